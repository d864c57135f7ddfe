"""`python -m tests.tools.tampering`: writes the tampered records of tests/rules/tampered, which both verifiers refuse.

Each is an honest record in which one thing was changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from rules import GAMES
from rules.contract import Json, read_options
from rules.sealed import verdict
from tests.rules.sealed_games import as_line, played, seal

FOLDER: Final = Path(__file__).parents[1] / "rules" / "tampered"
REASONS: Final = "reasons.json"
"""The file in the folder that has what both programs say of each record."""
BEACON: Final = {"source": "drand quicknet", "round": 123, "randomness": "5e" * 32}
MOVES: Final = 24
"""How many moves of a game the records of the folder have."""

At = tuple[str | int, ...]
"""Where something stands in a record: keys and places."""


class Raw(str):
    """JSON that Python wouldn't write, such as 15.0 for 15."""

    __slots__ = ()


GONE: Final = object()
"""Stands for a key that is left out."""
CUTS: Final = {
    "a zero-width space": "blue\u200b moon",
    "a zero-width joiner": "blue\u200dmoon",
    "a word joiner": "blue moon\u2060",
    "a byte order mark": "\ufeffblue moon",
    "a soft hyphen": "blue\u00admoon",
    "a change of direction": "\u202eblue moon",
    "an isolate": "\u2066blue moon\u2069",
    "a mark of direction": "blue moon\u200f",
    "a no-break space": "blue\u00a0moon",
    "a wide space": "blue\u3000moon",
    "a thin space": "blue\u2009moon",
    "two spaces": "blue  moon",
    "a space before": " blue moon",
    "a space after": "blue moon ",
    "a tab": "blue\tmoon",
    "a line break": "blue\nmoon",
    "a zero": "blue\0moon",
    "a delete": "blue\x7fmoon",
    "a variation selector": "blue\ufe0fmoon",
    "another selector": "blue moon\U000e0100",
    "a tag": "blue moon\U000e0062",
    "a grapheme joiner": "blue\u034fmoon",
    "a Hangul filler": "blue\u3164moon",
    "an empty Braille letter": "blue\u2800moon",
    "a Mongolian separator": "blue\u180emoon",
    "half a character": "blue moon\ud83d",
    "a private letter": "blue moon\ue000",
    "a mark of a newer Unicode": "blue mo\u1acf\u0323on",
    "no NFC": "blue mo\u0308on",
    "65 letters": "x" * 65,
    "65 emojis": "\U0001f319" * 65,
}
"""Spellings of a cut that nobody may have."""
VERSION_2: Final = {
    "a mark on a mark": "blue mo\u0308\u0323\u0308on",
    "an emoji that is joined": "\U0001f468\u200d\U0001f469",
    "an emoji with a selector": "\u2764\ufe0f",
    "an unknown letter": "blue moon\U0001fb00",
}
"""Those that version 1 lets pass."""


def honest() -> dict[str, Json]:
    """Return honest records of each kind: both games and versions, options that are drawn, a beacon, no cuts."""
    kinds: dict[str, tuple[str, int, int, dict[str, Any], tuple[str, ...], bool]] = {
        "splendor": ("splendor", 2, 3, {"target": 15}, (), True),
        "seekers": ("seekers", 2, 2, {"mode": "advanced"}, ("order", "sheet"), False),
        "sheet 19": ("seekers", 2, 2, {"mode": "chaos", "sheet": 19}, (), True),
        "version 1": ("splendor", 1, 2, {"target": 10}, (), True),
        "four seats": ("splendor", 1, 4, {"target": 21}, (), False),
        "drawn before": ("seekers", 1, 2, {"sheet": 16}, ("sheet", "order"), False),
    }
    found = {}
    for number, (name, kind) in enumerate(kinds.items()):
        game, version, seats, options, drawn, beacon = kind
        rng = Random(number)
        chosen = replace(
            seal(rng, seats, drawn, version),
            cuts=("blue moon", *[""] * (seats - 1)),
            beacon=BEACON if beacon else None,
        )
        record = played(chosen, read_options(GAMES[game].options, options), rng, game)
        found[name] = json.loads(as_line(record))
    return found


def tampered() -> Iterator[tuple[str, bytes]]:
    """Yield records with one thing changed, each with the name of what was changed."""
    found = {name: {**it, "moves": it["moves"][:MOVES]} for name, it in honest().items()}
    splendor, seekers = found["splendor"], found["seekers"]
    for name, at, value in _values():
        yield (
            name,
            written(changed_at(seekers if at[-1] in ("sheet", "mode") else splendor, at, value)),
        )
    for name, cut in (CUTS | VERSION_2).items():
        yield f"a cut with {name}", written(changed_at(splendor, ("sealed", "cuts", 0), cut))
    for name, cut in CUTS.items():
        yield (
            f"version 1, a cut with {name}",
            written(changed_at(found["version 1"], ("sealed", "cuts", 0), cut)),
        )
    for name, moves in _moves(splendor["moves"]):
        yield f"moves, {name}", written({**splendor, "moves": moves})
    for name, change in TEXTS.items():
        yield f"text, {name}", change(written(splendor))


