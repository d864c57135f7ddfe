"""What the core gets of preferences."""

from typing import Final

from bot.feature import Feature
from bot.features.preferences import actions
from bot.features.preferences.commands import OWN_COMMANDS
from bot.features.preferences.late_boards import LateBoards

PREFERENCES: Final = Feature(
    name="preferences",
    actions={
        "reminders": actions.reminders,
        "own-choose": actions.choose,
        "confirm": actions.confirming,
        "ask-quiet": actions.ask_quiet,
        "quiet": actions.quiet,
        "ask-away": actions.ask_away,
        "away": actions.away,
        "stop-reminders": actions.stop_reminders,
    },
    commands={"my": OWN_COMMANDS},
    parts=lambda _: [LateBoards()],
)
