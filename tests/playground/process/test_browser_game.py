"""Two people play a whole game on the page, each in a tab, with the mouse."""

import json

from bot.tables.table import Table
from tests.playground.browser import Browser, Tab
from tests.playground.people import custom_ids, parts
from tests.playground.process.house import TARGET, House, Player, best
from tests.playground.waiting import until

PRESSABLE = ":not(:disabled):not([aria-busy])"
WIDTHS = """(async () => {
    const all = [...document.querySelectorAll('.picture img')];
    await Promise.all(all.map(image => image.decode()));
    return all.map(image => image.naturalWidth);
})()"""


async def press(tab: Tab, custom_id: str) -> None:
    """Click on the newest button of this kind, once it can be pressed."""
    await tab.click(f"button[data-custom-id={json.dumps(custom_id)}]{PRESSABLE}")


async def choose(tab: Tab, player: Player, custom_id: str, value: str) -> None:
    """Open a list and click on the line that stands for a value."""
    message = await player.sees(lambda message: custom_id in custom_ids(message))
    listed = next(part for part in parts(message) if part.get("custom_id") == custom_id)
    line = [option["value"] for option in listed["options"]].index(value) + 1
    await tab.click(f"#m-{message['id']} .choose-button{PRESSABLE}")
    await tab.click(f"#m-{message['id']} .choice:nth-child({line})")


async def move(tab: Tab, player: Player, table: Table, notation: str) -> None:
    """Make a move as a person at a screen does."""
    at = f"{table.id}:{table.number}"
    verb, _, answer = notation.partition(":")
    if verb in ("take", "reserve", "buy"):
        await press(tab, f"facet:b:{at}:panel:{verb}:")
    if verb == "take":
        for count, letter in enumerate(answer):
            await press(tab, f"facet:b:{at}:panel:take:{answer[:count]}+{letter}")
    elif verb in ("reserve", "buy"):
        await choose(tab, player, f"facet:s:{at}:panel:{verb}:", answer)
    await press(tab, f"facet:b:{at}:play:{notation}")


async def test_a_whole_game_in_two_tabs(browser: Browser, house: House) -> None:
    """From the command to the standings, by clicks alone, with every picture loaded."""
    tabs = []
    for who in ("robin", "sam"):
        tab = await browser.open(f"{house.stand_in.base}/?as={who}#{house.place}")
        await tab.until("document.querySelector('#welcome kbd')")
        tabs.append(tab)
    robin, sam = tabs
    await robin.click("#words")
    await robin.write(f"/splendor new target:{TARGET} seats:joined")
    await robin.press("Enter")
    await robin.has_text("a table is open")
    table = await house.shown()
    await press(sam, f"facet:b:{table.id}:0:join:")
    await press(robin, f"facet:b:{table.id}:0:start:")
    await until(lambda: len(house.posted()) == 2)
    table = await house.shown()
    turns = 0
    while table.stage == "playing":
        await move(tabs[table.asked or 0], house.asked(table), table, best(table))
        turns += 1
        await until(lambda turns=turns: len(house.posted()) == 2 + turns)
        table = await house.shown()
    for tab in tabs:
        await tab.until("document.querySelector('[data-custom-id*=\":rematch:\"]')")
        widths = await tab.evaluate(WIDTHS)
        assert widths == [1320] * (turns + 1)
        assert await tab.evaluate("document.querySelectorAll('.failed').length") == 0
        text = await tab.evaluate("document.querySelector('#log').lastElementChild.innerText")
        assert "Robin" in text
        assert "Sam" in text
        assert tab.troubles == []
