"""Final standings, and who won and why."""

from __future__ import annotations

from collections.abc import Iterator

from render.scene import Scene
from render.seekers.phrases import gem, listed
from render.words import Words
from rules import Seat, best_first, winners
from rules.seekers.gems import KINDS
from rules.seekers.position import Position


def standings(scene: Scene[Position], words: Words) -> list[str]:
    """Return one line per seat with place and total, best first, resigned seats last."""
    view = scene.view
    places = scene.places
    lines = []
    for seat in best_first(places):
        place, name = places[seat], scene.names[seat]
        if place is None:
            lines.append(words("seekers-standing-gone", name=name))
            continue
        if view.over:
            total = parts(view, seat, words)
            lines.append(words("seekers-standing", place=place, name=name, reckoning=total))
            continue
        key = "seekers-standing-hidden" if view.seats[seat].hidden else "seekers-standing-early"
        lines.append(words(key, place=place, name=name, points=view.score(seat)))
    return lines


def sentence(scene: Scene[Position], words: Words) -> str:
    """Say who won and why."""
    view = scene.view
    best = winners(scene.places)
    if not best:
        return words("seekers-reckoning-none")
    first = best[0]
    name, second = scene.names[first], 1 - first
    if scene.resigned:
        return words("seekers-reckoning-alone", name=name)
    points, other = (view.score(seat) for seat in (first, second))
    if points != other:
        return words("seekers-reckoning-won", name=name, points=points, other=other)
    power, more = (view.seats[seat].power for seat in (first, second))
    return words("seekers-reckoning-tiebreak", name=name, points=points, power=power, other=more)


def parts(view: Position, seat: Seat, words: Words) -> str:
    """Break down a seat's total, without its name."""
    reckoned = view.reckoning(seat)
    total = words(
        "seekers-reckoning-parts",
        sheet=reckoned.sheet,
        gold=reckoned.gold,
        play=reckoned.play,
        total=reckoned.total,
    )
    declared = words.joined(_declared(view, seat, words), "semicolon")
    return words("seekers-reckoning-declared", line=total, declared=declared) if declared else total


def _declared(view: Position, seat: Seat, words: Words) -> Iterator[str]:
    declared, cards = view.reckoning(seat).declared, view.seats[seat].cards
    if cards:
        yield words("seekers-declared-cards", count=len(cards), gems=listed(cards, words))
    if declared.rainbow:
        yield words("seekers-declared-rainbow", gem=gem(declared.rainbow, words))
    if declared.number:
        yield words("seekers-declared-number", number=declared.number)
    if declared.plus:
        plus = sorted(declared.plus, key=KINDS.index)
        yield words("seekers-declared-plus", gems=listed(plus, words))
    if declared.minus:
        yield words("seekers-declared-minus", gems=gem(declared.minus, words))
