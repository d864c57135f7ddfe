"""Opening a table: a lobby, a tutorial, a rematch, in the channel or in a thread of its own."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random
from typing import Final

from bot.actions.change import following
from bot.actions.options import value_of
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.i18n.lexicon import words_in
from bot.messages.arguments import NewTable
from bot.messages.delivery import DeliveryError
from bot.messages.names import isolated
from bot.messages.press import Press, people_of
from bot.messages.screen import Screen
from bot.posting.direct import direct_channel, send_direct
from bot.posting.openings import SaveNew
from bot.store import ChannelTaken, NotSaved
from bot.store.engine import Statement
from bot.store.values import Note, ServerSettings, StartPosition
from bot.tables import admission, changes, lobby, starting
from bot.tables.admission import newcomers
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Changed
from bot.tables.terms import TERMS, agreed, term
from rules import GAMES, MalformedRecord

log = logging.getLogger(__name__)

REMATCH_EXPIRES: Final = timedelta(days=1)
"""How long a rematch waits for its players; then another table may take its channel."""
MAX_CHANNELS_NAMED: Final = 10
"""How many of the allowed channels a refusal names."""


async def new(request: Request, press: Press) -> None:
    """Open a lobby with this person in it, and with seats for the people chosen.

    Options and terms left out have their defaults; the language and the pace are the server's.
    """
    wanted = NewTable.read(press.argument)
    values = _chosen(wanted, request.tables.rng)
    defaults = GAMES[wanted.game].options
    options = {key: values.get(key, bounds.default) for key, bounds in defaults.items()}
    terms = {key: str(values[key]) for key in TERMS if key in values}
    invited = people_of(press) if press.people else {}
    if invited and request.where == "direct":  # nobody else sees it
        raise Refusal("lobby-in-direct")
    await request.meet(invited)
    server = await chosen(request, request.guild_id or 0)
    blank = fresh(request, wanted.game, options, server.language)
    table = agreed(blank, {"pace": server.pace, **terms})
    table = lobby.invite(lobby.join(table, request.user_id, request.name), invited)
    store = request.tables.store
    admission.check(
        table, await newcomers(request.tables, invited, request.user_id, "refused-guests")
    )
    admission.check(table, await newcomers(request.tables, [request.user_id], request.user_id))
    servers = store.servers
    new = table.place == "server" and await servers.find(table.guild_id) is None
    await post_new(request, replace(table, note=Note("first", "")) if new else table)
    if new:
        with suppress(NotSaved):  # the next table says it again
            await servers.welcome(table.guild_id)


def _chosen(wanted: NewTable, rng: Random) -> dict[str, int | str]:
    """Return the values chosen for the game's options and the table's terms; raise Refusal for unknown ones."""
    try:
        known = {**GAMES[wanted.game].options, **TERMS}
        return {
            key: known[key].read(key, value_of(known[key], text, rng))
            for key, text in wanted.values.items()
        }
    except (KeyError, MalformedRecord) as error:
        raise Refusal("refused-control-unknown") from error


async def continue_game(
    request: Request, game: str, options: Mapping[str, int | str], begins: StartPosition
) -> None:
    """Open a lobby, as `new` does, for a game that continues from a position."""
    server = await chosen(request, request.guild_id or 0)
    blank = replace(fresh(request, game, options, server.language), begins=begins)
    table = agreed(blank, {"pace": server.pace, "seats": "joined", "rated": "no"})
    await post_new(request, lobby.join(table, request.user_id, request.name))


async def post_new(
    request: Request,
    table: Table,
    *,
    threaded: bool = False,
    direct: bool = False,
    beside: Sequence[Statement] = (),
) -> None:
    """Save a new table and post it, in the channel or in a thread of its own; raise Refusal.

    Args:
        threaded: whether to prefer a thread even if the server's tables are in its channels.
        direct: whether to prefer a direct message, which nobody else sees, even to that.
        beside: the statements about what begins with the table in a server, run in the same transaction.

    A game that one person has begun goes elsewhere if there's no room here: into a direct message,
    or into another thread of the same channel.
    """
    with request.asking(request.channel):
        save = partial(_saved, request, beside=beside)
        await _post_new(request, table, save, threaded=threaded, direct=direct)


async def _post_new(
    request: Request, table: Table, save: SaveNew, *, threaded: bool, direct: bool
) -> None:
    threaded = (await check_allowed(request)).stand == "thread" or threaded
    with request.doing("open"), request.calling(_asked(table)):
        if direct and request.where == "server" and await _put_into_direct(request, table):
            return
        parent_id = request.threaded.id if threaded and request.threaded else None
        if not await _put_into_thread(request, table, save, parent_id):
            await _put_here_or_elsewhere(request, table, save)
    if request.uninvited and not request.services.membership.lacked_before(table.guild_id):
        await request.reply.send_privately(
            request.words("lobby-uninvited", link=request.reply.invitation)
        )


async def rematch(request: Request, press: Press) -> None:
    """Ask the players of a finished game for another, in which the next seat begins."""
    finished = await request.table(press.table)
    _check_free(request, await request.table_here())  # perhaps it was asked for already
    await check_allowed(request)
    blank = fresh(request, finished.game, finished.options, finished.language)
    blank = agreed(blank, {key: term(finished, key) for key in TERMS})
    asked = starting.rematch(finished, blank, request.user_id, request.tables.rng)
    people = await newcomers(
        request.tables, asked.user_ids, request.user_id, "refused-rematch-people"
    )
    admission.check(asked, people)
    with request.doing("open"), request.calling(_asked(asked)):
        table = await _opened(request, asked, partial(_saved, request))

    async with following(request, Changed(finished, table)) as saved:
        asking = "rematch-sealed" if table.sealed else "rematch-asked"
        key = "rematch-begins" if table.match else asking
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
    """Raise Refusal where Discord makes every answer private: nobody would see a board."""
    if request.reply.only_private:
        raise Refusal("refused-hushed")


def fresh(
    request: Request,
    game: str,
    options: Mapping[str, int | str],
    language: str = "",
) -> Table:
    """Return a new table, not yet saved; its language is the server's unless given."""
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
    """Return the people invited, whom the lobby pings (id to name)."""
    return {it.user_id: it.name for it in table.players if it.invited and it.user_id is not None}


