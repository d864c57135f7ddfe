"""The exceptions that explain to a person why something can't be done."""

from __future__ import annotations


class UnescapedName(str):
    """A name as a variable of a text, which escapes it when it is shown."""

    __slots__ = ()


class Refusal(Exception):
    """Nothing was changed; `key` and `variables` give the text that says why and what to do.

    A variable that is a tuple of keys becomes a list of their texts.
    """

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.variables = variables
        super().__init__(key, variables)


class NotSavedNow(Refusal):
    """The change couldn't be saved in time; trying again may work.

    It is `unknown` whether it was saved if the connection broke while saving.
    """

    def __init__(self, *, unknown: bool = False) -> None:
        super().__init__("refused-unknown-whether-saved" if unknown else "refused-not-saved")
