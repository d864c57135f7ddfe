"""What fixes a sealed deal, as the bot keeps it and as a record has it.

docs/rules/sealed.md gives the bytes, and each key of the record.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Self

from rules.contract import Json, MalformedRecord, read_keys
from rules.cuts import is_cut
from rules.sealed_chance import SealedChance

VERSIONS: Final = (1, 2)
"""The versions of seals; the bot seals new tables with the last."""
SECRET_BYTES: Final = 32
MOST_SEATS: Final = 8
"""More than any game has."""
_TABLE: Final = re.compile(r"0|[1-9][0-9]{0,19}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_OPTION: Final = re.compile(r"[a-z_]{1,20}")
_SOURCE: Final = re.compile(r"[ -~]{1,64}")
_RANDOMNESS: Final = re.compile(r"(?:[0-9a-f]{2}){1,64}")


class Unverified(ValueError):
    """A record whose deal isn't what was sealed, or can't be checked; the message names the place."""


def commitment(table: str, secret: bytes, version: int = 1) -> str:
    """Return the digest that is published before anybody may cut."""
    prefix = f"facet-sealed-{version}"
    return sha256(b"\x00".join((prefix.encode(), table.encode(), secret))).hexdigest()


def is_table(text: str) -> bool:
    """Return whether a text is the number of a table as a seal has it."""
    return _TABLE.fullmatch(text) is not None


def read_secret(given: object) -> bytes:
    """Return a secret from its hexadecimal digits; raise MalformedRecord."""
    if not _spelled(_DIGEST, given):
        raise MalformedRecord("sealed.secret", f"{2 * SECRET_BYTES} hexadecimal digits are needed")
    return bytes.fromhex(str(given))


@dataclass(frozen=True, slots=True)
class Seal:
    """What fixes a sealed deal."""

    table: str
    secret: bytes = field(repr=False)
    cuts: tuple[str, ...]
    beacon: Mapping[str, Any] | None = None
    drawn: tuple[str, ...] = ()
    """The options left to chance."""
    seating: tuple[int, ...] | None = None
    """Which of the lobby's seats sits first, second, and so on: empty before they are drawn, None if they aren't."""
    version: int = 1

    @property
    def commitment(self) -> str:
        """The digest that was published."""
        return commitment(self.table, self.secret, self.version)

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
        if self.version > 1:
            fixed |= {"drawn": sorted(self.drawn), "seating": self.seating is not None}
        text = json.dumps(fixed, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return SealedChance(hmac.digest(self.secret, text.encode(), "sha256"))

    def as_json(self) -> Json:
        """Return it as a record has it."""
        record: Json = {
            "version": self.version,
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "cuts": list(self.cuts),
            "beacon": self.beacon,
            "drawn": sorted(self.drawn) if self.version > 1 else list(self.drawn),
        }
        return record if self.seating is None else {**record, "seating": list(self.seating)}

    @classmethod
    def of_json(cls, given: object) -> Self:
        """Read it from a record; raise MalformedRecord naming the key, or Unverified."""
        record = read_seal(given)
        if record["secret"] is None:
            raise Unverified(
                "the secret isn't in this record: the game hasn't ended, or was called off"
            )
        if None in record["cuts"]:
            raise Unverified("a cut isn't in this record: a player's data was deleted")
        seating = record.get("seating")
        seal = cls(
            record["table"],
            read_secret(record["secret"]),
            tuple(record["cuts"]),
            record["beacon"],
            tuple(record["drawn"]),
            None if seating is None else tuple(seating),
            record["version"],
        )
        if record["commitment"] != seal.commitment:
            raise Unverified(
                f"the commitment: {record['commitment']} in the record, {seal.commitment} by the seal"
            )
        return seal


def read_seal(given: object) -> Json:
    """Return the seal of a record if each of its keys is as documented, whether or not the deal is proven.

    Raises MalformedRecord naming the key.
    """
    seal = read_keys("sealed", given, _KEYS, ("seating",))
    for key, is_right in _KEYS.items():
        if not is_right(seal[key], seal["version"]):
            raise MalformedRecord(f"sealed.{key}", "it isn't as docs/rules/sealed.md describes it")
    if "seating" in seal and not _is_list(seal["seating"], MOST_SEATS, _is_small):
        raise MalformedRecord("sealed.seating", "numbers of seats are needed")
    return seal


def known_keys(given: Json) -> Json:
    """Return the seal of a record without keys that it may not have, which `read_seal` refuses."""
    return {key: value for key, value in given.items() if key in _KEYS or key == "seating"}


def _spelled(pattern: re.Pattern[str], given: object) -> bool:
    return isinstance(given, str) and pattern.fullmatch(given) is not None


def _is_small(given: object) -> bool:
    return type(given) is int and given < MOST_SEATS


def _is_list(given: object, most: int, is_right: Callable[[object], bool]) -> bool:
    return isinstance(given, list) and len(given) <= most and all(map(is_right, given))


def _are_cuts(given: object, version: int) -> bool:
    return _is_list(
        given,
        MOST_SEATS,
        lambda cut: cut is None or (isinstance(cut, str) and is_cut(cut, version)),
    )


def _is_beacon(given: object, _: int) -> bool:
    return given is None or (
        isinstance(given, dict)
        and given.keys() == {"source", "round", "randomness"}
        and _spelled(_SOURCE, given["source"])
        and type(given["round"]) is int
        and _spelled(_RANDOMNESS, given["randomness"])
    )


def _are_drawn(given: object, version: int) -> bool:
    """Return whether these are names of options, none of them twice; from version 2 on they are sorted."""
    if not _is_list(given, MOST_SEATS, lambda key: _spelled(_OPTION, key)):
        return False
    names: list[str] = given  # type: ignore[assignment]  # they are
    return len(set(names)) == len(names) and (version == 1 or names == sorted(names))


_KEYS: Final[Mapping[str, Callable[[Any, int], bool]]] = {
    "version": lambda given, _: type(given) is int and given in VERSIONS,
    "table": lambda given, _: _spelled(_TABLE, given),
    "commitment": lambda given, _: _spelled(_DIGEST, given),
    "secret": lambda given, _: given is None or _spelled(_DIGEST, given),
    "cuts": _are_cuts,
    "beacon": _is_beacon,
    "drawn": _are_drawn,
}
"""The keys of a seal in a record, and whether a value is right there in a version."""
