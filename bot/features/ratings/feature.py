"""What the core gets of ratings."""

from typing import Final

from bot.feature import Feature
from bot.features.ratings import actions, ledger, levels, points, privacy
from bot.features.ratings.commands import LEADERBOARD
from bot.features.ratings.rating import RatingJob

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
