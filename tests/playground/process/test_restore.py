"""A backup is put back into a bot whose newer boards still stand in the channel."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from bot.store.sqlite import whole
from tests.playground.people import custom_ids
from tests.playground.process.house import House
from tests.playground.process.routes import live
from tests.playground.waiting import until
from tests.store.server import Server

pytestmark = pytest.mark.alone


class Copies(Protocol):
    """How a host keeps a copy of the database, and puts it back while the bot is stopped."""

    def back_up(self) -> None:
        """Make a copy, while the bot runs."""

    def restore(self) -> None:
        """Put it in the place of what is there."""


@dataclass(frozen=True)
class OfFile:
    """A copy of a file, made by the bot's own command."""

    path: Path
    copy: Path

    def back_up(self) -> None:
        """Do what the command does."""
        whole.back_up(self.path, self.copy, lambda _, __: None)

    def restore(self) -> None:
        """Put the copy in the place of the file, and remove what stands beside it."""
        for ending in ("-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)
        self.copy.replace(self.path)


@dataclass(frozen=True)
class OnServer:
    """A dump, made and put back by PostgreSQL's own programs."""

    server: Server
    address: str

    def back_up(self) -> None:
        """Write everything into a file of the server's folder."""
        self.server.run("pg_dump", "-Fc", "-f", self._dump, "-d", self.address)

    def restore(self) -> None:
        """Drop what is there and write what was."""
        self.server.run("pg_restore", "--clean", "--if-exists", "-d", self.address, self._dump)

    @property
    def _dump(self) -> str:
        return str(self.server.folder / "facet.dump")


@pytest.fixture
def copies(house: House, tmp_path: Path, request: pytest.FixtureRequest) -> Copies:
    """Return what the page for hosts names for this database."""
    if isinstance(house.path, Path):
        return OfFile(house.path, tmp_path / "backup.db")
    return OnServer(request.getfixturevalue("postgres"), house.path)


async def put_back(house: House, copies: Copies) -> None:
    """Do what the page for hosts says."""
    await house.bot.stop()
    await asyncio.to_thread(copies.restore)
    await house.again()


async def test_a_game_goes_on_from_where_it_was(house: House, copies: Copies) -> None:
    """Its board comes when somebody asks for it; those of moves that are gone lose their controls."""
    table = await house.open_table()
    await asyncio.to_thread(copies.back_up)
    later = await house.turn(await house.turn(table))
    gone = (await house.shown()).shown.message_id
    await put_back(house, copies)
    assert (await house.table()).number == table.number < later.number
    assert live(house) == [str(gone)]
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
    after = await house.turn(table)
    await house.asked(after).board(after)
    await house.shown()
    await until(lambda: len(live(house)) == 1)


async def test_a_newer_board_leads_to_the_one_that_counts(house: House, copies: Copies) -> None:
    """It is of a move that is gone: nothing happens, and it loses its controls when pressed."""
    table = await house.open_table()
    await asyncio.to_thread(copies.back_up)
    later = await house.turn(table)
    await house.shown()
    await put_back(house, copies)
    take = f"facet:b:{table.id}:{later.number}:panel:take:"
    newer = await house.sam.sees(lambda message: take in custom_ids(message))
    await house.sam.do("component", message=newer["id"], custom_id=take)
    assert (await house.table()).number == table.number
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
