"""Features, as the core puts them together."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

import bot.store
from bot.entry.commands import add_commands
from bot.entry.routes import actions_of
from bot.features.blocks.feature import BLOCKS
from bot.features.catalogue import FEATURES


def test_every_feature_has_a_name_of_its_own() -> None:
    """No two features are called alike."""
    names = [feature.name for feature in FEATURES]
    assert len(names) == len(set(names))


def test_no_action_is_named_twice() -> None:
    """A feature that names an action which is there already keeps the bot from starting."""
    twin = replace(BLOCKS, name="twin")
    with pytest.raises(ValueError, match=r"^twin names actions anew: block, blocks, unblock$"):
        actions_of([*FEATURES, twin])


def test_every_command_stands_behind_one_that_is_there() -> None:
    """No feature names a command to stand behind which isn't there, or comes only later."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    add_commands(tree, FEATURES)
    order = [command.qualified_name for command in tree.walk_commands()]
    for feature in FEATURES:
        for group, commands in feature.commands.items():
            for command in commands:
                before, own = (f"{group} {name}".strip() for name in (command.after, command.name))
                assert order.index(before) < order.index(own), own


def test_the_store_names_no_table_of_a_feature() -> None:
    """What the store reads and writes of itself is the core's."""
    tables = "|".join(table.name for feature in FEATURES for table in feature.columns)
    named = re.compile(rf"\b(?:FROM|INTO|JOIN|UPDATE) (?:{tables})\b")
    store = Path(bot.store.__file__).parent
    found = {path.name: named.findall(path.read_text("utf-8")) for path in store.rglob("*.py")}
    assert {name: names for name, names in found.items() if names} == {}
