"""What the core gets of follow."""

from typing import Final

from bot.feature import Feature
from bot.features.follow import actions

FOLLOW: Final = Feature(
    name="follow",
    actions={
        "follow": actions.follow,
        "unfollow": actions.unfollow,
    },
)
