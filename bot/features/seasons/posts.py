"""The messages about a season, and the tables of its games.

A message is noted once it's posted. If the bot was killed in between, the next attempt finds it in the
channel by its buttons; Discord itself recognises a repeated post for some minutes.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.client import Facet
from bot.features.seasons import end_screen
from bot.features.seasons.progress import READY_CHECK, Progress
from bot.features.seasons.screen import check_over, ready_check, shown_people, standing
from bot.features.seasons.store import MessageOf, Seasons
from bot.features.seasons.table_lines import game_of
from bot.features.seasons.values import Fixture, Season
from bot.host.threads import in_thread
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import told_apart
from bot.messages.screen import Screen
from bot.posting.channels import posted_before
from bot.tables import absence, lobby
from bot.tables.sealed import SEALED, cutting_time
from bot.tables.table import Table, opened
from bot.tables.terms import agreed
from rules import GAMES

log = logging.getLogger(__name__)

MARKS: Final[Mapping[MessageOf, str]] = {
    "message_id": "leave",
    "check_id": "ready",
    "winners_id": "show",
}
"""The button by which each message is found, as it is posted at first."""


class SeasonPosts:
    """Posts and edits the messages about seasons, and opens the tables of their games."""

    def __init__(self, facet: Facet) -> None:
        self._client = facet
        self._tables = facet.tables
        self._openings = facet.openings
        self._avatars = facet.poster.facts.avatars

    async def open(self, season: Season, fixture: Fixture, people: Mapping[int, str]) -> bool:
        """Open the table of a game in a thread of its own, once; False if there's no place for it.

        Args:
            people: The people by seat, id to name.
        """
        game = GAMES[season.game]
        blank = Table(
            id=fixture.table_id or 0,
            guild_id=season.guild_id,
            channel_id=season.channel_id,
            game=season.game,
            host_id=next(iter(people)),
            options={key: option.default for key, option in game.options.items()},
            language=season.language,
            version=game.version,
            season_id=season.id,
        )
        rated = "yes" if season.rated else "no"
        terms = {"pace": season.pace, "rated": rated, "late": "computer", "deal": SEALED}
        starts = self._tables.store.now() + cutting_time(season.pace)
        table = lobby.open_fixture(agreed(blank, terms), people, starts)
        title = _title(season, fixture, people)
        return await self._openings.open(table, season.channel_id, title) is not None

    async def move(self, season: Season, fixture: Fixture, table: Table) -> None:
        """Go on with a game whose thread was deleted in another one, if there's a place for it."""
        people = {it.user_id: it.name for it in table.players if it.user_id is not None}

        async def save(there: Table) -> Table:
            change = partial(absence.moved, channel_id=there.channel_id)
            return (await self._tables.change(table.id, change, touching=False)).after

        title = _title(season, fixture, people)
        await self._openings.move(table, season.channel_id, title, save)

    async def show(self, progress: Progress, claimed: datetime) -> None:
        """Post the message that stays current, or edit it; raise DeliveryError."""
        season = progress.season
        faces = await self._avatars.of(shown_people(progress))
        screen = await in_thread(standing, progress, words_in(season.language), faces)
        if season.message_id is not None:
            message = self._channel(season).get_partial_message(season.message_id)
            try:
                await call_discord(message.edit(**screen.edit()), size=screen.size)
            except DeliveryError as error:
                if not error.message_is_gone or error.channel_is_gone:
                    raise
                season = replace(season, message_id=None)
        if season.message_id is None:
            await self._post(season, "message_id", screen, opened(season.id))
        await self._tables.store.of(Seasons).note_shown(season.id, claimed)

    async def check(self, progress: Progress) -> None:
        """Ask everybody whether they are ready, or show in that message who is by now; raise DeliveryError."""
        season = progress.season
        screen = ready_check(progress, words_in(season.language))
        if season.check_id is None:
            await self._post(season, "check_id", screen, season.starts - READY_CHECK)
            return
        message = self._channel(season).get_partial_message(season.check_id)
        try:
            await call_discord(message.edit(**screen.edit()))
        except DeliveryError as error:
            if not error.message_is_gone or error.channel_is_gone:
                raise

    async def end_check(self, season: Season) -> None:
        """Say in the message of the ready check, if there is one, that nobody is asked any more."""
        if season.check_id is None:
            return
        screen = check_over(season, words_in(season.language))
        message = self._channel(season).get_partial_message(season.check_id)
        try:
            await call_discord(message.edit(**screen.edit()))
        except DeliveryError as error:
            log.info("season %d: its ready check stays as it is: %s", season.id, error)
        await self._tables.store.of(Seasons).note_message(season.id, "check_id", None)

    async def tell_winners(self, progress: Progress) -> None:
        """Post who has won; raise DeliveryError."""
        season = progress.season
        faces = await self._avatars.of(end_screen.people_of_podium(progress))
        screen = await in_thread(end_screen.winners, progress, words_in(season.language), faces)
        await self._post(season, "winners_id", screen, opened(season.id))

    async def _post(
        self, season: Season, column: MessageOf, screen: Screen, since: datetime
    ) -> None:
        """Post a message and note it, unless it was posted since a time; raise DeliveryError."""
        channel = self._channel(season)
        mark = f"{season.id}:season-{MARKS[column]}:"
        message_id = await posted_before(self._client, channel, since, mark)
        if message_id is None:
            nonce = f"{MARKS[column][0]}{season.id:x}{int(since.timestamp()):x}"  # 25 at most
            sent = channel.send(**screen.message(), files=screen.files(), nonce=nonce)
            message_id = (await call_discord(sent, size=screen.size)).id
        await self._tables.store.of(Seasons).note_message(season.id, column, message_id)

    def _channel(self, season: Season) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(season.channel_id, guild_id=season.guild_id)


def _title(season: Season, fixture: Fixture, people: Mapping[int, str]) -> str:
    """Return the name of the thread of a game."""
    words = words_in(season.language)
    names = words.joined(told_apart(tuple(people.items())), "comma")
    return words("season-thread", game=game_of(season, fixture, words), names=names)
