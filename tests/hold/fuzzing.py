"""What a changed client can send: interactions of every kind, with anything in any field.

Discord itself sees to the types of fields and to the bounds of options; all else is a client's.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bot.entry.routes import ACTIONS
from bot.tables.table import Table
from rules import GAMES
from tests.hold.in_process import BOT, EVERYTHING, Asked, Json, Line, user

COMMAND, COMPONENT, COMPLETE, MODAL = 2, 3, 4, 5
NAMES: Final = ("Ada", "Bo", "みか", "小美", "*_~`|>#-", "﷽" * 32, "\u202eevil", "a\u0301" * 16, "🏳️‍🌈", " ",
                "<@1>", "@everyone", "]( http://x", "\u200b", "x" * 32)  # fmt: skip
LOCALES: Final = ("en-US", "en-GB", "ja", "zh-TW", "zh-CN", "de", "xx", "")
NUMBERS: Final = ("0", "1", "7", "-1", "-", "", "00", "9" * 19, "9" * 30, "٣", "2147483648")
WORDS: Final = ("", "x", "take:wbk", "take:+w", "take:w+", "buy:1b1", "buy:1b1=wwww", "pass", "undo",
                "seek:1:left", "place:left", "seek:4b:right", "valid:r", "return:w", "noble:n1", "reserve:deck1",
                "splendor", "seekers", "splendor:x", "target:10", "target:99", "seats:joined", "0", "1", "9" * 60,
                "en", "ja", "channel", "two", "normal", "strong", "\0", "\n", "'; DROP TABLE tables; --", "{x}",
                "%s", "＋", "é" * 40, "=", ":", "::::", "a=b=c")  # fmt: skip
NO_FILE: Final = "https://cdn.invalid/a.json"
"""Where a file is said to be that nobody can fetch."""
PERMISSIONS: Final = (EVERYTHING, EVERYTHING, EVERYTHING, "0", str(1 << 11), str(1 << 13))


@dataclass
class Place:
    """A channel of a server, or of none; the bot is a member there, or a guest of somebody's."""

    id: int
    guild_id: int | None
    kind: int = 0
    guest: bool = False


