"""A game in play, or just over, as the channel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.panels import Ask, panels_of
from bot.press import Press, PressButton
from bot.screens.people import names
from bot.screens.screen import ROW_LIMIT, Picture, Screen
from bot.tables.story import events, since_last_turn
from bot.tables.table import Table
from render import Words

TEXT_LIMIT = 3000
"""How long the story above a board may get; a message may have 4,000 characters in all."""


def playing(ask: Ask) -> Screen:
    """Return what happened, the board, whose turn it is, and the controls."""
    table, words = ask.table, ask.texts
    asked = table.asked
    rows = [list(row) for row in panels_of(table.game).rows(ask)]
    always = [ask.button("more", "", words("button-more"))]
    if ask.look.hand:
        always.insert(0, ask.button("hand", "", words(f"{table.game}-button-hand")))
    if rows and len(rows[-1]) + len(always) <= ROW_LIMIT:
        rows[-1] += always
    else:
        rows.append(list(always))
    if rows[0] and isinstance(rows[0][0], PressButton):
        rows[0][0].item.style = discord.ButtonStyle.primary
    question = "### " + ask.look.ask(ask.view, names(table, ping=asked), None, words)
    if table.lesson:
        question = f"{_lesson(ask)}\n{question}"
        leave = ask.button("leave-tutorial", "", words("button-leave-tutorial"))
        rows.append([ask.button("hint", "", words("button-hint")), leave])
    user_id = table.players[asked].user_id if asked is not None else None
    return Screen(
        caption=_story(ask, since_last_turn(table, asked)),
        picture=_picture(ask),
        text=question,
        rows=rows,
        mentions=[user_id] if user_id else [],
    )


def finished(ask: Ask) -> Screen:
    """Return the last turn, the standings, the final board and the way to a rematch."""
    table, words = ask.table, ask.texts
    told = replace(ask.scene, names=names(table))
    press = Press(table.id, table.number, "rematch")
    return Screen(
        caption="\n".join(
            [
                _story(ask, since_last_turn(table, None)),
                "### " + ask.look.reckoning(told, words),
                *ask.look.standings(told, words),
            ]
        ),
        picture=_picture(ask),
        rows=[[PressButton(press, words("button-rematch"), discord.ButtonStyle.success)]],
    )


def called_off(table: Table, words: Words) -> Screen:
    """Return a line that says the game ended without a result."""
    return Screen(caption=words("table-called-off", game=words(f"{table.game}-name")))


def history(ask: Ask, since: int) -> list[str]:
    """Return what happened from a move on, a line a turn, as the reader may know it."""
    told = events(ask.table, ask.reader, since)
    return ask.look.summary(told, names(ask.table), ask.reader, ask.texts)


def shortened(lines: Sequence[str], limit: int = TEXT_LIMIT) -> str:
    """Return the last lines that fit, with a mark where the first ones had to go."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > limit:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _lesson(ask: Ask) -> str:
    """Return what a tutorial has to say at this turn."""
    words, lesson, game = ask.words, ask.table.lesson, ask.table.game
    if lesson > ask.look.lessons:
        return words("lesson-over", new=words(f"{game}-help-new"))
    title = words("lesson-title", lesson=lesson, lessons=ask.look.lessons)
    return f"{title}\n{words(f'{game}-lesson-{lesson}')}"


def _story(ask: Ask, since: int) -> str:
    title = f"-# {ask.words(f'{ask.table.game}-name')}"
    return shortened([title, *history(ask, since)])


def _picture(ask: Ask) -> Picture:
    scene = ask.scene
    return Picture(ask.look.picture(scene), ask.look.alt(scene, ask.words))
