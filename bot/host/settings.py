"""The host's settings, read from the environment and from `.env`."""

import logging
import os
import re
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from dotenv import dotenv_values

log = logging.getLogger(__name__)

MAX_OPEN_TABLES: Final = 1000
"""The highest limit of open tables per server."""
MAX_KEEP_DAYS: Final = 36_500
"""The longest time that finished tables can be kept, in days, if not forever."""
MAX_REST_DAYS: Final = 3_650
"""The longest time before an idle game may be called off, or falls asleep, in days."""


CHOSEN_GAMES: Final = "FACET_GAMES"
"""The setting that `rules.catalogue` reads when it loads the games."""
OWN_WORDS: Final = "FACET_WORDS"
"""The setting that `render.words` reads: a folder with the host's own texts."""


class BadSetting(ValueError):
    """A missing or invalid setting; the message says what to do."""


def is_server(address: Path | str) -> bool:
    """Return whether an address is a PostgreSQL server's; otherwise it's a file."""
    return str(address).startswith(("postgresql://", "postgres://"))


@dataclass(frozen=True, slots=True)
class ListenAddress:
    """A host and a port."""

    host: str
    port: int


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that this process serves, and the total number of shards."""

    ids: tuple[int, ...]
    count: int

    @property
    def options(self) -> dict[str, Any]:
        """What `discord.AutoShardedClient` takes."""
        return {"shard_ids": list(self.ids), "shard_count": self.count}


@dataclass(frozen=True, slots=True)
class Bounds:
    """The host's limits and choices for servers.

    Attributes:
        servers: Ids of the servers that are served; empty for all.
        most_tables: The limit of open tables per server, whatever the server chose.
        keep: Days that finished tables are kept; None for forever.
        rest: Days after which anybody at the table may call off an idle game.
        sleep: Days after which an idle game falls asleep.
        puzzles: Whether to search finished games for puzzles.
        docs: The address of the terms and the pages on privacy and fair play; "" for none.
    """

    servers: frozenset[int] = frozenset()
    most_tables: int = MAX_OPEN_TABLES
    keep: int | None = None
    rest: int = 30
    sleep: int = 60
    puzzles: bool = True
    docs: str = ""

    def serves(self, guild_id: int | None) -> bool:
        """Return whether a server is served; None means outside a server."""
        return not self.servers or guild_id in self.servers


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; `.env.example` documents each."""

    token: str
    database: Path | str
    log_level: str
    log_format: str = "text"
    health: ListenAddress | None = None
    shards: Shards | None = None
    bounds: Bounds = Bounds()
    discord_url: str | None = None
    clock: Path | None = None
    backs_up: bool = True
    backups: Path | None = None
    """The folder of backups, if it isn't `backups` beside the database."""
    updates: str | None = None
    """The address of a feed of new versions."""

    @classmethod
    def read(cls, env: Mapping[str, str]) -> Self:
        """Read the settings from an environment; raise BadSetting."""
        token, source = env.get("FACET_TOKEN", "").strip(), "FACET_TOKEN"
        if not token:
            token, source = _token_in_file(env), "the file that FACET_TOKEN_FILE names"
        if not token:
            raise BadSetting(
                "FACET_TOKEN is not set. Create an application at"
                " https://discord.com/developers/applications, open its Bot page, press"
                " Reset Token, and write FACET_TOKEN=… into the file .env (see .env.example)."
                " To try Facet without a token: make play"
            )
        if not token.isprintable():
            raise BadSetting(
                f"{source} contains a line break or an invisible character: copy the token again"
            )
        level = env.get("FACET_LOG_LEVEL", "INFO").strip().upper() or "INFO"
        if level not in logging.getLevelNamesMapping():
            raise BadSetting(f"FACET_LOG_LEVEL is {level!r}; use DEBUG, INFO, WARNING or ERROR")
        return cls(
            token=token,
            log_level=level,
            log_format=_one_of(env, "FACET_LOG_FORMAT", "text", "json"),
            database=database(env),
            shards=_shards(env.get("FACET_SHARDS", "").replace(" ", "")),
            bounds=Bounds(
                _servers(env.get("FACET_SERVERS", "")),
                _number(env, "FACET_MOST_TABLES", "tables", MAX_OPEN_TABLES) or MAX_OPEN_TABLES,
                _number(env, "FACET_KEEP", "days", MAX_KEEP_DAYS),
                *_patience(env),
                _one_of(env, "FACET_PUZZLES", "on", "off") == "on",
                _link(env, "FACET_DOCS").rstrip("/"),
            ),
            health=_address(env.get("FACET_HEALTH", "").strip()),
            discord_url=env.get("FACET_DISCORD_URL", "").strip() or None,
            clock=_clock(env),
            backs_up=env.get("FACET_BACKUP", "").strip().lower() != "off",
            backups=backup_folder(env),
            updates=_link(env, "FACET_UPDATES") or None,
        )

    @classmethod
    def load(cls, file: Path = Path(".env")) -> Self:
        """Read the settings from `.env` and the environment, which overrides the file."""
        return cls.read(read_environment(file))

    def __repr__(self) -> str:
        database = "a server" if is_server(self.database) else str(self.database)
        return f"Settings(database={database!r}, log_level={self.log_level!r})"


def database(env: Mapping[str, str]) -> Path | str:
    """Return the database's file, or a server's address, which contains a password; raise BadSetting."""
    text = env.get("FACET_DATABASE", "").strip() or "facet.db"
    if not is_server(text) and not Path(text).name:
        raise BadSetting(f"FACET_DATABASE is {text!r}; use a file such as facet.db")
    return text if is_server(text) else Path(text)


