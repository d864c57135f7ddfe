"""What the core gets of profile."""

from typing import Final

import discord

from bot.entry.commands.command import Command, Option, anywhere
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
    commands={
        "": [
            Command(
                "profile",
                "profile-about",
                anywhere("profile", "person"),
                [Option("person", "profile-person-about", annotation=discord.User)],
                after="follow",
            )
        ]
    },
)
