"""The exceptions that explain to a person why something can't be done."""


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
