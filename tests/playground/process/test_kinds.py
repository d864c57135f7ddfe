"""Channels of every kind, told of as fully as Discord does, or by no more than it documents."""

import pytest

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import (
    FORUM,
    HOLDERS,
    MEDIA,
    NEWS,
    PRIVATE_THREAD,
    STAGE,
    TEXT,
    VOICE,
)
from tests.playground.lodging import Flat
from tests.playground.people import custom_ids, words
from tests.playground.process.house import House, Log
from tests.playground.waiting import until

UNKNOWN = 99
KINDS = {
    "text": (TEXT, None),
    "voice": (VOICE, None),
    "stage": (STAGE, None),
    "announcements": (NEWS, None),
    "unknown": (UNKNOWN, None),
    "thread": (None, TEXT),
    "announced": (None, NEWS),
    "private": (PRIVATE_THREAD, TEXT),
    "post": (None, FORUM),
    "media": (None, MEDIA),
}
"""The kind of a channel, None for the usual thread, and that of the channel above."""


def channel_of(house: House, name: str) -> str:
    """Open a channel of some kind, and return its name."""
    kind, above = KINDS[name]
    place, parent = f"{house.place}-{name}", None
    if above is not None:
        parent = house.stand_in.add_channel(f"{place}-above", None, kind=above).id
    return house.stand_in.add_channel(place, parent, kind=kind).name


@pytest.mark.parametrize("bare", [False, True], ids=["full", "bare"])
@pytest.mark.parametrize("name", KINDS)
async def test_a_table_in_every_kind_of_channel(house: House, name: str, *, bare: bool) -> None:
    """It is opened, joined, begun, played at, shown again, and a move is taken back."""
    place = channel_of(house, name)
    house.stand_in.settings = house.stand_in.settings.but(bare_channels=bare)
    table = await house.open_table(place)
    assert table.place == "server"
    for _ in range(2):
        table = await house.turn(table, "take:wbk")
        await house.asked(table).board(table)
    before = house.posted(place)[-1].id
    await house.sam.command("table show")
    await until(lambda: house.posted(place)[-1].id != before)
    await house.sam.command("table undo")
    await house.sam.board(await house.shown(place))
    assert (await house.table(place)).asked == 1


@pytest.mark.parametrize("name", ["voice", "stage"])
async def test_the_chat_of_a_voice_channel_needs_connect(house: House, name: str) -> None:
    """A table where the bot may not connect is refused with the reason; with the permission it opens."""
    place = channel_of(house, name)
    channel = house.stand_in.world.channel(house.channel_id(place))
    house.stand_in.let_bot(channel, 0, Permission.CONNECT)
    house.robin.channel = place
    await house.robin.command("splendor new")
    assert "need Connect" in words(await house.robin.sees_text("in this channel I also need"))
    assert not house.posted(place)
    house.stand_in.let_bot(channel, Permission.CONNECT, 0)
    await house.robin.command("splendor new")
    await house.robin.sees(lambda message: any(":join:" in i for i in custom_ids(message)))


@pytest.mark.parametrize("kind", sorted(HOLDERS))
async def test_what_holds_no_messages(house: House, kind: int) -> None:
    """No table is opened in a forum itself, and whoever tries is told where to."""
    house.robin.channel = house.stand_in.add_channel(f"{house.place}-holder", None, kind=kind).name
    await house.robin.command("splendor new")
    await house.robin.sees_text("can’t post messages in this kind of channel")
    assert not house.posted(house.robin.channel)


async def test_an_interaction_that_cannot_be_read(
    flat: Flat, bot: object, place: str, log: Log
) -> None:
    """It is logged with its keys and without a value, its person is told, and the others play on."""
    assert bot
    house = House(flat.stand_in, flat.client, flat.database, place)
    await house.allow_many()
    payloads = house.stand_in.payloads
    told = payloads.interaction

    def broken(*args: object) -> dict[str, object]:
        whole = told(*args)  # type: ignore[arg-type]
        del whole["attachment_size_limit"]
        return whole

    payloads.interaction = broken  # type: ignore[assignment,method-assign]
    try:
        await house.robin.command("splendor new")
        went = await house.robin.sees_text("Something went wrong")
    finally:
        payloads.interaction = told  # type: ignore[method-assign]
    assert went["flags"] & 64
    await until(lambda: "INTERACTION_CREATE" in log.text())
    (line,) = (line for line in log.text().splitlines() if "INTERACTION_CREATE" in line)
    assert "KeyError 'attachment_size_limit'" in line
    assert "member.user" in line
    for value in ("robin", "Robin", "splendor", house.stand_in.world.home.id):
        assert value not in line
    table = await house.open_table()
    await house.turn(table)


async def test_an_event_that_cannot_be_read(flat: Flat, bot: object, place: str, log: Log) -> None:
    """Whatever else comes is logged where it makes no sense, and ends nothing."""
    house = House(flat.stand_in, flat.client, flat.database, place)
    house.stand_in.gateway.dispatch("ENTITLEMENT_CREATE", {"12": {"secret": "word"}}, None)
    await until(lambda: "ENTITLEMENT_CREATE" in log.text())
    assert "{id}.secret" in log.text()
    assert "word" not in log.text()
    await house.robin.command("help")
    assert bot
