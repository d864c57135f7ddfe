"""Places outside a server of the bot's, and what people do there."""

import os
import signal
from collections.abc import Callable
from dataclasses import replace

from bot.tables.table import Table
from tests.playground.people import Json, custom_ids
from tests.playground.process.house import House, best, is_up, worker
from tests.playground.waiting import until

AMONG_PEOPLE = ["group", "visited"]
ANYWHERE = ["direct", *AMONG_PEOPLE]
Settle = Callable[[str], House]


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


async def sit_with_computer(house: House, level: str = "easy", deal: str = "open") -> Table:
    """Let Robin begin against a computer."""
    await house.robin.command("splendor new", seats="joined", target="10", deal=deal)
    lobby = await house.shown()
    await house.robin.press(f"facet:s:{lobby.id}:{lobby.revision}:computer:", [level])
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    return await mine(house)


async def mine(house: House) -> Table:
    """Return the table once Robin is asked and sees it, or the game is over."""
    return await house.once(lambda table: is_up(table) and not table.computer_asked)


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


async def kept_thinking(house: House) -> Json:
    """Stop the computer's worker in the middle of a turn; return the board that says who thinks."""
    table = await sit_with_computer(house)
    await house.robin.play(table, best(table))
    table = await mine(house)
    os.kill(worker(house), signal.SIGSTOP)
    await house.robin.play(table, best(table))
    return await house.robin.sees_text("is thinking")
