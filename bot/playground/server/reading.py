"""Reading what the bot sends, and answering in the form that it requires."""

import io
import json
import re

from aiohttp import BodyPartReader, MultipartReader, web

from bot.playground.discord import errors
from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.payloads import FILE_LIMIT
from bot.playground.server.recorder import Recorder

NOTE = web.RequestKey("note", dict)
FILE_FIELD = re.compile(r"files\[(\d+)\]")


def answer(body: object, status: int = 200) -> web.Response:
    """Answer with JSON; discord.py accepts only exactly this content type."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={"Content-Type": "application/json"},
    )


async def read(request: web.Request) -> tuple[object, list[Upload]]:
    """Return the JSON body, whatever it is, and the files of a request."""
    body: object = {}
    uploads: list[Upload] = []
    whole = await request.read()
    if not request.content_type.startswith("multipart/"):
        body = _decoded(whole or b"{}")
        Recorder.body(request[NOTE], body if whole else None, [])
        return body, []
    parts = MultipartReader(request.headers, _Whole(whole))  # type: ignore[arg-type]
    while (part := await parts.next()) is not None:
        if not isinstance(part, BodyPartReader):
            raise errors.Refusal(400, 50035, "Invalid Form Body")
        content = bytearray()
        while chunk := await part.read_chunk(1 << 16):
            content += chunk
            if len(content) > FILE_LIMIT:
                raise errors.Refusal(*errors.TOO_LARGE)
        if part.name == "payload_json":
            body = _decoded(bytes(content))
        elif field := FILE_FIELD.fullmatch(part.name or ""):
            uploads.append(Upload(field[1], part.filename or "file", bytes(content)))
    Recorder.body(request[NOTE], body, uploads)
    return body, uploads


def _decoded(text: bytes) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        message = "The request body contains invalid JSON."
        raise errors.Refusal(400, 50109, message) from error


class _Whole(io.BytesIO):
    """A body that is there in whole, for aiohttp's reader, which puts back what it read too far.

    On a body still arriving it does so in a way that aiohttp itself warns of.
    """

    async def read(self, size: int = -1) -> bytes:  # type: ignore[override]
        """Return the next bytes."""
        return super().read(size)

    async def readline(self, *, max_line_length: int | None = None) -> bytes:  # type: ignore[override]
        """Return the next line."""
        return super().readline(max_line_length or -1)

    def unread_data(self, data: bytes) -> None:
        """Go back to before these bytes."""
        self.seek(-len(data), io.SEEK_CUR)

    def at_eof(self) -> bool:
        """Return whether everything was read."""
        return self.tell() >= len(self.getbuffer())
