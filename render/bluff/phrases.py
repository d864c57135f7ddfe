"""Dice and bids as parts of a sentence."""

from __future__ import annotations

from render.words import Words
from rules.bluff.moves import Bid
from rules.bluff.position import Position


def face(number: int, count: int, words: Words) -> str:
    """Return the word for a face, one of it or several: "five", "fives"."""
    return words.piece(str(number), words("bluff-face", face=number, count=count))


def bid(said: Bid, words: Words) -> str:
    """Return a bid: "3 fives"."""
    return words("bluff-bid", count=said.count, face=face(said.face, said.count, words))


def dice(faces: str, words: Words) -> str:
    """Return dice by their numbers: "1 2 5 5"."""
    return words.joined(faces, "space")


def question(view: Position) -> str:
    """Return the part of a key that stands for the open question."""
    if view.decision is None:
        return "over"
    if view.decision.about == "roll":
        return "roll"
    if not view.bid:
        return "first"
    return "bid" if len(view.decision.moves) > 1 else "last"
