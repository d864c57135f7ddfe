"""Why a move is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A true statement about a move: the key of a sentence, and the facts that stand in it."""

    key: str
    args: Mapping[str, int | str]
