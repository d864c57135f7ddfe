"""A base for immutable values that are often copied with a few changes."""

from dataclasses import fields
from typing import Any, Self


class Value:
    """A base of frozen dataclasses with `but`, a faster `dataclasses.replace`.

    Copying positions is most of a game's work. `but` drops a cached `decision`; subclasses may
    have no other `cached_property`. It doesn't call `__post_init__`.
    """

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - fields have types of every kind
        """Return a copy with some fields changed."""
        copy = object.__new__(type(self))
        values = copy.__dict__
        values.update(self.__dict__)
        values.pop("decision", None)
        values.update(changes)
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the fields, without a cached `decision`."""
        values = self.__dict__
        return {field.name: values[field.name] for field in fields(self)}  # type: ignore[arg-type]
