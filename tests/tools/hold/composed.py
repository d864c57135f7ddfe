"""The image, started from nothing by compose, plays a game on the stand-in, restarts, and backs itself up.

It needs Docker with compose, and root: the database belongs to the container's user. Run as
`python -m tests.tools.hold.composed`.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from bot.playground.app import running
from bot.playground.discord.settings import TOKEN
from tests.playground.lodging import ROOT
from tests.playground.waiting import until
from tests.tools.hold.book import Book
from tests.tools.hold.pace import Pace
from tests.tools.hold.rooms import PATIENT, Room, Venue

PROJECT: Final = "facet-hold"
OVERRIDE: Final = """
services:
  facet:
    network_mode: host
    environment:
      FACET_TOKEN: {token}
      FACET_DISCORD_URL: {address}
"""
"""The stand-in is on this machine's loopback, which a container reaches only on its network."""
ENOUGH: Final = 1000
"""Steps after which a game that goes on is stuck."""


async def composed(folder: Path, pace: Pace) -> None:
    """Start it, play a game, restart, and begin another; raise Lost."""
    override = folder / "stand-in.yaml"
    async with running(folder / "playground", settings=PATIENT) as stand_in:
        override.write_text(OVERRIDE.format(token=TOKEN, address=stand_in.base), encoding="utf-8")
        try:
            await _compose(override, "up", "--build", "--detach", "--wait")
            where = await _run(
                "docker", "volume", "inspect", "--format", "{{.Mountpoint}}", f"{PROJECT}_data"
            )
            venue = Venue(stand_in, Book(Path(where) / "facet.db"))
            room = Room(venue, stand_in.add_channel("room", None), "splendor", pace.seed)
            await until(lambda: stand_in.gateway.connected, 60)
            await _play(room, pace)
            await _compose(override, "restart")
            await until(lambda: not stand_in.gateway.connected)
            await until(lambda: stand_in.gateway.connected, 60)
            came = await room.step()
            pace.holds(came == "done", f"no second game: {came}")
            inside = ("run", "--rm", "-T", "facet", "store")
            for command in ("backup", "check"):
                print(f"composed: {await _compose(override, *inside, command)}", flush=True)
        finally:
            print(await _compose(override, "logs", "--no-color"), flush=True)
            await _compose(override, "down", "--volumes")


async def _play(room: Room, pace: Pace) -> None:
    """Play a game to its end."""
    for step in range(ENOUGH):
        came = await room.step()
        fast = came.startswith("refused-")  # the step before is still being worked on
        pace.holds(came == "done" or fast, f"step {step}: {came}")
        state = room.hall.book.state(room.channel.id)
        if state is not None and state.stage == "finished":
            await until(room.current, 30)
            print(f"composed: a game of {step} steps", flush=True)
            return
    pace.holds(true=False, what=f"the game does not end: {room.why()}")


async def _compose(override: Path, *arguments: str) -> str:
    files = ("--file", str(ROOT / "compose.yaml"), "--file", str(override))
    return await _run("docker", "compose", "--project-name", PROJECT, *files, *arguments)


async def _run(*command: str) -> str:
    """Run a command in the repository, and return what it said last; raise CalledProcessError."""
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    said, _ = await process.communicate()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return said.decode().strip()


def main() -> None:
    """Run it once."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(composed(Path(folder), Pace.of_environment("composed")))


if __name__ == "__main__":
    main()
