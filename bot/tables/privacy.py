"""Removing a person or a server from tables that are not over.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
"""

from dataclasses import replace

from bot.computers.levels import stand_in
from bot.store.values import SOMEBODY, Note, Player
from bot.tables import changes, lobby
from bot.tables.refusal import Refusal
from bot.tables.steps import changed
from bot.tables.table import Table


def forget(table: Table, user_id: int) -> Table:
    """Remove a person from a table: they leave it, and it doesn't know them any more."""
    return nameless(leave(table, user_id), user_id)


def leave(table: Table, user_id: int) -> Table:
    """Let a person leave a lobby, or resign a game, before they are removed.

    A game of a season that hasn't begun is called off; the season goes on without them.
    """
    if table.over:
        raise Refusal("refused-table-closed")
    if table.seat_of(user_id) is None:
        return table
    return _gone(table, user_id)


def nameless(table: Table, user_id: int) -> Table:
    """Remove a person's name and id from a table that they have left: their seat, clock, note and offers."""
    seat, offer, note, clock = table.seat_of(user_id), table.offer, table.note, table.clock
    if offer is not None and (offer.user_id == user_id or offer.seat == seat):
        offer = None
    if note is not None and note.user_id == user_id:
        note = Note(note.what, "")
    if clock is not None and clock.user_id == user_id:
        clock = None
    players = tuple(_nameless(player, user_id, table) for player in table.players)
    host = table.host_id
    if host == user_id:
        people = (player.user_id for player in players if player.user_id and not player.resigned)
        host = next(people, SOMEBODY)
    return changed(table, players=players, host_id=host, offer=offer, note=note, clock=clock)


def call_off(table: Table) -> Table:
    """End a table of a server whose data is being deleted."""
    if table.over:
        raise Refusal("refused-table-closed")
    return changes.close(table)


def gone(table: Table) -> Table:
    """Close a table that nobody can come back to.

    Whoever was alone with computers in a game that binds them could have gone on, so they have resigned.
    """
    people = [seat for seat, it in enumerate(table.players) if it.user_id and not it.resigned]
    if table.lost and len(people) == 1:
        return changes.given_up(table, people[0])
    return replace(call_off(table), note=Note("gone", ""))


def without_channel(table: Table) -> Table:
    """Return a table whose channel has just been deleted.

    A game that binds its people isn't void, or whoever may delete channels would never lose: it sleeps until
    one of them goes on with it elsewhere. Any other table is closed.
    """
    if not table.binding:
        return gone(table)
    if table.lost:
        raise Refusal("refused-already-asleep")
    return changed(table, asleep=True, offer=None, note=Note("gone", ""))


def _gone(table: Table, user_id: int) -> Table:
    """Return the table after a person left it."""
    seat = table.seat_of(user_id)
    if table.damage:
        others = [player.user_id for player in table.players if player.user_id != user_id]
        return changed(table) if any(others) else changes.close(table)
    if table.stage == "lobby":
        return changes.close(table) if table.origin.binds else lobby.leave(table, user_id)
    if seat is None or table.players[seat].resigned:
        return changed(table, note=table.note)
    return changes.given_up(table, seat)


def _nameless(player: Player, user_id: int, table: Table) -> Player:
    """Return a player without the person's name and id, even as a previous player."""
    past = tuple(SOMEBODY if other == user_id else other for other in player.previous_user_ids)
    if player.user_id != user_id:
        cut = player.cut if past == player.previous_user_ids else player.cut and None
        return replace(player, previous_user_ids=past, cut=cut)
    return Player(
        "",
        computer=None if table.over else stand_in(table.game),  # one plays on for them
        resigned=player.resigned or not table.over,
        hinted=player.hinted,
        previous_user_ids=past,
        turns=player.turns,
        cut=player.cut and None,
    )
