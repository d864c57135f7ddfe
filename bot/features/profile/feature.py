"""What the core gets of profile."""

from typing import Final

from bot.entry.commands.command import PERSON, Command, anywhere
from bot.entry.commands.menu import Menu
from bot.feature import Feature
from bot.features.profile import actions

PROFILE: Final = Feature(
    name="profile",
    actions={
        "profile": actions.show,
        "share-profile": actions.share,
        "hide-profile": actions.hide,
        "show-profile": actions.hide,
    },
    commands={"": [Command("profile", anywhere("profile", "person"), [PERSON], after="follow")]},
    menus=[Menu("profile", "person", anywhere("profile", "person"))],
)
