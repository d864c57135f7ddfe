"""Challenges: fixed deals with goals against a computer, and the medals for reaching them.

`python -m tests.tools.train challenges` makes them, and measures how hard they are (docs/challenges.md).
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import IntEnum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, Self

from rules import GAMES, AnyMatch, Seat, verb_of, winners
from rules.contract import Json
from rules.sealed_chance import SealedChance
from rules.turns import begins_turn, movers

CHALLENGE_FILE: Final = Path(__file__).with_name("challenges.jsonl")
SEATS: Final = 2
PERSON: Final[Seat] = 0
"""The person's seat: they move first."""
ID_BYTES: Final = 6
AHEAD: Final = 3
"""How many challenges are open beyond the last one that somebody has reached."""

Kind = Literal["won", "unreserved", "nobles", "cards", "lead", "points"]
BY_TURNS: Final[frozenset[Kind]] = frozenset({"won", "unreserved", "nobles", "cards"})
"""The goals whose medals are for few turns; those of the others are for many points."""


class Medal(IntEnum):
    """A medal, the better ones higher."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the person's seat did in a game that was played to its end."""

    won: bool
    turns: int
    uses: Mapping[str, int]
    """How often it used each verb."""
    nobles: int
    points: int
    lead: int
    """Its points less the computer's."""

    @classmethod
    def of(cls, game: Any, match: AnyMatch) -> Self:  # noqa: ANN401 - a game
        """Return the outcome of a match."""
        position = match.position
        moves = [
            move for seat, move in zip(movers(match), match.moves, strict=True) if seat == PERSON
        ]
        own, other = position.scores()
        seats: Sequence[Json] = position.as_json()["seats"]
        return cls(
            won=winners(position.places()) == (PERSON,),
            turns=sum(begins_turn(game, move) for move in moves),
            uses=dict(Counter(map(verb_of, moves))),
            nobles=len(seats[PERSON].get("nobles", ())),
            points=own,
            lead=own - other,
        )


@dataclass(frozen=True, slots=True)
class Goal:
    """What to reach, with an amount where the kind has one, in at most so many turns (0: any number)."""

    kind: Kind
    amount: int = 0
    turns: int = 0

    def result(self, outcome: Outcome) -> int | None:
        """Return what counts for the medal, turns or points; None if the goal was missed."""
        reached = {
            "won": outcome.won,
            "unreserved": outcome.won and not outcome.uses.get("reserve"),
            "nobles": outcome.won and outcome.nobles >= self.amount,
            "cards": outcome.won and outcome.uses.get("buy", 0) <= self.amount,
            "lead": outcome.lead >= self.amount,
            "points": outcome.points >= self.amount,
        }[self.kind]
        if not reached or (self.turns and outcome.turns > self.turns):
            return None
        if self.kind in BY_TURNS:
            return outcome.turns
        return outcome.lead if self.kind == "lead" else outcome.points

    def is_lost(self, turns: int, uses: Mapping[str, int]) -> bool:
        """Return whether nothing reaches it any more once this many turns are over or begun, with these uses of verbs."""
        reserved = self.kind == "unreserved" and bool(uses.get("reserve"))
        bought = self.kind == "cards" and uses.get("buy", 0) > self.amount
        return reserved or bought or bool(self.turns and turns > self.turns)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal with a goal, the level of the computer, and what earns gold and silver.

    Attributes:
        key: What draws the deal and decides the computer's answers, in hexadecimal digits.
        number: Its step on its game's ladder, from 1.
        solution: The moves of a game that earns gold, the dealer's and the computer's too.
    """

    game: str
    number: int
    key: str
    options: Mapping[str, int | str]
    level: str
    goal: Goal
    gold: int
    silver: int
    solution: tuple[str, ...] = ()

    @property
    def id(self) -> int:
        """A hash of the deal and the goal, whatever step of the ladder it is."""
        of = json.dumps([self.game, self.key, asdict(self.goal), self.level])
        return int.from_bytes(sha256(of.encode()).digest()[:ID_BYTES])

    @property
    def chance(self) -> SealedChance:
        """What draws its cards."""
        return SealedChance(bytes.fromhex(self.key))

    def medal(self, outcome: Outcome) -> Medal | None:
        """Return the medal that a game earns; None if it missed the goal."""
        result = self.goal.result(outcome)
        if result is None:
            return None
        better = -1 if self.goal.kind in BY_TURNS else 1
        if better * result >= better * self.gold:
            return Medal.GOLD
        return Medal.SILVER if better * result >= better * self.silver else Medal.BRONZE

    def as_json(self) -> Json:
        """Return its row of the file."""
        return asdict(self) | {"solution": " ".join(self.solution)}

    @classmethod
    def of_json(cls, row: Json) -> Self:
        """Read a row of the file."""
        return cls(
            **{**row, "goal": Goal(**row["goal"]), "solution": tuple(row["solution"].split())}
        )


def read() -> Iterator[Challenge]:
    """Yield the challenges of the file."""
    with CHALLENGE_FILE.open(encoding="utf-8") as lines:
        yield from (Challenge.of_json(json.loads(line)) for line in lines)


@cache
def ladders() -> Mapping[str, tuple[Challenge, ...]]:
    """Return the ladder of each game that has one, in the order of menus, the easiest challenge first."""
    every = sorted(read(), key=lambda it: it.number)
    found = {game: tuple(it for it in every if it.game == game) for game in GAMES}
    return {game: ladder for game, ladder in found.items() if ladder}


@cache
def by_id() -> Mapping[int, Challenge]:
    """Return all challenges by their ids."""
    return {it.id: it for ladder in ladders().values() for it in ladder}
