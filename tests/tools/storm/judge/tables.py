"""Tables, seats and moves after every step: what is saved stays, and each move is legal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rules import DEALER, GAMES, AnyMatch, Match
from tests.tools.storm.staging import Storm

Move = tuple[int, str]
"""A seat, and what it answered."""
STAGES: Final = {"lobby": 0, "playing": 1, "finished": 2, "called-off": 2}
UNDO: Final = "undo"


@dataclass
class Known:
    """A table as it was last seen."""

    game: str
    stage: str
    revision: int
    moves: list[Move] = field(default_factory=list)
    match: AnyMatch | None = None
    changed: float = 0.0
    """When a change of it was last seen."""


class Tables:
    """The tables of a storm, as far as they were seen."""

    def __init__(self, storm: Storm) -> None:
        self._rows, self._loop = storm.rows, storm.loop
        self.known: dict[int, Known] = {}

    def look(self) -> Iterator[str]:
        """Yield what isn't as it must be since the last look."""
        yield from self._one_open_table_a_channel()
        yield from self._one_seat_a_person()
        query = "SELECT id, game, stage, revision, options, setup FROM tables ORDER BY id"
        for table_id, game, stage, revision, options, setup in self._rows(query):
            known = self.known.get(table_id)
            if known is None:
                known = self.known[table_id] = Known(game, "lobby", -1)
            if revision == known.revision and stage == known.stage:
                continue
            if revision < known.revision:
                yield f"table {table_id} went back from revision {known.revision} to {revision}"
            if STAGES[stage] < STAGES[known.stage]:
                yield f"table {table_id} went from {known.stage} back to {stage}"
            if STAGES[known.stage] == 2 and stage != known.stage:
                yield f"table {table_id} was {known.stage}, and is {stage} now"
            known.stage, known.revision, known.changed = stage, revision, self._loop.time()
            if setup is not None:
                if known.match is None:
                    known.match = self._begun(
                        table_id, game, json.loads(options), json.loads(setup)
                    )
                yield from self._played(table_id, known)

    def rest(self) -> Iterator[str]:
        """Yield moves that are no longer what they were."""
        saved: dict[int, list[Move]] = {}
        query = "SELECT table_id, seat, move FROM moves ORDER BY table_id, number"
        for table_id, seat, move in self._rows(query):
            saved.setdefault(table_id, []).append((seat, move))
        there = {row[0] for row in self._rows("SELECT id FROM tables")}
        for table_id, known in self.known.items():
            if table_id in there and known.match and saved.get(table_id, []) != known.moves:
                yield f"the moves of table {table_id} are no longer what they were"

    def made(self, table_id: int) -> list[Move]:
        """Return the moves of a table, by number."""
        known = self.known.get(table_id)
        return known.moves if known else []

    def _one_open_table_a_channel(self) -> Iterator[str]:
        query = (
            "SELECT channel_id, count(*) FROM tables WHERE stage IN ('lobby', 'playing')"
            " AND NOT asleep GROUP BY channel_id HAVING count(*) > 1"
        )
        for channel_id, count in self._rows(query):
            yield f"channel {channel_id} has {count} open tables"

    def _one_seat_a_person(self) -> Iterator[str]:
        query = (
            "SELECT table_id, user_id, count(*) FROM seats WHERE user_id IS NOT NULL"
            " GROUP BY table_id, user_id HAVING count(*) > 1"
        )
        for table_id, user_id, count in self._rows(query):
            yield f"person {user_id} has {count} seats at table {table_id}"

    def _begun(self, table_id: int, game: str, options: Any, setup: Any) -> AnyMatch:
        ((seats,),) = self._rows("SELECT count(*) FROM seats WHERE table_id = ?", table_id)
        return Match((GAMES[game].start(seats, options, setup),))

    def _played(self, table_id: int, known: Known) -> Iterator[str]:
        """Replay what was added to a log."""
        query = "SELECT number, seat, move FROM moves WHERE table_id = ? AND number >= ? ORDER BY number"
        assert known.match is not None
        for number, seat, move in self._rows(query, table_id, len(known.moves)):
            where = f"move {number} of table {table_id}, {move!r} of seat {seat},"
            if number != len(known.moves):
                yield f"{where} follows move {len(known.moves) - 1}"
            decision = known.match.position.decision
            known.moves.append((seat, move))
            if move != UNDO and (decision is None or seat not in (decision.seat, DEALER)):
                yield f"{where} was made while another seat was asked: {decision and decision.seat}"
            if move == UNDO and _shown(known.match):
                yield f"{where} takes back what the dealer has shown"
            try:
                known.match = known.match.undo() if move == UNDO else known.match.play(move)
            except ValueError as error:
                yield f"{where} isn't legal: {error}"


def _shown(match: AnyMatch) -> bool:
    """Return whether the last move was the dealer's."""
    before = match.positions[-2].decision if match.moves else None
    return before is not None and before.seat == DEALER


def midway(known: Known | None) -> bool:
    """Return whether somebody's turn goes on in private: then the board stays as it was."""
    if known is None or known.match is None:
        return False
    decision, seats = known.match.position.decision, [it for it, _ in known.moves if it != DEALER]
    return decision is not None and seats[-1:] == [decision.seat]
