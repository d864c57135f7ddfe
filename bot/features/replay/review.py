"""Reviews of finished games: each is made once and stored."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from bot.computers.engine_client import AnalysisFailed, EngineClient
from bot.computers.levels import adviser_of, every_level
from bot.computers.review import MAX_MOVES, CannotReview, Review, TurningPoint
from bot.features.replay.store import StoredReviews
from bot.host.bounded import BoundedDict
from bot.host.threads import in_thread
from bot.parts import Part
from bot.store import NotSaved, Store
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import AnyMatch
from rules.turns import begins_turn, turn_bounds

log = logging.getLogger(__name__)

REVIEW_VERSION: Final = 12
"""The version of the reviewer; reviews stored with another one are made again."""
MAX_PENDING: Final = 20
"""How many reviews may be in progress; each one slows the others down."""
MAX_PENDING_EACH: Final = 2
"""How many of them one person may have requested."""
MAX_BROKEN: Final = 5
"""How many reviews that broke off are kept, to go on from there; each takes a megabyte at most."""
PROGRESS_EVERY_S: Final = 2.0
"""Seconds between two progress reports."""
MAX_WAIT_S: Final = 13 * 60.0
"""Seconds before a person's wait ends; Discord allows edits of the answer for 15 minutes."""

ReportProgress = Callable[[float], Awaitable[None]]
"""Called with the progress of a review, from 0 to 1."""


@dataclass(slots=True)
class _InHand:
    """A review in progress, the person who requested it, the worker's answers, and how much is done (0 to 1)."""

    task: asyncio.Task[Review]
    user_id: int
    answers: list[Any]
    done: float


