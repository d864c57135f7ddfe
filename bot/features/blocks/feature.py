"""What the core gets of blocks."""

from typing import Final

from bot.feature import Feature
from bot.features.blocks import actions
from bot.features.blocks.apart import apart
from bot.features.blocks.commands import commands

BLOCKS: Final = Feature(
    name="blocks",
    actions={
        "blocks": actions.show,
        "block": actions.block,
        "unblock": actions.unblock,
    },
    commands=commands,
    apart=apart,
)
