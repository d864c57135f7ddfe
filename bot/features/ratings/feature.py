"""What the core gets of ratings."""

from typing import Final, get_args

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, choices, games
from bot.feature import Feature
from bot.features.ratings import actions, ledger, levels, points, privacy
from bot.features.ratings.rating import RatingJob
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
        Option("period", choices=choices(get_args(Period), "leaders-{}".format)),
        Option("where", choices=choices(get_args(Where), "button-{}".format)),
    ],
    after="profile",
)
RATINGS: Final = Feature(
    name="ratings",
    actions={
        "leaders": actions.show,
        "leaderboard": actions.begin,
        "leaders-game": actions.choose,
        "leaders-period": actions.choose,
        "leaders-page-back": actions.show,
        "leaders-page-next": actions.show,
        "leaders-server": actions.show,
        "leaders-everywhere": actions.show,
        "leaders-people": actions.show,
        "leaders-computers": actions.show,
    },
    finish_lines=points.finish_lines,
    own_level=levels.own_level,
    parts=lambda facet: [RatingJob(facet.tables.store)],
    commands={"": [LEADERBOARD]},
    columns=ledger.COLUMNS,
    about=privacy.about,
    forget_person=privacy.FORGET_PERSON,
    forget_server=privacy.FORGET_SERVER,
)
