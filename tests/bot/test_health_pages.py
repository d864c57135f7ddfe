"""The pages for a watching program: who may ask, how long it may take, and what it costs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.features.operator import health as health_of
from bot.features.operator import health_pages
from bot.features.operator.health import Health
from bot.features.operator.health_pages import MAX_CONNECTIONS, is_ours, serve_health_pages
from bot.host.settings import ListenAddress
from bot.store.sqlite import writer as sqlite_writer
from tests.bot.server import Server
from tests.playground.process.test_health import free_port
from tests.playground.waiting import until


@dataclass
class Watcher:
    """Somebody who asks for the pages."""

    health: Health
    port: int

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect, and say nothing yet."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def said(self, request: str) -> str:
        """Send a request's head; return all that comes before the connection is closed."""
        reader, writer = await self.connect()
        writer.write(request.replace("\n", "\r\n").encode())
        answer = await reader.read()
        writer.close()
        return answer.decode()

    async def status(self, request: str) -> int:
        """Return the status that a request is answered with."""
        return int((await self.said(request)).split(" ")[1])


@pytest.fixture
async def watcher(server: Server) -> AsyncIterator[Watcher]:
    """Serve the pages of a bot whose database has proven that it saves."""
    async with watching(server) as watcher:
        await until(lambda: watcher.health.database_writable)
        yield watcher


@asynccontextmanager
async def watching(server: Server) -> AsyncIterator[Watcher]:
    """Serve the pages of a bot."""
    health, port = Health(server.facet), free_port()
    async with serve_health_pages(server.facet, health, ListenAddress("127.0.0.1", port)):
        yield Watcher(health, port)


async def test_a_page_in_a_browser_cannot_ask(watcher: Watcher) -> None:
    """Who asks under another site's name, or under none or two, is told nothing."""
    assert await watcher.status("GET /metrics HTTP/1.1\nHost: localhost:8081\n\n") == 200
    assert await watcher.status("GET /metrics HTTP/1.1\nHost: evil.example:8081\n\n") == 421
    assert await watcher.status("GET /metrics HTTP/1.1\n\n") == 400
    assert (
        await watcher.status("GET /metrics HTTP/1.1\nHost: localhost\nHost: evil.example\n\n")
        == 400
    )
    assert await watcher.status("GET /else HTTP/1.1\nHost: localhost\n\n") == 404
    assert await watcher.status("POST /metrics HTTP/1.1\nHost: localhost\n\n") == 405
    head = await watcher.said("HEAD /metrics?x=1 HTTP/1.1\nHost: [::1]:8081\n\n")
    assert head.startswith("HTTP/1.1 200 OK\r\n")
    assert head.endswith("Connection: close\r\n\r\n")


@pytest.mark.parametrize(
    ("host", "ours", "others"),
    [
        (
            "127.0.0.1",
            ["127.0.0.1:8081", "LOCALHOST", "[::1]"],
            ["10.0.0.5", "bot.example", "[", ""],
        ),
        ("10.0.0.5", ["10.0.0.5:8081", "127.0.0.1"], ["10.0.0.6", "bot.example"]),
        ("bot.example", ["Bot.Example:8081", "localhost"], ["10.0.0.5", "evil.example"]),
        ("0.0.0.0", ["10.0.0.5", "[fe80::1]:8081"], ["evil.example"]),  # noqa: S104 - all of them
    ],
)
def test_whose_names_are_answered_to(host: str, ours: list[str], others: list[str]) -> None:
    """They are this machine's, and the one that the host has set."""
    assert all(is_ours(asked, host) for asked in ours)
    assert not any(is_ours(asked, host) for asked in others)


async def test_a_slow_request_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose request does not end in time hears nothing, and 504 if the answer takes too long."""
    monkeypatch.setattr(health_pages, "REQUEST_TIMEOUT_S", 0.01)
    async with watching(server) as watcher:
        assert await watcher.said("GET /healthz HTTP/1.1\nHost: localhost\n") == ""
        monkeypatch.setattr(health_pages, "REQUEST_TIMEOUT_S", 0.0)
        assert await watcher.status("GET /metrics HTTP/1.1\nHost: localhost\n\n") == 504


async def test_a_large_request_is_refused(watcher: Watcher) -> None:
    """A request whose head has no end is answered with 400, and nobody waits for a body."""
    assert await watcher.status(f"GET /healthz HTTP/1.1\nX: {'x' * 10000}") == 400
    large = "POST /healthz HTTP/1.1\nHost: localhost\nContent-Length: 1000000\n\nx"
    assert await watcher.status(large) == 405


async def test_idle_connections_give_way(watcher: Watcher) -> None:
    """However many are held open, the next one is answered, and the oldest one is closed."""
    held = [await watcher.connect() for _ in range(MAX_CONNECTIONS + 1)]
    assert await watcher.status("GET /metrics HTTP/1.1\nHost: localhost\n\n") == 200
    assert await held[0][0].read() == b""
    for _, writer in held:
        writer.close()


async def test_asking_writes_nothing(watcher: Watcher, server: Server) -> None:
    """However often somebody asks, the database takes no note of it."""
    store = server.facet.tables.store
    await store.notes.save("health", "untouched")
    for _ in range(3):
        await watcher.said("GET /healthz HTTP/1.1\nHost: localhost\n\n")
    assert watcher.health.database_writable
    assert await store.notes.get("health") == "untouched"


async def test_a_database_that_is_held(
    watcher: Watcher, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another process holds the file, the page says so with 503, and no longer afterwards."""
    monkeypatch.setattr(health_of, "DATABASE_CHECK_INTERVAL_S", 0.0)
    monkeypatch.setattr(sqlite_writer, "BUSY_MS", 50)
    with closing(sqlite3.connect(Path(server.path), isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        await until(lambda: not watcher.health.database_writable)
        answer = await watcher.said("GET /healthz HTTP/1.1\nHost: localhost\n\n")
    assert answer.startswith("HTTP/1.1 503 ")
    assert '"database": false' in answer
    await until(lambda: watcher.health.database_writable)
