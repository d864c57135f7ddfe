"""What the core gets of sealed."""

from typing import Final

from bot.feature import Feature
from bot.features.sealed import actions, screen

SEALED: Final = Feature(
    name="sealed",
    actions={
        "ask-cut": actions.ask_to_cut,
        "cut": actions.cut,
        "verify": actions.check,
    },
    lasting_buttons=screen.lasting_buttons,
    finish_lines=screen.finish_lines,
)
