"""What is kept of people's turning points, on a file and on a server alike."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

from bot.computers.contract import Reason
from bot.computers.review import Review, TurningPoint
from bot.features.replay.review import REVIEW_VERSION
from bot.features.replay.store import StoredReviews
from bot.features.trainer.store import POINTS_KEPT, OwnPoint, OwnPoints
from bot.features.trainer.trainer import points_of
from bot.store import Store
from tests.store.playing import ADA, BO, begun, put_apart

POINT = TurningPoint(4, 0, "take:wbg", "take:krg", 0.25, 0.5, (Reason("wins", {}),))
REVIEW = Review("splendor", (0, 4, 8), ((0.5, 0.5),) * 3, (90.0, 80.0), (POINT,))


async def reviewed(store: Store, *points: TurningPoint) -> int:
    """Keep a review with these points of a new table; return its id."""
    table = await put_apart(store, begun())
    content = json.dumps(replace(REVIEW, turning_points=points).as_json())
    await store.of(StoredReviews).save(table.id, REVIEW_VERSION, content)
    return table.id


async def test_points_come_from_the_reviews_of_ones_games(store: Store) -> None:
    """Each player gets those of their seat, once, as the review has them; somebody else gets none."""
    table_id = await reviewed(store, POINT, replace(POINT, number=6, seat=1))
    for _ in range(2):
        assert await points_of(store, ADA) == [
            OwnPoint(table_id, "splendor", POINT, REVIEW_VERSION)
        ]
        (theirs,) = await points_of(store, BO)
        assert theirs.point.number == 6
    assert await points_of(store, 999) == []


async def test_an_answer_is_kept_once(store: Store) -> None:
    """Of many at once one is; later ones count only if the point was asked again, and the first says whether it was found."""
    table_id = await reviewed(store, POINT)
    (own,) = await points_of(store, ADA)
    kept = store.of(OwnPoints)
    assert not await kept.answer(ADA, own, 1, right=True)
    assert await kept.ask(ADA, own)
    saved = await asyncio.gather(*(kept.answer(ADA, own, 1, right=True) for _ in range(5)))
    assert sorted(saved) == [False] * 4 + [True]
    now = await kept.get(ADA, table_id, 4)
    assert now == replace(own, box=1, answers=1, found=True)
    assert await kept.ask(ADA, now)
    assert not await kept.answer(ADA, own, 2, right=True)
    assert await kept.answer(ADA, now, 0, right=False)
    assert await kept.get(ADA, table_id, 4) == replace(now, box=0, answers=2)


async def test_points_of_the_newest_games_are_kept(store: Store) -> None:
    """Those of older ones are deleted if there are too many, and their reviews aren't read again."""
    old = await reviewed(store, POINT)
    await points_of(store, ADA)
    points = [replace(POINT, number=it) for it in range(POINTS_KEPT)]
    new = await reviewed(store, *points)
    found = await points_of(store, ADA)
    assert {it.table_id for it in found} == {max(old, new)}
    assert len(found) == POINTS_KEPT
    assert await store.of(OwnPoints).new(ADA, REVIEW_VERSION) == []


async def test_points_go_with_the_person(store: Store) -> None:
    """Nothing comes of the reviews of somebody who isn't at the table any more."""
    await reviewed(store, POINT, replace(POINT, number=6, seat=1))
    await points_of(store, ADA)
    await points_of(store, BO)
    await store.people.forget(ADA)
    assert await store.of(OwnPoints).of(ADA) == []
    assert len(await store.of(OwnPoints).of(BO)) == 1


async def test_a_review_that_cannot_be_read_gives_nothing(store: Store) -> None:
    """It harms no other."""
    table = await put_apart(store, begun())
    await store.of(StoredReviews).save(table.id, REVIEW_VERSION, "{}")
    assert await points_of(store, ADA) == []
