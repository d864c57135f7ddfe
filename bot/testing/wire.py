"""Replaces discord.py's aiohttp session: requests reach the stand-in without a socket."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from email.utils import formatdate
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import aiohttp
from multidict import CIMultiDict

from bot.playground.discord.checks.messages import Upload
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
    """The part of aiohttp's session that discord.py uses.

    `asked` and `file` carry a request out, and take the time that a network takes.
    """

    def __init__(
        self,
        asked: Callable[[Request], Awaitable[Reply]],
        file: Callable[[str], Awaitable[bytes | None]],
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
        """Send a request to Discord."""
        parts = urlsplit(url)
        body, uploads = _read(data)
        query = dict(parse_qsl(parts.query)) | {key: str(it) for key, it in (params or {}).items()}
        path = unquote(parts.path).removeprefix(PREFIX)
        yield await self._asked(Request(method, path, query, body, uploads))

    @asynccontextmanager
    async def get(self, url: str, **_: object) -> AsyncIterator[Reply]:
        """Download a file."""
        content = await self._file(urlsplit(url).path)
        yield Reply(200 if content is not None else 404, content or b"", "application/octet-stream")


def spoken(answer: Answer) -> Reply:
    """Return an answer as the network carries it."""
    text = b"" if answer.body is None else json.dumps(answer.body).encode()
    return Reply(answer.status, text, "application/json" if text else "text/plain")


def _read(data: object) -> tuple[object, list[Upload]]:
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
