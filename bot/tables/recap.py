"""Which part of a game a reader is told: since their last turn, and since the last board."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.tables.table import Table, replayed, standing
from render import Event
from rules import DEALER, AnyMatch, Position, Seat, verb_of


def events(table: Table, reader: Seat | None, since: int) -> list[Event[Any]]:
    """Return the moves from number `since` on, as a reader may see them."""
    match = _match(table)
    movers = movers_of(match)
    views = [position.seen_by(reader) for position in match.positions[since:]]
    return [
        Event(
            before=views[index],
            move=match.positions[since + index].move_seen_by(move, reader),
            after=views[index + 1],
            seat=movers[since + index],
        )
        for index, move in enumerate(match.moves[since:])
    ]


def since_last_turn(table: Table, seat: Seat | None) -> int:
    """Return the number of the first move after a seat's last turn; the last turn for None."""
    movers = movers_of(_match(table))
    if seat is None:
        return _streak_start(movers, len(movers))
    now = len(movers)
    while now and movers[now - 1] == seat:  # a turn not yet finished belongs to the story
        now -= 1
    while now and movers[now - 1] != seat:
        now -= 1
    return now


def since_last_round(table: Table) -> int:
    """Return the number of the first move of the last round of turns."""
    movers = movers_of(_match(table))
    start = len(movers)
    for _ in table.players:
        start = _streak_start(movers, start)
    return start


def since_last_board(table: Table) -> int:
    """Return the number of the position the channel saw before the last person's answers."""
    movers = movers_of(_match(table))
    start = len(movers)
    while start and not table.players[movers[start - 1]].answers:
        start -= 1
    return _streak_start(movers, start)


def scores(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the scores of all seats at the beginning and after each turn of the whole game.

    The log is replayed: a table may hold the last moves alone. What is secret counts where the
    game is over, and all has been revealed.
    """
    match = replayed(table.rules, table)
    movers = [*movers_of(match), None]
    over = match.position.decision is None
    ends = [
        position if over else position.seen_by(None)
        for index, position in enumerate(match.positions)
        if index == 0 or movers[index] != movers[index - 1]
    ]
    return tuple(position.scores() for position in ends)


def round_of(table: Table) -> int:
    """Return the number of the round that is being played, counted from 1."""
    decision, turns = table.position.decision, turns_of(table)
    counts = [turns[seat] for seat in range(len(table.players))]
    begins = decision is not None and any(begins_turn(table, move) for move in decision.moves)
    return max(counts) + (min(counts) == max(counts) and begins)


def turns_of(table: Table) -> Counter[Seat]:
    """Return how many turns each seat has begun, without those taken back."""
    return Counter(entry.seat for entry in standing(table.log) if begins_turn(table, entry.move))


def movers_of(match: AnyMatch) -> list[Seat]:
    """Return for each move the seat it belongs to; a dealer's move belongs to its cause."""
    movers: list[Seat] = []
    for position, _ in zip(match.positions, match.moves, strict=False):
        seat = position.decision.seat if position.decision else DEALER
        movers.append(seat if seat != DEALER else movers[-1] if movers else 0)
    return movers


def begins_turn(table: Table, move: object) -> bool:
    """Return whether a move, or its notation, is the first answer of a turn."""
    return verb_of(move) in table.rules.turn_verbs


def brought(table: Table) -> int:
    """Return how many turns of another game were brought to a table where that goes on."""
    moves = table.begins.moves if table.begins else ()
    return sum(begins_turn(table, move) for move in moves)


def _streak_start(movers: list[Seat], end: int) -> int:
    start = end
    while start and movers[start - 1] == movers[end - 1]:
        start -= 1
    return start


def _match(table: Table) -> AnyMatch:
    if table.match is None:
        raise ValueError("no game has begun at this table")
    return table.match


def last_by_computer(table: Table) -> tuple[Position[Any], Any] | None:
    """Return the position and the move with which a computer last began its turn, if in memory."""
    match = table.match
    if match is None:
        return None
    for position, move in reversed(list(zip(match.positions, match.moves, strict=False))):
        seat = position.decision.seat if position.decision else DEALER
        if seat != DEALER and begins_turn(table, move) and not table.players[seat].answers:
            return position, move
    return None
