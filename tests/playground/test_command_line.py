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
