"""How a game ended, a row a seat: derived from the table alone, so it can be derived again."""

from __future__ import annotations

from bot.store.kept import Ending, Result
from bot.tables.story import turns_of
from bot.tables.table import Table


def results_of(table: Table) -> tuple[Result, ...]:
    """Return a result for each seat of a game that is over; none where no game was played.

    A game called off has scores but no places; a table that cannot be replayed has neither. One that
    went on from another game's position is nobody's result: others played it up to there.
    """
    if table.match is None or not table.over or table.begins is not None:
        return ()
    turns = turns_of(table)
    places = table.places() if table.stage == "finished" else (None,) * len(table.players)
    ending = _ending(table)
    return tuple(
        Result(
            seat,
            player.user_id,
            None if player.forgotten else player.computer,
            place,
            score,
            turns[seat],
            ending,
            player.hinted,
        )
        for seat, (player, place, score) in enumerate(
            zip(table.players, places, table.position.scores(), strict=True)
        )
    )


def _ending(table: Table) -> Ending:
    if table.stage == "called-off":
        return "called-off"
    return "played-out" if table.position.decision is None else "resigned"
