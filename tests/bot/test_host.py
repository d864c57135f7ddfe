"""What the host is told: the panel behind /facet host, and direct messages about trouble."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.features.operator import actions
from bot.features.operator.backup_runner import BackupNote, BackupRunner
from bot.features.operator.desk import Facts, HostDesk, Hosting
from bot.features.operator.warnings import warnings
from bot.features.operator.watch import Watch
from bot.host.metrics import ErrorLine
from bot.host.vitals import ALONE_BYTES, Memory, memory, own_version
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.store.backups import BackupFolder
from bot.store.day_counts import DayCounts, DayTotals
from bot.store.values import Person as Choices
from bot.testing.people import Channel, Person
from tests.bot.server import Server, private, text

pytestmark = pytest.mark.alone  # the host is told of every server's trouble
NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
MB = 1 << 20
WELL = Facts(
    version="1.2.0",
    newer=None,
    started=NOW,
    servers=1,
    verified=False,
    tables=2,
    today=DayTotals(30, 0, 0.0),
    backs_up=True,
    backup=BackupNote(NOW, good=True, line="facet.db: 1 MB", last_good=NOW),
    free=10_000 * MB,
    database=100 * MB,
    memory=Memory(100 * MB, 300 * MB),
    latency_s=0.04,
    clock_s=0.0,
    commands=True,
    emojis=True,
)
FAILED = BackupNote(NOW, good=False, line="there is no room", last_good=None)
TROUBLE: dict[str, dict[str, Any]] = {
    "disk": {"free": 199 * MB},
    "backup": {"backup": FAILED},
    "backup-old": {"backup": replace(WELL.backup, at=NOW - timedelta(days=4))},  # type: ignore[type-var]
    "pg-dump": {"backup": replace(FAILED, line="pg_dump is not installed here, so …")},
    "clock": {"clock_s": -6.0},
    "commands": {"commands": False},
    "emojis": {"emojis": False},
    "errors": {"today": DayTotals(30, 10, 3.0)},
    "memory": {"memory": Memory(271 * MB, 300 * MB)},
    "servers": {"servers": 75},
}


@pytest.fixture
def host(server: Server) -> Person:
    """Return the owner of the application, who manages this server."""
    owner = server.discord.world.home.owner_id
    server.guild.members[owner] = ()
    person = Person(server.discord, server.guild, int(owner))
    server.people["host"] = person
    return person


@pytest.fixture
def runner(server: Server) -> BackupRunner:
    """Let the bot make backups of its file."""
    runner = BackupRunner(server.facet.tables.store, server.path, None)
    server.facet.parts.of(HostDesk).hosting = Hosting(server.path, runner, backs_up=True)
    return runner


def watch_of(server: Server, **trouble: Any) -> Watch:
    """Return a watch that finds the bot well, but for some trouble."""

    async def facts() -> Facts:
        return replace(WELL, **trouble)

    desk = server.facet.parts.of(HostDesk)
    desk.facts = facts  # type: ignore[method-assign]
    server.facet.tables.store.clock = lambda: NOW
    return Watch(server.facet, server.facet.tables.store, desk)


def written(server: Server) -> list[str]:
    """Return the direct messages that the host got, oldest first."""
    world = server.discord.world
    channel = world.between(str(server.people["host"].id), world.bot_id)
    found = list(server.seen(channel=Channel(int(channel.id)))) if channel else []
    return [text(message) for message in reversed(found)]


# The panel


async def test_the_panel_says_how_the_bot_is_doing(server: Server, host: Person) -> None:
    """In a server, the host alone sees version, servers, tables, today's turns, disk and memory."""
    await server.start_game("bo")
    told = private(await host.slash(server.channel, "facet host"))
    assert f"Version {own_version()}" in told
    assert f"Servers: {len(server.discord.world.joined())} ·" in told
    assert "open tables: 1" in told
    assert "Turns today: 0" in told
    assert "Backups: off" in told
    assert "Free on the disk" in told


