"""Emojis beside the words for a game's pieces: the bot's own, uploaded once when they are missing.

Where they cannot be had, plain ones that every client knows stand in for them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import discord

from bot.trouble import Trouble, delivered
from render import LOOKS
from render.icons import Icon

log = logging.getLogger(__name__)

Emojis = Mapping[str, str]
"""An emoji for each of a game's icons, by the key the look gives it."""

PLAIN: Final[Mapping[str, Emojis]] = MappingProxyType(
    {
        game: MappingProxyType({key: icon.plain for key, icon in look.icons.items()})
        for game, look in LOOKS.items()
    }
)


def name_of(game: str, icon: Icon) -> str:
    """Return what an emoji is called: short, for a screen reader says it before every word."""
    return f"{icon.name}_{game[:2]}"


async def own_emojis(client: discord.Client) -> Mapping[str, Emojis]:
    """Return the emojis of every game, after uploading those the application lacks."""
    try:
        known = {emoji.name: emoji for emoji in await delivered(client.fetch_application_emojis())}
        emojis: dict[str, dict[str, str]] = {}
        for game, look in LOOKS.items():
            emojis[game] = {}
            for key, icon in look.icons.items():
                called = name_of(game, icon)
                if called not in known:
                    known[called] = await delivered(
                        client.create_application_emoji(name=called, image=icon.png())
                    )
                    log.info("uploaded the emoji %s", called)
                emojis[game][key] = str(known[called])
    except Trouble as trouble:
        log.warning("the bot's own emojis cannot be had, plain ones stand in: %s", trouble)
        return PLAIN
    return emojis
