"""What every bot computes after its start, computed once: bots are forked from a process that imports this.

It reads the texts of the commands, and draws the icons, the cover and the first board of every game.
"""

import asyncio
import gc
from random import Random
from typing import Any

import discord

from bot.entry.commands import add_commands
from bot.entry.commands.tree import CommandTree
from bot.entry.registration import translated_payloads
from bot.features.catalogue import FEATURES
from render import LOOKS, Look, Scene
from render.cover import Cover
from rules import GAMES, Game, Match, dealt_on


async def translate() -> None:
    """Translate the commands."""
    tree = CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, FEATURES)
    await translated_payloads(tree)


def draw(look: Look, game: Game[Any]) -> None:
    """Draw what a table of a game shows at its start."""
    for icon in look.icons.values():
        icon.png()
    seats, rng = game.seats[0], Random(0)
    options = {key: bounds.default for key, bounds in game.options.items()}
    if look.cover:
        look.cover(Cover(game.key, (None,) * seats, tuple(options.items())))
    first = game.start(seats, options, game.deal(seats, options, rng))
    look.picture(Scene(dealt_on(Match((first,)), rng).position.seen_by(None), ("",) * seats))


asyncio.run(translate())
for key, each in LOOKS.items():
    draw(each, GAMES[key])
gc.freeze()  # no bot looks through this again
