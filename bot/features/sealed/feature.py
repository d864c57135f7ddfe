"""What the core gets of sealed."""

from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.sealed import actions, commitments, screen

SEALED: Final = Feature(
    name="sealed",
    actions={
        "ask-cut": actions.ask_to_cut,
        "cut": actions.cut,
        "verify": actions.check,
        "verify-here": actions.check_here,
    },
    lasting_buttons=screen.lasting_buttons,
    publish=commitments.publish,
    finish_lines=screen.finish_lines,
    commands={"table": [Command("verify", anywhere("verify-here"), after="review")]},
)
