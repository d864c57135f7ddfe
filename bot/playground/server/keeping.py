"""Keeps the world on disk: one JSON file, replaced as a whole, and the files beside it."""

import json
import os
from pathlib import Path
from typing import Any

from bot.playground.discord.first_world import add_elsewhere, first_world
from bot.playground.discord.shapes import Id
from bot.playground.discord.world import (
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Overwrite,
    Person,
    Role,
    ScheduledEvent,
    World,
)

VERSION = 3
ONE_SERVER, NOWHERE_ELSE = 1, 2
"""The versions that knew a single server, whose fields were the world's own, and that began with one."""


class Unreadable(Exception):
    """A file that is broken, or was written by a version that this one doesn't know."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} can't be read: it is broken, or another version wrote it")


class Keeper:
    """Reads and writes one folder, for a stand-in at the address ``base``."""

    def __init__(self, folder: Path, base: str) -> None:
        self.folder = folder
        self._base = base
        self._world = folder / "world.json"
        self.clock = folder / "clock"
        self._files = folder / "files"
        self._files.mkdir(parents=True, exist_ok=True)

    def load(self, now: float) -> World:
        """Return the world as it was left, or a fresh one; raise Unreadable."""
        try:
            text = self._world.read_text("utf-8")
        except FileNotFoundError:
            return first_world(now)
        except ValueError as error:
            raise Unreadable(self._world) from error
        try:
            return self._read(text, now)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise Unreadable(self._world) from error

    def _read(self, text: str, now: float) -> World:
        saved = json.loads(text)
        version = saved["version"]
        if version not in {ONE_SERVER, NOWHERE_ELSE, VERSION}:
            raise ValueError(f"version {version}")
        if saved["base"] != self._base:
            # Messages hold whole addresses of their pictures; the port may be another one now.
            saved = json.loads(text.replace(saved["base"], self._base))
        world = _world(_several(saved) if version == ONE_SERVER else saved)
        if version != VERSION and len(world.guilds) == 1:
            add_elsewhere(world, now)
        self._sweep(world)
        return world

    def save(self, world: World) -> None:
        """Write the world; a crash leaves either the old file or the new one."""
        # Private answers end with the session, as in Discord.
        messages = {
            channel: {key: m for key, m in kept.items() if m.reader_id is None}
            for channel, kept in world.messages.items()
        }
        whole = {"version": VERSION, "base": self._base, **vars(world), "messages": messages}
        text = json.dumps(whole, ensure_ascii=False, default=vars)
        fresh = self._world.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._world)

    def ahead(self) -> float:
        """Return how many seconds the clock has been moved on."""
        try:
            return float(self.clock.read_text("utf-8")) if self.clock.exists() else 0.0
        except ValueError as error:
            raise Unreadable(self.clock) from error

    def move_clock(self, ahead: float) -> None:
        """Save how many seconds the clock is ahead, where the bot reads it."""
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(ahead), "utf-8")
        fresh.replace(self.clock)

    def path(self, file_id: Id) -> Path:
        """Return the path of the bytes of an attachment or emoji."""
        return self._files / str(int(file_id))

    def put(self, file_id: Id, content: bytes) -> None:
        """Store the bytes of an attachment or emoji."""
        self.path(file_id).write_bytes(content)

    def drop(self, file_id: Id) -> None:
        """Delete the bytes of an attachment or emoji."""
        self.path(file_id).unlink(missing_ok=True)

    def _sweep(self, world: World) -> None:
        used = set(world.emojis)
        for messages in world.messages.values():
            used.update(a.id for m in messages.values() for a in m.attachments)
        for file in self._files.iterdir():
            if file.name not in used:
                file.unlink()


def _several(saved: dict[str, Any]) -> dict[str, Any]:
    """Return what the version with a single server saved as this one would have."""
    people = saved["people"].values()
    guild = {
        "id": saved["guild_id"],
        "name": saved["guild_name"],
        "owner_id": saved["owner_id"],
        "locale": saved["guild_locale"],
        "community": True,
        "roles": saved["roles"],
        "members": {person["id"]: person["roles"] for person in people},
    }
    plain = ("id", "name", "display", "bot", "avatar")
    return {
        **saved,
        "guilds": {guild["id"]: guild},
        "people": {one["id"]: {key: one[key] for key in plain} for one in people},
        "channels": {
            key: {**channel, "guild_id": guild["id"]} for key, channel in saved["channels"].items()
        },
    }


def _world(saved: dict[str, Any]) -> World:
    return World(
        **{key: saved[key] for key in ("bot_id", "last_id", "commands")},
        application=saved.get("application", {}),
        guilds={
            key: Guild(
                **{
                    **guild,
                    "roles": {k: Role(**role) for k, role in guild["roles"].items()},
                    "members": {k: tuple(roles) for k, roles in guild["members"].items()},
                }
            )
            for key, guild in saved["guilds"].items()
        },
        people={key: Person(**person) for key, person in saved["people"].items()},
        channels={
            key: Channel(**{**c, "overwrites": [Overwrite(**o) for o in c["overwrites"]]})
            for key, c in saved["channels"].items()
        },
        messages={
            channel: {
                key: Message(**{**m, "attachments": [Attachment(**a) for a in m["attachments"]]})
                for key, m in messages.items()
            }
            for channel, messages in saved["messages"].items()
        },
        emojis={key: Emoji(**emoji) for key, emoji in saved["emojis"].items()},
        events={key: ScheduledEvent(**it) for key, it in saved.get("events", {}).items()},
    )
