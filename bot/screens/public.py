"""The public message of a table, in any stage."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.computers.levels import every_level
from bot.i18n.lexicon import words_in
from bot.messages.emojis import PLAIN_EMOJIS, Emojis
from bot.messages.names import with_readable_names
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.screens import board, lobby
from bot.store.ledger import PointsChange
from bot.store.values import Note
from bot.tables.table import Table
from render import Words


def screen_of(
    table: Table,
    emojis: Mapping[str, Emojis] = PLAIN_EMOJIS,
    levels: Callable[[str], Sequence[str]] = every_level,
    pinged: Collection[int] | None = None,
    points: Sequence[PointsChange] = (),
) -> Screen:
    """Return what the channel should see of a table now.

    Args:
        levels: returns the computers' levels of a game that are available here.
        pinged: which of the people `called` to ping, all if None. The others are written by name,
            because a mention without a ping may show as an id.
        points: how the game changed points, if it's finished.
    """
    if pinged is None:
        pinged = called(table)
    words = words_in(table.language)
    table = with_readable_names(table, words)
    if table.damage:
        return damaged(table, words)
    if table.match is None:
        return lobby.screen(table, words, levels(table.game), pinged)
    if table.stage == "called-off":
        return board.called_off(table, words)
    if table.asleep:
        return board.asleep(table, words)
    viewpoint = Viewpoint(table.play, None, words, emojis)
    if table.stage == "finished":
        return board.finished(table, viewpoint, points)
    return board.playing(table, viewpoint, pinged)


def called(table: Table) -> list[int]:
    """Return the people who have to act: to join, to move, to agree, or to accept a seat."""
    if table.stage == "lobby":
        return _called_to_lobby(table)
    if table.offer is not None and not table.offer.asked_for:
        return [table.offer.user_id]  # the board before pinged the player to move
    if table.still_to_agree:
        return [it.user_id for it in table.still_to_agree if it.user_id is not None]
    return [] if table.person_asked is None else [table.person_asked]


def _called_to_lobby(table: Table) -> list[int]:
    """Return the invited people, or those whom the last change calls; each was pinged once before."""
    people = [(it.user_id, it.invited) for it in table.players if it.user_id is not None]
    match table.note:
        case Note(what="invited", called=called):
            return list(called)
        case Note(what="sought"):
            return []
        case Note(what="soon" | "due"):
            return [user_id for user_id, _ in people]
    return [user_id for user_id, invited in people if invited]


def damaged(table: Table, words: Words) -> Screen:
    """Return the message of a table that can't be replayed, which can only be ended or exported."""
    if table.over:
        return Screen(caption=words("table-damaged-ended"))
    press = Press(table.id, table.number, "end")
    return Screen(caption=words("table-damaged"), rows=[[PressButton(press, words("button-end"))]])
