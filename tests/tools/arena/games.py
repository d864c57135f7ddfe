"""Games between two players: each deal is played from every seat.

The first player has one seat, the second one all the others. A deal is the same from every seat:
its set-up, and what the dealer would draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any, Final

from rules import DEALER, Game, Number, Record, Seat, dealt, winners
from tests.tools.arena.players import Player, Question

LONGEST: Final = 1000
"""How many answers a game has at most; if neither side wants to finish it, all share it."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A set-up, and the seed of all that chance brings in its games."""

    number: int
    seed: str
    record: Record


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game: where the first player sat, its share of the win, and every answer's seconds.

    `share` is 1 for a win alone and 0 for a loss; winners share a shared win.
    """

    deal: int
    seat: Seat
    options: Mapping[str, object]
    share: float
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    answers: tuple[str, ...]
    """What the first player answered."""
    position: Any
    """The last position."""
    record: Record
    """The game."""


def choices(game: Game[Any], options: Sequence[str]) -> list[dict[str, object]]:
    """Return the options that deals have in turn, from texts like `mode=basic` and `sheet=1,7`.

    `all` stands for every value. The first option named changes fastest. Raises ValueError.
    """
    lists: dict[str, list[object]] = {}
    for text in options:
        key, _, value = text.partition("=")
        if key not in game.options:
            known = ", ".join(game.options)
            raise ValueError(f"{game.key} has no option {key!r}: there are {known}")
        option = game.options[key]
        if isinstance(option, Number):
            every = range(option.lowest, option.highest + 1)
            lists[key] = list(every) if value == "all" else [*map(_number, value.split(","))]
        else:
            lists[key] = list(option.words if value == "all" else value.split(","))
        for one in lists[key]:
            option.read(key, one)
    names = list(reversed(lists))
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(lists[name] for name in names))
    ]


def _number(text: str) -> object:
    return int(text) if text.isdecimal() else text


def deals(
    game: Game[Any], seats: int, options: Sequence[Mapping[str, object]], count: int, seed: int
) -> Iterator[Deal]:
    """Yield so many deals; the same seed gives the same ones."""
    for number in range(count):
        name = f"{game.key} {seats} {seed} {number}"
        chosen = options[number % len(options)]
        yield Deal(number, name, dealt(game, seats, chosen, Random(name)))


def played(deal: Deal, seat: Seat, players: tuple[Player, Player], seconds: float) -> Outcome:
    """Return how a deal went with the first player on a seat, the second one on all others."""
    record = deal.record
    match = record.begin()
    dealer = Random(deal.seed)
    chance = [Random(f"{deal.seed} {seat} {which}") for which in (0, 1)]
    taken: tuple[list[float], list[float]] = ([], [])
    answers: list[str] = []
    while (decision := match.position.decision) and len(match.moves) < LONGEST:
        if decision.seat == DEALER:
            match = match.play(str(decision.drawn(dealer)))
            continue
        which = 0 if decision.seat == seat else 1
        question = Question(record, match, decision.seat, seconds)
        notation, spent = players[which].answer(question, chance[which])
        taken[which].append(spent)
        if which == 0:
            answers.append(notation)
        match = match.play(notation)
    places = match.position.places() if decision is None else [1] * record.seats
    won = winners(places)
    share = 1 / len(won) if seat in won else 0.0
    return Outcome(
        deal=deal.number,
        seat=seat,
        options=record.options,
        share=share,
        seconds=(tuple(taken[0]), tuple(taken[1])),
        answers=tuple(answers),
        position=match.position,
        record=replace(record, moves=tuple(map(str, match.moves))),
    )
