"""Automatic play: the dealer draws and computers answer until a person is asked."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.contract import DEALER, Chance, Computer, Seat
from rules.match import AnyMatch

NOBODY: Final[Mapping[Seat, Computer]] = MappingProxyType({})


def answering(
    match: AnyMatch, rng: Chance, computers: Mapping[Seat, Computer] = NOBODY
) -> Iterator[AnyMatch]:
    """Yield the match after each answer of the dealer or of one of these computers.

    It ends when another seat is asked or the game is over. Each computer gets the position masked
    for its seat. Raises IllegalMove if a computer gives an answer that isn't offered.
    """
    while decision := match.position.decision:
        if decision.seat == DEALER:
            move = decision.drawn(rng)
        elif decision.seat in computers:
            move = computers[decision.seat](match.position.seen_by(decision.seat))
        else:
            return
        match = match.play(str(move))
        yield match


def dealt_on(match: AnyMatch, rng: Chance) -> AnyMatch:
    """Let the dealer answer until a seat is asked or the game is over."""
    return [match, *answering(match, rng)][-1]
