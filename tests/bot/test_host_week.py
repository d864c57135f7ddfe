"""A week of `/facet host` and of what the bot writes to its owner, with each kind of trouble once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest

from bot.features.operator import desk as host_desk
from bot.features.operator.backup_runner import BackupRunner
from bot.features.operator.daily_backup import DailyBackup
from bot.features.operator.desk import HostDesk, Hosting
from bot.features.operator.watch import Watch
from bot.host.vitals import Memory, memory
from bot.i18n.lexicon import words_in
from bot.store.lookup import Lookup
from bot.testing.people import Channel, Person
from tests.bot.server import Server, private, text

pytestmark = pytest.mark.alone  # the host is told of every server's trouble
MONDAY = datetime(2026, 11, 23, 18, tzinfo=UTC)
MB = 1 << 20
WELL = Memory(95 * MB, 300 * MB)


@dataclass
class Week:
    """A bot, its host, and the days that have passed."""

    server: Server
    host: Person
    patch: pytest.MonkeyPatch
    days: int = 0
    shown: list[tuple[str, list[str]]] = field(default_factory=list)
    """Of each day the panel, and what was written to the host."""
    _known: int = 0

    async def day(
        self, provoke: Callable[[], object] = lambda: None, *, backup: bool = True
    ) -> None:
        """Let a day go by: trouble begins, a backup is made, the bot looks, the host looks."""
        store, desk = self.server.facet.tables.store, self.server.facet.parts.of(HostDesk)
        now = MONDAY + timedelta(days=self.days, hours=self.days)
        store.clock = lambda: now
        provoke()
        if backup:
            await DailyBackup(store, lambda: desk.hosting).poll()
        for _ in range(3):  # it looks every hour, and says it once
            await Watch(self.server.facet, store, desk).poll()
        world = self.server.discord.world
        channel = world.between(str(self.host.id), world.bot_id)
        found = list(self.server.seen(channel=Channel(int(channel.id)))) if channel else []
        written = [text(message) for message in reversed(found)]
        panel = private(await self.host.slash(self.server.channel, "facet host"))
        self.shown.append((panel, written[self._known :]))
        self._known, self.days = len(written), self.days + 1

    def kinds(self, day: int) -> list[str]:
        """Return the kinds of trouble that the host was told of on a day."""
        variables: dict[str, str | int] = dict.fromkeys(VARIABLES, 0)
        words = words_in("en")
        begin = {words(f"host-warning-{it}", **variables)[:14]: it for it in KINDS}
        return [begin[said[:14]] for said in self.shown[day][1]]


KINDS = (
    *("disk", "backup", "backup-old", "pg-dump", "clock", "commands", "emojis"),
    *("errors", "memory"),
)
VARIABLES = ("free", "reason", "day", "seconds", "today", "usual", "used", "most", "line")


@pytest.fixture
async def week(server: Server, monkeypatch: pytest.MonkeyPatch) -> Week:
    """Let a host have a bot with a game and daily backups, and enough disk and memory."""
    owner = server.discord.world.home.owner_id
    server.guild.members[owner] = ()
    host = Person(server.discord, server.guild, int(owner))
    server.people["host"] = host
    await server.start_game("bo")
    facet = server.facet
    runner = BackupRunner(facet.tables.store, server.path, None)
    facet.parts.of(HostDesk).hosting = Hosting(server.path, runner, backs_up=True)
    monkeypatch.setattr(facet.parts.of(HostDesk), "_started", MONDAY)
    monkeypatch.setattr(host_desk, "free_bytes", lambda _: 9000 * MB)
    monkeypatch.setattr(host_desk, "memory", lambda: WELL)
    return Week(server, host, monkeypatch)


async def test_a_week_of_trouble(week: Week, tmp_path: Path) -> None:
    """Each kind is told once on the day it begins, stands in the panel while it lasts, and is gone after it."""
    server, facet, backups = week.server, week.server.facet, week.server.path.parent / "backups"
    own = facet.parts.of(HostDesk).hosting
    await week.day()

    def no_folder() -> None:
        backups.rename(tmp_path / "away")
        backups.touch()

    await week.day(no_folder)

    def a_server() -> None:
        backups.unlink()
        (tmp_path / "away").rename(backups)
        runner = BackupRunner(facet.tables.store, "postgresql:///facet", tmp_path / "dumps")
        facet.parts.of(HostDesk).hosting = Hosting(None, runner, backs_up=True)
        week.patch.setenv("PATH", str(tmp_path))

    await week.day(a_server)

    def little_room_and_a_wrong_clock() -> None:
        facet.parts.of(HostDesk).hosting = own
        week.patch.setattr(host_desk, "free_bytes", lambda _: 150 * MB)
        sent = datetime.now(UTC)
        theirs = format_datetime(sent + timedelta(seconds=42), usegmt=True)
        facet.time.observe(theirs, sent.timestamp(), sent.timestamp())

    await week.day(little_room_and_a_wrong_clock)

    def refused() -> None:
        week.patch.setattr(host_desk, "free_bytes", lambda _: 9000 * MB)
        facet.time.behind_s = 0.0
        week.patch.setattr(facet, "registered", lambda: (False, False))

    await week.day(refused, backup=False)
    week.patch.setattr(facet, "registered", lambda: (True, True))

    async def fail(*_: object) -> None:
        raise RuntimeError

    with week.patch.context() as broken:
        broken.setattr(Lookup, "tables_of", fail)
        for _ in range(12):
            await server.command("bo", "my tables")
    await week.day(backup=False)
    group = tmp_path / "facet.service"
    group.mkdir()
    (tmp_path / "own").write_text("0::/facet.service\n")
    (group / "memory.max").write_text(str(300 * MB))
    (group / "memory.current").write_text(str(290 * MB))
    (group / "memory.stat").write_text(f"inactive_file {5 * MB}\n")
    week.patch.setattr(host_desk, "memory", lambda: memory(tmp_path / "own", tmp_path))
    await week.day(backup=False)
    week.patch.setattr(host_desk, "memory", lambda: WELL)
    await week.day()
    told = [week.kinds(day) for day in range(week.days)]
    assert told == [
        *([], ["backup"], ["pg-dump"], ["disk", "clock"], ["commands", "emojis"]),
        *(["errors"], ["backup-old", "memory"], []),
    ]
    for panel, written in week.shown:
        assert all(said in panel for said in written)
        assert ("All is well" in panel) == (not written)
