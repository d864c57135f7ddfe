"""The open question in words, and its answers as button labels."""

from __future__ import annotations

from collections.abc import Sequence

from render.look import LABEL_LIMIT
from render.splendor.phrases import counted, gem, gem_label, lettered, level
from render.words import Words
from rules import Seat
from rules.splendor.cards import LETTERS, Card
from rules.splendor.legal import HAND_LIMIT, surplus
from rules.splendor.moves import (
    Buy,
    Deal,
    Move,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    Take,
)
from rules.splendor.position import Position


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Word the open question, addressed to the reader if it is theirs to answer."""
    if view.about in {"over", "deal"}:
        return words(f"splendor-ask-{view.about}")
    mine = view.seats[view.turn]
    held = sum(mine.tokens)
    key, facts = f"splendor-ask-{view.about}", {"held": held, "count": surplus(mine)}
    if view.about == "turn" and view.final:
        key = "splendor-ask-final"
    if reader != view.turn:
        return words(key, name=names[view.turn], **facts)
    if view.about == "turn":
        if view.decision and any(isinstance(move, Pass) for move in view.decision.moves):
            key = "splendor-ask-pass"
        elif len(mine.hand) >= HAND_LIMIT:
            key += "-full"
    return words(f"{key}-you", **facts)


def label(move: Move, words: Words) -> str:  # noqa: PLR0911 - one case per kind of move
    """Return the button label of a move, in at most 80 characters."""
    match move:
        case Take(gems):
            return _take(gems, words)
        case Reserve(card):
            return _with_card("splendor-label-reserve", card, card.cost, words)
        case ReserveUnseen(number):
            return words("splendor-label-reserve-unseen", level=level(number, words))
        case Buy(card, paid):
            key = "splendor-label-buy" if any(paid) else "splendor-label-buy-free"
            return _with_card(key, card, paid, words)
        case Return(colour):
            return gem_label(colour, words)
        case Receive(noble):
            cost = words.joined(counted(noble.cost, words), "comma")
            return words("splendor-label-noble", id=noble.id, prestige=noble.prestige, cost=cost)
        case Deal(card):
            return words("splendor-label-deal", card=card.id)
        case Pass():
            return words("splendor-label-pass")


def piece(move: Move) -> str | None:
    """Return the letter of the gem a move concerns; None unless it is exactly one."""
    match move:
        case Reserve(card) | Buy(card, _):
            return LETTERS[card.bonus]
        case Return(colour):
            return LETTERS[colour]
        case _:
            return None


def _take(gems: Sequence[int], words: Words) -> str:
    if max(gems) > 1:
        return words.joined(counted(gems, words), "comma")
    first, *rest = [colour for colour, count in enumerate(gems) if count]
    named = [gem_label(first, words), *(gem(colour, words) for colour in rest)]
    return words.joined(named, "comma")


def _with_card(key: str, card: Card, gems: Sequence[int], words: Words) -> str:
    """Return a label with a price, in letters if words are too long."""
    bonus = gem(card.bonus, words)
    for phrases in (counted, lettered):
        cost = words.joined(phrases(gems, words), "comma")
        text = words(key, id=card.id, bonus=bonus, prestige=card.prestige, cost=cost)
        if len(text) <= LABEL_LIMIT:
            return text
    return card.id
