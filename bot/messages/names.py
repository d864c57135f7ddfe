"""People's names in texts: a name is text, never markup, a link or a ping, and turns no line round."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from typing import Final
from unicodedata import bidirectional

from bot.store.records import Player
from bot.tables.table import Table
from render import Words
from rules import Seat

_MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""What Discord could read as markup, as the start of a mention, a timestamp or a link."""
_LINK: Final = re.compile(r"(https?):(//)", re.IGNORECASE)
_ZERO_WIDTH_SPACE: Final = "\u200b"
"""A space of no width: Discord finds no link and no ping across it."""

_BIDI_CONTROLS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""The marks that say in which direction text runs, up to their end or to that of the line."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"


def isolated(name: str) -> str:
    """Return a name that turns nothing round but itself.

    It loses its own marks of direction. One written from right to left stands between two that keep
    what comes after it in its place; any other name stays as it is.
    """
    plain = _BIDI_CONTROLS.sub("", name)
    if any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in plain):
        return f"{_FIRST_STRONG_ISOLATE}{plain}{_POP_ISOLATE}"
    return plain


def escaped(name: str) -> str:
    """Return a name as text of a message, with nothing in it that Discord would act upon."""
    line = isolated(" ".join(name.split()))
    apart = _LINK.sub(rf"\1:{_ZERO_WIDTH_SPACE}\2", line).replace("@", f"@{_ZERO_WIDTH_SPACE}")
    return _MARKUP.sub(r"\\\1", apart) or "-"


def named(player: Player) -> str:
    """Return a player's name in bold, escaped."""
    return bold(player.name)


def bold(name: str) -> str:
    """Return a name in bold, escaped."""
    return f"**{escaped(name)}**"


def person(user_id: int | None, name: str, pinged: Collection[int | None]) -> str:
    """Return somebody as a mention where they are pinged, else their name in bold, escaped."""
    return f"<@{user_id}>" if user_id in pinged else bold(name)


def names(table: Table, asked: Seat | None = None, pinged: Collection[int] = ()) -> tuple[str, ...]:
    """Return each seat's name for a message; whoever is asked as a mention, if they are pinged."""
    return tuple(
        person(player.user_id, player.name, pinged if seat == asked and player.answers else ())
        for seat, player in enumerate(table.players)
    )


def with_readable_names(table: Table, words: Words) -> Table:
    """Return a table as it is told of: whoever was forgotten is called somebody, names are isolated."""
    note, somebody = table.note, words("name-forgotten")
    if note is not None and not note.who:
        table = replace(table, note=replace(note, who=somebody))
    names = tuple(somebody if it.forgotten else isolated(it.name) for it in table.players)
    if names == table.names:
        return table
    players = zip(table.players, names, strict=True)
    return replace(table, players=tuple(replace(it, name=name) for it, name in players))


def timestamp(moment: datetime, style: str = "R") -> str:
    """Return a time as Discord writes it for each reader: "R" in how long, "D" the day, "f" day and hour."""
    return f"<t:{int(moment.timestamp())}:{style}>"