async def _settings(request: Request) -> ServerSettings:
    """Return the settings that apply; only servers have any."""
    guild_id = request.guild_id or 0
    return (
        await chosen(request, guild_id) if request.where == "server" else ServerSettings(guild_id)
    )


async def check_allowed(request: Request) -> ServerSettings:
    """Return the settings that apply; raise Refusal if no table may be opened here or now."""
    server = await _settings(request)
    if server.channels and not {request.channel, request.parent_id} & set(server.channels):
        places = [f"<#{each}>" for each in server.channels[:MAX_CHANNELS_NAMED]]
        raise Refusal("refused-channel", channels=request.words.listed(places))
    await _check_room(request, server)
    return server


def opening(request: Request) -> asyncio.Lock:
    """Return the lock under which tables are counted: a server's, or one for all places outside."""
    return request.tables.opening(request.server_id)


async def check_room(request: Request) -> None:
    """Raise Refusal if this server, or this person, has the maximum of open tables."""
    await _check_room(request, await _settings(request))


async def _check_room(request: Request, server: ServerSettings) -> None:
    store, most = request.tables.store, request.services.bounds.most_tables
    if request.where != "server":
        each = min(server.most_each, most)
        if await store.lookup.open_as_guest(request.user_id) >= each:
            raise Refusal("refused-many-elsewhere", most=each)
        server = replace(server, most_tables=most, most_each=most)
        if not server.guild_id:
            return  # a direct message or a group has one table at most
    place = server.guild_id, request.user_id
    here, theirs = await store.lookup.open_counts(*place)
    full = here >= server.most_tables or theirs >= server.most_each
    if full and await request.services.channels.make_room(*place):
        here, theirs = await store.lookup.open_counts(*place)
    if here >= server.most_tables:
        raise Refusal("refused-many-here", most=server.most_tables)
    if theirs >= server.most_each:
        raise Refusal("refused-many-theirs", most=server.most_each)


async def _saved(request: Request, table: Table, beside: Sequence[Statement] = ()) -> Table:
    """Save a new table; raise Refusal if others opened at the same time reach the limit."""
    async with opening(request):
        await check_allowed(request)
        return await request.tables.open(table, beside)


