"""The tutorial: a first game against a computer, at a real table with lessons.

A lesson is shown under the board until the learner does what it teaches or asks for the next one.
Otherwise it is a game like any other, so the learner can play on after the last lesson.
"""

from typing import Final

from bot.actions import opening
from bot.actions.change import by_person
from bot.actions.request import Request
from bot.i18n.lexicon import computer_names
from bot.messages.press import Press
from bot.tables import changes, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.terms import agreed
from render import LOOKS
from rules import GAMES

TAUGHT: Final = tuple(game for game, look in LOOKS.items() if look.lessons)
"""The games that have a tutorial."""


async def begin(request: Request, press: Press) -> None:
    """Open a table for a learner and a computer, in the learner's language, and start the game.

    Where another table is open, such as the lobby that led here, it goes into a thread or elsewhere.
    """
    game = press.argument
    if game not in TAUGHT:
        raise Refusal("refused-control-unknown")
    options = {key: option.default for key, option in GAMES[game].options.items()}
    fresh = opening.fresh(request, game, options, request.language)
    table = agreed(fresh, {"seats": "joined"})
    table = lobby.join(table, request.user_id, request.name)
    names = computer_names(table.language)
    begun = starting.begin_lessons(table, request.user_id, names, request.tables.rng)
    await opening.post_new(request, begun, threaded=await _occupied(request))


async def _occupied(request: Request) -> bool:
    """Return whether the channel has an open table."""
    try:
        return (await request.table_here()).open
    except Refusal:
        return False


go_on = by_person(changes.next_lesson, "lesson-skipped")
"""Skip to the next lesson."""
