"""People who play by commands and text alone: no picture is opened, no button pressed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.i18n.lexicon import words_in
from bot.playground.discord.world import EPHEMERAL
from rules import GAMES, Game
from tests.playground.people import Json, files, words
from tests.playground.process.house import House, Player

ENOUGH = 400
"""Answers after which a game that goes on is stuck."""
PREFERRED = ("buy", "noble", "return", "take", "reserve")
"""The verbs that a reader would rather use, first things first."""


TITLES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "typed": "**{name} types** `{command}`",
        "private": "The bot answers, in private:",
        "public": "In the channel:",
        "picture": "The picture’s alt text:",
    },
    "ja": {
        "typed": "**{name}の入力**：`{command}`",
        "private": "ボットの返事（本人だけに表示）：",
        "public": "チャンネルで：",
        "picture": "画像の代替テキスト：",
    },
    "zh-TW": {
        "typed": "**{name} 輸入** `{command}`",
        "private": "機器人的回覆（只有本人看得到）：",
        "public": "頻道裡：",
        "picture": "圖片的替代文字：",
    },
}
"""What stands above each thing read, in the reader's language."""


@dataclass
class Reading:
    """What was typed, and all that was there to be read, in the order of its coming."""

    language: str = "en"
    lines: list[str] = field(default_factory=list)

    def title(self, key: str, **variables: str) -> str:
        """Return what stands above something read."""
        return TITLES[self.language][key].format(**variables)

    def typed(self, name: str, command: str) -> None:
        """Note a command."""
        self.lines.append(f"\n{self.title('typed', name=name, command=command)}\n")

    def spelled(self, command: str, values: Mapping[str, str]) -> str:
        """Return a command as it is typed in the reader's language."""
        words = words_in(self.language)
        game, verb = command.split()
        keys = [f"{game}-command", f"{game}-command-{verb}", f"command-{game}", f"command-{verb}"]
        typed = [f"/{words(keys[0] if keys[0] in words else keys[2])}"]
        typed.append(words(keys[1] if keys[1] in words else keys[3]))
        for name, value in values.items():
            called = f"{game}-option-{name}"
            option = words(called if called in words else f"option-{name}")
            choice = next(
                (k for k in (f"{game}-choice-{name}-{value}", f"{name}-{value}") if k in words), ""
            )
            typed.append(f"{option}:{words(choice) if choice else value}")
        return " ".join(typed)

    def read(self, title: str, text: str) -> None:
        """Note a text that was read."""
        quoted = "\n".join(f"> {line}" for line in text.strip().splitlines())
        self.lines.append(f"{title}\n{quoted}\n")


def described(message: Json) -> str:
    """Return the text of the picture in a message."""
    return "\n".join(file.get("description") or "" for file in files(message))


async def play_by_text(
    house: House, key: str, language: str = "en", called: str = "", **options: str
) -> Reading:
    """Let Robin and Sam play a whole game of this key, and return what they read.

    `called` is what the host calls its commands, "" for their usual name.
    """
    reading, game = Reading(language), GAMES[key]
    called = called or key
    if language != "en":
        house.stand_in.world.home.locale = house.robin.locale = house.sam.locale = language
    seen: set[str] = set()
    for player, group, verb in (
        (house.robin, key, "new"),
        (house.sam, "table", "join"),
        (house.robin, "table", "start"),
    ):
        given = options if verb == "new" else {}
        await _use(player, group, verb, given, reading, called if group == key else "")
        await house.shown()
        await _look(player, reading, seen)
    for _ in range(ENOUGH):
        table = await house.table()
        if table.stage != "playing":
            return reading
        player = house.asked(table)
        verb, values = await _choice(player, game, called)
        await _use(player, key, verb, values, reading, called)
        await house.moved(table)
        await _look(player, reading, seen)
    raise AssertionError("the game does not end")


async def _choice(player: Player, game: Game[Any], called: str) -> tuple[str, dict[str, str]]:
    """Return the first thing that is suggested: a verb, and what is said with it."""
    bare = [verb for verb, answers in game.verbs.items() if not answers]
    verbs = sorted(game.verbs, key=lambda verb: (verb not in PREFERRED, verb in bare))
    for verb in sorted(verbs, key=lambda verb: PREFERRED.index(verb) if verb in PREFERRED else 9):
        if verb in bare:
            continue
        option = game.verbs[verb][0]
        offers = await player.suggestions(f"{called} {verb}", option, "")
        if offers:
            return verb, {option: offers[len(offers) // 2]["value"]}
    return bare[0], {}


async def _use(  # noqa: PLR0917
    player: Player, group: str, verb: str, values: dict[str, str], reading: Reading, called: str
) -> None:
    typed = reading.spelled(f"{group} {verb}", values)
    reading.typed(player.name.capitalize(), typed)
    went = await player.command(f"{called or group} {verb}", **values)
    assert went["state"] == "answered", (typed, went)


async def _named(player: Player, text: str) -> str:
    """Return a text as it is read out: names in place of ids, and neither emojis nor the mark of small text."""
    for person in (await player.view())["people"]:
        text = text.replace(f"<@{person['id']}>", f"@{person['name']}")
    return re.sub(r"<:\w+:\d+> ?|^-# ", "", text, flags=re.MULTILINE)


async def _look(player: Player, reading: Reading, seen: set[str]) -> None:
    """Read what has come since: a private answer, and the table in the channel."""
    for message in await player.messages():
        if message["id"] in seen or not words(message):
            continue
        seen.add(message["id"])
        private = bool(message["flags"] & EPHEMERAL)
        title = reading.title("private" if private else "public")
        reading.read(title, await _named(player, words(message)))
        if text := described(message):
            reading.read(reading.title("picture"), text)
