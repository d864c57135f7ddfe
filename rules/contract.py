"""What every game provides, so that bot, pictures and tests can handle any of them.

A position says which question is open, to whom, and lists every legal answer. Chance is a
seat too: the dealer is asked, and its answers are recorded.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, Generic, Protocol, Self, TypeVar

Seat = int
DEALER: Final[Seat] = -1
MOST_SEATS: Final = 6
"""How many seats a table has at most: so many tones, signs and texts there are."""
Json = dict[str, Any]
Computer = Callable[[Any], Any]
"""A computer player: maps a position, masked for its seat, to one of its moves."""

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
T = TypeVar("T")


class IllegalMove(ValueError):
    """A move that was not offered; names the move, the question and the seat asked."""

    def __init__(self, notation: str, decision: Decision[Any] | None) -> None:
        self.notation = notation
        self.decision = decision
        if decision is None:
            asked = "the game is over and nobody is asked"
        else:
            who = "the dealer" if decision.seat == DEALER else f"seat {decision.seat}"
            asked = f"it isn't a legal answer to the question {decision.about!r}, asked of {who}"
        super().__init__(f"{notation!r}: {asked}")


class NothingToUndo(ValueError):
    """No move can be taken back: none was made, or the last one revealed something."""


class MalformedRecord(ValueError):
    """A record, its options or its set-up that cannot be read; `key` names the place."""

    def __init__(self, key: str, reason: str) -> None:
        self.key = key
        super().__init__(f"{key}: {reason}")


class Chance(Protocol):
    """The methods of a random generator that dealing needs; `random.Random` has them."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return k different members in random order.

        In a set-up the members are labels, as docs/rules/sealed.md spells them.
        """

    def choice(self, seq: Sequence[T]) -> T:
        """Return one member."""

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 to below `stop`."""


def drawn(rng: Chance, kind: str, names: Sequence[str], count: int) -> list[str]:
    """Return some of these names in random order, each drawn by its label: its kind and its name."""
    return [
        label.partition(":")[2] for label in rng.sample([f"{kind}:{name}" for name in names], count)
    ]


@dataclass(frozen=True, slots=True)
class Decision(Generic[M_co]):
    """A question: who is asked, what it is about, and every legal answer.

    The dealer's answers are drawn. Where they are not equally likely or can come again, as those of
    a die, `weights` has a whole number above 0 for each: a deck with three equal cards offers one
    move, of weight 3.
    """

    seat: Seat
    about: str
    moves: tuple[M_co, ...]
    weights: tuple[int, ...] = ()

    def drawn(self, rng: Chance) -> M_co:
        """Return one of the answers by chance, each as likely as its weight says."""
        if not self.weights:
            return rng.choice(self.moves)
        upto = list(accumulate(self.weights))
        return self.moves[bisect(upto, rng.randrange(upto[-1]))]


class Position(Protocol[M]):
    """An immutable state of a game. Its moves are small frozen values; `str()` spells them.

    Both survive pickling: a view that comes out of another process equals the one that went in.
    """

    @property
    def decision(self) -> Decision[M] | None:
        """The open question; None when the game is over."""

    @property
    def out(self) -> Collection[Seat]:
        """The seats that aren't asked any more, while others play on; empty where everybody plays to the end."""

    def after(self, move: M) -> Self:
        """Return the position after a move that was offered (which is trusted, not checked)."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the position with what this seat may not know turned face down.

        None is an onlooker, who knows only what is public; the dealer knows everything. A
        view stays a view: seen by another seat it shows what both may know.
        """

    def move_seen_by(self, move: M, seat: Seat | None) -> M:
        """Return a move made here as this seat may see it."""

    def next_turn_of(self, seat: Seat) -> Self | None:
        """Return the position in which a seat's next turn would begin if nothing changed until then.

        A person plans their next turn among its moves. None if that turn can't be foreseen, or if
        the seat has none left.
        """

    def relied_on(self, move: M) -> str:
        """Return what a move made here costs or brings, in the game's letters.

        A planned move is made only if this is the same as when it was planned.
        """

    def places(self) -> tuple[int, ...]:
        """Return each seat's place if the game ended now; 1 is best, ties share."""

    def scores(self) -> tuple[int, ...]:
        """Return each seat's points so far, as far as they can be seen; more is better."""

    def colours(self, seat: Seat) -> str:
        """Return the letters of a seat's main colours, three at most, as far as they are public.

        A profile counts them over many games; "" if the game has no colours.
        """

    def as_json(self) -> Json:
        """Return the position with the keys that the game's page in docs/rules names."""

    def sketch(self) -> str:
        """Return the position as a few lines for a terminal, in ids and letters alone."""


def question_of(position: Position[M]) -> Decision[M]:
    """Return the open question of a position; raise ValueError when the game is over."""
    decision = position.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return decision


def has_secrets(position: Position[Any], seat: Seat) -> bool:
    """Return whether a seat sees something here that an onlooker does not."""
    mine, public = position.seen_by(seat), position.seen_by(None)
    return mine.as_json() != public.as_json() or mine.decision != public.decision


