"""A simulated server with the bot in it, and people who press, choose, command and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from bot.client import Facet
from bot.computers.engine_client import EngineClient
from bot.host.settings import Bounds
from bot.store import Store
from bot.tables import changes
from bot.tables.results import SEVERAL
from bot.tables.table import Table
from tests.playground.waiting import until

LIVES = 15 * 60
"""Seconds that discord.py remembers a private message, whose controls go on all the same.

SimCord looks at every one that is remembered, again and again, after each action.
"""


async def bot_on(path: Path, bounds: Bounds | None = None) -> Facet:
    """Make a bot that keeps its things in this file; SimCord runs it."""
    # Time flies here, and a worker that is ended when idle would be started for every question.
    thinking = EngineClient(idle_s=10**6)
    # SimCord knows no application emojis; tests/playground tries them in a whole process.
    # A whole game is looked through for puzzles for longer than SimCord waits for the bot to rest.
    bounds = bounds or Bounds(puzzles=False)
    facet = Facet(await Store.open(path), own_emojis=False, engine=thinking, bounds=bounds)
    facet.poster.late_copy_check_s = 0.0  # SimCord waits until the bot rests
    return facet


@dataclass
class Server:
    """A server with a channel, the bot in it, and people who talk to it."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    path: Path
    people: dict[str, MemberActor] = field(default_factory=dict)

    @property
    def facet(self) -> Facet:
        """The bot that runs."""
        bot = self.env.bot
        assert isinstance(bot, Facet)
        return bot

    def person(self, name: str) -> MemberActor:
        """Return a member of the server, who joins it when first named."""
        if name not in self.people:
            self.people[name] = self.guild.add_member(self.env.create_user(name))
        return self.people[name]

    async def restart(self, bounds: Bounds | None = None) -> None:
        """Kill the bot as it is and start a fresh one on the same file."""
        old = self.facet
        await self.env.restart_bot(await bot_on(self.path, bounds))
        await old.after_change.close()  # a worker ends with its bot's process; this one lives on
        await old.tables.store.close()
        await self.env.settle()

    async def command(
        self, name: str, command: str, channel: ChannelHandle | None = None, /, **options: object
    ) -> InteractionResult:
        """Let a person use a slash command, as in "splendor take"."""
        return await self.person(name).slash(channel or self.channel, command, **options)

    async def choose(self, name: str, value: str) -> InteractionResult:
        """Let a person choose from the list in the newest message they see that has one."""
        message = next(message for message in self.seen(name) if list_id(message))
        return await self.person(name).select(message, [value], custom_id=list_id(message))

    async def add_computer(
        self, name: str, level: str = "normal", message: Any = None
    ) -> InteractionResult:
        """Let a person seat a computer by the list in the lobby."""
        lobby = message or next(found for found in self.seen() if list_id(found))
        return await self.person(name).select(lobby, [level], custom_id=list_id(lobby))

    async def press(
        self,
        name: str,
        label: str,
        message: Any = None,
    ) -> InteractionResult:
        """Let a person press a button, on the newest message they see that has it."""
        message = message or self.with_button(name, label)
        return await self.person(name).click(message, custom_id=button_id(message, label))

    async def let_turns_pass(self) -> None:
        """Let everybody have made as many turns as a rated game takes."""
        await self.facet.tables.change(
            (await self.table()).id,
            lambda it: replace(
                it, players=tuple(replace(player, turns=SEVERAL) for player in it.players)
            ),
        )

    async def at_once(self, presses: list[tuple[str, Any, str]]) -> None:
        """Let people press controls in the same instant: name, message and custom id of each."""
        backend = self.env.backend
        for name, message, custom_id in presses:
            person = self.person(name)
            stored = backend.get_message(self.channel.id, message.id)
            _, payload = base_payload(
                backend,
                type=3,
                channel_id=self.channel.id,
                guild_id=self.guild.id,
                user_id=person.id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            payload["message"] = message_payload(backend, stored)
            backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()

    async def press_again(
        self,
        name: str,
        message: Any,
        custom_id: str,
        seen: list[dict[str, Any]],
    ) -> InteractionResult:
        """Let a person press a control that is gone by now, but that their client still shows."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        stored.components = seen
        return await self.person(name).click(message, custom_id=custom_id)

    def with_button(self, name: str, label: str) -> Any:
        """Return the newest message this person sees with a button of this label."""
        return next(message for message in self.seen(name) if button_id(message, label))

    def seen(self, name: str | None = None, channel: ChannelHandle | None = None) -> Iterator[Any]:
        """Yield the messages that a person sees, or that everybody sees, the newest first.

        A channel's own `history` makes them all anew, each time: too long in a long game.
        """
        viewer = self.person(name).id if name else None
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        for message in sorted(stored.values(), key=lambda message: message.id, reverse=True):
            if message.visible_to(viewer):
                yield to_discord_message(self.env, message)

    async def told(self, words: str, name: str | None = None) -> Any:
        """Wait for what another process makes: return the newest message that says these words."""
        await until(lambda: any(words in text(message) for message in self.seen(name)))
        return next(message for message in self.seen(name) if words in text(message))

    async def pause(self) -> None:
        """Let the time pass after which discord.py forgets private messages; see `LIVES`."""
        await self.env.advance_time(LIVES)

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """Return the table in the channel as the bot has it."""
        return await self.facet.tables.latest((channel or self.channel).id)

    async def newest(self, channel: ChannelHandle | None = None) -> Any:
        """Return the newest message everybody sees."""
        return next(self.seen(channel=channel))


def components(message: Any) -> list[dict[str, Any]]:
    """Return every component of a message as Discord stores it, however deep."""
    parts = message.components
    found: list[dict[str, Any]] = []
    waiting = [part if isinstance(part, dict) else part.to_dict() for part in parts]
    while waiting:
        part = waiting.pop(0)
        found.append(part)
        waiting += part.get("components", [])
    return found


def text(message: Any) -> str:
    """Return all the text of a message."""
    parts = [part["content"] for part in components(message) if part["type"] == 10]
    return "\n".join([message.content, *parts] if message.content else parts)


def alt(message: Any) -> str | None:
    """Return the alt text of a message's picture; None where it has none."""
    galleries = [part for part in components(message) if part["type"] == 12]
    if galleries:
        return str(galleries[0]["items"][0]["description"])
    return next((file.description or "" for file in message.attachments), None)


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part["label"] for part in components(message) if part["type"] == 2]


