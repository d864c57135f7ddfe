"""The styles of computers: of the moves that are nearly as good as the best, a style likes some more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import sqrt
from typing import Final

from rules.splendor.moves import Buy, Move, Reserve, Take
from rules.splendor.position import Position
from rules.splendor.price import missing


@dataclass(frozen=True, slots=True)
class Style:
    """How much a style likes moves, in logits."""

    buys: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """For a purchase, by the card's level."""
    reserves: tuple[float, float, float] = (0.0, 0.0, 0.0)
    denials: float = 0.0
    """For reserving a card that another seat lacks at most `WITHIN_REACH` gems for."""
    nobles: float = 0.0
    """For each noble who asks for a bought bonus, divided by all that the noble still asks for."""
    gems: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """For each taken gem that the nearest card of a level needs."""
    margin: float = 1.0
    """How far below the best move's logit a move may be that the style prefers to it."""
    noise: float = 0.26
    """The temperature that would cost a rung as much as these likings do."""
    heat: float = 1.1
    """What multiplies the temperature of a rung that overlooks nobles, where likings often help."""


WITHIN_REACH: Final = 2
MAX_MARGIN: Final = 3.0
"""The highest margin, in temperatures of the rung: the stronger it is, the less it follows its taste."""
WARMTH: Final = 1.15
"""Multiplies the rest of the rung's temperature, since likings also keep a style from far worse moves."""
NO_STYLE: Final = Style()
STYLES: Final[Mapping[str, Style]] = {
    "": NO_STYLE,
    "collector": Style(
        buys=(0.7, 0.2, 0.0),
        reserves=(-0.4, -0.4, -0.4),
        gems=(0.1, 0.0, 0.0),
        margin=0.9,
    ),
    "sniper": Style(reserves=(1.5, 1.5, 1.5), denials=2.0, margin=1.2, noise=0.24, heat=1.28),
    "courtier": Style(buys=(0.0, -0.2, -0.4), nobles=3.0, noise=0.2, heat=1.2),
    "climber": Style(
        buys=(-1.2, 0.0, 2.0),
        reserves=(-0.4, 0.0, 1.5),
        gems=(0.0, 0.0, 0.6),
        margin=1.1,
        noise=0.14,
        heat=0.7,
    ),
}


def leaned(
    style: Style,
    view: Position,
    moves: Sequence[Move],
    logits: Sequence[float],
    temperature: float,
) -> list[float]:
    """Return the logits of moves as a style sees them: it raises those near the best that it likes."""
    least = max(logits) - min(style.margin, MAX_MARGIN * temperature)
    near = [logit >= least for logit in logits]
    likings = likings_of(style, view, moves)
    lowest = min(compress(likings, near))
    return [
        logit + (liking - lowest) if is_near else logit
        for logit, liking, is_near in zip(logits, likings, near, strict=True)
    ]


def cooled(style: Style, temperature: float, *, overlooks: bool) -> float:
    """Return the temperature at which a style is as strong as its rung: independent errors add in squares.

    Args:
        style: The style.
        temperature: The rung's.
        overlooks: Whether the rung overlooks nobles.
    """
    if style is NO_STYLE:
        return temperature
    if overlooks:
        return temperature * style.heat
    return WARMTH * sqrt(max(0.0, temperature**2 - style.noise**2))


def likings_of(style: Style, view: Position, moves: Sequence[Move]) -> list[float]:
    """Return how much a style likes each move."""
    if style is NO_STYLE:
        return [0.0] * len(moves)
    needed = [_needed(view, level) for level in (1, 2, 3)]
    return [_liking(style, view, move, needed) for move in moves]


def _liking(style: Style, view: Position, move: Move, needed: Sequence[Sequence[int]]) -> float:
    match move:
        case Buy(card):
            bonuses = view.seats[view.turn].bonuses
            lacks = [
                [max(0, need - have) for need, have in zip(noble.cost, bonuses, strict=True)]
                for noble in view.nobles
            ]
            nearer = sum(1 / sum(lack) for lack in lacks if lack[card.bonus])
            return style.buys[card.level - 1] + style.nobles * nearer
        case Reserve(card):
            rivals = (theirs for seat, theirs in enumerate(view.seats) if seat != view.turn)
            denied = any(missing(card, theirs).short <= WITHIN_REACH for theirs in rivals)
            return style.reserves[card.level - 1] + style.denials * denied
        case Take(gems):
            useful = (sum(map(min, gems, each)) for each in needed)
            return sum(like * count for like, count in zip(style.gems, useful, strict=True))
        case _:
            return 0.0


def _needed(view: Position, level: int) -> Sequence[int]:
    """Return the gems lacking for the nearest card of a level."""
    mine = view.seats[view.turn]
    cards = [card for card in view.in_sight(view.turn) if card.level == level]
    lacks = [missing(card, mine) for card in cards]
    return min(lacks, key=lambda lack: lack.short).gems if lacks else (0,) * 5
