"""What the host may set, read from the environment and from a file `.env`."""

from __future__ import annotations

import logging
import os
import re
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from dotenv import dotenv_values

log = logging.getLogger(__name__)

MAX_OPEN_TABLES: Final = 1000
"""How many open tables a server can be allowed at most."""
MAX_KEEP_DAYS: Final = 36_500
"""For how many days finished tables can be kept, if not for ever."""
MAX_REST_DAYS: Final = 3_650
"""For how many days a game can rest at the most until it may be called off, or sleeps."""


class BadSetting(ValueError):
    """A setting that is missing or cannot be read; says what to do about it."""


def is_server(address: Path | str) -> bool:
    """Whether an address is that of a PostgreSQL server; otherwise it is a file."""
    return str(address).startswith(("postgresql://", "postgres://"))


@dataclass(frozen=True, slots=True)
class ListenAddress:
    """A host and a port."""

    host: str
    port: int


@dataclass(frozen=True, slots=True)
class Shards:
    """Which shards this process serves, of how many."""

    ids: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Bounds:
    """What the host lets servers do: which are served, all where none is named, and how much.

    No server has more than `most_tables` open, whatever is chosen there. Tables that are over are
    kept for `keep` days, for ever where it is None. A game that rests for `rest` days may be called
    off by anybody at the table, and sleeps after `sleep` days. With `puzzles`, games that are over are
    looked through for some.
    """

    servers: frozenset[int] = frozenset()
    most_tables: int = MAX_OPEN_TABLES
    keep: int | None = None
    rest: int = 30
    sleep: int = 60
    puzzles: bool = True

    def serves(self, guild_id: int | None) -> bool:
        """Whether people are served there; None is outside a server."""
        return not self.servers or guild_id in self.servers


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; `.env.example` explains each."""

    token: str
    database: Path | str
    log_level: str
    log_format: str = "text"
    health: ListenAddress | None = None
    shards: Shards | None = None
    bounds: Bounds = Bounds()
    discord_url: str | None = None
    clock: Path | None = None

    @classmethod
    def read(cls, env: Mapping[str, str]) -> Self:
        """Return the settings found in an environment; raise BadSetting."""
        token = env.get("FACET_TOKEN", "").strip()
        if not token:
            raise BadSetting(
                "FACET_TOKEN is not set. Create an application at"
                " https://discord.com/developers/applications, open its page Bot, press"
                " Reset Token, and write FACET_TOKEN=… into the file .env (see .env.example)."
                " To try Facet without a token: make play"
            )
        level = env.get("FACET_LOG_LEVEL", "INFO").strip().upper() or "INFO"
        if level not in logging.getLevelNamesMapping():
            raise BadSetting(
                f"FACET_LOG_LEVEL is {level!r}; it can be DEBUG, INFO, WARNING or ERROR"
            )
        form = env.get("FACET_LOG_FORMAT", "").strip().lower() or "text"
        if form not in ("text", "json"):
            raise BadSetting(f"FACET_LOG_FORMAT is {form!r}; it can be text or json")
        return cls(
            token=token,
            database=database(env),
            log_level=level,
            log_format=form,
            shards=_shards(env.get("FACET_SHARDS", "").replace(" ", "")),
            bounds=Bounds(
                _servers(env.get("FACET_SERVERS", "")),
                _number(env, "FACET_MOST_TABLES", "tables", MAX_OPEN_TABLES) or MAX_OPEN_TABLES,
                _number(env, "FACET_KEEP", "days", MAX_KEEP_DAYS),
                *_patience(env),
                _switch(env, "FACET_PUZZLES"),
            ),
            health=_address(env.get("FACET_HEALTH", "").strip()),
            discord_url=env.get("FACET_DISCORD_URL", "").strip() or None,
            clock=_clock(env),
        )

    @classmethod
    def load(cls, file: Path = Path(".env")) -> Self:
        """Return the settings from the file and the environment, which goes before the file."""
        return cls.read(read_environment(file))

    def __repr__(self) -> str:
        kept = "a server" if is_server(self.database) else str(self.database)
        return f"Settings(database={kept!r}, log_level={self.log_level!r})"


def database(env: Mapping[str, str]) -> Path | str:
    """Return the file in which tables are kept, or the address of a server, which is a secret."""
    said = env.get("FACET_DATABASE", "").strip() or "facet.db"
    return said if is_server(said) else Path(said)


def read_environment(file: Path = Path(".env")) -> dict[str, str]:
    """Return what is set in the file and in the environment, which goes before the file."""
    in_file = {key: value for key, value in dotenv_values(file).items() if value is not None}
    return {**in_file, **os.environ}


def warn_if_world_readable(file: Path = Path(".env")) -> None:
    """Warn where anybody who uses this machine can read the file, and the token in it."""
    if file.exists() and file.stat().st_mode & stat.S_IROTH:
        log.warning(
            "everybody on this machine can read %s, and the token in it: chmod 600 %s", file, file
        )


def _address(said: str) -> ListenAddress | None:
    """Return the address a setting says, on this machine unless it names another host."""
    if not said:
        return None
    host, _, port = said.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadSetting(f"FACET_HEALTH is {said!r}; it can be an address such as 127.0.0.1:8081")
    return ListenAddress(host.strip("[]") or "127.0.0.1", int(port))


def _shards(said: str) -> Shards | None:
    """Return the shards a setting says: all of 16 as "16", some of them as "0-3/16" or "5/16".

    None, also spelled "auto", is as many as Discord recommends.
    """
    if said in ("", "auto"):
        return None
    found = re.fullmatch(r"(?:(\d{1,5})(?:-(\d{1,5}))?/)?(\d{1,5})", said)
    if found:
        count = int(found[3])
        first = int(found[1] or 0)
        last = int(found[2]) if found[2] else first if found[1] else count - 1
        if first <= last < count:
            return Shards(tuple(range(first, last + 1)), count)
    raise BadSetting(f"FACET_SHARDS is {said!r}; it can be auto, 16, 5/16 or 0-3/16 (from 0)")


def _clock(env: Mapping[str, str]) -> Path | None:
    """Return the file that moves the clock on, which Discord's own clock would not follow."""
    said = env.get("FACET_CLOCK", "").strip()
    if said and not env.get("FACET_DISCORD_URL", "").strip():
        raise BadSetting(
            "FACET_CLOCK moves the clock for developers, and only with a stand-in for Discord"
            " (FACET_DISCORD_URL): take it out of .env and of the environment"
        )
    return Path(said) if said else None


