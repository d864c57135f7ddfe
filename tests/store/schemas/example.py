"""A database with everything in it, as this version of the bot leaves it."""

import json
import sqlite3
import tomllib
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from bot.features.blocks.store import Blocked, Blocks
from bot.features.catalogue import FEATURES
from bot.features.daily.store import Daily, DailyTry
from bot.features.follow.store import Follow, Follows
from bot.features.matchmaking.alert_store import Alert, Alerts
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.memos.store import Memo, Memos
from bot.features.plans.store import Plan, PlannedMove, Plans
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.features.ratings.ledger import Ledger
from bot.features.ratings.levels import measured_levels
from bot.features.ratings.rating import new_standings
from bot.features.replay.store import ImportedRecord, Records, StoredReviews
from bot.features.scheduled_events.store import ScheduledEvent, ScheduledEvents
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.messages.press import PressButton, PressChannels, PressSelect
from bot.screens.board import Beside
from bot.screens.public import screen_of
from bot.store import Store, open_store
from bot.store.values import Clock, Person, PostedBoard, ServerSettings, StaleMessage
from bot.tables import absence, changes, lobby, starting
from bot.tables.clocks import turn_of
from bot.tables.table import Table
from bot.tables.tables import Change, Tables
from rules import GAMES
from rules.record import dealt, record_json
from tests.store.playing import save_try

SCHEMAS = Path(__file__).parent
ROOT = SCHEMAS.parents[2]
ADA, BO, CY = (812_000_000_000_000_000 + number for number in (1, 2, 3))
SERVER = 712_000_000_000_000_001
CHANNEL = 612_000_000_000_000_000
NOW = datetime(2026, 11, 24, 12, tzinfo=UTC)
GAMES_SAVED: Final[Mapping[str, list[dict[str, int | str]]]] = {
    "splendor": [{"target": 15}],
    "seekers": [
        {"sheet": sheet, "order": 3, "mode": mode, "declare": "auto"}
        for sheet, mode in ((1, "basic"), (7, "advanced"), (20, "chaos"))
    ],
}
"""The options of the games being played: 12 Seekers once for each way to lay gems out."""


def version() -> str:
    """Return the version of the bot, as `pyproject.toml` states it."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    stated: str = tomllib.loads(text)["project"]["version"]
    return stated


def controls(table: Table) -> list[str]:
    """Return the custom ids of the controls under a table's board."""
    items = [item for row in screen_of(table, beside=Beside(FEATURES)).rows for item in row]
    kinds = (PressButton, PressSelect, PressChannels)
    return [str(item.item.custom_id) for item in items if isinstance(item, kinds)]


def played(table: Table, moves: int | None, rng: Random) -> Table:
    """Return a table after so many more moves by its players, or after its game."""
    while table.asked is not None and moves != 0:
        view = table.position.seen_by(table.asked)
        player, notation = table.players[table.asked], str(table.rules.quick(view))
        if player.user_id is None:
            table = changes.answer(table, table.number, notation, rng)
        else:
            table = changes.play(table, player.user_id, table.number, notation, rng)
        moves = None if moves is None else moves - 1
    return table


