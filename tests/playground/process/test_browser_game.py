"""Two people play on the page, each in a tab, with the mouse."""

import json
from collections.abc import Callable

from bot.screens.board import continues_in_private
from bot.tables.table import Table
from tests.playground.browser import Browser, Tab
from tests.playground.process.house import TARGET, House, best, is_alone
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


async def move(tab: Tab, table: Table, notation: str) -> None:
    """Make a move as a person at a screen does."""
    at = f"{table.id}:{table.number}"
    verb = notation.partition(":")[0]
    if verb in ("take", "reserve", "buy"):
        await press(tab, f"facet:b:{at}:panel:{verb}:")
        if not is_alone(table, verb):
            other = json.dumps(f"facet:b:{at}:panel:take")  # a tab, which only the panel has
            if verb != "take":
                await tab.until(f"document.querySelector('[data-custom-id={other}]')")
            await press(tab, f"facet:b:{at}:panel:{notation}")
    await press(tab, f"facet:b:{at}:play:{notation}")


async def two_tabs(browser: Browser, house: House) -> tuple[Tab, Tab]:
    """Open Robin's page and Sam's."""
    tabs = []
    for who in ("robin", "sam"):
        tab = await browser.open(f"{house.stand_in.base}/?as={who}#{house.place}")
        await tab.until("document.querySelector('#welcome kbd')")
        tabs.append(tab)
    return tabs[0], tabs[1]


async def begun(browser: Browser, house: House) -> tuple[tuple[Tab, Tab], Table]:
    """Begin a game in two tabs, by a command and by clicks; return them, and the table."""
    robin, sam = tabs = await two_tabs(browser, house)
    await robin.click("#words")
    await robin.write(f"/splendor new target:{TARGET} seats:joined")
    await robin.press("Enter")
    await robin.has_text("a new table")
    table = await house.shown()
    await press(sam, f"facet:b:{table.id}:0:join:")
    await press(robin, f"facet:b:{table.id}:0:start:")
    await until(lambda: len(house.posted()) == 2)
    return tabs, await house.shown()


async def play_on(
    tabs: tuple[Tab, Tab], house: House, table: Table, enough: Callable[[Table], bool]
) -> Table:
    """Let both move in turns until it is enough, each turn with one more board in the channel."""
    while not enough(table):
        posts, before = len(house.posted()), table
        await move(tabs[table.asked or 0], table, best(table))
        table = await house.moved(table)
        if not continues_in_private(before, table):
            await one_more(house, posts)
    return table


async def one_more(house: House, posts: int) -> None:
    """Wait for one more message in the channel than there were."""
    await until(lambda: len(house.posted()) == posts + 1)


async def all_is_drawn(tab: Tab, boards: int = 1) -> None:
    """See that every picture came, in a server the newest board's alone, and that nothing went wrong."""
    await tab.until(f"document.querySelectorAll('.picture img').length === {boards}")
    assert await tab.evaluate(WIDTHS) == [1320] * boards
    assert await tab.evaluate("document.querySelectorAll('.failed').length") == 0


async def test_a_game_begins_in_two_tabs(browser: Browser, house: House) -> None:
    """From the command over the lobby to the first turns, by clicks alone."""
    tabs, first = await begun(browser, house)
    table = await play_on(tabs, house, first, lambda table: table.number >= first.number + 4)
    for tab in tabs:
        hand = f"facet:b:{table.id}:{table.number}:hand:"
        await tab.until(f"document.querySelector('[data-custom-id={json.dumps(hand)}]')")
        await all_is_drawn(tab)


async def test_a_game_ends_in_two_tabs(browser: Browser, house: House) -> None:
    """The last turns by clicks alone, until both see the standings."""
    tabs = await two_tabs(browser, house)
    await house.set_up(lambda table: max(prestige(table)) >= TARGET // 2)
    await house.robin.command("table show")
    table = await house.shown()
    await play_on(tabs, house, table, lambda table: table.stage != "playing")
    for tab in tabs:
        await tab.until("document.querySelector('[data-custom-id*=\":rematch:\"]')")
        await all_is_drawn(tab)
        text = await tab.evaluate("document.querySelector('#log').lastElementChild.innerText")
        assert "Robin" in text
        assert "Sam" in text


def prestige(table: Table) -> list[int]:
    """Return what each seat has."""
    return [seat["prestige"] for seat in table.position.as_json()["seats"]]
