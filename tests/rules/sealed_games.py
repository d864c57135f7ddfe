"""Sealed games of every game, played by chance."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from rules import DEALER, GAMES, Record
from rules.contract import read_options
from rules.match import AnyMatch
from rules.record import record_json
from rules.seal import VERSIONS, Seal
from rules.sealed import dealt, seating_drawn

CUTS: Final = ("", "blue moon", "青い月", 'a "b" \\', "é")
KINDS: Final[tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...]] = (
    ("splendor", {}, ()),
    ("seekers", {"sheet": 14, "mode": "basic"}, ()),
    ("splendor", {"target": 10}, ()),
    ("seekers", {"sheet": 16, "mode": "advanced"}, ("order",)),
    ("splendor", {"target": 21}, ()),
    ("seekers", {"sheet": 19, "mode": "chaos"}, ()),
    ("seekers", {"mode": "advanced", "declare": "hand"}, ("sheet", "order")),
    ("bluff", {"ones": "wild"}, ()),
    ("bluff", {"dice": 3}, ()),
)
"""The games that are played in turn: their options, and those left to chance."""


def seal(rng: Random, seats: int = 2, drawn: tuple[str, ...] = (), version: int = 1) -> Seal:
    """Return a seal whose secret and cuts are chosen by a generator."""
    cuts = tuple(rng.choice(CUTS) for _ in range(seats))
    return Seal(str(rng.getrandbits(60)), rng.randbytes(32), cuts, drawn=drawn, version=version)


def played(sealed: Seal, options: dict[str, Any], rng: Random, game: str = "splendor") -> Record:
    """Play a sealed game with a seat for each cut, seats drawn, and return its record."""
    rules, seats = GAMES[game], len(sealed.cuts)
    chosen = read_options(rules.options, options)
    chance = replace(sealed, seating=()).chance(game, seats, chosen)
    record = dealt(rules, seats, chosen, replace(sealed, seating=seating_drawn(seats, chance)))
    match: AnyMatch = record.begin()
    answers = 0
    while decision := match.position.decision:
        dealer = decision.seat == DEALER
        move = chance.answer(decision, answers) if dealer else rng.choice(decision.moves)
        answers += dealer
        match = match.play(str(move))
    return replace(record, moves=tuple(map(str, match.moves)))


def records(count: int, seed: int = 1) -> Iterator[Record]:
    """Yield played sealed games of both versions; the same seed leads to the same games."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        game, options, drawn = KINDS[number % len(KINDS)]
        seats = rng.choice(list(GAMES[game].seats))
        version = VERSIONS[number // len(KINDS) % len(VERSIONS)]
        yield played(seal(rng, seats, drawn, version), options, rng, game)


def as_line(record: Record) -> str:
    """Return a record as a line of JSON."""
    *_, match = record.replay()
    return json.dumps(record_json(record, match, DEALER), ensure_ascii=False)
