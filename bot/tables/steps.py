"""The checks and steps that changes of a table are made of."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.store.values import LogEntry, Note, NoteKind
from bot.tables.due_events import HOST_HOURS
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.table import Table
from rules import DEALER, Seat, answering
from rules.sealed_chance import SealedChance


def changed(table: Table, **fields: object) -> Table:
    """Return the table with changed fields, a new revision, and no note unless given.

    One that is over isn't asleep any more.
    """
    changed = {"revision": table.revision + 1, "note": None, **fields}
    after = replace(table, **changed)  # type: ignore[arg-type]
    return replace(after, asleep=False) if after.over else after


def allowed(table: Table, change: Callable[[Table], Table]) -> bool:
    """Return whether a change would be accepted, so that its button can be shown."""
    try:
        change(table)
    except Refusal:
        return False
    return True


def noted(table: Table, user_id: int, what: NoteKind) -> Note:
    """Return the note of what a player did."""
    return Note(what, table.players[seat_at(table, user_id)].name, user_id)


def seat_at(table: Table, user_id: int) -> Seat:
    """Return a person's seat; raise Refusal if they have none."""
    seat = table.seat_of(user_id)
    if seat is not None:
        return seat
    if table.stage == "lobby":
        raise Refusal("refused-not-joined", free=table.seats[-1] - len(table.players))
    raise Refusal("refused-not-at-table" if table.everybody is None else "refused-everybody-plays")


def as_host(table: Table, user_id: int) -> None:
    """Raise Refusal unless this person is the table's host."""
    if user_id != table.host_id:
        host = UnescapedName(table.host, table.host_id)
        raise Refusal("refused-host-only", host=host, hours=HOST_HOURS)


def check_unbound(table: Table) -> None:
    """Raise Refusal in a lobby that binds its people already: it starts automatically and can't be left."""
    if table.origin.binds:
        raise Refusal(table.origin.refusal)


def sealed_chance(table: Table) -> SealedChance | None:
    """Return what draws at a table in play; None if its deal is open."""
    return None if table.sealed is None else SealedChance(bytes.fromhex(table.sealed.key))


def dealt(table: Table, rng: Random) -> Table:
    """Let the dealer move until a seat is to move or the game is over."""
    if table.match is None:
        return table
    chance = sealed_chance(table)
    if chance is None:
        dealing = answering(table.match, rng)
    else:
        answers = sum(entry.seat == DEALER for entry in table.play.moves)
        dealing = chance.answering(table.match, answers)
    for match in dealing:
        table = changed(
            table, match=match, log=(*table.log, LogEntry(DEALER, str(match.moves[-1])))
        )
    return replace(table, stage="finished") if table.position.decision is None else table


def in_lobby(table: Table) -> None:
    """Raise Refusal unless the table is a lobby."""
    if table.damage and table.open:
        raise Refusal("refused-damaged", link=table.link())
    if table.stage == "playing":
        raise Refusal("refused-already-running", link=table.link())
    if table.stage != "lobby":
        raise Refusal("refused-table-closed")


def in_play(table: Table) -> None:
    """Raise Refusal unless a game is being played."""
    if table.damage and not table.over:
        raise Refusal("refused-damaged", link=table.link())
    if table.asleep:
        raise Refusal("refused-asleep")
    if table.stage == "lobby":
        raise Refusal("refused-not-started", link=table.link())
    if table.stage != "playing":
        raise Refusal("refused-game-over")


def by_people(table: Table) -> None:
    """Raise Refusal if computers finish the game, because the time for all of it is up."""
    if table.finishing:
        raise Refusal("refused-finishing")


def begun(table: Table) -> Table:
    """Return the table; raise Refusal unless its game can be shown."""
    if table.damage:
        raise Refusal("refused-damaged", link=table.link())
    if table.match is None:
        if table.over:
            raise Refusal("refused-table-closed")
        raise Refusal("refused-not-started", link=table.link())
    return table


def playing(table: Table, user_id: int) -> Seat:
    """Return the seat of a person; raise Refusal unless they are still playing."""
    in_play(table)
    seat = seat_at(table, user_id)
    if table.players[seat].resigned:
        raise Refusal("refused-resigned")
    return seat


def check_in(table: Table, seat: Seat) -> None:
    """Raise Refusal if a seat is out: it keeps its place, and has nothing to resign."""
    if seat in table.position.out:
        raise Refusal("refused-out")
