"""The menus of people and messages on the page: by mouse, by keyboard, and with a finger."""

import pytest

from bot.playground.server.stand_in import StandIn
from tests.playground.browser import Browser, Tab, page_of
from tests.playground.people import Person

pytestmark = pytest.mark.usefixtures("bot")
PHONE = (390, 844)
ENTRIES = "[...document.querySelectorAll('.entries [role=menuitem]')].map(one => one.textContent)"
CLOSED = "!document.querySelector('dialog.entries')"


async def said(person: Person, text: str) -> str:
    """Let somebody write a message; return its selector on the page."""
    went = await person.do("say", content=text)
    return f"#m-{went['message']}"


async def test_a_right_click_opens_the_menu_of_a_message(
    tab: Tab, robin: Person, sam: Person
) -> None:
    """It has the entries for messages, under the bot's name; Escape and a click beside it close it."""
    message = await said(sam, "good morning")
    await tab.click(f"{message} .body", "right")
    assert await tab.until(ENTRIES) == ["Quote"]
    assert await tab.evaluate("document.querySelector('.entries h2').textContent") == "Apps › Facet"
    assert await tab.evaluate(f"document.querySelector('{message}').classList.contains('opened')")
    await tab.press("Escape")
    await tab.until(CLOSED)
    assert await tab.focused() == "scroller"
    await tab.click(f"{message} .body", "right")
    await tab.until(ENTRIES)
    await tab.send("Input.dispatchMouseEvent", type="mousePressed", x=9, y=9, button="left")
    await tab.until(CLOSED)
    await tab.send("Input.dispatchMouseEvent", type="mouseReleased", x=9, y=9, button="left")
    await tab.click(f"{message} .body", "right")
    await tab.click(".entries [role=menuitem]")
    await robin.sees_text("sam: good morning")
    await tab.has_text("sam: good morning")
    assert await tab.evaluate(CLOSED)


@pytest.mark.parametrize("where", [".who", ".avatar", "#sidebar a.person"])
async def test_a_person_has_a_menu_wherever_they_are_shown(
    tab: Tab, sam: Person, where: str
) -> None:
    """At their messages and in the sidebar; the answer says from which command it comes."""
    message = await said(sam, "good morning")
    selector = f"{message} {where}" if where.startswith(".") else f"{where}[href$=sam]"
    await tab.click(selector, "right")
    assert await tab.until(ENTRIES) == ["Greet them"]
    await tab.click(".entries [role=menuitem]")
    await tab.has_text("Greetings to sam, a member.")
    await tab.has_text("used Greet them")


@pytest.mark.parametrize(("key", "shift"), [("ContextMenu", 0), ("F10", 1)])
async def test_the_keyboard_opens_menus(
    tab: Tab, robin: Person, sam: Person, key: str, shift: int
) -> None:
    """From a control that of its message; from the messages as a whole that of the last one in view."""
    await said(sam, "good night")
    await robin.command("splendor new")
    await tab.until("document.querySelector('[data-custom-id=\"step:0\"]')")
    await tab.evaluate("document.querySelector('[data-custom-id=\"step:0\"]').focus()")
    await tab.press(key, shift=bool(shift))
    await tab.until("document.activeElement.getAttribute('role') === 'menuitem'")
    await tab.press("ArrowDown", "ArrowUp", "Enter")
    await robin.sees_text("(3)")
    last = await said(sam, "sleep well")
    await tab.until(f"document.querySelector('{last}')")
    await tab.evaluate("document.getElementById('scroller').focus()")
    await tab.press(key, shift=bool(shift))
    await tab.until(ENTRIES)
    await tab.press("Enter")
    await robin.sees_text("sam: sleep well (0)")


async def test_a_long_press_opens_a_menu_on_a_phone(
    browser: Browser, stand_in: StandIn, robin: Person, sam: Person
) -> None:
    """It lies at the end of the page, as wide as that, and its entries are large enough for a finger."""
    message = await said(sam, "good morning")
    phone = await page_of(browser, stand_in, robin, *PHONE)
    await phone.send("Emulation.setTouchEmulationEnabled", enabled=True)
    await phone.hold(f"{message} .body", "dialog.entries")
    box = await phone.evaluate(
        "document.querySelector('.entries').getBoundingClientRect().toJSON()"
    )
    assert (box["left"], box["width"], box["bottom"]) == (0, PHONE[0], PHONE[1])
    heights = "[...document.querySelectorAll('.entries button')].map(one => one.offsetHeight)"
    assert min(await phone.evaluate(heights)) >= 44
    await phone.click(".entries [role=menuitem]")
    await robin.sees_text("sam: good morning")


async def test_what_only_one_sees_has_no_menu(tab: Tab, robin: Person) -> None:
    """Discord's client offers none there."""
    await robin.command("splendor new")
    await robin.press("more:panel")
    await tab.until("document.querySelector('.message.private')")
    await tab.click(".message.private .body", "right")
    assert await tab.evaluate(CLOSED)
