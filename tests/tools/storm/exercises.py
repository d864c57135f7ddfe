"""What people do alone: lessons, puzzles, challenges, and the trainer with the games that they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules import GAMES
from tests.tools.storm.clashes import AT_HOME, game_of, instant
from tests.tools.storm.scene import Scene
from tests.tools.storm.script import WORLD

WHOLE: Final = 90
"""More moves than a game of one person has."""

PLAYED_OUT_S: Final = 100.0
"""How many seconds after the beginning of a scene a whole game of two people is over."""


def learn(scene: Scene) -> None:
    """Take lessons, solve a puzzle, read the help: from one thing to the next."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 2)):
        place = scene.place(who)
        command = rng.choice(
            (
                ("tutorial", "game=splendor"),
                ("tutorial", "game=seekers"),
                ("help",),
                ("puzzle",),
                ("trainer",),
            )
        )
        for _ in range(rng.choice((1, 1, 2))):
            scene.add(scene.at_once(), who, "type", command[0], place, *command[1:])
        scene.add(1.5, who, "play", "", 3)
        scene.add(2, who, "walk", place, 6)


def challenge(scene: Scene) -> None:
    """Try a challenge, perhaps twice at once or beyond what is open; end it somehow, try again and go on."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 2)):
        game, place = rng.choice(list(GAMES)), scene.place(who)
        scene.add(0, who, "type", "challenge", place, f"game={game}")
        scene.press(1.5, who, f"challenge:{game}:", place)
        for _ in range(rng.choice((1, 1, 2))):
            where = rng.choice((place, scene.place(who)))
            scene.press(3 + instant(scene), who, f"challenge-play:{game}:", where)
        number = rng.choice((1, 2, 3, 4, 30, 31, 0))
        scene.add(3 + scene.at_once(), who, "forge", f"challenge-play:{game}:{number}", place, 0)
        begins = 5.0
        if rng.random() < 0.4:
            tables = rng.choice(("tables", "challenge_tries"))
            scene.add(2.9, WORLD, "kill", f"commit {tables}", rng.choice((1, 2)), 3.0, 0)
            scene.press(12, who, f"challenge-play:{game}:")
            begins = 14.0
        scene.add(begins, who, "play", "", rng.choice((3, 20, WHOLE, WHOLE)))
        scene.press(begins + 2, who, rng.choice(("hint:", "undo:", "more:", "challenges:")))
        ends = begins + rng.choice((5, 30, 90, 200))
        _end_challenge(scene, ends, who, game, place)


def _end_challenge(scene: Scene, ends: float, who: str, game: str, place: str) -> None:
    rng = scene.rng
    if rng.random() < 0.4:
        tables = rng.choice(("tables", "challenge_medals", "challenge_tries"))
        scene.add(ends - 20, WORLD, "kill", f"commit {tables}", rng.choice((1, 1, 3)), 3.0, 0)
    if rng.random() < 0.4:
        action = rng.choice(("ended:off", "resigned:won", "resigned:computer"))
        for _ in range(rng.choice((1, 2))):
            scene.add(ends + instant(scene), who, "hurry", action, "")
    if rng.random() < 0.1:
        scene.add(ends - 3, who, "type", "my forget", place)
        scene.press(ends + scene.at_once(), who, "forgotten:", place)
    for _ in range(rng.choice((1, 2))):
        again = rng.choice((f"challenge-play:{game}:", f"challenge:{game}:"))
        scene.press(ends + 4 + instant(scene), who, again)
    scene.add(ends + 6, who, "play", "", rng.choice((3, WHOLE)))
    scene.add(ends + 7, who, "walk", place, 2)
    scene.press(ends + 8, who, f"challenge-board:{game}:", "")


def train(scene: Scene) -> None:
    """Have games reviewed, and train on them: several presses at once, and answers from older messages.

    Meanwhile some play another, rated game, or have what they train on deleted.
    """
    rng = scene.rng
    people, begins = _reviewed(scene), 20.0
    if not people:
        people, begins = scene.some(2), PLAYED_OUT_S + 20
        _play_out(scene, people)
    elif rng.random() < 0.3 and len(people) > 1:
        game_of(scene, people[:2], rng.choice(list(GAMES)), "rated=yes")
        for who in people[:2]:
            scene.add(8, who, "play", "", rng.choice((2, 30)))
    for who in people:
        place = scene.place(who)
        for _ in range(rng.choice((1, 1, 2))):
            scene.add(begins + scene.at_once(), who, "type", "trainer", place)
        for n in range(rng.randint(1, 4)):
            scene.add(begins + 2 + 3 * n, who, "walk", place, rng.choice((2, 4)))
            for _ in range(rng.choice((1, 1, 2))):
                scene.press(begins + 3 + 3 * n + scene.at_once(), who, "trainer-play:", place)
            asks = rng.choice(("trainer:", "trainer-misses:", "trainer-hand:"))
            scene.press(begins + 4 + 3 * n + scene.at_once(), who, asks, place)
        _lose_points(scene, begins, who, place)
    for who in scene.some(1):
        for action in ("trainer-play:*", "trainer-hand:", "trainer:"):
            scene.add(begins + 10 + scene.when(), who, "forge", action, scene.place(who), 0)


def _reviewed(scene: Scene) -> list[str]:
    """Let people have games reviewed, and return whose games are over."""
    over = [it for it in scene.sight.tables() if it.stage == "finished"]
    for table in scene.rng.sample(over, min(len(over), 3)):
        for who in scene.seated(table):
            scene.press(scene.at_once(), who, "review:", scene.where(table))
    return sorted({who for table in over for who in scene.seated(table)})


def _play_out(scene: Scene, people: Sequence[str]) -> None:
    """Let two people play a whole game, and have it reviewed after `PLAYED_OUT_S`."""
    place = game_of(scene, people, "seekers", "rated=no", "seats=2")
    for who in people:
        scene.add(8, who, "play", "", WHOLE)
    scene.press(PLAYED_OUT_S, people[0], "review:", place)


def _lose_points(scene: Scene, begins: float, who: str, place: str) -> None:
    """Let somebody's points go between a question and its answer, or as it is saved."""
    rng = scene.rng
    match rng.randrange(6):
        case 0:
            scene.add(begins, who, "type", "my forget", place)
            scene.press(begins + 3 + scene.at_once(), who, "forgotten:", place)
        case 1:
            scene.add(
                begins + 2.9, WORLD, "kill", "commit trainer_points", rng.choice((1, 2)), 3.0, 0
            )
        case 2:
            scene.add(
                begins + 3, WORLD, "disk", rng.choice(("locked", "commit", "full", "read")), 0.5
            )
        case 3:
            scene.add(begins - 2, "morgan", "type", "facet settings", rng.choice(AT_HOME))
            scene.press(begins, "morgan", "forget-server:")
            scene.press(begins + 3 + scene.at_once(), "morgan", "server-forgotten:")
