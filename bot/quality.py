"""What a game has beyond what every game must have, and which quality that makes: bronze, silver or gold."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from bot.computers.levels import adviser_of, every_level
from bot.i18n.lexicon import LANGUAGES
from render import LOOKS
from render.words import words_of
from render.words.bundle import ENTRY
from rules import GAMES, answering, dealt
from rules.catalogue import installed
from rules.package import QUALITIES

LOOKED_AT: Final = 20
"""How many answers of a game are looked at for turns that can be planned."""
_ADVISER: Final = "declare an `ADVISER` in the module `computers`"
NEEDED: Final[Mapping[str, Mapping[str, str]]] = {
    "bronze": {},
    "silver": {
        "languages": "translate all its texts into {untranslated}",
        "lessons": "give its look `lessons`, and write the texts {game}-lesson-1 and on",
        "guide": "give its look a `guide` to the board",
        "plans": "return a position from `next_turn_of`, or say in the text {game}-no-plans why no turn can be planned",
    },
    "gold": {
        "levels": "declare more than one level in the module `computers`",
        "hints": _ADVISER,
        "reviews": _ADVISER,
        "puzzles": _ADVISER,
    },
}
"""The parts that each quality needs besides those of the one below, and what their author has to do."""


def offers(game: str) -> Mapping[str, bool]:
    """Return whether an installed game has each of what players look for, which is quick to say."""
    advised = adviser_of(game) is not None
    lessons = bool(LOOKS[game].lessons)
    return {"lessons": lessons, **dict.fromkeys(("hints", "reviews", "puzzles"), advised)}


@cache
def parts_of(game: str) -> tuple[str, ...]:
    """Return which of these parts an installed game has."""
    there = {
        "languages": not _untranslated(game),
        **offers(game),
        "guide": LOOKS[game].guide is not None,
        "plans": _can_be_planned(game),
        "levels": len(every_level(game)) > 1,
    }
    return tuple(part for part, has in there.items() if has)


def lacking(game: str, quality: str) -> Iterator[str]:
    """Yield a sentence for each part that a game would need to have this quality."""
    excused = {"plans"} if f"{game}-no-plans" in _keys(words_of(game) / "en.ftl") else set()
    has = {*parts_of(game), *excused}
    for each in QUALITIES[: QUALITIES.index(quality) + 1]:
        for part, todo in NEEDED[each].items():
            if part not in has:
                told = todo.format(game=game, untranslated=" and ".join(_untranslated(game)))
                yield f"{game}: {each} needs {part}: {told}."


def described(game: str) -> str:
    """Return a game's quality, and what it has."""
    quality, parts = installed()[game].package.quality, parts_of(game)
    return f"{quality}, with {', '.join(parts)}" if parts else quality


def _untranslated(game: str) -> list[str]:
    """Return the languages that lack a text of a game."""
    folder = words_of(game)
    needed = _keys(folder / "en.ftl")
    return [it for it in LANGUAGES if not _keys(folder / f"{it}.ftl") >= needed]


def _keys(file: Path) -> set[str]:
    text = file.read_text("utf-8") if file.exists() else ""
    return {entry[1] for entry in ENTRY.finditer(text)}


def _can_be_planned(game: str) -> bool:
    """Return whether anybody can look ahead to a turn while another seat is asked."""
    rules, rng = GAMES[game], Random(1)
    seats = range(rules.seats[0])
    begun = dealt(rules, len(seats), {}, rng).begin()
    played = answering(begun, rng, dict.fromkeys(seats, rules.quick))
    return any(
        match.position.seen_by(seat).next_turn_of(seat) is not None
        for match in islice(played, LOOKED_AT)
        if (asked := match.position.decision)
        for seat in seats
        if seat != asked.seat
    )
