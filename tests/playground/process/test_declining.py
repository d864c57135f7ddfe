"""Where the bot cannot run, it says why in one line, ends with the right status, and leaves no traceback."""

from __future__ import annotations

import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.features.catalogue import FEATURES
from bot.host.discord_time import DiscordTime
from bot.host.wait_for_discord import _asked
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from bot.store import open_store
from tests.playground.process.starting import Started, declined, ended, started
from tests.playground.waiting import until

CANNOT_START, TRY_AGAIN = 2, 1


def last(said: str) -> str:
    """Return the last line of what was said."""
    return said.splitlines()[-1] if said else ""


def noise(path: Path) -> None:
    """Write what is no database."""
    path.write_bytes(b"This is no database at all. " * 400)


def torn(path: Path) -> None:
    """Write a database whose pages, save the first, are gone."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE notes (key TEXT); CREATE TABLE migrations (number)")
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))


def folder(path: Path) -> None:
    """Put a folder where the file should be."""
    path.mkdir()


@pytest.mark.parametrize("spoil", [noise, torn, folder])
async def test_a_file_that_is_no_database(
    tmp_path: Path, stand_in: StandIn, spoil: Callable[[Path], None]
) -> None:
    """A file that cannot be used is named, and the status says that starting again is of no use."""
    spoil(tmp_path / "facet.db")
    status, said = await declined(tmp_path, url=stand_in.base)
    assert status == CANNOT_START
    assert last(said).startswith("facet: the database cannot be used")
    assert last(said).endswith("see FACET_DATABASE")


async def test_a_file_that_cannot_be_written(tmp_path: Path, stand_in: StandIn) -> None:
    """A file that can only be read is refused at the start, not at the first click."""
    path = tmp_path / "facet.db"
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    # What only the file's owner may not do, root may; this stops both.
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("PRAGMA user_version = 0")
    content = bytearray(path.read_bytes())
    content[18:20] = bytes([9, 1])  # a write version that no SQLite knows: it may only read
    path.write_bytes(content)
    status, said = await declined(tmp_path, url=stand_in.base)
    assert status == CANNOT_START
    assert last(said).startswith("facet: the database cannot be used")


async def test_a_file_that_another_process_holds(tmp_path: Path, stand_in: StandIn) -> None:
    """A file that is held for the moment is told as such, and starting again may help."""
    path = tmp_path / "facet.db"
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        status, said = await declined(tmp_path, url=stand_in.base)
    assert status == TRY_AGAIN
    assert last(said).startswith("facet: another process holds the database")


async def test_a_file_that_another_bot_uses(tmp_path: Path, stand_in: StandIn) -> None:
    """A second bot, by a link too, says which process has the file and ends; once that is gone, one starts."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "facet.db").symlink_to(tmp_path / "facet.db")
    first = started(tmp_path, url=stand_in.base)
    await until(lambda: stand_in.gateway.connected)
    status, said = await declined(tmp_path / "elsewhere", url=stand_in.base)
    assert status == TRY_AGAIN
    holder = f"facet: another process holds the database (process {first.process.pid}, since "
    assert last(said).startswith(holder)
    assert "waiting for process" in said.splitlines()[0]
    second = started(tmp_path / "elsewhere", url=stand_in.base)
    await says(second, "waiting for process")
    first.process.send_signal(signal.SIGTERM)  # as systemd restarts one
    assert (await ended(first))[0] == 0
    await until(lambda: stand_in.gateway.connected)
    second.process.send_signal(signal.SIGTERM)
    assert (await ended(second))[0] == 0


@pytest.mark.parametrize("code", [4004, 4013, 4014])
async def test_a_connection_that_discord_refuses(
    tmp_path: Path, stand_in: StandIn, code: int
) -> None:
    """A close code after which connecting again is of no use ends the bot with a line on what to do."""
    stand_in.gateway.turn_away(code)
    status, said = await declined(tmp_path, url=stand_in.base)
    assert status == CANNOT_START
    assert last(said).startswith("facet: Discord does not")


