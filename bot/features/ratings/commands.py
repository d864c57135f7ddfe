"""The command that shows a leaderboard: `/leaderboard`."""

from typing import Final, get_args

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, choices, games
from bot.features.ratings.screen import LeaderboardOf, Period
from bot.messages.arguments import Where
from bot.messages.press import NO_TABLE, Press


async def _leaderboard(_: Request, values: OptionValues) -> Press:
    """Show a leaderboard."""
    return Press(NO_TABLE, None, "leaderboard", str(LeaderboardOf(**values)))


LEADERBOARD: Final = Command(
    "leaderboard",
    _leaderboard,
    [
        Option("game", choices=games()),
        Option(
            "period",
            choices=choices(get_args(Period), "leaders-{}".format),
        ),
        Option("where", choices=choices(get_args(Where), "button-{}".format)),
    ],
    after="profile",
)
