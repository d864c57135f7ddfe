"""What the bot tells a person who asked for something that cannot be done."""

from __future__ import annotations


class UnescapedName(str):
    """A name among the variables of a text: it is escaped where it is told."""

    __slots__ = ()


class Refusal(Exception):
    """Nothing was changed; `key` and `variables` are the text that says why and what to do.

    A tuple of keys is told as a list of what they say.
    """

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.variables = variables
        super().__init__(key, variables)


class NotSavedNow(Refusal):
    """The change could not be written in time; the same may succeed a little later.

    It is `unknown` whether it was written where the server was lost in the middle of it.
    """

    def __init__(self, *, unknown: bool = False) -> None:
        super().__init__("refused-unknown-whether-saved" if unknown else "refused-not-saved")
