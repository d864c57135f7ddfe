"""People's names in messages, escaped: no markup, link, ping or change of text direction."""

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Final
from unicodedata import bidirectional

from bot.store.values import Player
from bot.tables.table import Table
from render import Words
from rules import Seat

_MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""Characters that Discord may read as markup, or as the start of a mention, timestamp or link."""
_LINK: Final = re.compile(r"(https?):(//)", re.IGNORECASE)
_ZERO_WIDTH_SPACE: Final = "\u200b"
"""Breaks up links and pings without being visible."""

_BIDI_CONTROLS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters that change the text direction."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"


def isolated(name: str) -> str:
    """Return a name that doesn't change the direction of the text around it.

    Its own direction marks are removed; a right-to-left name is wrapped in isolates.
    """
    plain = _BIDI_CONTROLS.sub("", name)
    if any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in plain):
        return f"{_FIRST_STRONG_ISOLATE}{plain}{_POP_ISOLATE}"
    return plain


def escaped(name: str) -> str:
    """Return a name for a message, without anything that Discord would interpret."""
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
    """Return a mention if the person is pinged, else their name in bold, escaped."""
    return f"<@{user_id}>" if user_id in pinged else bold(name)


def names(table: Table, asked: Seat | None = None, pinged: Collection[int] = ()) -> tuple[str, ...]:
    """Return each seat's name for a message; the player to move is a mention if pinged."""
    return tuple(
        person(player.user_id, player.name, pinged if seat == asked and player.answers else ())
        for seat, player in enumerate(table.players)
    )


def with_readable_names(table: Table, words: Words) -> Table:
    """Return a table with names to display: isolated, and "somebody" for a forgotten person."""
    note, somebody = table.note, words("name-forgotten")
    if note is not None and not note.who:
        table = replace(table, note=replace(note, who=somebody))
    names = tuple(somebody if it.forgotten else isolated(it.name) for it in table.players)
    if names == table.names:
        return table
    players = zip(table.players, names, strict=True)
    return replace(table, players=tuple(replace(it, name=name) for it, name in players))
