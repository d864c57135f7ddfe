"""The page in a real browser: two people, by mouse and by keyboard alone."""

import asyncio
import json
from itertools import pairwise

import pytest

from bot.playground.discord.permissions import in_channel
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.browser import Browser, Tab, page_of
from tests.playground.people import Person
from tests.playground.waiting import until

PHONE = (390, 844)


def button(custom_id: str) -> str:
    """Return the selector of a button."""
    return f'[data-custom-id="{custom_id}"]'


@pytest.mark.usefixtures("bot")
async def test_two_people_play_each_other_live(
    tab: Tab, browser: Browser, stand_in: StandIn, sam: Person
) -> None:
    """A command in one tab, a click in the other, and both see the board move on."""
    one, other = tab, await page_of(browser, stand_in, sam)
    await one.click("#words")
    await one.write("/splendor new")
    await one.press("Enter")
    await one.until(f"document.querySelector('{button('step:0')}')")
    await one.until("document.querySelector('.picture img')?.naturalWidth === 880")
    await other.click(button("step:0"))
    await one.until(f"document.querySelector('{button('step:1')}')")
    alt = await other.evaluate("document.querySelector('.picture img').alt")
    assert alt == "A board with 1 green gems."
    await other.click(button("more:panel"))
    await other.has_text("Only you can see this")
    assert "Only you" not in await one.evaluate("document.body.innerText")
    await other.click(".foot button")
    await other.until("!document.body.innerText.includes('Only you can see this')")


@pytest.mark.usefixtures("bot")
async def test_the_keyboard_alone(tab: Tab, robin: Person) -> None:
    """Popup, options, suggestions, select and form, without a mouse."""
    await tab.write("/hel")
    await tab.until("document.querySelectorAll('.popup .item').length === 1")
    await tab.press("Tab")
    await tab.until("document.activeElement.id === 'option-to'")
    await tab.until("document.querySelector('.popup')?.innerText.includes('the world')")
    await asyncio.sleep(0.2)  # the composer's own popup is gone by now, this one stays
    assert await tab.evaluate("document.querySelectorAll('.popup .item').length") == 3
    await tab.write("o")
    await tab.until("document.querySelectorAll('.popup .item').length === 2")  # no sun any more
    await tab.press("ArrowDown", "Enter")
    assert await tab.evaluate("document.getElementById('option-to').value") == "the moon"
    await tab.press("Enter")
    await robin.sees_text("hello moon")
    await tab.until("document.activeElement.id === 'words'")

    await robin.command("splendor new")
    await tab.until(f"document.querySelector('{button('more:panel')}')")
    await tab.evaluate(f"document.querySelector('{button('more:panel')}').focus()")
    await tab.press("Enter")
    await tab.until("document.querySelector('.choose-button')")
    await tab.evaluate("document.querySelector('.choose-button').focus()")
    await tab.press("ArrowDown", " ", "ArrowDown", " ", "Enter")
    await robin.sees_text("You chose white, blue.")
    await tab.evaluate("document.querySelectorAll('.choose-button')[1].focus()")
    await tab.press("ArrowDown", " ", "Enter")
    await robin.sees_text("You picked games (text).")

    await tab.evaluate(f"document.querySelector('{button('more:form')}').focus()")
    await tab.press("Enter")
    await tab.until("document.activeElement.closest('dialog')")
    await tab.write("小美")
    await tab.press("Tab", "ArrowDown", "ArrowDown", "Enter", "Tab", " ", "Tab", " ")
    await tab.press("Tab", "Tab", "Enter")
    await robin.sees_text("小美, blue, small, True")
    await tab.until("!document.querySelector('dialog')")
    focused = await tab.evaluate("document.activeElement.dataset.customId")
    assert focused == "more:form"


