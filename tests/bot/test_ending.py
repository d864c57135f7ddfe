"""Ending a table: the question, its button, what it does, and the answer agree, in every state for everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random
from typing import get_args

import pytest

from bot.playground.discord.permissions import Permission
from bot.store.values import Callers, SealedDeal, ServerSettings, StartPosition
from bot.tables import changes, ending, lobby, starting
from bot.tables.ending import Ender, Outcome
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.testing.people import Channel
from tests.bot.days import Days
from tests.bot.server import Server, answered, labels, private, text

QUESTIONS: Mapping[str, str] = {
    "lobby": "Do you want to close this table?",
    "off": "Do you want to call the game off for everybody? It ends without a result.",
    "ask": "Do you want to ask the others?",
    "lost": "ending this game means resigning",
    "asleep": "You can put it to sleep",
}
BUTTONS: Mapping[str, str] = {
    "lobby": "Yes, close it",
    "off": "Yes, call it off",
    "ask": "Ask the others",
    "lost": "Yes, resign",
    "asleep": "Put it to sleep",
}
ANSWERS: Mapping[str, str] = {
    "lobby": "You closed the table.",
    "off": "The game has been called off.",
    "ask": "The others can see that you’d like to call the game off.",
    "lost": "You’ve resigned.",
    "asleep": "The game is asleep now, and the channel is free.",
}
EFFECTS: Mapping[str, tuple[str, bool]] = {
    "lobby": ("called-off", False),
    "off": ("called-off", False),
    "ask": ("playing", False),
    "lost": ("finished", False),
    "asleep": ("playing", True),
}
WHO = ("host", "mover", "deputised", "resigned", "moderator", "onlooker")
"""The first four have seats; the mover is to move, and a computer plays for the next two."""
HOST, GONE, NOT_HERE = "refused-only-host-ends", "refused-resigned", "refused-not-at-table"
FIXTURE = "refused-fixture"
OVER, ASLEEP, ALREADY = "refused-no-game-here", "refused-asleep", "refused-already-asleep"


def seated(who: Mapping[str, int]) -> Table:
    """Return a full lobby."""
    table = Table(0, 1, 2, "splendor", who["host"], {"target": 15}, "en", seating="joined")
    for name in WHO[:4]:
        table = lobby.join(table, who[name], name)
    return table


def fresh(who: Mapping[str, int]) -> Table:
    """Return a game of which nobody has begun a turn."""
    table = starting.start(seated(who), who["host"], Random(1))
    table = changes.play(table, who["host"], None, "take:wbg", Random(1))
    host, mover, deputised, gone = table.players
    deputised = replace(deputised, deputy="seat")
    gone = replace(gone, resigned=True, computer="normal")
    return replace(table, players=(replace(host, turns=0), mover, deputised, gone))


def begun(who: Mapping[str, int]) -> Table:
    """Return a game in which somebody has made a turn."""
    table = fresh(who)
    return replace(table, players=(replace(table.players[0], turns=1), *table.players[1:]))


def alone(who: Mapping[str, int]) -> Table:
    """Return a rated game of the host against a computer, in which the host has moved."""
    table = lobby.join(replace(seated(who), players=()), who["host"], "host")
    table = lobby.add_computer(table, who["host"], ["Nora"])
    table = starting.start(table, who["host"], Random(1))
    return changes.play(table, who["host"], None, "take:wbg", Random(1))


def continued(who: Mapping[str, int]) -> Table:
    """Return a game that goes on from a position of another."""
    table = begun(who)
    assert table.setup is not None
    return replace(table, begins=StartPosition(4, table.setup, ()))


@dataclass(frozen=True)
class State:
    """A state of a table, and what each person of `WHO` does by ending it, or why they can't."""

    table: Callable[[Mapping[str, int]], Table]
    expected: tuple[str, ...]
    rested: bool = False


def with_(make: Callable[[Mapping[str, int]], Table], **fields: object) -> Callable[..., Table]:
    """Return what makes a table with other fields."""
    return lambda who: replace(make(who), **fields)  # type: ignore[arg-type]