async def _put_here(request: Request, table: Table, save: SaveNew) -> None:
    table = await _opened(request, table, save)

    async with following(request, Changed(table, table)):
        # A private deferral came before it was known where the table would go. Without one, the
        # lobby is the answer itself: an edited deferral would ping nobody.
        if request.reply.acknowledged:
            request.reply.public = False
            await request.say("lobby-opened")
    if request.reply.only_private:  # only Discord's answer says so
        await request.reply.delete_private()
        await request.tables.change(table.id, changes.close)
        raise Refusal("refused-hushed")


async def _put_here_or_elsewhere(request: Request, table: Table, save: SaveNew) -> None:
    try:
        await _put_here(request, table, save)
    except Refusal as refusal:
        if refusal.key != "refused-second-table" or table.match is None or table.people > 1:
            raise
        if not (
            await _put_into_direct(request, table)
            or await _put_into_thread(request, table, save, request.parent_id)
        ):
            link = refusal.variables["link"]
            raise Refusal("refused-nowhere", link=link) from refusal


async def _put_into_direct(request: Request, table: Table) -> bool:
    """Post a table in a direct message; return False if it has one, or the person takes none."""
    await request.reply.defer()
    client, words = request.services.poster.client, words_in(table.language)
    intro = words("direct-intro", game=words(f"{table.game}-name"))
    try:
        channel_id = (await direct_channel(client, request.user_id)).id
        if await _is_open(request, channel_id):
            return False
        await send_direct(client, request.user_id, Screen(text=intro))
        direct = replace(table, guild_id=0, channel_id=channel_id, place="direct")
        opened = await request.tables.open(direct)
    except (DeliveryError, ChannelTaken) as error:
        log.info("channel %d: a game can't be in a direct message: %s", request.channel, error)
        return False
    request.reply.public = False  # the board goes into the direct message

    async with following(request, Changed(opened, opened)):
        await request.say("opened-in-direct", link=opened.link())
    return True


async def _is_open(request: Request, channel_id: int) -> bool:
    """Return whether a channel has an open table."""
    try:
        return (await request.tables.latest(channel_id)).open
    except Refusal:
        return False


async def _put_into_thread(
    request: Request, table: Table, save: SaveNew, parent_id: int | None
) -> bool:
    """Post a table in a thread of its own; return False if the bot can't create one."""
    if parent_id is None:
        return False
    await request.reply.defer()
    words = words_in(table.language)
    title = words("lobby-thread", game=words(f"{table.game}-name"), name=isolated(request.name))
    opened = await request.services.openings.in_thread(table, parent_id, title, save)
    if opened is None:
        return False
    request.reply.public = False  # the board goes into the thread

    async with following(request, Changed(opened, opened)):
        await request.say("lobby-in-thread", thread=f"<#{opened.channel_id}>")
    return True


async def _opened(request: Request, table: Table, save: SaveNew) -> Table:
    """Save a new table; raise Refusal if the bot may not host it, or the channel has an open one."""
    check_permissions(request)
    try:
        return await save(table)
    except ChannelTaken:
        there = await request.table_here()
    _check_free(request, there)
    with suppress(Refusal):  # it has just begun, or somebody else has closed it
        closed = await request.tables.change(there.id, _closed)
        await request.services.after_change.run(closed.after)
    try:
        return await save(table)
    except ChannelTaken as error:
        there = await request.table_here()
        raise _occupied(there) from error


def _check_free(request: Request, there: Table) -> None:
    """Raise Refusal if the channel has this open table, unless it is a rematch that has waited for too long."""
    if there.open and not (
        there.origin is Origin.REMATCH and there.stage == "lobby" and _old(request, there)
    ):
        raise _occupied(there)


def _occupied(there: Table) -> Refusal:
    return Refusal("refused-second-table", link=there.link(), place=there.place)


def _closed(table: Table) -> Table:
    """Close a lobby."""
    if table.stage != "lobby":
        raise Refusal("refused-out-of-date", link=table.link())
    return changes.close(table)


def _old(request: Request, table: Table) -> bool:
    """Return whether a rematch has waited for its players for too long."""
    return request.tables.store.clock() - table.opened > REMATCH_EXPIRES
