"""The least a bot can do with a turn: one commit, a ready picture, and the three requests that no turn can do without.

They are the panel changed, the picture posted, and the message before it changed.
"""

import io
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui

from bot.host.discord_address import point_at

TURN: Final = "floor:turn"


class Floor(discord.Client):
    """Answers clicks as fast as discord.py, SQLite and Python can."""

    def __init__(self, database: str, png: bytes) -> None:
        super().__init__(intents=discord.Intents.none(), max_messages=None)
        self.rows = sqlite3.connect(database, isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            self.rows.execute(f"PRAGMA {pragma}")
        self.rows.execute("CREATE TABLE IF NOT EXISTS clicks (message INTEGER)")
        self.png = png
        self.last: dict[int, int] = {}

    async def setup_hook(self) -> None:
        """Register the one control."""
        self.add_dynamic_items(Click)


class Click(ui.DynamicItem[ui.Button[Any]], template="floor:turn"):
    """The one control."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, _match: Any, /) -> "Click":
        """Return the control."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save, and answer."""
        floor: Floor = interaction.client
        channel = interaction.channel_id or 0
        floor.rows.execute("INSERT INTO clicks VALUES (?)", (interaction.id,))
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        file = discord.File(io.BytesIO(floor.png), "board.png")
        line = ui.LayoutView().add_item(ui.TextDisplay("done"))
        await interaction.response.edit_message(view=line)
        posted = await interaction.followup.send(view=view, file=file, wait=True)
        place = floor.get_partial_messageable(channel)
        if before := floor.last.get(channel):
            await place.get_partial_message(before).edit(view=view)
        floor.last[channel] = posted.id


if __name__ == "__main__":
    point_at(os.environ["FACET_DISCORD_URL"])
    ready = Path(os.environ["FLOOR_PICTURE"]).read_bytes()
    Floor(os.environ["FACET_DATABASE"], ready).run(os.environ["FACET_TOKEN"], log_handler=None)
