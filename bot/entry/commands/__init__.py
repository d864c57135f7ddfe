"""Every slash command, built from data: names, options and autocompletion.

It may import the routes, the actions and the words.
It never does anything itself: a command runs the same action as its button.
"""

from typing import Any

from discord import app_commands

from bot.entry.commands.game import game_commands
from bot.entry.commands.table import (
    find_command,
    learning_commands,
    memory_commands,
    own_commands,
    server_commands,
    table_commands,
)
from bot.features.seasons.commands import season_commands
from rules import GAMES


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Put all commands into a tree."""
    tree.add_command(table_commands())
    tree.add_command(find_command())
    tree.add_command(season_commands())
    for learning in learning_commands():
        tree.add_command(learning)
    for remembered in memory_commands():
        tree.add_command(remembered)
    tree.add_command(server_commands())
    tree.add_command(own_commands())
    for game in GAMES.values():
        tree.add_command(game_commands(game))


__all__ = ["add_commands"]
