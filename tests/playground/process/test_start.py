"""How the bot starts, how it declines to, and how it ends."""

import asyncio
from pathlib import Path

import pytest

from bot.playground.discord.settings import TOKEN
from bot.playground.server.stand_in import StandIn
from tests.playground.people import words
from tests.playground.process.house import House, Log
from tests.playground.process.starting import declined
from tests.playground.waiting import until

pytestmark = pytest.mark.alone
COMMANDS = "/applications/{application_id}/commands"


def registrations(house: House) -> int:
    """Count how often commands were registered."""
    entries = house.stand_in.recorder.since()
    return sum((entry["method"], entry["route"]) == ("PUT", COMMANDS) for entry in entries)


@pytest.mark.alone
async def test_commands_are_registered_once(house: House, log: Log) -> None:
    """The next start finds them as they are, after a polite end and after a crash."""
    assert registrations(house) == 1
    assert {c["name"] for c in house.stand_in.world.commands} >= {"splendor", "table"}
    await house.bot.stop()
    await house.again()
    await house.kill()
    await house.again()
    assert registrations(house) == 1
    assert log.text().count("the commands are registered already") == 2


@pytest.mark.parametrize(
    ("url", "token", "said"),
    [
        ("", None, "FACET_TOKEN is not set"),
        ("stand-in", "not-this-one", "Discord does not accept the token"),
        ("http://example.com", None, "http://example.com"),
        ("nowhere", None, "nowhere"),
    ],
)
async def test_wrong_settings(
    tmp_path: Path, stand_in: StandIn, url: str, token: str | None, said: str
) -> None:
    """Without a token, with a wrong one, or with an address that is no stand-in's, it says so.

    The status is 2, it repeats no token, and where there is none it says how to get one.
    """
    given = {"FACET_TOKEN": token} if token else {}
    status, told = await declined(tmp_path, url=url.replace("stand-in", stand_in.base), **given)
    assert status == 2
    assert said in told
    assert token is None or token not in told
    assert url or "https://discord.com/developers/applications" in told
    assert not (tmp_path / "facet.db-wal").exists()


async def test_settings_that_everybody_can_read(tmp_path: Path) -> None:
    """The log warns of a .env that others on the machine can read, and says what to do."""
    (tmp_path / ".env").touch()
    (tmp_path / ".env").chmod(0o644)
    _, said = await declined(tmp_path, url="nowhere")
    assert "WARNING" in said
    assert "chmod 600 .env" in said


async def test_the_log_keeps_the_token(house: House, log: Log) -> None:
    """No line of the log holds the token, from the very first."""
    await house.open_table()
    whole = Log(log.path)
    await until(lambda: "connected as" in whole.text())
    assert TOKEN not in whole.text()


async def test_a_turn_in_hand_is_finished(house: House, log: Log) -> None:
    """Told to end while a turn is in hand, the bot finishes it, closes, and exits with 0."""
    table, last = await house.prepared()
    house.stand_in.faults.add({"delay": 0.5, "route": "callback$", "count": 1})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    stopping = asyncio.create_task(house.bot.stop())
    await pressing
    await stopping
    assert house.bot.exit_code == 0
    saved = await house.table()
    assert saved.number > table.number
    assert saved.shown.revision == saved.revision
    await house.sam.board(saved)
    await until(lambda: not house.stand_in.gateway.connected)
    written = log.text()
    assert written.splitlines()[-1].endswith("closed")
    assert "Unclosed" not in written
    if isinstance(house.path, Path):
        assert not house.path.with_name("facet.db-wal").exists()


async def test_somebody_who_comes_late_is_told(house: House, log: Log) -> None:
    """While the bot ends, a press is answered: it is restarting."""
    table, last = await house.prepared()
    house.stand_in.faults.add({"delay": 1.0, "route": "callback$", "count": 1})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    stopping = asyncio.create_task(house.bot.stop())
    await until(lambda: "SIGTERM: closing" in log.text())
    await house.sam.press(f"facet:b:{table.id}:{table.number}:more:")
    assert "nothing is lost" in words(await house.sam.sees_text("I’m restarting"))
    await pressing
    await stopping
    assert house.bot.exit_code == 0
