"""The results of a game, one per seat, computed from the table alone."""

from typing import Final

from bot.store.values import Ending, Player, Result
from bot.tables.play import UNDO
from bot.tables.table import Table
from bot.tables.taking_part import part_of
from rules import Seat

MIN_RATED_TURNS: Final = 3
"""How many turns a person must begin themselves for a game to be rated for them."""


def results_of(table: Table) -> tuple[Result, ...]:
    """Return a result for each seat of a finished game; none if no game was played.

    A game that was called off has scores but no places. A table that can't be replayed has no
    results, nor has one by whose origin there are none.
    """
    if table.match is None or not table.over or not table.origin.has_results:
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
    """Return how the game ended for a seat; when too many resign, it ends so for everybody."""
    if table.stage == "called-off":
        return "called-off"
    if part_of(player, turns) == "stood-in":
        return "timed-out"
    over = table.position.decision is None
    return "played-out" if over and not player.resigned else "resigned"


def rated_seats(table: Table) -> frozenset[Seat]:
    """Return the seats that a game is rated for: a rated game that ended, and that they played.

    It isn't rated if all other seats are people who hardly played, or if nobody has stayed in it.
    """
    if not table.is_rated or table.stage != "finished" or len(table.absent) == len(table.players):
        return frozenset()
    people = {seat for seat, player in enumerate(table.players) if player.of_person}
    played = {seat for seat in people if table.players[seat].turns >= MIN_RATED_TURNS}
    alone = len(played) < 2 and len(people) == len(table.players)
    return frozenset() if alone else frozenset(played)
