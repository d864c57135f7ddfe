"""Tables of Bluff to begin a test with."""

from collections.abc import Mapping
from typing import Any

from rules import Match
from rules.bluff import BLUFF


def table(*dice: str, options: Mapping[str, object] | None = None) -> Any:
    """Return a table at which these dice have just been rolled."""
    chosen = {"dice": len(dice[0])} | dict(options or {})
    return played(Match((BLUFF.start(len(dice), chosen, {}),)), *(f"roll:{each}" for each in dice))


def played(match: Any, *moves: str) -> Any:
    """Return a match after more moves."""
    for move in moves:
        match = match.play(move)
    return match
