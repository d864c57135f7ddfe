"""What the check tries in a channel: each line turns red where it should, and nothing stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from bot.check.finding import CheckLine, Finding
from bot.check.seen import SeenShapes
from bot.playground.discord.permissions import Permission
from bot.playground.server.stand_in import StandIn
from tests.playground.check.conftest import REGISTERED_LATER, Checked, games, red
from tests.playground.check.test_application import turned
from tests.playground.people import Person
from tests.playground.process.test_bodies import WHERE, Description

MESSAGES = r"^/channels/\d+/messages"
IN_CHANNEL = set(
    list(CheckLine)[
        list(CheckLine).index(CheckLine.CHANNEL) : list(CheckLine).index(CheckLine.UPDATE)
    ]
)
PRESSED = set(list(CheckLine)[list(CheckLine).index(CheckLine.UPDATE) :])

Spoil = Callable[[StandIn], object]


def refused(method: str, route: str) -> Spoil:
    """Return what makes Discord refuse all of one kind."""
    wanted = {"status": 403, "method": method, "route": route, "count": 100}
    return lambda stand_in: stand_in.faults.add(wanted)


def denied(*permissions: Permission) -> Spoil:
    """Return what takes permissions from the bot."""

    def spoil(stand_in: StandIn) -> None:
        channel = stand_in.world.channel(games(stand_in))
        stand_in.let_bot(channel, 0, sum(map(int, permissions)))

    return spoil


SPOILT: list[tuple[set[CheckLine], Spoil]] = [
    ({CheckLine.CHANNEL}, denied(Permission.VIEW_CHANNEL)),
    ({CheckLine.BOARD, CheckLine.NONCE, CheckLine.HISTORY}, refused("POST", MESSAGES)),
    ({CheckLine.OLD_BOARD}, refused("PATCH", MESSAGES)),
    ({CheckLine.NONCE}, turned(nonces=False)),
    ({CheckLine.PERMISSION, CheckLine.THREAD}, denied(Permission.CREATE_PUBLIC_THREADS)),
    ({CheckLine.RESUME}, turned(resumes=False)),
    ({CheckLine.CLEANING}, refused("DELETE", MESSAGES)),
]


async def test_all_is_well(checked: Checked, stand_in: StandIn, seen: SeenShapes) -> None:
    """Everything is tried, nothing is red, and no message stays."""
    found = await checked("--channel", games(stand_in))
    assert red(found) == REGISTERED_LATER
    assert {finding.line for finding in found} >= IN_CHANNEL
    assert stand_in.world.history(games(stand_in)) == []
    assert all(c.archived for c in stand_in.world.channels.values() if c.name == "Facet check")
    assert seen.kinds["READY"]
    assert seen.kinds["POST /channels/{id}/messages"]


async def test_a_thread_that_may_be_deleted(checked: Checked, stand_in: StandIn) -> None:
    """Where the bot manages threads, none stays."""
    stand_in.let_bot(stand_in.world.channel(games(stand_in)), int(Permission.MANAGE_THREADS), 0)
    assert red(await checked("--channel", games(stand_in))) == REGISTERED_LATER
    assert not [c for c in stand_in.world.channels.values() if c.name == "Facet check"]


async def test_in_a_thread(checked: Checked, stand_in: StandIn) -> None:
    """There the permissions of threads are needed, and no thread is made."""
    thread = next(c for c in stand_in.world.channels.values() if c.parent_id)
    found = await checked("--channel", thread.id)
    assert red(found) == REGISTERED_LATER
    assert CheckLine.THREAD not in {finding.line for finding in found}


@pytest.mark.parametrize(
    ("lines", "spoil"), SPOILT, ids=lambda it: min(it, default="") if isinstance(it, set) else ""
)
async def test_a_line_turns_red(
    checked: Checked, stand_in: StandIn, lines: set[CheckLine], spoil: Spoil
) -> None:
    """Where something can't be done, its line says so."""
    spoil(stand_in)
    assert red(await checked("--channel", games(stand_in))) - REGISTERED_LATER == lines


