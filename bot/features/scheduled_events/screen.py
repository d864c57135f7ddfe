"""What an event of a server says about a table or a season; nothing of it was typed by anybody."""

import json
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from bot.features.seasons.values import Season
from bot.i18n.lexicon import game_name, words_in
from bot.tables.table import Table, link

LASTS: Final = {
    "table": timedelta(hours=2),
    "evening": timedelta(hours=4),
    "season": timedelta(hours=1),
}
"""When an event ends at the latest, after its start: Discord wants to know that beforehand."""
START: Final = "scheduled_start_time"
GUILD_ONLY, EXTERNAL = 2, 3
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""Discord's numbers for an event's privacy level, its type and its statuses."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What an event says; `begun` once it goes on."""

    guild_id: int
    channel_id: int
    name: str
    description: str
    starts: datetime
    ends: datetime
    begun: bool = False

    def payload(self) -> dict[str, Any]:
        """Return what Discord is to be sent."""
        return {
            "name": self.name,
            "description": self.description,
            START: self.starts.isoformat(),
            "scheduled_end_time": self.ends.isoformat(),
            "privacy_level": GUILD_ONLY,
            "entity_type": EXTERNAL,
            "entity_metadata": {"location": link(self.guild_id, self.channel_id, None)},
        }

    def __str__(self) -> str:
        return json.dumps([self.payload(), self.begun])

    def changes(self, sent: str) -> dict[str, Any]:
        """Return what Discord is to be sent of it, after what was sent last; all of it after nothing."""
        before = json.loads(sent)[0] if sent else {}
        return {key: it for key, it in self.payload().items() if before.get(key) != it}


def started(sent: str) -> datetime:
    """Return the start that an event had as it was last sent."""
    payload, _ = json.loads(sent)
    return datetime.fromisoformat(payload[START])


def announced(about: Table | Season) -> Announcement | None:
    """Return what an event says of a table, an evening or the start of a season that isn't over.

    None of a table without a starting time, or one that isn't open to everybody in a server.
    """
    if isinstance(about, Season):
        begun = about.stage == "running"
        return _announcement(about, about.kind, about.number, begun=begun, starts=about.starts)
    if about.starts is None or about.place != "server" or about.origin.by_bot or about.asleep:
        return None
    begun = about.stage == "playing"
    return _announcement(about, "table", 0, begun=begun, starts=about.starts)


def mark(about_id: int) -> str:
    """Return the line of a description by which the bot finds its event again."""
    return f"Facet {about_id}"


def _announcement(
    about: Table | Season, kind: str, number: int, *, begun: bool, starts: datetime
) -> Announcement:
    words, place = words_in(about.language), link(about.guild_id, about.channel_id, None)
    name = words(
        "scheduled-event-name", game=game_name(words, about.game), kind=kind, number=number
    )
    text = words("scheduled-event-text", kind=kind, link=place)
    description = f"{text}\n\n{mark(about.id)}"
    ends = starts + LASTS[kind]
    return Announcement(about.guild_id, about.channel_id, name, description, starts, ends, begun)
