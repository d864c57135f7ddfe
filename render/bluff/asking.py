"""The open question, and its answers as labels."""

from __future__ import annotations

from collections.abc import Sequence

from render.bluff import phrases
from render.words import Words
from rules import Seat
from rules.bluff.moves import Bid, Challenge, Move, Roll
from rules.bluff.position import Position


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Return the open question, as put to the one asked or told to another."""
    question = phrases.question(view)
    if question in {"over", "roll"}:
        return words(f"bluff-ask-{question}")
    standing = phrases.bid(view.bid, words) if view.bid else ""
    if reader != view.turn:
        return words(f"bluff-ask-{question}", name=names[view.turn], bid=standing)
    mine = phrases.dice(view.dice[reader], words)
    return words(f"bluff-ask-{question}-you", dice=mine, bid=standing)


def label(move: Move, words: Words) -> str:
    """Return a move as the label of a button, in at most 80 characters."""
    match move:
        case Bid():
            return phrases.bid(move, words)
        case Challenge():
            return words("bluff-label-challenge")
        case Roll(dice):
            return phrases.dice(dice, words)


def piece(move: Move) -> str | None:
    """Return the face that a bid is about, None for other moves."""
    return str(move.face) if isinstance(move, Bid) else None
