"""Scenes in which the world strikes at the moment that is worst for the bot: between two steps of one thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules import GAMES
from tests.tools.storm.clashes import AT_HOME, BEGUN_S, game_of, instant
from tests.tools.storm.pastimes import MANAGERS
from tests.tools.storm.scene import Habit, Scene
from tests.tools.storm.script import WORLD

LATE_S: Final = 6.0
"""How many seconds Discord takes while it is slow: twice as long as somebody waits for an answer."""


def _dies(scene: Scene, after: float, *tables: str) -> None:
    """Let the bot die once it has committed rows of one of these tables."""
    scene.add(after, WORLD, "kill", f"commit {scene.rng.choice(tables)}", 1, 3.0, 0)


def _fault(scene: Scene, after: float, kind: str, count: int, path: str) -> None:
    """Let something befall the next posts."""
    scene.add(after, WORLD, "fault", 30.0, kind, count, "POST", path, 500, 0, LATE_S)


def die_at_an_end(scene: Scene) -> None:
    """Die as a rated game ends that others follow."""
    people, (fan, other) = scene.some(2), scene.some(2)
    place = game_of(scene, people, "splendor", "rated=yes")
    for who in (fan, other):
        scene.add(BEGUN_S, who, "type", "follow", place)
    ends = BEGUN_S + scene.rng.choice((22.0, 27.0, 32.0))
    for who in people:
        scene.add(BEGUN_S, who, "play", "", 8)
    _dies(scene, ends, "tables", "ratings", "ratings", "follows")
    scene.add(ends, people[0], "hurry", "resigned:won", "")
    scene.add(ends + 5, other, "say", "games", "hello")


def die_at_a_beginning(scene: Scene) -> None:
    """Die as somebody whom others follow begins a game, or the deal of the day."""
    rng, (who, other, fan) = scene.rng, scene.some(3)
    if rng.random() < 0.5:
        game = rng.choice(list(GAMES))
        scene.add(0, who, "type", "daily", rng.choice(AT_HOME))
        _dies(scene, 3, "tables", "daily_tries")
        scene.press(3, who, f"daily-play:{game}")
        scene.press(20, who, f"daily-play:{game}")
        return
    scene.add(0, fan, "type", "follow", rng.choice(AT_HOME), f"person={who}")
    game_of(scene, (who, other), "splendor")
    _dies(scene, 3.9, "tables", "follow_messages")
    scene.add(10, fan, "say", "games", "hello")


def _stand(scene: Scene, after: float, where: str) -> None:
    """Choose where the tables of the server are."""
    who = scene.rng.choice(MANAGERS)
    scene.add(after, who, "type", "facet settings", "games")
    scene.press(after + 2, who, "server-choose:stand", "games", where)


def wait_for_threads(scene: Scene) -> None:
    """Open tables in threads, which Discord takes long to make."""
    _stand(scene, 0, "thread")
    _fault(scene, 4, "slow", 3, "/channels/*/threads")
    for who in scene.some(3):
        scene.add(4.5 + instant(scene), who, "type", "splendor new", scene.rng.choice(AT_HOME))
    _stand(scene, 20, "channel")


def save_half(scene: Scene) -> None:
    """Ask for things that are saved and then read, or saved in two steps, while the disk begins to fail."""
    rng, people = scene.rng, scene.some(6)
    game_of(scene, people[:2], "splendor")
    for n, who in enumerate(people):
        place = rng.choice(AT_HOME)
        command = rng.choice((
            ("find", f"game={rng.choice(list(GAMES))}", "pace=1d"), ("my away", "until=3 days"),
            ("my quiet", "begin=22:00", "end=7:30", "zone=Tokyo"), ("tutorial", "game=splendor"),
            ("follow", f"person={people[n - 1]}"), ("my block", f"person={people[n - 1]}"),
        ))  # fmt: skip
        scene.add(BEGUN_S + instant(scene), who, "type", command[0], place, *command[1:])
    scene.add(BEGUN_S, people[0], "hurry", "resigned:won", "")
    fails = rng.choice(("read", "read", "commit", "full"))
    scene.add(BEGUN_S + rng.uniform(0.01, 0.06), WORLD, "disk", fails, 0.4)


def time_out(scene: Scene) -> None:
    """Let one's time run out, so that a computer moves, which takes long."""
    people = scene.some(2)
    pace = scene.rng.choice(("30s", "1m"))
    place = game_of(scene, people, "splendor", f"pace={pace}", "late=computer", "rated=no")
    scene.add(BEGUN_S + 15, WORLD, "computers", 5.0, 200.0)
    for n in range(3):
        scene.add(BEGUN_S + 45 * (n + 1), people[0], "say", place, "hello")
    scene.add(BEGUN_S + 140, people[0], "hurry", "ended:off", "")


