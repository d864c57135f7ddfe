"""A posted message, and the edit that strips it when a newer one follows.

Public messages of earlier versions use Components V2. That flag can't be removed, so they are
edited as V2 messages (`docs/decisions/0020-classic-messages.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import discord
from discord import ui

from bot.messages.screen import gallery, without_controls

CAPTION_PREFIX: Final = "-# "
"""The start of a board's caption; the text before it calls the player, and an edit removes it."""


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that an edit keeps, by its id and name."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """Return the payload that discord.py sends."""
        return {"id": self.id, "filename": self.filename}


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message as far as it's known; `alt` and `file` are only known for Components V2."""

    message_id: int
    private: bool = False
    caption: str = ""
    v2: bool = False
    alt: str = ""
    file: KeptFile | None = None

    @classmethod
    def of(cls, message: discord.Message) -> Self:
        """Return the parts of a message that an edit needs."""
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
        """Return the edit that leaves a caption, the picture (if wanted) and one row of controls."""
        if not self.v2:
            # A lobby's cover has free seats, which nobody can take once the board follows.
            board = not caption or caption.startswith(CAPTION_PREFIX)
            return without_controls(caption, row, picture=picture and board)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(caption))
        file = self.file if picture else None
        if file:
            view.add_item(gallery(file.filename, self.alt))
        if row:
            view.add_item(ui.ActionRow(*row))
        return {"view": view, "attachments": [file] if file else []}
