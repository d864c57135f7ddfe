"""The arguments of controls and commands as typed values, with their only encoder and decoder.

Games encode the state of their panels in their own notations.
"""

from collections.abc import Mapping
from dataclasses import MISSING, astuple, dataclass, fields
from typing import Any, ClassVar, Literal, Self, get_args, get_type_hints

from bot.messages.press import number_of
from bot.store.values import ChosenDeputy
from bot.tables.refusal import Refusal

Where = Literal["server", "everywhere"]


@dataclass(frozen=True, slots=True)
class Argument:
    """Fields in order, separated by colons.

    An empty or missing part means the field's default. A list appends the chosen value to its
    argument, so its last field is left empty.
    """

    SEPARATOR: ClassVar[str] = ":"
    FREE_TEXT_FIELD: ClassVar[int] = -1
    """The index of the one field that may contain separators."""

    def __str__(self) -> str:
        return self.SEPARATOR.join("" if it is None else str(it) for it in astuple(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """Decode what `str` encodes; raise Refusal for anything else."""
        known, hints = fields(cls), get_type_hints(cls)
        before = cls.FREE_TEXT_FIELD % len(known)
        first = text.split(cls.SEPARATOR, before)
        if len(first) > before:
            first += first.pop().rsplit(cls.SEPARATOR, len(known) - before - 1)
        parts = dict(zip((it.name for it in known), first, strict=False))
        read = {name: _value(hints[name], part) for name, part in parts.items() if part}
        if any(it.default is MISSING and it.name not in read for it in known):
            raise Refusal("refused-control-unknown")
        return cls(**read)


def _value(hint: Any, part: str) -> str | int:  # noqa: ANN401 - str, int, or a Literal of words
    if hint is str or part in _words(hint):
        return part
    number = number_of(part) if hint in (int, int | None) and part.isascii() else None
    if number is None:
        raise Refusal("refused-control-unknown")
    return number


def _words(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - as above
    """Return the words of a Literal, or of a union of Literals."""
    return tuple(it for arg in get_args(hint) for it in (get_args(arg) or (arg,)))


@dataclass(frozen=True, slots=True)
class Choice(Argument):
    """A value chosen for a key: a game's option, a term of the table, a setting."""

    key: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class NewTable(Argument):
    """A game to open a table for, and the values chosen for its options and terms: `key=value key=value`."""

    game: str
    chosen: str = ""

    @classmethod
    def of(cls, game: str, chosen: Mapping[str, int | str]) -> Self:
        """Return a new table with these values."""
        return cls(game, " ".join(f"{key}={value}" for key, value in chosen.items()))

    @property
    def values(self) -> dict[str, str]:
        """The values chosen, by key."""
        return dict(part.split("=", 1) for part in self.chosen.split() if "=" in part)


@dataclass(frozen=True, slots=True)
class DeputyChoice(Argument):
    """How long a computer plays for a person."""

    how: ChosenDeputy
