"""A host gives Splendor and 12 Seekers other names, as a publisher may ask; the old ones are shown nowhere."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from tests.playground.browser import Browser
from tests.playground.conftest import Folders
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import MakeBot
from tests.playground.people import Json, parts
from tests.playground.process.by_text import play_by_text
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House, Player

NAMES: Final = {
    "en": ("Jewel Traders", "jewels", "Gem Delvers", "delvers"),
    "ja": ("宝飾商人", "宝飾商人", "採掘隊", "採掘隊"),
    "zh-TW": ("珠寶商人", "珠寶商人", "採礦隊", "採礦隊"),
}
"""What each language calls the two games and their commands."""
OLD: Final = re.compile(
    r"splendor|12 ?seekers|/seekers|宝石の煌き|12 ?シーカー|璀璨寶石|12 ?探索者", re.IGNORECASE
)
MACHINES: Final = {"custom_id", "value", "id", "url"}
"""Parts of a message that no person reads."""
LOCALES: Final = ("fr", "ja", "zh-TW")
"""What clients report: one whose readers get English, and the others."""
GAMES: Final = {"splendor": "jewels", "seekers": "delvers"}
STRING_SELECT: Final = 3
LEAVE_ALONE: Final = {"table leave", "my forget"}


@pytest.fixture(scope="module")
def make_bot(folders: Folders) -> MakeBot:
    """Run Facet with texts of the host's own."""
    own = folders()
    for language, (splendor, first, seekers, second) in NAMES.items():
        (own / f"{language}.ftl").write_text(
            f"splendor-name = {splendor}\nsplendor-command = {first}\n"
            f"seekers-name = {seekers}\nseekers-command = {second}\n"
        )
    words = {"FACET_WORDS": str(own)}
    return lambda folder, given, changed: LoggedBot(folder / LOG, {**given, **words}, changed)


def shown(part: object) -> Iterator[str]:
    """Yield the texts within what the bot has sent that a person can read."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key not in MACHINES:
                yield from shown(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from shown(value)
    elif isinstance(part, str):
        yield part


def old_names(house: House) -> list[str]:
    """Return the texts sent since the last look that have an old name."""
    sent = [
        (entry["body"], [it["filename"] for it in entry["files"]])
        for entry in house.stand_in.recorder.since()
    ]
    house.stand_in.recorder.clear()
    assert sent
    return [text for text in shown(sent) if OLD.search(text)]


def commands(house: House) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the commands that need no option, with each value of the option that chooses a game."""

    def walk(thing: Json, path: str) -> Iterator[tuple[str, list[Json]]]:
        inner = [it for it in thing.get("options", ()) if it["type"] in {1, 2}]
        for it in inner:
            yield from walk(it, f"{path} {it['name']}")
        if not inner:
            yield path, thing.get("options", [])

    for command in (it for it in house.stand_in.world.commands if it.get("type", 1) == 1):
        for path, options in walk(command, command["name"]):
            if path in LEAVE_ALONE or any(
                it.get("required") for it in options if it["name"] != "game"
            ):
                continue
            values: list[Any] = [it["choices"] for it in options if it["name"] == "game"]
            for choice in (*values, [])[0] or [{}]:
                yield path, {"game": choice["value"]} if choice else {}


async def choose_everything(player: Player) -> int:
    """Choose each line of the lists in the newest private message; return how many there are."""
    chosen = 0
    message = (await player.messages())[-1]
    for part in parts(message):
        if part["type"] == STRING_SELECT and message["flags"] & 64:
            for option in part["options"]:
                wanted = {"message": message["id"], "custom_id": part["custom_id"]}
                await player.do("component", **wanted, values=[option["value"]])
                chosen += 1
    return chosen


@pytest.mark.parametrize(("key", "language"), [("splendor", "ja"), ("seekers", "zh-TW")])
async def test_a_game_under_another_name(house: House, key: str, language: str) -> None:
    """A whole game is played by its new commands, and looked at in every way; no text has an old name."""
    options = {"splendor": {"target": "10"}, "seekers": {"sheet": "8", "mode": "advanced"}}[key]
    reading = await play_by_text(house, key, language, GAMES[key], seats="joined", **options)
    told = "\n".join(reading.lines)
    assert NAMES[language][0 if key == "splendor" else 2] in told
    assert old_names(house) == []
    for command in ("table show", "table history", "table export", "my tables", "table rules"):
        await house.robin.command(command)
    assert old_names(house) == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_whatever_is_asked(house: House, locale: str) -> None:
    """Every command that needs no more than a game, and each page of its lists, has the new names alone."""
    house.robin.locale = locale
    asked, chosen = list(commands(house)), 0
    assert {"help", "tutorial", "profile", "jewels new"} <= {path for path, _ in asked}
    for path, options in asked:
        went = await house.robin.command(path, **options)
        assert went["state"] in {"answered", "modal"}, (path, went)
        chosen += await choose_everything(house.robin)
        assert old_names(house) == [], path
    assert chosen > 20


def test_commands_have_the_new_names(house: House) -> None:
    """Discord gets no old name in any language, and not as the name in all others."""
    assert [text for text in shown(house.stand_in.world.commands) if OLD.search(text)] == []
    names = {it["name"] for it in house.stand_in.world.commands}
    assert set(GAMES.values()) <= names


@pytest.mark.parametrize("language", ["en-US", "ja", "zh-TW"])
async def test_the_page_has_the_new_names(house: House, browser: Browser, language: str) -> None:
    """The page's first screen offers the games by their new names."""
    tab = await browser.open(f"{house.stand_in.base}/?as=mika&lang={language}#{house.place}")
    await tab.until("document.querySelector('#welcome kbd')")
    text = await tab.evaluate("document.body.innerText")
    assert not OLD.search(text)
    names = NAMES[language.removesuffix("-US")]
    assert names[0] in text
    assert names[2] in text
