"""Reads the feed in `FACET_UPDATES` for newer versions; it sends nothing else."""

import logging
import re
from time import monotonic
from typing import Final

import aiohttp

from bot.host.threads import in_thread

log = logging.getLogger(__name__)

INTERVAL_S: Final = 86_400.0
"""Seconds between two looks at the feed."""
TIMEOUT_S: Final = 10.0
MOST_BYTES: Final = 512 * 1024
"""Of a longer answer the rest isn't read."""
_VERSION: Final = re.compile(r"(?<![\w.])v?(\d{1,4}\.\d{1,4}\.\d{1,4})(?![\w.-]|\.\d)", re.ASCII)
_TITLES: Final = re.compile(
    r"<title[^<>]*>\s*(?:<!\[CDATA\[)?([^<]{0,300})|\"(?:tag_name|version)\":\s*\"([^\"]{0,300})"
)
"""A title or a tag; read up to where the next could begin, so that the time grows with the length only."""


class UpdateFeed:
    """A feed of releases (Atom, as GitHub's `releases.atom`; JSON), or a text with a version."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._asked_at = -INTERVAL_S
        self._newest: str | None = None

    async def refresh(self) -> None:
        """Read the feed, unless it was read within the last day."""
        if monotonic() - self._asked_at >= INTERVAL_S:
            self._asked_at = monotonic()
            self._newest = await in_thread(newest_in, await self._fetched()) or self._newest

    def newer_than(self, own: str) -> str | None:
        """Return the newest version that the feed named last, if it is newer."""
        newest = self._newest
        return newest if newest and _parts(newest) > _parts(own) else None

    async def _fetched(self) -> str:
        timeout = aiohttp.ClientTimeout(total=TIMEOUT_S)
        try:
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.get(self._address, headers={"User-Agent": "Facet"}) as response,
            ):
                response.raise_for_status()
                content = b""
                while len(content) < MOST_BYTES and (part := await response.content.readany()):
                    content += part
        except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
            log.info("the feed of new versions can't be read: %s", error or type(error).__name__)
            return ""
        return content[:MOST_BYTES].decode(errors="replace")


def newest_in(text: str) -> str | None:
    """Return the newest version that a feed names: of a feed with titles or tags, only there."""
    titles = [title or tag for title, tag in _TITLES.findall(text)]
    versions = [it for part in (titles or [text]) for it in _VERSION.findall(part)]
    return max(versions, key=_parts, default=None)


def _parts(version: str) -> tuple[int, ...]:
    """Return a version's numbers; those of an unknown one come last, so that nothing is newer."""
    numbers = _VERSION.fullmatch(version)
    return tuple(map(int, numbers[1].split("."))) if numbers else (10**6,)
