"""Numbered migrations: each is applied and recorded in one transaction.

They are written for PostgreSQL; `bot/store/sqlite/connection.py` translates them.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.store.errors import DatabaseTooNew, DatabaseUnusable

MIGRATIONS: Final = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration: its number, its name and its SQL."""

    number: int
    name: str
    script: str


def migrations() -> list[Migration]:
    """Return the migrations in order."""
    return [
        Migration(int(path.name[:4]), path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(MIGRATIONS.glob("*.sql"))
    ]


def missing(done: int) -> list[Migration]:
    """Return the migrations to apply; raise DatabaseTooNew if the database is ahead of this code.

    The first is what version 1.0.0 came with: what was there before can't be brought up to date.
    """
    steps = migrations()
    first, newest = steps[0].number, steps[-1].number
    if 0 < done < first:
        raise DatabaseUnusable(f"the database is at migration {done}, older than version 1.0.0")
    if done > newest:
        raise DatabaseTooNew(
            f"the database is at migration {done}, this version of the bot knows {newest}: "
            "install the newer version again"
        )
    return [step for step in steps if step.number > done]
