"""The tutorial: a first game against the computer, on a real table that explains itself.

A lesson stands under the board at each of the learner's first turns. All else is as in any
game, so the learner plays on when the lessons are over, and may leave at any moment.
"""

from __future__ import annotations

from typing import Final

from bot.conversation import lobby, more
from bot.lexicon import language_of
from bot.screens.screen import Screen
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.visit import Visit
from render import LOOKS
from rules import GAMES

TAUGHT: Final = tuple(game for game, look in LOOKS.items() if look.lessons)
"""The games that have a tutorial."""


async def begin(visit: Visit, game: str) -> None:
    """Open a table for a learner and a computer, in the learner's language, and begin."""
    if game not in TAUGHT:
        raise Refusal("refused-control-unknown")
    options = {key: option.default for key, option in GAMES[game].options.items()}
    table = lobby.fresh(visit, game, options, "joined", language_of(str(visit.interaction.locale)))
    table = changes.join(table, visit.user_id, visit.name)
    await lobby.put_up(visit, changes.begin_lessons(table, visit.user_id, visit.facet.room.rng))


async def hint(visit: Visit, table: Table) -> None:
    """Show the learner, alone, what a sensible player would do now, and a button that does it."""
    changes.check_turn(table, visit.user_id, None)
    ask = visit.seated(table)
    view = ask.view
    move = table.rules.computers[next(iter(table.rules.computers))](view)
    label = ask.look.label(move, view, ask.words)
    rows = [[ask.confirm(str(move))]]
    await visit.show(Screen(text=visit.words("lesson-hint", move=label), rows=list(rows)))


async def leave(visit: Visit, table_id: int) -> None:
    """Close the table of a tutorial, without any question."""
    await more.end(visit, table_id, "lesson-left")
