"""The page's composer keeps the focus, and completes a command while somebody is typing."""

import json

import pytest

from tests.playground.browser import Tab
from tests.playground.people import Person

pytestmark = pytest.mark.usefixtures("bot")

OFFERED = "[...document.querySelectorAll('.popup .item b')].map(b => b.firstChild.data)"
WRITTEN = "document.getElementById('words').value"


async def offers(tab: Tab, *items: str) -> None:
    """Wait for exactly these items in the list over the composer."""
    await tab.until(f"JSON.stringify({OFFERED}) === {js(js(items))}")


def js(value: object) -> str:
    """Return a value as a script and JSON.stringify spell it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


async def test_values_are_suggested_in_the_line(tab: Tab, robin: Person) -> None:
    """After the command the composer suggests values of its required option, from the bot."""
    await tab.write("/hello ")
    await offers(tab, "the world", "the moon", "the sun")
    await tab.write("m")
    await offers(tab, "the moon")
    await tab.press("Tab")
    assert await tab.evaluate(WRITTEN) == "/hello to:moon "
    await offers(tab, "often:", "how:", "friend:")
    await tab.press("Enter")
    await robin.sees_text("hello moon")
    assert await tab.focused() == "words"


async def test_options_and_choices_are_suggested_in_the_line(tab: Tab, robin: Person) -> None:
    """It suggests the remaining options, then their choices, and sends what is chosen."""
    await tab.write("/hello to:you h")
    await offers(tab, "how:")
    await tab.press("Tab")
    await offers(tab, "Kindly", "Loudly")
    await tab.press("ArrowDown", "ArrowDown", "Enter")
    assert await tab.evaluate(WRITTEN) == "/hello to:you how:Loudly "
    await offers(tab, "often:", "friend:")
    await tab.write("friend:@sa")
    await offers(tab, "Sam")
    await tab.press("ArrowUp", "Enter")
    await tab.press("Enter")
    await robin.sees_text("hello you loudly en-US <@")


async def test_enter_sends_what_was_written(tab: Tab, robin: Person) -> None:
    """Without the arrow keys, Enter ignores the suggestions and sends the line as written."""
    await tab.write("/hello o")
    await offers(tab, "the world", "the moon", "often:")
    await tab.press("Enter")
    await robin.sees_text("hello o kindly")
    await tab.until(f"{WRITTEN} === '' && !document.querySelector('.popup')")


@pytest.mark.parametrize(
    "line", ["\uff0f\uff48ello\u3000to\uff1ayou", "/Hello TO:you", "/hello you", "/hello  to:you "]
)
async def test_a_line_is_read_generously(tab: Tab, robin: Person, line: str) -> None:
    """Full-width letters, capitals, values without option names and extra spaces are accepted."""
    await tab.write(line)
    await tab.press("Enter")
    await robin.sees_text("hello you kindly")


async def test_an_option_that_is_unknown_is_named(tab: Tab) -> None:
    """It isn't dropped: the line stays as it was written, and the page says which option it means."""
    await tab.write("/hello wrong:1 to:you")
    await tab.press("Enter")
    await tab.has_text("This command has no option wrong.")
    assert await tab.evaluate(WRITTEN) == "/hello wrong:1 to:you"


async def test_a_range_is_shown_and_suggestions_follow_the_caret(tab: Tab, robin: Person) -> None:
    """The popup shows a number's bounds, and completes the option at the caret."""
    await tab.write("/hello to:m often:")
    await tab.until("document.querySelector('.popup .title')?.innerText.endsWith('1–3')")
    await tab.write("2")
    await tab.evaluate("document.getElementById('words').setSelectionRange(11, 11)")
    await tab.evaluate("document.getElementById('words').click()")
    await offers(tab, "the moon")
    await tab.press("Tab")
    assert await tab.evaluate(WRITTEN) == "/hello to:moon often:2"
    await tab.press("Enter")
    await robin.sees_text("hello moon kindly en-US hello moon")


async def test_the_mouse_leaves_the_focus_in_the_composer(tab: Tab, robin: Person) -> None:
    """The focus stays there after a press, a private answer, a choice, a form and dismissing it."""
    await robin.command("splendor new")
    await tab.until("document.querySelector('.picture img')?.naturalWidth === 880")
    await tab.click('[data-custom-id="step:0"]')
    await tab.until("document.querySelector('[data-custom-id=\"step:1\"]')")
    assert await tab.focused() == "words"
    await tab.click('[data-custom-id="more:panel"]')
    await tab.click(".private .choose-button")
    await tab.click(".choice")
    await tab.click(".choose-list .press")
    await robin.sees_text("You chose white.")
    assert await tab.focused() == "words"
    await tab.click('[data-custom-id="more:form"]')
    await tab.until("document.activeElement.closest('dialog')")
    await tab.press("Escape")
    await tab.until("!document.querySelector('dialog')")
    assert await tab.focused() == "words"
    await tab.click(".foot button:last-child")
    await tab.write("still here")
    await tab.press("Enter")
    await robin.sees_text("still here")


async def test_typing_leads_back_to_the_composer(tab: Tab, robin: Person) -> None:
    """Typing or Escape moves the focus from a button to the composer; so does losing the button."""
    await robin.command("splendor new")
    await robin.press("more:panel")
    for key, written in (("/", "/"), ("a", "/a"), ("Escape", "/a")):
        await tab.until("document.querySelector('.private .choose-button')")
        await tab.evaluate("document.querySelector('[data-custom-id=\"more:form\"]').focus()")
        await tab.press(key)
        assert await tab.focused() == "words"
        assert await tab.evaluate(WRITTEN) == written
    await tab.evaluate("document.querySelector('.private .foot button').focus()")
    await tab.press("Enter")
    await tab.until("!document.querySelector('.private')")
    await tab.until("document.activeElement.id === 'words'")


async def test_the_answer_to_a_press_comes_into_view(tab: Tab, robin: Person) -> None:
    """Pressing a button far up scrolls down to the private answer."""
    for _ in range(4):
        await robin.command("splendor new")
    await tab.until("document.querySelectorAll('.picture img').length === 4")
    await tab.click('.message:first-child [data-custom-id="more:panel"]')
    await tab.until("document.querySelector('.private')")
    below = (
        "(s => s.scrollHeight - s.scrollTop - s.clientHeight)(document.getElementById('scroller'))"
    )
    assert await tab.evaluate(below) < 2
