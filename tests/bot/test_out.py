"""Somebody who is out of a game that others play on."""

from __future__ import annotations

from typing import Any

from rules.bluff.computer import sensible
from tests.bot.server import Server, answered, list_id, private, text

PEOPLE = ("ada", "bo", "cy")


async def until_somebody_is_out(server: Server) -> str:
    """Play Bluff among three until one of them has no dice left; return their name."""
    await server.command("ada", "bluff new", dice=2, seats="joined", pace="1d-plus-12h")
    for name in PEOPLE[1:]:
        await server.command(name, "table join")
    await server.command("ada", "table start")
    while True:
        table = await server.table()
        position: Any = table.position
        if position.out:
            return PEOPLE[position.out[0]]
        verb, _, said = str(sensible(position.seen_by(table.asked))).partition(":")
        options = {"bid": said} if said else {}
        await server.command(PEOPLE[table.asked or 0], f"bluff {verb}", **options)


async def test_whoever_is_out_has_nothing_to_resign(server: Server) -> None:
    """They keep the place that they played for; the others can resign."""
    gone = await until_somebody_is_out(server)
    assert "You’re out already" in private(await server.command(gone, "table resign"))
    for name in PEOPLE:
        listed = answered(await server.command(name, "my tables"))
        assert "Bluff" in text(listed)
        assert (list_id(listed) is None) == (name == gone)
    await server.resign(next(name for name in PEOPLE if name != gone))
    players = (await server.table()).players
    assert [it.resigned for it in players].count(True) == 1
    assert not players[PEOPLE.index(gone)].resigned


async def test_only_those_who_play_have_time_left(server: Server) -> None:
    """The line on the banks names nobody whose clock can't run any more."""
    gone = await until_somebody_is_out(server)
    (line,) = [it for it in text(await server.newest()).split("\n") if "Time left" in it]
    assert [f"**{name}**" in line for name in PEOPLE] == [name != gone for name in PEOPLE]


async def test_whoever_is_out_isnt_promised_a_turn(server: Server) -> None:
    """A press under the board says that they are out; that of somebody still in, that their turn comes."""
    gone = await until_somebody_is_out(server)
    table = await server.table()
    assert table.asked is not None
    told = private(await server.press(gone, "Any bid…"))
    assert told == "You’re out of this game and have no more turns. The others are playing on."
    waiting = next(name for name in PEOPLE if name not in (gone, PEOPLE[table.asked]))
    assert "The board tells you when" in private(await server.press(waiting, "Any bid…"))
