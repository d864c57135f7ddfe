"""Alternative texts of the board and of the reader's own gems and cards.

Discord takes 1,024 characters at most, so a text is tried with less and less detail until it
fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from render.look import ALT_LIMIT
from render.scene import Scene
from render.seekers import asking, breakdown, marked, reckoning, stage
from render.seekers.explaining import sheet_name
from render.seekers.phrases import (
    counted,
    counted_short,
    gem,
    lined,
    listed,
    placed,
    placed_short,
    reference,
)
from render.words import Words
from rules import Seat
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.position import Position
from rules.seekers.rounds import next_starter
from rules.seekers.seekers import REACH


@dataclass(frozen=True, slots=True)
class Detail:
    """Which parts a text includes, and how it names gems."""

    gems: Callable[[str, Words], str] = counted
    line: Callable[[str, Words], str] = placed
    ends: bool = True
    names: bool = True


LADDER: Final = (
    Detail(),
    Detail(gems=counted_short),
    Detail(gems=counted_short, ends=False),
    Detail(gems=counted_short, line=placed_short, ends=False),
    Detail(gems=counted_short, line=placed_short, ends=False, names=False),
)
"""Levels of detail, most first: gem names go first, then the right end, at last player names."""


def board(scene: Scene[Position], words: Words) -> str:
    """Describe the board in at most 1,024 characters."""
    return _fitting(scene, words, _board)


def hand(scene: Scene[Position], words: Words) -> str:
    """Describe the reader's gems and cards; raise ValueError without a reader."""
    return _fitting(scene, words, _hand)


def _fitting(
    scene: Scene[Position],
    words: Words,
    describe: Callable[[Scene[Position], Words, Detail], Iterator[str]],
) -> str:
    # Fluent refuses a name that is longer than a whole text.
    nameable = max(map(len, scene.names)) < ALT_LIMIT
    ladder = [detail for detail in LADDER if nameable or not detail.names]
    texts = (words.joined(describe(scene, words, detail)) for detail in ladder)
    return next((text for text in texts if len(text) <= ALT_LIMIT), words("seekers-name"))


def _board(scene: Scene[Position], words: Words, detail: Detail) -> Iterator[str]:
    view = scene.view
    if not detail.names:
        numbers = tuple(words("seat-number", seat=number) for number in (1, 2))
        scene = replace(scene, names=numbers)
    yield from marked.sentences(scene, words)
    yield words(
        "seekers-alt-title",
        mode=view.mode,
        sheet=view.sheet,
        name=sheet_name(view.sheet, words),
        order=words("seekers-chosen-order", value=view.order),
        round=view.round,
    )
    if stage.has_ended(scene):
        yield reckoning.sentence(scene, words)
        yield from scene.marked(words)
        for seat in (0, 1):
            yield _seat(scene, seat, words, detail)
        return  # the seekers and gems left no longer matter
    yield asking.ask(view, scene.names, None, words)
    yield from _starters(scene, words)
    if view.valid:
        yield words("seekers-alt-valid", gem=gem(view.valid, words))
    if view.group:
        yield words("seekers-alt-pending", gems=lined(view.group, words))
    if view.gift:
        yield words("seekers-alt-gift", gem=gem(view.gift, words))
    yield from _dungeon(view, words, detail)
    for seat in (0, 1):
        yield _seat(scene, seat, words, detail)
    if view.field:
        yield words("seekers-alt-field", seekers=words.joined(view.field, "comma"))
    else:
        yield words("seekers-alt-field-empty")


def _starters(scene: Scene[Position], words: Words) -> Iterator[str]:
    view = scene.view
    for key, seat in (("starter", view.starter), ("next-starter", next_starter(view))):
        if seat is not None:
            yield words(f"seekers-alt-{key}", name=_name(scene, seat, words))


def _name(scene: Scene[Position], seat: Seat, words: Words) -> str:
    return scene.names[seat] or words("seat-number", seat=seat + 1)


def _dungeon(view: Position, words: Words, detail: Detail) -> Iterator[str]:
    if detail.ends:
        right = lined(view.dungeon[: -REACH - 1 : -1], words)
        yield words("seekers-alt-ends", count=len(view.dungeon), right=right)
    yield words("seekers-alt-line", letters=detail.line(view.dungeon, words))


def _seat(scene: Scene[Position], seat: Seat, words: Words, detail: Detail) -> str:
    name = scene.called(seat, words)
    facts = words.joined(_facts(scene, seat, words, detail), "semicolon")
    return words("seekers-alt-seat", number=seat + 1, name=name, facts=facts)


def _facts(scene: Scene[Position], seat: Seat, words: Words, detail: Detail) -> Iterator[str]:
    view, mine = scene.view, scene.view.seats[seat]
    if seat in scene.resigned:
        yield words("seekers-alt-gone")
    if view.over:
        yield reckoning.parts(view, seat, words)
        if detail.ends and not isinstance(mine.area, Piles):
            yield words("seekers-alt-by-colour", worth=_worth(view, seat, words))
    else:
        key = "seekers-alt-worth-hidden" if mine.hidden else "seekers-alt-worth"
        yield words(key, points=view.score(seat))
        if mine.points:
            yield words("seekers-alt-play", points=mine.points)
    yield from area(mine.area, words, detail)
    if mine.seekers:
        yield words("seekers-alt-seekers", seekers=words.joined(mine.seekers, "comma"))
    else:
        yield words("seekers-alt-no-seekers")
    if mine.cards:
        yield _cards(view, seat, words)


def _cards(view: Position, seat: Seat, words: Words) -> str:
    mine, cards = view.seats[seat], view.seats[seat].cards
    if mine.hidden:
        return words("seekers-alt-cards", count=len(cards))
    return words("seekers-alt-cards-known", count=len(cards), gems=listed(cards, words))


def area(area: Area, words: Words, detail: Detail = LADDER[0]) -> Iterator[str]:
    """Describe an area: gems by kind, a row from left to right, or two piles."""
    gems = detail.gems
    if isinstance(area, Row):
        if area.row:
            yield words("seekers-alt-row", letters=detail.line(area.row, words))
        else:
            yield words("seekers-alt-row-empty")
        if area.gold:
            yield words("seekers-alt-gold", count=area.gold)
    elif isinstance(area, Piles):
        valid, invalid = gems(area.valid, words), gems(area.invalid, words)
        yield words("seekers-alt-piles", valid=valid, invalid=invalid)
        if area.gold:
            yield words("seekers-alt-gold", count=area.gold)
    else:
        yield words("seekers-alt-count", gems=gems(area.gems, words))


def _hand(scene: Scene[Position], words: Words, detail: Detail) -> Iterator[str]:
    seat = scene.seat
    facts = words.joined(_facts(scene, seat, words, detail), "semicolon")
    yield words("seekers-alt-hand-title", facts=facts)
    mine = scene.view.seats[seat].area
    if worth := _worth(scene.view, seat, words):
        yield words("seekers-alt-hand-worth", worth=worth)
    named = [reference(name, mine, words) for name in mine.references()]
    if named and detail.ends:
        yield words("seekers-alt-hand-gems", gems=words.joined(named, "comma"))


def _worth(view: Position, seat: Seat, words: Words) -> str:
    """List what each colour scores."""
    worth = breakdown.now(view, seat).items()
    return words.joined(
        (words("seekers-alt-worth-of", gem=gem(it, words), points=points) for it, points in worth),
        "comma",
    )
