"""Tables that the bot opens without a person's request."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Channel
from bot.posting.openings import THREADS_TRIED
from bot.store import ChannelTaken
from bot.tables import lobby
from bot.tables.table import Table
from rules import GAMES
from tests.bot.server import Server, labels, text


def lobby_of(server: Server) -> Table:
    """Return a lobby in the server's channel with Ada in it, not yet saved."""
    ada, game = server.person("ada").id, GAMES["splendor"]
    options = {key: option.default for key, option in game.options.items()}
    table = Table(0, server.id, server.channel.id, "splendor", ada, options, "en")
    return lobby.join(replace(table, version=game.version), ada, "ada")


def threads(server: Server) -> list[Channel]:
    """Return the threads of the server's channel."""
    channels = server.discord.world.channels.values()
    return [it for it in channels if it.parent_id == str(server.channel.id)]


async def test_a_table_gets_a_thread_of_its_own(server: Server) -> None:
    """It's posted there, with the controls of a lobby."""
    opened = await server.facet.openings.open(lobby_of(server), server.channel.id, "A game")
    assert opened is not None
    assert opened.channel_id == server.thread().id
    assert server.discord.world.channel(str(opened.channel_id)).name == "A game"
    assert "Join" in labels(await server.newest(server.thread()))


async def test_a_table_is_opened_once(server: Server) -> None:
    """Opened again with the same id, as after a crash, it's the one that was saved."""
    table = replace(lobby_of(server), id=server.facet.tables.fresh_id())
    first = await server.facet.openings.open(table, server.channel.id, "A game")
    thread = server.thread()
    again = await server.facet.openings.open(table, server.channel.id, "A game")
    assert first is not None
    assert again is not None
    assert (again.id, again.channel_id) == (first.id, thread.id)
    assert server.thread().id == thread.id


async def test_a_table_that_two_processes_open_is_there_once(server: Server) -> None:
    """The id is taken for the second one: it makes no third thread, and posts nothing."""
    table = replace(lobby_of(server), id=server.facet.tables.fresh_id())
    opening = server.facet.openings.open
    opened = await asyncio.gather(*(opening(table, server.channel.id, "A game") for _ in range(3)))
    assert {it and it.id for it in opened} == {table.id}
    assert len({it and it.channel_id for it in opened}) == 1
    made = threads(server)
    assert len(made) <= 3
    posted = [it for each in made for it in server.discord.world.messages.get(each.id, {}).values()]
    assert len(posted) == 1


async def test_no_more_than_a_few_threads_are_tried(server: Server) -> None:
    """Where each one is taken as soon as it is made, the table is opened nowhere."""

    async def taken(_: Table) -> Table:
        raise ChannelTaken

    tried = server.facet.openings.in_thread
    assert await tried(lobby_of(server), server.channel.id, "A game", taken) is None
    made = threads(server)
    assert len(made) == THREADS_TRIED


async def test_without_threads_a_table_takes_a_free_channel(server: Server) -> None:
    """Where the bot can't create threads, the channel has one table at a time."""
    server.deny(server.channel, Permission.CREATE_PUBLIC_THREADS)
    opened = await server.facet.openings.open(lobby_of(server), server.channel.id, "A game")
    assert opened is not None
    assert opened.channel_id == server.channel.id
    assert "ada" in text(await server.newest())
    assert await server.facet.openings.open(lobby_of(server), server.channel.id, "B") is None


async def test_a_taken_channel_leaves_a_thread(server: Server) -> None:
    """A table that belongs into the channel goes into a thread while another one is there."""
    openings = server.facet.openings
    first, second = [
        await openings.open(lobby_of(server), server.channel.id, "A game", stand="channel")
        for _ in range(2)
    ]
    assert first is not None
    assert second is not None
    assert [first.channel_id, second.channel_id] == [server.channel.id, server.thread().id]
