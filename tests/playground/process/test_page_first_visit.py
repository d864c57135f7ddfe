"""The first minute on the page: a few ways to begin, in the browser's own language."""

import pytest

from tests.playground.browser import Browser, Tab
from tests.playground.process.house import House
from tests.playground.waiting import until

STARTS = 5
TITLES = "[...document.querySelectorAll('.start b')].map(b => b.innerText)"


async def first_visit(browser: Browser, house: House, languages: str = "") -> Tab:
    """Open Robin's page, and wait until one can begin."""
    address = f"{house.stand_in.base}/?as=robin#{house.place}"
    tab = await browser.open(address, languages=languages)
    await tab.until(f"document.querySelectorAll('.start:not(:disabled)').length === {STARTS}")
    return tab


async def test_learning_splendor(browser: Browser, house: House) -> None:
    """The first button begins the tutorial in a direct message, to which a link leads; the focus stays in the composer."""
    tab = await first_visit(browser, house)
    await tab.click("[data-start=learn]")
    await tab.click("#log .private a")
    house.place = "Robin & Facet"
    table = await house.shown()
    assert (table.game, table.lesson) == ("splendor", 1)
    await tab.until("document.querySelector('#log .picture img')?.naturalWidth === 1320")
    assert await tab.focused() == "words"


async def test_playing_seekers(browser: Browser, house: House) -> None:
    """The third button opens a table of 12 Seekers, which waits for somebody."""
    tab = await first_visit(browser, house)
    await tab.click("[data-start=game-1]")
    await until(lambda: len(house.posted()) == 1)
    table = await house.shown()
    assert (table.game, table.stage) == ("seekers", "lobby")
    assert await tab.focused() == "words"


async def test_what_else_there_is(browser: Browser, house: House) -> None:
    """The last button shows the bot's help, to its reader alone; by keyboard too."""
    tab = await first_visit(browser, house)
    await tab.evaluate("document.querySelector('[data-start=help]').focus()")
    await tab.press("Enter")
    help_text = await house.robin.sees_text("/splendor new")
    assert help_text["flags"] & 64
    await tab.until("document.querySelector('.private')")
    assert await tab.focused() == "words"


@pytest.mark.parametrize(
    ("languages", "language"),
    [
        ("ja,en-US", "ja"),
        ("de,zh-Hant-HK,en", "zh-TW"),
        ("en-GB,ja", "en-US"),
        ("fr", "en-US"),
    ],
)
async def test_the_page_speaks_as_the_browser(
    browser: Browser, house: House, languages: str, language: str
) -> None:
    """The first language of the browser that the page knows is chosen, and English else."""
    tab = await first_visit(browser, house, languages)
    assert await tab.evaluate("document.documentElement.lang") == language
    assert await tab.evaluate("document.getElementById('language').value") == language


@pytest.mark.alone
async def test_an_untouched_server_speaks_as_its_visitor(browser: Browser, house: House) -> None:
    """The first table is in the visitor's language; a later visitor changes nothing any more."""
    tab = await first_visit(browser, house, "ja")
    await until(lambda: house.stand_in.world.home.locale == "ja")
    await tab.click("[data-start=game-1]")
    await until(lambda: len(house.posted()) == 1)
    assert (await house.shown()).language == "ja"
    other = await browser.open(f"{house.stand_in.base}/?as=sam&lang=zh-TW#{house.place}")
    await other.until("document.querySelector('#log .message')")
    await other.evaluate(
        "(s => { s.value = 'en-US'; s.dispatchEvent(new Event('change')); })"
        "(document.getElementById('language'))"
    )
    await house.sam.command("help")
    await house.sam.sees_text("/my tables")
    assert house.stand_in.world.home.locale == "ja"


async def test_news_leave_the_buttons_alone(browser: Browser, house: House) -> None:
    """A button is still the same one after the server has changed: a press is not lost."""
    tab = await first_visit(browser, house)
    await tab.evaluate("window.kept = document.querySelector('.start')")
    channel = house.another_channel()
    await tab.until(f"document.getElementById('sidebar').innerText.includes('{channel}')")
    assert await tab.evaluate("window.kept.isConnected")


async def test_a_language_once_chosen_is_kept(browser: Browser, house: House) -> None:
    """What a reader chooses goes before what the browser asks for, also the next time."""
    tab = await first_visit(browser, house, "ja")
    japanese = await tab.evaluate(TITLES)
    await tab.evaluate(
        "(s => { s.value = 'zh-TW'; s.dispatchEvent(new Event('change')); })"
        "(document.getElementById('language'))"
    )
    chinese = await tab.evaluate(TITLES)
    assert chinese != japanese
    again = await first_visit(browser, house, "ja")
    assert await again.evaluate(TITLES) == chinese


async def test_legal_moves_are_suggested_in_the_line(browser: Browser, house: House) -> None:
    """A whole turn by typing: the bot's moves stand over the line, and Tab writes one out."""
    table = await house.set_up()
    await house.robin.command("table show")
    table = await house.shown()
    tab = await first_visit(browser, house)
    await tab.write("/splendor take gems:w")
    await tab.until("document.querySelector('.popup.hints .item')")
    listed = "[...document.querySelectorAll('.popup .item')].map(item => item.innerText)"
    assert all("w" in line.lower() for line in await tab.evaluate(listed))
    await tab.press("Tab")
    line = await tab.evaluate("document.getElementById('words').value")
    await tab.press("Enter")
    await until(lambda: len(house.posted()) > 1)
    table = await house.shown()
    assert table.match is not None
    assert f"/splendor {str(table.match.moves[-1]).replace(':', ' gems:')} " == line
