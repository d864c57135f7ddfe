"""Places, and who won and why."""

from __future__ import annotations

from render.scene import Scene
from render.words import Words
from rules import best_first, winners
from rules.bluff.position import Position


def standings(scene: Scene[Position], words: Words) -> list[str]:
    """Return a line a seat with its place, the best first; those who left stand last."""
    places = scene.places
    return [_line(scene, seat, places[seat], words) for seat in best_first(places)]


def _line(scene: Scene[Position], seat: int, place: int | None, words: Words) -> str:
    name, left = scene.names[seat], scene.view.scores()[seat]
    if place is None:
        return words("bluff-standing-gone", name=name)
    return words("bluff-standing", place=place, name=name, left=left)


def reckoning(scene: Scene[Position], words: Words) -> str:
    """Return who won and why."""
    first = winners(scene.places)
    if not first:
        return words("bluff-reckoning-none")
    if len(scene.view.left) - len(scene.resigned) == 1:
        return words("bluff-reckoning-alone", name=scene.names[first[0]])
    if len(first) > 1:
        names = words.listed(scene.names[seat] for seat in first)
        return words("bluff-reckoning-shared", names=names)
    name, left = scene.names[first[0]], scene.view.left[first[0]]
    return words("bluff-reckoning-won", name=name, left=left)
