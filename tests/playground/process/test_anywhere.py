"""Whole games in direct messages, in groups, and in servers that the bot is no member of."""

import asyncio
import os
import re
import signal
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import EPHEMERAL, Overwrite
from bot.tables import changes, gathering
from bot.tables.puzzling import with_number
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import House, Log, best
from tests.playground.process.routes import live
from tests.playground.process.test_computers import worker
from tests.playground.waiting import PATIENCE, until

AMONG_PEOPLE = ["group", "visited"]
ANYWHERE = ["direct", *AMONG_PEOPLE]
Settle = Callable[[str], House]


@pytest.fixture
def settle(house: House) -> Settle:
    """Return what takes Robin, who has the bot with them, to a place of some kind."""
    return partial(settled, house)


def settled(house: House, kind: str) -> House:
    """Open a place of some kind, where Robin has the bot; Sam and Mika are there too, or nobody."""
    stand_in = house.stand_in
    robin = stand_in.install(stand_in.person("robin"))
    others = [replace(stand_in.person(name), installed=False) for name in ("sam", "mika")]
    stand_in.world.people |= {person.id: person for person in others}  # as before another test
    name = f"{house.place}-{kind}"
    if kind == "direct":
        stand_in.add_private([robin, stand_in.world.bot]).name = name
    elif kind == "group":
        stand_in.add_private([robin, *others], name)
    else:
        guild = stand_in.add_guild(name, [robin, *others], bot=False)
        stand_in.add_channel(name, None, guild=guild)
    stand_in.recorder.clear()
    house.place = name
    return house


async def sit_with_computer(house: House, level: str = "easy") -> Table:
    """Let Robin begin against a computer."""
    await house.robin.command("splendor new", seats="joined", target="10")
    lobby = await house.shown()
    await house.robin.press(f"facet:s:{lobby.id}:{lobby.revision}:computer:", [level])
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    return await mine(house)


async def mine(house: House) -> Table:
    """Return the table once Robin is asked and sees it, or the game is over."""
    while True:
        table = await house.shown()
        if not table.computer_asked:
            return table


def to_the_channel(house: House) -> list[Json]:
    """Return what the bot has asked of the channel itself."""
    path = f"/channels/{house.channel_id()}/"
    return [entry for entry in house.stand_in.recorder.since() if path in entry["path"]]


async def pressed(house: House, message_id: str, action: str, name: str = "robin") -> Json:
    """Let somebody press a control of a message, by the action it says."""
    channel_id = house.channel_id()
    message = house.stand_in.world.message(channel_id, message_id)
    found = [i for i in custom_ids({"components": message.components}) if f":{action}:" in i]
    person = {"robin": house.robin, "sam": house.sam, "mika": house.mika}[name]
    went = await person.do("component", message=message_id, custom_id=found[0])
    assert went["state"] == "answered", went
    return went


async def next_board(house: House, old: str, table: Table) -> Json:
    """Wait for the board of a table that everybody sees after an old one, and return it."""
    await until(lambda: house.posted()[-1].id != old)
    board = await house.mika.sees(lambda message: message["id"] == house.posted()[-1].id)
    assert f"facet:b:{table.id}:{table.number}:more:" in custom_ids(board)
    return board


@pytest.mark.parametrize("kind", ANYWHERE)
async def test_a_whole_game_against_a_computer(settle: Settle, kind: str) -> None:
    """From the lobby, which says what differs there, to the result; one board has controls."""
    house = settle(kind)
    table = await sit_with_computer(house)
    lobby = words({"content": "", "components": house.posted()[0].components})
    assert ("direct messages you play" if kind == "direct" else "only speak up") in lobby
    assert table.place == kind
    assert bool(table.guild_id) == (kind == "visited")
    while table.stage == "playing":
        await house.robin.board(table)
        await house.robin.play(table, best(table))
        table = await mine(house)
    last = await house.robin.sees(lambda m: any(":rematch:" in i for i in custom_ids(m)))
    await until(lambda: live(house) == [last["id"]])
    if kind != "direct":
        assert to_the_channel(house) == []


@pytest.mark.parametrize("kind", AMONG_PEOPLE)
async def test_two_people_play_to_the_end(settle: Settle, kind: str) -> None:
    """Every click shows the board it led to, to all; who has not installed the bot plays too."""
    house = settle(kind)
    table = await house.open_table()
    boards = []
    while table.stage == "playing":
        boards.append((await house.asked(table).board(table))["id"])
        table = await house.turn(table)
    last = await house.mika.sees(lambda m: any(":rematch:" in i for i in custom_ids(m)))
    await until(lambda: live(house) == [last["id"]])
    assert [m.id for m in house.posted()] == [house.posted()[0].id, *boards, last["id"]]
    assert to_the_channel(house) == []
    await house.sam.press(f"facet:b:{table.id}:{table.number}:rematch:")
    await house.robin.press(f"facet:b:{(await house.shown()).id}:0:join:agree")
    assert (await house.shown()).stage in ("lobby", "playing")


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
    assert after.behind
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
    assert (after.behind, after.number > table.number) == (True, True)
    async with house.store() as store:
        assert (await store.counts()).behind == 0
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
        clock = replace(table.clock, since=began.replace(microsecond=0))
        await store.write_clock(table, clock, now.replace(microsecond=0))
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
    async with asyncio.timeout(PATIENCE):
        while (await house.table()).clock is None:  # noqa: ASYNC110 - another process winds it
            await asyncio.sleep(0.02)
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
        return [
            words({"content": "", "components": message.components})
            for channel_id in found
            for message in world.history(channel_id)
        ]

    await until(told)
    (text,) = told()
    assert (await house.table()).link() in text
    assert ("/@me/" in text) == (kind == "group")
    assert to_the_channel(house) == []
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
    async with asyncio.timeout(PATIENCE):
        while True:
            after = await house.table()
            if after.revision > table.revision and not after.computer_asked:
                due = after.due
                if due and after.clock and after.clock.late == (late == "ask"):
                    break
            await asyncio.sleep(0.05)
    assert due is not None
    assert due > datetime.now(UTC) + timedelta(minutes=1)  # nothing is tried in vain till then
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
    table = await sit_with_computer(house)
    await house.robin.play(table, best(table))
    table = await mine(house)
    os.kill(worker(house), signal.SIGSTOP)
    await house.robin.play(table, best(table))
    board = await house.robin.sees_text("is thinking")
    assert any(":show:" in custom_id for custom_id in custom_ids(board))
    stopped = worker(house)
    await house.kill()
    os.kill(stopped, signal.SIGKILL)
    await house.again()
    async with asyncio.timeout(PATIENCE):
        while (await house.table()).computer_asked:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)
    assert house.posted()[-1].id == board["id"]
    await pressed(house, board["id"], "show")
    shown = await house.robin.board(await house.table())
    assert house.posted()[-1].id == shown["id"] != board["id"]
    await house.robin.play(await house.shown(), best(await house.table()))


