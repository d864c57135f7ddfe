"""What the core gets of follow."""

from typing import Final

from bot.feature import Feature
from bot.features.follow import actions
from bot.features.follow.commands import commands

FOLLOW: Final = Feature(
    name="follow",
    actions={
        "follow": actions.follow,
        "unfollow": actions.unfollow,
        "follow-or-stop": actions.follow_or_stop,
    },
    commands=commands,
    menu=actions.menu,
)
