"""What speaks for a move, in a line: the facts of a reason as its text names them."""

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
    """Return a reason by the key of its text.

    Among the facts `seat` becomes a name, `colour` the word of a gem (by its letter), and `gems`
    a list of such words; all others stay as they are.
    """

    def told(key: str, value: int | str) -> int | str:
        if key == "seat":
            return names[int(value)]
        if key == "colour":
            return gem(str(value))
        if key == "gems":
            return words.listed(map(gem, str(value)))
        return value

    return words(text, **{key: told(key, value) for key, value in facts.items()})
