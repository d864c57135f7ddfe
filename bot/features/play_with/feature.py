"""What the core gets of it: an entry in the menu of people."""

from typing import Final

from bot.entry.commands.command import anywhere
from bot.entry.commands.menu import Menu
from bot.feature import Feature
from bot.features.play_with import actions

PLAY_WITH: Final = Feature(
    name="play-with",
    actions={"play-with": actions.ask_for_game, "play-with-in": actions.open_lobby},
    menus=[Menu("play-with", "person", anywhere("play-with", "person"))],
)
