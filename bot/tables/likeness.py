"""Recognizing a game that counts in a record, by what lies on the table now.

Nobody may play on from a game that counts before it's over: not from a record of it, nor from one that
was changed here and there, has other colours, or leads to the same position in another way.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

from bot.store.values import Traits
from rules import Position

SHARE: Final = 2 / 3
"""The share of each part that two deals hardly ever have in common, such as eight of Splendor's face-up cards."""
FEWEST: Final = 6
"""How many pieces a part has at least; fewer are alike by chance."""
FEWEST_IN_ROWS: Final = 20
"""How many pieces a row has at least, since some are in any other, and all the more with other colours."""
LONGEST: Final = 3
"""How many letters of a text are one piece; a longer one, such as a row of gems, is cut into all its pieces."""
SEATS: Final = "seats"
"""The key in a position's JSON for what each seat has: it could be replaced by something worth the same."""
_OWN: Final[Mapping[str, str]] = MappingProxyType({})


def traits_of(position: Position[Any], names: Mapping[str, str] = _OWN) -> Traits:
    """Return what an onlooker sees of a position, without what the seats have; () if that's too little.

    `names` are other names for what is seen (see `Game.renamings`). Where something lies in a row, as the
    gems of a dungeon do, it alone decides: lists may have the same in every deal.
    """
    visible = {key: it for key, it in position.seen_by(None).as_json().items() if key != SEATS}
    rows = {key: it for key, it in visible.items() if isinstance(it, str)}
    fewest = FEWEST_IN_ROWS if rows else FEWEST
    parts = (_numbers(Counter(_pieces(key, it, names))) for key, it in (rows or visible).items())
    return tuple(part for part in parts if len(part) >= fewest)


def alike(traits: Traits, other: Traits) -> bool:
    """Return whether two positions have so much in common that advice on one is advice on the other."""
    known = {it for part in other for it in part}
    return bool(traits) and all(
        len(known.intersection(part)) >= SHARE * len(part) for part in traits
    )


def _numbers(pieces: Counter[str]) -> tuple[int, ...]:
    """Return a number for each piece; equal ones have different numbers."""
    counted = (f"{it} {number}" for it, count in pieces.items() for number in range(count))
    return tuple(sorted(crc32(it.encode()) for it in counted))


def _pieces(path: str, part: object, names: Mapping[str, str]) -> Iterator[str]:
    """Yield each text in JSON with the keys that lead to it; neither the order of a list nor a direction matters."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            yield from _pieces(f"{path}/{key}", value, names)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from _pieces(path, each, names)
    elif isinstance(part, str) and part:
        named = names.get(part) or "".join(names.get(letter, letter) for letter in part)
        for start in range(max(1, len(named) - LONGEST + 1)):
            piece = named[start : start + LONGEST]
            yield f"{path} {min(piece, piece[::-1])}"
