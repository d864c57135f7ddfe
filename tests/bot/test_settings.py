"""Settings: each is explained, read once, and never shown with its secret."""

import re
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.check.arguments import arguments
from bot.host.settings import (
    BadSetting,
    Bounds,
    Settings,
    read_environment,
    warn_if_world_readable,
)
from bot.host.shifted_clock import ShiftedClock

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_a_token_is_enough() -> None:
    """Everything but the token has a default."""
    settings = Settings.read({"FACET_TOKEN": " abc "})
    assert settings.token == "abc"  # noqa: S105 - no real one
    assert settings.database == Path("facet.db")
    assert settings.log_level == "INFO"
    assert settings.discord_url is None


@pytest.mark.parametrize("env", [{}, {"FACET_TOKEN": "  "}])
def test_without_a_token_the_message_says_where_to_get_one(env: dict[str, str]) -> None:
    """A missing token is explained, with the address and the way to play without one."""
    with pytest.raises(BadSetting, match=r"discord.com/developers.*make play"):
        Settings.read(env)


def test_a_wrong_log_level_is_named() -> None:
    """A level that does not exist is refused with those that do."""
    with pytest.raises(BadSetting, match=r"CHATTY.*WARNING"):
        Settings.read({"FACET_TOKEN": "abc", "FACET_LOG_LEVEL": "chatty"})


def test_the_clock_is_moved_for_a_stand_in_alone() -> None:
    """On the real Discord the bot does not start with a clock that can be moved, and says why."""
    env = {"FACET_TOKEN": "abc", "FACET_CLOCK": "clock"}
    with pytest.raises(BadSetting, match=r"FACET_CLOCK.*FACET_DISCORD_URL"):
        Settings.read(env)
    assert Settings.read({**env, "FACET_CLOCK": " "}).clock is None
    beside = {"FACET_DISCORD_URL": "http://127.0.0.1:1"}
    assert Settings.read({**env, **beside}).clock == Path("clock")


def test_the_token_is_never_printed() -> None:
    """Neither str nor repr of the settings holds the token."""
    assert "hunter2" not in f"{Settings.read({'FACET_TOKEN': 'hunter2'})!r}"


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A variable that is set wins over the same one in the file."""
    file = tmp_path / ".env"
    file.write_text("FACET_TOKEN=from-file\nFACET_LOG_LEVEL=debug\n")
    monkeypatch.setenv("FACET_TOKEN", "from-environment")
    settings = Settings.load(file)
    assert settings.token == "from-environment"  # noqa: S105 - no real one
    assert settings.log_level == "DEBUG"


def test_settings_for_the_bot_alone_are_not_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A file that its owner or its group alone can read is fine, and so is none."""
    file = tmp_path / ".env"
    warn_if_world_readable(file)
    for mode in (0o600, 0o640):
        file.touch()
        file.chmod(mode)
        warn_if_world_readable(file)
    assert caplog.text == ""
    file.chmod(0o644)
    warn_if_world_readable(file)
    assert f"chmod 600 {file}" in caplog.text


def test_the_example_explains_every_setting() -> None:
    """Each setting the code reads stands in .env.example with a comment above it."""
    source = (Path(__file__).parents[2] / "bot" / "host" / "settings.py").read_text()
    lines = EXAMPLE.read_text().splitlines()
    for name in set(re.findall(r'"(FACET_\w+)"', source)):
        at = next(n for n, line in enumerate(lines) if line.lstrip("# ").startswith(f"{name}="))
        assert lines[at - 1].startswith("#")


def test_the_database_is_a_file_or_a_server() -> None:
    """An address is kept as it is written, and never printed: it may hold a password."""
    address = "postgresql://robin:hush@db.example.org/facet?sslmode=verify-full"
    settings = Settings.read({"FACET_TOKEN": "abc", "FACET_DATABASE": f" {address} "})
    assert settings.database == address
    assert "hush" not in f"{settings!r}"
    assert Settings.read({"FACET_TOKEN": "abc", "FACET_DATABASE": "a.db"}).database == Path("a.db")


