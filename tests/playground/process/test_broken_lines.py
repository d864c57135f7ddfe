"""A network that breaks off: what was saved is shown all the same, once, and nobody is misled."""

import os
from itertools import product
from typing import Any

import pytest

from tests.playground.people import words
from tests.playground.process.house import House, Log
from tests.playground.process.routes import (
    ANSWER,
    FOLLOW_UP,
    PLAYING,
    STARTING,
    all_is_well,
    strike,
)
from tests.playground.waiting import until

BREAKS: dict[str, dict[str, Any]] = {
    # It was not done.
    "reset before": {"reset": "before"},
    "closed before": {"close": "before"},
    "refused": {"refuse": 0.3},
    # It was done: the answer breaks off, or is none.
    "reset during": {"reset": "during"},
    "truncated": {"close": "during"},
    "no JSON": {"garbled": "json"},
    # It was done: no answer comes, or a page.
    "reset after": {"reset": "after"},
    "closed after": {"close": "after"},
    "a page": {"garbled": "html"},
}
ALL = bool(os.environ.get("FACET_HOLD"))
EVERY = 1 if ALL else 3
PAIRS = [
    (route, how)
    for number, route in enumerate(PLAYING)
    for how in list(BREAKS)[number % EVERY :: EVERY]
]
"""One break of each of the three kinds for every route; with FACET_HOLD, at night, all pairs."""
LOOKING = "GET /channels/{channel_id}/messages"
POSTING = "POST /channels/{channel_id}/messages"
FAULTS: dict[str, dict[str, Any]] = {
    **{str(status): {"status": status} for status in (400, 401, 403, 404, 500, 502, 503)},
    "500, done all the same": {"status": 500, "lost": True},
    "429": {"status": 429},
    "429 of all routes": {"status": 429, "everywhere": True},
    "slow by 4 s": {"delay": 4.0},
    "slow by 20 s": {"delay": 20.0},
    "reset twice": {"reset": "before", "count": 2},
    **BREAKS,
}
ELSEWHERE = {
    # An answer that discord.py itself can't read at the login ends the bot with a traceback.
    *product(("GET /users/@me", "GET /oauth2/applications/@me"), ("no JSON", "a page")),
    # Commands that are refused for good are an error in the log: see test_first_start.
    *product(("PUT /applications/{application_id}/commands",), ("401", "403", "404")),
}
STARTS = [*product(STARTING, FAULTS if ALL else ["reset twice"])]
"""Each route at the start is broken off twice; at night every fault strikes each."""


@pytest.mark.parametrize(("route", "how"), PAIRS)
async def test_a_line_breaks_while_playing(house: House, route: str, how: str) -> None:
    """The turn is saved once, its board comes once, and nobody is told that nothing was changed."""
    table, last = await house.prepared()
    strike(house.stand_in, route, **BREAKS[how])
    await house.hurry(last)
    await until(lambda: not house.stand_in.faults.waiting())
    await house.turn(await all_is_well(house, table))
    for message in await house.robin.messages():
        assert "nothing was changed" not in words(message)


@pytest.mark.parametrize("look", ["truncated", "no JSON", "unavailable"])
@pytest.mark.parametrize("how", ["reset after", "truncated"])
async def test_a_board_that_is_lost_and_cannot_be_looked_for(
    house: House, how: str, look: str
) -> None:
    """It is not posted again, but looked for once more a little later, and stands there once."""
    table, last = await house.prepared()
    posts = len(house.posted())
    strike(house.stand_in, FOLLOW_UP, **BREAKS[how])
    strike(house.stand_in, LOOKING, **BREAKS.get(look, {"status": 503}))
    await house.robin.press(last)
    await until(lambda: not house.stand_in.faults.waiting())
    after = await all_is_well(house, table)
    assert len(house.posted()) == posts + 1
    await house.turn(after)


async def test_a_board_that_cannot_be_looked_for_is_shown_where_it_is_asked_for(
    house: House,
) -> None:
    """As long as the channel can't be read no board comes by itself; /table show posts it."""
    table, last = await house.prepared()
    strike(house.stand_in, FOLLOW_UP, reset="before")
    looking = strike(house.stand_in, LOOKING, status=503, count=100)
    posts = len(house.posted())
    await house.robin.press(last)
    await until(lambda: looking.hits > 1)
    assert len(house.posted()) == posts
    await house.sam.command("table show")
    await all_is_well(house, table)


@pytest.mark.parametrize("route", [ANSWER, FOLLOW_UP])
async def test_a_request_that_hangs(house: House, route: str) -> None:
    """The board comes all the same, after a while, though nobody answers that request."""
    table, last = await house.prepared()
    strike(house.stand_in, route, hang="before")
    await house.hurry(last)
    await house.turn(await all_is_well(house, table))


@pytest.mark.alone
@pytest.mark.parametrize("how", ["refused", "truncated", "reset after"])
async def test_a_line_breaks_while_boards_are_shown_again(house: House, how: str) -> None:
    """At a start, every table gets its board, also those behind the one that failed."""
    await house.bot.stop()
    tables = [await house.set_up(channel=channel) for channel in ("games", "quiet")]
    strike(house.stand_in, POSTING, **BREAKS[how])
    await house.again()
    for table, channel in zip(tables, ("games", "quiet"), strict=True):
        house.robin.channel = channel
        board = await house.robin.board(table)
        await house.shown(channel)
        assert [message.id for message in house.posted(channel)][-1] == board["id"]


@pytest.mark.parametrize(("route", "fault"), sorted({*STARTS} - ELSEWHERE))
async def test_a_route_fails_while_starting(house: House, route: str, fault: str, log: Log) -> None:
    """The bot comes up all the same, or ends and says in a line why; afterwards the board is there."""
    await house.bot.stop()
    table = await house.set_up()
    async with house.store() as store:
        await store.notes.save("commands", "other ones")
    emojis = house.stand_in.world.emojis
    del emojis[next(iter(emojis))]
    strike(house.stand_in, route, **FAULTS[fault])
    await house.bot.start()
    await until(lambda: house.stand_in.gateway.connected or not house.bot.running)
    house.stand_in.faults.clear()
    if not house.bot.running:
        assert house.bot.exit_code in (1, 2)
        assert log.text().splitlines()[-1].startswith("facet: ")
        await house.again()
    await house.robin.command("table show")
    await house.asked(table).board(table)
    assert "Traceback" not in log.text()
