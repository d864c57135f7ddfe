"""Every slash command: help, a group for tables, one for servers, and one for each game, made from its verbs."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.entry.commands.game import game_commands
from bot.entry.commands.table import (
    learning_commands,
    memory_commands,
    own_commands,
    server_commands,
    table_commands,
)
from rules import GAMES


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Put all commands into a tree."""
    tree.add_command(table_commands())
    for learning in learning_commands():
        tree.add_command(learning)
    for remembered in memory_commands():
        tree.add_command(remembered)
    tree.add_command(server_commands())
    tree.add_command(own_commands())
    for game in GAMES.values():
        tree.add_command(game_commands(game))


__all__ = ["add_commands"]
