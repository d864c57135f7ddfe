"""People who act in the same instant."""

import asyncio

import pytest

from bot.entry.dispatcher import MAX_IN_FLIGHT_PER_PERSON
from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import House, Player, best
from tests.playground.process.routes import live
from tests.playground.waiting import until


async def at_once(*presses: tuple[Player, str]) -> list[Json]:
    """Let people press in the same instant, each in the newest message that has the control."""
    deeds = []
    for player, custom_id in presses:
        message = await player.sees_control(custom_id)
        where = {"channel": await player.channel_id(), "message": message["id"]}
        deeds.append(_send(player, {**where, "custom_id": custom_id}))
    return await asyncio.gather(*deeds)


async def _send(player: Player, wanted: Json) -> Json:
    path = f"/playground/as/{player.name}/component"
    async with player.client.post(path, json=wanted) as response:
        went: Json = await response.json()
        return went


async def test_two_join(house: House) -> None:
    """Both get a seat."""
    await house.robin.command("splendor new")
    join = f"facet:b:{(await house.table()).id}:0:join:"
    went = await at_once((house.sam, join), (house.mika, join))
    assert [w["state"] for w in went] == ["answered", "answered"]
    players = (await house.table()).players
    assert {player.name for player in players} == {"Robin", "Sam", "みか"}


async def test_a_game_begins_while_somebody_joins(house: House) -> None:
    """The lobby that changes for whoever joined has lost its controls by then, and loses them again."""
    await house.robin.command("splendor new", seats="joined")
    lobby = await house.table()
    await house.sam.press(f"facet:b:{lobby.id}:0:join:")
    await house.shown()
    fault = house.stand_in.faults.add({"delay": 1.0, "route": "callback$"})
    joining = asyncio.create_task(house.mika.press(f"facet:b:{lobby.id}:0:join:"))
    await until(lambda: fault.hits)
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    await joining
    board = await house.robin.board(await house.table())
    await house.shown()
    await until(lambda: live(house) == [board["id"]])


async def test_two_open_a_table(house: House) -> None:
    """One table is opened, and the other person is led to it."""
    await asyncio.gather(*(p.command("splendor new") for p in (house.robin, house.sam)))
    await until(lambda: len(house.posted()) == 1)
    told = [m for p in (house.robin, house.sam) for m in await p.messages() if m["flags"] & 64]
    assert ["There’s already a table" in words(message) for message in told] == [True]


async def test_one_presses_twice(house: House) -> None:
    """The move is made once."""
    table = await house.open_table()
    move = best(table)
    last = await house.robin.prepare(table, move)
    await at_once((house.robin, last), (house.robin, last))
    await house.robin.sees_text("You’ve already made this move.")
    after = await house.table()
    assert [entry.seat for entry in after.log[table.number :]].count(0) == 1
    await house.sam.board(after)
    assert len(house.posted()) == 3


async def test_two_play(house: House) -> None:
    """The one whose turn it is moves; the other is told so, or is asked next if they come later."""
    table, last = await house.prepared()
    take = f"facet:b:{table.id}:{table.number}:panel:take:"
    went = await at_once((house.robin, last), (house.sam, take))
    assert [w["state"] for w in went] == ["answered", "answered"]
    after = await house.table()
    assert [entry.seat for entry in after.log[table.number :]].count(0) == 1
    panel = f"facet:b:{table.id}:{after.number}:panel:take:+"

    def answered(message: Json) -> bool:
        """Return whether this is one of the right answers."""
        refused = "out of date" in words(message) or "Robin’s turn" in words(message)
        return refused or any(one.startswith(panel) for one in custom_ids(message))

    await house.sam.sees(lambda message: message["flags"] & 64 and answered(message))
    await house.sam.board(after)
    assert len(house.posted()) == 3


@pytest.mark.parametrize("first", [0, 1])
async def test_one_moves_and_one_calls_the_game_off(house: House, first: int) -> None:
    """One comes first; the table ends up called off, shown, and in one piece."""
    table = await house.open_table(rated="no")
    await house.robin.press(f"facet:b:{table.id}:{table.number}:more:")
    await house.robin.press(f"facet:b:{table.id}:{table.number}:end:")
    presses = [
        (house.robin, await house.robin.prepare(table, best(table))),
        (house.robin, f"facet:b:{table.id}:{table.number}:ended:off"),
    ]
    await at_once(presses[first], presses[1 - first])
    assert (await house.shown()).stage == "called-off"
    await house.mika.sees_text("called the game off")
    await until(lambda: not [m for m in house.posted() if custom_ids({"components": m.components})])


async def test_one_asks_again_before_five_answers_are_there(house: House) -> None:
    """They are told to wait; nobody else is, and afterwards they are answered again."""
    asker = Player(house.stand_in, house.client, "xiaomei", house.place)  # with nothing in flight
    house.stand_in.faults.add(
        {"delay": 1.0, "route": "callback$", "count": MAX_IN_FLIGHT_PER_PERSON + 3}
    )
    asked = [asker.command("help") for _ in range(MAX_IN_FLIGHT_PER_PERSON + 2)]
    await asyncio.gather(*asked, house.sam.command("help"))
    wait = "still working on your last request"

    async def told(player: Player) -> list[bool]:
        return [wait in words(m) for m in await player.messages() if m["flags"] & 64]

    assert (await told(asker)).count(True) == 2
    assert await told(house.sam) == [False]
    await asker.command("help")
    assert (await told(asker))[-1] is False
