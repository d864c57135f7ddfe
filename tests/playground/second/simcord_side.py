"""The flows on SimCord, another make of simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router
from simcord.results import InteractionResult, to_discord_message

from bot.playground.discord.permissions import USUAL
from tests.playground.second.sides import PEOPLE, Client, Interaction, Log, route

IDLE_SECONDS = 0.001
"""Between two looks whether the bot rests: SimCord's own twentieth of a second takes half a minute."""


class SimCordSide:
    """People and the bot on SimCord."""

    def __init__(self, env: simcord.Env, client: Client, log: Log) -> None:
        self._env = env
        self.client = client
        self.log = log
        world = env.backend
        world.bot_user.name = "facet"
        self._guild = env.create_guild("The Games Room", owner=env.create_user("landlord"))
        guild = world.get_guild(self._guild.id)
        guild.everyone_role.permissions = int(USUAL)
        guild.members[world.bot_user.id].role_ids.clear()  # where it would have all permissions
        for name in ("games", "quiet"):
            self._guild.create_text_channel(name)
        self._people = {name: self._guild.add_member(env.create_user(name)) for name in PEOPLE}
        self._stranger = env.create_user("stranger")
        self._results: dict[int, InteractionResult] = {}

    def _place(self, name: str) -> Any:
        channels = self._guild.channels
        threads = {one.name: one for each in channels.values() for one in each.threads}
        return (channels | threads)[name]

    def _seen(self, channel_id: int, message_id: int) -> discord.Message:
        stored = self._env.backend.get_message(channel_id, message_id)
        message: discord.Message = to_discord_message(self._env, stored)
        return message

    def _last(self, result: InteractionResult | None = None) -> Interaction:
        interaction = self.client.received[-1]
        if result is not None:
            self._results[interaction.id] = result
        return interaction

    async def command(self, name: str, place: str = "games", **options: object) -> Interaction:
        """Let robin use a command."""
        robin = self._people["robin"]
        handles: dict[str, Any] = {
            key: self._people[str(value)]
            if key == "who"
            else self._place(str(value))
            if key == "place"
            else value
            for key, value in options.items()
        }
        if not place:
            return self._last(await robin.user.slash(name, **handles))
        return self._last(await robin.slash(self._place(place), name, **handles))

    async def suggest(self, name: str, option: str, typed: str) -> Interaction:
        """Let robin type a part of an option."""
        await self._people["robin"].autocomplete(self._place("games"), name, option, typed)
        return self._last()

    async def press(
        self, message: discord.Message, custom_id: str, *values: str, by: str = "robin"
    ) -> Interaction:
        """Let somebody press a button, or choose from a list."""
        actor: Any = self._people[by]
        if self._env.backend.get_channel(message.channel.id).guild_id is None:
            actor = actor.user
        seen = self._seen(message.channel.id, message.id)
        if not values:
            return self._last(await actor.click(seen, custom_id=custom_id))
        known = {str(one.id): one for one in (*self._people.values(), self._place("quiet"))}
        handles = [known.get(value, value) for value in values]
        return self._last(await actor.select(seen, handles, custom_id=custom_id))

    async def submit(self, opened: Interaction, values: Mapping[str, object]) -> Interaction:
        """Let robin send a form."""
        shown = self._results[opened.id]
        return self._last(await self._people["robin"].submit_modal(shown, dict(values)))

    async def say(self, words: str, place: str = "games") -> int:
        """Let robin write a message."""
        return int((await self._people["robin"].send(self._place(place), words)).id)

    def channel_id(self, name: str) -> int:
        """Return the id of a channel."""
        return int(self._place(name).id)

    def person_id(self, name: str) -> int:
        """Return the id of somebody."""
        named: dict[str, Any] = {"facet": self._env.backend.bot_user, "stranger": self._stranger}
        return int((named | self._people)[name].id)

    def deny(self, place: str, denied: discord.Permissions) -> None:
        """Deny the bot these permissions in a channel."""
        bot_id = self._env.backend.bot_user.id
        self._env.backend.set_overwrite(
            self.channel_id(place),
            Overwrite(bot_id, OverwriteType.MEMBER, allow=0, deny=denied.value),
        )

    def remove(self, place: str, message_id: int) -> None:
        """Delete a message."""
        self._env.backend.delete_message(self.channel_id(place), message_id)

    def archive(self, thread_id: int, *, locked: bool = False) -> None:
        """Archive a thread, and lock it."""
        state = {"archived": True, "locked": locked}
        self._env.backend.edit_channel(thread_id, {}, thread_metadata=state)

    async def settle(self) -> None:
        """Wait until the bot is at rest."""
        await self._env.settle()


def _recorded(log: Log) -> Any:
    dispatch = router.dispatch

    def asked(backend: Any, method: str, path: str, **given: Any) -> Any:
        what = route(method, path)
        try:
            answer = dispatch(backend, method, path, **given)
        except BackendError as error:
            log.answer(what, error.to_json(), error.status, error.code)
            raise
        log.answer(what, answer)
        return answer

    return asked


@asynccontextmanager
async def sim_cord() -> AsyncIterator[SimCordSide]:
    """Run the bot on SimCord."""
    log, client = Log(), Client()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", _recorded(log))
        patch.setitem(simcord.Env._settle_internal.__kwdefaults__, "idle", IDLE_SECONDS)
        async with simcord.run(client) as env:
            with env.time_context():
                side = SimCordSide(env, client, log)
                log.hear(client)
                await side.settle()
                yield side
