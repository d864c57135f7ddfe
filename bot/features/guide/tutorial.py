"""The tutorial: a first game against a computer, at a real table with lessons.

A lesson is shown under the board until the learner does what it teaches or asks for the next one.
Otherwise it is a game like any other, so the learner can play on after the last lesson.
"""

import discord

from bot.actions import opening
from bot.actions.change import by_person, changing
from bot.actions.ending import change_to_end
from bot.actions.request import Request
from bot.features.guide.help_pages import TAUGHT, ways_to_learn
from bot.i18n.lexicon import computer_names
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.tables import changes, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.terms import agreed
from rules import GAMES


async def begin(request: Request, press: Press) -> None:
    """Start a game of a learner with a computer, in the learner's language, where nobody else sees it if that can be."""
    game = press.argument
    if game not in TAUGHT:
        raise Refusal("refused-tutorial-none" if game in GAMES else "refused-control-unknown")
    options = {key: option.default for key, option in GAMES[game].options.items()}
    fresh = opening.fresh(request, game, options, request.language)
    table = agreed(fresh, {"seats": "joined"})
    table = lobby.join(table, request.user_id, request.name)
    names = computer_names(table.language)
    begun = starting.begin_lessons(table, request.user_id, names, request.tables.rng)
    await opening.post_new(request, begun, threaded=True, direct=True)


go_on = by_person(changes.next_lesson, "lesson-skipped")
"""Skip to the next lesson."""


async def ask_to_leave(request: Request, press: Press) -> None:
    """Ask for confirmation before closing the table of a tutorial."""
    table, words = await request.table(press.table), request.words
    (await change_to_end(request, table))(table)
    leave = Press(table.id, table.number, "left-tutorial")
    yes = PressButton(leave, words("button-left-tutorial"), discord.ButtonStyle.danger)
    await request.show(Screen(text=words("lesson-leave-sure"), rows=[[yes]]))


async def leave(request: Request, press: Press) -> None:
    """Close the table of a tutorial, and show what else there is."""
    change, words = await change_to_end(request, await request.table(press.table)), request.words
    async with changing(request, press.table, change, always=True) as saved:
        await saved.answer(Screen(text=words("lesson-left"), rows=ways_to_learn(words)))
