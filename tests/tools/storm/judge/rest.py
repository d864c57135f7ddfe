"""What must be in order once the weather has been calm for a while."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Any, Final

from bot.playground.discord.shapes import Id
from bot.playground.discord.world import Message
from tests.playground.people import parts
from tests.tools.storm.guard import BEGINS
from tests.tools.storm.judge.tables import Tables, midway
from tests.tools.storm.staging import Storm

PATIENCE_S: Final = 600.0
"""Seconds after which what is due has been done."""
LIVE: Final = frozenset(("more", "join", "leave", "start", "ask-cut", "play", "panel"))
"""What only the newest message of a table offers."""
UNDONE: Final = {
    "a game's results aren't written": (
        "SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results"
        " AND setup IS NOT NULL AND begins IS NULL AND coalesce(sealed ->> 'challenge', 0) = 0"
    ),
    "a game's results aren't one for each seat": (
        "SELECT id FROM tables t WHERE has_results AND begins IS NULL AND"
        " (SELECT count(*) FROM results r WHERE r.table_id = t.id)"
        " <> (SELECT count(*) FROM seats s WHERE s.table_id = t.id)"
    ),
    "a rated result isn't settled": "SELECT table_id FROM results WHERE rated AND NOT settled",
    "somebody follows a table that is over": (
        "SELECT f.table_id FROM follows f JOIN tables t ON t.id = f.table_id"
        " WHERE t.stage IN ('finished', 'called-off')"
    ),
    "a plan is left of a table that is over": (
        "SELECT p.table_id FROM plans p JOIN tables t ON t.id = p.table_id"
        " WHERE t.stage IN ('finished', 'called-off')"
    ),
    "a planned turn was begun, and isn't played": (
        "SELECT table_id FROM plans WHERE begun_at IS NOT NULL"
    ),
    "a vote is left of a table that is over": (
        "SELECT v.table_id FROM votes v JOIN tables t ON t.id = v.table_id"
        " WHERE t.stage IN ('finished', 'called-off')"
    ),
    "a vote is left of a poll that is over": (
        "SELECT v.table_id FROM votes v JOIN polls p USING (table_id) WHERE p.due_at IS NULL"
    ),
    "a poll is there, and nobody votes at its table": (
        "SELECT table_id FROM polls p WHERE NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id = p.table_id AND s.everybody)"
    ),
    "of two games of a deal of the day, the later one counts": (
        "SELECT t.id FROM tables t JOIN daily_tries d ON d.user_id = t.host_id AND d.game = t.game"
        " AND d.day = t.sealed ->> 'day' WHERE NOT t.forgotten"
        " AND t.id >> 22 < (d.table_id >> 22) - 10000"  # milliseconds
    ),
    "somebody's points count more games than there were": (
        "SELECT s.user_id FROM standings s WHERE s.games > (SELECT count(*) FROM ratings r"
        " WHERE r.user_id = s.user_id AND r.game = s.game AND r.pool = s.pool"
        " AND r.guild_id = s.guild_id)"
    ),
    "a follower wasn't told of a game that has begun": (
        "SELECT f.user_id FROM follows f JOIN seats s ON s.user_id = f.followed_id"
        " JOIN tables t ON t.id = s.table_id"
        " WHERE t.stage = 'playing' AND NOT t.asleep AND t.guild_id = f.guild_id"
        " AND f.until_at > ?1 AND NOT EXISTS (SELECT 1 FROM follow_messages m"
        " WHERE m.user_id = f.user_id AND m.table_id = t.id)"
        " AND f.followed_id NOT IN (SELECT user_id FROM people WHERE hidden)"
        " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE f.user_id IN (b.user_id, b.blocked_id))"
    ),
    "somebody waits at a table that is over": (
        "SELECT q.table_id FROM queue q JOIN tables t ON t.id = q.table_id"
        " WHERE t.stage IN ('finished', 'called-off')"
    ),
}
"""What isn't left undone, and how it is found."""
DUE: Final = {
    "a table is overdue": (
        "SELECT id, channel_id FROM tables WHERE due_at < ? AND stage IN ('lobby', 'playing')"
    ),
    "a computer isn't asked": (
        "SELECT id, channel_id FROM tables WHERE touched_at < ? AND computer_asked"
        " AND stage = 'playing' AND NOT asleep"
    ),
    "a vote is overdue": (
        "SELECT t.id, channel_id FROM polls p JOIN tables t ON t.id = p.table_id WHERE p.due_at < ?"
    ),
    "a season is overdue": "SELECT id, channel_id FROM seasons WHERE due_at < ?",
    "somebody waits in the queue for too long": (
        "SELECT user_id, channel_id FROM queue WHERE expires_at < ? AND table_id IS NULL"
    ),
}


