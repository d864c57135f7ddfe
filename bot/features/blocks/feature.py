"""What the core gets of blocks."""

from typing import Final

from bot.entry.commands.command import PERSON, Command, anywhere
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
    commands={"my": [Command("block", anywhere("block", "person"), [PERSON], after="quiet")]},
    columns=store.COLUMNS,
    about=store.about,
    keep=store.keep,
    forget_person=store.FORGET_PERSON,
)
