"""A reason for a move, without words; the catalogues have its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A true statement about a move: its catalogue key, and its arguments."""

    key: str
    args: Mapping[str, int | str]
