"""A message before it becomes Discord's."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

PICTURE_NAME: Final = "board.png"
MAX_CONTENT_LENGTH: Final = 2000
"""How many characters a public message may have."""
MAX_BUTTONS_PER_ROW: Final = 5
"""How many buttons fit into a row."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file, a PNG if its name does not say otherwise, and what it shows in words."""

    file: bytes
    alt: str
    name: str = PICTURE_NAME


@dataclass(frozen=True, slots=True)
class Screen:
    """A call, a caption, a text, a picture, and rows of controls; `mentions` are those it may ping.

    A public message is a classic one. It begins with the `call` to whoever is to act: that is what
    a push notification shows. Its `caption` stays when another message follows. A private panel
    uses Components V2, where its text stands below the picture, and a row may be a text.
    """

    call: str = ""
    caption: str = ""
    picture: Picture | None = None
    text: str = ""
    rows: Sequence[Sequence[ui.Item[Any]] | str] = ()
    mentions: Sequence[int] = ()
    attachment: tuple[str, bytes] | None = None

    @property
    def content(self) -> str:
        """What a public message says."""
        return "\n".join(filter(None, (self.call, self.caption, self.text)))

    def message(self) -> dict[str, Any]:
        """Return what to post for all to see, or to change such a message to, beside its files."""
        return {
            "content": self.content,
            "view": _controls(self.rows),
            "allowed_mentions": self._pings(),
        }

    def layout(self) -> ui.LayoutView:
        """Return the components of a private panel, its picture at top level: there it is largest."""
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
        view.stop()  # presses come by their ids; discord.py would keep it for 15 minutes
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

    @property
    def size(self) -> int:
        """How many bytes its files have."""
        picture = len(self.picture.file) if self.picture else 0
        return picture + (len(self.attachment[1]) if self.attachment else 0)

    def _pings(self) -> discord.AllowedMentions:
        """Return who may be pinged: nobody but those named."""
        users = [discord.Object(user_id) for user_id in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def without_controls(
    caption: str, row: Sequence[ui.Item[Any]] = (), *, picture: bool = True
) -> dict[str, Any]:
    """Return what to leave of a public message that another one follows.

    An edit that doesn't mention the files keeps them.
    """
    files: dict[str, Any] = {} if picture else {"attachments": []}
    return {"content": caption, "view": _controls([row] if row else ()), **files}


def rows_of(
    items: Sequence[ui.Item[Any]], width: int = MAX_BUTTONS_PER_ROW
) -> list[list[ui.Item[Any]]]:
    """Return items in rows of at most `width`."""
    return [list(items[start : start + width]) for start in range(0, len(items), width)]


def _controls(rows: Sequence[Sequence[ui.Item[Any]] | str]) -> ui.View:
    """Return the controls of a public message; raise TypeError for a text among them."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, str):
            raise TypeError("a public message has no text between its rows")
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """Return a picture of a private panel that is sent along under a name."""
    medium = discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)
    return ui.MediaGallery(medium)
