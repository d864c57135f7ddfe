"""A file that one process has to itself, and what is said where the system refuses one."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.features.operator.restoring import back_up_daily, restore
from bot.host import held as module
from bot.host.held import Held, held, lock_of
from bot.store import DatabaseBusy, held_database, open_store
from bot.store.backups import BackupFolder
from tests.playground.lodging import ROOT

HOLD = """
import sys
from pathlib import Path
from bot.host.held import held

with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a file in a folder of its own."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "facet.db"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait a moment only."""
    monkeypatch.setattr(module, "PAUSE_S", 0.001)


def holding(path: Path) -> subprocess.Popen[str]:
    """Start a process that holds a file, and wait until it does."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Kill a process, as a crash does."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


def test_who_holds_a_file_is_told_until_its_process_is_gone(path: Path) -> None:
    """The second process reads the first one's number and since when; a crash releases the file."""
    first = holding(path)
    try:
        with (
            pytest.raises(Held, match=rf"process {first.pid}, since \d{{4}}-\d\d-\d\d .* UTC"),
            held(path),
        ):
            pass
    finally:
        end(first)
    with held(path):
        pass


def test_every_way_to_a_file_leads_to_one_lock(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link to the file, a link to its folder and a relative path meet, before and after it is there."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "there").symlink_to(path.parent)
    ways = (tmp_path / "link.db", tmp_path / "there" / "facet.db", Path("data/../data/facet.db"))
    for _ in range(2):
        with held(path):
            for way in ways:
                with pytest.raises(Held), held(way):
                    pass
        path.touch()


def test_where_no_lock_can_be_made_a_warning_says_so(caplog: pytest.LogCaptureFixture) -> None:
    """The bot runs all the same."""
    with caplog.at_level(logging.WARNING), held(Path("/proc/facet.db")):
        pass
    assert "/proc/facet.db can't be locked (No such file or directory)" in caplog.text


def test_a_lock_is_its_owners_alone(path: Path) -> None:
    """Only the host may read who holds the file."""
    with held(path):
        assert lock_of(path).stat().st_mode & 0o777 == 0o600


async def test_a_second_bot_waits_a_moment_and_says_who_has_the_file(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It says once that it waits, and then who it was that didn't end."""
    with caplog.at_level(logging.INFO):
        async with held_database(path):
            with pytest.raises(DatabaseBusy, match=f"process {os.getpid()}, since "):
                async with held_database(path):
                    pass
    assert caplog.text.count("waiting for process") == 1
    async with held_database(path):
        pass


async def test_tools_open_the_file_beside_the_bot(path: Path) -> None:
    """A check and a backup need no lock; a restore says who is in its way, and changes nothing."""
    await made(path)
    folder = BackupFolder.of(path, None)
    async with held_database(path), await open_store(path, FEATURES) as tool:
        await tool.notes.save("check", "well")
    await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    (backup,) = folder.backups()
    async with held_database(path):
        with pytest.raises(DatabaseBusy, match=f"stop it first .process {os.getpid()}"):
            await asyncio.to_thread(restore, path, backup.path, folder, FEATURES)
    await asyncio.to_thread(restore, path, backup.path, folder, FEATURES)


UNSHARE = shutil.which("unshare")


async def made(path: Path) -> None:
    """Make a database."""
    await (await open_store(path, FEATURES)).close()


@pytest.mark.skipif(not UNSHARE, reason="unshare isn't installed")
@pytest.mark.parametrize("command", ["check", "puzzles", "backup"])
def test_a_read_only_file_system_is_called_that(path: Path, command: str) -> None:
    """Not that the file can't be opened: the host reads what the system says."""
    asyncio.run(made(path))
    script = """mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" || exit 77
        exec "$2" -m bot.store "$3" --database "$1/facet.db" """
    ran = subprocess.run(
        [str(UNSHARE), "-rm", "sh", "-c", script, "sh", path.parent, sys.executable, command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode in (1, 77) and "facet:" not in ran.stderr:
        pytest.skip("this machine lets nobody mount anything")
    assert ran.returncode == 2
    assert ran.stderr.endswith(": Read-only file system\n")
    assert "unable to open" not in ran.stderr
