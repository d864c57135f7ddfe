"""What an answer of the bot says: that something was done, or that it was not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import bot

_CATALOGUE: Final = (Path(bot.__file__).parent / "words" / "en.ftl").read_text(encoding="utf-8")


def _patterns(prefix: str) -> dict[str, re.Pattern[str]]:
    """Return the texts of the catalogue whose keys begin so, with anything for a variable."""
    found = {}
    for key, text in re.findall(rf"^({prefix}[a-z-]+) = (.*)$", _CATALOGUE, re.MULTILINE):
        parts = (re.escape(part) for part in re.split(r"{[^}]*}", text))
        found[key] = re.compile(".*".join(parts), re.DOTALL)
    return found


REFUSALS: Final = _patterns("refused-")
ERRORS: Final = _patterns("error-")


def refusal(text: str) -> str | None:
    """Return the key of what a text refuses with; None where it does not refuse."""
    return next((key for key, like in REFUSALS.items() if like.fullmatch(text)), None)


def error(text: str) -> str | None:
    """Return the key of the error that a text tells; None where it tells none."""
    return next((key for key, like in ERRORS.items() if like.fullmatch(text)), None)
