"""Alternative texts of the board and the hand.

Discord takes 1,024 characters at most, so a text is tried with less and less detail until it
fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from render.look import ALT_LIMIT
from render.scene import Scene
from render.splendor import asking, finish, marked, reckoning, stage
from render.splendor.geometry import panels
from render.splendor.hand import nearest
from render.splendor.phrases import counted, facts, lettered, level
from render.words import Words
from rules import Seat
from rules.splendor.cards import GOLD, LEVELS, Card, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position
from rules.splendor.price import missing, price


@dataclass(frozen=True, slots=True)
class CardWords:
    """How a card that the reader may want is described: its facts, and what is missing for it."""

    facts: Callable[[Card, Words], str]
    gems: Callable[[Sequence[int], Words], list[str]]


@dataclass(frozen=True, slots=True)
class Detail:
    """Which parts a text includes, and how it names gems."""

    gems: Callable[[Sequence[int], Words], list[str]] = counted
    holdings: bool = True
    held: bool = True
    costs: bool = True
    nobles: bool = True
    rows: bool = True
    names: bool = True


LADDER: Final = (
    Detail(),
    Detail(gems=lettered),
    Detail(gems=lettered, held=False),
    Detail(gems=lettered, held=False, costs=False),
    Detail(gems=lettered, costs=False, holdings=False),
    Detail(gems=lettered, names=False, held=False),
    Detail(gems=lettered, names=False, held=False, costs=False),
    Detail(gems=lettered, names=False, costs=False, holdings=False, nobles=False),
    Detail(gems=lettered, names=False, costs=False, holdings=False, nobles=False, rows=False),
)
"""Levels of detail, most first: gem names go first, then reserved cards' costs, all costs, ..."""


def board(scene: Scene[Position], words: Words) -> str:
    """Describe the board in at most 1,024 characters."""
    # Fluent refuses a name that is longer than a whole text.
    nameable = max(map(len, scene.names)) < ALT_LIMIT
    ladder = [detail for detail in LADDER if nameable or not detail.names]
    texts = (words.joined(_board(scene, words, detail)) for detail in ladder)
    return next((text for text in texts if len(text) <= ALT_LIMIT), words("splendor-name"))


def hand(scene: Scene[Position], words: Words) -> str:
    """Describe the reader's cards and the nearest others; raise ValueError without a reader."""
    mine = scene.view.seats[scene.seat]
    texts = (
        words.joined(_hand(scene.view, mine, words, known))
        for known in ((FULL, FULL), (FULL, BRIEF), (BRIEF, BRIEF))
    )
    return next(text for text in texts if len(text) <= ALT_LIMIT)


def _board(scene: Scene[Position], words: Words, detail: Detail) -> Iterator[str]:
    view = scene.view
    if not detail.names:
        numbers = tuple(words("seat-number", seat=n + 1) for n in range(len(view.seats)))
        scene = replace(scene, names=numbers)
    yield from marked.sentences(scene, words)
    final = "-final" if view.final else ""
    yield words(f"splendor-alt-title{final}", target=view.target)
    if scene.round and not stage.has_ended(scene):
        yield words("splendor-alt-round", round=scene.round)
    if stage.has_ended(scene):
        yield from reckoning.reckoning(scene, words).split("\n")
        if scene.decisive:
            turn, seat = scene.decisive
            yield words("splendor-alt-decisive", turn=turn, name=scene.names[seat])
        yield from scene.marked(words)
    else:
        yield asking.ask(view, scene.names, None, words)
    for seat in range(len(view.seats)):
        yield _seat(scene, seat, words, detail)
    if stage.has_ended(scene):
        return  # the cards left no longer matter
    supply = words.joined(detail.gems(view.supply, words), "comma")
    yield words("splendor-alt-supply" if supply else "splendor-alt-supply-empty", gems=supply)
    if detail.rows:
        for number in reversed(LEVELS):
            yield _row(view, number, words, detail)
    if detail.nobles:
        nobles = words.joined((_noble(noble, words, detail) for noble in view.nobles), "comma")
        yield words("splendor-alt-nobles" if nobles else "splendor-alt-nobles-none", nobles=nobles)


def _seat(scene: Scene[Position], seat: Seat, words: Words, detail: Detail) -> str:
    mine = scene.view.seats[seat]
    parts = [words("splendor-alt-prestige", prestige=mine.prestige)]
    if seat in scene.resigned:
        parts.append(words("splendor-alt-gone"))
    elif scene.view.has_finished(seat):
        parts.append(words("splendor-alt-done"))
    if detail.holdings:
        parts += _bought(mine, words, detail)
        if not (stage.has_ended(scene) and finish.scored(scene.view)):
            parts += _held(scene, seat, words, detail)
    name = scene.called(seat, words)
    described = words.joined(parts, "semicolon")
    return words("splendor-alt-seat", number=seat + 1, name=name, facts=described)


