"""The evaluation of a position of 12 Seekers: the same view always gets the same one."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from statistics import fmean
from typing import Final

from bot.computers.contract import EvaluatedMove, Evaluation
from bot.computers.seekers.chances import with_edge
from bot.computers.seekers.declaring import declared, total_after
from bot.computers.seekers.deepening import Deepening, SearchOutcome
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.reading import table_of
from bot.computers.seekers.search import INFINITE_VALUE, VALUE_PER_POINT, Search
from bot.computers.seekers.state import Proven, SearchState
from bot.computers.seekers.strong import chance_of, likely_chance, rank
from rules.contract import Decision, Seat, question_of
from rules.seekers.moves import Move
from rules.seekers.position import Position

BEST: Final = 4
"""The number of best moves to report."""
DRAWN: Final = 3
"""From how many of the other moves their mean chance is estimated."""
OUTCOMES_EACH: Final = 4
"""How many outcomes of every move are searched deeper than one turn, at least."""
STATES: Final[Mapping[str, int]] = {"basic": 130_000, "advanced": 130_000, "chaos": 60_000}
"""How many states are generated for the best moves, by mode, with the usual effort.

What follows, for other moves and one turn less deep, takes about half as long again, at most."""
EXACT_TURNS: Final[Mapping[str, int]] = {"basic": 6, "advanced": 6, "chaos": 5}
"""With at most this many turns after this one, proofs of all moves are tried, by mode."""
STATES_BEFORE_PROOF: Final = 0.2
"""The share of the states that is generated then, for the lines."""
LOOKED_AHEAD: Final = (-0.18, -0.26, -0.48)
"""What is added to the log-odds of chances that a search found, by round: the best of many inexact values is too high.

Fitted so that what two seats have in two turns in a row adds up to 1: `python -m tests.tools.train.seekers.calibration`
prints how far off that is. The last value goes for later rounds, too."""
STARTED: Final = 0.16
"""What is added for the seat that started the round, and taken off for the other one; fitted to who won."""
ERROR: Final = 0.08
"""By how much the difference between two moves' chances is off, at most, in two thirds of the positions
that aren't proved.

Measured by `python -m tests.tools.errors seekers`; see docs/arena.md."""
MARGIN_STATES: Final = 3_000
"""How many states are generated to prove by how much a move wins or loses."""
PROOF_STATES: Final = 100_000
"""How many states are generated for proofs, with the usual effort: nine of ten proofs need fewer."""


def evaluated(view: Position, also: Sequence[str], effort: float) -> Evaluation:
    """Return the evaluation of a position for the seat to move, with the moves `also` besides.

    All chances are by values of the same depths: the mean of two, since one with a turn of the other
    player at its end looks better than one without it, less what looking ahead finds too much. In the
    last turns they are exact, if the effort suffices.
    """
    decision = question_of(view)
    if view.stage == "declare":
        return _declarations(view, decision, also)
    asked = Deepening.of(view, decision.moves, decision.seat)
    near = asked.left <= EXACT_TURNS[view.mode]
    states = effort * STATES[view.mode] * (STATES_BEFORE_PROOF if near else 1)
    search = asked.search(Limit(states=states))
    asked.deepen(search, BEST, OUTCOMES_EACH, whole=True)
    search.limit = Limit()
    proved = near and asked.prove_all(Limit(states=effort * PROOF_STATES))
    outcomes = _best_by_move(asked)
    order = sorted(outcomes, key=lambda move: rank(asked, outcomes[move]), reverse=True)
    best, rest = order[:BEST], order[BEST:]
    others = [move for move in rest if str(asked.moves[move]) in also]
    drawn = rest
    if not proved:
        drawn = Random(f"{view.dungeon} {rest}").sample(rest, min(DRAWN, len(rest)))
        outcomes |= {move: _searched(asked, search, move) for move in {*others, *drawn}}
    chances = {move: chance_of(asked, outcomes[move]) for move in {*best, *others, *drawn}}
    if not proved and 1 < asked.depth < asked.left:
        before, shallower = asked.depth - 1, asked.search(Limit())
        for move, chance in chances.items():
            value = _value(asked, shallower, move, before)
            chances[move] = (chance + likely_chance(asked, value, before)) / 2
    if not proved and asked.depth < asked.left:
        edge = edge_of(view, decision.seat)
        chances = {move: with_edge(chance, edge) for move, chance in chances.items()}
    lines = {move: _line(asked, search, move, outcomes[move]) for move in best + others}
    margins = {move: one.margin for move in best for one in lines[move] if isinstance(one, Proven)}
    if None in margins.values():
        margins = {}
    best.sort(key=lambda move: (chances[move], margins.get(move, 0)), reverse=True)
    moves = (
        EvaluatedMove(str(asked.moves[move]), chances[move], lines[move]) for move in best + others
    )
    mean = sum(chances[move] for move in best)
    if drawn:
        mean += len(rest) * fmean(chances[move] for move in drawn)
    stake = max(0.0, chances[best[0]] - mean / len(order))
    return Evaluation(tuple(moves), stake, 0.0 if proved else ERROR)


def edge_of(view: Position, seat: Seat) -> float:
    """Return what is added to the log-odds of chances that a search found for the seat to move."""
    looked_ahead = LOOKED_AHEAD[min(view.round, len(LOOKED_AHEAD)) - 1]
    return looked_ahead + (STARTED if seat == view.starter else -STARTED)


def _best_by_move(asked: Deepening) -> dict[int, SearchOutcome]:
    """Return every move's best outcome."""
    best: dict[int, SearchOutcome] = {}
    for outcome in sorted(asked.outcomes, key=lambda one: rank(asked, one), reverse=True):
        for move in outcome.moves:
            best.setdefault(move, outcome)
    return best


