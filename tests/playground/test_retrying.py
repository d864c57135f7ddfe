"""What Discord refuses for a while is tried again while the bot runs: commands and emojis."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.entry.commands import add_commands
from bot.entry.commands.command import Translator
from bot.entry.registration import Registration
from bot.features.catalogue import FEATURES
from bot.host.retry import RetriedTask
from bot.messages.emojis import PLAIN_EMOJIS, OwnEmojis, icons
from bot.playground.server.stand_in import StandIn
from tests.playground.discord_client import logged_in
from tests.playground.loops import fixture
from tests.playground.waiting import until
from tests.stores import Opener

SOON = (0.01,)
COMMANDS = {"method": "PUT", "route": "/commands$"}


@fixture
async def bot_client(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[discord.Client]:
    """Make discord.py's own client, logged in."""
    async with logged_in(stand_in, monkeypatch) as client:
        yield client


@fixture
async def registration(
    opened: Opener, bot_client: discord.Client, tmp_path: Path
) -> AsyncIterator[Registration]:
    """Make what registers all commands, with hardly a pause between two attempts."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(bot_client)
    await tree.set_translator(Translator())
    add_commands(tree, FEATURES)
    store = await opened(tmp_path / "facet.db", FEATURES)
    registration = Registration(bot_client, tree, store, SOON)
    yield registration
    await registration.close()
    await store.close()


def kinds(stand_in: StandIn) -> set[tuple[int, ...]]:
    """Return where the commands that are registered can be used."""
    return {tuple(command["integration_types"]) for command in stand_in.world.commands}


async def test_commands_that_a_failing_discord_did_not_take(
    registration: Registration, stand_in: StandIn
) -> None:
    """They are registered once Discord takes them, without a restart."""
    stand_in.faults.add({**COMMANDS, "status": 403, "count": 2})
    await registration.begin()
    assert not registration.done
    await until(lambda: registration.done)
    assert {command["name"] for command in stand_in.world.commands} >= {"splendor", "table"}


async def test_commands_that_are_refused_for_people(
    registration: Registration, stand_in: StandIn
) -> None:
    """Where Discord takes no command for people, all are registered for servers."""
    stand_in.faults.add({**COMMANDS, "status": 400})
    await registration.begin()
    assert registration.done
    assert kinds(stand_in) == {(0,)}
    assert all(2 not in command["contexts"] for command in stand_in.world.commands)


async def test_commands_refused_for_people_are_offered_anew(
    registration: Registration, stand_in: StandIn
) -> None:
    """The next start registers them for people too, if Discord takes them now."""
    stand_in.faults.add({**COMMANDS, "status": 400})
    await registration.begin()
    await registration.begin()
    assert (0, 1) in kinds(stand_in)


async def test_an_attempt_that_fails_unforeseen() -> None:
    """It is not the last one."""
    ways = iter([None, ValueError(), None])
    tried = 0

    async def attempt() -> bool:
        nonlocal tried
        tried += 1
        if error := next(ways):
            raise error
        return tried > 1

    work = RetriedTask(attempt, SOON)
    await work.begin()
    await until(lambda: work.done)
    assert tried == 3
    await work.close()


async def test_a_connection_that_is_back_ends_the_pause() -> None:
    """The next attempt is made at once; after it, pauses begin anew, and nothing is done twice at a time."""
    tried = 0

    async def attempt() -> bool:
        nonlocal tried
        tried += 1
        return tried == 3

    work = RetriedTask(attempt, (600.0,))
    work.wake()
    await work.begin()
    await asyncio.sleep(0)
    work.wake()
    await until(lambda: tried == 2)
    work.wake()
    await until(lambda: work.done)
    work.wake()
    await asyncio.sleep(0)
    assert tried == 3
    await work.close()


async def test_emojis_that_were_held_back(bot_client: discord.Client, stand_in: StandIn) -> None:
    """What there is is used at once, plain ones stand in for the others until they are uploaded."""
    await (first := OwnEmojis(bot_client)).begin()
    await first.close()
    names = list(icons())
    lost = next(e for e in stand_in.world.emojis.values() if e.name == names[-2])
    del stand_in.world.emojis[lost.id]
    stand_in.faults.add({"method": "POST", "route": "/emojis$", "status": 403})
    emojis = OwnEmojis(bot_client, SOON)
    await emojis.begin()
    shown = {key: emoji for game in emojis.shown.values() for key, emoji in game.items()}
    plain = {emoji for game in PLAIN_EMOJIS.values() for emoji in game.values()}
    assert len([emoji for emoji in shown.values() if emoji in plain]) == 1
    await until(
        lambda: not any(e in plain for game in emojis.shown.values() for e in game.values())
    )
    await emojis.close()
