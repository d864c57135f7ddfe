"""The feed of new versions that a host can name."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from time import thread_time

import pytest
from aiohttp import web

from bot.features.operator.desk import HostDesk, Hosting
from bot.features.operator.updates import MOST_BYTES, UpdateFeed, newest_in
from bot.features.operator.watch import Watch
from bot.host.settings import BadSetting, Settings
from tests.bot.server import Server
from tests.playground.waiting import until

ATOM = """<feed><title>Release notes from facet</title><id>tag:3.9.9</id>
<entry><title>v1.10.0</title><content>better than 2.0.0</content></entry>
<entry><title>Facet 1.9.3</title></entry><entry><title>v1.11.0-rc.1</title></entry></feed>"""


@pytest.mark.parametrize(
    ("said", "newest"),
    [
        (ATOM, "1.10.0"),
        ('[{"tag_name": "v1.4.0", "body": "9.9.9"}, {"tag_name": "v1.3.9"}]', "1.4.0"),
        ("<title>\n <![CDATA[v1.4.0]]>\n</title> 9.9.9", "1.4.0"),
        ("1.3.0\n", "1.3.0"),
        ("no version, 12 seekers, 127.0.0.1", None),
        ("", None),
    ],
)
def test_the_newest_version_of_a_feed(said: str, newest: str | None) -> None:
    """Atom, JSON and a plain text are read; candidates and what notes mention don't count."""
    assert newest_in(said) == newest


@pytest.mark.parametrize(
    "part",
    [
        "<title>",
        "<title",
        "<title ",
        '"version":',
        '"tag_name": "',
        "<title><![CDATA[",
        "1.",
        "v1.2.3 ",
    ],
)
def test_no_feed_takes_long_to_read(part: str) -> None:
    """As much of it as is read takes under a second, whatever it consists of."""
    whole = (part * MOST_BYTES)[:MOST_BYTES]
    before = thread_time()
    newest_in(whole)
    newest_in(part + " " * MOST_BYTES)
    assert thread_time() - before < 1


@pytest.fixture
async def feed() -> AsyncIterator[tuple[str, list[bytes], list[dict[str, str]]]]:
    """Serve a feed: its address, what it answers in turn, and the headers that it was sent."""
    answers: list[bytes] = []
    asked: list[dict[str, str]] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(dict(request.headers))
        return web.Response(body=answers.pop(0)) if answers else web.Response(status=500)

    app = web.Application()
    app.router.add_get("/feed", answer)
    running = web.AppRunner(app)
    await running.setup()
    site = web.TCPSite(running, "127.0.0.1", 0)
    await site.start()
    port = running.addresses[0][1]
    yield f"http://127.0.0.1:{port}/feed", answers, asked
    await running.cleanup()


async def test_the_feed_is_asked_once_a_day(
    feed: tuple[str, list[bytes], list[dict[str, str]]],
) -> None:
    """One request, which names nobody, is enough for a day; only a newer version is told."""
    address, answers, asked = feed
    answers.append(b"9.0.0")
    found = UpdateFeed(address)
    await found.refresh()
    await found.refresh()
    assert [it["User-Agent"] for it in asked] == ["Facet"]
    assert found.newer_than("1.2.0") == "9.0.0"
    assert found.newer_than("9.0.0") is None
    assert found.newer_than("?") is None


async def test_a_feed_that_fails_or_never_ends_does_no_harm(
    feed: tuple[str, list[bytes], list[dict[str, str]]],
) -> None:
    """An error, a refused connection and an endless answer are read as no news."""
    address, answers, _ = feed
    for at in (address, "http://127.0.0.1:9/feed", "https://bad host/"):
        found = UpdateFeed(at)
        await found.refresh()
        assert found.newer_than("1.2.0") is None
    answers.append(b" " * MOST_BYTES + b" 9.0.0")
    found = UpdateFeed(address)
    await found.refresh()
    assert found.newer_than("1.2.0") is None


@pytest.mark.alone
async def test_a_newer_version_is_a_line_at_the_start(
    server: Server,
    feed: tuple[str, list[bytes], list[dict[str, str]]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The feed that the host has named is asked at once; the log and the host's panel name the version."""
    address, answers, _ = feed
    answers.append(b"9.0.0")
    caplog.set_level(logging.INFO)
    facet = server.facet
    facet.parts.of(HostDesk).hosting = Hosting(feed=UpdateFeed(address))
    watch = Watch(facet, facet.tables.store, facet.parts.of(HostDesk))
    watch.start()
    await until(lambda: "version 9.0.0 is out" in caplog.text)
    await watch.close()
    assert (await facet.parts.of(HostDesk).facts()).newer == "9.0.0"


def test_the_feeds_address_is_encrypted() -> None:
    """An address that others on the way could change is refused in a line."""
    with pytest.raises(BadSetting, match="https://"):
        Settings.read({"FACET_TOKEN": "t", "FACET_UPDATES": "http://example.org/feed"})
    assert Settings.read({"FACET_TOKEN": "t"}).updates is None
