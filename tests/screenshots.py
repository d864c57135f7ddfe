"""`python -m tests.screenshots`: photograph the playground's page for docs/pictures/ again.

Needs Chromium. The bot runs as a process on a stand-in, and people act through its routes.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.pictures import FOLDER
from tests.playground import browser
from tests.playground.process.house import House, best
from tests.playground.process.staging import staged

DESK, PHONE = (1280, 860), (390, 844)
PAUSE = 0.8
"""Seconds in which pictures load and the page comes to rest."""


class Camera:
    """Two windows of Robin's, a wide and a narrow one."""

    def __init__(self, browser: browser.Browser, base: str) -> None:
        self._browser = browser
        self._address = f"{base}/?as=robin"

    async def shoot(self, name: str) -> None:
        """Photograph what Robin sees, in both widths."""
        for suffix, (width, height) in (("", DESK), ("-phone", PHONE)):
            tab = await self._browser.open(self._address, width, height)
            await asyncio.sleep(PAUSE * 2)
            await tab.picture(FOLDER / f"page-{name}{suffix}.png")
            await tab.close()


async def tour(house: House, camera: Camera) -> None:
    """Open a table, play it to the end, and photograph it on the way."""
    await house.robin.command("splendor new", seats="joined", target="10")
    table = await house.table()
    await house.sam.press(f"facet:b:{table.id}:0:join:")
    await camera.shoot("lobby")
    await house.robin.press(f"facet:b:{table.id}:0:start:")
    table = await house.shown()
    while table.number < 14 or table.asked != 0:
        table = await house.turn(table)
    await house.shown()
    await camera.shoot("turn")
    at = f"{table.id}:{table.number}"
    await house.robin.press(f"facet:b:{at}:panel:take:")
    for state in ("+w", "w+b", "wb+k"):
        await house.robin.press(f"facet:b:{at}:panel:take:{state}")
    await camera.shoot("gems")
    while table.stage == "playing":
        table = await house.turn(table, best(table))
    await house.shown()
    await camera.shoot("finish")


async def photograph(folder: Path) -> None:
    """Run everything that is photographed."""
    async with staged(folder) as house, browser.chromium(folder / "chromium") as chromium:
        await tour(house, Camera(chromium, house.stand_in.base))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(photograph(Path(folder)))
