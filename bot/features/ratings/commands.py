"""The command that shows a leaderboard: `/leaderboard`."""

from collections.abc import Mapping, Sequence
from typing import get_args

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, choices, games
from bot.features.ratings.screen import LeaderboardOf, Period
from bot.messages.arguments import Where
from bot.messages.press import NO_TABLE, Press


def commands() -> Mapping[str, Sequence[Command]]:
    """Return the command, which stands behind that of profiles."""
    periods = choices(get_args(Period), "leaders-{}".format)
    places = choices(get_args(Where), "button-{}".format)
    options = [
        Option("game", "leaderboard-game-about", choices=games()),
        Option("period", "leaderboard-period-about", choices=periods),
        Option("where", "leaderboard-where-about", choices=places),
    ]
    return {
        "": [Command("leaderboard", "leaderboard-about", _leaderboard, options, after="profile")]
    }


async def _leaderboard(_: Request, values: OptionValues) -> Press:
    """Show a leaderboard."""
    return Press(NO_TABLE, None, "leaderboard", str(LeaderboardOf(**values)))
