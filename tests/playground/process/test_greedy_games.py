"""Games of strangers that take more than their share, each in its own way, beside a table of Splendor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from typing import Final

import pytest

from bot.playground.server.bot_process import BotProcess
from tests.packages import Distributions
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import ROOT, Flat, MakeBot
from tests.playground.loops import fixture
from tests.playground.people import Json, files
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House, Player, best

HEAP: Final = 13
"""The heap with which a table of such a game begins: the check at the start, which it passes, has the usual one."""
GREEDY: Final[dict[str, dict[str, str]]] = {
    "spin": {
        "rules": f"""    pass
usual = Position.after
def after(self, move):
    while self.heap + sum(self.taken) == {HEAP} and isinstance(move, Take):
        pass
    return usual(self, move)
Position.after = after"""
    },
    "peek": {
        "rules": f"""    pass
def seen_by(self, seat):
    while self.heap + sum(self.taken) == {HEAP}:
        pass
    return self
Position.seen_by = seen_by"""
    },
    "nap": {
        "rules": f"""    @staticmethod
    def quick(view):
        from time import sleep
        if view.heap + sum(view.taken) == {HEAP}:
            sleep(100)
        return sensible(view)"""
    },
    "fall": {
        "rules": f"""    pass
usual = Position.after
def after(self, move):
    if self.heap + sum(self.taken) == {HEAP} and isinstance(move, Take):
        raise ZeroDivisionError
    return usual(self, move)
Position.after = after"""
    },
    "many": {
        "rules": """    pass
ALL = tuple(map(Take, range(1, 10_001)))
usual_decision, usual = Position.decision.func, Position.after
def decision(self):
    asked = usual_decision(self)
    return asked and (asked if asked.seat == DEALER else Decision(asked.seat, "take", ALL))
def after(self, move):
    return usual(self, move if isinstance(move, Roll) else Take(min(move.count, self.die, self.heap)))
Position.decision, Position.after = property(decision), after"""
    },
    "wide": {
        "look": """
from dataclasses import replace
from PIL import Image
from render.canvas import Canvas
LOOK = replace(LOOK, painted=lambda scene: (Canvas(Image.new("L", (20_000, 20_000))), "play"))"""
    },
    "heavy": {
        "look": """
from dataclasses import replace
from time import thread_time
def painted(scene):
    end = thread_time() + 3
    while thread_time() < end:
        pass
    return board.painted(scene)
LOOK = replace(LOOK, painted=painted)"""
    },
    "wordy": {
        "look": "from dataclasses import replace\nLOOK = replace(LOOK, alt=lambda scene, words: 'stone ' * 1000)"
    },
    "mumble": {
        "look": f"""
from dataclasses import replace
def label(move, view, words):
    while view.heap + sum(view.taken) == {HEAP}:
        pass
LOOK = replace(LOOK, label=label)"""
    },
    "chatty": {
        "look": "from dataclasses import replace\nLOOK = replace(LOOK, label=lambda move, view, words: 'stone ' * 1000)"
    },
}


class KilledBot(LoggedBot):
    """A bot that isn't asked to stop: what these games have begun never ends by itself."""

    async def stop(self) -> None:
        """Kill it."""
        await self.kill()


@pytest.fixture(scope="module")
def make_bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeBot]:
    """Run Facet with all of them."""
    path = tmp_path_factory.mktemp("packages")
    patch = pytest.MonkeyPatch()
    installed = Distributions(path, patch)
    patch.syspath_prepend(path)
    for key, changes in GREEDY.items():
        installed.game(key, **changes)
        installed.join(key)
    python = {"PYTHONPATH": f"{ROOT}:{path}"}
    yield lambda folder, given, changed: KilledBot(folder / LOG, {**given, **python}, changed)
    patch.undo()


