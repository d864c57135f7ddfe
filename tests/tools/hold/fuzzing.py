"""What a changed client can send: interactions of every kind, with anything in any field.

Discord itself sees to the types of fields and to the bounds of options; all else is a client's.
"""

from __future__ import annotations

import base64
import re
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from time import time
from typing import Any, Final

from bot.entry.routes import actions_of
from bot.features.catalogue import FEATURES
from bot.playground.clients.forging import Forgery, find_component
from bot.playground.discord.first_world import first_world
from bot.playground.discord.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import COMPONENTS_V2, EPHEMERAL, VOICE, Channel, Message, Person
from bot.tables.table import Table
from rules import GAMES
from tests.bot.simulation import Simulation
from tests.playground.people import parts

NAMES: Final = ("Ada", "Bo", "みか", "小美", "*_~`|>#-", "﷽" * 32, "\u202eevil", "a\u0301" * 16, "🏳️‍🌈", " ",
                "<@1>", "@everyone", "]( http://x", "\u200b", "x" * 32)  # fmt: skip
LOCALES: Final = ("en-US", "en-GB", "ja", "zh-TW", "zh-CN", "de", "xx", "")
ACTIONS: Final = (*actions_of(FEATURES), "x", "")
NUMBERS: Final = ("0", "1", "7", "-1", "-", "", "00", "9" * 19, "9" * 30, "٣", "2147483648")
WORDS: Final = ("", "x", "take:wbk", "take:+w", "take:w+", "buy:1b1", "buy:1b1=wwww", "pass", "undo",
                "seek:1:left", "place:left", "seek:4b:right", "valid:r", "return:w", "noble:n1", "reserve:deck1",
                "splendor", "seekers", "splendor:x", "target:10", "target:99", "seats:joined", "0", "1", "9" * 60,
                "en", "ja", "channel", "two", "normal", "strong", "\0", "\n", "'; DROP TABLE tables; --", "{x}",
                "%s", "＋", "é" * 40, "=", ":", "::::", "a=b=c")  # fmt: skip
EVERYTHING: Final = str(2**53 - 1)
PERMISSIONS: Final = (EVERYTHING, EVERYTHING, EVERYTHING, "0", str(1 << 11), str(1 << 13))
PLACES: Final = 40
KEPT: Final = 30
"""How many messages of a channel are kept."""
CHANNELS: Final = 150
"""How many channels are kept: a thread is one, and every table may open one."""
SMALL: Final = 4096
"""Bytes of the largest file that is kept: no picture."""


@dataclass
class Shown:
    """Something that somebody was shown: `reader` is None where everybody sees it."""

    channel_id: Id
    reader: Id | None
    text: str
    message_id: Id | None = None


@dataclass
class Sent:
    """An interaction, what it says, and the message it was sent from."""

    interaction: Interaction
    data: Json
    message: Message | None = None