def _line(
    asked: Deepening, search: Search, move: int, outcome: SearchOutcome
) -> tuple[SearchState, ...]:
    """Return the line after an outcome of a move, and what is proved of the move, if anything is.

    Where the line's end isn't proved to be that of good play, it's only this turn, or without its end if
    nothing is proved.
    """
    states = tuple(search.line(outcome.state, asked.depth))
    ended = 0 < asked.left <= EXACT_TURNS[asked.position.mode] and not states[-1][1]
    if outcome.won is None:
        return states[:-1] if ended else states
    margin = None
    with suppress(OutOfTime):
        for _, proof, _ in asked.worlds if len(asked.worlds) == 1 else ():
            proof.limit = Limit(states=MARGIN_STATES)
            margin = round(_value(asked, proof, move, asked.left) / VALUE_PER_POINT)
    lead = round(search.lead(states[-1]) / VALUE_PER_POINT) * (1 if asked.seat == 0 else -1)
    if ended and margin != lead:
        states = states[:1]
    return (*states, Proven(outcome.won, outcome.hands, margin))


def _searched(asked: Deepening, search: Search, move: int) -> SearchOutcome:
    """Return a move's best outcome, with its exact value at the depth reached."""
    outcomes = [one for one in asked.outcomes if move in one.moves]
    best = outcomes[0]
    best.value = asked.value(search, best, asked.depth)
    for outcome in outcomes[1:]:
        outcome.value = asked.value(search, outcome, asked.depth, int(best.value))
        if outcome.value > best.value:
            best = outcome
    return best


def _value(asked: Deepening, search: Search, move: int, depth: int) -> int:
    """Return a move's exact value, `depth` turns deep."""
    best = -INFINITE_VALUE
    for outcome in asked.outcomes:
        if move in outcome.moves:
            best = max(best, asked.value(search, outcome, depth, best))
    return best


def _declarations(view: Position, decision: Decision[Move], also: Sequence[str]) -> Evaluation:
    """Return the evaluation of declarations; only hidden cards leave a doubt."""
    chances = {str(move): _after(view, decision.seat, move) for move in declared(view, decision)}
    order = sorted(chances, key=chances.__getitem__, reverse=True)
    shown = order[:BEST] + [notation for notation in order[BEST:] if notation in also]
    moves = tuple(EvaluatedMove(notation, chances[notation]) for notation in shown)
    return Evaluation(moves, moves[0].chance - fmean(chances.values()), 0.0)


def _after(view: Position, seat: Seat, move: Move) -> float:
    """Return the chance of winning after a declaration, if all others are the best."""
    mine, theirs = view.seats[seat], view.seats[1 - seat]
    area, gold = table_of(view).laying.read(theirs.area)
    asked = (mine.cards, theirs.cards) if seat == 0 else (theirs.cards, mine.cards)
    hands = Hands.of(view.sheet, asked, (area, area)).worlds()
    total = total_after(view, seat, move)
    return sum(
        likely
        for hand, likely in hands
        if (total, -mine.power)
        > (hand.worth(view.sheet, 1 - seat, area) + gold + theirs.points, -theirs.power)
    )
