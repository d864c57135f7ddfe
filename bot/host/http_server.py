"""A minimal HTTP server: one GET per connection, limited in time, size and number.

It checks the Host header against DNS rebinding, so that a website in somebody's browser can't read
the pages.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from bot.host.settings import ListenAddress

CONNECTION_TIMEOUT_S: Final = 5.0
"""The longest duration of a connection, in seconds."""
MAX_CONNECTIONS: Final = 16
"""How many connections may be open; one more closes the oldest."""
MAX_HEAD_BYTES: Final = 8192
"""The largest head of a request, in bytes."""
WRONG_HOST_TEXT: Final = "Ask for this page at localhost, at an address of this machine, or at the name in FACET_HEALTH.\n"


@dataclass(frozen=True, slots=True)
class Response:
    """An HTTP response; `kind` is its content type."""

    status: HTTPStatus
    text: str
    kind: str = "text/plain; charset=utf-8"


Routes = Mapping[str, Callable[[], Awaitable[Response]]]
"""The handler of each page, by path."""


@asynccontextmanager
async def serve_pages(pages: Routes, address: ListenAddress) -> AsyncIterator[None]:
    """Serve pages while the context is open; raise OSError if the address is unavailable."""
    open_: dict[asyncio.Task[None], None] = {}

    def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(open_) >= MAX_CONNECTIONS:
            next(iter(open_)).cancel()
        task = asyncio.create_task(_talk(reader, writer, pages, address.host))
        open_[task] = None
        # It holds the writer until then: Python warns of one that is dropped before it is closed.
        task.add_done_callback(lambda _: writer.transport.abort())
        task.add_done_callback(open_.pop)

    server = await asyncio.start_server(connected, address.host, address.port, limit=MAX_HEAD_BYTES)
    try:
        yield
    finally:
        server.close()
        for task in open_:
            task.cancel()
        await asyncio.gather(*open_, return_exceptions=True)


async def _talk(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pages: Routes, host: str
) -> None:
    with suppress(OSError, EOFError, asyncio.LimitOverrunError):  # a TimeoutError is an OSError
        async with asyncio.timeout(CONNECTION_TIMEOUT_S):
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(await _answer(head.decode("latin-1"), pages, host))
            writer.close()
            await writer.wait_closed()


async def _answer(head: str, pages: Routes, host: str) -> bytes:
    method, _, rest = head.partition("\r\n")[0].partition(" ")
    page = await _page(method, rest.partition(" ")[0].partition("?")[0], head, pages, host)
    body = page.text.encode()
    lines = (
        f"HTTP/1.1 {page.status} {page.status.phrase}",
        f"Content-Type: {page.kind}",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + (b"" if method == "HEAD" else body)


async def _page(method: str, path: str, head: str, pages: Routes, host: str) -> Response:
    fields = (line.partition(":") for line in head.split("\r\n")[1:])
    asked = [value.strip() for name, _, value in fields if name.lower() == "host"]
    if len(asked) != 1:
        status, text = HTTPStatus.BAD_REQUEST, "A request names one host.\n"
    elif not is_ours(asked[0], host):
        status, text = HTTPStatus.MISDIRECTED_REQUEST, WRONG_HOST_TEXT
    elif path not in pages:
        status, text = HTTPStatus.NOT_FOUND, f"There are {' and '.join(pages)}.\n"
    elif method not in ("GET", "HEAD"):
        status, text = HTTPStatus.METHOD_NOT_ALLOWED, "This page can only be read.\n"
    else:
        return await pages[path]()
    return Response(status, text)


def is_ours(asked: str, host: str) -> bool:
    """Return whether a Host header names this machine, or the host that the pages are served on.

    On all addresses (0.0.0.0) it may be any IP address, or the machine's hostname.
    """
    try:
        name = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    own, found = _ip(host), _ip(name)
    everywhere = own is not None and own.is_unspecified
    if found is None:
        return name in ("localhost", host.lower(), *([socket.gethostname().lower()] * everywhere))
    return found.is_loopback or everywhere or found == own


def _ip(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