class Filling:
    """Fills an empty database with one row, at least, of everything that can be stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rng = Random(1)
        self.tables = Tables(store, self.rng)
        self.controls: dict[int, list[str]] = {}
        self._channels = iter(range(CHANNEL, CHANNEL + 100))

    async def fill(self) -> None:
        """Save tables in every stage, and what people and servers chose."""
        await self._lobby()
        for game, chosen in GAMES_SAVED.items():
            for options in chosen:
                await self._posted(await self._begun(game, options), 7)
        await self._clock(await self._begun("splendor", {"target": 15}))
        timed = await self._begun("splendor", {"target": 15})
        await self._clock(timed)
        await self._posted(await self.tables.get(timed.id), 1)
        asleep = await self._begun("splendor", {"target": 15})
        await self._changed(asleep, absence.fall_asleep)
        finished = await self._begun("seekers", GAMES_SAVED["seekers"][0])
        finished = await self._posted(finished, None)
        called_off = await self._begun("splendor", {"target": 15})
        await self._changed(called_off, changes.close)
        await self._settled()
        await self._beside(finished)

    async def _settled(self) -> None:
        """Save the ratings after the finished game, and of a level, as if a computer had played there."""
        ended, levels = await self.store.of(Ledger).unsettled(), measured_levels("seekers")
        assert ended is not None
        counted = new_standings(ended, (), (), levels, people_here=2)
        await self.store.of(Ledger).settle(ended, counted, [replace(levels["easy"], games=1)])

    async def _lobby(self) -> None:
        table = self._fresh("splendor", {"target": 18})
        table = lobby.add_computer(lobby.join(table, ADA, "Ada"), ADA, ["Robin"], "strong")
        await self._shown(await self.tables.open(lobby.invite(table, {CY: "Cy"})))

    async def _begun(self, game: str, options: dict[str, int | str]) -> Table:
        table = lobby.join(lobby.join(self._fresh(game, options), ADA, "Ada"), BO, "Bo")
        if game == "splendor":
            table = lobby.add_computer(table, ADA, ["Robin"])
        return await self.tables.open(starting.start(table, ADA, self.rng))

    def _fresh(self, game: str, options: dict[str, int | str]) -> Table:
        channel = next(self._channels)
        return Table(0, SERVER, channel, game, ADA, options, "en", version=GAMES[game].version)

    async def _posted(self, table: Table, moves: int | None) -> Table:
        """Play and post a table until it is a person's turn, or to the end."""
        after = await self._changed(table, lambda it: played(it, moves, self.rng))
        while after.computer_asked:
            after = await self._changed(after, lambda it: played(it, 1, self.rng))
        return await self._shown(after)

    async def _clock(self, table: Table) -> None:
        table = await self._posted(await self._changed(table, lambda it: replace(it, pace="1d")), 3)
        turn = turn_of(table)
        assert turn is not None
        await self.tables.wind(table, Clock(*turn, NOW, 86_400), NOW + timedelta(hours=12))

    async def _changed(self, table: Table, change: Change) -> Table:
        return (await self.tables.change(table.id, change)).after

    async def _shown(self, table: Table) -> Table:
        screen, message_id = screen_of(table, beside=Beside(FEATURES)), (table.id >> 20) << 22
        shown = PostedBoard(table.revision, message_id, screen.caption)
        await self.tables.mark_shown(table.id, shown)
        self.controls[table.id] = controls(table)
        return await self.tables.get(table.id)

    async def _beside(self, finished: Table) -> None:
        """Save everything that isn't a table."""
        store, puzzles = self.store, self.store.of(Puzzles)
        person = Person(ADA, "direct", 22 * 60, 7 * 60, "Europe/Berlin", language="ja")
        await store.people.save(person)
        await store.servers.save(ServerSettings(SERVER, "thread", "two", "ja", "1d", (CHANNEL,)))
        waits = QueueEntry(
            *(ADA, "splendor", "1d", SERVER, CHANNEL, CHANNEL, "Ada", "ja", "en", 2, 4, 200, "yes"),
            *(NOW, NOW + timedelta(days=7), finished.id),
        )
        await store.of(Queue).join(waits)
        await store.of(Alerts).save(Alert(ADA, "splendor", SERVER, "ja", NOW))
        ends = NOW + timedelta(weeks=3)
        season = Season(
            *(1, SERVER, CHANNEL, "season", 1, "splendor", 2, "1d", 3, 2, True, "ja", "running"),
            *(NOW, ends, NOW, None, True, 5, 6, 7),
        )
        await store.of(Seasons).open(season)
        await store.of(Seasons).join(Entrant(1, 1, ADA, "Ada", NOW, ready=True, division=0))
        await store.of(Seasons).change(1, (), (), [Fixture(1, 1, 0, 0, "open", (1,))])
        await store.notes.save("commands", "the commands of this version")
        await store.save_stale_message(StaleMessage(1, SERVER, CHANNEL, "A board."))
        record = dealt(GAMES["splendor"], 2, {}, self.rng)
        content = json.dumps(record_json(record, record.begin(), None))
        record_id = self.tables.fresh_id()
        imported = ImportedRecord(record_id, SERVER, CHANNEL, content)
        await store.of(Records).save(imported)
        choice = (PlannedMove("take:wbg", ""),)
        await store.of(Plans).save(Plan(finished.id + 1, BO, 3, (choice,), ("return:w",)))
        await store.of(ScheduledEvents).save(ScheduledEvent(1, "season", SERVER, 2, "{}"))
        await store.of(Memos).save(Memo(finished.id + 1, BO, "Keep red."))
        await store.of(Blocks).add(ADA, Blocked(CY, "Cy"))
        await store.of(Follows).save(
            Follow(ADA, 0, ADA + 1, SERVER, "ja", NOW + timedelta(days=30))
        )
        await store.of(Follows).claim_begun(ADA, finished.id)
        await store.of(Daily).fix({"2026-11-24": "00" * 32}, NOW)
        await save_try(store, DailyTry(ADA, "splendor", "2026-11-24", finished.id, SERVER, "Ada"))
        await store.of(StoredReviews).save(finished.id, 1, "{}")
        await puzzles.save(1, "splendor", 1, "{}", finished.id)
        await puzzles.answer(ADA, PuzzleAnswer(1, found=True, at=NOW))


async def write() -> None:
    """Write the dump of this version."""
    moments = (NOW + timedelta(seconds=second) for second in range(10**6))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "facet.db"
        store = await open_store(path, FEATURES, lambda: next(moments))
        filling = Filling(store)
        await filling.fill()
        await store.close()
        with closing(sqlite3.connect(path)) as connection:
            dump = "\n".join(connection.iterdump())
    (SCHEMAS / f"{version()}.sql").write_text(f"{dump}\n", encoding="utf-8")
    told = json.dumps(filling.controls, indent=1)
    (SCHEMAS / f"{version()}.json").write_text(f"{told}\n", encoding="utf-8")
