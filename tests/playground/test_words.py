"""The words of the page's frame, in each of its languages."""

import inspect
import json
import re
from typing import Any

from bot.playground.app import PAGE
from bot.playground.clients import deeds, menus, slash
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
LACKING = """
Promise.all(["words/ja", "words"].map((name) => import(`/page/js/${name}.js`)))
  .then(([{ default: ja }, frame]) => {
    delete ja.skip;
    delete ja.moreHelp.title;
    const select = document.getElementById("language");
    select.value = "ja";
    select.dispatchEvent(new Event("change"));
    return [frame.words.skip, frame.words.moreHelp.title, frame.words.channels];
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


def belongs(theirs: Any, english: Any) -> bool:
    """Return whether all words of a language are English ones, in their order and of their kind."""
    if not isinstance(english, list):
        return bool(theirs == english)
    known, keys = dict(english), [key for key, _ in theirs]
    return keys == [key for key in known if key in keys] and all(
        belongs(word, known[key]) for key, word in theirs
    )


async def test_each_language_has_the_same_words(stand_in: StandIn, browser: Browser) -> None:
    """No word file has other keys than the English one, another order, or another kind of word."""
    english, *others = (await shapes(stand_in, browser)).values()
    assert english
    assert [belongs(theirs, english) for theirs in others] == [True, True]


async def test_a_word_that_a_language_lacks_is_english(stand_in: StandIn, browser: Browser) -> None:
    """The page shows what it has in a language, and the rest in English, however deep it lies."""
    tab = await browser.open(f"{stand_in.base}/?as=robin")
    await tab.until("document.querySelector('#welcome h2')")
    told = await tab.evaluate(LACKING)
    assert told == ["Skip to the message box", "See what else there is", "チャンネル"]


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
    sources = "".join(map(inspect.getsource, (deeds, menus, slash)))
    sent = set(re.findall(r'Unfit\(\s*"(\w+)"', sources))
    said = dict(dict((await shapes(stand_in, browser))["en"])["unfit"])
    assert sent == set(said)