@pytest.mark.usefixtures("bot")
async def test_what_a_screen_reader_hears(tab: Tab, robin: Person) -> None:
    """A list is named by what it asks and what is chosen, a picture's button in few words beside its alt text."""
    await robin.command("splendor new")
    await tab.until("document.querySelector('.picture img')")
    names = "(one => [one.querySelector('img').alt, one.querySelector('button').ariaLabel])"
    heard = await tab.evaluate(f"{names}(document.querySelector('.picture'))")
    assert heard == ["A board with 0 green gems.", "Enlarge the picture"]
    assert await tab.evaluate("document.querySelector('.picture button img') === null")
    await tab.click(button("more:panel"))
    await tab.until("document.querySelector('.choose-button')")
    named = "[...document.querySelectorAll('.choose-button')].map((one) => one.ariaLabel)"
    assert await tab.evaluate(named) == ["Choose up to two", "Any channel"]
    await tab.evaluate("document.querySelector('.choose-button').focus()")
    await tab.press("ArrowDown", " ")
    assert (await tab.evaluate(named))[0] == "Choose up to two: white"


async def test_many_threads(browser: Browser, stand_in: StandIn) -> None:
    """Their names don't run into each other, and the people below them stay in sight, with who runs the bot."""
    games = next(iter(stand_in.world.channels))
    for number in range(20):
        name = f"A thread with a long name, whose number is {number}"
        stand_in.add_channel(name, games)
    tab = await browser.open(f"{stand_in.base}/?as=robin#games", *PHONE)
    boxes = await tab.until(
        "(all => all.length > 20 && all.map((one) => one.getBoundingClientRect())"
        ".map(({top, bottom}) => [top, bottom]))([...document.querySelectorAll('.channel')])"
    )
    assert all(bottom <= top for (_, bottom), (top, _) in pairwise(boxes))
    assert (
        await tab.evaluate("document.querySelector('.people').getBoundingClientRect().bottom")
        <= 844
    )
    people = "[...document.querySelectorAll('.person')].map((one) => one.textContent)"
    assert "The landlordruns the bot" in (await tab.evaluate(people))[-1]


async def test_what_goes_wrong_is_told(
    bot: BotProcess, tab: Tab, stand_in: StandIn, robin: Person
) -> None:
    """An unanswered click, thinking, a dead bot, and the way back."""
    await robin.command("splendor new")
    stand_in.settings = stand_in.settings.but(ack_seconds=0.3)
    await tab.click(button("more:never"))
    await tab.has_text("This interaction failed")
    stand_in.settings = stand_in.settings.but(ack_seconds=3.0)
    await tab.click(button("more:later"))
    await tab.has_text("is thinking…")
    await tab.until("document.querySelector('a.file[download=\"record.json\"]')")
    await bot.kill()
    await tab.has_text("The bot isn’t running.")
    await tab.click("#status button")
    await until(lambda: stand_in.gateway.connected)
    await tab.until("document.getElementById('status').innerText === ''")


@pytest.mark.usefixtures("bot")
async def test_a_phone(browser: Browser, stand_in: StandIn, robin: Person) -> None:
    """Nothing is wider than a phone; languages and themes switch there too."""
    tab = await page_of(browser, stand_in, robin, *PHONE)
    await robin.command("splendor new")
    await tab.until(f"document.querySelector('{button('step:0')}')")
    wide = "[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > 391)"
    assert await tab.evaluate(f"{wide}.length") == 0
    theme = await tab.evaluate("document.documentElement.dataset.theme")
    await tab.click("#theme")
    assert await tab.evaluate("document.documentElement.dataset.theme") != theme
    await tab.evaluate(
        "(s => { s.value = 'ja'; s.dispatchEvent(new Event('change')); })"
        "(document.getElementById('language'))"
    )
    await tab.click("#words")
    await tab.write("/hello to:you")
    await tab.press("Enter")
    await robin.sees_text("hello you kindly ja")


async def test_the_page_lets_a_newcomer_join(browser: Browser, stand_in: StandIn) -> None:
    """Opening it under a new name makes a member, who can write."""
    tab = await browser.open(f"{stand_in.base}/?as=小明")
    await tab.until("document.querySelector('#header h1')")
    await tab.write("here I am")
    await tab.press("Enter")
    await tab.until("document.querySelector('.message')")
    assert stand_in.world.person_named("小明") is not None


