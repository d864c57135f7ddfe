"""Replaces discord.py's aiohttp session: requests reach the stand-in without a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from email.utils import formatdate
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import aiohttp
from multidict import CIMultiDict

from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.errors import Refusal
from bot.playground.discord.rest.exchange import Answer, Request

PREFIX = "/api/v10"


class Reply:
    """The part of aiohttp's response that discord.py reads."""

    def __init__(self, status: int, body: bytes, kind: str) -> None:
        self.status = status
        self.reason = ""
        self.headers = CIMultiDict({"Content-Type": kind, "Date": formatdate(), "Via": "1.1 wire"})
        self._body = body

    async def read(self) -> bytes:
        """Return the body."""
        return self._body

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body as text."""
        return self._body.decode(encoding)


class Wire:
    """The part of aiohttp's session that discord.py uses."""

    def __init__(
        self, asked: Callable[[Request], Answer], file: Callable[[str], bytes | None]
    ) -> None:
        self._asked = asked
        self._file = file
        self.closed = False

    async def close(self) -> None:
        """Close."""
        self.closed = True

    @asynccontextmanager
    async def request(
        self,
        method: str,
        url: str,
        *,
        data: object = None,
        params: Mapping[str, Any] | None = None,
        **_: object,
    ) -> AsyncIterator[Reply]:
        """Send a request to Discord; other tasks run in between, as with a network."""
        await asyncio.sleep(0)
        parts = urlsplit(url)
        body, uploads = read_body(data)
        query = dict(parse_qsl(parts.query)) | {key: str(it) for key, it in (params or {}).items()}
        path = unquote(parts.path).removeprefix(PREFIX)
        try:
            answer = self._asked(Request(method, path, query, body, uploads))
        except Refusal as refusal:
            answer = Answer(refusal.body, refusal.status)
        text = b"" if answer.body is None else json.dumps(answer.body).encode()
        yield Reply(answer.status, text, "application/json" if text else "text/plain")

    @asynccontextmanager
    async def get(self, url: str, **_: object) -> AsyncIterator[Reply]:
        """Download a file."""
        await asyncio.sleep(0)
        content = self._file(urlsplit(url).path)
        yield Reply(200 if content is not None else 404, content or b"", "application/octet-stream")


def read_body(data: object) -> tuple[object, list[Upload]]:
    """Return the JSON and the files in a body."""
    if not isinstance(data, aiohttp.FormData):
        return json.loads(data) if isinstance(data, str | bytes) else {}, []
    body: object = {}
    uploads = []
    for options, _, value in data._fields:
        if options["name"] == "payload_json":
            body = json.loads(value)
        else:
            key = options["name"].removeprefix("files[").removesuffix("]")
            uploads.append(Upload(key, options["filename"], value.read()))
    return body, uploads