class Reviews(Part):
    """Makes and stores reviews of games."""

    def __init__(self, store: Store, thinking: EngineClient) -> None:
        self._store = store
        self._thinking = thinking
        self._in_hand: dict[int, _InHand] = {}
        self._broken: BoundedDict[tuple[int, int], tuple[list[Any], float]] = BoundedDict(
            MAX_BROKEN
        )
        """By a table and the length of its log: the answers, and how much was done, before it broke off."""
        self._closed = False

    async def kept(self, table: Table) -> Review | None:
        """Return the stored review of a table's whole game, if there is one; raise NotSaved."""
        content = await self._store.of(StoredReviews).get(table.id, REVIEW_VERSION)
        review = None if content is None else read(content)
        return review if review is not None and _is_of(review, table) else None

    async def made(self, table: Table, user_id: int, report: ReportProgress) -> Review:
        """Make the review of a table's whole game, or join a person who already waits for it.

        `report` gets the progress. Raises Refusal if the game can't be reviewed, or it failed.
        """
        key = why_not_reviewed(table)
        if key is not None:
            raise Refusal(key)
        if every_level(table.game)[-1] not in self._thinking.levels(table.game):
            raise Refusal("refused-review-level")
        if self._closed:
            raise Refusal("refused-restarting")
        in_hand = self._in_hand.get(table.id)
        if in_hand is None:
            theirs = sum(it.user_id == user_id for it in self._in_hand.values())
            if theirs >= MAX_PENDING_EACH:
                raise Refusal("refused-review-yours")
            if len(self._in_hand) >= MAX_PENDING:
                raise Refusal("refused-review-busy")
            in_hand = self._begun(table, user_id)
        return await _waited_for(in_hand, report)

    async def release(self) -> None:
        """Cancel the reviews in progress; those who wait are asked to try again."""
        self._closed = True
        tasks = [in_hand.task for in_hand in self._in_hand.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begun(self, table: Table, user_id: int) -> _InHand:
        key = table.id, len(table.log)
        task = asyncio.create_task(self._review(table, user_id))
        in_hand = _InHand(task, user_id, *self._broken.pop(key, ([], 0.0)))
        self._in_hand[table.id] = in_hand

        def over(task: asyncio.Task[Review]) -> None:
            del self._in_hand[table.id]
            if not task.cancelled() and isinstance(task.exception(), AnalysisFailed):
                self._broken[key] = in_hand.answers, in_hand.done
            if not task.cancelled() and task.exception():  # perhaps nobody waits for it any more
                log.warning("table %d: there is no review: %r", table.id, task.exception())

        in_hand.task.add_done_callback(over)
        return in_hand

    async def _review(self, table: Table, user_id: int) -> Review:
        match = table.match
        if match is None:
            raise CannotReview("there is no game at this table")
        stored = await self.kept(table)  # perhaps it was stored just before
        if stored is not None:
            return stored

        async def on_progress(done: int, total: int) -> None:
            self._in_hand[table.id].done = done / total

        answers = self._in_hand[table.id].answers
        review = await self._thinking.review(table.game, match, on_progress, (user_id,), answers)
        content = await in_thread(json.dumps, review.as_json())
        try:
            await self._store.of(StoredReviews).save(table.id, REVIEW_VERSION, content)
        except NotSaved as error:  # those who wait still get it
            log.warning("table %d: its review could not be kept: %s", table.id, error)
        return review


async def _waited_for(in_hand: _InHand, report: ReportProgress) -> Review:
    """Wait for a review; raise Refusal if it was cancelled, failed, or takes too long."""
    until = monotonic() + MAX_WAIT_S
    while not in_hand.task.done():
        if monotonic() > until:
            raise Refusal("refused-review-slow")
        await report(in_hand.done)
        await asyncio.wait({in_hand.task}, timeout=PROGRESS_EVERY_S)
    if in_hand.task.cancelled():
        raise Refusal("refused-restarting")
    try:
        return in_hand.task.result()
    except CannotReview as error:
        raise Refusal("refused-review-long") from error
    except AnalysisFailed as error:
        raise Refusal("refused-review-broken") from error


def why_not_reviewed(table: Table) -> str | None:
    """Return the key of the text that says why a game can't be reviewed; None if it can."""
    if table.damage:
        return "refused-replay-damaged"
    moves = [entry.move for entry in table.play.moves]
    for key, so in (
        ("refused-review-called-off", table.stage == "called-off"),
        ("refused-review-goes-on", table.stage != "finished"),
        ("refused-review-played-on", table.origin is Origin.CONTINUATION),
        ("refused-review-nobody", adviser_of(table.game) is None),
        ("refused-review-long", len(moves) > MAX_MOVES),
        ("refused-review-no-turn", not any(begins_turn(table.rules, move) for move in moves)),
    ):
        if so:
            return key
    return None


def has_played(table: Table, user_id: int) -> bool:
    """Return whether a person plays, or has played, at a table; where everybody votes, anybody may have."""
    return table.has_vote(user_id) or any(
        user_id == it.user_id or user_id in it.previous_user_ids for it in table.players
    )


def _is_of(review: Review, table: Table) -> bool:
    """Return whether a review fits the game of a table."""
    match = table.match
    if match is None or list(review.stops) != turn_bounds(table.rules, match):
        return False
    shapes = {len(seats) for seats in (*review.chances, review.accuracy)}
    return (
        shapes == {len(table.players)}
        and len(review.chances) == len(review.stops)
        and all(was_asked(point, match) for point in review.turning_points)
    )


def was_asked(point: TurningPoint, match: AnyMatch) -> bool:
    """Return whether a turning point's moves were legal, and one of them was played."""
    if not 0 <= point.number < len(match.moves) or str(match.moves[point.number]) != point.played:
        return False
    decision = match.positions[point.number].decision
    offered = map(str, decision.moves) if decision and decision.seat == point.seat else ()
    return point.better in offered


def read(content: str) -> Review | None:
    """Read a stored review; None if it is malformed."""
    try:
        return Review.of_json(json.loads(content))
    except (ValueError, KeyError, TypeError) as error:
        log.warning("a review that was kept cannot be read: %r", error)
        return None
