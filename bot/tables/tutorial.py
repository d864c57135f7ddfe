"""The progress of a tutorial."""

from __future__ import annotations

from bot.tables.table import Table
from render import LOOKS
from rules import verb_of


def learned(table: Table) -> bool:
    """Return whether the learner has done what the current lesson teaches."""
    lessons = LOOKS[table.game].lessons
    deed = lessons[table.lesson - 1] if table.lesson <= len(lessons) else ""
    learner = table.seat_of(table.host_id)
    done = {verb_of(entry.move) for entry in table.play.moves if entry.seat == learner}
    return not deed or deed in done


def still_to_learn(table: Table) -> frozenset[str]:
    """Return the verbs of the moves that only later lessons teach; none outside a tutorial."""
    lessons = LOOKS[table.game].lessons if table.lesson else ()
    return frozenset(lessons[table.lesson :]) - frozenset(lessons[: table.lesson])
