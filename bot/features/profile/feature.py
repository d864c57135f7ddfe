"""What the core gets of profile."""

from typing import Final

from bot.feature import Feature
from bot.features.profile import actions
from bot.features.profile.commands import commands

PROFILE: Final = Feature(
    name="profile",
    actions={
        "profile": actions.show,
        "share-profile": actions.share,
        "hide-profile": actions.hide,
        "show-profile": actions.hide,
    },
    commands=commands,
)
