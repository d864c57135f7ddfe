"""Opening a table: a lobby, a tutorial, a rematch, in the channel or in a thread of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from types import MappingProxyType
from typing import Final

import discord

from bot.actions.change import following
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import isolated
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.store import ChannelTaken
from bot.store.values import ServerSettings, StartPosition
from bot.tables import changes, lobby
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Changed
from bot.tables.terms import TERMS, agreed, term
from rules import GAMES

log = logging.getLogger(__name__)

LONGEST: Final = 100
"""How many characters the name of a thread may have."""
KEPT: Final = timedelta(days=1)
"""How long a rematch keeps the seats of those it asks; then another table may take its channel."""
MOST_NAMED: Final = 10
"""How many channels are named to somebody who may not open a table in this one."""
WEEK: Final = 7 * 24 * 60
"""How many minutes a thread stays in sight while nobody plays; the most there may be."""


async def open_table(
    request: Request,
    game: str,
    options: Mapping[str, int | str],
    terms: Mapping[str, str],
    invited: Mapping[int, str] = MappingProxyType({}),
) -> None:
    """Open a lobby with this person in it, and seats kept for those who are invited.

    A term that is not said is the usual one; the language and the pace are those of the server.
    """
    server = await chosen(request, request.guild_id or 0)
    blank = fresh(request, game, options, server.language)
    table = agreed(blank, {"pace": server.pace, **terms})
    table = lobby.join(table, request.user_id, request.name)
    await put_up(request, lobby.invite(table, invited))


async def go_on(
    request: Request, game: str, options: Mapping[str, int | str], begins: StartPosition
) -> None:
    """Open a lobby, as `open_table` does, at which another game goes on from a position."""
    server = await chosen(request, request.guild_id or 0)
    blank = replace(fresh(request, game, options, server.language), begins=begins)
    table = agreed(blank, {"pace": server.pace, "seats": "joined", "rated": "no"})
    await put_up(request, lobby.join(table, request.user_id, request.name))


async def put_up(request: Request, table: Table) -> None:
    """Save a fresh table and show it to all, where this server's tables stand; raise Refusal."""
    server = await _check_allowed(request)
    with request.doing("open"), request.calling(_asked(table)):
        if server.stand == "channel" or not await _put_into_thread(request, table):
            await _put_here(request, table)
    if request.uninvited and not request.services.membership.lacked_before(table.guild_id):
        await request.reply.send_privately(
            request.words("lobby-uninvited", link=request.reply.invitation)
        )


async def rematch(request: Request, press: Press) -> None:
    """Ask for another game with the same seats, the next player first."""
    finished = await request.table(press.table)
    await _check_allowed(request)
    blank = fresh(request, finished.game, finished.options, finished.language)
    blank = agreed(blank, {key: term(finished, key) for key in TERMS})
    asked = lobby.rematch(finished, blank, request.user_id, request.tables.rng)
    with request.doing("open"), request.calling(_asked(asked)):
        table = await _opened(request, asked)

    async with following(request, Changed(finished, table)) as saved:
        key = "rematch-begins" if table.match else "rematch-asked"
        await saved.answer(Screen(text=request.words(key)))


def check_permissions(request: Request) -> None:
    """Raise Refusal naming every permission the bot lacks to host a table here."""
    if request.mute:
        raise Refusal("refused-mute")
    check_heard(request)
    if request.lacking:
        names = tuple(f"permission-{name.replace('_', '-')}" for name in request.lacking)
        raise Refusal("refused-permissions", names=names)


def check_heard(request: Request) -> None:
    """Raise Refusal where all that this person is answered is private: nobody would see a board."""
    if request.reply.only_private:
        raise Refusal("refused-hushed")


def fresh(
    request: Request,
    game: str,
    options: Mapping[str, int | str],
    language: str = "",
) -> Table:
    """Return a table not yet saved, which speaks the server's language if not told another."""
    return Table(
        id=0,
        guild_id=request.guild_id or 0,
        channel_id=request.channel,
        place=request.where,
        game=game,
        host_id=request.user_id,
        options=options,
        language=language or request.guild_language,
        version=GAMES[game].version,
    )


def _asked(table: Table) -> dict[int, str]:
    """Return the people for whom a seat is kept, by their ids and names: its lobby mentions them."""
    return {it.user_id: it.name for it in table.players if it.invited and it.user_id is not None}


