"""What the channel should see of a table, whatever state it is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.computers.levels import every_level
from bot.lexicon import words_in
from bot.messages.emojis import PLAIN, Emojis
from bot.messages.names import told
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.screens import board, lobby
from bot.tables.table import Table
from render import Words


def screen_of(
    table: Table,
    emojis: Mapping[str, Emojis] = PLAIN,
    levels: Callable[[str], Sequence[str]] = every_level,
) -> Screen:
    """Return what the channel should see of a table now.

    `levels` tells at which levels computers can play a game here.
    """
    words = words_in(table.language)
    table = told(table, words)
    if table.damage:
        return damaged(table, words)
    if table.match is None:
        return lobby.screen(table, words, levels(table.game))
    if table.stage == "called-off":
        return board.called_off(table, words)
    if table.asleep:
        return board.asleep(table, words)
    viewpoint = Viewpoint(table, None, words, emojis)
    return board.finished(viewpoint) if table.stage == "finished" else board.playing(viewpoint)


def damaged(table: Table, words: Words) -> Screen:
    """Return what is said of a table that cannot be replayed: it can be ended, and exported."""
    if table.over:
        return Screen(caption=words("table-damaged-ended"))
    press = Press(table.id, table.number, "end")
    return Screen(caption=words("table-damaged"), rows=[[PressButton(press, words("button-end"))]])
