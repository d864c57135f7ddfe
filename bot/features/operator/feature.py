"""What the core gets of operator."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.operator import actions


def _commands() -> Mapping[str, Sequence[Command]]:
    """Return the command `/facet host`."""
    return {"facet": [Command("host", "facet-host-about", anywhere("host"), after="settings")]}


OPERATOR: Final = Feature(
    name="operator",
    actions={
        "host": actions.show,
        "host-backup": actions.back_up,
        "host-check": actions.check,
        "host-errors": actions.errors,
    },
    commands=_commands,
)
