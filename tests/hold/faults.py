"""Every route that the bot uses while people play, times everything that can happen to a request.

Each pair has a room of its own, and many rooms go on at once: a turn is made while the fault lies
in wait, and is then saved once, shown, and played on from. Run as `python -m tests.hold faults`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bot.playground.discord.interactions import Interaction
from bot.playground.discord.settings import Settings
from tests.hold.mishaps import FAULTS, FOR_ALL, SLOW, calm_log
from tests.hold.pace import Pace
from tests.hold.reckoning import nothing_lost
from tests.hold.rooms import Room, hall
from tests.playground.waiting import until

AT_ONCE: Final = 8
SOON: Final = 28.0
"""Seconds in which the board comes by itself, where it can: a request that hangs takes its time."""
SOONER: Final = 4.0
"""As many where there is little time."""
LOST_FIRST: Final = {"reset": "after", "method": "POST"}
REFUSED_FIRST: Final = {"status": 404, "method": "POST"}
Where = Callable[[Room, Interaction], str]


def _callback(_: Room, begun: Interaction) -> str:
    return f"^/interactions/{begun.id}/.*/callback$"


def _follow_up(_: Room, begun: Interaction) -> str:
    return f"^/webhooks/[0-9]+/{begun.token}$"


def _messages(room: Room, _: Interaction) -> str:
    return f"^/channels/{room.channel.id}/messages$"


def _message(room: Room, _: Interaction) -> str:
    return f"^/channels/{room.channel.id}/messages/[0-9]+$"


ROUTES: Final[Mapping[str, tuple[str, Where, Mapping[str, object]]]] = {
    "the answer": ("POST", _callback, {}),
    "the follow-up": ("POST", _follow_up, {}),
    "the post": ("POST", _messages, REFUSED_FIRST),
    "looking for a post": ("GET", _messages, LOST_FIRST),
    "tidying": ("PATCH", _message, {}),
}
"""Each by its method, its path, and what has to happen to the follow-up to bring it about."""
TAKING_AWAY: Final = "taking a panel away"


async def faults(folder: Path, pace: Pace) -> Counter[str]:
    """Let every route suffer from everything, in any order, until the time is over; raise Lost."""
    known = [fault for fault in FAULTS if pace.whole or fault not in SLOW]
    pairs = [(route, fault) for route in (*ROUTES, TAKING_AWAY) for fault in known]
    pace.rng.shuffle(pairs)
    shared = [pair for pair in pairs if pair[1] not in FOR_ALL]
    alone = [pair for pair in pairs if pair[1] in FOR_ALL]
    came: Counter[str] = Counter()
    settings = Settings(rate_limits=False, ack_seconds=3)
    async with hall(folder, settings) as house:
        house.open_rooms(len(pairs), pace.rng, ("splendor",))
        rooms = iter(house.rooms)
        gate = asyncio.Semaphore(AT_ONCE)
        pace.begin()

        async def suffer(room: Room, route: str, fault: str) -> None:
            async with gate:
                if pace.spent < pace.seconds:
                    came[await _suffer(room, route, fault, pace)] += 1

        await asyncio.gather(*(suffer(next(rooms), *pair) for pair in shared))
        for pair in alone:
            await suffer(next(rooms), *pair)
        await asyncio.sleep(1.5)
        nothing_lost(house, pace)
        calm_log(house, pace, "faults")
        doubles = house.doubles()
    print(
        f"faults: {came.total()} of {len(pairs)} pairs of a route and a fault: {dict(came)}; "
        f"{len(doubles)} boards posted twice",
        flush=True,
    )
    return came


async def _suffer(room: Room, route: str, fault: str, pace: Pace) -> str:
    """Make a turn under a fault; return how its board came."""
    what = f"{route}, {fault}, {room.channel.name}"
    state = room.hall.book.state(room.channel.id)
    while state is None or state.stage != "playing":
        await room.step()
        await asyncio.sleep(0)  # where no bot hears them, a step takes no time
        state = room.hall.book.state(room.channel.id)
    await _until_current(room, pace, what)
    await (_panels if route == TAKING_AWAY else _turn)(room, route, fault)
    how = await _comes_up(room, pace, what)
    before = len(room.hall.book.moves(state.id))
    while len(room.hall.book.moves(state.id)) == before:
        came = await room.step()
        pace.holds(came in ("done", "unanswered"), f"{what}: the next turn: {came}")
    await _until_current(room, pace, f"{what}, the turn after")
    return how


async def _turn(room: Room, route: str, fault: str) -> None:
    """Make a turn while the fault lies in wait on a route."""
    method, where, first = ROUTES[route]
    add = room.hall.stand_in.faults.add

    def strike(begun: Interaction) -> None:
        room.on_sending = lambda _: None
        if first:
            add({**first, "route": _follow_up(room, begun)})
        add({**FAULTS[fault], "method": method, "route": where(room, begun)})

    room.on_sending = strike
    state = room.hall.book.state(room.channel.id)
    assert state is not None
    await room.turn(state, typed=room.rng.random() < 0.5)


async def _panels(room: Room, _route: str, fault: str) -> None:
    """Open one panel after the other, so that the first is taken away."""
    state = room.hall.book.state(room.channel.id)
    assert state is not None
    match, number = room.catch_up(state)
    person = room.person(state, match.position.decision.seat)
    tokens: list[str] = []
    room.on_sending = lambda begun: tokens.append(begun.token)
    await room.press(person, f"facet:b:{state.id}:{number}:panel:take:")
    route = f"^/webhooks/[0-9]+/{tokens[0]}/messages/"
    room.hall.stand_in.faults.add({**FAULTS[fault], "method": "DELETE", "route": route})
    await room.press(person, f"facet:b:{state.id}:{number}:panel:take:")
    room.on_sending = lambda _: None


async def _comes_up(room: Room, pace: Pace, what: str) -> str:
    """Wait for the board; where it cannot come by itself, ask for it, as the log says."""
    try:
        await until(room.current, SOON if pace.whole else SOONER)
    except TimeoutError:
        pass
    else:
        return "came by itself"
    await _press_copies(room)
    if room.current():
        return "a copy was pressed"
    await room.type(room.people[0], "table show", {})
    await _until_current(room, pace, what)
    return "asked for by /table show"


async def _press_copies(room: Room) -> None:
    """Press every old board that still has controls: it is retired then."""
    state = room.hall.book.state(room.channel.id)
    assert state is not None
    for message in [m for m in room.boards()[:-1] if m.id in room.live(state.id)]:
        await room.press(room.people[0], f"facet:b:{state.id}:0:more:", on=message)
    await asyncio.sleep(0.5)


async def _until_current(room: Room, pace: Pace, what: str) -> None:
    try:
        await until(room.current, SOON)
    except TimeoutError:
        await _press_copies(room)
        pace.holds(room.current(), f"{what}: no board, or more than one: {room.why()}")


def main() -> None:
    """Print how many pairs were tried, and how their boards came."""
    pace = Pace.of_environment("faults")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(faults(Path(folder), pace))
