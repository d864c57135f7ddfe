"""``python -m bot.playground`` from start to Ctrl-C, and the one setting of the bot."""

import asyncio
import os
import re
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from bot.host.discord_address import point_at
from bot.playground.app import running
from tests.playground.facet_process import ran
from tests.playground.lodging import ROOT, SAMPLE_BOT
from tests.playground.waiting import PATIENCE, eventually


async def connected(client: aiohttp.ClientSession) -> dict[str, Any]:
    """Wait for the bot to be connected, and return what is told of it."""

    async def state() -> dict[str, Any]:
        async with client.get("/playground/bot") as response:
            told: dict[str, Any] = await response.json()
            return told

    return await eventually(state, lambda told: told["connected"])


async def test_one_command_starts_and_ctrl_c_ends_both(tmp_path: Path) -> None:
    """The bot connects, and nothing is left running."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.playground", "--port", "0", "--no-open"),
        *("--data", str(tmp_path / "data"), "--bot", shlex.join(SAMPLE_BOT)),
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    lines = ""
    while not (found := re.search(r"Play at (\S+)/", lines)):
        lines += (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode()
    async with aiohttp.ClientSession(found[1]) as client:
        state = await connected(client)
        async with client.get("/") as response:
            assert "Facet playground" in await response.text()
    process.send_signal(signal.SIGINT)
    rest = await asyncio.wait_for(process.stderr.read(), PATIENCE)
    assert await process.wait() == 0
    assert b"Traceback" not in rest
    assert not Path(f"/proc/{state['pid']}").exists()  # noqa: ASYNC240 - no disk behind it
    assert (tmp_path / "data" / "world.json").exists()


async def test_two_cannot_play_in_one_folder(tmp_path: Path) -> None:
    """The second one says who plays there, and tidies nothing up."""
    async with running(tmp_path) as first:
        first.keeper.put("7", b"being uploaded")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.playground", "--port", "0", "--no-open", "--no-bot"),
            *("--data", str(tmp_path)),
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT), "PATH": ""},
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1
        start = f"Cannot start: {tmp_path} is in use (process {os.getpid()}, since "
        assert said.decode().startswith(start)
        assert said.decode().endswith("choose another folder with --data\n")
        assert first.keeper.path("7").read_bytes() == b"being uploaded"
    async with running(tmp_path):
        pass


def test_the_bot_is_pointed_at_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three assignments, and each of them on this machine."""
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    point_at("http://127.0.0.1:8484/")
    assert discord.http.Route.BASE == "http://127.0.0.1:8484/api/v10"
    assert discord.asset.Asset.BASE == "http://127.0.0.1:8484"
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    assert str(gateway) == "ws://127.0.0.1:8484/gateway"


@pytest.mark.parametrize(
    "url",
    ["http://example.com", "https://127.0.0.1", "http://10.0.0.1", "127.0.0.1:8484", "", "http://"],
)
def test_other_addresses_are_refused(url: str) -> None:
    """A token never travels elsewhere."""
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match=r"Only a stand-in on this machine|Not an address"):
        point_at(url)
    assert before == discord.http.Route.BASE


def started(*arguments: str) -> tuple[int, str]:
    """Return the exit status of a playground that doesn't start, and what it says."""
    given = ("--no-open", "--no-bot", *arguments)
    done = ran("bot.playground", *given, environment=dict(os.environ), folder=str(ROOT))
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("world.json", b"{"),
        ("world.json", b""),
        ("world.json", b"[]"),
        ("world.json", b"\xff\xfe{"),
        ("world.json", b'{"version": 99}'),
        ("world.json", b'{"version": 3, "base": "x", "guilds": []}'),
        ("world.json", b'{"base": "from before the first version"}'),
        ("world.json", b"[" * 100_000),
        ("clock", b"soon"),
    ],
)
def test_a_broken_folder_is_named_in_a_line(tmp_path: Path, name: str, content: bytes) -> None:
    """Whichever of its files is broken, older or newer: it says which one, and what to do; the file stays."""
    (tmp_path / name).write_bytes(content)
    status, said = started("--port", "0", "--data", str(tmp_path))
    assert status == 1
    assert said.count("\n") == 1
    assert f"{tmp_path / name} can't be read" in said
    assert "move it away" in said
    assert (tmp_path / name).read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "99999"), "'99999' isn't a port: use 0 (a free one) to 65535"),
        (("--port", "-1"), "'-1' isn't a port"),
        (("--port", "x"), "'x' isn't a port"),
        (("--port", "٣"), "isn't a port"),
        (("--bot", "'"), "No closing quotation"),
        (("--bot", ""), "a command is needed"),
    ],
)
def test_an_argument_that_cannot_be_is_refused(arguments: tuple[str, str], said: str) -> None:
    """The last line names it, and what it may be."""
    status, told = started(*arguments)
    assert status == 2
    assert "Traceback" not in told
    assert said in told.splitlines()[-1]


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    """It says so in a line."""
    file = tmp_path / "file"
    file.touch()
    status, told = started("--port", "0", "--data", str(file))
    assert status == 1
    assert told.startswith("Cannot start: ")
    assert told.count("\n") == 1
