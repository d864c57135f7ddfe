"""A message as a value, before discord.py sends it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

PICTURE_NAME: Final = "board.png"
MAX_CONTENT_LENGTH: Final = 2000
"""Discord's limit of characters in a message."""
MAX_BUTTONS_PER_ROW: Final = 5
"""Discord's limit of buttons in a row."""


@dataclass(frozen=True, slots=True)
class PictureFile:
    """An image file, by default a PNG, and its alt text."""

    file: bytes
    alt: str
    name: str = PICTURE_NAME


@dataclass(frozen=True, slots=True)
class Screen:
    """A call, a caption, a text, a picture, and rows of controls; `mentions` are the users it may ping.

    A public message is a classic one. It begins with the `call` to the player to move, which a push
    notification shows. Its `caption` remains when a newer message follows. A private panel uses
    Components V2: its text is below the picture, and a row may be a text.
    """

    call: str = ""
    caption: str = ""
    picture: PictureFile | None = None
    text: str = ""
    rows: Sequence[Sequence[ui.Item[Any]] | str] = ()
    mentions: Sequence[int] = ()
    attachment: tuple[str, bytes] | None = None

    @property
    def content(self) -> str:
        """The text of a public message."""
        return "\n".join(filter(None, (self.call, self.caption, self.text)))

    def message(self) -> dict[str, Any]:
        """Return the arguments for posting a public message, without its files."""
        return {
            "content": self.content,
            "view": _controls(self.rows),
            "allowed_mentions": self._pings(),
        }

    def edit(self) -> dict[str, Any]:
        """Return the arguments for editing a public message, with its files in place of the old."""
        return {**self.message(), "attachments": self.files()}

    def layout(self) -> ui.LayoutView:
        """Return a private panel's components; the picture is at top level, where it's largest."""
        view = ui.LayoutView(timeout=None)
        if self.caption:
            view.add_item(ui.TextDisplay(self.caption))
        if self.picture:
            view.add_item(gallery(self.picture.name, self.picture.alt))
        if self.text:
            view.add_item(ui.TextDisplay(self.text))
        if self.attachment:
            view.add_item(ui.File(f"attachment://{self.attachment[0]}"))
        for row in self.rows:
            view.add_item(ui.TextDisplay(row) if isinstance(row, str) else ui.ActionRow(*row))
        view.stop()  # presses are routed by custom id; discord.py would hold it for 15 minutes
        return view

    def files(self) -> list[discord.File]:
        """Return new file objects; each can be sent once."""
        files = []
        if self.picture:
            file, alt, name = self.picture.file, self.picture.alt, self.picture.name
            files.append(discord.File(io.BytesIO(file), name, description=alt))
        if self.attachment:
            name, content = self.attachment
            files.append(discord.File(io.BytesIO(content), name))
        return files

    @property
    def size(self) -> int:
        """The size of its files, in bytes."""
        picture = len(self.picture.file) if self.picture else 0
        return picture + (len(self.attachment[1]) if self.attachment else 0)

    def _pings(self) -> discord.AllowedMentions:
        """Allow pings of the users in `mentions` only."""
        users = [discord.Object(user_id) for user_id in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def without_controls(
    caption: str, row: Sequence[ui.Item[Any]] = (), *, picture: bool = True
) -> dict[str, Any]:
    """Return the edit that strips a public message to its caption and one row of controls.

    An edit that doesn't mention files keeps them.
    """
    files: dict[str, Any] = {} if picture else {"attachments": []}
    return {"content": caption, "view": _controls([row] if row else ()), **files}


def rows_of(
    items: Sequence[ui.Item[Any]], width: int = MAX_BUTTONS_PER_ROW
) -> list[list[ui.Item[Any]]]:
    """Return items in rows of at most `width`."""
    return [list(items[start : start + width]) for start in range(0, len(items), width)]


def _controls(rows: Sequence[Sequence[ui.Item[Any]] | str]) -> ui.View:
    """Return the controls of a public message; raise TypeError for a text row."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, str):
            raise TypeError("a public message has no text between its rows")
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """Return the component that shows an attached picture by its file name."""
    medium = discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)
    return ui.MediaGallery(medium)