@pytest.mark.parametrize(
    "permission",
    [
        Permission.SEND_MESSAGES,
        Permission.ATTACH_FILES,
        Permission.SEND_MESSAGES_IN_THREADS,
        Permission.CREATE_PUBLIC_THREADS,
        Permission.READ_MESSAGE_HISTORY,
    ],
)
async def test_a_permission_that_is_missing(
    checked: Checked, stand_in: StandIn, permission: Permission
) -> None:
    """It is called by its name."""
    denied(permission)(stand_in)
    found = await checked("--channel", games(stand_in))
    lacking = [f.found for f in found if f.line is CheckLine.PERMISSION and not f.good]
    assert lacking[0].startswith(str(permission.name).replace("_", " ").title())


@pytest.mark.parametrize("missing", [Permission.READ_MESSAGE_HISTORY])
async def test_a_history_that_can_not_be_read(
    checked: Checked, stand_in: StandIn, missing: Permission
) -> None:
    """The line of the history is red."""
    denied(missing)(stand_in)
    assert CheckLine.HISTORY in red(await checked("--channel", games(stand_in)))


async def test_one_of_several_shards(checked: Checked, stand_in: StandIn) -> None:
    """Where Discord wants several connections, the one that hears of the channel is opened."""
    turned(shards=4)(stand_in)
    assert red(await checked("--channel", games(stand_in))) == REGISTERED_LATER
    (session,) = stand_in.gateway._sessions.values()
    assert session.shard[1] == 4
    assert session.serves(stand_in.world.home.id)


async def test_a_gateway_that_turns_the_bot_away(checked: Checked, stand_in: StandIn) -> None:
    """It is said at once, with the reason."""
    stand_in.gateway.turn_away(4011)
    found = {f.line: f for f in await checked("--channel", games(stand_in)) if not f.good}
    assert "4011" in found[CheckLine.RESUME].found


async def test_nobody_presses(checked: Checked, stand_in: StandIn) -> None:
    """Each press that does not come is told."""
    found = await checked("--channel", games(stand_in), "--with-me", "--wait", "0.01")
    assert red(found) == REGISTERED_LATER | PRESSED


async def pressing(robin: Person, stand_in: StandIn) -> None:
    """Press all that is asked for, in its order."""
    for number in ("1", "2", "3"):
        await robin.press(f"facet-check:{number}")
    await robin.press("facet-check:again")
    opened = await robin.press("facet-check:4")
    await robin.do("modal", interaction=opened["interaction"], values={"said": "hello"})
    await robin.press("facet-check:5", [games(stand_in)])


async def pressed(checked: Checked, stand_in: StandIn, robin: Person) -> list[Finding]:
    """Check with somebody who presses what is asked for."""
    hand = asyncio.create_task(pressing(robin, stand_in))
    found = await checked("--channel", games(stand_in), "--with-me", "--wait", "30")
    await hand
    return found


async def test_everything_that_can_be_pressed(
    checked: Checked, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """Each way to answer goes well, in so many milliseconds."""
    found = await pressed(checked, stand_in, Person(client, "robin"))
    assert red(found) == REGISTERED_LATER
    told = {finding.line: finding.found for finding in found}
    assert all(told[line].endswith("ms after the press") for line in PRESSED)
    assert [m for m in stand_in.world.history(games(stand_in)) if m.reader_id is None] == []


async def test_answers_that_discord_refuses(
    checked: Checked, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """The line of the press says so."""
    refused("POST", "callback$")(stand_in)
    hand = asyncio.create_task(Person(client, "robin").press("facet-check:1"))
    found = await checked("--channel", games(stand_in), "--with-me", "--wait", "1")
    await hand
    told = {finding.line: finding.found for finding in found}
    assert "could not be answered" in told[CheckLine.UPDATE]


@pytest.mark.skipif(not WHERE, reason="DISCORD_OPENAPI names no description of Discord's API")
async def test_every_body(
    checked: Checked, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """No request of the check departs from Discord's description of its API."""
    stand_in.world.application["integration_types_config"] = {"0": {}}
    hand = asyncio.create_task(pressing(Person(client, "robin"), stand_in))
    await checked("--fix", "--channel", games(stand_in), "--with-me")
    await hand
    description, asked = Description(Path(WHERE)), stand_in.recorder.since()
    kinds = {f"{entry['method']} {entry['route']}": entry for entry in asked}
    assert "PATCH /applications/@me" in kinds
    wrong = {kind: description.problems(entry) for kind, entry in kinds.items()}
    assert {kind: found for kind, found in wrong.items() if found} == {}