def backup_folder(env: Mapping[str, str]) -> Path | None:
    """Return the folder of backups, if the host has chosen one."""
    text = env.get("FACET_BACKUP", "").strip()
    return Path(text) if text and text.lower() != "off" else None


def read_environment(file: Path = Path(".env")) -> dict[str, str]:
    """Return the variables of `.env` and the environment, which overrides the file; raise BadSetting."""
    if file.is_dir():  # made by Docker for a file that wasn't there
        raise BadSetting(f"{file} is a folder: remove it, and write a file of this name")
    try:
        lines = dotenv_values(file, encoding="utf-8-sig")
        in_file = {key: value for key, value in lines.items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it isn't UTF-8"
        raise BadSetting(f"{file} can't be read: {reason}") from error
    if any("\0" in value for value in in_file.values()):
        raise BadSetting(f"{file} can't be read: it isn't text")
    return {**in_file, **os.environ}


def warn_if_world_readable(file: Path = Path(".env")) -> None:
    """Warn if every user of this machine can read `.env` and the token in it."""
    if file.exists() and file.stat().st_mode & stat.S_IROTH:
        log.warning(
            "everybody on this machine can read %s, and the token in it: chmod 600 %s", file, file
        )


def _token_in_file(env: Mapping[str, str]) -> str:
    """Return the token in the file that FACET_TOKEN_FILE names; "" if none is named."""
    name = env.get("FACET_TOKEN_FILE", "").strip()
    if not name:
        return ""
    try:
        token = Path(name).read_text("utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it isn't UTF-8"
        raise BadSetting(f"FACET_TOKEN_FILE is {name!r}, which can't be read: {reason}") from error
    if not token:
        raise BadSetting(
            f"FACET_TOKEN_FILE is {name!r}, and that file is empty: write the token into it"
        )
    return token


def _address(text: str) -> ListenAddress | None:
    """Parse `host:port` or a port, which means this machine."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not re.fullmatch(r"\d{1,5}", port, re.ASCII) or not 0 < int(port) < 65536:
        raise BadSetting(f"FACET_HEALTH is {text!r}; use an address such as 127.0.0.1:8081")
    return ListenAddress(host.strip("[]") or "127.0.0.1", int(port))


def _shards(text: str) -> Shards | None:
    """Parse "16" (all of 16 shards), "0-3/16" or "5/16" (some of them).

    "auto" or nothing returns None: as many as Discord recommends.
    """
    if text in ("", "auto"):
        return None
    match = re.fullmatch(r"(?:(\d{1,5})(?:-(\d{1,5}))?/)?(\d{1,5})", text)
    if match:
        count = int(match[3])
        first = int(match[1] or 0)
        last = int(match[2]) if match[2] else first if match[1] else count - 1
        if first <= last < count:
            return Shards(tuple(range(first, last + 1)), count)
    raise BadSetting(f"FACET_SHARDS is {text!r}; use auto, 16, 5/16 or 0-3/16 (from 0)")


def _link(env: Mapping[str, str], name: str) -> str:
    """Return an address, "" if none is set; it has to be encrypted, or on this machine."""
    text = env.get(name, "").strip()
    if text and not re.match(r"https://.|http://(localhost|127\.0\.0\.1)[:/]", text):
        raise BadSetting(f"{name} is {text!r}; use an address that begins with https://")
    return text


def _clock(env: Mapping[str, str]) -> Path | None:
    """Return the file that shifts the clock; it needs a stand-in, as Discord's clock doesn't follow."""
    file = env.get("FACET_CLOCK", "").strip()
    if file and not env.get("FACET_DISCORD_URL", "").strip():
        raise BadSetting(
            "FACET_CLOCK moves the clock for developers, and only with a stand-in for Discord"
            " (FACET_DISCORD_URL): remove it from .env and the environment"
        )
    return Path(file) if file else None


def _servers(text: str) -> frozenset[int]:
    """Parse a comma-separated list of server ids."""
    ids = [each.strip() for each in text.split(",") if each.strip()]
    wrong = next((each for each in ids if not re.fullmatch(r"[1-9]\d{0,18}", each, re.ASCII)), None)
    if wrong is not None:
        raise BadSetting(
            f"FACET_SERVERS names {wrong!r}; use server ids separated by commas"
            " (in Discord: Settings > Advanced > Developer Mode, then right-click a server,"
            " Copy Server ID)"
        )
    return frozenset(map(int, ids))


def _patience(env: Mapping[str, str]) -> tuple[int, int]:
    """Return the days before an idle game may be called off, and before it falls asleep.

    If only one is set, the other's default adapts; if both are set, they must fit.
    """
    usual = Bounds()
    rest = _number(env, "FACET_REST", "days", MAX_REST_DAYS)
    sleep = _number(env, "FACET_SLEEP", "days", MAX_REST_DAYS)
    if rest and sleep and sleep < rest:
        raise BadSetting(
            f"FACET_SLEEP is {sleep}, less than FACET_REST, which is {rest}: a game falls asleep only"
            " once any player may call it off"
        )
    sleep = sleep or max(usual.sleep, rest or 0)
    return rest or min(usual.rest, sleep), sleep


def _one_of(env: Mapping[str, str], name: str, usual: str, other: str) -> str:
    """Return the value of a setting that has two, the first by default."""
    text = env.get(name, "").strip().lower() or usual
    if text not in (usual, other):
        raise BadSetting(f"{name} is {text!r}; use {usual} or {other}")
    return text


def _number(env: Mapping[str, str], name: str, what: str, most: int) -> int | None:
    """Return the value of a numeric setting; None if it isn't set."""
    text = env.get(name, "").strip()
    if not text:
        return None
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not 0 < int(text) <= most:
        raise BadSetting(f"{name} is {text!r}; use a number of {what} from 1 to {most}")
    return int(text)
