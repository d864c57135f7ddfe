"""`python -m tests.tools.moving_picture`: film a table on the page for the READMEs, lobby to finish.

Needs Chromium. Each README has a film in its language; languages that are named are filmed alone.
Robin plays against a computer, on the page with a mouse where it is filmed at leisure, and through
the same routes where time flies; another game is played until Robin wins.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PIL import Image

from bot.i18n.lexicon import words_in
from bot.screens.board import continues_in_private
from bot.tables.table import Table
from render import fonts
from render.sprites import Sketch
from tests.playground import browser
from tests.playground.people import custom_ids
from tests.playground.process.by_text import Reading
from tests.playground.process.house import House, best, offered
from tests.playground.process.staging import staged
from tests.playground.waiting import PATIENCE
from tests.tools.pictures import FOLDER

PAGE = (640, 700)
SIZE = (640, 760)
"""The page with a caption below it."""
MOST_BYTES = 600_000
COLOURS = (256, 192, 128, 96, 64)
GREEN = (124, 179, 66)
"""The colour of a sign on a few buttons, too small to be among the commonest, and brown without."""
FLYING = 3
"""The pictures that a game is told in from its first turn to its last."""

TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "One command opens a table",
        "Friends join, or computers",
        "Buttons lead through a turn",
        "The computer has answered",
        "Play at once, or over days",
        "The finish: a picture to share",
    ),
    "ja": (
        "コマンドひとつで募集",
        "友だちとも、コンピューターとも",
        "手番はボタンで進む",
        "コンピューターも手番を終えた",
        "一気にでも、何日かけてでも",
        "決着は1枚の画像に",
    ),
    "zh-TW": (
        "一個指令就能開桌",
        "和朋友玩，也能和電腦玩",
        "按鈕帶你走完一回合",
        "電腦也行動完了",
        "一次玩完，或玩上好幾天",
        "結束時有圖片可以分享",
    ),
}
"""The captions in each language, in their order."""
POINTER = """(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
        * { caret-color: transparent !important; transition: none !important; }
        #pointer { left: 0; pointer-events: none; position: fixed; top: 0; z-index: 99; }`);
    document.adoptedStyleSheets.push(style);
    document.body.insertAdjacentHTML("beforeend", `<svg id="pointer" width="26" height="34">
        <path d="M2 2v24l6-5 4 10 5-2-4-10h8z" fill="#111" stroke="#fff" stroke-width="2"/></svg>`);
})()"""
AT_REST = """(async () => {
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
})()"""


def target(language: str) -> Path:
    """Return the file of the film in a language."""
    return FOLDER / ("facet.gif" if language == "en" else f"facet.{language}.gif")


@dataclass
class Film:
    """What a tab looked like, each with the milliseconds it is shown."""

    tab: browser.Tab
    language: str
    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    told: int = 0
    at: tuple[float, float] = (SIZE[0] * 0.7, SIZE[1] * 0.6)

    async def shoot(self, milliseconds: int) -> None:
        """Add what the tab looks like once it has come to rest."""
        await self.tab.evaluate(AT_REST)
        image = Image.open(io.BytesIO(await self.tab.screenshot())).convert("RGB")
        self.frames.append(captioned(image, TOLD[self.language][self.told], self.language))
        self.times.append(milliseconds)

    async def point(self, x: float, y: float) -> None:
        """Put the pointer there."""
        place = json.dumps(f"translate({x}px, {y}px)")
        await self.tab.evaluate(f"document.getElementById('pointer').style.transform = {place}")

    async def press(self, custom_id: str) -> None:
        """Lead the pointer to a button and press it."""
        await self.click(f"button[data-custom-id={json.dumps(custom_id)}]")

    async def click(self, found: str) -> None:
        """Lead the pointer to what a selector finds, and press it as soon as it can be."""
        selector = f"{found}:not(:disabled):not([aria-busy])"
        box = await self.tab.until(
            f"(box => box && {{x: box.x + box.width / 2, y: box.y + box.height / 2}})"
            f"(document.querySelector({json.dumps(selector)})?.getBoundingClientRect())"
        )
        (x, y), goal = self.at, (box["x"], box["y"])
        for part in (0.5, 0.85, 1.0):
            await self.point(x + (goal[0] - x) * part, y + (goal[1] - y) * part)
            await self.shoot(60)
        self.at = goal
        await self.tab.click(selector)
        await self.tab.send("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)

    def save(self, path: Path) -> None:
        """Write it in as many colours as fit into the size; raise ValueError if none do."""
        for colours in COLOURS:
            out = io.BytesIO()
            first, *rest = painted(self.frames, colours)
            first.save(out, "GIF", save_all=True, append_images=rest, duration=self.times, loop=0)
            if out.tell() <= MOST_BYTES:
                path.write_bytes(out.getvalue())
                return
        raise ValueError(f"more than {MOST_BYTES:,} bytes")


def captioned(page: Image.Image, text: str, language: str) -> Image.Image:
    """Put a caption under a page."""
    (width, height), top = SIZE, PAGE[1]
    below = Sketch(width, height - top, "seat", language)
    below.name(text, 34, "y3", ((width - fonts.width(text, 34)) / 2, (height - top) / 2))
    frame = Image.new("RGB", SIZE)
    frame.paste(page)
    frame.paste(below.image, (0, top))
    return frame


def painted(frames: Sequence[Image.Image], colours: int) -> list[Image.Image]:
    """Paint every frame in the same colours, so that what rests is the same in all of them."""
    width, height = SIZE
    samples = frames[:: max(1, len(frames) // 8)]
    all_of_them = Image.new("RGB", (width, height * len(samples)))
    for number, frame in enumerate(samples):
        all_of_them.paste(frame, (0, height * number))
    palette = all_of_them.quantize(colours - 1, kmeans=4, dither=Image.Dither.NONE)
    palette.putpalette([*(palette.getpalette() or [])[: 3 * (colours - 1)], *GREEN])
    return [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]


async def opening(film: Film, house: House) -> Table:
    """Film how a table is opened, and a computer sits down."""
    await film.shoot(1000)
    command = Reading(film.language).spelled("splendor new", {"target": "10"})
    seats = words_in(film.language)("option-seats")
    for text in (command[:3], command[3:], f" {seats}:", "joined"):
        await film.tab.write(text)
        await film.tab.until("document.querySelector('.popup')")
        await film.shoot(160)
    await film.tab.press("Enter")
    await film.tab.until("document.querySelector('.message .choose-button')")
    table = await house.shown()
    await film.shoot(1400)
    film.told += 1
    await film.click(".message .choose-button")
    await film.shoot(800)
    await film.click(".message .choice:nth-child(1)")
    await film.tab.until("!document.querySelector('[data-custom-id*=\":start:\"]').disabled")
    await film.shoot(1200)
    await film.press(f"facet:b:{table.id}:0:start:")
    return await asked_again(house)


async def a_turn(film: Film, house: House, table: Table) -> Table:
    """Film how Robin takes the set of gems that helps most."""
    await house.robin.board(table)
    film.told += 1
    await film.shoot(1400)
    at = f"facet:b:{table.id}:{table.number}"
    await film.press(f"{at}:panel:take:")
    panel = await house.robin.sees(lambda message: f"{at}:panel:reserve" in custom_ids(message))
    sets = {f"{at}:panel:{move}": move for move in offered(table)}
    first = next(custom_id for custom_id in custom_ids(panel) if custom_id in sets)
    move = sets[first]
    await film.tab.until(f"document.querySelector('[data-custom-id=\"{first}\"]')")
    await film.shoot(900)
    await film.press(first)
    await film.tab.until(f"document.querySelector('[data-custom-id=\"{at}:play:{move}\"]')")
    await film.shoot(900)
    await film.press(f"{at}:play:{move}")
    table = await asked_again(house, table)
    await on_screen(film, house, table)
    film.told += 1
    await film.shoot(1600)
    return table


async def asked_again(house: House, before: Table | None = None) -> Table:
    """Wait until Robin is asked again, after the computer or in private, or all is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            table = await house.table()
            fresh = before is None or table.number > before.number
            if fresh and table.stage != "lobby" and table.asked in {0, None}:
                private = before is not None and continues_in_private(before, table)
                return table if private else await house.shown()
            await asyncio.sleep(0.05)


