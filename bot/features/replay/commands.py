"""The commands about games that were played: `/table history`, `replay`, `review` and `import`."""

from collections.abc import Mapping, Sequence

import discord

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, anywhere, at_table
from bot.messages.press import NO_TABLE, Press
from bot.tables.refusal import Refusal


def commands() -> Mapping[str, Sequence[Command]]:
    """Return the commands in the group of the table."""
    record = Option(
        "record", "table-import-record-about", annotation=discord.Attachment, required=True
    )
    return {
        "table": [
            Command("history", "table-history-about", at_table("history"), after="end"),
            Command("replay", "table-replay-about", anywhere("replay-here"), after="export"),
            Command("review", "table-review-about", anywhere("review-here"), after="replay"),
            Command("import", "table-import-about", _import, [record], after="review"),
        ]
    }


async def _import(_: Request, values: OptionValues) -> Press:
    """Import a game from a file."""
    file = values.get("record")
    if not isinstance(file, discord.Attachment):  # Discord sent no resolved attachment
        raise Refusal("refused-record-fetch")
    return Press(NO_TABLE, None, "import", file=file)
