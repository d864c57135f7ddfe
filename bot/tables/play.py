"""A game being played, at a table, in a record or in a puzzle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from bot.store.values import LogEntry, Stage
from rules import DEALER, GAMES, AnyMatch, Game, Position, Record, Seat
from rules.turns import asks_for_turn, round_of, scores, turns_begun

UNDO: Final = "undo"
"""The entry of a log that takes the last move back."""
OVER_STAGES: Final = frozenset[Stage]({"finished", "called-off"})


@dataclass(frozen=True)
class Play:
    """A game with its players' names and all moves so far.

    Attributes:
        id: the id of its table, record or puzzle, which controls name.
        game: the game's key in `GAMES`.
        options: the options chosen for it.
        names: each seat's name.
        setup: what was dealt; None before the game begins.
        log: every move, those taken back included. Its length is the number of the position.
        match: the moves that stand, or the last of them alone; None where there is no game.
        stage: how far the game is.
        computers: the seats that a computer plays now, for a person too.
        levels: the levels of the computers that have a seat of their own, such as "3/10".
        resigned: the seats whose people have resigned.
        ended: when the game ended, if it has.
        moves_before: how many of its moves others made, in the game that it continues.
    """

    id: int
    game: str
    options: Mapping[str, int | str]
    names: tuple[str, ...]
    setup: Mapping[str, Any] | None = None
    log: tuple[LogEntry, ...] = ()
    match: AnyMatch | None = None
    stage: Stage = "playing"
    computers: frozenset[Seat] = frozenset()
    levels: Mapping[Seat, str] = field(default_factory=dict)
    resigned: frozenset[Seat] = frozenset()
    ended: datetime | None = None
    moves_before: int = 0

    @property
    def rules(self) -> Game[Any]:
        """The game's rules; raise KeyError if there is no such game."""
        return GAMES[self.game]

    @property
    def record(self) -> Record:
        """The game as a record without moves."""
        return Record(self.rules, len(self.names), self.options, dict(self.setup or {}))

    @property
    def number(self) -> int:
        """The number of the position."""
        return len(self.log)

    @property
    def position(self) -> Position[Any]:
        """The current position; raise ValueError if there is none."""
        return self.played.position

    @property
    def played(self) -> AnyMatch:
        """The match; raise ValueError if there is none."""
        if self.match is None:
            raise ValueError("no game has begun here, or it cannot be replayed")
        return self.match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stage in OVER_STAGES

    @property
    def asked(self) -> Seat | None:
        """The seat to move; None while no seat is."""
        if self.stage != "playing" or self.match is None:
            return None
        decision = self.position.decision
        return decision.seat if decision and decision.seat != DEALER else None

    @cached_property
    def moves(self) -> Sequence[LogEntry]:
        """The moves of the log that were not taken back."""
        moves: list[LogEntry] = []
        for entry in self.log:
            if entry.move == UNDO:
                moves.pop()
            else:
                moves.append(entry)
        return moves

    @cached_property
    def turns(self) -> Mapping[Seat, int]:
        """How many turns each seat has begun."""
        return turns_begun(self.rules, ((entry.seat, entry.move) for entry in self.moves))

    @property
    def turns_before(self) -> Mapping[Seat, int]:
        """How many turns each seat had begun in the game that this one continues."""
        brought = self.moves[: self.moves_before]
        return turns_begun(self.rules, ((entry.seat, entry.move) for entry in brought))

    @property
    def round(self) -> int:
        """The number of the round being played, counted from 1."""
        turns = self.turns
        counts = [turns[seat] for seat in range(len(self.names))]
        return round_of(counts, begins=asks_for_turn(self.rules, self.position))

    def whole(self) -> AnyMatch:
        """Return the match with every move, replayed from the log; raise what the rules raise."""
        match = self.record.begin()
        for entry in self.log:
            match = match.undo() if entry.move == UNDO else match.play(entry.move)
        return match

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Return the scores of all seats at the beginning and after each turn of the whole game.

        Secrets count once the last position is reached, where all has been revealed.
        """
        match = self.whole()
        return scores(self.rules, match, DEALER if match.position.decision is None else None)


def entries(match: AnyMatch) -> tuple[LogEntry, ...]:
    """Return the log of a match."""
    made = zip(match.positions, match.moves, strict=False)
    asked = ((position.decision, str(move)) for position, move in made)
    return tuple(LogEntry(decision.seat if decision else DEALER, move) for decision, move in asked)
