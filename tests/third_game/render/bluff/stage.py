"""How far a game has come, as pictures and words tell it."""

from __future__ import annotations

from rules.bluff.position import Position

from render.scene import Scene
from rules import among_stayers


def places(scene: Scene[Position]) -> tuple[int | None, ...]:
    """Return each seat's place among those who stayed; None for those who have left."""
    return among_stayers(scene.view.places(), scene.resigned)


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since all but one have left."""
    return scene.view.over or len(scene.view.left) - len(scene.resigned) <= 1
