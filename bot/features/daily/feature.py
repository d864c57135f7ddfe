"""What the core gets of daily."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.daily import actions


def _commands() -> Mapping[str, Sequence[Command]]:
    """Return the command `/daily`."""
    return {"": [Command("daily", "daily-about", anywhere("daily"), after="tutorial")]}


DAILY: Final = Feature(
    name="daily",
    actions={
        "daily": actions.show,
        "daily-play": actions.play,
        "daily-board": actions.board,
        "daily-share": actions.share,
        "daily-best": actions.best,
    },
    commands=_commands,
)
