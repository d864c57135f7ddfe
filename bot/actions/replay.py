"""A game looked at again, turn by turn, for whoever asks; and as a moving picture, for all."""

from __future__ import annotations

import json
import logging
from collections.abc import Hashable
from dataclasses import replace
from typing import Final

import discord

from bot.actions import opening
from bot.actions.request import Request
from bot.films.film import NoFilm
from bot.host.threads import in_thread
from bot.i18n.lexicon import words_in
from bot.messages.arguments import ReplayStop
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import with_readable_names
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.screens import film as film_screen
from bot.screens import replay as replay_screen
from bot.screens.review import turns
from bot.store.records import ImportedRecord, StartPosition
from bot.tables.imported import MOST_BYTES, read, table_of
from bot.tables.refusal import Refusal
from bot.tables.replay import Replay
from bot.tables.review import refused, sat_there
from bot.tables.table import Table
from rules import GAMES

log = logging.getLogger(__name__)

MOST_SEATS: Final = max(game.seats[-1] for game in GAMES.values())
"""How many may sit at any table."""
LATELY: Final = 600.0
"""For so many seconds nobody has the same moving picture posted again: it is not far up."""


async def replay(request: Request, press: Press) -> None:
    """Show a stop of a game to whoever asks, as they may see it."""
    table = await looked_at(request, press.table)
    await request.show(await _shown(request, table, stop_of(press, table)))


async def take_in(request: Request, file: discord.Attachment) -> None:
    """Keep a record that somebody brings, and show it to them; raise Refusal for what is none."""
    channel_id = request.channel
    if file.size > MOST_BYTES:
        raise Refusal("refused-record-large", most=MOST_BYTES // 1024)
    await request.reply.defer()
    try:
        content = await call_discord(file.read())
    except DeliveryError as trouble:
        log.info("channel %d: a file could not be fetched: %s", channel_id, trouble)
        raise Refusal("refused-record-fetch") from trouble
    record = await in_thread(read, content)
    imported = await request.tables.keep_record(request.guild_id or 0, channel_id, record)
    request.reply.saved = True
    table = await as_table(request, imported)
    await request.show(await _shown(request, table, 0))


async def play_on(request: Request, press: Press) -> None:
    """Open a table at which a game goes on from the stop on the picture."""
    table = await looked_at(request, press.table)
    if not table.over:
        raise Refusal("refused-play-on-goes-on")
    seen = Replay.of(table, None)
    stop = seen.stop(stop_of(press, table))
    if seen.position(stop).decision is None:
        raise Refusal("refused-play-on-over")
    if await request.tables.store.archive.being_played(table.game, table.setup or {}):
        raise Refusal("refused-being-played")
    moves = tuple(str(move) for move in seen.match.moves[: seen.number(stop)])
    begins = StartPosition(len(table.players), dict(table.setup or {}), moves)
    await opening.go_on(request, table.game, table.options, begins)


async def film(request: Request, press: Press) -> None:
    """Post a whole game as a moving picture, and tell whoever asks how far it is.

    One that goes on is refused: even what an onlooker may see of it would stand in the channel for
    good, and be out of date at the next turn.
    """
    table = await looked_at(request, press.table)
    if not table.over:
        raise Refusal("refused-film-goes-on")
    _check_files(request)
    films, key = request.services.films, _key(table)
    posted = films.posted(key, LATELY)
    if posted is not None:
        raise Refusal("refused-film-there", link=posted)
    if films.busy_for(request.user_id):
        raise Refusal("refused-asking")
    if films.crowded:
        raise Refusal("refused-film-crowded")
    with films.making(key, request.user_id) as mine:
        if not mine:
            raise Refusal("refused-film-in-hand")
        await _film(request, table, stop_of(press, table))


async def looked_at(request: Request, table_id: int) -> Table:
    """Return a table of this channel, or a record brought here, with every move; raise Refusal."""
    try:
        table = request.here(await request.tables.whole(table_id))
    except Refusal as refusal:
        imported = await request.tables.record(table_id)
        if refusal.key != "refused-table-unknown" or imported is None:
            raise
        return request.here(await as_table(request, imported))
    if table.damage:
        raise Refusal("refused-replay-damaged")
    if table.match is None:
        raise Refusal("refused-not-started", link=table.link())
    return table


async def as_table(request: Request, imported: ImportedRecord) -> Table:
    """Return a record as a table, its seats called by their numbers; raise Refusal."""
    language = request.guild_language
    names = [words_in(language)("replay-seat", seat=seat) for seat in range(1, MOST_SEATS + 1)]
    return await in_thread(table_of, imported, names, language)


def stop_of(press: Press, table: Table) -> int:
    """Return the stop that a press names; raise Refusal where it names none.

    One that says nothing means the beginning, or where a game stands that goes on.
    """
    if not press.argument:
        return 0 if table.over else len(table.log)
    asked = ReplayStop.read(press.argument)
    stop = asked.stop if asked.chosen is None else asked.chosen
    if stop is None:
        raise Refusal("refused-control-unknown")
    return stop


async def _shown(request: Request, table: Table, stop: int) -> Screen:
    """Return a stop as this person may see it; who sat there finds the way to their review."""
    theirs = sat_there(table, request.user_id) and refused(table) is None
    review = await request.services.reviews.kept(table) if theirs else None

    def screen() -> Screen:
        viewpoint = request.viewpoint(table)
        seen = Replay.of(viewpoint.table, viewpoint.reader)
        points = turns(seen, review) if review else ()
        return replay_screen.screen(viewpoint, seen, seen.stop(stop), points, review=theirs)

    return await in_thread(screen)


def _key(table: Table) -> Hashable:
    """Return what tells a table's moving picture from others: the same file gives the same one."""
    setup = json.dumps(table.setup, sort_keys=True)
    return table.channel_id, table.game, setup, table.log, table.names, table.language


def _check_files(request: Request) -> None:
    """Raise Refusal where the bot may post no files."""
    if "attach_files" in request.lacking:
        raise Refusal("refused-film-files")


async def _film(request: Request, table: Table, stop: int) -> None:
    words = request.words
    await request.reply.defer()
    public = with_readable_names(table, words_in(table.language))
    seen = Replay.of(public, None)
    scenes = await in_thread(lambda: tuple(seen.scene(each) for each in range(seen.last + 1)))

    async def tell(turn: int) -> None:
        text = words("film-progress", turn=turn, turns=seen.last)
        await request.reply.show_progress(Screen(text=text))

    await tell(1)  # or else Discord would show the film in this private answer, which still waits
    try:
        file = await request.services.films.film(table.game, scenes, tell)
    except NoFilm:
        screen = await _shown(request, table, stop)
        await request.show(replace(screen, text=words("film-failed")))
        return
    posting = await in_thread(film_screen.screen, public, seen, file)
    message_id = await request.reply.follow_up(posting)
    if message_id is not None:
        link = replace(table, shown=replace(table.shown, message_id=message_id)).link()
        request.services.films.remember(_key(table), link)
    screen = await _shown(request, table, stop)
    await request.show(replace(screen, text=words("film-done")))
