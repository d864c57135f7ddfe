"""Replaying a game turn by turn in private, and posting a GIF of it."""

import json
import logging
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.actions import opening
from bot.actions.request import Request
from bot.features.replay import film_screen, screen
from bot.features.replay.advice import is_being_played
from bot.features.replay.film import FilmQueue, NoFilm
from bot.features.replay.imported import MAX_RECORD_BYTES, play_of, read
from bot.features.replay.replay import Replay
from bot.features.replay.review import Reviews, has_played, why_not_reviewed
from bot.features.replay.review_screen import turns
from bot.features.replay.screen import ReplayStop
from bot.features.replay.store import ImportedRecord, Records
from bot.host.threads import in_thread
from bot.host.worker_results import WorkerError
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import with_readable_names
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.store.values import StartPosition
from bot.tables.play import Play
from bot.tables.refusal import Refusal
from bot.tables.table import Table, link
from rules import GAMES

log = logging.getLogger(__name__)

MAX_SEATS: Final = max(game.seats[-1] for game in GAMES.values())
"""The most seats of any game."""
FILM_REPEAT_S: Final = 600.0
"""Seconds before the same GIF can be posted again."""


async def replay(request: Request, press: Press) -> None:
    """Show a stop of a game, as this person may see it, or as they saw it when they played it."""
    seen = await find_game(request, press.table)
    as_seen = press.action == "replay-seen"
    await request.show(await _shown(request, seen, stop_of(press, seen.play), as_seen=as_seen))


async def replay_here(request: Request, _: Press) -> None:
    """Post the GIF of a finished game; show the replay of a running one privately."""
    table = await request.table_here()
    await (film if table.over else replay)(request, Press(table.id, None, "replay"))


