"""What only one person may know, and who was shown it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.playground.discord.shapes import Id
from bot.playground.discord.world import EPHEMERAL
from rules import GAMES
from tests.tools.storm.guard import BEGINS
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.network import Shown
from tests.tools.storm.staging import Storm

DATA: Final = "facet-data.json"
"""The file with all that is stored about somebody."""
EVERYBODY: Final = "everybody"
"""Owns what is hidden in a seat that is everybody's: whoever presses may see it, the board may not show it."""
DAY_LASTS: Final = "+36 hours"
"""How long a day lasts, from its beginning in UTC to its end everywhere: then anybody may know its deal."""


class Secrets:
    """The cards that somebody holds face down, as they were when they were last looked at."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables
        self._read = self._typed_read = 0
        self._hidden: dict[tuple[int, str], Id] = {}
        """Owners, by table and card."""
        self._known: dict[int, tuple[int, dict[tuple[int, str], Id]]] = {}
        """Revisions, and what was hidden then, by table."""
        self._sides: set[tuple[int, Id]] = set()
        """The tables of two at which somebody was shown what is hidden in everybody's seat."""

    def look(self) -> Iterator[str]:
        """Yield who was shown a card that was hidden from them, and still is."""
        before, self._hidden = self._hidden, self._now()
        shown = self._storm.discord.shown[self._read :]
        self._read += len(shown)
        for it in shown:
            yield from self._in_file(it)
        yield from self._seals(shown)
        yield from self._typed()
        for key, owner in self._hidden.items():
            if before.get(key) != owner:
                continue
            table_id, card = key
            for it in shown:
                if f":{table_id}:" not in it.text or not re.search(rf"\b{card}\b", it.text):
                    continue
                if not self._only(it, owner):
                    yield (
                        f"{it.reader or 'everybody'} was shown {card}, which {owner} holds"
                        f" face down at table {table_id}: {it.text[:300]}"
                    )
                elif owner == EVERYBODY and it.reader is not None:
                    yield from self._both_sides(table_id, it.reader)

    def _both_sides(self, table_id: int, reader: Id) -> Iterator[str]:
        """Yield who has looked into what is hidden on both sides of a game between two channels."""
        query = "SELECT elsewhere FROM seats WHERE table_id = ? AND elsewhere <> 0"
        for (elsewhere,) in self._storm.rows(query, table_id):
            self._sides.add((table_id, reader))
            if (elsewhere, reader) in self._sides:
                yield f"{reader} has looked into both seats, at tables {table_id} and {elsewhere}"

    def _in_file(self, shown: Shown) -> Iterator[str]:
        """Yield others' moves in a game that goes on, from the file with somebody's data."""
        discord = self._storm.discord
        message = discord.world.find(shown.channel_id, shown.message_id)
        for attachment in message.attachments if message and shown.reader else ():
            if attachment.filename != DATA:
                continue
            content = json.loads(discord.kept.get(attachment.id) or b"{}")
            for table in content.get("tables", ()):
                own = {it["seat"] for it in table["seats"]}
                others = [it for it in table["moves"] if it["seat"] not in own]
                if table["stage"] == "playing" and others:
                    yield f"{shown.reader} was sent the moves of others at {table['table']}: {others}"

    def _seals(self, shown: Sequence[Shown]) -> Iterator[str]:
        """Yield the secrets of sealed deals that somebody was shown while they may not be known."""
        if not shown:
            return
        query = """SELECT id, sealed ->> 'secret', sealed ->> 'key' FROM tables
            WHERE sealed IS NOT NULL AND stage IN ('lobby', 'playing')
            AND coalesce(datetime(sealed ->> 'day', ?) > datetime(?, 'unixepoch'), true)"""
        now = BEGINS + self._storm.now
        for table_id, *secrets in self._storm.rows(query, DAY_LASTS, now):
            for it in shown:
                if any(secret and secret in it.text for secret in secrets):
                    yield f"{it.reader or 'everybody'} was shown the seal of table {table_id}"

    def _typed(self) -> Iterator[str]:
        """Yield typed moves that others may not know, and were answered before their eyes."""
        sent = self._storm.sent
        new, self._typed_read = sent[self._typed_read :], len(sent)
        for trace in (self._storm.discord.traces[it.interaction.id] for it in new):
            game, (verb, *_) = trace.data.get("name"), trace.data.get("options") or [{}]
            posted = [it.body.get("data", it.body) for it in trace.said if it.method == "POST"]
            public = [it for it in posted if not it.get("flags", 0) & EPHEMERAL]
            moved = any("moves" in it.tables for it in trace.saved)
            if game in GAMES and public and moved:
                values = [str(it["value"]) for it in verb.get("options") or ()]
                yield from self._declared(int(trace.channel_id), ":".join([verb["name"], *values]))

    def _declared(self, channel_id: int, notation: str) -> Iterator[str]:
        """Yield a move that was made in a channel lately, if others may not know it."""
        query = "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
        for (table_id,) in self._storm.rows(query, channel_id):
            known = self._tables.known.get(table_id)
            match = known and known.match
            if match:
                for position, move in zip(match.positions, match.moves, strict=False):
                    if str(move) == notation and position.move_seen_by(move, None) != move:
                        yield f"{notation} was typed at table {table_id}, and answered in public"

    def _only(self, shown: Shown, owner: Id) -> bool:
        """Return whether nobody but the owner sees a message."""
        if shown.reader is not None:
            return owner in (shown.reader, EVERYBODY)
        channel = self._storm.discord.world.channels.get(shown.channel_id)
        bot_id = self._storm.discord.world.bot_id
        return (
            channel is not None
            and channel.guild_id is None
            and set(channel.member_ids) <= {owner, bot_id}
        )

    def _now(self) -> dict[tuple[int, str], Id]:
        hidden: dict[tuple[int, str], Id] = {}
        for table_id, known in self._tables.known.items():
            if known.stage == "playing" and known.game == "splendor" and known.match:
                revision, theirs = self._known.get(table_id, (-1, {}))
                if revision != known.revision:
                    theirs = self._held(table_id, known.match)
                    self._known[table_id] = known.revision, theirs
                hidden |= theirs
        return hidden

    def _held(self, table_id: int, match: Any) -> dict[tuple[int, str], Id]:
        """Return the cards that are held face down, with whoever holds them."""
        query = "SELECT user_id, everybody FROM seats WHERE table_id = ? ORDER BY seat"
        people = [
            EVERYBODY if everybody else str(user_id)
            for user_id, everybody in self._storm.rows(query, table_id)
        ]
        return {
            (table_id, held.card.id): people[seat]
            for seat, holdings in enumerate(match.position.seats)
            for held in holdings.hand
            if held.secret and held.card.known
        }
