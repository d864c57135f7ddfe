"""A backup is put back into a bot whose newer boards still stand in the channel."""

import asyncio
from pathlib import Path

import pytest

from bot.store.sqlite import whole
from tests.playground.people import custom_ids
from tests.playground.process.house import House
from tests.playground.process.routes import live
from tests.playground.waiting import until

pytestmark = pytest.mark.alone


async def put_back(house: House, backup: Path) -> None:
    """Do what the page for hosts says."""
    await house.bot.stop()
    replace_file(Path(house.path), backup)
    await house.again()


def replace_file(path: Path, backup: Path) -> None:
    """Put a copy in the place of a file, and remove what stands beside it."""
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    backup.replace(path)


async def test_a_game_goes_on_from_where_it_was(house: House, tmp_path: Path) -> None:
    """Its board comes when somebody asks for it; those of moves that are gone lose their controls."""
    table = await house.open_table()
    backup = tmp_path / "backup.db"
    await asyncio.to_thread(whole.back_up, Path(house.path), backup, lambda _, __: None)
    later = await house.turn(await house.turn(table))
    gone = (await house.shown()).shown.message_id
    await put_back(house, backup)
    assert (await house.table()).number == table.number < later.number
    assert live(house) == [str(gone)]
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
    after = await house.turn(table)
    await house.asked(after).board(after)
    await house.shown()
    await until(lambda: len(live(house)) == 1)


async def test_a_newer_board_leads_to_the_one_that_counts(house: House, tmp_path: Path) -> None:
    """It is of a move that is gone: nothing happens, and it loses its controls when pressed."""
    table = await house.open_table()
    backup = tmp_path / "backup.db"
    await asyncio.to_thread(whole.back_up, Path(house.path), backup, lambda _, __: None)
    later = await house.turn(table)
    await house.shown()
    await put_back(house, backup)
    take = f"facet:b:{table.id}:{later.number}:panel:take:"
    newer = await house.sam.sees(lambda message: take in custom_ids(message))
    await house.sam.do("component", message=newer["id"], custom_id=take)
    assert (await house.table()).number == table.number
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
