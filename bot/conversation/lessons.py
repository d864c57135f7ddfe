"""The tutorial: a first game against the computer, on a real table that explains itself.

A lesson stands under the board until the learner has done what it teaches, or asks for the next
one. All else is as in any game, so the learner plays on when the lessons are over, and may leave
at any moment.
"""

from __future__ import annotations

from typing import Final

from bot.conversation import opening
from bot.conversation.road import line, walk
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.request import Request
from bot.tables import changes
from bot.tables.refusal import Refusal
from render import LOOKS
from rules import GAMES

TAUGHT: Final = tuple(game for game, look in LOOKS.items() if look.lessons)
"""The games that have a tutorial."""


async def begin(request: Request, press: Press) -> None:
    """Open a table for a learner and a computer, in the learner's language, and begin."""
    game = press.argument
    if game not in TAUGHT:
        raise Refusal("refused-control-unknown")
    options = {key: option.default for key, option in GAMES[game].options.items()}
    table = opening.fresh(request, game, options, "joined", request.language)
    table = changes.join(table, request.user_id, request.name)
    begun = changes.begin_lessons(table, request.user_id, request.tables.rng)
    await opening.put_up(request, begun)


async def go_on(request: Request, press: Press) -> None:
    """Show the learner the next lesson, without doing what this one teaches."""
    await walk(
        request,
        press.table,
        lambda table: changes.next_lesson(table, request.user_id),
        line(request, "lesson-skipped"),
    )


async def hint(request: Request, press: Press) -> None:
    """Show the learner, alone, what a sensible player would do now, and a button that does it."""
    table = await request.table(press.table)
    changes.check_turn(table, request.user_id, None)
    viewpoint = request.seated(table)
    await request.reply.think()
    level = next(iter(table.rules.computers))
    notation = await request.hosting.thinking.answer(table.game, level, viewpoint.view)
    label = viewpoint.look.label(viewpoint.offers(notation), viewpoint.view, viewpoint.words)
    rows = [[viewpoint.confirm(notation)]]
    text = request.words("lesson-hint", move=label, command=viewpoint.typed(notation))
    await request.show_panel(Screen(text=text, rows=[list(row) for row in rows]))
