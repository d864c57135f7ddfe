"""The simulated Discord: what a test may rely on."""

import asyncio
from typing import Any

import discord
import pytest

from tests.bot.server import Server, private

pytestmark = pytest.mark.alone


async def test_an_action_is_over_once_the_bot_rests(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What follows from it has been done by then; what comes hours later is not waited for."""
    done = []

    async def follow(seconds: float) -> None:
        await asyncio.sleep(seconds)
        done.append(seconds)

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        tasks.extend(asyncio.create_task(follow(seconds)) for seconds in (0.05, 3600.0))
        await usual(interaction)

    tasks: list[asyncio.Task[None]] = []
    usual = server.facet.on_interaction
    monkeypatch.setattr(server.facet, "on_interaction", on_interaction)
    await server.command("ada", "help")
    assert done == [0.05]
    tasks[-1].cancel()


async def test_what_discord_py_swallows_fails_the_test(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that nobody catches is raised when the test ends."""

    async def on_interaction(_: object) -> None:
        raise LookupError

    monkeypatch.setattr(server.facet, "on_interaction", on_interaction)
    await server.command("ada", "help")
    with pytest.raises(LookupError):
        server.discord.errors.check()


async def test_discord_refuses_here_what_it_refuses_there(server: Server) -> None:
    """A message that breaks Discord's rules is refused with Discord's own words."""
    await server.command("ada", "help")
    channel = server.facet.get_partial_messageable(server.channel.id)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("x" * 2001)
    assert refused.value.code == 50035
    assert "Must be 2000 or fewer in length." in refused.value.text


async def test_a_bot_that_was_killed_does_nothing_more(server: Server) -> None:
    """What it had under way has ended, and what people do comes to the next one."""
    old = server.facet
    await server.restart()
    assert server.facet is not old
    assert private(await server.command("ada", "my tables"))
    assert old.tables.store is not server.facet.tables.store
