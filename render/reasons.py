"""The reason for a suggested move, as a line of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from render.words import Words


def line(
    text: str,
    facts: Mapping[str, int | str],
    names: Sequence[str],
    words: Words,
    gem: Callable[[str], str],
) -> str:
    """Format a reason.

    Args:
        text: Key of the reason's message.
        facts: Its variables. `seat` becomes a name, `colour` (a letter) the word for a gem,
            `gems` and `spent` (letters) a list of such words, and `ids` and `other_ids` (with spaces between) a list;
            others are passed on.
        gem: Returns the word for a gem, by its letter.
    """

    def shown(key: str, value: int | str) -> int | str:
        if key == "seat":
            return names[int(value)]
        if key == "colour":
            return gem(str(value))
        if key in {"gems", "spent"}:
            return words.listed(map(gem, str(value)))
        if key in {"ids", "other_ids"}:
            return words.listed(str(value).split() or [""])
        return value

    return words(text, **{key: shown(key, value) for key, value in facts.items()})
