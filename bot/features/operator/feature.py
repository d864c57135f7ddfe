"""What the core gets of operator."""

from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.operator import actions

OPERATOR: Final = Feature(
    name="operator",
    actions={
        "host": actions.show,
        "host-backup": actions.back_up,
        "host-check": actions.check,
        "host-errors": actions.errors,
    },
    commands={"facet": [Command("host", "facet-host-about", anywhere("host"), after="settings")]},
)
