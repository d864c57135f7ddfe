"""The words of the page's frame, in each of its languages."""

import inspect
import json
import re
from typing import Any

from bot.playground.app import PAGE
from bot.playground.clients import deeds, slash
from bot.playground.server.stand_in import StandIn
from tests.playground.browser import Browser

JS = PAGE / "js"
LANGUAGES = ("en", "ja", "zh-TW")
USED = re.compile(r"\bwords\.(?!js\b)(\w+)|\btext\.(\w+)")
MODULE = """
import(`/page/js/words/${language}.js`).then(({ default: words }) => {
  const shape = (word) => {
    if (typeof word === "function") return `function of ${word.length}`;
    if (typeof word !== "object") return typeof word;
    return Object.entries(word).map(([key, inner]) => [key, shape(inner)]);
  };
  return shape(words);
})
"""


async def shapes(stand_in: StandIn, browser: Browser) -> dict[str, list[Any]]:
    """Return the keys of each language, and whether a text or a function stands there."""
    tab = await browser.open(f"{stand_in.base}/?as=robin")
    await tab.until("document.querySelector('#welcome h2')")
    return {
        language: await tab.evaluate(f"(language => {MODULE})({json.dumps(language)})")
        for language in LANGUAGES
    }


async def test_each_language_has_the_same_words(stand_in: StandIn, browser: Browser) -> None:
    """The three word files have exactly the same keys, in the same order and of the same kind."""
    english, *others = (await shapes(stand_in, browser)).values()
    assert english
    assert others == [english, english]


async def test_every_word_that_is_used_is_there(stand_in: StandIn, browser: Browser) -> None:
    """The page uses no word that is missing, and no word waits unused."""
    english = dict((await shapes(stand_in, browser))["en"])
    known = set(english) | set(dict(english["drawer"]))
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(JS.glob("*.js")))
    named = {"".join(found) for found in USED.findall(source)}
    assert known - named == set()
    assert {word for word, _ in USED.findall(source) if word} - known == set()


async def test_every_refusal_of_the_stand_in_has_a_text(
    stand_in: StandIn, browser: Browser
) -> None:
    """What the stand-in refuses to a person can be said in each language."""
    sources = inspect.getsource(deeds) + inspect.getsource(slash)
    sent = set(re.findall(r'Unfit\(\s*"(\w+)"', sources))
    said = dict(dict((await shapes(stand_in, browser))["en"])["unfit"])
    assert sent == set(said)
