"""What a line of 12 Seekers leads to, turn by turn, in facts that its seat can see.

Points are those that a seat would have if the game ended there, with the best declarations. A course that
another one is compared with also has every end that its turn can still have: whoever reads "otherwise"
may play the rest of that turn as well as they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from bot.computers.seekers.areas import PackedArea, size
from bot.computers.seekers.contrast import Feature, features, with_more
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.reading import hands_of, outcomes_after, state_of, table_of
from bot.computers.seekers.scores import worth
from bot.computers.seekers.search import is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState, Side
from bot.computers.seekers.turns import BY_LETTER, SearchTable
from rules.contract import Seat, question_of
from rules.seekers.gems import RAINBOW, ordered
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS, TURNED_UP

MAX_ENDS: Final = 8
"""A turn with more ends is too long to follow for what each leaves to the next turn."""
Turns = Mapping[tuple[str, str], int]
"""The most points that a turn brings, by its seeker and the gems that leave the dungeon."""


@dataclass(frozen=True, slots=True)
class Course:
    """The states of a line: now, after this turn, and after each following turn.

    It ends before the dealer turns up a colour card.
    """

    view: Position
    seat: Seat
    table: SearchTable
    hands: Hands
    states: tuple[SearchState, ...]
    ends: tuple[SearchState, ...]

    @classmethod
    def of(
        cls, view: Position, seat: Seat, move: Move, line: Sequence[SearchState], other: str = ""
    ) -> Course:
        """Return the course of a line; without one, this turn's best end by the static evaluation.

        Args:
            other: The notation of the move that the line begins with, if all ends of its turn count.
        """
        table = table_of(view)
        hands = hands_of(view, table)
        ends = [state for state in line if len(state) == STATE_FIELDS]
        if not ends:
            end = Deepening.of(view, (move,), seat).outcomes[0].state
            ends = [end] if len(end) == STATE_FIELDS else _ended(table, [end])[:1]
        known = [*takewhile(lambda end: not _waits(table, end), ends)]
        states = (state_of(view, table), *known, *ends[len(known) :][:1])
        every = states[1:2]
        for begun in (it for it in question_of(view).moves if str(it) == other):
            every = tuple(_ended(table, outcomes_after(view, begun, table)))
        return cls(view, seat, table, hands, states, every)

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return 1 - self.seat

    @property
    def after(self) -> SearchState:
        """The state after this turn."""
        return self.states[1]

    @property
    def ended(self) -> bool:
        """Whether the line reaches the end of the game."""
        return not self.states[-1][1]

    def knows(self, *seats: Seat) -> bool:
        """Return whether the view shows these seats' colour cards."""
        return not any(self.view.seats[seat].hidden for seat in seats)

    def points(self, at: int, seat: Seat) -> int:
        """Return the points of a seat, by what is likely of its colour cards if the view hides them."""
        return self._points(self.states[at], seat)

    def standing(self, state: SearchState) -> tuple[int, int]:
        """Return the points of the seat and of the rival in a state."""
        return self._points(state, self.seat), self._points(state, self.rival)

    def gain(self, at: int, seat: Seat) -> int:
        """Return the points that a seat gains in the turn before a state."""
        return self.points(at, seat) - self.points(at - 1, seat)

    def most(self, seat: Seat) -> int:
        """Return the most points that a seat has after this turn, whatever its end."""
        return max(self._points(end, seat) for end in self.ends)

    def fewest(self, seat: Seat) -> int:
        """Return the fewest points that a seat has after this turn, whatever its end."""
        return min(self._points(end, seat) for end in self.ends)

    def gold(self) -> int:
        """Return how much gold this turn can bring."""
        return self._grown(lambda side: int(side[1]))

    def prize(self) -> int:
        """Return the points that a seeker can win in this turn."""
        return self._grown(lambda side: int(side[2]))

    def valid(self) -> int:
        """Return by how many gems the valid pile can grow in this turn; 0 without piles."""
        piles = SHEETS[self.view.sheet].kind == "piles"
        return self._grown(lambda side: size(side[0])) if piles else 0

    def laid(self) -> int:
        """Return the points that this turn can bring without gold and what a seeker wins."""
        return self._grown(lambda side: round(self._sheet(self.seat, side)))

    def brings_rainbow(self) -> bool:
        """Return whether the seat can get the rainbow in this turn."""
        return self._grown(lambda side: int(self.table.laying.has(side[0], RAINBOW))) > 0

    def taken(self, colour: str) -> int:
        """Return how many gems of a colour this turn can take out of the dungeon."""
        before: str = self.states[0][0]
        return before.count(colour) - min(str(end[0]).count(colour) for end in self.ends)

    def made(self) -> list[Feature]:
        """Return what makes the seat's area worth more after this turn than now."""
        now, after = (self.area(at, self.seat) for at in (0, 1))
        return features(self.view.sheet, self._cards, after, now)

    def pair_gains(self, colour: str) -> bool:
        """Return whether two gems of a colour side by side in a row are worth more than one."""
        return self._worth(colour * 2) > self._worth(colour)

    def highest_power(self) -> int:
        """Return the highest power on the field after this turn."""
        return max((BY_LETTER[letter].power for letter in self.after[1]), default=0)

    def with_more(self, gems: int) -> Mapping[str, int]:
        """Return the points that so many more gems of each colour can bring after this turn."""
        every = [with_more(self.view.sheet, self._cards, area, gems) for area in self._areas()]
        return {colour: max(it[colour] for it in every) for colour in every[0]}

    def outer(self) -> set[str]:
        """Return the gems that can lie at an end of the seat's row after this turn."""
        return {gem for row in self._areas() for gem in row[:1] + row[-1:]}

    def area(self, at: int, seat: Seat) -> PackedArea:
        """Return a seat's area in a state."""
        return self.states[at][2 + seat][0]

    def next_turn(self, seat: Seat) -> int | None:
        """Return the index of the state after a seat's next turn."""
        turns = range(1, len(self.states) - 1)
        return next((at + 1 for at in turns if self.states[at][4] == seat), None)

    def seeker(self, at: int) -> str:
        """Return the seeker taken in the turn before a state."""
        return _taken(self.states[at - 1], self.states[at])

    def gems(self, at: int) -> str:
        """Return the gems that leave the dungeon in the turn before a state; "" if others join it."""
        return _gone(self.states[at - 1][0], self.states[at][0])

    def round_ends(self) -> list[int]:
        """Return the indices of states after this turn in which both seats have moved equally often."""
        return [at for at in range(1, len(self.states)) if not self.states[at][5]]

    def starts(self) -> bool:
        """Return whether the seat can start the next round after this turn, whatever the other one does."""
        return any(self._starter(end) == self.seat for end in self.ends)

    def moves_on(self) -> bool:
        """Return whether the seat can have the next turn, too."""
        return any(end[4] == self.seat for end in self.ends if end[1])

    def left(self, seat: Seat) -> list[Turns]:
        """Return a seat's turns after each end, as if it moved next; [] if it can't, or if there are many ends."""
        waits = any(not end[1] or _waits(self.table, end) for end in self.ends)
        return (
            []
            if waits or len(self.ends) > MAX_ENDS
            else [self._turns(it, seat) for it in self.ends]
        )

    def harm(self) -> int | None:
        """Return the points that the rival's best next turn takes from the seat whatever the end; None if unknown."""
        if len(self.ends) > MAX_ENDS or not self.rival_is_next():
            return None
        return min(self._harm(end) for end in self.ends)

    def rival_is_next(self) -> bool:
        """Return whether the rival moves after each end of this turn."""
        return all(
            end[1] and end[4] == self.rival and not _waits(self.table, end) for end in self.ends
        )

    def _turns(self, state: SearchState, seat: Seat) -> Turns:
        turns: dict[tuple[str, str], int] = {}
        begun = (*state[:4], seat, *state[5:])
        for end in _ended(self.table, self.table.turns(begun)):
            key = _taken(state, end), _gone(state[0], end[0])
            points = self._points(end, seat) - self._points(state, seat)
            turns[key] = max(points, turns.get(key, points))
        return turns

    def _harm(self, state: SearchState) -> int:
        least = min(
            self._points(end, self.seat) for end in _ended(self.table, self.table.turns(state))
        )
        return max(0, self._points(state, self.seat) - least)

    def _starter(self, state: SearchState) -> Seat | None:
        """Return who starts the next round whatever follows; None if that depends on the other."""
        if not state[1] or (len(state[1]) == 1 and state[5]):
            return None
        if not state[5]:
            starts: Seat = state[4]
            return starts
        starters = {
            self.table.next_up(state, state[1].replace(letter, "", 1), BY_LETTER[letter].power)[0]
            for letter in self.table.letters(state)
        }
        return starters.pop() if len(starters) == 1 else None

    def _areas(self) -> set[PackedArea]:
        return {end[2 + self.seat][0] for end in self.ends}

    def _points(self, state: SearchState, seat: Seat) -> int:
        side = state[2 + seat]
        total: int = round(self._sheet(seat, side) + side[1] + side[2])
        return total

    def _sheet(self, seat: Seat, side: Side) -> float:
        return self.hands.worth(self.view.sheet, seat, side[0])

    def _grown(self, of: Callable[[Side], int]) -> int:
        """Return by how much what a side has can grow in this turn."""
        at = 2 + self.seat
        return max(of(end[at]) for end in self.ends) - of(self.states[0][at])

    def _worth(self, row: PackedArea) -> int:
        return worth(self.view.sheet, row, self._cards)

    @property
    def _cards(self) -> str:
        return self.view.seats[self.seat].cards


def _ended(table: SearchTable, states: Iterable[SearchState]) -> list[SearchState]:
    """Return the ends of turns, wherever a gift is placed and whatever is exchanged then."""
    ends: dict[SearchState, None] = {}
    for state in states:
        more = [state] if len(state) == STATE_FIELDS else _ended(table, table.turns(state))
        ends.update(dict.fromkeys(more))
    return list(ends)


def _waits(table: SearchTable, state: SearchState) -> bool:
    return table.sheet == TURNED_UP and bool(state[1]) and is_dealers(state)


def _taken(before: SearchState, after: SearchState) -> str:
    letters = Counter[str](before[1]) - Counter[str](after[1])
    return BY_LETTER[letters.popitem()[0]].id


def _gone(before: str, after: str) -> str:
    """Return the gems of a dungeon that another one lacks; "" if it has others."""
    gone, new = (Counter(one) - Counter(other) for one, other in ((before, after), (after, before)))
    return "" if new else ordered("".join(gone.elements()))
