"""Whether a scene shows a finished game."""

from __future__ import annotations

from render.scene import Scene
from rules.seekers.position import Position


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the game has ended, by the rules or by resignation."""
    return scene.view.over or bool(scene.resigned)
