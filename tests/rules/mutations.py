"""Records in which one thing was changed by chance, for what reads records of others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.contract import Json
from tests.tools.tampering import GONE, At, Raw, changed_at, written


def _anything(rng: Random, value: object) -> object:
    """Return something else than a value, often something like it."""
    like: list[object] = [None, True, False, 0, 1, 2, "", [], {}, Raw("1.0"), Raw("1e0"), Raw("-0")]
    like += [[value], {"0": value}, {"__proto__": value}, "constructor", "toString", 10**14, 10**15]
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        odd = rng.choice(
            [*"\u200b\u00a0\u202e\ufe0f\u0301\n\0 0x+9\ud800\U000e0041\uff11", *"\U0001f319é"]
        )
        like += [
            value[:at] + odd + value[at:],
            value[:at] + value[at + 1 :],
            value.upper(),
            value * 2,
        ]
        like += [value[::-1], value[:at] + odd + value[at + 1 :], f" {value}", f"{value}\n"]
        like += [int(value[:15])] if value.isdecimal() and value.isascii() else []
    elif isinstance(value, int):
        like += [str(value), Raw(f"{value}.0"), Raw(f"{value}e0"), -value, value + 1, value - 1]
    elif isinstance(value, list):
        shuffled = rng.sample(value, len(value))
        like += [shuffled, value[:-1], value[1:], [*value, *value[:1]], ",".join(map(str, value))]
        like += [[*value, None], dict(enumerate(map(str, value)))]
    elif isinstance(value, dict):
        kept = list(value)
        like += [{key: value[key] for key in kept[1:]}, list(value.values()), value | {"luck": 1}]
        like += [{**value, "__proto__": {}}, {key: value[key] for key in reversed(kept)}]
    return rng.choice(like)


def _places(value: object, at: At = ()) -> Iterator[At]:
    yield at
    inside = value.items() if isinstance(value, dict) else ()
    for key, part in enumerate(value) if isinstance(value, list) else inside:
        yield from _places(part, (*at, key))


def _moved(rng: Random, moves: list[str]) -> list[str]:
    """Return moves with some left out, added or in another order."""
    at, other = rng.randrange(len(moves)), rng.randrange(len(moves))
    swapped = list(moves)
    swapped[at], swapped[other] = moves[other], moves[at]
    return rng.choice(
        [swapped, moves[:at] + moves[at + 1 :], [*moves[:at], moves[other], *moves[at:]]]
    )


def mutated(record: Json, rng: Random) -> bytes:
    """Return an honest record with one thing changed by chance."""
    kind = rng.random()
    if kind < 0.2:
        return written({**record, "moves": _moved(rng, record["moves"])})
    if kind < 0.3:
        text = written(record)
        letter = rng.randrange(len(text))
        odd = rng.choice(
            [b"", b" ", b",", b'"', b"\xff", b"0", b".", b"-", b"}", b"[", b"\\", b":"]
        )
        return text[:letter] + odd + text[letter + rng.randrange(2) :]
    part = "sealed" if kind < 0.75 else rng.choice(["options", "setup", "moves", ""])
    places = [at for at in _places(record) if at and part in (at[0], "")]
    at = rng.choice(places)
    inside: Any = record
    for key in at:
        inside = inside[key]
    gone = isinstance(at[-1], str) and rng.random() < 0.05
    return written(changed_at(record, at, GONE if gone else _anything(rng, inside)))
