"""What a feature does after changes; the core runs it apart from everything else."""

from bot.tables.table import Table
from bot.tables.tables import Changed


class Effects:
    """The after-effects of a feature, which overrides those that it has.

    What fails is logged and tried again. What a crash leaves undone must stand in the database.
    """

    async def settle(self) -> None:
        """Bring up to date what follows from results; a finish waits a moment for it. May raise NotSaved."""

    async def begin(self, _: Table) -> bool:
        """Return whether it has an answer to a table's open question, which is posted first. May raise NotSaved."""
        return False

    async def play(self, _: Table) -> Changed | None:
        """Answer the open question for whom it asks; None if there's no answer any more. May raise NotSaved."""
        return None

    async def stage_changed(self, _: Table) -> None:
        """Do what follows from it that a game has begun, or that a table is over."""

    async def catch_up(self) -> None:
        """Do what a crash left undone; may raise NotSaved."""

    async def close(self) -> None:
        """Stop what is going on."""
