"""What the board marks: who can't be sent, what has changed, and the best answer."""

from __future__ import annotations

from collections.abc import Iterator

from render.scene import Scene
from render.seekers import asking, news, stage
from render.seekers.phrases import lined
from render.words import Words
from rules import Seat
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import GOLD, KINDS
from rules.seekers.moves import Seek
from rules.seekers.position import Position


def barred(view: Position) -> dict[str, None]:
    """Return the seekers of the field that the mover can't send; an ordered set."""
    decision = view.decision
    if decision is None or decision.about != "seek":
        return {}
    offered = {move.seeker for move in decision.moves if isinstance(move, Seek)}
    return dict.fromkeys(name for name in view.field if name not in offered)


def sentences(scene: Scene[Position], words: Words) -> Iterator[str]:
    """Yield what the marks of a board say; a finished game has none."""
    view = scene.view
    if stage.has_ended(scene):
        return
    if names := barred(view):
        yield words("seekers-alt-barred", seekers=words.joined(names, "comma"))
    if scene.best:
        yield words("seekers-alt-best", move=asking.label(scene.best, view, words))
    if changes := list(_changes(scene, words)):
        yield words("seekers-alt-new", changes=words.joined(changes, "semicolon"))


def _changes(scene: Scene[Position], words: Words) -> Iterator[str]:
    fresh = news.since(scene.before, scene.view)
    for end in sorted(fresh.ends):
        yield words(f"seekers-alt-new-{end}")
    for seat, name in enumerate(scene.names):
        if parts := list(_parts(scene.view, seat, fresh, words)):
            who = name or words("seat-number", seat=seat + 1)
            yield words("seekers-alt-new-seat", name=who, parts=words.joined(parts, "comma"))


def _parts(view: Position, seat: Seat, fresh: news.News, words: Words) -> Iterator[str]:
    mine = view.seats[seat]
    if "points" in fresh.parts[seat]:
        yield words("seekers-alt-new-points")
    taken = [name for place, name in enumerate(mine.seekers) if str(place) in fresh.parts[seat]]
    if taken:
        yield words("seekers-alt-seekers", seekers=words.joined(taken, "comma"))
    yield from _gems(mine.area, fresh.gems[seat], words)


def _gems(area: Area, fresh: frozenset[str], words: Words) -> Iterator[str]:
    if isinstance(area, Row):
        if places := sorted(int(place) for place in fresh - {GOLD}):
            yield words("seekers-alt-new-places", places=words.joined(map(str, places), "comma"))
        fresh &= {GOLD}
    elif isinstance(area, Piles):
        for pile, mark, held in (("valid", "+", area.valid), ("invalid", "-", area.invalid)):
            kinds = "".join(kind for kind in KINDS if kind in held and f"{kind}{mark}" in fresh)
            if kinds:
                yield words(f"seekers-alt-new-{pile}", gems=lined(kinds, words))
        fresh &= {GOLD}
    if fresh:
        yield lined((kind for kind in KINDS if kind in fresh), words)