def button_id(message: Any, label: str) -> str | None:
    """Return the custom id of the button with this label, or with this word in it."""
    buttons = [part for part in components(message) if part["type"] == 2]
    exact = [part for part in buttons if part["label"] == label]
    within = [part for part in buttons if re.search(rf"\b{re.escape(label)}\b", part["label"])]
    return next((part["custom_id"] for part in (*exact, *within)), None)


def list_id(message: Any) -> str | None:
    """Return the custom id of the first list in a message."""
    return next((part["custom_id"] for part in components(message) if part["type"] == 3), None)


def answered(result: InteractionResult) -> ResponseMessage:
    """Return the message that answered at once; fail if there is none."""
    assert result.response is not None, "no message answered"
    return result.response


def private(result: InteractionResult) -> str:
    """Return the text of a private answer; fail if there is none or others can see it."""
    answers = [answer for answer in (result.response, *result.followups) if answer]
    hidden = [answer for answer in answers if answer.ephemeral]
    assert hidden, "no private answer was given"
    return text(hidden[-1])


def made(user: int, move: str, rng: Random) -> Callable[[Table], Table]:
    """Return the change to a table that a person's move is."""
    return lambda table: changes.play(table, user, None, move, rng)


class Scripted(Random):
    """A dealer that deals a recorded game again."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(0)
        rows, nobles = record["setup"]["rows"], record["setup"]["nobles"]
        self._samples = [rows["1"], rows["2"], rows["3"], nobles]
        self._cards = [move for move in record["moves"] if move.startswith("deal:")]

    def sample(self, population: Any, _k: int) -> list[Any]:  # type: ignore[override]
        """Return the recorded cards or nobles."""
        named = {getattr(thing, "id", thing): thing for thing in population}
        return [named[name] for name in self._samples.pop(0)]

    def choice(self, moves: Any) -> Any:
        """Return the recorded card."""
        wanted = self._cards.pop(0)
        return next(move for move in moves if str(move) == wanted)
