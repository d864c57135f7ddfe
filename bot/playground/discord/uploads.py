"""Files that people attach to a command: kept for a while, and never part of a message."""

import base64
import binascii
from collections import OrderedDict

from bot.playground.discord.checks.messages import Upload, attachment_of
from bot.playground.discord.payloads import FILE_LIMIT
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.state import State
from bot.playground.discord.world import Attachment

KEPT = 50
"""How many there are at most; the oldest goes first."""


class Uploads:
    """The files attached to the last commands."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._kept: OrderedDict[Id, tuple[Id, Attachment]] = OrderedDict()

    def add(self, channel_id: Id, given: object) -> tuple[Id, Json]:
        """Keep a file, given as ``{name, content}`` in base64; return its id and its payload.

        Raises TypeError for what isn't a file, ValueError for one that Discord would not take.
        """
        if not isinstance(given, dict):
            raise TypeError("a file is expected")
        try:
            content = base64.b64decode(str(given.get("content", "")), validate=True)
        except binascii.Error as error:
            raise ValueError("this isn't base64") from error
        if len(content) > FILE_LIMIT:
            raise ValueError("the file is too large")
        upload = Upload("0", str(given.get("name", "")), content)
        attachment = attachment_of(self._state.new_id(), upload, {})
        self._state.files.put(attachment.id, content)
        self._kept[attachment.id] = channel_id, attachment
        while len(self._kept) > KEPT:
            self._state.files.drop(self._kept.popitem(last=False)[0])
        return attachment.id, self._state.payloads.attachment(channel_id, attachment, private=True)

    def find(self, channel_id: Id, file_id: Id) -> Attachment | None:
        """Return a file that was given with a command in a channel."""
        where, attachment = self._kept.get(file_id, ("", None))
        return attachment if where == channel_id else None