def _values() -> Iterator[tuple[str, At, object]]:
    """Yield what else may stand at places of a record."""
    splendor = honest()["splendor"]
    others: dict[At, dict[str, object]] = {
        ("format",): {"another": "tabletop-record/2", "a list": ["tabletop-record/1"]},
        ("game",): {"a list": ["splendor"], "a property": "constructor", "in capitals": "Splendor"},
        ("seats",): {"a text": "3", "not whole": Raw("3.0"), "too many": 5, "a list": [3]},
        ("options",): {"a list": [], "nothing": None},
        ("options", "target"): {
            "a text": "15",
            "not whole": Raw("15.0"),
            "a power": Raw("15e0"),
            "true": True,
            "a list": [15],
            "out of range": 22,
            "another": 16,
            "left out": GONE,
        },
        ("options", "luck"): {"added": 1},
        ("options", "__proto__"): {"added": {"target": 15}},
        ("options", "sheet"): {
            "another": 3,
            "a text": "3",
            "nothing": None,
            "minus zero": Raw("-0"),
        },
        ("options", "mode"): {"another": "chaos", "a list": ["advanced"], "a property": "toString"},
        ("setup",): {"a list": [], "left out": GONE},
        ("setup", "rows"): {"a list": list(splendor["setup"]["rows"].values())},
        ("setup", "rows", "1"): {"reversed": splendor["setup"]["rows"]["1"][::-1], "nothing": None},
        ("setup", "rows", "2"): {"a text": "".join(splendor["setup"]["rows"]["2"])},
        ("setup", "rows", "4"): {"added": []},
        ("setup", "nobles"): {"one more": [*splendor["setup"]["nobles"], "n1"], "an object": {}},
        ("setup", "luck"): {"added": "x"},
        ("moves",): {"an object": {"0": "pass"}, "a text": "pass"},
        ("moves", 0): {"a number": 1, "a list": ["pass"], "no move": "take:xyz"},
        ("sealed",): {"left out": GONE, "nothing": None, "a list": []},
        ("sealed", "version"): {
            "a text": "2",
            "true": True,
            "not whole": Raw("2.0"),
            "the other": 1,
            "unknown": 3,
        },
        ("sealed", "table"): {
            "a number": int(splendor["sealed"]["table"][:9]),
            "a list": [splendor["sealed"]["table"]],
            "with a zero before": "0" + splendor["sealed"]["table"],
            "with a plus": "+" + splendor["sealed"]["table"],
            "with a space": splendor["sealed"]["table"] + " ",
            "with a line break": splendor["sealed"]["table"] + "\n",
            "in other digits": "\uff11\uff12",
            "another": "1",
            "with a zero byte": "1\x005",
            "empty": "",
        },
        ("sealed", "commitment"): {
            "in capitals": splendor["sealed"]["commitment"].upper(),
            "another": "00" * 32,
            "a list": [splendor["sealed"]["commitment"]],
            "nothing": None,
        },
        ("sealed", "secret"): {
            "nothing": None,
            "in capitals": splendor["sealed"]["secret"].upper(),
            "31 bytes": splendor["sealed"]["secret"][2:],
            "33 bytes": splendor["sealed"]["secret"] + "00",
            "an odd length": splendor["sealed"]["secret"][1:],
            "no hex": "zz" + splendor["sealed"]["secret"][2:],
            "a space in it": splendor["sealed"]["secret"][:2]
            + " "
            + splendor["sealed"]["secret"][2:],
            "another": "00" * 32,
            "a list": [splendor["sealed"]["secret"]],
            "false": False,
        },
        ("sealed", "cuts"): {
            "a text": "blue moon",
            "an object": {"0": "blue moon", "1": "", "2": ""},
            "too few": ["blue moon", ""],
            "too many": ["blue moon", "", "", ""],
            "in another order": ["", "blue moon", ""],
            "a number": ["blue moon", 1, ""],
            "a list": [["blue moon"], "", ""],
            "deleted": [None, "", ""],
            "another": ["red moon", "", ""],
            "in capitals": ["Blue moon", "", ""],
        },
        ("sealed", "beacon"): {"nothing": None, "a text": "5e" * 32, "false": False},
        ("sealed", "beacon", "randomness"): {
            "another": "5f" * 32,
            "in capitals": "5E" * 32,
            "a list": ["5e" * 32],
            "an odd length": "5e5",
            "left out": GONE,
        },
        ("sealed", "beacon", "round"): {"a text": "123", "not whole": Raw("123.5")},
        ("sealed", "beacon", "luck"): {"added": 1},
        ("sealed", "drawn"): {
            "what can't be drawn": ["target"],
            "of the other game": ["sheet"],
            "unknown": ["luck"],
            "a property": ["constructor"],
            "twice": ["target", "target"],
            "a text": "target",
            "nothing": None,
        },
        ("sealed", "seating"): {
            "left out": GONE,
            "nothing": None,
            "false": False,
            "empty": [],
            "texts": [str(seat) for seat in splendor["sealed"]["seating"]],
            "reversed": splendor["sealed"]["seating"][::-1],
            "one twice": [0, 0, 1],
            "true for 1": [True, 0, 2],
        },
        ("sealed", "luck"): {"added": 1},
        ("sealed", "__proto__"): {"added": {}},
        ("luck",): {"added": 1},
        ("__proto__",): {"added": {}},
    }
    for at, values in others.items():
        for name, value in values.items():
            yield f"{'.'.join(map(str, at))}, {name}", at, value


