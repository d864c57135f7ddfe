"""Sealed deals: a secret fixed before anybody may cut decides every draw, and anybody can check it.

docs/rules/sealed.md gives the bytes.
"""

from __future__ import annotations

import hmac
import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Self

from rules.contract import DEALER, Game, IllegalMove, Json, MalformedRecord, Number
from rules.record import Record
from rules.sealed_chance import SealedChance

VERSION: Final = 1
SECRET_BYTES: Final = 32
MAX_CUT: Final = 64
"""The most characters of a cut."""
PREFIX: Final = b"facet-sealed-1"


class Unverified(ValueError):
    """A record whose deal isn't what was sealed, or can't be checked; the message names the place."""


def commitment(table: str, secret: bytes) -> str:
    """Return the digest that is published before anybody may cut."""
    return sha256(b"\x00".join((PREFIX, table.encode(), secret))).hexdigest()


def read_cut(text: str) -> str:
    """Return a cut as it is stored; raise ValueError if it is too long, or isn't text."""
    cut = unicodedata.normalize("NFC", text)
    cut.encode()
    if len(cut) > MAX_CUT:
        raise ValueError(f"a cut has at most {MAX_CUT} characters")
    return cut


def read_secret(given: object) -> bytes:
    """Return a secret from its hexadecimal digits; raise MalformedRecord."""
    try:
        secret = bytes.fromhex(_text("secret", given))
    except ValueError as error:
        raise MalformedRecord("sealed.secret", "hexadecimal digits are needed") from error
    if len(secret) != SECRET_BYTES:
        raise MalformedRecord("sealed.secret", f"{SECRET_BYTES} bytes are needed")
    return secret


@dataclass(frozen=True, slots=True)
class Seal:
    """What fixes a sealed deal; docs/rules/sealed.md describes each key of its JSON."""

    table: str
    secret: bytes = field(repr=False)
    cuts: tuple[str, ...]
    beacon: Mapping[str, Any] | None = None
    drawn: tuple[str, ...] = ()
    """The options left to chance."""
    seating: tuple[int, ...] | None = None
    """Which of the lobby's seats sits first, second, and so on; None if seats weren't drawn."""

    @property
    def commitment(self) -> str:
        """The digest that was published."""
        return commitment(self.table, self.secret)

    def chance(self, game: str, seats: int, options: Mapping[str, object]) -> SealedChance:
        """Return the generator that draws at a table; options left to chance needn't have a value yet."""
        fixed = {
            "beacon": self.beacon and self.beacon["randomness"],
            "cuts": list(self.cuts),
            "game": game,
            "options": {
                key: None if key in self.drawn else value for key, value in options.items()
            },
            "seats": seats,
            "table": self.table,
        }
        text = json.dumps(fixed, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return SealedChance(hmac.digest(self.secret, text.encode(), "sha256"))

    def as_json(self) -> Json:
        """Return it as a record has it."""
        told: Json = {
            "version": VERSION,
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "cuts": list(self.cuts),
            "beacon": self.beacon,
            "drawn": list(self.drawn),
        }
        return told if self.seating is None else {**told, "seating": list(self.seating)}

    @classmethod
    def of_json(cls, given: object) -> Self:
        """Read it from a record; raise MalformedRecord naming the key, or Unverified."""
        told = _mapping("sealed", given)
        if told.get("version") != VERSION:
            raise MalformedRecord("sealed.version", f"{VERSION} is needed")
        if not told.get("secret"):
            raise Unverified(
                "the secret isn't in this record: the game hasn't ended, or was called off"
            )
        cuts = _list("cuts", told.get("cuts"))
        if None in cuts:
            raise Unverified("a cut isn't in this record: a player's data was deleted")
        seal = cls(
            table=_text("table", told.get("table")),
            secret=read_secret(told["secret"]),
            cuts=tuple(map(_cut, cuts)),
            beacon=_beacon(told.get("beacon")),
            drawn=tuple(_text("drawn", key) for key in _list("drawn", told.get("drawn", []))),
            seating=_seating(told.get("seating")),
        )
        if told.get("commitment") != seal.commitment:
            raise Unverified(
                f"the commitment: {told.get('commitment')} was published, "
                f"but the secret's is {seal.commitment}"
            )
        return seal


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


def verify(record: Record) -> None:
    """Raise Unverified at the first difference between a record and what was sealed.

    Raises MalformedRecord if the record can't be read at all.
    """
    if record.sealed is None:
        raise Unverified("the deal of this record isn't sealed")
    seal = Seal.of_json(record.sealed)
    if len(seal.cuts) != record.seats:
        raise Unverified(f"sealed.cuts: {len(seal.cuts)} for {record.seats} seats")
    chance = seal.chance(record.game.key, record.seats, record.options)
    for key in seal.drawn:
        _same(f"options.{key}", record.options.get(key), option_drawn(record.game, key, chance))
    if seal.seating is not None:
        _same("sealed.seating", seal.seating, seating_drawn(record.seats, chance))
    match = record.begin()  # the set-up can be read
    setup = record.game.deal(record.seats, record.options, chance)
    for place, sealed in _parts("setup", setup):
        _same(place, _at(record.setup, place), sealed)
    answers = 0
    for number, notation in enumerate(record.moves):
        decision = match.position.decision
        if decision is not None and decision.seat == DEALER:
            sealed = str(chance.answer(decision, answers))
            if notation in map(str, decision.moves):
                _same(f"move {number + 1}", notation, sealed)
            answers += 1
        try:
            match = match.play(notation)
        except IllegalMove as error:
            raise Unverified(f"move {number + 1}: {error}") from error


def _same(place: str, found: object, sealed: object) -> None:
    if found != sealed:
        raise Unverified(f"{place}: {_spelled(found)} was drawn, {_spelled(sealed)} was sealed")


def _spelled(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _parts(place: str, value: object) -> list[tuple[str, object]]:
    """Return the parts of a set-up with their places."""
    if isinstance(value, Mapping):
        return [part for key, one in value.items() for part in _parts(f"{place}.{key}", one)]
    return [(place, value)]


def _at(setup: Mapping[str, Any], place: str) -> object:
    value: Any = setup
    for key in place.split(".")[1:]:
        value = value.get(key) if isinstance(value, Mapping) else None
    return value


def _mapping(key: str, given: object) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise MalformedRecord(key, "an object is needed")
    return given


def _list(key: str, given: object) -> Sequence[object]:
    if not isinstance(given, list):
        raise MalformedRecord(f"sealed.{key}", "a list is needed")
    return given


def _text(key: str, given: object) -> str:
    if not isinstance(given, str):
        raise MalformedRecord(f"sealed.{key}", "a text is needed")
    return given


def _cut(given: object) -> str:
    """Return a cut as it may be stored: otherwise a host could try spellings until the cards suit."""
    cut = _text("cuts", given)
    if len(cut) > MAX_CUT or not unicodedata.is_normalized("NFC", cut):
        raise MalformedRecord("sealed.cuts", f"at most {MAX_CUT} characters, as NFC, are needed")
    return cut


def _beacon(given: object) -> Mapping[str, Any] | None:
    if given is None:
        return None
    beacon = _mapping("sealed.beacon", given)
    _text("beacon.randomness", beacon.get("randomness"))
    return beacon


def _seating(given: object) -> tuple[int, ...] | None:
    if given is None:
        return None
    seats = _list("seating", given)
    if not all(type(seat) is int for seat in seats):
        raise MalformedRecord("sealed.seating", "numbers of seats are needed")
    return tuple(seats)  # type: ignore[arg-type]  # all are int
