"""A message as it stands in a channel, and what to leave of it when another one follows.

Public messages of earlier versions have Components V2, a flag that can't be taken back: they are
edited as such for as long as they exist (`docs/decisions/0020-classic-messages.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import discord
from discord import ui

from bot.messages.screen import gallery, without_controls

CAPTION_PREFIX: Final = "-# "
"""How the caption of a board begins: the text before it, which calls the player, goes."""


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that an edit keeps: Discord wants its id and its name."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """Return it as discord.py sends it."""
        return {"id": self.id, "filename": self.filename}


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message: whether only one person sees it, its caption, and, with V2, what its picture shows."""

    message_id: int
    private: bool = False
    caption: str = ""
    v2: bool = False
    alt: str = ""
    file: KeptFile | None = None

    @classmethod
    def of(cls, message: discord.Message) -> Self:
        """Return what to know of a message."""
        private = message.flags.ephemeral
        if not message.flags.components_v2:
            above, below, caption = message.content.partition(f"\n{CAPTION_PREFIX}")
            return cls(message.id, private, below.lstrip() + caption or above)
        caption = ""
        alt = ""
        file = None
        for part in message.components:
            if isinstance(part, discord.TextDisplay) and not caption and file is None:
                caption = part.content
            elif isinstance(part, discord.MediaGalleryComponent):
                medium = part.items[0].media
                name = medium.url.partition("?")[0].rpartition("/")[2]
                alt = part.items[0].description or ""
                file = KeptFile(medium.attachment_id or 0, name)
        return cls(message.id, private, caption, v2=True, alt=alt, file=file)

    def without_controls(
        self, caption: str, row: Sequence[ui.Item[Any]] = (), *, picture: bool = True
    ) -> dict[str, Any]:
        """Return what to leave of it: a caption, its picture unless that goes too, and a row."""
        if not self.v2:
            return without_controls(caption, row, picture=picture)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(caption))
        file = self.file if picture else None
        if file:
            view.add_item(gallery(file.filename, self.alt))
        if row:
            view.add_item(ui.ActionRow(*row))
        return {"view": view, "attachments": [file] if file else []}
