"""What a position asks, and what comes of the answers."""

from typing import Any, TypeVar

from rules import AnyMatch, Match, Position, Seat

AnyPosition = TypeVar("AnyPosition", bound=Position[Any])


def moves(position: Position[Any]) -> list[str]:
    """Return every legal answer, in order."""
    return [str(move) for move in position.decision.moves] if position.decision else []


def after(position: AnyPosition, *notations: str) -> AnyPosition:
    """Return the position after these moves, played through the only gate."""
    match: AnyMatch = Match((position,))
    for notation in notations:
        match = match.play(notation)
    assert isinstance(match.position, type(position))
    return match.position


def asked(position: Position[Any]) -> tuple[Seat, str] | None:
    """Return who is asked and what about; None when the game is over."""
    return (position.decision.seat, position.decision.about) if position.decision else None
