"""A base for immutable values that are often copied with a few changes."""

from __future__ import annotations

from typing import Any, Self


class Value:
    """A frozen dataclass with `but`, which does what `dataclasses.replace` does, only faster.

    A game makes one or two positions a move, so copying is most of what it does. What a
    `cached_property` has kept is not copied. `__post_init__` is not called.
    """

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - fields have types of every kind
        """Return a copy in which the named fields have other values."""
        copy = object.__new__(type(self))
        fields = copy.__dict__
        fields.update(self.__dict__)
        fields.pop("decision", None)
        fields.update(changes)
        return copy
