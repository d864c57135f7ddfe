"""The page and Facet's commands in the languages a client can report."""

import json

import pytest

from tests.playground.browser import Browser, Tab
from tests.playground.process.house import House

OPENS = {"ja": "/宝石の煌き 新規", "zh-TW": "/璀璨寶石 開桌"}
CHANNELS = {"ja": "チャンネル", "zh-TW": "頻道"}
TARGET = {"ja": "目標", "zh-TW": "目標"}
FOUND = "[...document.querySelectorAll('.popup .item b')].map((b) => b.firstChild.data)"
OFFERED = "[...document.querySelectorAll('.add-field')].map((b) => b.textContent)"


async def report(tab: Tab, language: str) -> None:
    """Switch the language that the client reports."""
    await tab.evaluate(
        "((value) => { const s = document.getElementById('language'); s.value = value;"
        f" s.dispatchEvent(new Event('change')); }})({json.dumps(language)})"
    )


@pytest.mark.parametrize("language", list(OPENS))
async def test_a_switch_of_language_changes_frame_and_commands(
    browser: Browser, house: House, language: str
) -> None:
    """The frame speaks at once, and a command is found by its local and by its English name."""
    tab = await browser.open(f"{house.stand_in.base}/?as=robin")
    await tab.until("document.querySelector('#welcome kbd')")
    await report(tab, language)
    assert await tab.evaluate("document.documentElement.lang") == language
    side = await tab.evaluate("document.querySelector('.side-title').textContent")
    assert side == CHANNELS[language]
    opens = OPENS[language]
    assert await tab.evaluate("document.querySelector('#welcome kbd').textContent") == opens
    for typed in (opens, "/splendor new"):
        await tab.click("#words")
        await tab.evaluate("document.getElementById('words').value = ''")
        await tab.write(typed)
        await tab.until(f"({FOUND})[0] === {json.dumps(opens)}")
    await tab.press("Tab")
    assert f"+ {TARGET[language]}" in await tab.evaluate(OFFERED)
    await report(tab, "en-US")
    assert "+ target" in await tab.evaluate(OFFERED)