async def test_the_panel_names_what_is_left_out(
    server: Server, host: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each installed game that can't be played has a line with the reason, as code and no more."""
    assert "left out" not in private(await host.slash(server.channel, "facet host"))
    monkeypatch.setattr(actions, "LEFT_OUT", ["odd (facet-odd 1.0) failed with `x` **y**"])
    told = private(await host.slash(server.channel, "facet host"))
    assert "**A game is left out**: `odd (facet-odd 1.0) failed with 'x' **y**`" in told


async def test_the_panel_opens_before_the_latency_is_known(server: Server, host: Person) -> None:
    """A connection that has just begun has measured none: a dash stands for it."""
    server.facet.ws.latency = math.inf  # type: ignore[misc]  # as discord.py has it then
    told = private(await host.slash(server.channel, "facet host"))
    assert "connection to Discord: – ms" in told


async def test_it_opens_in_a_direct_message(server: Server, host: Person) -> None:
    """The host may also ask in a direct message with the bot."""
    await watch_of(server, commands=False).poll()  # it has written first
    channel = server.direct("host")
    told = private(await host.slash(channel, "facet host"))
    assert "How I’m doing" in told


async def test_nobody_else_opens_it(server: Server, runner: BackupRunner) -> None:
    """Whoever manages a server is refused, also by a made-up press of one of its buttons."""
    max_ = server.person(server.manager("max"))
    refused = words_in("en")("refused-not-owner")
    panel = await max_.slash(server.channel, "facet host")
    assert private(panel) == refused
    await server.command("max", "help")
    page = next(server.seen("max"))
    for action in ("host", "host-backup", "host-check", "host-errors"):
        assert private(await max_.forge(page, f"facet:b:0:0:{action}:")) == refused
    assert await runner.last() is None


async def test_the_host_backs_up_and_checks(
    server: Server, host: Person, runner: BackupRunner
) -> None:
    """Each button does it now, says in a line how it went, and shows it in the panel."""
    await server.start_game("bo")
    await host.slash(server.channel, "facet host")
    told = private(await server.press("host", "Back up now"))
    assert "**Backed up.** facet-" in told
    assert "checked: facet-" in told
    assert [it.suffix for it in (server.path.parent / "backups").glob("*.db")] == [".db"]
    assert "**The database is fine**, and every open table" in private(
        await server.press("host", "Check the database")
    )
    with BackupFolder.of(server.path, None).alone():
        told = private(await server.press("host", "Back up now"))
        assert "A backup is being made already" in told
        assert "failed" not in told
    await runner.close()


async def test_the_last_errors_name_nobody(server: Server, host: Person) -> None:
    """An error is shown with its number and where it was raised, without its message."""
    await host.slash(server.channel, "facet host")
    assert words_in("en")("host-no-errors") in private(await server.press("host", "Last errors"))
    error = ErrorLine.of("abc123", RuntimeError("Ada’s secret"))
    server.facet.metrics.last_errors.append(error)
    told = private(await server.press("host", "Last errors"))
    assert f"`{error.number}`" in told
    assert "RuntimeError" in told
    assert "Ada" not in told


# Trouble


async def test_a_lost_folder_of_backups_stops_no_game(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the folder of backups can't be read, the bot starts, says so, and shows people their games."""
    await server.start_game("bo")
    (server.path.parent / "backups").touch()
    await server.restart()
    assert "deletes the data of people who came back with a backup" in caplog.text
    assert "Splendor" in private(await server.command("bo", "my tables"))


@pytest.mark.parametrize("kind", TROUBLE)
def test_each_kind_of_trouble_is_seen(kind: str) -> None:
    """A fact that is wrong makes one warning, of its kind."""
    assert [it.kind for it in warnings(replace(WELL, **TROUBLE[kind]), NOW)] == [kind]


def test_a_bot_that_is_well_is_left_alone() -> None:
    """Nothing is said of a bot that is well, one that makes no backups, or a few errors."""
    assert not [*warnings(WELL, NOW)]
    assert not [*warnings(replace(WELL, backs_up=False, backup=FAILED), NOW)]
    assert not [*warnings(replace(WELL, backup=None), NOW)]
    assert not [*warnings(replace(WELL, today=DayTotals(30, 9, 0.0)), NOW)]
    assert not [*warnings(replace(WELL, today=DayTotals(30, 20, 7.0)), NOW)]
    assert not [*warnings(replace(WELL, servers=74), NOW)]
    assert not [*warnings(replace(WELL, servers=5000, verified=True), NOW)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TROUBLE)
def test_each_warning_can_be_read(kind: str, language: str) -> None:
    """Its text is there in every language, with what it needs, and says what to do."""
    for warning in warnings(replace(WELL, **TROUBLE[kind]), NOW):
        assert "**" in words_in(language)(f"host-warning-{warning.kind}", **warning.variables)


async def test_the_host_is_told_once_a_day(server: Server, host: Person) -> None:
    """Trouble of a kind is told once, also after a restart, and again after a day if it stays."""
    await watch_of(server, commands=False).poll()
    await watch_of(server, commands=False).poll()
    assert len(written(server)) == 1
    assert "doesn’t accept my commands" in written(server)[0]
    await server.restart()
    await watch_of(server, commands=False, emojis=False).poll()
    assert len(written(server)) == 2
    watch = watch_of(server, commands=False, backup=TROUBLE["pg-dump"]["backup"])
    server.facet.tables.store.clock = lambda: NOW + timedelta(hours=25)
    await watch.poll()
    assert len(written(server)) == 4
    watch = watch_of(server, backup=TROUBLE["pg-dump"]["backup"])
    server.facet.tables.store.clock = lambda: NOW + timedelta(days=9)
    await watch.poll()
    assert len(written(server)) == 4
    assert host.id


async def test_quiet_hours_and_the_language_are_the_hosts(server: Server, host: Person) -> None:
    """In their quiet hours nothing is sent; afterwards it is, in their language."""
    quiet = Choices(host.id, quiet_from=11 * 60, quiet_to=13 * 60, zone="UTC", language="ja")
    await server.facet.tables.store.people.save(quiet)
    watch = watch_of(server, free=100 * MB)
    await watch.poll()
    assert written(server) == []
    server.facet.tables.store.clock = lambda: NOW + timedelta(hours=2)
    await watch.poll()
    assert written(server) == [words_in("ja")("host-warning-disk", free=100)]


async def test_turns_and_errors_are_counted_by_day(server: Server) -> None:
    """Each process adds what it has counted; other days make the average."""
    store = server.facet.tables.store
    store.clock = lambda: NOW
    first, second = DayCounts(store), DayCounts(store)
    await first.update(10, 2)
    assert await second.update(5, 1) == DayTotals(15, 3, 0.0)
    assert await first.update(12, 2) == DayTotals(17, 3, 0.0)
    store.clock = lambda: NOW + timedelta(days=1)
    assert await first.update(13, 2) == DayTotals(1, 0, 3.0)


def test_memory_is_measured_against_the_systems_limit(tmp_path: Path) -> None:
    """What systemd or Docker allows is the limit, without files in memory; else there is a bound."""
    group = tmp_path / "system.slice" / "facet.service"
    group.mkdir(parents=True)
    (tmp_path / "own").write_text("0::/system.slice/facet.service\n")
    (tmp_path / "status").write_text("Name:\tpython\nVmRSS:\t   50 kB\n")
    files = (tmp_path / "own", tmp_path, tmp_path / "status")
    assert memory(*files) == Memory(50 * 1024, ALONE_BYTES)
    (group / "memory.max").write_text("1000\n")
    (group / "memory.current").write_text("900\n")
    (group / "memory.stat").write_text("anon 500\ninactive_file 300\n")
    assert memory(*files) == Memory(600, 1000)
    (group / "memory.max").write_text("max\n")
    assert memory(*files) == Memory(50 * 1024, ALONE_BYTES)
    assert memory().used > MB
