"""Where the bot can only answer a click: what it could not show then comes with the next one."""

import os
import signal
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Overwrite
from bot.tables.table import Table
from tests.playground.people import custom_ids, words
from tests.playground.process.anywhere import (
    AMONG_PEOPLE,
    Settle,
    kept_thinking,
    next_board,
    pressed,
    to_the_channel,
)
from tests.playground.process.house import House, Log, best, said, worker
from tests.playground.process.routes import live
from tests.playground.waiting import eventually, until


@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_a_board_that_came_too_late(settle: Settle, kind: str, log: Log) -> None:
    """Where the click may post no more, the old board stays, and the next click shows the new one."""
    house = settle(kind)
    table = await house.open_table()
    old = (await house.robin.board(table))["id"]
    usual = house.stand_in.settings
    last = await house.robin.prepare(table, best(table))
    house.stand_in.settings = usual.but(token_seconds=0.001)
    await house.robin.press(last)
    await until(lambda: "waits for a click" in log.text())
    house.stand_in.settings = usual
    after = await house.table()
    assert after.unposted
    assert live(house) == [old]
    await pressed(house, old, "hand", "sam")
    board = await next_board(house, old, after)
    await until(lambda: live(house) == [board["id"]])
    table = await house.turn(await house.shown())
    await house.robin.board(table)
    assert "WARNING" not in log.text()


@pytest.mark.alone
@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_killed_before_a_board_is_up(settle: Settle, kind: str, log: Log) -> None:
    """The next start tries nothing in vain; a press on the old board shows what came of the move."""
    house = settle(kind)
    table = await house.open_table()
    old = (await house.robin.board(table))["id"]
    last = await house.robin.prepare(table, best(table))
    house.stand_in.faults.add({"status": 500, "route": "^/webhooks/", "method": "POST"})
    await house.robin.press(last)
    await until(lambda: not house.stand_in.faults.waiting())
    await house.kill()
    house.stand_in.faults.clear()
    posted = len(house.posted())
    house.stand_in.recorder.clear()
    await house.again()
    after = await house.table()
    assert (after.unposted, after.number > table.number) == (True, True)
    async with house.store() as store:
        assert (await store.lookup.counts()).unposted == 0
    assert to_the_channel(house) == []
    # What Sam presses was right for the board as it stands there, and is out of date.
    await pressed(house, old, "panel", "sam")
    await next_board(house, old, after)
    assert len(house.posted()) == posted + 1
    await house.turn(await house.shown())
    assert "WARNING" not in log.text()


async def let_go_by(house: House, minutes: int) -> None:
    """Let the clock of the one asked have begun so many minutes ago, while the bot is away."""
    await house.bot.stop()
    began, now = datetime.now(UTC) - timedelta(minutes=minutes), datetime.now(UTC)
    async with house.store() as store:
        table = await house.table()
        assert table.clock is not None
        clock = replace(table.clock, starts_at=began.replace(microsecond=0))
        await store.save_clock(table, clock, now.replace(microsecond=0))
    house.stand_in.recorder.clear()
    await house.again()


async def paced(house: House, late: str) -> Table:
    """Let Robin and Sam begin a game with ten minutes a turn."""
    await house.robin.command("splendor new", seats="joined", pace="10m", late=late)
    lobby = await house.shown()
    await house.sam.press(f"facet:b:{lobby.id}:0:join:")
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    table = await house.shown()
    await house.robin.board(table)
    await eventually(house.table, lambda now: now.clock)
    return table


@pytest.mark.alone
@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_a_reminder_comes_by_direct_message(settle: Settle, kind: str, log: Log) -> None:
    """It leads to the board; the place itself is left alone."""
    house = settle(kind)
    table = await paced(house, "ask")
    await let_go_by(house, 6)
    world = house.stand_in.world

    def told() -> list[str]:
        pair = {house.stand_in.person("robin").id, world.bot_id}
        found = [c.id for c in world.channels.values() if set(c.member_ids) == pair]
        return [said(message) for channel_id in found for message in world.history(channel_id)]

    await until(told)
    (text,) = told()
    assert (await house.table()).link() in text
    assert ("/@me/" in text) == (kind == "group")
    assert ("post something in it first" in text) == (kind == "visited")  # who knows what it is
    assert to_the_channel(house) == []
    asked = {entry["route"] for entry in house.stand_in.recorder.since()}
    assert "/users/{user_id}" not in asked
    assert "WARNING" not in log.text()
    assert (await house.table()).revision == table.revision


