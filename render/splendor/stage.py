"""Whether a scene shows a finished game."""

from __future__ import annotations

from render.scene import Scene
from rules.splendor.position import Position


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the game has ended, by the rules or by resignation of all but one.

    Only a finish has a history; it also comes when no person is left beside computers.
    """
    stayed = len(scene.view.seats) - len(scene.resigned)
    return scene.view.over or stayed <= 1 or bool(scene.history)
