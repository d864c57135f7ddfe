"""What the bot as a process tells of a secret colour card: to its owner what it is, to others nothing."""

import asyncio
import copy
import json
import re
from dataclasses import replace
from random import Random

import pytest

from bot.tables import lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.testing.checks import opened
from rules import Match
from rules.seekers import SEEKERS
from tests.playground.people import files
from tests.playground.process.house import House, Log, Player

ANSWERS = 10
"""How many answers are given: nearly as many as a game by count has."""


async def answer(player: Player, move: str) -> None:
    """Answer by a command, as somebody without a mouse does."""
    verb, _, what = move.partition(":")
    options = dict(zip(SEEKERS.verbs[verb], [what], strict=False)) if what else {}
    went = await player.command(f"seekers {verb}", **options)
    assert went["state"] == "answered", (move, went)


async def dealt(house: House, channel: str, sheet: int, cards: str) -> Table:
    """Write a table into the database at which Robin holds these cards, whatever else is dealt."""
    await house.client.post("/playground/channels", json={"name": channel})
    person = house.stand_in.person
    robin, sam = (int(person(name).id) for name in ("robin", "sam"))
    table = Table(
        id=0,
        guild_id=int(house.stand_in.world.home.id),
        channel_id=int(house.channel_id(channel)),
        game="seekers",
        host_id=robin,
        options={"sheet": sheet, "order": 1, "mode": "basic", "declare": "auto"},
        language="en",
        seating="joined",
    )
    rng = Random(11)
    table = lobby.join(lobby.join(table, robin, "Robin"), sam, "Sam")
    table = starting.start(table, robin, rng)
    assert table.setup is not None
    setup = {**table.setup, "colour_cards": [cards, "gb"[: len(cards)]]}
    first = SEEKERS.start(2, table.options, setup)
    async with house.store() as store:
        return await Tables(store, rng).open(replace(table, setup=setup, match=Match((first,))))


async def played(house: House, channel: str, sheet: int, cards: str) -> None:
    """Let Robin and Sam play nearly to the end, and ask for all there is on the way."""
    await dealt(house, channel, sheet, cards)
    people = (house.robin, house.sam)
    for player in (*people, house.mika):
        player.channel = channel
    await house.robin.command("table show")
    await house.shown(channel)
    rng = Random(3)
    for _ in range(ANSWERS):
        before = await house.table(channel)
        decision = before.position.decision
        assert decision is not None
        await answer(people[decision.seat], str(rng.choice(decision.moves)))
        if (await house.table(channel)).asked != before.asked:  # else the turn goes on in private
            await house.shown(channel)
    for player in (house.robin, house.sam, house.mika):
        for command in ("table hand", "table history", "table export"):
            await player.command(command)
    await at_rest(house)


async def at_rest(house: House) -> None:
    """Wait until the bot asks for nothing more: a panel goes a moment after the next one came."""
    before = None
    while before != (now := house.stand_in.recorder.since()[-1:]) or now[0]["status"] is None:
        before = copy.deepcopy(now)
        await asyncio.sleep(0.3)


async def learnt(player: Player) -> list[str]:
    """Return all this person was shown, pictures and files too, without ids and times."""
    found = []
    for message in await player.messages():
        told = {
            key: message[key] for key in ("content", "components", "ephemeral") if key in message
        }
        text = re.sub(r"\d{15,}|-\d{6}(?=\.json)", "ID", json.dumps(told, sort_keys=True))
        found.append(re.sub(r"facet:(.):\d+", r"facet:\1:TABLE", text))
        for file in files(message):
            async with player.client.get(file["url"]) as response:
                content = await response.read()
            pixels = opened(content).tobytes() if file["url"].endswith(".png") else content
            found.append(pixels.hex())
    return sorted(found)


@pytest.mark.parametrize(("sheet", "cards", "others"), [(15, "r", "y"), (16, "ry", "rp")])
async def test_other_cards_in_her_hand_change_nothing_others_are_shown(
    house: House, sheet: int, cards: str, others: str, log: Log
) -> None:
    """Two games that differ in Robin's cards alone look the same to Sam, to an onlooker and in the log."""
    seen: dict[str, list[list[str]]] = {"robin": [], "sam": [], "mika": []}
    written = []
    for channel, held in ((f"{house.place}-one", cards), (f"{house.place}-other", others)):
        before = len(log.text())
        await played(house, channel, sheet, held)
        for player in (house.robin, house.sam, house.mika):
            seen[player.name].append(await learnt(player))
        lines = log.text()[before:].splitlines()
        written.append([re.sub(r"\d+", "N", line) for line in lines if "connected" not in line])
    assert seen["sam"][0] == seen["sam"][1]
    assert seen["mika"][0] == seen["mika"][1]
    assert seen["robin"][0] != seen["robin"][1]
    assert len(seen["mika"][0]) > ANSWERS
    assert written[0] == written[1]