@pytest.mark.alone
@pytest.mark.parametrize("late", ["ask", "computer"])
async def test_time_that_runs_out(settle: Settle, late: str, log: Log) -> None:
    """It is noted once, and a computer plays if that was agreed; the next press shows it."""
    house = settle("group")
    table = await paced(house, late)
    board = house.posted()[-1].id
    await let_go_by(house, 11)
    after = await eventually(
        house.table,
        lambda now: (
            now.revision > table.revision
            and not now.computer_asked
            and now.due
            and now.clock
            and now.clock.late == (late == "ask")
        ),
    )
    assert after.due is not None
    assert after.due > datetime.now(UTC) + timedelta(
        minutes=1
    )  # nothing is tried in vain till then
    assert [m.id for m in house.posted()][-1] == board
    await pressed(house, board, "more", "sam")
    shown = await next_board(house, board, after)
    assert ("time is up" in words(shown)) == (late == "ask")
    if late == "computer":
        assert after.asked == 1
    assert to_the_channel(house) == []
    assert "WARNING" not in log.text()


@pytest.mark.alone
async def test_killed_while_a_computer_thinks(settle: Settle) -> None:
    """The board that says so has a button that shows what the computer did in the meantime."""
    house = settle("group")
    board = await kept_thinking(house)
    assert any(":show:" in custom_id for custom_id in custom_ids(board))
    stopped = worker(house)
    await house.kill()
    os.kill(stopped, signal.SIGKILL)
    await house.again()
    await eventually(house.table, lambda now: not now.computer_asked)
    assert house.posted()[-1].id == board["id"]
    await pressed(house, board["id"], "show")
    shown = await house.robin.board(await house.table())
    assert house.posted()[-1].id == shown["id"] != board["id"]
    await house.robin.play(await house.shown(), best(await house.table()))


async def test_who_is_not_heard_any_more(settle: Settle) -> None:
    """Their moves count, and the board comes with the next click of somebody else."""
    house = settle("visited")
    table = await house.open_table()
    old = (await house.robin.board(table))["id"]
    place = house.stand_in.world.channel(house.channel_id())
    robin = house.stand_in.person("robin").id
    place.overwrites = [Overwrite(robin, is_member=True, deny=Permission.USE_EXTERNAL_APPS)]
    await house.robin.play(table, best(table))
    after = await house.table()
    assert after.number > table.number
    await house.robin.command("table show")
    await house.robin.sees_text("only you would see")
    assert house.posted()[-1].id == old
    await pressed(house, old, "more", "sam")
    await next_board(house, old, after)
    await house.turn(await house.shown())


@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_a_planned_turn_is_shown_where_only_clicks_can_be_answered(
    settle: Settle, kind: str
) -> None:
    """Both boards come in reply to the click of the player before, as there is no other way."""
    house = settle(kind)
    table = await house.open_table()
    at, before = f"{table.id}:{table.number}", len(house.posted())
    await house.sam.press(f"facet:b:{at}:hand:")
    await house.sam.press(f"facet:b:{at}:ahead:")
    await house.sam.press(f"facet:b:{at}:plan-panel:take:grk")
    await house.sam.press(f"facet:b:{at}:plan-play:take:grk")
    await house.robin.play(table, "take:wbg")
    await eventually(house.table, lambda now: now.number == 2)
    after = await house.shown()
    assert [entry.move for entry in after.log] == ["take:wbg", "take:grk"]
    await house.robin.board(after)
    assert len(house.posted()) == before + 2
    assert to_the_channel(house) == []
