"""What only one person may know, and who was shown it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.playground.discord.shapes import Id
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.network import Shown
from tests.tools.storm.staging import Storm


class Secrets:
    """The cards that somebody holds face down, as they were when they were last looked at."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables
        self._read = 0
        self._hidden: dict[tuple[int, str], Id] = {}
        """Owners, by table and card."""
        self._known: dict[int, tuple[int, dict[tuple[int, str], Id]]] = {}
        """Revisions, and what was hidden then, by table."""

    def look(self) -> Iterator[str]:
        """Yield who was shown a card that was hidden from them, and still is."""
        before, self._hidden = self._hidden, self._now()
        shown = self._storm.discord.shown[self._read :]
        self._read += len(shown)
        for key, owner in self._hidden.items():
            if before.get(key) != owner:
                continue
            table_id, card = key
            for it in shown:
                if (
                    f":{table_id}:" in it.text
                    and not self._only(it, owner)
                    and re.search(rf"\b{card}\b", it.text)
                ):
                    yield (
                        f"{it.reader or 'everybody'} was shown {card}, which {owner} holds"
                        f" face down at table {table_id}: {it.text[:300]}"
                    )

    def _only(self, shown: Shown, owner: Id) -> bool:
        """Return whether nobody but the owner sees a message."""
        if shown.reader is not None:
            return shown.reader == owner
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
        query = "SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat"
        people = [str(user_id) for (user_id,) in self._storm.rows(query, table_id)]
        return {
            (table_id, held.card.id): people[seat]
            for seat, holdings in enumerate(match.position.seats)
            for held in holdings.hand
            if held.secret and held.card.known
        }
