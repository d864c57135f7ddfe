"""Whether a scene shows a finished game."""

from __future__ import annotations

from render.scene import Scene
from rules import among_stayers
from rules.seekers.position import Position


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the game has ended, by the rules or by resignation."""
    return scene.view.over or bool(scene.resigned)


def places(scene: Scene[Position]) -> tuple[int | None, ...]:
    """Return each seat's place among those who stayed; None for those who have left."""
    return among_stayers(scene.view.places(), scene.resigned)
