"""What every change of a table is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.store.values import LogEntry, Note, NoteKind, Player
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.table import Table
from rules import DEALER, Seat, answering


def changed(table: Table, **fields: object) -> Table:
    """Return the changed table; what was noted of an earlier change has been told."""
    changed = {"revision": table.revision + 1, "note": None, **fields}
    return replace(table, **changed)  # type: ignore[arg-type]


def allowed(table: Table, change: Callable[[Table], Table]) -> bool:
    """Return whether a change would be made, rather than refused: then its button is there."""
    try:
        change(table)
    except Refusal:
        return False
    return True


def noted(table: Table, user_id: int, what: NoteKind) -> Note:
    """Return what a person at the table did, to be told to all."""
    return Note(what, table.players[seat_at(table, user_id)].name, user_id)


def seat_at(table: Table, user_id: int) -> Seat:
    """Return a person's seat; raise Refusal if they have none."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("refused-not-joined" if table.stage == "lobby" else "refused-not-at-table")
    return seat


def as_host(table: Table, user_id: int) -> None:
    """Raise Refusal unless this person is the table's host."""
    if user_id != table.host_id:
        raise Refusal("refused-host-only", host=UnescapedName(table.host))


def dealt(table: Table, rng: Random) -> Table:
    """Let the dealer answer until a seat is asked or the game is over."""
    if table.match is None:
        return table
    for match in answering(table.match, rng):
        table = changed(
            table, match=match, log=(*table.log, LogEntry(DEALER, str(match.moves[-1])))
        )
    return replace(table, stage="finished") if table.position.decision is None else table


def seated(table: Table, seat: Seat, player: Player) -> tuple[Player, ...]:
    """Return a table's players with another in this seat."""
    return (*table.players[:seat], player, *table.players[seat + 1 :])


def in_lobby(table: Table) -> None:
    """Raise Refusal, saying why, unless people are still joining here."""
    if table.damage and table.open:
        raise Refusal("refused-damaged", link=table.link())
    if table.stage == "playing":
        raise Refusal("refused-already-running", link=table.link())
    if table.stage != "lobby":
        raise Refusal("refused-table-closed")


def in_play(table: Table) -> None:
    """Raise Refusal, saying why, unless a game is going on here."""
    if table.asleep:
        raise Refusal("refused-asleep")
    if table.damage and table.open:
        raise Refusal("refused-damaged", link=table.link())
    if table.stage == "lobby":
        raise Refusal("refused-not-started", link=table.link())
    if table.stage != "playing":
        raise Refusal("refused-game-over")


def begun(table: Table) -> Table:
    """Return a table whose game can be looked at; raise Refusal, saying why, for any other."""
    if table.damage:
        raise Refusal("refused-damaged", link=table.link())
    if table.match is None:
        if table.over:
            raise Refusal("refused-table-closed")
        raise Refusal("refused-not-started", link=table.link())
    return table


def playing(table: Table, user_id: int) -> Seat:
    """Return the seat of a person who plays here; raise Refusal if they don't."""
    in_play(table)
    seat = seat_at(table, user_id)
    if table.players[seat].resigned:
        raise Refusal("refused-resigned")
    return seat
