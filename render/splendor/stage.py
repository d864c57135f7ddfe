"""Whether a scene shows a finished game."""

from __future__ import annotations

from render.scene import Scene
from rules import among_stayers
from rules.splendor.position import Position


def places(scene: Scene[Position]) -> tuple[int | None, ...]:
    """Return each seat's place among those who stayed; None for those who have left."""
    return among_stayers(scene.view.places(), scene.resigned)


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the game has ended, by the rules or by resignation of all but one."""
    stayed = len(scene.view.seats) - len(scene.resigned)
    return scene.view.over or stayed <= 1
