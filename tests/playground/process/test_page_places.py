"""Games in the other places that a newcomer finds on the page, with the mouse."""

import pytest

from tests.playground.browser import Browser
from tests.playground.process.anywhere import mine
from tests.playground.process.house import House, best
from tests.playground.process.test_browser_game import all_is_drawn, begun, move, play_on
from tests.playground.waiting import until

DIRECT = "Robin & Facet"


@pytest.mark.alone
@pytest.mark.parametrize("place", ["Game night", "by-the-window"])
async def test_two_play_where_the_bot_is_not(browser: Browser, house: House, place: str) -> None:
    """From the command over the lobby to the first turns, in two tabs, by clicks alone."""
    house.place = place
    tabs, first = await begun(browser, house)
    await play_on(tabs, house, first, lambda table: table.number >= first.number + 2)
    for tab in tabs:
        await all_is_drawn(tab, len(house.posted()) - 1)


async def more(house: House, posts: int) -> None:
    """Wait for more messages than there were."""
    await until(lambda: len(house.posted()) > posts)


@pytest.mark.alone
async def test_one_plays_in_a_direct_message(browser: Browser, house: House) -> None:
    """The first button begins the tutorial there, and each turn brings a board to play on."""
    house.place = DIRECT
    tab = await browser.open(f"{house.stand_in.base}/?as=robin#Facet")
    await tab.click("[data-start=learn]:not(:disabled)")
    table = await mine(house)
    assert (table.place, table.lesson) == ("direct", 1)
    for _ in range(3):
        at = f"facet:b:{table.id}:{table.number}:hand:"
        await tab.until(f"document.querySelector('[data-custom-id=\"{at}\"]')")
        posts = len(house.posted())
        await move(tab, table, best(table))
        await more(house, posts)
        table = await mine(house)
