"""What an answer of the bot says: that something was done, or that it was not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import bot
import render
from bot.computers.levels import adviser_of
from rules import GAMES

_CATALOGUE: Final = "\n".join(
    path.read_text(encoding="utf-8")
    for package in (bot, render)
    for path in sorted(Path(package.__file__ or "").parent.rglob("en.ftl"))
)


TELLING: Final = 9
"""The fewest letters that tell a text from others, its variables left out."""


def _patterns(keys: str) -> dict[str, re.Pattern[str]]:
    """Return the texts of the catalogues with such keys, with anything for a variable.

    From the first choice between forms on a text may be anything.
    """
    found = {}
    texts = rf"^({keys}) = ?\n? *(.*(?:\n +.*)*)"
    for key, text in re.findall(texts, _CATALOGUE, re.MULTILINE):
        fixed, choice, _ = text.partition(" ->\n")
        if choice:
            fixed = fixed.rpartition("{")[0] + "{}"
        parts = re.split(r"{[^}]*}", fixed)
        if len(re.findall(r"[a-z]", "".join(parts))) >= TELLING:
            found[key] = re.compile(".*".join(map(re.escape, parts)), re.DOTALL)
    return found


_ADVICE: Final = {
    f"{game}-why-{key}"
    for game in GAMES
    if (adviser := adviser_of(game))
    for keys in adviser.themes.values()
    for key in keys
}
"""The texts that give the reason for a move."""
REFUSALS: Final = {
    key: like
    for key, like in _patterns(r"refused-[a-z-]+|[a-z]+-why-[a-z-]+|why-not-[a-z-]+").items()
    if key not in _ADVICE
}
ERRORS: Final = _patterns(r"error-[a-z-]+")


def refusal(text: str) -> str | None:
    """Return the key of what a text refuses with; None where it does not refuse."""
    return next((key for key, like in REFUSALS.items() if like.fullmatch(text)), None)


def error(text: str) -> str | None:
    """Return the key of the error that a text tells; None where it tells none."""
    return next((key for key, like in ERRORS.items() if like.fullmatch(text)), None)
