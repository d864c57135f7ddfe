"""Texts with letters from right to left: how their parts stand from left to right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeVar

F = TypeVar("F")

LEFT_TO_RIGHT: Final = "\u200e"
"""A mark with which a sentence goes from left to right, whatever name it begins with."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_STRONG: Final = _RIGHT_TO_LEFT | {"L"}
_EDGES: Final = re.compile(r"([\s…]*)(.*?)([\s…]*)", re.DOTALL)
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def is_right_to_left(text: str) -> bool:
    """Return whether any letter of a text is written from right to left."""
    return any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text)


def arranged(text: str, runs: Sequence[tuple[str, F]]) -> list[tuple[str, F]]:
    """Return the runs of a text, each of one font, as they stand from left to right.

    A text goes the way of its first letter or mark of direction. Words from right to left that follow
    each other stand from right to left, too, and numbers and other words stay as they are.
    """
    if not is_right_to_left(text):
        return list(runs)
    whole = _way(next(it for it in text if unicodedata.bidirectional(it) in _STRONG))
    parts = [(part, face) for run, face in runs for part in _parted(run) if part]
    ways = [_way(part) for part, _ in parts]
    for place, way in enumerate(ways):
        if not way:
            before = ways[place - 1] if place else whole
            after = next((it for it in ways[place:] if it), whole)
            ways[place] = before if before == after else whole
    stand: list[list[tuple[str, F]]] = []
    for way, group in groupby(zip(ways, parts, strict=True), key=lambda it: it[0]):
        piece = [part for _, part in group]
        if way == "R":
            piece = [(_mirrored(part), face) for part, face in reversed(piece)]
        stand.append(piece)
    return [part for piece in (stand if whole == "L" else reversed(stand)) for part in piece]


def _way(text: str) -> str:
    """Return "R" or "L", or nothing for a text without letters, digits and marks of direction."""
    if is_right_to_left(text):
        return "R"
    return "L" if any(it.isalnum() or it == LEFT_TO_RIGHT for it in text) else ""


def _parted(run: str) -> tuple[str, ...]:
    """Return a run with the spaces around it as parts of their own."""
    match = _EDGES.fullmatch(run)
    return match.groups() if match and not is_right_to_left(run) else (run,)


def _mirrored(part: str) -> str:
    return part if is_right_to_left(part) else part[::-1].translate(_MIRRORED)
