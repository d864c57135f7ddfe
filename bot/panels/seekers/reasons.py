"""Explaining to a person why their move isn't legal, and which moves are."""

from collections.abc import Sequence

from bot.messages.names import escaped
from bot.panels.viewpoint import Viewpoint
from rules.seekers.moves import Move, Seek
from rules.seekers.seekers import SEEKERS_BY_ID


def reason(viewpoint: Viewpoint, notation: str) -> tuple[str, Sequence[Move]] | None:
    """Return why a move is not legal now, and moves that are; None for another question's verb."""
    decision, words = viewpoint.decision, viewpoint.words
    verb, _, answer = notation.partition(":")
    if verb != decision.about:
        return None
    if verb == "seek":
        return _no_such_seek(viewpoint, answer)
    question = viewpoint.question(words)
    return words("seekers-why-no-choice", said=escaped(answer), question=question), decision.moves


def _no_such_seek(viewpoint: Viewpoint, answer: str) -> tuple[str, Sequence[Move]]:
    words, view, moves = viewpoint.words, viewpoint.view, viewpoint.decision.moves
    name, _, where = answer.partition(":")
    if name not in SEEKERS_BY_ID:
        return words("seekers-why-no-seeker", seeker=escaped(name)), moves
    if name not in view.field:
        return words("seekers-why-seeker-gone", seeker=name), moves
    ways = [move for move in moves if isinstance(move, Seek) and move.seeker == name]
    if not ways:
        kind = "basic" if SEEKERS_BY_ID[name].basic else "advanced"
        return words(f"seekers-why-{kind}-used"), moves
    return words(f"seekers-why-{'no-place' if where else 'where'}", seeker=name), ways
