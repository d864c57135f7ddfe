"""Whole games of 12 Seekers by the bot as a process, on a sheet of each kind, in each mode."""

from random import Random

import pytest

from bot.tables.table import Table
from tests.playground.people import words
from tests.playground.process.house import House, Player

VERBS = {"valid": "colour", "seek": "seeker", "place": "end", "receive": "end", "number": "number"}
COLOURS = ("rainbow", "plus", "minus")


async def seated(house: House, channel: str, options: dict[str, str]) -> tuple[Player, Player]:
    """Open a table in a channel of its own, and let Robin and Sam sit down."""
    await house.client.post("/playground/channels", json={"name": channel})
    for player in (house.robin, house.sam):
        player.channel = channel
    await house.robin.command("seekers new", seats="joined", **options)
    await house.sam.command("table join")
    await house.robin.command("table start")
    return house.robin, house.sam


async def answer(player: Player, move: str) -> None:
    """Answer by a command, as somebody without a mouse does."""
    verb, _, what = move.partition(":")
    option = "colour" if verb in COLOURS else VERBS.get(verb, "gem")
    went = await player.command(f"seekers {verb}", **({option: what} if what else {}))
    assert went["state"] == "answered", (move, went)


@pytest.mark.parametrize(
    "options",
    [
        {"sheet": "14", "mode": "basic", "declare": "hand"},
        {"sheet": "18", "mode": "advanced", "order": "3"},
        {"sheet": "19", "mode": "chaos", "order": "2"},
    ],
    ids=lambda options: f"sheet {options['sheet']}, {options['mode']}",
)
async def test_a_whole_game(house: House, options: dict[str, str]) -> None:
    """Two people answer every question of a game, and the reckoning stands in the channel."""
    channel = f"sheet-{options['sheet']}"
    people = await seated(house, channel, options)
    rng = Random(1)
    table: Table = await house.table(channel)
    while table.stage == "playing":
        decision = table.position.decision
        assert decision is not None
        await answer(people[decision.seat], str(rng.choice(decision.moves)))
        table = await house.table(channel)
    assert table.stage == "finished"
    await people[0].sees(lambda message: "rematch" in str(message))
    assert "wins" in words(await people[1].sees_text("from the sheet"))
