"""Whole games in direct messages, in groups, and in servers that the bot is no member of."""

import os
import re
import signal

import pytest

from bot.features.puzzles.puzzle import puzzle_by_id
from bot.playground.discord.world import EPHEMERAL
from bot.screens.board import continues_in_private
from tests.playground.people import custom_ids, words
from tests.playground.process.anywhere import (
    AMONG_PEOPLE,
    ANYWHERE,
    Settle,
    kept_thinking,
    mine,
    sit_with_computer,
    to_the_channel,
)
from tests.playground.process.house import best, said, worker
from tests.playground.process.routes import live
from tests.playground.waiting import until


async def test_a_whole_game_against_a_computer(settle: Settle) -> None:
    """From the lobby, which says what differs there, to the result; one board has controls."""
    house = settle("direct")
    table = await sit_with_computer(house)
    assert "direct messages you play" in said(house.posted()[0])
    assert (table.place, table.guild_id) == ("direct", 0)
    await house.robin.board(table)
    while table.stage == "playing":
        await house.turn(table)
        table = await house.moved(table)
        if table.computer_asked:
            table = await mine(house)
    last = await house.robin.sees(lambda m: any(":rematch:" in i for i in custom_ids(m)))
    await until(lambda: live(house) == [last["id"]])


@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_two_people_play_to_the_end(settle: Settle, kind: str) -> None:
    """Every click shows the board it led to, to all; who has not installed the bot plays too."""
    house = settle(kind)
    table = await house.open_table()
    assert "only post when" in said(house.posted()[0])
    assert table.place == kind
    assert bool(table.guild_id) == (kind == "visited")
    boards = [(await house.asked(table).board(table))["id"]]
    while table.stage == "playing":
        await house.turn(table)
        before, table = table, await house.moved(table)
        if table.stage == "playing" and not continues_in_private(before, table):
            boards.append((await house.asked(table).board(table))["id"])
    last = await house.mika.sees(lambda m: any(":rematch:" in i for i in custom_ids(m)))
    await until(lambda: live(house) == [last["id"]])
    assert [m.id for m in house.posted()] == [house.posted()[0].id, *boards, last["id"]]
    assert to_the_channel(house) == []
    await house.sam.press(f"facet:b:{table.id}:{table.number}:rematch:")
    await house.robin.press(f"facet:b:{(await house.shown()).id}:0:join:agree")
    assert (await house.shown()).stage in ("lobby", "playing")


async def test_an_old_board_that_discord_would_not_change_yet(settle: Settle) -> None:
    """It loses its controls with the next attempt, by the click that posted it."""
    house = settle("group")
    table = await house.open_table()
    await house.asked(table).board(table)
    edit = {"method": "PATCH", "route": "^/webhooks/.*/messages/"}
    house.stand_in.faults.add({**edit, "status": 429, "retry_after": 0.05, "count": 5})
    table = await house.turn(table)
    board = await house.asked(table).board(table)
    await until(lambda: not house.stand_in.faults.waiting())
    assert len(live(house)) == 2
    await until(lambda: live(house) == [board["id"]])


@pytest.mark.parametrize("kind", ANYWHERE)
async def test_a_sealed_deal_is_published_first(settle: Settle, kind: str) -> None:
    """The commitment is the first message there, and the lobby the second."""
    house = settle(kind)
    table = await sit_with_computer(house, deal="sealed")
    published, lobby = house.posted()[:2]
    assert f"Sealed deal of table {table.id}" in said(published)
    assert "sealed deal" in said(lobby)
    assert table.sealed is not None
    assert table.sealed.message_id == int(published.id)
    assert table.stage == "playing"


async def test_a_slow_computer_ends_its_turn(settle: Settle) -> None:
    """One board says who is thinking, the next one what it did; the first loses its controls."""
    house = settle("visited")
    board = await kept_thinking(house)
    os.kill(worker(house), signal.SIGCONT)
    table = await mine(house)
    shown = await house.robin.board(table)
    assert shown["id"] != board["id"]
    await until(lambda: live(house) == [shown["id"]])