class Rest:
    """Whether everything is done that is to be done."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables
        self._lost: dict[Id, bool] = {}
        """The channels that are gone, and whether a request was refused there before that was seen."""

    def look(self) -> Iterator[str]:
        """Yield what is left undone."""
        now = BEGINS + self._storm.now - PATIENCE_S
        before = dt.datetime.fromtimestamp(now, dt.UTC).isoformat(timespec="seconds")
        for what, query in UNDONE.items():
            values = (before,) if "?1" in query else ()
            for (number,) in self._storm.rows(query, *values):
                yield f"at rest {what}: {number}"
        for what, query in DUE.items():
            for number, channel_id in self._storm.rows(query, before):
                if self._writable(channel_id):
                    yield f"at rest {what}: {number}"
        for message_id, channel_id in self._storm.rows(
            "SELECT message_id, channel_id FROM leftovers"
        ):
            if self._writable(channel_id) and self._message(channel_id, message_id):
                yield f"at rest message {message_id} is still to be stripped"
        yield from self._boards()
        yield from self._in_lost_channels()

    def see(self) -> None:
        """Note which channels of tables are gone."""
        world, refused = self._storm.discord.world, self._storm.discord.refused
        for (channel_id,) in self._storm.rows("SELECT DISTINCT channel_id FROM tables"):
            if str(channel_id) not in world.channels:
                self._lost.setdefault(str(channel_id), str(channel_id) in refused)

    def _in_lost_channels(self) -> Iterator[str]:
        """Yield games that go on where the bot was told that there is no channel."""
        refused = self._storm.discord.refused
        query = """SELECT id FROM tables WHERE channel_id = ? AND NOT asleep
            AND stage IN ('lobby', 'playing')"""
        for channel_id, before in self._lost.items():
            if channel_id in refused and not before:
                for (table_id,) in self._storm.rows(query, int(channel_id)):
                    yield f"at rest table {table_id} goes on in a channel that is gone"

    def _boards(self) -> Iterator[str]:
        """Yield boards that don't show what is saved, and older ones that can still be used."""
        newest: dict[int, Any] = {}
        query = (
            "SELECT id, channel_id, stage, revision, shown, message_id, place,"
            " asleep OR computer_asked FROM tables"
        )
        for (
            table_id,
            channel_id,
            stage,
            revision,
            shown,
            message_id,
            place,
            waits,
        ) in self._storm.rows(query):
            if place not in ("server", "direct") or not self._writable(channel_id):
                continue
            newest[table_id] = message_id
            over = stage in ("finished", "called-off")
            private = midway(self._tables.known.get(table_id))
            if waits or private:
                continue
            if shown != revision:
                yield (
                    f"at rest table {table_id} ({stage}) is shown at revision {shown} of {revision}"
                )
            message = self._message(channel_id, message_id)
            if message is not None and not over and not _controls(message):
                yield f"at rest the newest message of table {table_id} has no controls"
        for message in self._messages():
            if message.id in self._storm.discord.copies:  # whoever presses it strips it
                continue
            for control in _controls(message):
                if control[0] in newest and str(newest[control[0]]) != message.id:
                    yield (
                        f"at rest message {message.id} of table {control[0]} still offers"
                        f" {control[1]}, and its newest is {newest[control[0]]}"
                    )

    def _messages(self) -> Iterator[Message]:
        for messages in self._storm.discord.world.messages.values():
            for message in messages.values():
                if message.reader_id is None and message.components:
                    yield message

    def _message(self, channel_id: int, message_id: int | None) -> Message | None:
        return self._storm.discord.world.find(str(channel_id), str(message_id))

    def _writable(self, channel_id: Id | int) -> bool:
        """Return whether the bot is in the place of a channel, and was never refused there."""
        world = self._storm.discord.world
        channel = world.channels.get(str(channel_id))
        refused = str(channel_id) in self._storm.discord.refused
        return channel is not None and world.has_bot(channel) and not refused


def _controls(message: Message) -> list[tuple[int, str]]:
    """Return the tables and the actions of a message's controls that only the newest one has."""
    found = []
    for part in parts({"components": message.components}):
        fields = str(part.get("custom_id", "")).split(":")
        if fields[0] == "facet" and len(fields) > 4 and fields[4] in LIVE and fields[2].isdigit():
            found.append((int(fields[2]), fields[4]))
    return found
