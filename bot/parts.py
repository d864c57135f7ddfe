"""What runs for a feature beside the core: a job, a queue of work, what follows from changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.tables.tables import Changed


class Part:
    """Something that begins and ends with the bot, and hears of changes. Whatever isn't overridden does nothing.

    What fails after a change is logged. `settle` and `catch_up` are tried again, `stage_changed` once the
    database is back. What is left undone must stand in the database, where `catch_up` finds it.
    """

    def start(self) -> None:
        """Begin: the bot is up, and has caught up on what was left undone."""

    async def wake(self) -> None:
        """Do what has become due: the bot has connected, or the clock has leapt."""

    async def release(self) -> None:
        """Let go of the people who wait for it: the bot is closing, and waits for their answers."""

    async def close(self) -> None:
        """End; nobody waits any more."""

    async def changed(self, changed: Changed) -> None:
        """Note a change that was just saved; its table can't be changed meanwhile."""

    async def settle(self) -> None:
        """Bring up to date what follows from results; a finish waits a moment for it."""

    async def will_answer(self, _: Table) -> bool:
        """Return whether it has an answer to a table's open question, which is posted first."""
        return False

    async def answer(self, table: Table) -> Changed | None:
        """Answer the open question for whom it asks; None if there's no answer any more."""

    async def stage_changed(self, table: Table) -> None:
        """Do what follows from it that a game has begun, or that a table is over."""

    async def catch_up(self) -> None:
        """Do what a crash left undone."""


P = TypeVar("P", bound=Part)


class Parts(list[Part]):
    """The parts of all features, one of each class; they are added once what they need is there."""

    def of(self, kind: type[P]) -> P:
        """Return the part of this class; raise LookupError if no feature has brought one."""
        for part in self:
            if isinstance(part, kind):
                return part
        raise LookupError(f"no feature has brought a {kind.__name__}")