async def _check_allowed(request: Request) -> ServerSettings:
    """Return what holds here; raise Refusal where no table may be opened now, or not here."""
    if request.where != "server":  # nobody can choose anything for another place
        server = ServerSettings(request.guild_id or 0)
        await _check_room(request, server)
        return server
    guild_id, channel_id = request.place
    server = await chosen(request, guild_id)
    if server.channels and not {channel_id, request.parent_id} & set(server.channels):
        places = [f"<#{each}>" for each in server.channels[:MOST_NAMED]]
        raise Refusal("refused-channel", channels=request.words.listed(places))
    await _check_room(request, server)
    return server


def opening(request: Request) -> asyncio.Lock:
    """Return the lock under which tables are counted: a server's, or one of all where the bot is a guest."""
    return request.tables.opening((request.guild_id or 0) if request.where == "server" else 0)


async def check_room(request: Request) -> None:
    """Raise Refusal where no more tables may be open, in this server or by this person."""
    if request.where == "server":
        await _check_room(request, await chosen(request, request.guild_id or 0))
    else:
        await _check_room(request, ServerSettings(request.guild_id or 0))


async def _check_room(request: Request, server: ServerSettings) -> None:
    store, most = request.tables.store, request.services.bounds.most_tables
    if request.where != "server":
        each = min(server.most_each, most)
        if await store.lookup.open_as_guest(request.user_id) >= each:
            raise Refusal("refused-many-elsewhere", most=each)
        server = replace(server, most_tables=most, most_each=most)
        if not server.guild_id:
            return  # each direct message and each group has one table
    here, theirs = await store.lookup.open_counts(server.guild_id, request.user_id)
    if here >= server.most_tables:
        raise Refusal("refused-many-here", most=server.most_tables)
    if theirs >= server.most_each:
        raise Refusal("refused-many-theirs", most=server.most_each)


async def _saved(request: Request, table: Table) -> Table:
    """Save a fresh table; raise Refusal where others opened in the same instant were enough."""
    async with opening(request):
        await _check_allowed(request)
        return await request.tables.open(table)


async def _put_here(request: Request, table: Table) -> None:
    table = await _opened(request, table)

    async with following(request, Changed(table, table)):
        if (
            request.reply.acknowledged
        ):  # in private, before it was known where the table would stand
            request.reply.public = False
            await request.say("lobby-opened")
        # Else the lobby itself is the answer: filled into a deferral it would ping nobody.
    if request.reply.only_private:  # as nobody could know before
        await request.reply.delete_private()
        await request.tables.change(table.id, changes.close)
        raise Refusal("refused-hushed")


async def _put_into_thread(request: Request, table: Table) -> bool:
    """Put a table into a thread of its own; return False where there can be none."""
    channel = request.threaded
    if channel is None:
        return False
    await request.reply.defer()
    words = words_in(table.language)
    title = words("lobby-thread", game=words(f"{table.game}-name"), name=isolated(request.name))
    threads, name = request.services.threads, (channel.id, title)
    thread_id = await threads.take(name)
    try:
        if thread_id is None:
            made = channel.create_thread(
                name=title[:LONGEST],
                type=discord.ChannelType.public_thread,
                auto_archive_duration=WEEK,
            )
            thread_id = (await call_discord(made)).id
    except DeliveryError as trouble:
        log.info("channel %d: a thread could not be opened: %s", channel.id, trouble)
        return False
    try:
        table = await _saved(request, replace(table, channel_id=thread_id))
    except BaseException:
        await threads.free(thread_id, name)
        raise
    threads.remember(thread_id, name)
    request.reply.public = False  # what follows belongs into the thread

    async with following(request, Changed(table, table)):
        await request.say("lobby-in-thread", thread=f"<#{thread_id}>")
    return True


async def _opened(request: Request, table: Table) -> Table:
    """Save a fresh table; raise Refusal where the bot may not host it, or one is open already."""
    check_permissions(request)
    try:
        return await _saved(request, table)
    except ChannelTaken:
        there = await request.table_here()
    if not (there.rematch and there.stage == "lobby" and _old(request, there)):
        raise Refusal("refused-second-table", link=there.link())
    closed = await request.tables.change(there.id, changes.close)
    await request.services.after_change.run(closed.after)
    return await _opened(request, table)


def _old(request: Request, table: Table) -> bool:
    """Tell whether seats have been kept at a table for longer than they are."""
    return request.tables.store.clock() - table.opened > KEPT
