"""What the core gets of hints."""

from typing import Final

from bot.entry.commands.command import Command, at_table
from bot.feature import Feature
from bot.features.hints import actions

HINTS: Final = Feature(
    name="hints",
    actions={
        "hint": actions.hint,
        "why": actions.why,
    },
    commands={
        "table": [
            Command("hint", at_table("hint"), after="hand"),
            Command("why", at_table("why"), after="hint"),
        ]
    },
)
