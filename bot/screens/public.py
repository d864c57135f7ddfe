"""The public message of a table, in any stage."""

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.computers.levels import named_levels
from bot.i18n.lexicon import words_in
from bot.messages.emojis import PLAIN_EMOJIS, Emojis
from bot.messages.names import with_readable_names
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.screens import board, lobby
from bot.tables.table import Table
from render import Words


def screen_of(
    table: Table,
    emojis: Mapping[str, Emojis] = PLAIN_EMOJIS,
    levels: Callable[[str], Sequence[str]] = named_levels,
    pinged: Collection[int] | None = None,
    beside: board.Beside = board.NOTHING_BESIDE,
) -> Screen:
    """Return what the channel should see of a table now.

    Args:
        levels: returns the computers' levels of a game that are available here.
        pinged: which of the people `called` to ping, all if None. The others are written by name,
            because a mention without a ping may show as an id.
        beside: what it shows besides the table.
    """
    if pinged is None:
        pinged = table.called
    words = words_in(table.language)
    table = with_readable_names(table, words)
    if table.damage:
        return damaged(table, words)
    if table.match is None:
        return lobby.screen(table, words, levels(table.game), pinged, beside)
    if table.stage == "called-off":
        return board.called_off(table, words, beside)
    if table.asleep:
        return board.asleep(table, words)
    viewpoint = Viewpoint(table.play, None, words, emojis)
    if table.stage == "finished":
        return board.finished(table, viewpoint, beside)
    return board.playing(table, viewpoint, pinged, beside)


def damaged(table: Table, words: Words) -> Screen:
    """Return the message of a table that can't be replayed, which can only be ended or exported."""
    if table.over:
        return Screen(caption=words("table-damaged-ended"))
    press = Press(table.id, table.number, "end")
    return Screen(caption=words("table-damaged"), rows=[[PressButton(press, words("button-end"))]])