def _moves(moves: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the moves of a game of Splendor with something changed about a card."""
    deals = [place for place, it in enumerate(moves) if it.startswith("deal:")]
    first, last = deals[0], deals[-1]
    other = next(it for it in deals if moves[it] != moves[first])
    swapped = list(moves)
    swapped[first], swapped[other] = moves[other], moves[first]
    yield "a card swapped", swapped
    yield "a card left out", moves[:first] + moves[first + 1 :]
    yield "the last card left out", moves[:last] + moves[last + 1 :] + ["pass"]
    yield "a card added", [*moves[: first + 1], moves[other], *moves[first + 1 :]]
    yield "a card twice", [*moves[: first + 1], *moves[first:]]
    for name, change in SPELLINGS.items():
        yield f"a card {name}", [*moves[:last], change(moves[last])]
    yield (
        "a card bought that doesn't lie there",
        [*moves[:first], moves[first], "buy:" + moves[first][5:] + "9"],
    )


SPELLINGS: Final[dict[str, Callable[[str], str]]] = {
    "in capitals": lambda move: move.upper(),
    "with a space": lambda move: move + " ",
    "with a line break": lambda move: move + "\n",
    "hidden": lambda move: move[:6] + "?",
    "of no level": lambda move: "deal:9" + move[6:],
    "without a name": lambda move: move[:5],
    "with a property for a name": lambda _: "deal:constructor",
    "without a colon": lambda move: move[:4],
    "by another verb": lambda move: move.replace("deal", "Deal"),
}
TEXTS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "empty": lambda _: b"\xef\xbb\xbf{}",
    "a list": lambda text: b"[" + text + b"]",
    "two records": lambda text: text + text,
    "cut off": lambda text: text[:-1],
    "a comma at the end": lambda text: text[:-1] + b",}",
    "a key twice": lambda text: text.replace(b'"table":', b'"table": "1", "table":'),
    "a key twice, spelled otherwise": lambda text: text.replace(
        b'"target":', b'"t\\u0061rget": 16, "target":'
    ),
    "two byte order marks": lambda text: b"\xef\xbb\xbf" * 2 + text,
    "no UTF-8": lambda text: text.replace(b"blue", b"bl\xffue"),
    "half a character": lambda text: text.replace(b"blue", b"bl\xed\xa0\x80ue"),
    "not a number": lambda text: text.replace(b'"seats": 3', b'"seats": NaN'),
    "an infinite number": lambda text: text.replace(b'"seats": 3', b'"seats": Infinity'),
    "a huge number": lambda text: text.replace(b'"seats": 3', b'"seats": ' + b"9" * 400),
    "a zero before a number": lambda text: text.replace(b'"seats": 3', b'"seats": 03'),
    "a comment": lambda text: text.replace(b'"seats"', b'/* */ "seats"'),
    "other quotes": lambda text: text.replace(b'"', b"'"),
    "nested deeply": lambda text: text.replace(
        b'"drawn": []', b'"drawn": ' + b"[" * 200 + b"]" * 200
    ),
    "nested without end": lambda text: text.replace(b'"drawn": []', b'"drawn": ' + b"[" * 2000),
    "a zero byte": lambda text: text + b"\0",
    "another kind of space": lambda text: text.replace(b'"seats"', b'\xc2\xa0"seats"'),
}
"""What can be wrong with the text of a record."""


def changed_at(record: Json, at: At, value: object) -> Json:
    """Return a record with something else at a place."""
    changed = deepcopy(record)
    inside: Any = changed
    for key in at[:-1]:
        inside = inside[key]
    if value is GONE:
        del inside[at[-1]]
    else:
        inside[at[-1]] = value
    return changed


def written(record: Json) -> bytes:
    """Return a record as a line of JSON, with what Python wouldn't write."""
    raw: list[str] = []

    def marked(value: object) -> object:
        if isinstance(value, Raw):
            raw.append(value)
            return f"@raw{len(raw) - 1}@"
        if isinstance(value, dict):
            return {key: marked(it) for key, it in value.items()}
        return [marked(it) for it in value] if isinstance(value, list) else value

    text = json.dumps(marked(record))
    for number, it in enumerate(raw):
        text = text.replace(f'"@raw{number}@"', it)
    return text.encode()


def write() -> None:
    """Write the folder anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    reasons = {}
    for number, (name, content) in enumerate(tampered(), start=1):
        file = f"{number:03}.json"
        (FOLDER / file).write_bytes(content)
        reasons[file] = [name, verdict(content)]
    lines = ",\n".join(f"{json.dumps(file)}: {json.dumps(it)}" for file, it in reasons.items())
    (FOLDER / REASONS).write_text(f"{{\n{lines}\n}}\n", encoding="ascii")


if __name__ == "__main__":
    write()
