"""The commands for who is new: `/help` and `/tutorial`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.command import Option, Values, command, games
from bot.conversation import lessons, reading
from bot.visit import Visit


def learning_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands that say what there is, and teach a game."""
    option = Option("game", "tutorial-game-about", required=True, choices=games(lessons.TAUGHT))
    return [
        command("help", "help-about", _help),
        command("tutorial", "tutorial-about", _tutorial, [option]),
    ]


async def _help(visit: Visit, _: Values) -> None:
    await reading.help_(visit)


async def _tutorial(visit: Visit, values: Values) -> None:
    await lessons.begin(visit, values["game"])