def _bought(mine: Holdings, words: Words, detail: Detail) -> Iterator[str]:
    if any(mine.bonuses):
        gems = words.joined(detail.gems(mine.bonuses, words), "comma")
        yield words("splendor-alt-bonuses", gems=gems)
    if mine.nobles:
        nobles = words.joined((noble.id for noble in mine.nobles), "comma")
        yield words("splendor-alt-nobles-won", nobles=nobles)


def _held(scene: Scene[Position], seat: Seat, words: Words, detail: Detail) -> Iterator[str]:
    mine = scene.view.seats[seat]
    if any(mine.tokens):
        gems = words.joined(detail.gems(mine.tokens, words), "comma")
        yield words("splendor-alt-tokens", count=sum(mine.tokens), gems=gems)
    else:
        yield words("splendor-alt-no-tokens")
    if mine.hand:
        detail = detail if detail.held else replace(detail, costs=False)
        cards = [_reserved(scene, seat, held.card, words, detail) for held in mine.hand]
        yield words("splendor-alt-hand", cards=words.joined(cards, "comma"))


def _reserved(scene: Scene[Position], seat: Seat, card: Card, words: Words, detail: Detail) -> str:
    """Describe a reserved card; where the board has a chip for it, also how many gems are missing."""
    if not card.known:
        return words("splendor-alt-hand-unseen", level=level(card.level, words))
    described, seats = _card(card, words, detail), scene.view.seats
    if stage.has_ended(scene) or not panels(seats, scene.view.turn)[seat][1].beside:
        return described
    short = missing(card, seats[seat]).short
    return words("splendor-alt-hand-short", card=described, short=short)


def _row(view: Position, number: int, words: Words, detail: Detail) -> str:
    cards = [_card(card, words, detail) for card in view.rows[number - 1] if card]
    key = "splendor-alt-row" if cards else "splendor-alt-row-empty"
    deck, listed = view.decks[number - 1], words.joined(cards, "comma")
    return words(key, level=level(number, words), deck=deck, cards=listed)


def _card(card: Card, words: Words, detail: Detail) -> str:
    if not detail.costs:
        return card.id
    cost = words.joined(lettered(card.cost, words), "space")
    return words("splendor-alt-card", id=card.id, prestige=card.prestige, cost=cost)


def _noble(noble: Noble, words: Words, detail: Detail) -> str:
    if not detail.costs:
        return noble.id
    cost = words.joined(lettered(noble.cost, words), "space")
    return words("splendor-alt-noble", id=noble.id, cost=cost)


def _hand(
    view: Position, mine: Holdings, words: Words, known: tuple[CardWords, CardWords]
) -> Iterator[str]:
    """Describe reserved cards, then the nearest others: `known` gives the facts of each kind."""
    if mine.hand:
        yield words("splendor-alt-hand-title", count=len(mine.hand))
    else:
        yield words("splendor-alt-hand-empty")
    for held in mine.hand:
        yield _wanted(held.card, mine, words, known[0])
    near = nearest(view, mine)
    if near:
        yield words("splendor-alt-hand-near")
    for card in near:
        yield _wanted(card, mine, words, known[1])
    for noble in view.nobles:
        gems = words.joined(counted(price(noble.cost, mine.bonuses), words), "comma")
        key = "splendor-alt-hand-noble" if gems else "splendor-alt-hand-noble-ready"
        yield words(key, id=noble.id, missing=gems)
    tokens = words.joined(counted(mine.tokens, words), "comma")
    yield words(
        "splendor-alt-hand-tokens" if tokens else "splendor-alt-hand-no-tokens", gems=tokens
    )
    bonuses = words.joined(counted(mine.bonuses, words), "comma")
    yield words(
        "splendor-alt-hand-bonuses" if bonuses else "splendor-alt-hand-no-bonuses", gems=bonuses
    )


def _cost(card: Card, words: Words) -> str:
    """Return what a card costs, as short as can be."""
    return words.joined(lettered(card.cost, words), "space") if card.known else facts(card, words)


def _wanted(card: Card, mine: Holdings, words: Words, known: CardWords) -> str:
    """Describe a card and the gems the reader lacks for it."""
    lacking = missing(card, mine)
    line = known.facts(card, words)
    if card.known and not lacking.short:
        return words("splendor-alt-hand-ready", id=card.id, facts=line)
    gems, gold = words.joined(known.gems(lacking.gems, words), "comma"), mine.tokens[GOLD]
    return words("splendor-alt-hand-missing", id=card.id, facts=line, missing=gems, gold=gold)


FULL: Final = CardWords(facts, counted)
BRIEF: Final = CardWords(_cost, lettered)
