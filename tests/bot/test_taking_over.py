"""Two processes on one server: what one left undone when it ended, the other one does."""

from dataclasses import replace
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.features.ratings.ledger import Ledger
from bot.tables import changes, lobby
from bot.tables.tables import Tables
from tests.bot.server import Server as Place
from tests.store.playing import LOBBY
from tests.store.server import Server
from tests.stores import Opener

pytestmark = pytest.mark.alone


async def test_a_board_that_a_process_left_unposted(
    opened: Opener, server: Place, postgres: Server
) -> None:
    """It is posted by another one once the first is gone, not before, and once."""
    address = postgres.fresh()
    first, second = await opened(address, FEATURES), await opened(address, FEATURES)
    facet = server.facet
    alone = facet.tables.store
    facet.tables.store = second
    table = replace(LOBBY, guild_id=server.id, channel_id=server.channel.id)
    table = await Tables(first, Random(1)).open(lobby.join(table, 100, "Ada"))
    await facet.after_change.take_over(mine=False)
    await server.settle()
    assert list(server.seen()) == []
    await first.close()
    for _ in range(2):
        await facet.after_change.take_over(mine=False)
        await server.settle()
    assert len(list(server.seen())) == 1
    assert (await facet.tables.get(table.id)).shown.revision == table.revision
    facet.tables.store = alone
    await second.close()


async def test_a_game_that_a_process_left_unrated(server: Place) -> None:
    """Another one computes its points soon, not when its own next game ends."""
    await server.start_game("bo", rated="yes")
    await server.let_turns_pass()
    facet, table, bo = server.facet, await server.table(), server.person("bo").id
    await facet.tables.change(table.id, lambda it: changes.resign(it, int(bo)))
    ledger = facet.tables.store.of(Ledger)
    assert await ledger.unsettled() is not None
    await facet.after_change.take_over(mine=False)
    assert await ledger.unsettled() is None
