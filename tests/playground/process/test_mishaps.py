"""What goes wrong on the way to Discord is made good: nothing is lost, nothing shown twice."""

import asyncio
from collections import Counter

import pytest

from bot.playground.gateway import Loss
from bot.playground.stand_in import StandIn
from bot.tables.table import Table
from tests.playground.people import custom_ids
from tests.playground.process.house import House, best
from tests.playground.waiting import until

STARTING = {
    "GET /users/@me": "^/users/@me$",
    "GET /oauth2/applications/@me": "^/oauth2/",
    "GET /applications/{application_id}/emojis": "/emojis$",
    "POST /applications/{application_id}/emojis": "/emojis$",
    "PUT /applications/{application_id}/commands": "/commands$",
    "POST /channels/{channel_id}/messages": "^/channels/[0-9]+/messages$",
}
ANSWER = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"
TIDY = "PATCH /channels/{channel_id}/messages/{message_id}"
PLAYING = {
    ANSWER: "callback$",
    FOLLOW_UP: "^/webhooks/",
    TIDY: "^/channels/[0-9]+/messages/[0-9]+$",
}


def strike(stand_in: StandIn, route: str, status: int) -> None:
    """Let the next request on a route fail."""
    where = {**STARTING, **PLAYING}[route]
    fault = {
        "status": status,
        "route": where,
        "method": route.split(maxsplit=1)[0],
        "retry_after": 0.05,
    }
    stand_in.faults.add(fault)


def live(house: House) -> list[str]:
    """Return the ids of the messages everybody sees that have controls."""
    return [m.id for m in house.posted() if custom_ids({"components": m.components})]


async def all_is_well(house: House, before: Table) -> Table:
    """See that one turn was saved once, and is shown once, by the only message to be played on."""
    table = await house.table()
    assert table.number > before.number
    turns = [entry for entry in table.log[before.number :] if entry.seat == before.asked]
    assert len(turns) == 1
    board = await house.asked(table).board(table)
    await until(lambda: live(house) == [board["id"]])
    hand = f"facet:b:{table.id}:{table.number}:hand:"
    shows = [m for m in house.posted() if hand in custom_ids({"components": m.components})]
    assert len(shows) == 1
    return table


@pytest.mark.parametrize("status", [429, 500])
@pytest.mark.parametrize("route", PLAYING)
async def test_a_route_fails_once_while_playing(house: House, route: str, status: int) -> None:
    """The turn is saved once and its board comes once, and the game goes on."""
    table = await house.open_table()
    await house.robin.board(table)
    last = await house.robin.prepare(table, best(table))
    posts = len(house.posted())
    strike(house.stand_in, route, status)
    await house.robin.press(last)
    await until(lambda: not house.stand_in.faults.waiting())
    after = await all_is_well(house, table)
    assert len(house.posted()) == posts + 1
    await house.turn(after)


@pytest.mark.alone
@pytest.mark.parametrize("status", [429, 500])
@pytest.mark.parametrize("route", STARTING)
async def test_a_route_fails_once_while_starting(house: House, route: str, status: int) -> None:
    """The bot comes up all the same, with its commands, and shows what was not shown, once."""
    await house.bot.stop()
    table = await house.set_up(lambda table: table.number > 3)
    async with house.store() as store:
        await store.write_note("commands", "other ones")
    emojis = house.stand_in.world.emojis
    del emojis[next(iter(emojis))]
    house.stand_in.recorder.clear()
    strike(house.stand_in, route, status)
    await house.again()
    board = await house.asked(table).board(table)
    assert not house.stand_in.faults.waiting()
    assert [message.id for message in house.posted()] == [board["id"]]
    statuses = Counter(entry["status"] for entry in house.stand_in.recorder.since())
    assert statuses[status] == 1
    assert statuses[200] + statuses[201] == len(STARTING)
    assert statuses.total() == len(STARTING) + 1
    await house.turn(table)


@pytest.mark.alone
async def test_the_lists_above_are_complete(house: House) -> None:
    """In a life with restarts, the bot uses no other route than those that are let fail here."""
    table = await house.open_table()
    for _ in range(3):
        table = await house.turn(table)
    await house.robin.command("table show")
    await house.asked(table).board(table)
    await house.bot.stop()
    await house.set_up(channel="quiet")
    await house.again()
    await until(lambda: house.posted("quiet"))
    entries = house.stand_in.recorder.since()
    used = {f"{entry['method']} {entry['route']}" for entry in entries}
    assert used == STARTING.keys() | PLAYING.keys()


@pytest.mark.parametrize("status", [400, 403, 404])
@pytest.mark.parametrize("route", [ANSWER, FOLLOW_UP])
async def test_a_refusal_is_got_round(house: House, route: str, status: int) -> None:
    """Where the answer or the follow-up is refused for good, the board comes to the channel."""
    table = await house.open_table()
    await house.robin.board(table)
    last = await house.robin.prepare(table, best(table))
    strike(house.stand_in, route, status)
    house.stand_in.settings = house.stand_in.settings.but(ack_seconds=0.5)
    message = await house.robin.sees(lambda message: last in custom_ids(message))
    await house.robin.do("component", message=message["id"], custom_id=last)
    house.stand_in.settings = house.stand_in.settings.but(ack_seconds=3.0)
    await house.turn(await all_is_well(house, table))


async def test_a_board_that_cannot_be_tidied_stays_harmless(house: House) -> None:
    """Where the old board keeps its buttons, pressing them leads to the current one."""
    table = await house.open_table()
    old = await house.robin.board(table)
    strike(house.stand_in, TIDY, 403)
    after = await house.turn(table)
    board = await house.sam.board(after)
    await until(lambda: not house.stand_in.faults.waiting())
    await house.shown()
    assert live(house) == [old["id"], board["id"]]
    take = f"facet:b:{table.id}:{table.number}:panel:take:"
    await house.robin.do("component", message=old["id"], custom_id=take)
    assert await house.robin.sees_text(f"/{house.channel_id()}/{board['id']}")
    assert (await house.table()).number == after.number


async def test_the_gateway_drops_in_a_game(house: House) -> None:
    """The session is resumed, what was pressed meanwhile is answered, and the game goes on."""
    table = await house.open_table()
    await house.robin.board(table)
    last = await house.robin.prepare(table, best(table))
    gateway = house.stand_in.gateway
    before = gateway.identified, gateway.resumed
    dropping = asyncio.create_task(house.stand_in.gateway.drop(Loss()))
    await asyncio.sleep(0)
    assert not house.stand_in.gateway.connected
    await house.robin.press(last)
    await dropping
    assert (gateway.identified, gateway.resumed) == (before[0], before[1] + 1)
    await house.turn(await all_is_well(house, table))


async def test_the_gateway_forgets_the_session(house: House) -> None:
    """A new session begins, old buttons work, and nothing is posted again."""
    table = await house.open_table()
    board = await house.robin.board(table)
    gateway = house.stand_in.gateway
    before = gateway.identified
    await gateway.drop(Loss(resumable=False))
    await until(lambda: gateway.identified == before + 1)
    assert house.posted()[-1].id == board["id"]
    await house.turn(table)
    await all_is_well(house, table)
