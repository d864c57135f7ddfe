"""A backup is put back into a bot whose newer boards still stand in the channel."""

import asyncio
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.features.operator.restoring import back_up_daily, chosen_backup, restore
from bot.store.backups import BackupFolder
from tests.playground.people import custom_ids
from tests.playground.process.house import House
from tests.playground.process.routes import live
from tests.playground.waiting import until

pytestmark = pytest.mark.alone


@pytest.fixture
def folder(house: House, tmp_path: Path) -> BackupFolder:
    """Return the folder of the backups."""
    return BackupFolder.of(house.path, tmp_path / "backups")


async def back_up(house: House, folder: BackupFolder) -> None:
    """Do what a host does for a backup while the bot is running."""
    await asyncio.to_thread(back_up_daily, house.path, folder, FEATURES)


async def put_back(house: House, folder: BackupFolder) -> None:
    """Do what a host does to go back to the last backup."""
    await house.bot.stop()
    newest = chosen_backup(folder.backups(), None)
    await asyncio.to_thread(restore, house.path, newest.path, folder, FEATURES)
    await house.again()


async def test_a_game_goes_on_from_where_it_was(house: House, folder: BackupFolder) -> None:
    """Its board comes when somebody asks for it; those of moves that are gone lose their controls."""
    table = await house.open_table()
    await back_up(house, folder)
    later = await house.turn(await house.turn(table))
    gone = (await house.shown()).shown.message_id
    await put_back(house, folder)
    assert (await house.table()).number == table.number < later.number
    assert live(house) == [str(gone)]
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
    after = await house.turn(table)
    await house.asked(after).board(after)
    await house.shown()
    await until(lambda: len(live(house)) == 1)


async def test_a_newer_board_leads_to_the_one_that_counts(
    house: House, folder: BackupFolder
) -> None:
    """It is of a move that is gone: nothing happens, and it loses its controls when pressed."""
    table = await house.open_table()
    await back_up(house, folder)
    later = await house.turn(table)
    await house.shown()
    await put_back(house, folder)
    take = f"facet:b:{table.id}:{later.number}:panel:take:"
    newer = await house.sam.sees(lambda message: take in custom_ids(message))
    await house.sam.do("component", message=newer["id"], custom_id=take)
    assert (await house.table()).number == table.number
    await house.robin.command("table show")
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