async def test_the_developers_drawer(browser: Browser, stand_in: StandIn) -> None:
    """Messages and channels can be deleted, faults set, permissions taken."""
    tab = await browser.open(f"{stand_in.base}/?as=robin")
    await tab.until("document.querySelector('#header h1')")
    await tab.write("words to be deleted")
    await tab.press("Enter")
    await tab.until("document.querySelector('.message')")
    await tab.click("#developers")
    await tab.until("document.querySelector('.requests')")
    await tab.click(".message .delete")
    await tab.until("!document.querySelector('.message')")
    await tab.click("#d-channel input[type=checkbox]")
    games = next(iter(stand_in.world.channels))
    world = stand_in.world
    await until(lambda: not in_channel(world, world.bot, world.channel(games)))


async def test_letting_time_go_by(browser: Browser, stand_in: StandIn, api: Api) -> None:
    """A press lets days go by at once, and every time on the page with them."""
    games, then = next(iter(stand_in.world.channels)), int(stand_in.now()) + 49 * 3600
    path = f"channels/{games}/messages"
    assert (await api.post(path, {"content": f"<t:{then}:R>"})).status == 200
    tab = await browser.open(f"{stand_in.base}/?as=robin&lang=en-US")
    shown = "document.querySelector('.message time.moment')?.textContent"
    await tab.until(f"{shown} === 'in 2 days'")
    await tab.click("#developers")
    await tab.click("#d-time button:nth-of-type(4)")
    await tab.until(f"{shown} === 'tomorrow'")
    assert stand_in.ahead == 86_400


async def test_a_link_to_a_message_stays_on_the_page(
    browser: Browser, stand_in: StandIn, api: Api
) -> None:
    """It leads to the channel and the message; without words of its own it names the channel."""
    games, quiet, *_ = stand_in.world.channels
    message = (await api.post(f"channels/{quiet}/messages", {"content": "here"})).body["id"]
    url = f"https://discord.com/channels/{stand_in.world.home.id}/{quiet}/{message}"
    body = {"content": f"Look [there]({url}). {url}"}
    assert (await api.post(f"channels/{games}/messages", body)).status == 200
    tab = await browser.open(f"{stand_in.base}/?as=robin#games")
    await tab.until("document.querySelector('.message .jump')?.textContent === '#quiet › '")
    await tab.click(".message a")
    await tab.until(f"document.getElementById('m-{message}')?.classList.contains('found')")
    assert await tab.evaluate("document.querySelector('#header h1').innerText") == "quiet"


MARKDOWN = {
    "**a** *b* __c__ ~~d~~ `e`": "<b>a</b> <i>b</i> <u>c</u> <s>d</s> <code>e</code>",
    "***a*** **b *c* d**": "<b><i>a</i></b> <b>b <i>c</i> d</b>",
    r"\*a\* snake_case_name 2*3*4": "*a* snake_case_name 2<i>3</i>4",
    "[a](https://example.com/b)": '<a href="https://example.com/b"',
    "<script>alert(1)</script>": "&lt;script&gt;",
    "## Two\n-# small": "<h2>Two</h2>",
    "- a\n  - b\n1. c": "<ul><li>a<ul><li>b</li></ul></li></ul><ol",
    "> a\n> b\nc": "<blockquote><p>a<br>b</p></blockquote><p>c</p>",
    "```py\na *b*\n```": "<pre><code>a *b*</code></pre>",
    "<t:0:R> <:gem:12>": '<img class="emoji" src="/emojis/12.png"',
}


async def test_markdown(browser: Browser, stand_in: StandIn) -> None:
    """What a bot writes looks as it should, and stays harmless."""
    tab = await browser.open(f"{stand_in.base}/?as=robin")
    await tab.until("document.querySelector('#header h1')")
    script = (
        "import('/page/js/markdown.js').then(m => "
        f"{json.dumps(list(MARKDOWN))}.map(text => m.markdown(text).innerHTML))"
    )
    for drawn, expected in zip(await tab.evaluate(script), MARKDOWN.values(), strict=True):
        assert expected in drawn
    await until(lambda: tab.troubles)  # that emoji is nowhere
    tab.troubles.clear()
