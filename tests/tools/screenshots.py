"""`python -m tests.tools.screenshots`: photograph the playground's page for docs/pictures/ again.

Needs Chromium. The bot runs as a process on a stand-in, and people act through its routes.
"""

from __future__ import annotations

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.actions.cooldowns import LIMITS
from bot.host.shifted_clock import CLOCK_POLL_S
from bot.i18n.lexicon import LANGUAGES
from bot.tables.table import Table
from tests.playground import browser
from tests.playground.people import words
from tests.playground.process.house import House, best, offered
from tests.playground.process.staging import staged
from tests.tools.pictures import FOLDER

DESK, PHONE = (1280, 860), (390, 844)
DRAWN = "document.querySelector('#welcome h2') && [...document.images].every(one => one.complete)"
MAKING = 240.0
"""Seconds that a review may take."""
PAUSE = 0.8
"""Seconds in which the page comes to rest."""


class Camera:
    """Two windows of Robin's, a wide and a narrow one."""

    def __init__(self, browser: browser.Browser, base: str) -> None:
        self._browser = browser
        self._address = f"{base}/?as=robin"

    async def shoot(self, name: str, language: str = "en-US", written: str = "") -> None:
        """Photograph what Robin sees, in both widths, with something written in the composer."""
        for suffix, (width, height) in (("", DESK), ("-phone", PHONE)):
            address = f"{self._address}&lang={language}"
            tab = await self._browser.open(address, width, height)
            await tab.until(DRAWN)
            await tab.write(written)
            await asyncio.sleep(PAUSE)
            image = Image.open(BytesIO(await tab.screenshot())).convert("RGB")
            # With a palette it weighs a third, and looks the same.
            reduced = image.quantize(dither=Image.Dither.NONE)
            reduced.save(FOLDER / f"page-{name}{suffix}.png", optimize=True)
            await tab.close()


async def tour(house: House, camera: Camera) -> None:
    """Open a table, play it to the end, and photograph it on the way."""
    for suffix, language in (("-ja", "ja"), ("-zh-TW", "zh-TW"), ("", "en-US")):
        await camera.shoot(f"welcome{suffix}", language)  # the server speaks as its last visitor
    await house.robin.command("splendor new", seats="joined", target="10")
    table = await house.table()
    await house.sam.press(f"facet:b:{table.id}:0:join:")
    await camera.shoot("lobby")
    await house.robin.press(f"facet:b:{table.id}:0:start:")
    table = await house.shown()
    while table.number < 14 or table.asked != 0 or not takes(table):
        table = await house.turn(table)
    await house.shown()
    await camera.shoot("turn")
    await camera.shoot("typing", written="/splendor reserve ")
    await house.robin.prepare(table, max(takes(table), key=len))
    await camera.shoot("gems")
    await house.robin.press(f"facet:b:{table.id}:{table.number}:panel:reserve:")
    await camera.shoot("reserve")
    await speak(house, camera)
    while table.stage == "playing":
        table = await house.turn(table, best(table))
    await house.shown()
    await camera.shoot("finish")
    await house.robin.press(f"facet:b:{table.id}:{len(table.log)}:review:")
    await house.robin.sees(lambda message: "review of" in words(message), MAKING)
    await camera.shoot("review")
    await house.robin.command("puzzle", game="splendor")
    await camera.shoot("puzzle")
    await seek(house, camera)


async def seek(house: House, camera: Camera) -> None:
    """Photograph the first turn of 12 Seekers, and the panel that leads through it."""
    await house.robin.command("seekers new", seats="joined", mode="advanced", sheet="8")
    table = await house.table()
    await house.sam.press(f"facet:b:{table.id}:0:join:")
    await house.robin.press(f"facet:b:{table.id}:0:start:")
    table = await house.shown()
    await house.robin.press(f"facet:b:{table.id}:{table.number}:panel:")
    await camera.shoot("seekers")


def takes(table: Table) -> list[str]:
    """Return the ways to take gems now."""
    return [move for move in offered(table) if move.startswith("take:")]


async def speak(house: House, camera: Camera) -> None:
    """Photograph the same turn, and the panel to buy a card, in the other languages."""
    for language in LANGUAGES:
        if language == "en":
            continue
        house.robin.locale = language
        table = await speaking(house, language)
        await house.robin.press(f"facet:b:{table.id}:{table.number}:panel:reserve:")
        await camera.shoot(f"turn-{language}", language)
    await speaking(house, "en")
    house.robin.locale = "en-US"


async def speaking(house: House, language: str) -> Table:
    """Return the table once it speaks a language, as often as somebody may change that."""
    house.stand_in.leap(LIMITS["language"].span.total_seconds() + 1)
    await asyncio.sleep(CLOCK_POLL_S + PAUSE)  # until the bot has noticed
    await house.robin.command("table language", language=language)
    return await house.shown()


async def photograph(folder: Path) -> None:
    """Run everything that is photographed."""
    async with staged(folder) as house, browser.chromium(folder / "chromium") as chromium:
        await tour(house, Camera(chromium, house.stand_in.base))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(photograph(Path(folder)))
