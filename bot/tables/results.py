"""How a game ended, a row a seat: derived from the table alone, so it can be derived again."""

from __future__ import annotations

from typing import Final

from bot.store.values import Ending, Player, Result
from bot.tables.play import UNDO
from bot.tables.table import Table
from rules import Seat

MIN_RATED_TURNS: Final = 3
"""A game counts for whoever began so many turns themselves."""


def results_of(table: Table) -> tuple[Result, ...]:
    """Return a result for each seat of a game that is over; none where no game was played.

    A game called off has scores but no places; a table that cannot be replayed has neither. One that
    went on from another game's position is nobody's result: others played it up to there.
    """
    if table.match is None or not table.over or table.begins is not None:
        return ()
    turns, length = table.play.turns, len(table.play.moves)
    rated = rated_seats(table)
    undone = {entry.seat for entry in table.log if entry.move == UNDO}
    places = table.places() if table.stage == "finished" else (None,) * len(table.players)
    return tuple(
        Result(
            seat=seat,
            user_id=player.user_id,
            level=None if player.forgotten else player.computer,
            place=place,
            score=score,
            turns=turns[seat],
            ending=_ending(table, player, turns[seat]),
            hinted=player.hinted,
            undone=seat in undone,
            colours=table.position.colours(seat),
            seats=len(table.players),
            people=table.people,
            length=length,
            rated=seat in rated,
        )
        for seat, (player, place, score) in enumerate(
            zip(table.players, places, table.position.scores(), strict=True)
        )
    )


def _ending(table: Table, player: Player, turns: int) -> Ending:
    """Return how it ended for a seat: everybody's game ends with the last to resign.

    Somebody for whom a computer has begun most of these turns was timed out, even if they are back.
    """
    if table.stage == "called-off":
        return "called-off"
    played = player.substitute != "seat" and 2 * player.turns >= turns
    if player.of_person and not played and not player.resigned:
        return "timed-out"
    over = table.position.decision is None
    return "played-out" if over and not player.resigned else "resigned"


def rated_seats(table: Table) -> frozenset[Seat]:
    """Return the seats of those for whom a game counts: it was agreed on, ended, and they played it.

    Nobody is left to compare them with where all others are people who hardly played.
    """
    if not table.counts or table.stage != "finished":
        return frozenset()
    people = {seat for seat, player in enumerate(table.players) if player.of_person}
    played = {seat for seat in people if table.players[seat].turns >= MIN_RATED_TURNS}
    alone = len(played) < 2 and len(people) == len(table.players)
    return frozenset() if alone else frozenset(played)
