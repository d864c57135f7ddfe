"""What the core gets of hints."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.entry.commands.command import Command, at_table
from bot.feature import Feature
from bot.features.hints import actions


def _commands() -> Mapping[str, Sequence[Command]]:
    """Return the commands `/table hint` and `/table why`."""
    return {
        "table": [
            Command("hint", "table-hint-about", at_table("hint"), after="hand"),
            Command("why", "table-why-about", at_table("why"), after="hint"),
        ]
    }


HINTS: Final = Feature(
    name="hints",
    actions={
        "hint": actions.hint,
        "why": actions.why,
    },
    commands=_commands,
)
