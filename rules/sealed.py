"""Sealed deals: a secret fixed before anybody may cut decides every draw, and anybody can check it.

docs/rules/sealed.md gives the bytes, and what is printed where a record differs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from rules.catalogue import GAMES
from rules.contract import DEALER, Game, IllegalMove, MalformedRecord, Number, read_object, verb_of
from rules.record import Record, read_record
from rules.seal import Seal, Unverified
from rules.sealed_chance import SealedChance

MAX_RECORD_BYTES: Final = 2**20
"""The longest record that is verified; forty times a long game."""
MAX_SHOWN: Final = 80
"""The most characters that are shown of what stands in a record."""


def dealt(game: Game[Any], seats: int, options: Mapping[str, object], seal: Seal) -> Record:
    """Deal a sealed game as a record; raise MalformedRecord naming the key."""
    chance = seal.chance(game.key, seats, options)
    chosen = {**options, **{key: option_drawn(game, key, chance) for key in seal.drawn}}
    setup = game.deal(seats, chosen, chance)
    return Record(game, seats, chosen, setup, sealed=seal.as_json())


def option_drawn(game: Game[Any], key: str, chance: SealedChance) -> int:
    """Return the value of an option that is left to chance; raise MalformedRecord."""
    option = game.options.get(key)
    if not isinstance(option, Number) or not option.drawn:
        raise MalformedRecord("sealed.drawn", f"{key!r} isn't an option that can be drawn")
    values = range(option.lowest, option.highest + 1)
    return int(chance.choice([f"option:{key}:{value}" for value in values]).rpartition(":")[2])


def seating_drawn(seats: int, chance: SealedChance) -> tuple[int, ...]:
    """Return which of the lobby's seats sits first, second, and so on."""
    labels = [f"seat:{seat}" for seat in range(seats)]
    return tuple(int(label.rpartition(":")[2]) for label in chance.sample(labels, seats))


def verdict(text: bytes, games: Mapping[str, Game[Any]] = GAMES) -> str:
    """Return "valid" for a record with the deal that was sealed, or the first difference, as one line.

    docs/rules/verify.mjs says the same of every record, but for moves that only the rules can refuse.
    """
    if len(text) > MAX_RECORD_BYTES:
        return _malformed("record")
    try:
        record = read_record(text, games, exact=True)
    except MalformedRecord as error:
        return _malformed(error.key)
    return difference(record) or "valid"


def difference(record: Record) -> str:
    """Return the first difference between a record and what was sealed; empty if there is none."""
    try:
        verify(record)
    except MalformedRecord as error:
        return _malformed(error.key)
    except Unverified as error:
        return str(error)
    return ""


def verify(record: Record) -> None:
    """Raise Unverified at the first difference between a record and what was sealed.

    Raises MalformedRecord if the record can't be read at all.
    """
    if record.sealed is None:
        raise Unverified("the deal of this record isn't sealed")
    seal = Seal.of_json(record.sealed)
    if len(seal.cuts) != record.seats:
        raise MalformedRecord("sealed.cuts", f"{record.seats} are needed")
    chance = seal.chance(record.game.key, record.seats, record.options)
    drawn = {key: option_drawn(record.game, key, chance) for key in seal.drawn}
    for key, value in drawn.items():
        _same(f"options.{key}", record.options.get(key), value)
    if seal.seating is not None:
        _same("sealed.seating", seal.seating, seating_drawn(record.seats, chance))
    _same_setup("setup", record.setup, record.game.deal(record.seats, record.options, chance))
    match = record.begin()
    answers = 0
    for number, notation in enumerate(record.moves, start=1):
        decision = match.position.decision
        if decision is not None and decision.seat == DEALER:
            sealed = str(chance.answer(decision, answers))
            if verb_of(notation) == verb_of(sealed):
                _same(f"move {number}", notation, sealed)
            answers += 1
        try:
            match = match.play(notation)
        except IllegalMove as error:
            raise Unverified(f"move {number}: {_shown(notation)} isn't legal") from error


def _same_setup(place: str, recorded: object, sealed: object) -> None:
    """Compare a set-up part by part, in the order in which it is dealt; it has no other parts."""
    if not isinstance(sealed, Mapping):
        _same(place, recorded, sealed)
        return
    recorded = read_object(place, recorded)
    for key, part in sealed.items():
        _same_setup(f"{place}.{key}", recorded.get(key), part)
    if len(recorded) > len(sealed):
        raise MalformedRecord(place, f"only {', '.join(sealed)} are keys of it")


def _same(place: str, recorded: object, sealed: object) -> None:
    if _spelled(recorded) != _spelled(sealed):
        raise Unverified(f"{place}: {_shown(recorded)} in the record, {_shown(sealed)} by the seal")


def _malformed(place: str) -> str:
    return f"{place}: missing or malformed"


def _spelled(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _shown(value: object) -> str:
    """Return a part of a record, short and in plain characters; objects and lists of them are only named."""
    if isinstance(value, list | tuple):
        plain = all(isinstance(it, str | int) for it in value)
        text = _spelled(value) if plain else "something else"
    else:
        text = value if isinstance(value, str) else _spelled(value)
        text = "something else" if isinstance(value, Mapping) else text
    return re.sub(r"[^ -~]", "?", text)[:MAX_SHOWN]