DEAL = SealedDeal("00", key="00" * 32, day="2026-01-02")
FREE = ("off", HOST, HOST, HOST, "off", HOST)
BINDING = ("ask", "ask", "ask", GONE, "asleep", NOT_HERE)
STATES = {
    "lobby": State(seated, ("lobby", HOST, HOST, HOST, "lobby", HOST)),
    "lobby of a season": State(with_(seated, season_id=7), (FIXTURE,) * 6),
    "unrated, without turns": State(with_(fresh, rated=False), FREE),
    "unrated": State(with_(begun, rated=False), FREE),
    "rated, without turns": State(fresh, FREE),
    "rated": State(begun, BINDING),
    "of a season": State(with_(begun, rated=False, season_id=7), BINDING),
    "of a season, without turns": State(with_(fresh, season_id=7), BINDING),
    "rested": State(begun, ("off", "ask", "off", GONE, "asleep", NOT_HERE), rested=True),
    "unrated, rested": State(
        with_(begun, rated=False), ("off", "off", "off", HOST, "off", HOST), rested=True
    ),
    "asleep": State(with_(begun, asleep=True), (ASLEEP, ASLEEP, ASLEEP, ASLEEP, ALREADY, NOT_HERE)),
    "asleep, rested": State(
        with_(begun, asleep=True), ("off", ASLEEP, "off", ASLEEP, ALREADY, NOT_HERE), rested=True
    ),
    "asleep, unrated": State(with_(begun, asleep=True, rated=False), FREE),
    "damaged": State(with_(begun, version=99), FREE),
    "damaged, asleep": State(with_(begun, version=99, asleep=True), FREE),
    "finished": State(with_(begun, stage="finished"), (OVER,) * 6),
    "called off": State(with_(begun, stage="called-off"), (OVER,) * 6),
    "called off in its sleep": State(with_(begun, stage="called-off", asleep=True), (OVER,) * 6),
    "a lesson": State(with_(begun, lesson=1), FREE),
    "a daily deal": State(with_(begun, rated=False, sealed=DEAL), BINDING),
    "continued": State(continued, FREE),
    "against a computer": State(alone, ("lost", NOT_HERE, NOT_HERE, NOT_HERE, "asleep", NOT_HERE)),
}


async def opened(server: Server, state: State, days: Days) -> tuple[Channel, int]:
    """Open a table in this state in a channel of its own; return the channel and the table's id."""
    who, channel = {name: server.person(name).id for name in WHO}, server.add_channel("another")
    table = replace(state.table(who), guild_id=server.id, channel_id=channel.id)
    opened = await server.facet.tables.open(table)
    server.facet.tables.forget()  # so that it's read as it is stored
    if state.rested:
        days.now += timedelta(days=31)
    return channel, opened.id


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
async def test_everybody_does_what_they_were_told(server: Server, days: Days, state: State) -> None:
    """Question, button, effect and answer agree, or nothing is asked; afterwards each command tells the truth."""
    server.promote("moderator", Permission.MANAGE_MESSAGES)
    for name, expected in zip(WHO, state.expected, strict=True):
        channel, table_id = await opened(server, state, days)
        before = await server.facet.tables.get(table_id)
        asked = await server.command(name, "table end", channel)
        if expected not in get_args(Outcome):
            key = refused(before, name, server, rested=state.rested)
            assert (name, key, labels(answered(asked))) == (name, expected, [])
            assert await server.facet.tables.get(table_id) == before
            continue
        assert QUESTIONS[expected] in private(asked)
        assert labels(answered(asked))[0] == BUTTONS[expected]
        pressed = await server.press(name, BUTTONS[expected], answered(asked))
        assert private(pressed).startswith(ANSWERS[expected])
        after = await server.facet.tables.get(table_id)
        assert (after.stage, after.asleep) == EFFECTS[expected]
        await tell_the_truth(server, channel, after)


def refused(table: Table, name: str, server: Server, *, rested: bool) -> str:
    """Return why somebody can't end a table."""
    ender = Ender(server.person(name).id, name, moderates=name == "moderator")
    with pytest.raises(Refusal) as refusal:
        ending.outcome(table, ender, rested=rested)
    return refusal.value.key


async def tell_the_truth(server: Server, channel: Channel, table: Table) -> None:
    """Check that the commands at a table call it asleep only if it is, and then it wakes."""
    commands: list[tuple[str, dict[str, str]]] = [
        ("table resign", {}),
        ("splendor take", {"gems": "wbg"}),
        ("table undo", {}),
    ]
    for command, options in commands:
        said = text(answered(await server.command("host", command, channel, **options)))
        assert ("asleep" in said) == table.asleep, command
    await server.command("host", "table wake", channel)
    now = await server.facet.tables.get(table.id)
    assert (now.open, now.asleep) == (table.asleep or table.open, False)


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_moderator_with_a_seat_is_a_player(state: State) -> None:
    """In a game that counts they can do no more than others in their seat, nor after resigning."""
    who = {name: number for number, name in enumerate(WHO, 100)}
    table = state.table(who)
    table = Table.of(table) if table.version == 99 else table
    if table.stage != "playing" or not table.counts:
        return
    for name, expected in zip(WHO[:4], state.expected, strict=False):
        if table.seat_of(who[name]) is None:
            continue
        ender = Ender(who[name], name, moderates=True)
        try:
            found: str = ending.outcome(table, ender, rested=state.rested)
        except Refusal as refusal:
            found = refusal.key
        assert found == expected, name


