"""What the core gets of hints."""

from typing import Final

from bot.feature import Feature
from bot.features.hints import actions

HINTS: Final = Feature(
    name="hints",
    actions={
        "hint": actions.hint,
        "why": actions.why,
    },
)
