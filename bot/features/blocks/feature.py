"""What the core gets of blocks."""

from typing import Final

import discord

from bot.entry.commands.command import Command, Option, anywhere
from bot.feature import Feature
from bot.features.blocks import actions, store
from bot.features.blocks.apart import apart

BLOCKS: Final = Feature(
    name="blocks",
    actions={
        "blocks": actions.show,
        "block": actions.block,
        "unblock": actions.unblock,
    },
    apart=apart,
    commands={
        "my": [
            Command(
                "block",
                "my-block-about",
                anywhere("block", "person"),
                [Option("person", "my-block-person-about", annotation=discord.User)],
                after="quiet",
            )
        ]
    },
    columns=store.COLUMNS,
    about=store.about,
    keep=store.keep,
    forget_person=store.FORGET_PERSON,
)
