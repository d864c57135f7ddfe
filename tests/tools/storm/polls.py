"""Scenes in which everybody in a channel plays one seat, and something strikes as a poll closes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.tools.storm.clashes import HALLS, free_halls
from tests.tools.storm.scene import Scene
from tests.tools.storm.script import WORLD, Detail

BEGUN_S: Final = 8.0
"""How many seconds after the beginning of a scene people vote."""
QUIET_S: Final = 60.0
"""How long after the last of enough votes a poll closes."""
MOVES: Final[tuple[tuple[str, str], ...]] = (
    *(("splendor take", f"gems={it}") for it in ("wbk", "wbg", "bgr", "wwk")),
    *(("splendor reserve", f"card=deck{it}") for it in (1, 3)),
    ("splendor return", "gem=w"),
)
"""What people vote for: mostly possible, at the beginning of a game."""


def vote(scene: Scene) -> None:
    """Let everybody play: several vote, some of them in the instant in which the poll closes."""
    rng = scene.rng
    host, *others = scene.some(rng.randint(3, 6))
    place = rng.choice(free_halls(scene) or HALLS)
    scene.add(0, host, "type", "splendor new", place, "target=10")
    scene.add(2, host, "hurry", "computer:", place, "easy")
    for _ in range(rng.choice((1, 1, 2))):
        scene.add(4 + scene.at_once(), host, "hurry", f"vote-start:600:{rng.choice((2, 3))}", place)
    if rng.random() < 0.2:
        scene.press(4 + scene.at_once(), others[0], "join:", place)
    for number in range(3):
        begins = BEGUN_S + number * (QUIET_S + 10)
        for who in (host, *others):
            _cast(scene, begins + scene.at_once(), who, place)
        closes = begins + QUIET_S
        for who in rng.sample(others, rng.randint(0, len(others))):
            _cast(scene, closes + rng.choice((-0.4, 0.0, 0.6)) + scene.at_once(), who, place)
        _come_between(scene, closes, place, host, others)


def _cast(scene: Scene, after: float, who: str, place: str) -> None:
    command, option = scene.rng.choice(MOVES)
    scene.add(after, who, "type", command, place, option)


def _come_between(
    scene: Scene, closes: float, place: str, host: str, others: Sequence[str]
) -> None:
    """Let something strike as a poll closes, or somebody end the game, or leave with their vote."""
    rng, who = scene.rng, others[0]
    ways: Sequence[tuple[float, str, str, *tuple[Detail, ...]]] = (
        (-1, WORLD, "kill", f"commit {rng.choice(('polls', 'votes', 'moves'))}", 1, 3.0, 0),
        (-0.5, WORLD, "kill", f"commit {rng.choice(('polls', 'tables'))}", 2, 3.0, 0),
        (0, WORLD, "disk", rng.choice(("locked", "commit", "full")), 1.0),
        (scene.at_once(), host, "type", "table end", place),
        (scene.at_once(), who, "type", rng.choice(("table undo", "table resign")), place),
        (-3, who, "type", "my forget", place),
    )
    after, actor, act, *details = rng.choice(ways)
    if rng.random() < 0.7:
        scene.add(closes + after, actor, act, *details)
        scene.press(
            closes + scene.at_once(), actor or who, rng.choice(("forgotten:", "ended:")), place
        )
