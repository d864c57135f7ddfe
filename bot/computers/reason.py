"""Why a move is good, without words: those stand in catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A true statement about a move, by its key, with the numbers and ids it names."""

    key: str
    args: Mapping[str, int | str]