def verb_of(move: object) -> str:
    """Return the verb of a move, or of its notation."""
    return str(move).partition(":")[0]


@dataclass(frozen=True, slots=True)
class Number:
    """A table option that is a whole number within bounds.

    `drawn` lets a table leave it to chance.
    """

    default: int
    lowest: int
    highest: int
    drawn: bool = False

    def read(self, key: str, value: object) -> int:
        """Return the value, or raise MalformedRecord naming the key."""
        if type(value) is int and self.lowest <= value <= self.highest:
            return value
        raise MalformedRecord(key, f"a whole number from {self.lowest} to {self.highest} is needed")


@dataclass(frozen=True, slots=True)
class OneOf:
    """A table option that is one word among a few."""

    default: str
    words: tuple[str, ...]

    def read(self, key: str, value: object) -> str:
        """Return the value, or raise MalformedRecord naming the key."""
        if isinstance(value, str) and value in self.words:
            return value
        raise MalformedRecord(key, f"one of {', '.join(self.words)} is needed")


class Game(Protocol[M]):
    """A game: how many may play, what may be chosen, how it is dealt and begun."""

    @property
    def key(self) -> str:
        """The game's name in records, commands and catalogues."""

    @property
    def version(self) -> int:
        """Which version of the rules this is; it goes up when an old record would replay differently.

        A table keeps the version it is played by. A change that keeps every record's positions and
        questions (a faster way, a better computer) doesn't raise it.
        """

    @property
    def seats(self) -> range:
        """How many seats a table may have, `MOST_SEATS` at most."""

    @property
    def options(self) -> Mapping[str, Number | OneOf]:
        """What a table may choose, with defaults and bounds."""

    @property
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """The verbs that players use, each with the names of what follows it.

        The first names the part after the colon, a second the part after "=".
        """

    @property
    def turn_verbs(self) -> frozenset[str]:
        """The verbs of which every turn has exactly one answer, so that turns can be counted."""

    @property
    def leading_verbs(self) -> frozenset[str]:
        """The verbs of answers that come before that one in the same turn; often there are none."""

    @property
    def renamings(self) -> Sequence[Mapping[str, str]]:
        """Names for its colours or cards under which a game is much the same game; its own are the first."""

    @property
    def computers(self) -> Mapping[str, Computer]:
        """Computer players by level, the default first."""

    @property
    def quick(self) -> Computer:
        """A computer player that answers within 30 ms, the fallback for a slow one."""

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:
        """Return a fresh set-up: the one place where setting up meets chance.

        Whatever is drawn is drawn by its label, so that a sealed deal (`rules/sealed.py`) needs to
        know no game.
        """

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position[M]:
        """Return the first position, or raise MalformedRecord naming the key."""

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:
        """Return a set-up that can be begun, with what this seat (see `Position.seen_by`) may not know hidden.

        It has the keys that every deal of the game has, and no other.
        """


def read_seats(game: Game[Any], seats: object) -> int:
    """Return a number of seats this game can have, or raise MalformedRecord."""
    if type(seats) is int and seats in game.seats:
        return seats
    raise MalformedRecord("seats", f"one of {', '.join(map(str, game.seats))} is needed")


def read_options(
    known: Mapping[str, Number | OneOf], given: Mapping[str, object]
) -> dict[str, int | str]:
    """Return every option of a game: those given, checked, and defaults for the others.

    Raises MalformedRecord for an option the game does not have or a value out of bounds.
    """
    for key in given:
        if key not in known:
            raise MalformedRecord(f"options.{key}", "the game has no such option")
    return {
        key: option.read(f"options.{key}", given[key]) if key in given else option.default
        for key, option in known.items()
    }


def read_object(key: str, given: object) -> Mapping[str, Any]:
    """Return an object, or raise MalformedRecord naming the key."""
    if not isinstance(given, Mapping):
        raise MalformedRecord(key, "an object is needed")
    return given


def read_ids(key: str, given: object, count: int, known: Collection[str]) -> tuple[str, ...]:
    """Return a list of `count` ids of a game, or raise MalformedRecord naming the key."""
    if not isinstance(given, list | tuple) or len(given) != count:
        raise MalformedRecord(key, f"a list of {count} ids is needed")
    for name in given:
        if not isinstance(name, str) or name not in known:
            raise MalformedRecord(key, f"{name!r} isn't an id of this game")
    return tuple(given)


def read_keys(
    place: str, given: object, needed: Collection[str], possible: Collection[str] = ()
) -> Json:
    """Return an object that has the keys needed, and no other but the possible ones.

    Raises MalformedRecord naming the first key that is missing, or the place.
    """
    if not isinstance(given, dict):
        raise MalformedRecord(place, "an object is needed")
    for key in needed:
        if key not in given:
            raise MalformedRecord(f"{place}.{key}".removeprefix("record."), "it is missing")
    if given.keys() - set(needed) - set(possible):
        raise MalformedRecord(place, f"it has only {', '.join((*needed, *possible))}")
    return given
