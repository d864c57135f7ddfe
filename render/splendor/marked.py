"""What the board marks: what can be bought or chosen, what has changed, and the best answer."""

from __future__ import annotations

from collections.abc import Iterator

from render.scene import Scene
from render.splendor import asking, news, stage
from render.splendor.phrases import level
from render.words import Words
from rules import Seat
from rules.splendor.cards import LETTERS
from rules.splendor.moves import Receive
from rules.splendor.position import Position
from rules.splendor.price import can_buy


def ready(view: Position) -> dict[str, None]:
    """Return the ids of what the mover can buy, or of the nobles it can choose; an ordered set."""
    if view.about == "noble" and view.decision:
        moves = view.decision.moves
        return dict.fromkeys(move.noble.id for move in moves if isinstance(move, Receive))
    if view.about != "turn":
        return {}
    mine = view.seats[view.turn]
    cards = view.in_sight(view.turn)
    return dict.fromkeys(card.id for card in cards if can_buy(card, mine))


def sentences(scene: Scene[Position], words: Words) -> Iterator[str]:
    """Yield what the marks of a board say; a finished game has none."""
    view = scene.view
    if stage.has_ended(scene):
        return
    if ids := ready(view):
        key = "splendor-alt-choices" if view.about == "noble" else "splendor-alt-ready"
        yield words(key, ids=words.joined(ids, "comma"))
    if scene.best:
        yield words("splendor-alt-best", move=asking.label(scene.best, words))
    if changes := list(_changes(scene, words)):
        yield words("splendor-alt-new", changes=words.joined(changes, "semicolon"))


def _changes(scene: Scene[Position], words: Words) -> Iterator[str]:
    view, fresh = scene.view, news.since(scene.before, scene.view)
    places = [(view.rows[number - 1][index], number) for number, index in sorted(fresh.slots)]
    slots = [
        card.id if card else words("splendor-alt-new-place", level=level(number, words))
        for card, number in places
    ]
    if slots:
        yield words.joined(slots, "comma")
    if fresh.supply:
        yield words("splendor-alt-new-supply", gems=_letters(fresh.supply, words))
    for seat, name in enumerate(scene.names):
        if parts := list(_parts(view, seat, fresh, words)):
            who = name or words("seat-number", seat=seat + 1)
            yield words("splendor-alt-new-seat", name=who, parts=words.joined(parts, "comma"))


def _parts(view: Position, seat: Seat, fresh: news.News, words: Words) -> Iterator[str]:
    if "prestige" in fresh.seats[seat]:
        yield words("splendor-alt-new-prestige")
    for kind in ("token", "bonus"):
        colours = {colour for colour in range(len(LETTERS)) if (kind, colour) in fresh.seats[seat]}
        if colours:
            yield words(f"splendor-alt-new-{kind}", gems=_letters(colours, words))
    for index in sorted(fresh.hands[seat]):
        card = view.seats[seat].hand[index].card
        unseen = words("splendor-alt-hand-unseen", level=level(card.level, words))
        yield words("splendor-alt-hand", cards=card.id if card.known else unseen)


def _letters(colours: set[int] | frozenset[int], words: Words) -> str:
    return words.joined((LETTERS[colour] for colour in sorted(colours)), "space")