def test_the_bounds_are_wide_unless_set() -> None:
    """By default all servers are served, and finished tables are kept for ever."""
    settings = Settings.read({"FACET_TOKEN": "abc", "FACET_SERVERS": " ", "FACET_KEEP": ""})
    assert settings.bounds == Bounds(frozenset(), 1000)
    assert settings.bounds.serves(7)
    assert settings.bounds.serves(None)
    assert settings.bounds.keep is None


def test_the_host_can_set_bounds() -> None:
    """Servers are listed by their ids; tables and days are numbers."""
    env = {"FACET_SERVERS": "81384788765712384, 7,", "FACET_MOST_TABLES": "20", "FACET_KEEP": "365"}
    settings = Settings.read({"FACET_TOKEN": "abc", **env})
    assert settings.bounds == Bounds(frozenset({81384788765712384, 7}), 20, 365)
    assert settings.bounds.serves(7)
    assert not settings.bounds.serves(8)
    assert not settings.bounds.serves(None)
    assert settings.bounds.keep == 365


@pytest.mark.parametrize(
    ("rest", "sleep", "expected"),
    [
        ("", "", (30, 60)),
        ("10", "20", (10, 20)),
        ("90", "", (90, 90)),
        ("", "7", (7, 7)),
        ("45", "45", (45, 45)),
    ],
)
def test_days_without_a_move(rest: str, sleep: str, expected: tuple[int, int]) -> None:
    """Where the host says one number, the other gives way to it."""
    env = {"FACET_TOKEN": "abc", "FACET_REST": rest, "FACET_SLEEP": sleep}
    bounds = Settings.read(env).bounds
    assert (bounds.rest, bounds.sleep) == expected


def test_puzzles_can_be_switched_off() -> None:
    """They are looked for unless the host says that they are not."""
    for said, expected in (("", True), ("on", True), (" OFF ", False)):
        env = {"FACET_TOKEN": "abc", "FACET_PUZZLES": said}
        assert Settings.read(env).bounds.puzzles is expected


def test_a_game_does_not_sleep_before_it_may_be_called_off() -> None:
    """Two numbers that don't fit are refused with both."""
    env = {"FACET_TOKEN": "abc", "FACET_REST": "30", "FACET_SLEEP": "20"}
    with pytest.raises(BadSetting, match=r"FACET_SLEEP is 20.*FACET_REST, which is 30"):
        Settings.read(env)


