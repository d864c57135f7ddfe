"""Which turning points the trainer has of a person, which it asks next, and how it judges an answer."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.computers.contract import Evaluation
from bot.features.replay.review import REVIEW_VERSION, read
from bot.features.trainer.store import BOXES, OwnPoint, OwnPoints, ReviewedSeat
from bot.features.trainer.themes import theme_of
from bot.host.threads import in_thread
from bot.store import Store

WEIGHTS: Final = (4.0, 2.0, 1.0)
"""How much more often a point is asked than one of the last box, by its box."""


async def points_of(store: Store, user_id: int) -> list[OwnPoint]:
    """Return a person's points, with those of games that were reviewed since they asked last."""
    points = store.of(OwnPoints)
    new = await in_thread(_found, await points.new(user_id, REVIEW_VERSION))
    if new:
        await points.save(user_id, new)
    return await points.of(user_id)


def _found(reviewed: Sequence[ReviewedSeat]) -> list[OwnPoint]:
    """Return the turning points of these seats that no computer can have played."""
    return [
        OwnPoint(it.table_id, review.game, point, REVIEW_VERSION)
        for it in reviewed
        if (review := read(it.content)) is not None
        for point in review.turning_points
        if point.seat == it.seat and point.number >= it.deputed
    ]


def in_order(
    points: Sequence[OwnPoint], last: tuple[int, int | None], rng: Random
) -> list[OwnPoint]:
    """Return points in a random order, sooner those that were missed; the `last` one asked comes last.

    `last` is its table and number.
    """
    drawn = {id(it): rng.random() ** (1 / WEIGHTS[it.box]) for it in points}
    return sorted(points, key=lambda it: ((it.table_id, it.point.number) == last, -drawn[id(it)]))


def on_theme(points: Sequence[OwnPoint], game: str, theme: str) -> list[OwnPoint]:
    """Return the points of a game that have a theme."""
    return [it for it in points if it.game == game and theme_of(game, it.point.reasons) == theme]


def next_box(own: OwnPoint, *, right: bool) -> int:
    """Return the box of a point after an answer."""
    return min(own.box + 1, BOXES - 1) if right else 0


def as_good(evaluation: Evaluation, notation: str, better: str) -> bool:
    """Return whether a move is as good as the better one, as far as one can tell."""
    return evaluation.of(better).chance - evaluation.of(notation).chance <= evaluation.error
