"""`sudo make service`, apart from what only systemd and root can do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.features.operator import service


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep every file of the service in a folder."""
    for name, file in {
        "CODE": "opt",
        "DATA": "data",
        "TOKEN": "etc/token",
        "STARTED": "etc/started",
        "ROOT": "clone",
        "COMMAND": "opt/facet",
        "GAMES": "etc/requirements.txt",
        "LINK": "facet",
    }.items():
        monkeypatch.setattr(service, name, tmp_path / file)
    monkeypatch.setattr(service, "PARTS", ("bot", "Makefile"))
    monkeypatch.delenv("FACET_TOKEN", raising=False)
    clone = tmp_path / "clone"
    (clone / "bot" / "__pycache__").mkdir(parents=True)
    (clone / "bot" / "__pycache__" / "old.pyc").touch()
    (clone / "bot" / "new.py").write_text("1", "utf-8")
    (clone / "Makefile").write_text("run:", "utf-8")
    return tmp_path


def test_it_runs_before_anything_is_installed() -> None:
    """Nothing on the way to it imports a package that isn't part of Python."""
    bare = [sys.executable, "-S", "-B", "-m", "bot.features.operator.service", "--help"]
    assert "sudo make service" in subprocess.check_output(bare, text=True)


def test_only_what_differs_is_copied(machine: Path) -> None:
    """The code is copied once; a changed, a new or a removed file is copied again."""
    assert service._copy_code()
    assert not service._copy_code()
    assert [it.name for it in (machine / "opt" / "bot").iterdir()] == ["new.py"]
    newer = machine / "clone" / "bot" / "newer.py"
    for change in (
        lambda: newer.with_name("new.py").write_text("2", "utf-8"),
        newer.touch,
        newer.unlink,
    ):
        change()
        assert service._copy_code()
        assert not service._copy_code()


def test_code_that_has_not_been_started_is_noticed(machine: Path) -> None:
    """Whoever changed it, and whether or not an earlier run came to its end."""
    service._copy_code()
    installed = service._digest()
    (machine / "opt" / "bot" / "__pycache__").mkdir()
    (machine / "opt" / "bot" / "__pycache__" / "new.pyc").touch()
    assert service._digest() == installed
    (machine / "opt" / "bot" / "new.py").write_text("2", "utf-8")
    assert service._digest() != installed


def test_the_hosts_own_games_outlast_an_update(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are installed at every run, without running code of theirs, and a change starts the bot again."""
    ran: list[tuple[object, ...]] = []
    monkeypatch.setattr(service, "_run", lambda *words: ran.append(words))
    service._copy_code()
    service._install_games()
    assert not any("pip" in words for words in ran)
    before = service._digest()
    games = machine / "etc" / "requirements.txt"
    games.parent.mkdir()
    games.write_text("facet-hex==1.0\n")
    service._install_games()
    assert ran[-1][0] == machine / "opt" / ".venv" / "bin" / "python"
    assert {"--no-deps", "--only-binary=:all:", games} <= {*ran[-1]}
    assert service._digest() != before


def test_the_token_is_asked_for_only_once(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The token is the one kept, or else in the settings; without a terminal, a line says where to write it."""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    with pytest.raises(service.Missing, match=r"clone/\.env, as FACET_TOKEN="):
        service._token()
    (machine / "clone" / ".env").write_text('# x\nFACET_TOKEN = "from.clone"  # mine\n', "utf-8")
    assert service._token() == "from.clone"
    service._write(machine / "etc" / "token", "kept.one\n", 0o600)
    assert service._token() == "kept.one"
    assert (machine / "etc" / "token").stat().st_mode & 0o777 == 0o600


def test_what_was_moved_from_another_machine_is_taken_as_it_is(machine: Path) -> None:
    """With a token and settings in their places nothing is asked, and neither is written again."""
    service._write(machine / "etc" / "token", "moved.one\n", 0o600)
    (machine / "data").mkdir()
    (machine / "data" / ".env").write_text("FACET_KEEP=9\n", "utf-8")
    (machine / "clone" / ".env").write_text("FACET_TOKEN=another\n", "utf-8")
    token = service._token()
    assert (token, service._make_data()) == ("moved.one", False)
    assert not service._write(machine / "etc" / "token", f"{token}\n", 0o600)
    assert (machine / "data" / ".env").read_text("utf-8") == "FACET_KEEP=9\n"


def test_the_settings_lose_the_token() -> None:
    """The bot's own settings are those of the clone, without the token."""
    said = "# FACET_TOKEN=x\nFACET_TOKEN=abc.def # mine\nFACET_LOG_LEVEL=INFO\n"
    assert "abc" not in service.TOKEN_LINE.sub(r"\1", said)
    assert service.TOKEN_LINE.sub(r"\1", said).endswith("\nFACET_LOG_LEVEL=INFO\n")


def test_what_is_missing_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody who isn't root is told what to type."""
    monkeypatch.setattr(sys, "argv", ["service"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert service.main() == 1
    assert capsys.readouterr().err == "facet: only root can set up a service: sudo make service\n"