async def on_screen(film: Film, house: House, table: Table) -> None:
    """Wait until the tab shows the table as it is."""
    message = (await house.robin.board(table))["id"]
    await film.tab.until(f"document.getElementById('m-{message}')?.querySelector('.picture img')")


async def game(film: Film, house: House) -> Table:
    """Film a whole game; return the table when it is over."""
    table = await a_turn(film, house, await opening(film, house))
    await film.point(*SIZE)
    film.told += 1
    flown: list[Image.Image] = []
    while table.stage == "playing":
        before = table
        await house.robin.play(table, best(table))
        table = await asked_again(house, before)
        if table.stage == "playing" and not continues_in_private(before, table):
            await on_screen(film, house, table)
            await film.shoot(0)
            flown.append(film.frames.pop())
            film.times.pop()
    for number in range(FLYING):
        film.frames.append(flown[len(flown) * number // FLYING])
        film.times.append(400)
    await film.tab.until("document.querySelector('[data-custom-id*=\":rematch:\"]')")
    film.told += 1
    await film.shoot(3000)
    return table


async def take(folder: Path, language: str) -> bool:
    """Film a game in a language, and keep it if Robin wins alone; return whether that was so."""
    async with staged(folder) as house, browser.chromium(folder / "chromium") as chromium:
        house.stand_in.world.home.locale = house.robin.locale = language
        tab = await chromium.open(f"{house.stand_in.base}/?as=robin&lang={language}", *PAGE)
        await tab.until("document.querySelector('.start:not(:disabled)')")
        await tab.evaluate(POINTER)
        film = Film(tab, language)
        await film.point(*film.at)
        table = await game(film, house)
        if won := table.position.places()[0] < min(table.position.places()[1:]):
            film.save(target(language))
        return won


if __name__ == "__main__":
    for spoken in sys.argv[1:] or TOLD:
        kept = False
        while not kept:
            with tempfile.TemporaryDirectory() as name:
                kept = asyncio.run(take(Path(name), spoken))