@dataclass
class Client:
    """Makes interactions up; what was seen once is sent again later, anywhere."""

    rng: Random
    line: Line
    places: list[Place]
    commands: list[Json]
    people: dict[int, str] = field(default_factory=dict)
    seen: deque[tuple[str, int]] = field(default_factory=lambda: deque(maxlen=600))

    def __post_init__(self) -> None:
        self.people = {100 + number: name for number, name in enumerate(NAMES)}

    # What they send

    def sensible(  # noqa: PLR0911 - a table has this many stages
        self, place: Place, table: Table | None
    ) -> tuple[Json, Asked]:
        """Do what brings a game on."""
        anybody = self.rng.choice(list(self.people))
        if table is None or not table.open:
            game = self.rng.choice(list(GAMES))
            options = (
                [{"name": "seats", "type": 3, "value": "joined"}] if self.rng.random() < 0.5 else []
            )
            return self._command(place, anybody, game, "new", options)
        people = [player.user_id for player in table.players if player.user_id is not None]
        if table.stage == "lobby":
            join = len(table.players) < 2 or (len(table.players) < 4 and self.rng.random() < 0.3)
            if self.rng.random() < 0.1:
                return self.press(place, people[0], f"facet:s:{table.id}:0:computer:", ["normal"])
            if join:
                return self.press(place, anybody, f"facet:b:{table.id}:0:join:")
            return self.press(place, table.host_id, f"facet:b:{table.id}:0:start:")
        asked = table.players[table.asked].user_id if table.asked is not None else None
        decision = table.position.decision if table.match else None
        if asked is None or decision is None:
            return self.press(place, people[0], f"facet:b:{table.id}:{table.number}:hand:")
        move = str(self.rng.choice(decision.moves))
        if self.rng.random() < 0.3:
            verb, _, said = move.partition(":")
            named = zip(table.rules.verbs[verb], said.split("="), strict=False)
            options = [{"name": name, "type": 3, "value": value} for name, value in named if value]
            return self._command(place, asked, table.game, verb, options)
        return self.press(place, asked, f"facet:b:{table.id}:{table.number}:play:{move}")

    def seen_before(self, place: Place) -> tuple[Json, Asked]:
        """Press a control as it was shown once: now, or long ago, to anybody, anywhere."""
        if not self.seen:
            return self.made_up(place, [])
        custom_id, kind = self.rng.choice(self.seen)
        values = [self.rng.choice(WORDS) or "x"] if kind == 3 else None
        return self.press(place, self.rng.choice(list(self.people)), custom_id, values)

    def shown(self, place: Place, tables: list[Table]) -> tuple[Json, Asked]:
        """Press a control that stands in a channel, by somebody who sees it there."""
        kept = list(self.line.messages.get(place.id, {}).values())
        if not kept:
            return self.made_up(place, tables)
        message = self.rng.choice(kept)
        reader = self.line.readers[int(message["id"])]
        controls = [part for part in parts(message["components"]) if "custom_id" in part]
        if not controls:
            return self.made_up(place, tables)
        control = self.rng.choice(controls)
        values = None
        if control["type"] == 3:
            options = control.get("options") or [{"value": "x"}]
            values = [self.rng.choice(options)["value"]]
        who = reader or self.rng.choice(list(self.people))
        return self.press(place, who, control["custom_id"], values, message)

    def made_up(self, place: Place, tables: list[Table]) -> tuple[Json, Asked]:
        """Press what nobody was shown."""
        rng = self.rng
        table = rng.choice(tables) if tables and rng.random() < 0.7 else None
        said = ":".join(
            (
                str(table.id) if table else rng.choice(NUMBERS),
                str(table.number) if table and rng.random() < 0.5 else rng.choice(NUMBERS),
                rng.choice([*ACTIONS, "x", ""]),
                rng.choice(WORDS) + rng.choice(("", "", rng.choice(WORDS))),
            )
        )
        kind = rng.choice((2, 2, 2, 3, 3, 5, 8, 99))
        custom_id = f"facet:{'b' if kind == 2 else 's'}:{said}"
        if rng.random() < 0.05:
            custom_id = rng.choice((*WORDS, "facet:", "facet:b:", "facet:s::::", "other:1"))
        values = None if kind == 2 else [rng.choice(WORDS) for _ in range(rng.choice((0, 1, 1, 3)))]
        planted = rng.random() < 0.9
        return self.press(
            place,
            rng.choice(list(self.people)),
            custom_id[:100],
            values,
            kind=kind,
            planted=planted,
        )

    def typed(self, place: Place) -> tuple[Json, Asked]:
        """Use a command with anything in it that Discord lets through; or an unknown one."""
        rng = self.rng
        command = rng.choice(self.commands)
        options = command.get("options") or []
        nested = [option for option in options if option["type"] == 1]
        sub = rng.choice(nested) if nested else None
        values = [self._value(option) for option in ((sub or command).get("options") or [])]
        given = [each for each in values if each is not None]
        if rng.random() < 0.05:
            given.append({"name": "unknown", "type": 3, "value": rng.choice(WORDS) or "x"})
        name = command["name"] if rng.random() < 0.97 else rng.choice(("old", "splendour"))
        sub_name = sub["name"] if sub and rng.random() < 0.97 else "old" if sub else ""
        return self._command(place, rng.choice(list(self.people)), name, sub_name, given)

    def completing(self, place: Place) -> tuple[Json, Asked]:
        """Ask for suggestions while typing anything."""
        rng = self.rng
        game = rng.choice(list(GAMES))
        verb, answers = rng.choice([item for item in GAMES[game].verbs.items() if item[1]])
        options = [
            {"name": name, "type": 3, "value": rng.choice(WORDS), "focused": name == answers[-1]}
            for name in answers
        ]
        data = {"id": "7", "name": game, "type": 1,
                "options": [{"name": verb, "type": 1, "options": options}]}  # fmt: skip
        return self._interaction(place, rng.choice(list(self.people)), COMPLETE, data)

    def form(self, place: Place) -> tuple[Json, Asked]:
        """Send a form that the bot never opened."""
        data = {"custom_id": self.rng.choice(WORDS), "components": []}
        return self._interaction(place, self.rng.choice(list(self.people)), MODAL, data)

    # How it is spelled

    def press(
        self,
        place: Place,
        user_id: int,
        custom_id: str,
        values: list[str] | None = None,
        message: Json | None = None,
        *,
        kind: int | None = None,
        planted: bool = True,
    ) -> tuple[Json, Asked]:
        """Return a press on a message, in which the control is planted if it lacks."""
        kind = kind or (2 if values is None else 3)
        public = [m for m in self.line.messages.get(place.id, {}).values()
                  if self.line.readers[int(m["id"])] is None]  # fmt: skip
        message = message or (self.rng.choice(public) if public else self._elsewhere(place))
        row: Json = {"type": kind, "id": 9, "custom_id": custom_id}
        row |= {"style": 2, "label": "-"} if kind == 2 else {}
        row |= {"options": [{"label": "x", "value": v} for v in values or ()]} if kind == 3 else {}
        components = message["components"]
        if planted and not stands(custom_id, components):
            components = [*components, {"type": 1, "id": 8, "components": [row]}]
        data: Json = {"id": 1, "custom_id": custom_id, "component_type": kind}
        data |= {} if values is None else {"values": values}
        payload, asked = self._interaction(place, user_id, COMPONENT, data)
        payload["message"] = {**message, "components": components}
        asked.message_id = int(message["id"])
        return payload, asked

    def _elsewhere(self, place: Place) -> Json:
        return {**self.line.put(place.id, {"components": [], "flags": 0})}

    def _command(
        self, place: Place, user_id: int, name: str, sub: str, options: list[Json]
    ) -> tuple[Json, Asked]:
        nested = [{"name": sub, "type": 1, "options": options}] if sub else options
        data = {"id": "7", "name": name, "type": 1, "options": nested}
        named = [int(option["value"]) for option in options if option["type"] == 6]
        files = [option["value"] for option in options if option["type"] == 11]
        if named:
            users = {str(one): user(one, self.people.get(one, "Somebody")) for one in named}
            data["resolved"] = {"users": users}
        if files and self.rng.random() < 0.9:
            size = self.rng.choice((0, 2000, 10**7))
            told = {"filename": "a.json", "size": size, "url": NO_FILE, "proxy_url": NO_FILE}
            data["resolved"] = {"attachments": {one: {"id": one, **told} for one in files}}
        return self._interaction(place, user_id, COMMAND, data)

    def _value(self, option: Json) -> Json | None:
        """Return an option with a value that Discord would let through; None to leave it out."""
        rng = self.rng
        if not option.get("required") and rng.random() < 0.4:
            return None
        told = {"name": option["name"], "type": option["type"]}
        if option.get("choices"):
            return told | {"value": rng.choice(option["choices"])["value"]}
        if option["type"] == 4:
            return told | {"value": rng.randint(option["min_value"], option["max_value"])}
        if option["type"] == 6:
            return told | {"value": str(rng.choice([*self.people, 99]))}
        if option["type"] == 11:
            return told | {"value": str(rng.randrange(10**6))}
        most = option.get("max_length") or 6000
        text = rng.choice(WORDS) or "x"
        return told | {"value": (text * rng.choice((1, 1, 1, 200)))[:most]}

    def _interaction(self, place: Place, user_id: int, kind: int, data: Json) -> tuple[Json, Asked]:
        rng, line = self.rng, self.line
        interaction_id = line.new_id()
        asked = Asked(interaction_id, f"token-{interaction_id}", place.id, user_id, kind)
        line.asked[asked.token] = asked
        who = user(user_id, self.people.get(user_id, "Somebody"))
        payload: Json = {
            "id": str(interaction_id), "token": asked.token, "version": 1, "type": kind,
            "application_id": str(BOT), "data": data, "channel_id": str(place.id),
            "locale": rng.choice(LOCALES), "entitlements": [], "attachment_size_limit": 10**7,
            "authorizing_integration_owners": {}, "app_permissions": rng.choice(PERMISSIONS),
            "channel": {"id": str(place.id), "type": place.kind, "name": "games", "flags": 0},
        }  # fmt: skip
        if place.guest:
            payload["authorizing_integration_owners"] = {"1": "100"}
        if place.kind == 1:
            payload["channel"] |= {"recipients": [who], "last_message_id": None}
        if place.kind == 11:
            payload["channel"] |= {"parent_id": "5", **_THREAD, "guild_id": str(place.guild_id)}
        if place.kind in (0, 2):
            payload["channel"] |= {"position": 0, "permission_overwrites": [], "nsfw": False, "bitrate": 1, "user_limit": 0,
                                   "parent_id": None, "guild_id": str(place.guild_id)}  # fmt: skip
        if place.guild_id is None:
            return payload | {"user": who, "context": 2 if place.kind == 3 else 1}, asked
        member = {"user": who, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00",
                  "deaf": False, "mute": False, "flags": 0, "nick": rng.choice((None, None, "Nick")),
                  "permissions": rng.choice(PERMISSIONS)}  # fmt: skip
        told = {"guild_id": str(place.guild_id), "member": member, "context": 0,
                "guild": {"id": str(place.guild_id), "locale": "en-US", "features": []}}  # fmt: skip
        if rng.random() < 0.95:
            told["guild_locale"] = rng.choice(LOCALES[:-1])
        return payload | told, asked


_THREAD: Final[Json] = {
    "owner_id": "1", "message_count": 0, "member_count": 1, "rate_limit_per_user": 0,
    "last_message_id": None, "total_message_sent": 0,
    "thread_metadata": {"archived": False, "auto_archive_duration": 60, "locked": False,
                        "archive_timestamp": "2026-01-01T00:00:00+00:00"},
}  # fmt: skip


def parts(components: list[Json]) -> list[Json]:
    """Return every component, however deep."""
    found = []
    waiting = list(components)
    while waiting:
        part = waiting.pop()
        found.append(part)
        waiting += part.get("components") or []
    return found


def stands(custom_id: str, components: list[Json]) -> bool:
    """Return whether a control stands among these components."""
    return any(part.get("custom_id") == custom_id for part in parts(components))


def controls(text: str) -> list[tuple[str, int]]:
    """Return the custom ids in a message's JSON, each with its kind of component."""
    found: list[Any] = re.findall(r'"custom_id": "(facet:([bs]):[^"]*)"', text)
    return [(custom_id, 2 if letter == "b" else 3) for custom_id, letter in found]