@pytest.mark.parametrize("callers", get_args(Callers))
@pytest.mark.parametrize("state", ["lobby", "unrated", "rated", "damaged", "asleep, unrated"])
async def test_the_server_chooses_who_ends_games(
    server: Server, days: Days, state: str, callers: Callers
) -> None:
    """Its setting holds for games that bind nobody, and for moderators everywhere."""
    server.promote("moderator", Permission.MANAGE_MESSAGES)
    await server.facet.tables.store.servers.save(ServerSettings(server.id, callers=callers))
    binds = state == "rated"
    for name in WHO:
        channel, _ = await opened(server, STATES[state], days)
        said = private(await server.command(name, "table end", channel))
        plays = name in ("mover", "deputised") or (name == "resigned" and state == "lobby")
        may = (
            name == "host"
            or (name == "moderator" and callers != "host")
            or (plays and (binds or callers == "seated"))
        )
        assert ("Do you want to" in said or "You can put it" in said) == may, name


async def test_a_question_that_is_out_of_date_is_asked_anew(server: Server, days: Days) -> None:
    """Whoever was told that the game ends is told that the others have to agree by now, and nothing happens."""
    channel, table_id = await opened(server, STATES["rested"], days)
    asked = answered(await server.command("host", "table end", channel))
    assert BUTTONS["off"] in labels(asked)
    mover = server.person("mover").id
    moved = await server.facet.tables.change(
        table_id, lambda it: changes.play(it, mover, None, "take:wbg", Random(1))
    )
    pressed = await server.press("host", BUTTONS["off"], asked)
    assert QUESTIONS["ask"] in private(pressed)
    assert await server.facet.tables.get(table_id) == moved.after


async def test_agreeing_is_not_what_a_bystander_does(server: Server, days: Days) -> None:
    """A moderator who presses **Call it off** on the board is asked first, since it would put the game to sleep."""
    server.promote("moderator", Permission.MANAGE_MESSAGES)
    channel, table_id = await opened(server, STATES["rated"], days)
    await server.press(
        "host", BUTTONS["ask"], answered(await server.command("host", "table end", channel))
    )
    board = await server.newest(channel)
    assert QUESTIONS["asleep"] in private(await server.press("moderator", "Call it off", board))
    for name in ("mover", "deputised"):
        assert (await server.facet.tables.get(table_id)).stage == "playing"
        await server.press(
            name,
            "Call it off",
            next(it for it in server.seen(channel=channel) if "Call it off" in labels(it)),
        )
    assert (await server.facet.tables.get(table_id)).stage == "called-off"


async def test_what_a_season_binds_is_not_said_to_be_rated(server: Server, days: Days) -> None:
    """An unrated game of a season says that it's the season's, to players and moderators."""
    server.promote("moderator", Permission.MANAGE_MESSAGES)
    channel, _ = await opened(server, STATES["of a season"], days)
    for name in ("host", "moderator"):
        said = private(await server.command(name, "table end", channel))
        assert "game of a season" in said
        assert "ratings" not in said


async def test_a_damaged_game_is_not_woken(server: Server, days: Days) -> None:
    """Nobody is told that it goes on, or that waking it helps; ending it does."""
    channel, table_id = await opened(server, STATES["damaged, asleep"], days)
    for command in ("table wake", "table resign"):
        said = private(await server.command("host", command, channel))
        assert "can’t go on" in said, command
    assert (await server.facet.tables.get(table_id)).asleep


async def test_whoever_resigns_knows_what_that_does(server: Server) -> None:
    """Whoever was told that the others play on is told that somebody wins, if the others have resigned meanwhile."""
    await server.start_game("bo", "cy")
    asked = answered(await server.command("ada", "table resign"))
    assert "A computer takes over" in text(asked)
    await server.resign("bo")
    again = await server.press("ada", "Yes, resign", asked)
    assert "**cy** wins" in private(again)
    assert (await server.table()).stage == "playing"
    await server.press("ada", "Yes, resign", answered(again))
    assert (await server.table()).stage == "finished"


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@pytest.mark.parametrize("argument", ["off", "ask", "lost", "asleep", ""])
async def test_buttons_of_earlier_versions_do_what_they_say(
    server: Server, days: Days, state: State, argument: str
) -> None:
    """A button does what it said, or changes nothing, whatever the table has become since."""
    server.promote("moderator", Permission.MANAGE_MESSAGES)
    channel, table_id = await opened(server, state, days)
    for name, expected in zip(WHO, state.expected, strict=True):
        before = await server.facet.tables.get(table_id)
        shown = answered(await server.command(name, "help", channel))
        custom_id = f"facet:b:{table_id}:{before.number}:ended:{argument}"
        await server.person(name).forge(shown, custom_id)
        after = await server.facet.tables.get(table_id)
        if expected != argument:
            assert after == before, name
        else:
            assert (after.stage, after.asleep) == EFFECTS[expected], name
            channel, table_id = await opened(server, state, days)


async def test_a_button_of_an_earlier_version_resigns(server: Server) -> None:
    """It didn't say what resigning does."""
    await server.start_game("bo", "cy")
    shown, table = answered(await server.command("ada", "table resign")), await server.table()
    await server.person("ada").forge(shown, f"facet:b:{table.id}:{table.number}:resigned:")
    assert (await server.table()).resigned == {0}
