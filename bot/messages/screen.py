"""A message as a value, before discord.py sends it and after, with the edit that strips it."""

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import discord
from discord import ui

from render.look import ALT_LIMIT

PICTURE_NAME: Final = "board.png"
SMALL: Final = "-# "
"""The start of a small line, such as the title of a board."""
EVENT: Final = "- "
"""The start of a line on what happened at a board."""
_CAPTION: Final = re.compile(
    rf"^(?:(?:{SMALL}|{EVENT})[\s\S]*|### .*(?:\n(?:{SMALL}|\d+\. ).*)*)", re.MULTILINE
)
"""The caption of a board, up to the end of the message, below the call to the player, which an edit removes; or of a lobby: its title, settings and seats."""
MAX_CONTENT_LENGTH: Final = 2000
"""Discord's limit of characters in a message."""
MAX_PANEL_LENGTH: Final = 4000
"""Discord's limit of characters in a private panel."""
MAX_PANEL_BYTES: Final = 10_000
"""The most bytes in a private panel: with slightly more, Discord answers with an undocumented 500."""
MAX_BUTTONS_PER_ROW: Final = 5
"""Discord's limit of buttons in a row."""

Rows = Sequence[Sequence[ui.Item[Any]] | str]
"""Rows of controls; in a private panel, one may be a text."""


MAX_PICTURE_BYTES: Final = 8_000_000
"""The most bytes in a picture: Discord takes 10 MiB with everything else in the message."""


@dataclass(frozen=True, slots=True)
class PictureFile:
    """An image file, by default a PNG, and its alt text, which is cut to what Discord takes."""

    file: bytes
    alt: str
    name: str = PICTURE_NAME

    def __post_init__(self) -> None:
        if len(self.file) > MAX_PICTURE_BYTES:
            raise ValueError(f"a picture of {len(self.file):,} bytes is too large")
        if len(self.alt) > ALT_LIMIT:
            object.__setattr__(self, "alt", f"{self.alt[: ALT_LIMIT - 1]}…")


@dataclass(frozen=True, slots=True)
class Screen:
    """A call, a caption, a text, a picture, and rows of controls.

    `mentions` and `roles` are the users and the roles that it may ping.

    A public message is a classic one. It begins with the `call` to the player to move, which a push
    notification shows. Its `caption`, or what `remains` of it, stays when a newer message follows. A private panel uses
    Components V2: its text is below the picture, and a row may be a text.
    """

    call: str = ""
    caption: str = ""
    remains: str = ""
    picture: PictureFile | None = None
    text: str = ""
    rows: Rows = ()
    mentions: Sequence[int] = ()
    roles: Sequence[int] = ()
    attachment: tuple[str, bytes] | None = None

    @property
    def content(self) -> str:
        """The text of a public message."""
        return "\n".join(filter(None, (self.call, self.caption, self.text)))

    @property
    def stays(self) -> str:
        """What stays of a public message when a newer one follows."""
        return self.remains or self.caption

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
            name, alt = f"attachment://{self.picture.name}", self.picture.alt or None
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem(name, description=alt)))
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
        """Allow pings of the users in `mentions` and of `roles` only."""
        users, roles = ([discord.Object(it) for it in ids] for ids in (self.mentions, self.roles))
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message as far as it's known."""

    message_id: int
    private: bool = False
    caption: str = ""

    @classmethod
    def of(cls, message: discord.Message) -> Self:
        """Return the parts of a message that an edit needs."""
        match = _CAPTION.search(message.content)
        return cls(message.id, message.flags.ephemeral, match[0] if match else message.content)


def without_controls(
    caption: str, row: Sequence[ui.Item[Any]] = (), *, picture: bool = True
) -> dict[str, Any]:
    """Return the edit that strips a public message to its caption, its picture (if wanted) and one row of controls.

    An edit that doesn't mention files keeps them. A lobby's cover has free seats, which nobody can take once the
    board follows. Discord refuses an edit that leaves a message empty, so without a caption the picture stays.
    """
    keeps = not caption or (picture and is_board(caption))
    files: dict[str, Any] = {} if keeps else {"attachments": []}
    return {"content": caption, "view": _controls([row] if row else ()), **files}


def is_board(caption: str) -> bool:
    """Return whether a caption is a board's, not a lobby's."""
    return not caption or caption.startswith((SMALL, EVENT))


def rows_of(
    items: Sequence[ui.Item[Any]], width: int = MAX_BUTTONS_PER_ROW
) -> list[list[ui.Item[Any]]]:
    """Return items in rows of at most `width`."""
    return [list(items[start : start + width]) for start in range(0, len(items), width)]


def _controls(rows: Rows) -> ui.View:
    """Return the controls of a public message, in more rows where one has no room; raise TypeError for a text row."""
    view, shown = ui.View(timeout=None), list[list[ui.Item[Any]]]()
    for row in rows:
        if isinstance(row, str):
            raise TypeError("a public message has no text between its rows")
        shown += rows_of(row)
    for number, items in enumerate(shown):
        for item in items:
            item.row = number
            view.add_item(item)
    return view
