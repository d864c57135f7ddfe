"""A game turn by turn, as one reader may see it.

Stop 0 is the beginning, stop n the position after turn n. While the game is in play, each position
is masked as it was for the reader then. Once it is over, everybody sees everything, unless they want
to see it as they did then.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.tables.play import Play
from bot.tables.recap import events, feats
from render import Event, Feat, Scene
from rules import DEALER, AnyMatch, Position, Seat
from rules.turns import asks_for_turn, begins_turn, movers, round_of, scores, turn_at, turn_bounds


@dataclass(frozen=True)
class Replay:
    """A game with all its moves, and its reader's seat (None for an onlooker).

    It is `imported` if it comes from a file, and `as_seen` if a game that is over is masked, too.
    """

    play: Play
    reader: Seat | None = None
    imported: bool = False
    as_seen: bool = False

    @property
    def match(self) -> AnyMatch:
        """The match; raise ValueError if there is none."""
        return self.play.played

    @property
    def open(self) -> bool:
        """Whether everything is revealed."""
        return self.play.over and not self.as_seen

    @property
    def hid(self) -> bool:
        """Whether a game that is over hid anything from its reader, who has a seat, before its end."""
        shown = (self.match.positions[end] for end in self._ends[:-1])
        played = self.play.over and self.reader is not None
        return played and any(it.as_json() != it.seen_by(self.reader).as_json() for it in shown)

    @property
    def _eyes(self) -> Seat | None:
        return DEALER if self.open else self.reader

    def _eyes_at(self, stop: int) -> Seat | None:
        """Return with whose eyes a stop is seen: at its end, a game that is over was open to everybody."""
        return DEALER if self.play.over and stop == self.last else self._eyes

    @cached_property
    def _ends(self) -> Sequence[int]:
        """The number of each stop's position in the match."""
        return turn_bounds(self.play.rules, self.match)

    @cached_property
    def seats(self) -> Sequence[Seat]:
        """The seat of each turn; that of turn n is at index n - 1."""
        seats = movers(self.match)
        return [seats[number] for number in self._ends[:-1]]

    @property
    def last(self) -> int:
        """The number of the last stop, and of the last turn."""
        return len(self._ends) - 1

    def stop(self, number: int) -> int:
        """Return a stop, limited to those that exist (an undo may have removed some)."""
        return max(0, min(number, self.last))

    def next_own(self, stop: int) -> int | None:
        """Return the reader's next turn after a stop; None if there is none."""
        after = enumerate(self.seats[stop:], start=stop + 1)
        return next((turn for turn, seat in after if seat == self.reader), None)

    def before_own(self, stop: int) -> int:
        """Return the stop before the reader's latest turn: the one shown, or else the next one.

        It is their first turn if they had none by then, and the stop itself for an onlooker.
        """
        own = [turn for turn, seat in enumerate(self.seats) if seat == self.reader]
        shown = stop - 1 if stop - 1 in own else stop
        return max((turn for turn in own if turn <= shown), default=own[0] if own else stop)

    def number(self, stop: int) -> int:
        """Return the number of moves made before a stop."""
        return self._ends[stop]

    def position(self, stop: int) -> Position[Any]:
        """Return the position at a stop, as the reader may see it."""
        return self.match.positions[self._ends[stop]].seen_by(self._eyes_at(stop))

    def turn_of(self, number: int) -> int:
        """Return the number of the turn in which this move was made."""
        return turn_at(self._ends, number)

    def asked_at(self, number: int) -> Scene[Any]:
        """Return the scene of a position, which may be within a turn."""
        return Scene(
            self.match.positions[number].seen_by(self._eyes),
            self.play.names,
            reader=self.reader,
            round=self._round(max(0, self.turn_of(number) - 1)),
        )

    def first_of(self, turn: int) -> tuple[Position[Any], Any]:
        """Return a turn's own move and the position it was made in, as the reader may see them."""
        game, moves = self.play.rules, self.match.moves
        numbers = range(self._ends[turn - 1], self._ends[turn])
        number = next(number for number in numbers if begins_turn(game, moves[number]))
        position, move = self.match.positions[number], self.match.moves[number]
        return position.seen_by(self._eyes), position.move_seen_by(move, self._eyes)

    def events(self, stop: int) -> list[Event[Any]]:
        """Return what happened in the turn before a stop, as the reader may see it."""
        first = self._ends[stop - 1] if stop else 0
        return events(self.match, self._eyes_at(stop), first, self._ends[stop])

    def scene(self, stop: int) -> Scene[Any]:
        """Return the scene of a stop; the last one of a finished game has its final chart."""
        play, ends = self.play, stop == self.last
        finish = ends and play.stage == "finished"
        return Scene(
            self.position(stop),
            play.names,
            before=self.position(stop - 1) if stop else None,
            reader=self.reader,
            resigned=play.resigned if ends else frozenset(),
            round=self._round(stop),
            history=self.scores() if finish else (),
            feats=self.feats if finish else (),
            finished=play.ended.date() if finish and play.ended else None,
            number=play.id if finish else 0,
        )

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Return the scores of all seats at each stop, as the reader may know them."""
        return scores(self.play.rules, self.match, self._eyes_at(self.last))

    @cached_property
    def feats(self) -> tuple[Feat, ...]:
        """The turns of note, as the reader may know them."""
        return feats(self.play.game, self.match, self._eyes_at(self.last))

    def _round(self, stop: int) -> int:
        """Return the number of the round at a stop, from 1."""
        turns = Counter(self.seats[:stop])
        counts = [turns[seat] for seat in range(len(self.play.names))]
        return round_of(counts, begins=asks_for_turn(self.play.rules, self.position(stop)))
