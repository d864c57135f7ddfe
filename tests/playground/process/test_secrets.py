"""What was drawn unseen stays between its owner and the bot."""

import json
import re
from functools import partial

import pytest

from bot.tables.table import Table
from rules.splendor.position import Position
from tests.playground.facet_process import ForkedBot
from tests.playground.lodging import MakeBot
from tests.playground.people import Json, files
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House, Log, Player, best, offered

ENOUGH = 36
"""Moves after which every card drawn unseen has been hidden for a while."""


@pytest.fixture(scope="module")
def make_bot() -> MakeBot:
    """Run Facet with the log that says most."""
    return lambda folder, given, changed: ForkedBot(
        folder / LOG, {**given, "FACET_LOG_LEVEL": "DEBUG"}, changed
    )


class Spy:
    """Somebody who asks for everything, and remembers all that was ever shown to them."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._learnt: dict[str, str] = {}

    async def look_around(self) -> None:
        """Use every command that tells of a game, and have every card suggested."""
        for command in ("table hand", "table history", "table export"):
            await self._player.command(command)
        offers = await self._player.suggestions("splendor buy", "card", "")
        self._learnt[f"offers {len(self._learnt)}"] = json.dumps(offers)

    async def learnt(self) -> str:
        """Return everything in one text: messages, buttons, descriptions, and files."""
        for message in await self._player.messages():
            self._learnt[message["id"]] = json.dumps(message)
            for file in files(message):
                if file["filename"].endswith(".json") and file["id"] not in self._learnt:
                    async with self._player.client.get(file["url"]) as response:
                        self._learnt[file["id"]] = await response.text()
        return "\n".join(self._learnt.values())


@pytest.mark.parametrize("seat", [0, 1])
async def test_nobody_else_learns_what_was_drawn_unseen(house: House, seat: int, log: Log) -> None:
    """Neither messages, descriptions, buttons, files nor the log name a card that lies hidden."""
    table = await house.open_table()
    owner, other = ((house.robin, house.sam), (house.sam, house.robin))[seat]
    spies = [Spy(other), Spy(house.mika)]
    known: set[str] = set()
    while table.stage == "playing" and table.number < ENOUGH:
        table = await house.turn(table, _drawing(table) if table.asked == seat else None)
        assert isinstance(table.position, Position)
        hidden = {held.card.id for held in table.position.seats[seat].hand if held.secret}
        if fresh := hidden - known:
            await owner.command("table hand")
            await owner.sees(partial(_shows, fresh))
            for spy in spies:
                await spy.look_around()
        known |= hidden
        for spy in spies:
            assert not _named(hidden, await spy.learnt())
        assert not _named(hidden, log.text())
    assert len(known) >= 3


def _drawing(table: Table) -> str:
    """Return a move that draws unseen, if there is one."""
    unseen = [move for move in offered(table) if move.startswith("reserve:deck")]
    return unseen[table.number % len(unseen)] if unseen else best(table)


def _shows(cards: set[str], message: Json) -> bool:
    return bool(_named(cards, json.dumps(message)))


def _named(cards: set[str], text: str) -> set[str]:
    return {card for card in cards if re.search(rf"\b{card}\b", text)}
