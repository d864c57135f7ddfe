"""A base for immutable values that are often copied with a few changes."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Self


class Value:
    """A frozen dataclass with `but`, which does what `dataclasses.replace` does, only faster.

    A game makes one or two positions a move, so copying is most of what it does. A
    `decision` that a `cached_property` has kept is not copied, and no other may be kept.
    `__post_init__` is not called.
    """

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - fields have types of every kind
        """Return a copy in which the named fields have other values."""
        copy = object.__new__(type(self))
        values = copy.__dict__
        values.update(self.__dict__)
        values.pop("decision", None)
        values.update(changes)
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled: the fields, and nothing that a `cached_property` has kept."""
        values = self.__dict__
        return {field.name: values[field.name] for field in fields(self)}  # type: ignore[arg-type]
