"""What the core gets of sealed."""

from typing import Final

from bot.feature import Feature
from bot.features.sealed import actions

SEALED: Final = Feature(
    name="sealed",
    actions={
        "ask-cut": actions.ask_to_cut,
        "cut": actions.cut,
        "verify": actions.check,
    },
)
