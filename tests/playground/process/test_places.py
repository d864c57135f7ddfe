"""Channels and messages that are gone, permissions that lack, and who sees what."""

import pytest

from bot.playground.discord.permissions import Permission
from tests.playground.people import custom_ids, words
from tests.playground.process.house import House, Log, best
from tests.playground.waiting import eventually, until


def deny(house: House, channel: str, *permissions: Permission) -> None:
    """Take permissions from the bot in a channel."""
    place = house.stand_in.world.channel(house.channel_id(channel))
    house.stand_in.let_bot(place, 0, sum(permissions))


async def test_a_channel_is_deleted_in_the_middle_of_a_turn(house: House) -> None:
    """The move is saved, nobody can be shown it, and the rated game falls asleep quietly."""
    table, last = await house.prepared()
    channel = await house.robin.channel_id()
    house.stand_in.faults.add({"delay": 0.3, "route": "callback$"})
    await house.hurry(last, 0.1)
    house.stand_in.remove_channel(house.stand_in.world.channel(channel))
    async with house.store() as store:
        lost = await eventually(lambda: store.load(table.id), lambda kept: kept and kept.asleep)
    assert lost
    assert lost.stage == "playing"
    assert len(lost.log) > table.number


async def test_a_board_is_deleted(house: House) -> None:
    """`/table show` brings it back, with its picture and buttons, and the game goes on."""
    table = await house.open_table()
    board = await house.robin.board(table)
    house.stand_in.remove(house.stand_in.world.message(board["channel_id"], board["id"]))
    await house.sam.command("table show")
    again = await house.robin.board(table)
    assert again["id"] != board["id"]
    assert again["attachments"][0]["description"] == board["attachments"][0]["description"]
    assert not again["flags"] & 64
    table = await house.turn(table)
    await house.sam.board(table)
    await until(lambda: not custom_ids({"components": house.posted()[-2].components}))


@pytest.mark.parametrize(
    ("channel", "taken", "named"),
    [
        (None, [Permission.SEND_MESSAGES], "Send Messages"),
        (None, [Permission.ATTACH_FILES], "Attach Files"),
        (None, [Permission.VIEW_CHANNEL], "View Channel"),
        ("reading-room", [], "Send Messages and Attach Files"),
        ("Friday table", [Permission.SEND_MESSAGES_IN_THREADS], "Send Messages in Threads"),
    ],
)
async def test_missing_permissions_are_named(
    house: House, channel: str | None, taken: list[Permission], named: str
) -> None:
    """A person who opens a table where the bot lacks permissions is told which, privately."""
    channel = channel or house.place
    deny(house, "games" if channel == "Friday table" else channel, *taken)
    house.robin.channel = channel
    await house.robin.command("splendor new")
    assert named in words(await house.robin.sees_text("in this channel I also need"))
    assert not house.posted(channel)


async def test_permissions_are_taken_in_a_game(house: House, log: Log) -> None:
    """Turns go on through answers; what cannot be posted is named in the log, and comes later."""
    table = await house.open_table()
    deny(house, house.place, Permission.SEND_MESSAGES)
    table = await house.turn(table)
    await house.sam.board(table)
    # The board is posted; the panel of the turn before may still be edited.
    house.stand_in.faults.add({"status": 404, "method": "POST", "route": "^/webhooks/"})
    table = await house.turn(table)
    await until(lambda: "could not be shown" in log.text())
    assert "send messages" in log.text()
    deny(house, house.place)
    await house.sam.command("table show")
    await house.turn(await house.table())


async def test_private_answers_are_for_one_person(house: House) -> None:
    """Panels, cards, menus and refusals are seen by whoever asked, and by nobody else."""
    table = await house.open_table()
    at = f"{table.id}:{table.number}"
    before = {player: len(await player.messages()) for player in (house.sam, house.mika)}
    for press in ("panel:take:", "panel:reserve:", "panel:buy:", "hand:", "more:"):
        await house.robin.press(f"facet:b:{at}:{press}")
    for command in ("history", "export", "rules", "hand", "undo", "resign", "end"):
        await house.robin.command(f"table {command}")
    await house.robin.command("splendor take", gems="zz")
    private = [message for message in await house.robin.messages() if message["flags"] & 64]
    assert len(private) == 9  # a panel takes the place of the one before
    await house.robin.press(f"facet:b:{at}:panel:take:")
    private = [message for message in await house.robin.messages() if message["flags"] & 64]
    for player, seen in before.items():
        assert len(await player.messages()) == seen
    panel = next(m for m in private if f"facet:b:{at}:panel:take:wbg" in custom_ids(m))
    stolen = await house.sam.do(
        "component", message=panel["id"], custom_id=f"facet:b:{at}:panel:take:wbg"
    )
    assert stolen["status"] == 400


async def test_a_thread_put_away_is_opened_again(house: House) -> None:
    """A press by a client that asks nobody first posts a board, which opens the thread again."""
    parent = house.channel_id()
    thread = house.stand_in.add_channel("put away", parent, house.stand_in.world.bot_id)
    table = await house.open_table(thread.name)
    asked = house.asked(table)
    last = await asked.prepare(table, best(table))
    thread.archived = True
    pressed = await asked.sees(lambda message: last in custom_ids(message))
    went = await asked.do("component", message=pressed["id"], custom_id=last)
    assert went["unfit"] == {"key": "archived"}
    await asked.forge(last, pressed)
    table = await house.table(thread.name)
    await house.asked(table).board(table)
    assert not thread.archived
