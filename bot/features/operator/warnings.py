"""The trouble that only the host can fix: when it is reported, and in which words."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.features.operator.desk import Facts
from bot.host.discord_time import CLOCK_WARNING_S
from bot.host.place import typed
from render import Words

ONCE: Final = ("pg-dump", "servers")
"""The kinds of trouble that the host hears of once."""
MANY_SERVERS: Final = 75
"""The servers from which on Discord verifies an application; it adds one that isn't verified to no more than 100."""
LEAST_FREE: Final = 200 << 20
"""Bytes of disk space below which it is nearly full; less than two databases' size is, too."""
OLD_BACKUP: Final = timedelta(days=3)
"""The age from which the last good backup is too old."""
MEMORY_SHARE: Final = 0.9
"""The part of the memory allowed that is near the limit."""
MANY_ERRORS: Final = 10
"""Errors of a day below which nothing is said."""
MORE_THAN_USUAL: Final = 3
"""How many times as many errors as on other days are more than usual."""


@dataclass(frozen=True, slots=True)
class HostWarning:
    """Trouble of a kind; its text is `host-warning-<kind>`, with these variables."""

    kind: str
    variables: dict[str, str | int] = field(default_factory=dict)

    def text(self, words: Words) -> str:
        """Return the text for the host."""
        return words(f"host-warning-{self.kind}", **self.variables)


def warnings(facts: Facts, now: datetime) -> Iterator[HostWarning]:
    """Yield what the host should know."""
    if facts.free < max(LEAST_FREE, 2 * facts.database):
        yield HostWarning("disk", {"free": facts.free >> 20})
    last = facts.backup
    if facts.backs_up and last is not None and not last.good:
        kind = "pg-dump" if "pg_dump is not installed" in last.line else "backup"
        yield HostWarning(kind, {"reason": last.line})
    elif facts.backs_up and last is not None and abs(now - last.at) > OLD_BACKUP:
        yield HostWarning("backup-old", {"day": str(last.at.date())})
    if abs(facts.clock_s) > CLOCK_WARNING_S:
        yield HostWarning("clock", {"seconds": round(abs(facts.clock_s))})
    if not facts.commands:
        yield HostWarning("commands", {"line": typed("check --fix")})
    if not facts.emojis:
        yield HostWarning("emojis", {"line": typed("check --fix")})
    today = facts.today
    if today.errors >= max(MANY_ERRORS, MORE_THAN_USUAL * today.usual_errors):
        usual = round(today.usual_errors)
        yield HostWarning("errors", {"today": today.errors, "usual": usual})
    if facts.memory.used > MEMORY_SHARE * facts.memory.most:
        used, most = facts.memory.used >> 20, facts.memory.most >> 20
        yield HostWarning("memory", {"used": used, "most": most})
    if facts.servers >= MANY_SERVERS and not facts.verified:
        yield HostWarning("servers", {"servers": facts.servers})