@pytest.mark.parametrize("kind", ANYWHERE)
async def test_to_learn_and_to_look_around(settle: Settle, kind: str) -> None:
    """The tutorial is played there too, in the learner's language; help and one's own tables answer."""
    house = settle(kind)
    house.robin.locale = "ja"
    await house.robin.command("tutorial", game="splendor")
    table = await mine(house)
    assert (table.language, table.lesson > 0) == ("ja", True)
    await house.robin.board(table)
    await house.robin.play(table, best(table))
    table = await mine(house)
    assert len(table.log) > 1
    await house.robin.command("my tables")
    await house.robin.sees_text(table.link())
    await house.robin.command("help")
    await house.robin.press("facet:b:0:0:rules:splendor")


@pytest.mark.parametrize("kind", ANYWHERE)
async def test_a_puzzle_anywhere(settle: Settle, kind: str) -> None:
    """It is asked and answered for whoever has the bot with them, alone, and nothing is posted."""
    house = settle(kind)
    await house.robin.command("puzzle", game="splendor")
    asked = await house.robin.sees(lambda m: any("puzzle-panel:take:" in i for i in custom_ids(m)))
    assert asked["flags"] & EPHEMERAL
    take = next(i for i in custom_ids(asked) if "puzzle-panel:take:" in i)
    await house.robin.press(take)
    async with house.store() as store:
        puzzle = await puzzle_by_id(store, int(take.split(":")[3]))
    assert puzzle is not None
    await house.robin.forge(take.replace("panel:take:", f"play:{puzzle.answer}"))
    await house.robin.sees_text("any other answer")
    assert house.posted() == []


@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_menus_of_people_and_messages(settle: Settle, kind: str) -> None:
    """Robin invites Sam from their menu, and asks their board what happened; who hasn't got the bot has no menus."""
    house = settle(kind)
    sam = house.stand_in.person("sam").id
    await house.robin.do("menu", command="Play with…", person=sam)
    await house.robin.press(f"facet:b:0:0:play-with-in:splendor:{sam}")
    lobby = await house.table()
    assert [it.invited for it in lobby.players] == [False, True]
    await house.sam.press(f"facet:b:{lobby.id}:0:join:agree")
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    table = await house.shown()
    board = await house.robin.board(table)
    await house.robin.do("menu", command="What happened?", message=board["id"])
    await house.robin.sees_text("Nobody has made a move yet")
    assert (await house.sam.do("menu", command="Profile", person=sam))["status"] == 400


async def test_wrong_uses(settle: Settle) -> None:
    """A second table, somebody without a seat, a command for servers, and who has not got the bot."""
    house = settle("group")
    table = await house.open_table()
    await house.robin.command("seekers new")
    told = words(await house.robin.sees_text("already a table"))
    assert re.search(rf"/channels/@me/{house.channel_id()}/\d+", told)
    await house.mika.press(f"facet:b:{table.id}:{table.number}:panel:take:")
    await house.mika.sees_text("You’re not playing")
    for player, command in ((house.robin, "facet settings"), (house.sam, "table show")):
        assert (await player.command(command))["status"] == 400
    assert (await house.table()).revision == table.revision


async def test_a_board_that_was_deleted(settle: Settle) -> None:
    """`/table show` is answered by the board itself."""
    house = settle("group")
    table = await house.open_table()
    board = await house.robin.board(table)
    house.stand_in.remove(house.stand_in.world.message(board["channel_id"], board["id"]))
    await house.robin.command("table show")
    again = await house.sam.board(table)
    assert again["id"] != board["id"]
    assert again["interaction_metadata"]["type"] == 2
    await house.turn(await house.shown())


async def test_settings_change_the_lobby(settle: Settle) -> None:
    """What the host chooses in private is seen in the lobby, which stays where it is."""
    house = settle("group")
    await house.robin.command("splendor new")
    lobby = await house.shown()
    await house.robin.press(f"facet:b:{lobby.id}:0:settings:")
    await house.robin.press(f"facet:s:{lobby.id}:0:choose:pace:", ["1d"])
    await house.sam.sees_text("1 day per turn")
    assert len(house.posted()) == 1
