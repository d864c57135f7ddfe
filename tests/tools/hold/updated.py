"""The database that is updated, in a file or on a server: how it was before, and how it stands after it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.features.catalogue import FEATURES
from bot.features.operator.restoring import restore
from bot.store.backups import BackupFolder
from bot.store.migrate import migrations
from bot.store.sqlite.updating import marker_of
from bot.store.sqlite.whole import migration_of
from tests.playground.waiting import until
from tests.store.schemas.example import ADA, BO
from tests.store.schemas.older import Older, fill_server
from tests.store.server import Server, name_of
from tests.tools.hold.book import MoveRow
from tests.tools.hold.pace import Pace
from tests.tools.hold.rooms import Hall

NEWEST: Final = migrations()[-1].number
FRESH_S: Final = 120.0
"""Seconds within which a backup is restored into a fresh folder."""
_PLAYING: Final = "SELECT min(id) FROM tables WHERE game = 'seekers' AND stage = 'playing'"
Moves = dict[int, list[MoveRow]]


class UpdatedFile:
    """A file, and the hall of the bot that uses it."""

    def __init__(self, house: Hall, pace: Pace) -> None:
        self.house, self.pace = house, pace
        self.restored: list[float] = []
        """How many seconds each restore into a fresh folder took."""

    async def begin(self, older: Older) -> None:
        """Put an older database in place, with one of its games in a room of its own."""
        house = self.house
        for left in house.folder.glob("facet.db*"):
            left.unlink()
        shutil.rmtree(house.folder / "backups", ignore_errors=True)
        house.rooms.clear()
        house.open_rooms(1, self.pace.rng, ("seekers",))
        room = house.rooms[0]
        guild = house.stand_in.world.guild_of(room.channel)
        assert guild is not None
        older.fill_file(house.path)
        with closing(sqlite3.connect(house.path, isolation_level=None)) as rows:
            ((table_id,),) = rows.execute(_PLAYING).fetchall()
            place = (int(room.channel.id), int(guild.id), int(room.people[0].id), table_id)
            where = "channel_id = ?, guild_id = ?, host_id = ? WHERE id = ?"
            rows.execute(f"UPDATE tables SET {where}", place)  # noqa: S608
            for known, person in zip((ADA, BO), room.people, strict=True):
                seat = (int(person.id), known, table_id)
                where = "user_id = ? WHERE user_id = ? AND table_id = ?"
                rows.execute(f"UPDATE seats SET {where}", seat)  # noqa: S608

    def migration(self) -> int:
        """Return the number of its last migration."""
        return migration_of(self.house.path)

    def dumped(self) -> list[str]:
        """Return all that is in it."""
        with closing(sqlite3.connect(self.house.path)) as rows:
            return list(rows.iterdump())

    def execute(self, statement: str) -> None:
        """Change something in it."""
        with closing(sqlite3.connect(self.house.path, isolation_level=None)) as rows:
            rows.execute(statement)

    def under_way(self) -> bool:
        """Return whether an update was begun, and is put back if it doesn't come up."""
        return marker_of(self.house.path).exists()

    def sound(self) -> bool:
        """Return whether it is whole."""
        return self.house.book.sound()

    def keeps(self, before: Moves) -> bool:
        """Return whether no move is lost: others may have been added by computers."""
        after = self.house.book.all_moves()
        return all(
            after.get(table_id, [])[: len(rows)] == rows for table_id, rows in before.items()
        )

    async def plays_on(self, what: str) -> None:
        """See that this version plays the old game on, by boards that can be pressed."""
        house, pace, room = self.house, self.pace, self.house.rooms[0]
        if not house.process.running:
            await house.process.start()
        await until(lambda: house.stand_in.gateway.connected or not house.process.running)
        said = house.log.text()[-500:]
        pace.holds(
            house.process.running,
            f"{what}: it does not start again ({house.process.exit_code}): {said}",
        )
        shown = await room.type(room.people[0], "table show", {})
        pace.holds(shown == "done", f"{what}: no board: {shown}")
        try:
            await until(room.boards)
            for _ in range(3):
                came = await room.step()
                pace.holds(came == "done", f"{what}: a turn afterwards: {came}")
            await until(room.current, 30)
        except TimeoutError:
            said = house.log.text()[-2000:]
            pace.holds(true=False, what=f"{what}: no current board: {room.why()}: {said}")
        pace.holds(self.sound(), f"{what}: it is not whole")
        await house.process.stop()

    async def restore_afresh(self) -> None:
        """Restore each restore point where nothing was before."""
        for backup in self._backups().backups():
            fresh = self.house.folder / "fresh"
            fresh.mkdir()
            target = self._elsewhere()
            begun = perf_counter()
            await asyncio.to_thread(
                restore, target, backup.path, BackupFolder.of(target, fresh), FEATURES
            )
            took = perf_counter() - begun
            self.pace.holds(took < FRESH_S, f"a restore into a fresh folder took {took:.0f} s")
            self.restored.append(took)
            shutil.rmtree(fresh)

    def _backups(self) -> BackupFolder:
        return BackupFolder.of(self.house.path, self.house.folder / "backups")

    def _elsewhere(self) -> Path | str:
        return self.house.folder / "fresh" / "facet.db"


class UpdatedServer(UpdatedFile):
    """A database of a server, filled from a file."""

    def __init__(self, house: Hall, pace: Pace, server: Server, address: str) -> None:
        super().__init__(house, pace)
        self.server, self.address = server, address
        self._name = name_of(address)

    async def begin(self, older: Older) -> None:
        """Put an older database in place, with one of its games in a room of its own."""
        await super().begin(older)
        self.server.sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public", self._name)
        await fill_server(self.address, self.house.path)

    def migration(self) -> int:
        """Return the number of its last migration."""
        return int(self.server.sql("SELECT max(number) FROM migrations", self._name))

    def dumped(self) -> list[str]:
        """Return all that is in it."""
        told = self.server.run("pg_dump", "-h", str(self.server.folder), self._name).stdout
        return sorted(line for line in told.splitlines() if "restrict" not in line)

    def execute(self, statement: str) -> None:
        """Change something in it."""
        self.server.sql(statement, self._name)

    def under_way(self) -> bool:
        """Return False: after a kill a server isn't put back."""
        return False

    def sound(self) -> bool:
        """Return True: the server itself sees to that."""
        return True

    def _backups(self) -> BackupFolder:
        return BackupFolder.of(self.address, self.house.folder / "backups")

    def _elsewhere(self) -> str:
        return self.server.fresh()