def change_ones_mind(scene: Scene) -> None:
    """Take back what a computer thinks about, again and again, until the bot is stopped."""
    rng, (who,) = scene.rng, scene.some(1)
    place = game_of(scene, (who,), "splendor", "rated=no")
    scene.press(3, who, "computer:", place, "easy")
    scene.add(BEGUN_S - 1, WORLD, "computers", 100.0, 60.0)
    for n in range(4):
        scene.add(BEGUN_S + 3 * n, who, "play", "", 1)
        scene.add(BEGUN_S + 3 * n + 2.5, who, "hurry", "undo:", "")
    scene.add(BEGUN_S + 3 * rng.randint(2, 3) + 2.4, WORLD, "stop", 1.0)


def lose_a_board(scene: Scene) -> None:
    """Move, and lose Discord's answer to the board."""
    rng, people = scene.rng, scene.some(2)
    game_of(scene, people, "splendor", "rated=no")
    _fault(scene, BEGUN_S - 0.1, "lose", 1, rng.choice(("/webhooks/*", "/channels/*/messages")))
    for who in people:
        scene.add(BEGUN_S, who, "play", "", rng.choice((2, 4)), rng.choice(("", "typed")))
    scene.add(BEGUN_S + 20, people[0], "say", "games", "hello")


def go_away(scene: Scene) -> None:
    """Move just before Discord is away for some minutes; look at what comes soon after."""
    people, minutes = scene.some(2), scene.rng.choice((4, 6))
    game_of(scene, people, "splendor", "rated=no")
    for who in people:
        scene.add(BEGUN_S + 1, who, "hurry", "play:reserve:deck1", "")
    gone = BEGUN_S + 1 + scene.rng.uniform(0.02, 0.1)
    scene.add(gone, WORLD, "away", 60.0 * minutes)
    for after in (-1.0, 5.0, 90.0):
        scene.add(gone + 60 * minutes + after, people[0], "say", "games", "hello")


def _two_processes(scene: Scene, seconds: float) -> bool:
    """Start a second process that shares the database for some time; return False if it can't be shared."""
    if scene.storm.server is None:
        return False
    scene.add(0, WORLD, "overlap", seconds, 1)
    return True


def play_with_two_processes(scene: Scene) -> None:
    """Play while two processes get every event."""
    if not _two_processes(scene, 60.0):
        lose_a_board(scene)
        return
    people = scene.some(2)
    game_of(scene, people, "splendor", "rated=no")
    for who in people:
        scene.add(BEGUN_S + 3, who, "play", "", 8)
        for after in (6.0, 9.0, 12.0):
            scene.add(BEGUN_S + after, who, "hurry", scene.rng.choice(("hand:", "panel:")), "")
    scene.add(BEGUN_S + 20, people[0], "say", "games", "hello")


def be_found_by_two_processes(scene: Scene) -> None:
    """Look for each other while two processes look at the queue, and wait for the threads of what they found."""
    if not _two_processes(scene, 60.0):
        die_at_a_beginning(scene)
        return
    _stand(scene, 0, "thread")
    _fault(scene, BEGUN_S - 1, "slow", 2, "/channels/*/threads")
    game, pace = scene.rng.choice(list(GAMES)), scene.rng.choice(("1m", "1h", "1d"))
    wish = f"game={game}", f"pace={pace}", "seats=2"
    for n, who in enumerate(scene.some(5)):
        after = BEGUN_S + instant(scene) + max(0, n - 1)
        scene.add(after, who, "type", "find", scene.rng.choice(AT_HOME), *wish)
    _stand(scene, BEGUN_S + 30, "channel")


def be_reminded_by_two_processes(scene: Scene) -> None:
    """Think for so long that a reminder is due while two processes look at what is."""
    people = scene.some(2)
    if not _two_processes(scene, 3700.0):
        lose_a_channel(scene)
        return
    place = game_of(scene, people, "splendor", "pace=1h", "rated=no")
    for after in (1900.0, 3100.0, 3650.0):
        scene.add(BEGUN_S + after, people[0], "say", place, "hello")


def lose_a_channel(scene: Scene) -> None:
    """Lose a game's channel while the bot isn't connected, so that only a reminder, in half an hour, learns it."""
    place = game_of(scene, scene.some(2), "splendor", "pace=1h", "rated=no")
    scene.add(BEGUN_S + 4, WORLD, "cut", 30.0, 0, 0)
    scene.add(BEGUN_S + 5, WORLD, "gone", "channel", place, 0)
    scene.add(BEGUN_S + 400, WORLD, "calm")


AMBUSHES: Final[Sequence[Habit]] = (
    die_at_an_end,
    die_at_a_beginning,
    wait_for_threads,
    save_half,
    time_out,
    change_ones_mind,
    lose_a_board,
    go_away,
    play_with_two_processes,
    be_found_by_two_processes,
    be_reminded_by_two_processes,
    lose_a_channel,
)


def ambush(scene: Scene) -> None:
    """Let some of this happen."""
    scene.rng.choice(AMBUSHES)(scene)
