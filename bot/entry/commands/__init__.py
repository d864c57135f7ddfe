"""Every command, built from data: slash commands and the entries of context menus.

It may import the routes, the actions and the words.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.entry.commands.command import AnyCommand, Group
from bot.entry.commands.game import game_commands
from bot.entry.commands.table import own_commands, server_commands, table_commands
from bot.feature import Feature
from rules import GAMES


def add_commands(tree: app_commands.CommandTree[Any], features: Iterable[Feature]) -> None:
    """Put the core's commands into a tree in their order, with the features' where these want to be."""
    added: dict[str, list[AnyCommand]] = defaultdict(list)
    for feature in features:
        for menu in feature.menus:
            tree.add_command(menu.built())
        for group, commands in feature.commands.items():
            added[group] += commands
    core: list[AnyCommand] = [
        table_commands(),
        server_commands(),
        own_commands(),
        *(game_commands(game) for game in GAMES.values()),
    ]
    for command in _in_order([*core, *added[""]]):
        if isinstance(command, Group):
            children = tuple(_in_order([*command.commands, *added[command.name]]))
            tree.add_command(replace(command, commands=children).built())
        else:
            tree.add_command(command.built())


def _in_order(commands: Sequence[AnyCommand]) -> Iterator[AnyCommand]:
    """Yield commands with each behind the one that it names, where there is such a one."""
    names = {command.name for command in commands}
    for command in commands:
        if command.after not in names:
            yield from _with_followers(command, commands)


def _with_followers(first: AnyCommand, commands: Sequence[AnyCommand]) -> Iterator[AnyCommand]:
    yield first
    for command in reversed(commands):
        if command.after == first.name:
            yield from _with_followers(command, commands)