class Discord(Simulation):
    """Remembers what people are shown, and keeps little else.

    What it tells of people's names and permissions and of languages is made up, too.
    """

    def __init__(self, rng: Random) -> None:
        super().__init__(first_world(time()))
        self._rng = rng
        self.shown: list[Shown] = []
        self.people = [Person(self.new_id(), name, name, installed=True) for name in NAMES]
        self.world.people |= {person.id: person for person in self.people}
        guilds = [self.world.home, *(self.add_guild(name, []) for name in ("second", "third"))]
        cafe = next(it for it in self.world.guilds.values() if it not in self.world.joined())
        for guild in (*guilds, cafe):
            guild.members |= {person.id: () for person in self.people}
            guild.community = True
        places = [self.add_channel(f"room-{n}", None, guild=guilds[n % 3]) for n in range(PLACES)]
        self.places = [
            self.add_channel(it.name, it.id) if n % 7 == 3 else it for n, it in enumerate(places)
        ]
        self.strange = [
            *self.places,
            self.add_private([self.people[0], self.world.bot]),
            self.add_private(self.people[:3], "a group"),
            self.add_channel("spoken", None, kind=VOICE),
            *self.world.channels_of(cafe),
        ]
        self._first = len(self.world.channels)

    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send the bot an event; of an interaction, with anything in the fields about people."""
        rng = self._rng
        if event == "INTERACTION_CREATE":
            data["app_permissions"] = rng.choice(PERMISSIONS)
            if "member" in data:
                told = {"nick": rng.choice((None, "Nick")), "permissions": rng.choice(PERMISSIONS)}
                data["member"] |= told
                data["guild_locale"] = rng.choice(LOCALES[:-1])
                if rng.random() < 0.05:
                    del data["guild_locale"]
        super().dispatch(event, data, guild_id)

    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:
        """Remember who was shown a message."""
        if event["t"] == "message":
            message = event["message"]
            reader = next(iter(readers or ())) if message["flags"] & EPHEMERAL else None
            text = f"{message['content']} {message['components']}"
            self.shown.append(Shown(message["channel_id"], reader, text, message["id"]))

    def forget(self) -> None:
        """Forget old messages and threads, all requests, and files."""
        self.shown.clear()
        self.requests.clear()
        for kept in self.world.messages.values():
            for old in list(kept)[:-KEPT]:
                self._forget_files(kept.pop(old))
        for old in list(self.world.channels)[self._first : -CHANNELS]:
            self.remove_channel(self.world.channels[old])
        for key in [key for key, content in self.kept.items() if len(content) > SMALL]:
            self.kept.drop(key)


@dataclass
class Client:
    """Makes interactions up; what was seen once is sent again later, anywhere."""

    rng: Random
    discord: Discord
    seen: deque[tuple[str, int]] = field(default_factory=lambda: deque(maxlen=600))

    # What they send

    def sensible(self, place: Channel, table: Table | None) -> Sent:
        """Do what brings a game on."""
        rng, anybody = self.rng, self._anybody()
        if table is None or not table.open:
            seats = [{"name": "seats", "type": 3, "value": "joined"}]
            options = seats if rng.random() < 0.5 else []
            return self._command(place, anybody, rng.choice(list(GAMES)), "new", options)
        people = [self._person(it.user_id) for it in table.players if it.user_id is not None]
        if table.stage == "lobby":
            join = len(table.players) < 2 or (len(table.players) < 4 and rng.random() < 0.3)
            if rng.random() < 0.1:
                return self.press(place, people[0], f"facet:s:{table.id}:0:computer:", ["normal"])
            who, action = (anybody, "join") if join else (self._person(table.host_id), "start")
            return self.press(place, who, f"facet:b:{table.id}:0:{action}:")
        asked = table.players[table.asked].user_id if table.asked is not None else None
        decision = table.position.decision if table.match else None
        if asked is None or decision is None:
            return self.press(place, people[0], f"facet:b:{table.id}:{table.number}:hand:")
        who, move = self._person(asked), str(rng.choice(decision.moves))
        if rng.random() < 0.3:
            verb, _, said = move.partition(":")
            named = zip(table.rules.verbs[verb], said.split("="), strict=False)
            options = [{"name": name, "type": 3, "value": value} for name, value in named if value]
            return self._command(place, who, table.game, verb, options)
        return self.press(place, who, f"facet:b:{table.id}:{table.number}:play:{move}")

    def seen_before(self, place: Channel) -> Sent:
        """Press a control as it was shown once: now, or long ago, to anybody, anywhere."""
        if not self.seen:
            return self.made_up(place, [])
        custom_id, kind = self.rng.choice(self.seen)
        values = [self.rng.choice(WORDS) or "x"] if kind == 3 else None
        return self.press(place, self._anybody(), custom_id, values)

    def shown(self, place: Channel, tables: list[Table]) -> Sent:
        """Press a control that stands in a channel, by somebody who sees it there."""
        history = self.discord.world.history(place.id)
        message = self.rng.choice(history) if history else None
        shown = {"components": message.components if message else ()}
        controls = [it for it in parts(shown) if "custom_id" in it]
        if message is None or not controls:
            return self.made_up(place, tables)
        control = self.rng.choice(controls)
        values = None
        if control["type"] != 2:
            options = control.get("options") or [{"value": "x"}]
            values = [self.rng.choice(options)["value"]]
        reader = message.reader_id
        who = self.discord.world.people[reader] if reader else self._anybody()
        return self.press(place, who, control["custom_id"], values, message, kind=control["type"])

    def made_up(self, place: Channel, tables: list[Table]) -> Sent:
        """Press what nobody was shown."""
        rng = self.rng
        table = rng.choice(tables) if tables and rng.random() < 0.7 else None
        said = ":".join(
            (
                str(table.id) if table else rng.choice(NUMBERS),
                str(table.number) if table and rng.random() < 0.5 else rng.choice(NUMBERS),
                rng.choice(ACTIONS),
                rng.choice(WORDS) + rng.choice(("", "", rng.choice(WORDS))),
            )
        )
        kind = rng.choice((2, 2, 2, 3, 3, 5, 8, 99))
        custom_id = f"facet:{'b' if kind == 2 else 's'}:{said}"
        if rng.random() < 0.05:
            custom_id = rng.choice((*WORDS, "facet:", "facet:b:", "facet:s::::", "other:1"))
        values = None if kind == 2 else [rng.choice(WORDS) for _ in range(rng.choice((0, 1, 1, 3)))]
        planted = rng.random() < 0.9
        who = self._anybody()
        return self.press(place, who, custom_id[:100], values, kind=kind, planted=planted)

    def typed(self, place: Channel) -> Sent:
        """Use a command with anything in it that Discord lets through; or an unknown one."""
        rng = self.rng
        command = rng.choice([it for it in self.discord.world.commands if it["type"] == 1])
        nested = [it for it in command.get("options") or [] if it["type"] == 1]
        sub = rng.choice(nested) if nested else None
        data: Json = {}
        values = [self._value(it, place, data) for it in (sub or command).get("options") or []]
        given = [each for each in values if each is not None]
        if rng.random() < 0.05:
            given.append({"name": "unknown", "type": 3, "value": rng.choice(WORDS) or "x"})
        name = command["name"] if rng.random() < 0.97 else rng.choice(("old", "splendour"))
        sub_name = sub["name"] if sub and rng.random() < 0.97 else "old" if sub else ""
        if rng.random() < 0.1:
            data = {}
        return self._command(place, self._anybody(), name, sub_name, given, resolved=data)

    def completing(self, place: Channel) -> Sent:
        """Ask for suggestions while typing anything."""
        rng = self.rng
        game = rng.choice(list(GAMES))
        verb, answers = rng.choice([item for item in GAMES[game].verbs.items() if item[1]])
        options = [
            {"name": name, "type": 3, "value": rng.choice(WORDS), "focused": name == answers[-1]}
            for name in answers
        ]
        return self._command(place, self._anybody(), game, verb, options, kind=AUTOCOMPLETE)

    def form(self, place: Channel) -> Sent:
        """Send a form that the bot never opened."""
        data = {"custom_id": self.rng.choice(WORDS), "components": []}
        return self._begin(MODAL_SUBMIT, self._anybody(), place, data)

    # How it is spelled

    def press(
        self,
        place: Channel,
        who: Person,
        custom_id: str,
        values: Sequence[str] | None = None,
        message: Message | None = None,
        *,
        kind: int | None = None,
        planted: bool = True,
    ) -> Sent:
        """Press on a message, in which the control is planted if it lacks."""
        discord = self.discord
        if message is None:
            history = discord.world.history(place.id)
            public = [it for it in history if it.reader_id is None]
            message = self.rng.choice(public) if public else None
        if message is None:
            text = [{"type": 10, "id": 1, "content": "-"}]
            bot, flags = discord.world.bot_id, COMPONENTS_V2
            message = Message(discord.new_id(), place.id, bot, components=text, flags=flags)
            discord.announce(message)
        kind = kind or (2 if values is None else 3)
        forgery = Forgery(message.id, custom_id, kind, tuple(values or ()), planted)
        return self._begin(COMPONENT, who, place, forgery.data(), forgery.planted_in(message))

    def _command(
        self,
        place: Channel,
        who: Person,
        name: str,
        sub: str,
        options: list[Json],
        *,
        resolved: Json | None = None,
        kind: int = COMMAND,
    ) -> Sent:
        nested = [{"name": sub, "type": 1, "options": options}] if sub else options
        data = {"id": "7", "name": name, "type": 1, "options": nested, **(resolved or {})}
        return self._begin(kind, who, place, data)

    def _value(self, option: Json, place: Channel, data: Json) -> Json | None:
        """Return an option with a value that Discord would let through; None to leave it out."""
        rng, discord = self.rng, self.discord
        if not option.get("required") and rng.random() < 0.4:
            return None
        told = {"name": option["name"], "type": option["type"]}
        resolved = data.setdefault("resolved", {})
        if option.get("choices"):
            return told | {"value": rng.choice(option["choices"])["value"]}
        if option["type"] == 4:
            return told | {"value": rng.randint(option["min_value"], option["max_value"])}
        if option["type"] == 6:
            someone = rng.choice([*discord.people, discord.world.bot])
            resolved["users"] = {someone.id: discord.payloads.user(someone)}
            return told | {"value": someone.id}
        if option["type"] == 11:
            content = base64.b64encode(rng.choice(WORDS).encode() * 100).decode()
            file_id, file = discord.uploads.add(place.id, {"name": "a.json", "content": content})
            resolved["attachments"] = {file_id: file}
            return told | {"value": file_id}
        most = option.get("max_length") or 6000
        text = rng.choice(WORDS) or "x"
        return told | {"value": (text * rng.choice((1, 1, 1, 200)))[:most]}

    def _begin(
        self, kind: int, who: Person, place: Channel, data: Json, message: Message | None = None
    ) -> Sent:
        begin, locale = self.discord.interactions.begin, self.rng.choice(LOCALES)
        interaction = begin(kind, who, place, data, locale=locale, message=message)
        return Sent(interaction, data, message)

    def _anybody(self) -> Person:
        return self.rng.choice(self.discord.people)

    def _person(self, user_id: int) -> Person:
        return self.discord.world.people[str(user_id)]


def ours(sent: Sent) -> bool:
    """Return whether it is a command, or a press on a control as the bot makes them."""
    if sent.message is None:
        return sent.interaction.kind == COMMAND
    custom_id = sent.data["custom_id"]
    kinds = {"facet:b:": 2, "facet:s:": 3}
    fits = kinds.get(custom_id[:8]) == sent.data["component_type"]
    return fits and find_component(sent.message.components, custom_id) is not None


def controls(text: str) -> list[tuple[str, int]]:
    """Return the custom ids in a message's text, each with its kind of component."""
    found: list[Any] = re.findall(r"'custom_id': '(facet:([bs]):[^']*)'", text)
    return [(custom_id, 2 if letter == "b" else 3) for custom_id, letter in found]
