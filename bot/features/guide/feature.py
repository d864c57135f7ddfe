"""What the core gets of the guide."""

from typing import Final

from bot.entry.commands.command import Command, Option, anywhere, games
from bot.feature import Feature
from bot.features.guide import help_pages, tutorial
from bot.features.guide.help_pages import TAUGHT

GAME: Final = Option("game", choices=games())
TAUGHT_GAME: Final = Option("game", required=True, choices=games(TAUGHT))
GUIDE: Final = Feature(
    name="guide",
    actions={
        "help": help_pages.help_,
        "rules": help_pages.rules,
        "rules-here": help_pages.rules_here,
        "topic": help_pages.topic,
        "commands": help_pages.commands,
        "newcomer": help_pages.newcomer,
        "tutorial": tutorial.begin,
        "next-lesson": tutorial.go_on,
        "leave-tutorial": tutorial.ask_to_leave,
        "left-tutorial": tutorial.leave,
    },
    commands={
        "table": [Command("rules", anywhere("rules-here", "game"), [GAME], after="export")],
        "": [
            Command("help", anywhere("help"), after="table"),
            Command("tutorial", anywhere("tutorial", "game"), [TAUGHT_GAME], after="help"),
        ],
    },
)
