"""Emojis for gems beside their words: the bot's own emojis, uploaded once when they are missing.

Where they cannot be had, emojis that every client knows stand in for them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import discord

from render.icons import ICONS, icon

log = logging.getLogger(__name__)

Emojis = Mapping[str, str]
"""A sign for each letter of a game's gems."""

PLAIN: Final[Mapping[str, Emojis]] = MappingProxyType(
    {
        "splendor": MappingProxyType(
            {"w": "⚪", "b": "🔵", "g": "🟩", "r": "🔻", "k": "⚫", "*": "⭐"}
        ),
        "seekers": MappingProxyType(
            {"r": "🔻", "y": "🔶", "g": "🟩", "b": "🔵", "p": "🟣", "*": "🌈", "$": "⭐"}
        ),
    }
)


async def own_emojis(client: discord.Client) -> Mapping[str, Emojis]:
    """Return the emojis of every game, after uploading the emojis the application lacks."""
    try:
        known = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        emojis: dict[str, dict[str, str]] = {}
        for game, names in ICONS.items():
            emojis[game] = {}
            for letter, name in names.items():
                called = f"{game}_{name}"
                if called not in known:
                    known[called] = await client.create_application_emoji(
                        name=called, image=icon(game, letter)
                    )
                    log.info("uploaded the emoji %s", called)
                emojis[game][letter] = str(known[called])
    except discord.HTTPException as error:
        log.warning("the bot's own emojis cannot be had, plain ones stand in: %s", error)
        return PLAIN
    return emojis
