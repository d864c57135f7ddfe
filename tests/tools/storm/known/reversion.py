"""A known fault, and what puts it back into the product while this process runs."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch


@dataclass(frozen=True, slots=True)
class Change:
    """An attribute of a class or a module, or an item of a dictionary, and what it is with the fault."""

    owner: Any
    name: str
    faulty: object

    @property
    def now(self) -> Any:
        """What it is now; raise AttributeError or KeyError if the product has no such thing."""
        return (
            self.owner[self.name]
            if isinstance(self.owner, dict)
            else getattr(self.owner, self.name)
        )

    def made(self) -> AbstractContextManager[object]:
        """Return the context in which it is as it was with the fault."""
        if isinstance(self.owner, dict):
            return patch.dict(self.owner, {self.name: self.faulty})
        return patch.object(self.owner, self.name, self.faulty)


@dataclass(frozen=True, slots=True)
class Known:
    """A fault that the product once had, or could easily have.

    Attributes:
        fault: What goes wrong, in a sentence.
        test: A test that fails with it.
        changes: What puts it back.
        beyond: Why no storm can find it; "" if one can.
    """

    fault: str
    test: str
    changes: tuple[Change, ...]
    beyond: str = ""

    @contextmanager
    def reverted(self) -> Iterator[None]:
        """Put the fault back while the context is open; a bot that is made within it has it."""
        with ExitStack() as stack:
            for change in self.changes:
                stack.enter_context(change.made())
            yield
