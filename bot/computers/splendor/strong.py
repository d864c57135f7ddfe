"""The strong computer: a tree search with a network's evaluations."""

from collections.abc import Sequence
from itertools import compress
from random import Random
from statistics import fmean
from zlib import crc32

import numpy as np

from bot.computers.contract import EvaluatedMove, Evaluation
from bot.computers.splendor.habits import plausible
from bot.computers.splendor.net import shipped
from bot.computers.splendor.outlook import outlooks
from bot.computers.splendor.reading import column, guessed
from bot.computers.splendor.search import Search
from bot.computers.splendor.tree import seated_chances
from bot.computers.splendor.undealt import after_undealt
from rules.splendor.moves import Move
from rules.splendor.position import Position

CHANCE_GUESSES = 4
"""How many guesses of hidden cards the chances are averaged over."""

WON = 0.99
"""The chance from which on a game counts as won."""
AS_GOOD = 0.005
"""How much of its chance a move may give up to end a won game sooner."""
SEEN = 0.1
"""How many visits that move has at least, compared with the best one."""
NOISE = 0.002
"""How far a move's chance may be from the best one's, to waste nothing: less than a search can tell."""
SEEN_OFTEN = 0.5
"""How many visits that move has at least: a chance of fewer visits is less certain."""
REACH = 10
"""How many gems the seat lacks at most for a card that it reserves for itself."""
LOOKED_AT = 8
"""Of how many moves it's asked at most how soon the game ends."""

ERROR = 0.03
"""By how much the difference between two chances is off, at most, in two thirds of the positions.

Measured by `python -m tests.tools.errors splendor`; see docs/arena.md."""
SIMULATIONS = 1150
"""How many simulations an evaluation has for all moves, with the usual effort."""
BEST = 4
"""How many moves an evaluation returns at least, if there are as many."""
SIMULATIONS_OF_BEST = 240
"""How many simulations each of the moves that it returns has at least."""


def strong(view: Position, seconds: float, rng: Random) -> Move:
    """Return the best move found within `seconds` of CPU time."""
    if view.decision is not None and len(view.decision.moves) == 1:
        return view.decision.moves[0]
    search = Search(view, rng)
    search.run(seconds)
    return search.moves[preferred(search)]


def preferred(search: Search) -> int:
    """Return the place of the best move; of those as good, one without waste, and in a won game the quickest.

    Where every move wins, the search has no reason to hurry, and would only play with the others.
    """
    best, worths, visits, proven = search.order[0], search.worths, search.visits, search.proven
    won = worths[best] >= WON
    room, share = (AS_GOOD, SEEN) if won else (NOISE, SEEN_OFTEN)
    as_good = [
        it
        for it in search.order
        if abs(worths[it] - worths[best]) <= room
        and visits[it] >= share * visits[best]
        and proven.get(it) == proven.get(best)
    ]
    moves = [search.moves[it] for it in as_good]
    sensible = [*compress(as_good, plausible(search.view, moves, REACH))]
    return _quickest(search, sensible) if won else sensible[0]


def _quickest(search: Search, places: Sequence[int]) -> int:
    """Return the place of the move after which the game can end soonest, and with most prestige."""
    view, seat = search.view, search.view.turn
    after = {place: after_undealt(view, search.moves[place]) for place in places}
    scoring = sorted(places, key=lambda place: -after[place].seats[seat].prestige)
    if after[scoring[0]].seats[seat].prestige >= view.target:
        return scoring[0]

    def end(place: int) -> tuple[int, int]:
        prestige = [outlook.prestige for outlook in outlooks(after[place], seat)]
        turns = sum(it < view.target for it in prestige)
        return turns, -prestige[min(turns, len(prestige) - 1)]

    return min(scoring[:LOOKED_AT], key=end)


def evaluated(view: Position, also: Sequence[str], effort: float) -> Evaluation:
    """Return the evaluation of a view (see `Adviser.evaluated`)."""
    # A look with another effort draws other cards, so that it doesn't repeat the first one's errors.
    seed = crc32(f"{effort} {view!r}".encode())
    search = Search(view, Random(seed), thorough=True)
    search.run(simulations=effort * SIMULATIONS, to_the_end=True)
    places = {str(move): place for place, move in enumerate(search.moves)}

    def deepened(notation: str) -> EvaluatedMove:
        place = places[notation]
        # Its own generator keeps a move's figures independent of the other moves'.
        search.deepen(place, round(effort * SIMULATIONS_OF_BEST), Random(f"{seed} {notation}"))
        chance = search.worths[place]
        line = *search.line(place), *search.foreseen(place), chance
        return EvaluatedMove(notation, chance, line)

    most_promising = [str(search.moves[place]) for place in search.order[:BEST]]
    best = sorted(map(deepened, most_promising), key=lambda move: -move.chance)
    stake = max(0.0, best[0].chance - fmean(search.worths))
    shown = {move.notation for move in best}
    others = [deepened(notation) for notation in dict.fromkeys(also) if notation not in shown]
    return Evaluation((*best, *others), stake, ERROR)


def chances(views: Sequence[Position]) -> list[tuple[float, ...]]:
    """Return each seat's chance of winning in each view; exact if a game is over.

    A shared win is divided, so that the chances add up to 1.
    """
    by_view: list[tuple[float, ...]] = [()] * len(views)
    for seats in {len(view.seats) for view in views}:
        places = [place for place, view in enumerate(views) if len(view.seats) == seats]
        rng = Random(0)  # the same views always get the same chances
        tables, owners = [], []
        for place in places:
            view = views[place]
            known = guessed(view, rng) is view
            for _ in range(1 if known else CHANCE_GUESSES):
                tables.append(column(guessed(view, rng)))
                owners.append(place)
        values = seated_chances(shipped(seats), np.stack(tables, axis=1))
        of = np.array(owners)
        for place in places:
            by_view[place] = tuple(values[:, of == place].mean(axis=1).tolist())
    return by_view
