"""How far a game has come, as pictures and words tell it."""

from __future__ import annotations

from render.scene import Scene
from rules.bluff.position import Position


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since all but one have left."""
    return scene.view.over or len(scene.view.left) - len(scene.resigned) <= 1
