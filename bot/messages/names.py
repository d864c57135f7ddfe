"""People's names in texts: a name is text, never markup, a link or a ping."""

from __future__ import annotations

import re
from typing import Final

from bot.store.kept import Player
from bot.tables.table import Table
from rules import Seat

_MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""What Discord could read as markup, as the start of a mention, a timestamp or a link."""
_LINK: Final = re.compile(r"(https?):(//)", re.IGNORECASE)
_GAP: Final = "\u200b"
"""A space of no width: Discord finds no link and no ping across it."""


def escaped(name: str) -> str:
    """Return a name as text of a message, with nothing in it that Discord would act upon."""
    line = " ".join(name.split())
    apart = _LINK.sub(rf"\1:{_GAP}\2", line).replace("@", f"@{_GAP}")
    return _MARKUP.sub(r"\\\1", apart) or "-"


def named(player: Player) -> str:
    """Return a player's name in bold, escaped."""
    return bold(player.name)


def bold(name: str) -> str:
    """Return a name in bold, escaped."""
    return f"**{escaped(name)}**"


def names(table: Table, ping: Seat | None = None) -> tuple[str, ...]:
    """Return each seat's name for a message; the seat to ping as a mention."""
    return tuple(
        f"<@{player.user_id}>" if seat == ping and player.answers else named(player)
        for seat, player in enumerate(table.players)
    )