async def import_record(request: Request, press: Press) -> None:
    """Import a game record from a file, and show it; raise Refusal if it isn't one."""
    channel_id, file = request.channel, press.file
    if file is None:  # Discord sent no resolved attachment
        raise Refusal("refused-record-fetch")
    if file.size > MAX_RECORD_BYTES:
        raise Refusal("refused-record-large", most=MAX_RECORD_BYTES // 1024)
    await request.reply.defer()
    try:
        content = await call_discord(file.read())
    except DeliveryError as error:
        log.info("channel %d: a file could not be fetched: %s", channel_id, error)
        raise Refusal("refused-record-fetch") from error
    await show_record(request, await in_thread(read, content))


async def show_record(request: Request, record: str) -> None:
    """Keep a record for a while in this channel, and show it."""
    with request.doing("import"):
        number = request.tables.fresh_id()
        imported = ImportedRecord(number, request.guild_id or 0, request.channel, record)
        await request.tables.store.of(Records).save(imported)
    await request.show(await _shown(request, await _brought(request, imported), 0))


async def play_on(request: Request, press: Press) -> None:
    """Open a table to continue a game: a player from before their turn, anybody else from the stop shown."""
    game = await find_game(request, press.table)
    play = game.play
    if not play.over:
        raise Refusal("refused-play-on-goes-on")
    seen = Replay(play, game.table.seat_of(request.user_id) if game.table else None)
    stop = seen.before_own(seen.stop(stop_of(press, play)))
    if seen.position(stop).decision is None:
        raise Refusal("refused-play-on-over")
    if await is_being_played(request.tables, seen, stop):
        raise Refusal("refused-being-played")
    moves = tuple(str(move) for move in seen.match.moves[: seen.number(stop)])
    begins = StartPosition(len(play.names), dict(play.setup or {}), moves)
    await opening.continue_game(request, play.game, play.options, begins)


async def film(request: Request, press: Press) -> None:
    """Post a GIF of a whole game, and report the progress in private.

    A game in play is refused: the GIF would stay in the channel, out of date after the next turn.
    """
    seen = await find_game(request, press.table)
    if not seen.play.over:
        raise Refusal("refused-film-goes-on")
    if "attach_files" in request.lacking:
        raise Refusal("refused-film-files")
    if not request.reply.can_post:
        raise Refusal("refused-share")
    films, key = request.services.parts.of(FilmQueue), _key(request, seen)
    posted = films.posted(key, FILM_REPEAT_S)
    if posted is not None:
        raise Refusal("refused-film-there", link=posted)
    if films.has(key):
        raise Refusal("refused-film-in-hand")
    if films.busy_for(request.user_id):
        raise Refusal("refused-asking")
    if films.crowded:
        raise Refusal("refused-film-crowded")
    with request.doing("film"), films.making(key, request.user_id):
        await _film(request, seen, stop_of(press, seen.play))


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A game to replay with all its moves, and the language of its channel.

    An imported record has no table.
    """

    play: Play
    language: str
    table: Table | None = None


async def find_game(request: Request, number: int) -> ReplayedGame:
    """Return the game of a table of this channel, or of a record imported here; raise Refusal."""
    try:
        table = request.here(await request.tables.whole(number))
    except Refusal as refusal:
        imported = await request.tables.store.of(Records).get(number)
        if refusal.key != "refused-table-unknown" or imported is None:
            raise
        return await _brought(request, request.here(imported))
    if table.damage:
        raise Refusal("refused-replay-damaged")
    if table.match is None:
        raise Refusal("refused-not-started", link=table.link())
    return ReplayedGame(table.play, table.language, table)


async def _brought(request: Request, imported: ImportedRecord) -> ReplayedGame:
    """Return an imported game, whose players are named by seat; raise Refusal."""
    play = await in_thread(play_of, imported, _seats(request.language))
    return ReplayedGame(play, request.guild_language)


def _seats(language: str) -> tuple[str, ...]:
    """Return the names of the seats of an imported game."""
    return tuple(words_in(language)("replay-seat", seat=it) for it in range(1, MAX_SEATS + 1))


def _public(seen: ReplayedGame) -> Play:
    """Return a game with its players named as the channel reads them."""
    if seen.table is not None:
        return with_readable_names(seen.table, words_in(seen.language)).play
    return replace(seen.play, names=_seats(seen.language)[: len(seen.play.names)])


def stop_of(press: Press, play: Play) -> int:
    """Return the stop that a press names; raise Refusal if it is malformed.

    Without an argument, it is the beginning, or the current position of a game in play.
    """
    if not press.argument:
        return 0 if play.over else play.number
    asked = ReplayStop.read(press.argument)
    stop = asked.stop if asked.chosen is None else asked.chosen
    if stop is None:
        raise Refusal("refused-control-unknown")
    return stop


async def _shown(
    request: Request, seen: ReplayedGame, stop: int, *, as_seen: bool = False
) -> Screen:
    """Return a stop as this person may see it; its players get a button for the review."""
    table = seen.table
    theirs = (
        table is not None and has_played(table, request.user_id) and why_not_reviewed(table) is None
    )
    review = await request.services.parts.of(Reviews).kept(table) if table and theirs else None

    def shown() -> Screen:
        public = Viewpoint(seen.play, None, request.words, request.services.poster.emojis)
        viewpoint = request.viewpoint(table) if table else public
        replay = Replay(viewpoint.play, viewpoint.reader, imported=table is None, as_seen=as_seen)
        points = turns(replay, review) if review else ()
        return screen.screen(viewpoint, replay, replay.stop(stop), points, review=theirs)

    return await in_thread(shown)


def _key(request: Request, seen: ReplayedGame) -> Hashable:
    """Return the key of a game's GIF; the same file imported twice has the same one."""
    play, setup = seen.play, json.dumps(seen.play.setup, sort_keys=True)
    return request.channel_id, play.game, setup, play.log, _public(seen).names, seen.language


async def _film(request: Request, seen: ReplayedGame, stop: int) -> None:
    words, language = request.words, seen.language
    await request.reply.defer()
    play = _public(seen)
    replay = Replay(play)
    review = await request.services.parts.of(Reviews).kept(seen.table) if seen.table else None
    shots = await in_thread(film_screen.shots, replay, words_in(language), review)

    async def tell(turn: int) -> None:
        text = words("film-progress", turn=turn, turns=replay.last)
        await request.reply.show_progress(Screen(text=text))

    await tell(1)  # otherwise Discord shows the GIF in this private answer, which is still deferred
    try:
        file = await request.services.parts.of(FilmQueue).film(play.game, shots, tell)
        outcome = await _posted(
            request, seen, await in_thread(film_screen.screen, replay, language, file)
        )
    except NoFilm:
        outcome = words("film-failed")
    except WorkerError as error:
        number = request.services.metrics.note_error(error, f"a GIF in channel {request.channel}")
        outcome = words("error-lasting", id=number)
    shown = await _shown(request, seen, stop)
    await request.show(replace(shown, text=outcome))


async def _posted(request: Request, seen: ReplayedGame, posting: Screen) -> str:
    """Post a GIF, and return the answer to whoever asked for it."""
    message_id = None
    with suppress(DeliveryError):
        message_id = await request.reply.follow_up(posting)
    if message_id is None:
        return request.words("refused-share")
    address = link(request.guild_id or 0, request.channel, message_id)
    request.services.parts.of(FilmQueue).remember(_key(request, seen), address)
    return request.words("film-done")
