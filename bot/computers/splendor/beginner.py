"""A friendly beginner, in plain Python.

It buys what it can, the card with the most prestige first. Otherwise it picks one of the nearest cards
and gathers gems for it. It forgets its goal from turn to turn, and ignores nobles and opponents.
"""

from operator import itemgetter
from random import Random
from typing import Final, TypeVar

from rules.splendor.cards import GOLD, Card
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Buy, Move, Receive, Reserve, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

LIKED_CARDS: Final = 3
"""How many of the nearest cards the goal is picked from."""
T = TypeVar("T")


def beginner(view: Position, rng: Random) -> Move:
    """Return a beginner's move."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    moves, mine = decision.moves, view.seats[decision.seat]
    if nobles := [move for move in moves if isinstance(move, Receive)]:
        return rng.choice(nobles)
    if buys := [move for move in moves if isinstance(move, Buy) and move.usual]:
        return _bought(view, decision.seat, buys, rng)
    liked = _liked(view, decision.seat, rng)
    if returns := [move for move in moves if isinstance(move, Return)]:
        return _best(returns, [_spared(move, mine, liked) for move in returns], rng)
    if takes := [move for move in moves if isinstance(move, Take)]:
        return _best(takes, [_useful(move, mine, liked) for move in takes], rng)
    reserves = [move for move in moves if isinstance(move, Reserve)]
    return (
        _best(reserves, [-missing(move.card, mine).short for move in reserves], rng)
        if reserves
        else moves[0]
    )


def _bought(view: Position, seat: int, buys: list[Buy], rng: Random) -> Move:
    if reaching := reaching_buys(view, seat):
        return reaching[0]
    return _best(buys, [move.card.prestige for move in buys], rng)


def reaching_buys(view: Position, seat: int) -> list[Buy]:
    """Return the purchases that reach the target, the one with the most prestige first."""
    moves = view.decision.moves if view.decision else ()
    bare = view.but(decks=(0,) * len(view.decks))  # so that the dealer draws no card
    after = [
        (bare.after(move).seats[seat].prestige, move)
        for move in moves
        if isinstance(move, Buy) and move.usual
    ]
    reaching = [each for each in after if each[0] >= view.target]
    return [move for _, move in sorted(reaching, key=itemgetter(0), reverse=True)]


def _liked(view: Position, seat: int, rng: Random) -> Card | None:
    mine = view.seats[seat]
    near = sorted(
        view.in_sight(seat), key=lambda card: missing(card, mine).short - card.prestige / 2
    )
    return rng.choice(near[:LIKED_CARDS]) if near else None


def _useful(move: Take, mine: Holdings, liked: Card | None) -> int:
    """Return how many of these gems the goal needs."""
    if liked is None:
        return 0
    return sum(map(min, move.gems, missing(liked, mine).gems))


def _spared(move: Return, mine: Holdings, liked: Card | None) -> int:
    """Return how many gems of a colour the goal doesn't need; gold is kept."""
    if move.colour == GOLD:
        return -9
    due = missing(liked, mine).due[move.colour] if liked else 0
    return mine.tokens[move.colour] - due


def _best(moves: list[T], scores: list[int], rng: Random) -> T:
    highest = max(scores)
    return rng.choice([move for move, score in zip(moves, scores, strict=True) if score == highest])
