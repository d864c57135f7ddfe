"""The turning points that the trainer asks people, and how well each knows theirs."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from bot.computers.review import TurningPoint
from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Row

POINTS_KEPT: Final = 200
"""How many points are kept for a person: those of their newest games."""
REVIEWS_READ: Final = 200
"""How many reviews are searched for new points at once: those of a person's newest games."""
BOXES: Final = 3

COLUMNS: Final = (
    columns(
        "trainer_points",
        keys=3,
        of_table=True,
        number="user_id table_id number box answers",
        text="game content",
        flag="asked found",
    ),
)
FORGET_PERSON: Final = ("DELETE FROM trainer_points WHERE user_id = $1",)
_THIS: Final = "user_id = $1 AND table_id = $2 AND number = $3"
_OF: Final = """SELECT table_id, game, content, box, asked, answers, found FROM trainer_points
    WHERE user_id = $1"""
_ALL: Final = f"{_OF} ORDER BY table_id DESC, number"
_GET: Final = f"{_OF} AND table_id = $2 AND number = $3"
# A seat that somebody else has had, too, has moves of theirs.
_NEW: Final = f"""SELECT v.table_id, v.content, s.seat, s.deputed FROM reviews v
    JOIN seats s ON s.table_id = v.table_id
    WHERE s.user_id = $1 AND v.version = $2 AND s.past IN ('', '[]')
    AND v.table_id NOT IN (SELECT table_id FROM trainer_points WHERE user_id = $1)
    AND v.table_id > coalesce((SELECT table_id FROM trainer_points WHERE user_id = $1
        ORDER BY table_id DESC LIMIT 1 OFFSET {POINTS_KEPT - 1}), 0)
    ORDER BY v.table_id DESC LIMIT {REVIEWS_READ}"""
_SAVE: Final = """INSERT INTO trainer_points (user_id, table_id, number, game, content)
    SELECT user_id, table_id, CAST($3 AS bigint), CAST($4 AS text), CAST($5 AS text)
    FROM seats WHERE user_id = $1 AND table_id = $2 ON CONFLICT DO NOTHING"""
_TRIM: Final = f"""DELETE FROM trainer_points WHERE user_id = $1 AND (table_id, number) NOT IN
    (SELECT table_id, number FROM trainer_points WHERE user_id = $1
    ORDER BY table_id DESC, number LIMIT {POINTS_KEPT})"""
_ASK: Final = f"UPDATE trainer_points SET asked = true WHERE {_THIS} RETURNING number"
_ANSWER: Final = f"""UPDATE trainer_points SET asked = false, box = $5, answers = answers + 1,
    found = CASE WHEN answers = 0 THEN $6 ELSE found END
    WHERE {_THIS} AND answers = $4 AND asked RETURNING number"""


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """The review of a game as JSON, and a person's seat there.

    A computer may have answered for them before the move of number `deputed`.
    """

    table_id: int
    content: str
    seat: int
    deputed: int


@dataclass(frozen=True, slots=True)
class OwnPoint:
    """A turning point of a person's own game.

    Attributes:
        version: The version of the reviewer that found it.
        box: How well they know it: 0 at first and after a miss, one more for each right answer.
        asked: Whether it is asked, and not answered yet.
        answers: How often they have answered it.
        found: Whether their first answer was right.
    """

    table_id: int
    game: str
    point: TurningPoint
    version: int
    box: int = 0
    asked: bool = False
    answers: int = 0
    found: bool = False


class OwnPoints(Repository):
    """Keeps people's turning points."""

    async def of(self, user_id: int) -> list[OwnPoint]:
        """Return a person's points, those of the newest game first."""
        return await self._many(_point, _ALL, user_id)

    async def get(self, user_id: int, table_id: int, number: int) -> OwnPoint | None:
        """Return a person's point by its table and the number of its position."""
        points = await self._many(_point, _GET, user_id, table_id, number)
        return points[0] if points else None

    async def new(self, user_id: int, version: int) -> list[ReviewedSeat]:
        """Return the reviews of a person's games, by this version, of which no points are kept for them."""
        return [ReviewedSeat(*row) for row in await self._engine.rows(_NEW, user_id, version)]

    async def save(self, user_id: int, points: Sequence[OwnPoint]) -> None:
        """Save new points of a person who sat at their tables, and delete the oldest if there are too many."""
        rows = [(user_id, it.table_id, it.point.number, it.game, _content(it)) for it in points]
        await self._engine.write_all((_SAVE, rows), (_TRIM, [(user_id,)]))

    async def ask(self, user_id: int, own: OwnPoint) -> bool:
        """Note that a point is asked; False if it is no longer kept."""
        return bool(await self._engine.write(_ASK, user_id, own.table_id, own.point.number))

    async def answer(self, user_id: int, own: OwnPoint, box: int, *, right: bool) -> bool:
        """Note an answer, and put the point into a box; False if it has been answered meanwhile."""
        this = user_id, own.table_id, own.point.number
        return bool(await self._engine.write(_ANSWER, *this, own.answers, box, right))


def _content(own: OwnPoint) -> str:
    return json.dumps({"version": own.version, "point": asdict(own.point)})


def _point(row: Row) -> OwnPoint:
    table_id, game, content, box, asked, answers, found = row
    kept = json.loads(content)
    point = TurningPoint.of_json(kept["point"])
    return OwnPoint(table_id, game, point, kept["version"], box, bool(asked), answers, bool(found))


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's points, and how they have answered them."""
    points = [
        {
            "table": str(it.table_id),
            "position": it.point.number,
            "played": it.point.played,
            "better": it.point.better,
            "box": it.box + 1,
            "asked": it.asked,
            "answers": it.answers,
            "found_at_first": it.found if it.answers else None,
        }
        for it in await store.of(OwnPoints).of(user_id)
    ]
    return [Section("turning_points", points, place=12)]