async def test_discord_out_of_reach(tmp_path: Path) -> None:
    """Where nobody answers at Discord's address, a line says so, and that it is tried again."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    bot = started(tmp_path, url=f"http://127.0.0.1:{port}")
    await says(bot, "trying again in 1 s")
    assert "Discord cannot be reached" in bot.said().splitlines()[0]
    bot.process.send_signal(signal.SIGTERM)
    status, said = await ended(bot)
    assert status == 0
    assert last(said).endswith("closed")


async def says(bot: Started, said: str) -> None:
    """Wait until the bot says this."""
    await until(lambda: said in bot.said())


async def comes_up(bot: Started, stand_in: StandIn) -> None:
    """See that the bot connects, and ends when it is told to."""
    await until(lambda: stand_in.gateway.connected)
    bot.process.send_signal(signal.SIGTERM)
    assert (await ended(bot))[0] == 0


@pytest.mark.parametrize(
    "address", ["http://discord.invalid", "https://{there}"], ids=["DNS", "TLS"]
)
async def test_a_network_that_is_not_there(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Where Discord's name leads nowhere, or to a machine without TLS, the start waits, too."""
    there = stand_in.base.removeprefix("http://")
    monkeypatch.setattr(discord.http.Route, "BASE", address.format(there=there))
    assert isinstance(await _asked("token", DiscordTime()), str)


async def test_discord_is_out_of_order_at_the_start(tmp_path: Path, stand_in: StandIn) -> None:
    """A server error is waited out: the next try finds Discord well, and the bot connects."""
    stand_in.faults.add({"status": 503, "route": "^/gateway/bot$", "count": 1})
    bot = started(tmp_path, url=stand_in.base)
    await says(bot, "it answers 503")
    await comes_up(bot, stand_in)


@pytest.mark.parametrize(
    ("shards", "said"), [("", "Attempting a reconnect"), ("1", "Failed to connect for shard_id: 0")]
)
async def test_only_the_gateway_is_out_of_order_at_the_start(
    tmp_path: Path, stand_in: StandIn, shards: str, said: str
) -> None:
    """It is tried again, a line a try, until it lets the bot in."""
    await stand_in.gateway.drop(Loss(seconds=600))
    bot = started(tmp_path, url=stand_in.base, FACET_SHARDS=shards)
    await says(bot, said)
    stand_in.gateway.settle()
    await comes_up(bot, stand_in)


async def test_too_many_sessions_today(tmp_path: Path, stand_in: StandIn) -> None:
    """With fewer than 50 left the bot says so and opens none, until there are more again."""
    few = stand_in.settings.but(sessions=49, sessions_reset_seconds=1)
    usual, stand_in.settings = stand_in.settings, few
    bot = started(tmp_path, url=stand_in.base)
    await says(bot, "only 49 more sessions")
    assert stand_in.gateway.identified == 0
    stand_in.settings = usual
    await comes_up(bot, stand_in)


@pytest.mark.parametrize(
    ("route", "fault", "number"),
    [
        ("^/users/@me$", {"hang": "before"}, signal.SIGTERM),
        ("^/users/@me$", {"hang": "before"}, signal.SIGINT),
        ("/emojis$", {"delay": 2.0}, signal.SIGTERM),
        ("/commands$", {"delay": 2.0}, signal.SIGTERM),
    ],
)
async def test_told_to_end_while_starting(
    tmp_path: Path, stand_in: StandIn, route: str, fault: dict[str, Any], number: signal.Signals
) -> None:
    """Told to end on the way to Discord, the bot closes its file and ends with status 0."""
    stand_in.faults.add({**fault, "route": route})
    bot = started(tmp_path, url=stand_in.base)
    await until(lambda: not stand_in.faults.waiting())
    bot.process.send_signal(number)
    status, said = await ended(bot)
    assert status == 0
    assert last(said).endswith("closed")
    assert not (tmp_path / "facet.db-wal").exists()
