"""A message as the bot would like it to stand, before it becomes Discord's."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

PICTURE: Final = "board.png"
ROW_LIMIT: Final = 5
"""How many buttons fit into a row."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file, a PNG if its name does not say otherwise, and what it shows in words."""

    file: bytes
    alt: str
    name: str = PICTURE


@dataclass(frozen=True, slots=True)
class Screen:
    """Text, a picture, more text, rows of controls; `mentions` are those it may ping.

    `caption` stays when the message is no longer the latest; all else below the picture goes.
    A text among the rows stands above those that follow it.
    """

    caption: str = ""
    picture: Picture | None = None
    text: str = ""
    rows: Sequence[Sequence[ui.Item[Any]] | str] = ()
    mentions: Sequence[int] = ()
    attachment: tuple[str, bytes] | None = None

    def layout(self) -> ui.LayoutView:
        """Return the components, the picture at top level, where Discord shows it largest."""
        view = ui.LayoutView(timeout=None)
        if self.caption:
            view.add_item(ui.TextDisplay(self.caption))
        if self.picture:
            view.add_item(_gallery(self.picture.alt, self.picture.name))
        if self.text:
            view.add_item(ui.TextDisplay(self.text))
        if self.attachment:
            view.add_item(ui.File(f"attachment://{self.attachment[0]}"))
        for row in self.rows:
            view.add_item(ui.TextDisplay(row) if isinstance(row, str) else ui.ActionRow(*row))
        return view

    def files(self) -> list[discord.File]:
        """Return fresh files to send along; each can be sent once."""
        files = []
        if self.picture:
            file, alt, name = self.picture.file, self.picture.alt, self.picture.name
            files.append(discord.File(io.BytesIO(file), name, description=alt))
        if self.attachment:
            name, content = self.attachment
            files.append(discord.File(io.BytesIO(content), name))
        return files

    def pings(self) -> discord.AllowedMentions:
        """Return who may be pinged by this message: nobody but those named."""
        users = [discord.Object(user_id) for user_id in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def past(caption: str, alt: str | None, row: Sequence[ui.Item[Any]] = ()) -> ui.LayoutView:
    """Return a message that is no longer the latest: its caption, its picture, and a row that stays."""
    view = ui.LayoutView(timeout=None)
    if caption:
        view.add_item(ui.TextDisplay(caption))
    if alt is not None:
        view.add_item(_gallery(alt))
    if row:
        view.add_item(ui.ActionRow(*row))
    return view


def rows_of(items: Sequence[ui.Item[Any]], width: int = ROW_LIMIT) -> list[list[ui.Item[Any]]]:
    """Return items in rows of at most `width`."""
    return [list(items[start : start + width]) for start in range(0, len(items), width)]


def _gallery(alt: str, name: str = PICTURE) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)
    )