def _servers(said: str) -> frozenset[int]:
    """Return the ids of servers that a setting lists."""
    ids = [each.strip() for each in said.split(",") if each.strip()]
    wrong = next((each for each in ids if not re.fullmatch(r"[1-9]\d{0,18}", each, re.ASCII)), None)
    if wrong is not None:
        raise BadSetting(
            f"FACET_SERVERS names {wrong!r}; it can be ids of servers with commas between them"
            " (in Discord: Settings > Advanced > Developer Mode, then right-click a server,"
            " Copy Server ID)"
        )
    return frozenset(map(int, ids))


def _patience(env: Mapping[str, str]) -> tuple[int, int]:
    """Return after how many days a game may be called off by anybody at it, and when it sleeps.

    Where one of them is said, the other gives way; where both are, they must fit.
    """
    usual = Bounds()
    rest = _number(env, "FACET_REST", "days", MAX_REST_DAYS)
    sleep = _number(env, "FACET_SLEEP", "days", MAX_REST_DAYS)
    if rest and sleep and sleep < rest:
        raise BadSetting(
            f"FACET_SLEEP is {sleep}, less than FACET_REST, which is {rest}: a game sleeps only after"
            " the days in which it can be called off"
        )
    sleep = sleep or max(usual.sleep, rest or 0)
    return rest or min(usual.rest, sleep), sleep


def _switch(env: Mapping[str, str], name: str) -> bool:
    """Return whether something is on, as it is unless a setting says otherwise."""
    said = env.get(name, "").strip().lower() or "on"
    if said not in ("on", "off"):
        raise BadSetting(f"{name} is {said!r}; it can be on or off")
    return said == "on"


def _number(env: Mapping[str, str], name: str, what: str, most: int) -> int | None:
    """Return the number that a setting says; None where it says none."""
    said = env.get(name, "").strip()
    if not said:
        return None
    if not re.fullmatch(r"\d{1,9}", said, re.ASCII) or not 0 < int(said) <= most:
        raise BadSetting(f"{name} is {said!r}; it can be a number of {what} from 1 to {most}")
    return int(said)