@pytest.mark.parametrize(
    ("name", "said", "told"),
    [
        ("FACET_SERVERS", "7, Games Room", r"FACET_SERVERS names 'Games Room'.*Copy Server ID"),
        ("FACET_SERVERS", "0", r"FACET_SERVERS names '0'"),
        ("FACET_SERVERS", "7 8", r"FACET_SERVERS names '7 8'.*commas"),
        ("FACET_MOST_TABLES", "0", r"FACET_MOST_TABLES is '0'.*tables from 1 to 1000"),
        ("FACET_MOST_TABLES", "1001", r"FACET_MOST_TABLES is '1001'"),
        ("FACET_KEEP", "a year", r"FACET_KEEP is 'a year'.*days from 1 to 36500"),
        ("FACET_KEEP", "-1", r"FACET_KEEP is '-1'"),
        ("FACET_REST", "0", r"FACET_REST is '0'.*days from 1 to 3650"),
        ("FACET_PUZZLES", "perhaps", r"FACET_PUZZLES is 'perhaps'; use on or off"),
        ("FACET_DATABASE", ".", r"FACET_DATABASE is '.'; use a file"),
        ("FACET_TOKEN", "abc\ndef", r"FACET_TOKEN contains a line break"),
        ("FACET_HEALTH", "9" * 5000, r"FACET_HEALTH is '9+'; use an address"),
        ("FACET_SLEEP", "soon", r"FACET_SLEEP is 'soon'.*days from 1 to 3650"),
    ],
)
def test_wrong_bounds_are_named(name: str, said: str, told: str) -> None:
    """A bound that can't be is refused with what it can be."""
    with pytest.raises(BadSetting, match=told):
        Settings.read({"FACET_TOKEN": "abc", name: said})


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    """Settings saved in another encoding can't be read, and a folder can't either."""
    file = tmp_path / ".env"
    file.write_text("FACET_TOKEN=abc", "utf-16")
    with pytest.raises(BadSetting, match="isn't UTF-8"):
        read_environment(file)
    file.write_text("FACET_TOKEN_FILE=a\0b")
    with pytest.raises(BadSetting, match="isn't text"):
        read_environment(file)
    file.unlink()
    file.mkdir()
    with pytest.raises(BadSetting, match="is a folder"):
        read_environment(file)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("", "isn't a number"),
        ("soon", "isn't a number"),
        ("nan", "isn't a number"),
        ("inf", "isn't a number"),
        ("9" * 400, "isn't a number"),
        ("1e300", "isn't a number"),
        ("1e12", "more than 36500 days"),
        ("-1e10", "more than 36500 days"),
        ("\0", "isn't a number"),
    ],
)
def test_a_clock_that_is_no_time(tmp_path: Path, said: str, told: str) -> None:
    """It's named in a line, and neither is a folder one."""
    file = tmp_path / "clock"
    file.write_text(said)
    with pytest.raises(BadSetting, match=told):
        ShiftedClock(file, partial(datetime.now, UTC))
    with pytest.raises(BadSetting, match="Is a directory"):
        ShiftedClock(tmp_path, partial(datetime.now, UTC))
    file.write_text("60\n", "utf-8-sig")
    assert ShiftedClock(file, lambda: datetime.min.replace(tzinfo=UTC))().minute == 1


@pytest.mark.parametrize(
    ("option", "said"),
    [
        *(("--wait", it) for it in ("-1", "0", "nan", "inf", "abc", "1e9", "99999", "")),
        *(("--channel", it) for it in ("-1", "0", "abc", "9" * 20, "１", "")),
    ],
)
def test_the_check_names_a_wrong_option(
    option: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what it can be, before anything is tried at Discord."""
    with pytest.raises(SystemExit):
        arguments(["check", f"{option}={said}"])
    assert f"{said!r} isn't a" in capsys.readouterr().err


def test_a_byte_order_mark_belongs_to_no_setting(tmp_path: Path) -> None:
    """Neither to the first of `.env`, nor to a token in a file of its own."""
    settings, token = tmp_path / ".env", tmp_path / "token"
    settings.write_text("FACET_DATABASE=games.db\n", "utf-8-sig")
    token.write_text("abc\n", "utf-8-sig")
    env = read_environment(settings)
    assert env["FACET_DATABASE"] == "games.db"
    assert Settings.read({"FACET_TOKEN_FILE": str(token)}).token == "abc"  # noqa: S105 - made up


def test_a_bad_token_is_looked_for_where_it_is(tmp_path: Path) -> None:
    """A token with an invisible character is a fault of the variable, or of the file, that holds it."""
    file = tmp_path / "token"
    file.write_text("ab\u200bc", "utf-8")
    with pytest.raises(BadSetting, match=r"^the file that FACET_TOKEN_FILE names contains"):
        Settings.read({"FACET_TOKEN_FILE": str(file)})
    with pytest.raises(BadSetting, match=r"^FACET_TOKEN contains"):
        Settings.read({"FACET_TOKEN": "ab\u200bc"})
    file.write_text("abc", "utf-16")
    with pytest.raises(BadSetting, match=r"FACET_TOKEN_FILE .* isn't UTF-8"):
        Settings.read({"FACET_TOKEN_FILE": str(file)})
