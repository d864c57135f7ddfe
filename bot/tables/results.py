"""How a game ended, a row a seat: derived from the table alone, so it can be derived again."""

from __future__ import annotations

from bot.store.kept import Ending, Player, Result
from bot.tables.story import turns_of
from bot.tables.table import UNDO, Table, standing


def results_of(table: Table) -> tuple[Result, ...]:
    """Return a result for each seat of a game that is over; none where no game was played.

    A game called off has scores but no places; a table that cannot be replayed has neither.
    """
    if table.match is None or not table.over:
        return ()
    turns, length = turns_of(table), len(standing(table.log))
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
            ending=_ending(table, player),
            hinted=player.hinted,
            undone=seat in undone,
            colours=table.position.colours(seat),
            seats=len(table.players),
            people=table.people,
            length=length,
            rated=_rated(table),
        )
        for seat, (player, place, score) in enumerate(
            zip(table.players, places, table.position.scores(), strict=True)
        )
    )


def _ending(table: Table, player: Player) -> Ending:
    """Return how it ended for a seat: everybody's game ends with the last to resign."""
    if table.stage == "called-off":
        return "called-off"
    if player.deputy == "seat" and not player.resigned:
        return "timed-out"
    over = table.position.decision is None
    return "played-out" if over and not player.resigned else "resigned"


def _rated(table: Table) -> bool:
    """Whether a game counts: it was agreed on, ended with places, and nobody was told good moves."""
    agreed = table.rated and not table.lesson
    return agreed and table.stage == "finished" and not any(it.hinted for it in table.players)
