"""The input of pictures, alternative texts and sentences: a table as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Generic, TypeVar

from PIL import Image

from render.words import Words
from rules import Position, Seat, among_stayers

P = TypeVar("P", bound=Position[Any])


@dataclass(frozen=True, slots=True)
class Feat:
    """A turn of note, such as a purchase.

    Attributes:
        turn: Number of the turn, from 1.
        sign: Key of its sign, in the `signs` of the look's decor.
        gained: How much the seat's score rose.
    """

    turn: int
    seat: Seat
    sign: str
    gained: int


@dataclass(frozen=True, slots=True)
class Scene(Generic[P]):
    """A position as one reader sees it, and the players.

    Attributes:
        view: The position, masked for the reader.
        names: Player names by seat.
        before: The position shown last, masked alike, to mark what changed since.
        reader: The reader's seat; None for the channel.
        resigned: Seats that have left.
        round: Number of the round; 0 if unknown.
        history: Scores of all seats at the start and after each turn; empty if unknown.
        feats: Turns of note in the history.
        finished: Day on which the game ended.
        number: Number of the table; 0 if it has none.
        avatars: Small pictures of the people, RGBA, by seat; whoever has none is shown without.
        decisive: The last turning point of a review: its turn, counted from 1, and seat; None if unknown.
        language: The language whose Chinese characters names are written with; "" for the font's own.
        headings: What the parts of a hand's picture are called; empty to leave that out.
        computers: The levels of the computers, such as "3/10", by seat.
        best: The best move of a puzzle that has been answered, to mark it; otherwise None.
    """

    view: P
    names: tuple[str, ...]
    before: P | None = None
    reader: Seat | None = None
    resigned: frozenset[Seat] = frozenset()
    round: int = 0
    history: tuple[tuple[int, ...], ...] = ()
    feats: tuple[Feat, ...] = ()
    finished: date | None = None
    number: int = 0
    avatars: Mapping[Seat, Image.Image] = field(default_factory=dict, hash=False)
    decisive: tuple[int, Seat] | None = None
    headings: tuple[str, ...] = ()
    computers: Mapping[Seat, str] = field(default_factory=dict, hash=False)
    best: Any = None
    language: str = ""

    @property
    def seat(self) -> Seat:
        """The reader's seat; raise ValueError if the scene is the channel's."""
        if self.reader is None:
            raise ValueError("a hand has a reader: the scene is the channel's")
        return self.reader

    def called(self, seat: Seat, words: Words) -> str:
        """Return a seat's name, and of a computer its level."""
        name = self.names[seat] or words("seat-number", seat=seat + 1)
        level = self.computers.get(seat)
        return words("seat-computer", name=name, level=level) if level else name

    @property
    def rounds(self) -> int:
        """How many rounds were played, by the history; 0 if unknown."""
        return -(-(len(self.history) - 1) // len(self.names)) if self.history else 0

    @property
    def places(self) -> tuple[int | None, ...]:
        """Each seat's place among those who stayed; None for those who have left."""
        return among_stayers(self.view.places(), self.resigned)

    @property
    def mark(self) -> str:
        """The label of a finish: its day and the last six digits of the table's number."""
        day, number = self._signed
        return " ".join(part for part in (day, number and f"#{number}") if part)

    def marked(self, words: Words) -> Iterator[str]:
        """Yield the label of a finish as a sentence, if there is one."""
        day, number = self._signed
        if day:
            yield words("alt-mark", day=day, number=number or 0)

    @property
    def _signed(self) -> tuple[str, str]:
        number = f"{self.number % 1_000_000:06}" if self.number else ""
        return self.finished.isoformat() if self.finished else "", number


@dataclass(frozen=True, slots=True)
class Event(Generic[P]):
    """A move as a reader sees it: the positions around it and the seat that made it."""

    before: P
    move: Any
    after: P
    seat: Seat