class Neighbours:
    """Robin and Sam at a table of Splendor in another channel."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.channel = house.another_channel()

    async def turn(self) -> None:
        """Let whoever is asked make a move, and wait until the board is up."""
        house, table = self.house, await self.house.table(self.channel)
        await house.asked(table).play(table, best(table))
        await house.moved(table, self.channel)

    async def goes_on_beside(self, deed: Awaitable[Json]) -> Json:
        """Make a turn while something is done elsewhere; return how that went."""
        doing = asyncio.ensure_future(deed)
        await self.turn()
        return await doing


@fixture
async def house(flat: Flat, bot: BotProcess, place: str) -> AsyncIterator[House]:
    """Return people, a database, and the bot, whose log may tell of errors."""
    assert bot.running
    house = House(flat.stand_in, flat.client, flat.database, place)
    await house.allow_many()
    yield house


@fixture
async def neighbours(house: House) -> Neighbours:
    """Let Robin and Sam sit down."""
    neighbours = Neighbours(house)
    await house.open_table(neighbours.channel)
    return neighbours


def has_picture(message: Json) -> bool:
    """Return whether a message is a board; a lobby of these games has no cover."""
    return bool(files(message))


async def opened(house: House, key: str) -> Player:
    """Let Mika open a table of a game, and seat a computer."""
    await house.mika.command(f"{key} new", heap=HEAP, seats="joined")
    await house.mika.command("table computer")
    return house.mika


@pytest.mark.parametrize("key", ["spin", "fall", "peek"])
async def test_an_error_in_a_turn(house: House, neighbours: Neighbours, key: str) -> None:
    """If the rules raise an error or never come to an end, that is told with its number, and nothing is changed."""
    mika = await opened(house, key)
    deed = mika.command("table start")
    if key != "peek":
        await deed
        await house.shown()
        deed = mika.command(f"{key} take", stones="1")
    before = await house.table()
    went = await neighbours.goes_on_beside(deed)
    assert went["state"] == "answered"
    await mika.sees_text("nothing was changed")
    assert (await house.table()).number == before.number


async def test_ten_thousand_moves(house: House, neighbours: Neighbours) -> None:
    """Suggestions and panels offer some of them, and any can be typed."""
    mika = await opened(house, "many")
    await neighbours.goes_on_beside(mika.command("table start"))
    table = await house.shown()
    assert len(await mika.suggestions("many take", "stones", "")) == 25
    for answer in ("panel:take:", "panel:take:9999"):
        await mika.forge(
            f"facet:b:{table.id}:{table.number}:{answer}", await mika.sees(has_picture)
        )
    await mika.command("many take", stones="9999")
    await house.once(lambda it: it.number > table.number)


async def test_labels_that_never_come_to_an_end(house: House, neighbours: Neighbours) -> None:
    """Nothing is suggested, and everybody else is soon answered again."""
    mika = await opened(house, "mumble")
    await mika.command("table start")
    suggested = {"command": "mumble take", "options": {"stones": "1"}, "focused": "stones"}
    house.stand_in.settings = house.stand_in.settings.but(ack_seconds=3)
    went = await neighbours.goes_on_beside(mika.do("autocomplete", **suggested))
    assert went["state"] == "failed"
    await neighbours.turn()


async def test_a_picture_that_is_too_large(house: House, neighbours: Neighbours) -> None:
    """What happened is saved, and that it can't be shown is told with a number."""
    mika = await opened(house, "wide")
    await neighbours.goes_on_beside(mika.command("table start"))
    await mika.sees_text("Your change was saved, but something went wrong afterwards.")
    assert (await house.table()).stage == "playing"


@pytest.mark.parametrize("key", ["heavy", "wordy", "chatty"])
async def test_a_board_that_is_too_much(house: House, neighbours: Neighbours, key: str) -> None:
    """It's shown, however long that takes; an alt text and labels are cut."""
    mika = await opened(house, key)
    await neighbours.goes_on_beside(mika.command("table start"))
    await house.shown()
    (picture,) = files(await mika.sees(has_picture))
    assert len(picture["description"]) == 1024 or key != "wordy"


async def test_a_computer_that_sleeps(house: House, neighbours: Neighbours) -> None:
    """Who waits for it can do other things meanwhile."""
    mika = await opened(house, "nap")
    await mika.command("table start")
    table = await house.shown()
    await neighbours.goes_on_beside(mika.command("nap take", stones="1"))
    await house.once(lambda it: it.number > table.number)
    await mika.command("my tables")
    await mika.sees_text("Nora")