async def test_a_slow_computer_ends_its_turn(settle: Settle) -> None:
    """One board says who is thinking, the next one what it did; the first loses its controls."""
    house = settle("visited")
    table = await sit_with_computer(house)
    await house.robin.play(table, best(table))
    table = await mine(house)
    os.kill(worker(house), signal.SIGSTOP)
    await house.robin.play(table, best(table))
    board = await house.robin.sees_text("is thinking")
    os.kill(worker(house), signal.SIGCONT)
    table = await mine(house)
    shown = await house.robin.board(table)
    assert shown["id"] != board["id"]
    await until(lambda: live(house) == [shown["id"]])


async def test_where_answers_are_private(settle: Settle) -> None:
    """No table opens for who may not post by foreign applications, nor may they sit down."""
    house = settle("visited")
    place = house.stand_in.world.channel(house.channel_id())
    denied = partial(Overwrite, is_member=True, deny=Permission.USE_EXTERNAL_APPS)
    place.overwrites = [denied(house.stand_in.person("robin").id)]
    await house.robin.command("splendor new")
    assert "Use External Apps" in words(await house.robin.sees_text("only you would see"))
    assert not house.posted()
    place.overwrites = [denied(house.stand_in.person("sam").id)]
    await house.robin.command("splendor new")
    lobby = await house.shown()
    await house.sam.press(f"facet:b:{lobby.id}:0:join:")
    await house.sam.sees_text("only you would see")
    assert len((await house.table()).players) == 1


async def test_where_answers_turn_out_to_be_private(settle: Settle) -> None:
    """What no permission tells is seen by the answer itself: the table is closed again, with the reason."""
    house = settle("visited")
    guild = house.stand_in.world.guild_of(house.stand_in.world.channel(house.channel_id()))
    assert guild is not None
    guild.hushes = True
    await house.robin.command("splendor new")
    told = await house.robin.sees_text("only you would see")
    assert told["flags"] & EPHEMERAL
    assert (await house.table()).stage == "called-off"
    assert not house.posted()
    guild.hushes = False
    await house.open_table()


async def declaring(house: House) -> Table:
    """Write a game of 12 Seekers into the database, up to a declaration of a secret colour."""
    person, rng = house.stand_in.person, Random(5)
    users = [int(house.stand_in.install(person(name)).id) for name in ("robin", "sam")]
    table = Table(
        id=0,
        guild_id=0,
        channel_id=int(house.channel_id()),
        place="group",
        game="seekers",
        host_id=users[0],
        options={"sheet": 14, "order": 1, "mode": "basic", "declare": "hand"},
        language="en",
        seating="joined",
    )
    async with house.store() as store:
        tables = Tables(store, rng)
        for user, name in zip(users, ("Robin", "Sam"), strict=True):
            table = gathering.join(table, user, name)
        table = await tables.open(gathering.start(table, users[0], rng))
        while (decision := table.position.decision) and decision.about != "plus":
            move, user = str(rng.choice(decision.moves)), users[decision.seat]
            change = partial(changes.play, user_id=user, number=None, notation=move, rng=rng)
            table = (await tables.change(table.id, change)).after
    return table


async def test_a_secret_typed_in_a_command(settle: Settle) -> None:
    """The board does not follow the command, which others could read: a button in private posts it."""
    house = settle("group")
    table = await declaring(house)
    player, seat = house.asked(table), table.asked
    await player.command("table show")
    board = (await house.shown()).shown.message_id
    while table.asked == seat:
        decision = table.position.decision
        assert decision is not None
        verb, _, colour = str(decision.moves[0]).partition(":")
        await player.command(f"seekers {verb}", colour=colour)
        table = await house.table()
    told = await player.sees(lambda message: any(":show:" in i for i in custom_ids(message)))
    assert told["flags"] & EPHEMERAL
    assert house.posted()[-1].id == str(board)
    await pressed(house, told["id"], "show", player.name)
    shown = await next_board(house, str(board), table)
    assert shown["interaction_metadata"]["type"] == 3
    assert "hidden" in words(shown)


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
    await house.robin.command("me tables")
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
        puzzle = await with_number(store, int(take.split(":")[3]))
    assert puzzle is not None
    await house.robin.forge(take.replace("panel:take:", f"play:{puzzle.answer}"))
    await house.robin.sees_text("any other answer")
    assert house.posted() == []


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
    await house.sam.sees_text("1 day a turn")
    assert len(house.posted()) == 1
