"""Scenes in which several do what belongs together in the same instant, so that luck needs to bring little.

Each begins with what it needs: a game of its own, a panel, a form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules import GAMES
from tests.tools.storm.pastimes import MANAGERS
from tests.tools.storm.scene import Habit, Scene
from tests.tools.storm.script import WORLD, Detail

BEGUN_S: Final = 6.0
"""How many seconds after the beginning of a scene its game has begun."""
Act: TypeAlias = tuple[str, *tuple[Detail, ...]]
"""What a step does, and its details."""
AT_HOME: Final = ("games", "quiet")
HALLS: Final = ("north", "south", "east", "west")
"""Channels for games that scenes begin: others play elsewhere."""
STANDS: Final = ("channel", "channel", "thread")
DECKS: Final = ("play:reserve:deck1", "play:reserve:deck2", "play:reserve:deck3")


def instant(scene: Scene) -> float:
    """Return so short a moment that nothing of what was sent before it has been read."""
    return scene.rng.choice((0.0, 0.0, 0.001, 0.003))


def hold_up(scene: Scene, after: float) -> None:
    """Let nothing be saved for a moment, perhaps, so that several have read what each of them is about to change."""
    if scene.rng.random() < 0.7:
        scene.add(after, WORLD, "disk", "locked", 1.0)


def free_halls(scene: Scene) -> list[str]:
    """Return the halls without an open table."""
    taken = {scene.where(it) for it in scene.sight.tables() if not (it.over or it.asleep)}
    return [it for it in HALLS if it not in taken]


def game_of(scene: Scene, people: Sequence[str], game: str, *options: str) -> str:
    """Let people begin a game, and return where: it is there after `BEGUN_S`.

    If there is no room, another one ends. If the server wants it so, it is in a thread there.
    """
    host, *others = people
    taken = {scene.where(it): it for it in scene.sight.tables() if not (it.over or it.asleep)}
    place = next((it for it in HALLS if it not in taken), scene.rng.choice(HALLS))
    for who in scene.seated(taken[place]) if place in taken else ():
        for action in ("cancel:", "ended:off", "resigned:won"):
            scene.add(0, who, "hurry", action, place)
    scene.add(1, host, "type", f"{game} new", place, *options)
    for who in others:
        scene.press(2 + 0.3 * scene.rng.random(), who, "join:")
    scene.add(4, host, "hurry", "start:", "")
    return place


def organise(scene: Scene) -> None:
    """Close what is open, and let organisers open the same season in the same instant."""
    rng = scene.rng
    what, game, place = rng.choice(("open", "evening")), rng.choice(list(GAMES)), "games"
    for n in range(rng.choice((0, 1, 2))):
        who, where = rng.choice(MANAGERS), rng.choice(AT_HOME)
        scene.add(4 * n, who, "type", "season close", where)
        scene.press(4 * n + 2, who, "season-closed:", where)
    for who in rng.sample(MANAGERS, rng.choice((2, 3))):
        scene.add(9 + instant(scene), who, "type", f"season {what}", place, f"game={game}")


def open_too_much(scene: Scene) -> None:
    """Open evenings where others have a table: twice while another table is being refused, and twice more."""
    who, place = scene.rng.choice(MANAGERS), scene.rng.choice(free_halls(scene) or HALLS)
    (other,) = scene.some(1)
    scene.add(0, other, "type", "splendor new", place)
    for after in (2.0, 4.0, 6.0, 8.0):
        if after < 6:
            hold_up(scene, after)
            scene.add(after, who, "type", "splendor new", place)
        evening = "season evening", place, "game=splendor", "begins=10"
        scene.add(after + 0.1, who, "type", *evening)
    scene.add(10, other, "hurry", "cancel:", place)


def plan_twice(scene: Scene) -> None:
    """Add three choices to one plan in the same instant."""
    rng, people = scene.rng, scene.some(2)
    game_of(scene, people, "splendor", "pace=1h", "target=10")
    for who in people:
        for deck in rng.sample(DECKS, 3):
            scene.add(BEGUN_S + instant(scene), who, "hurry", f"plan-{deck}", "")


def crowd(scene: Scene) -> None:
    """Limit the tables of a server, open more than it allows in the same instant, and allow many again."""
    rng, who = scene.rng, scene.rng.choice(MANAGERS)
    ((open_now,),) = scene.storm.rows(
        "SELECT count(*) FROM tables WHERE guild_id = ? AND stage IN ('lobby', 'playing')",
        int(scene.storm.discord.world.home.id),
    )
    limits = (min(50, open_now + 1), rng.choice((1, 5)))
    for begins, (most, each) in ((0.0, limits), (14.0, (50, 5))):
        scene.add(begins, who, "type", "facet settings", "games")
        scene.press(begins + 1.5, who, "server-choose:stand", "games", rng.choice(STANDS))
        scene.press(begins + 3, who, "server-limits:", "games")
        scene.add(begins + 5, who, "fill", 0, str(most), str(each))
    places = free_halls(scene) or [*AT_HOME]
    alone = rng.random() < 0.3
    people = scene.some(1) * len(places) if alone else scene.some(len(places))
    shared = scene.storm.server is not None  # then a claim is saved first
    hold_up(scene, 8 + (rng.uniform(0.05, 0.2) if shared else 0.0))
    for other, place in zip(people, places, strict=True):
        scene.add(8 + instant(scene), other, "type", f"{rng.choice(list(GAMES))} new", place)
        scene.add(12, other, "hurry", "cancel:", "")


def double_click(scene: Scene) -> None:
    """Open a table, a lesson or the deal of the day with a double click."""
    rng, who = scene.rng, scene.some(1)[0]
    place, game = rng.choice(AT_HOME), rng.choice(list(GAMES))
    if rng.random() < 0.3:
        scene.add(0, who, "type", "daily", place)
        for _ in range(2):
            scene.press(2 + instant(scene), who, f"daily-play:{game}")
        return
    command = rng.choice(((f"{game} new",), ("tutorial", f"game={game}")))
    for _ in range(2):
        scene.add(2 + instant(scene), who, "type", command[0], place, *command[1:])


def settle_settings(scene: Scene) -> None:
    """Change two of the server's settings, or of one's own, in the same instant."""
    rng = scene.rng
    hold_up(scene, 2)
    if rng.random() < 0.5:
        who, place = scene.some(1)[0], scene.rng.choice(AT_HOME)
        scene.add(0, who, "type", "my reminders", place)
        changes: list[Act] = [
            ("press", "own-choose:reminders*", "", 0, rng.choice(("channel", "direct", "both"))),
            ("type", "my quiet", place, "begin=22:00", "end=7:30", "zone=Tokyo"),
            ("type", "my away", place, f"until={rng.choice(('2 days', '5 days'))}"),
        ]
        for act, *details in rng.sample(changes, 2):
            scene.add(2 + instant(scene), who, act, *details)
        return
    values = {
        "stand": ("thread", "channel"),
        "pace": ("1m", "1d", "none"),
        "boards": ("all", "two"),
        "reminders": ("on", "off"),
        "across": ("on", "off"),
    }
    for n, key in enumerate(rng.sample(list(values), 5)):
        who = MANAGERS[n % len(MANAGERS)]
        if n < len(MANAGERS):
            scene.add(0, who, "type", "facet settings", "games")
        value = rng.choice(values[key])
        scene.press(2 + instant(scene), who, f"server-choose:{key}", "games", value)


def vanish(scene: Scene) -> None:
    """Wait, follow, join and choose, and then have all that deleted, while nothing else goes on."""
    rng, (who, other) = scene.rng, scene.some(2)
    place = rng.choice(AT_HOME)
    traces: list[Act] = [
        ("type", "find", place, "game=splendor", "pace=1d", "seats=4"),
        ("type", "follow", place, f"person={other}"),
        ("press", "season-join:*", "", 0),
        ("type", "my block", place, f"person={other}"),
    ]
    for n, (act, *details) in enumerate(rng.sample(traces, 3)):
        scene.add(n, who, act, *details)
    scene.add(5, who, "type", "my forget", place)
    scene.press(8, who, "forgotten:", place)


def end_otherwise(scene: Scene) -> None:
    """Confirm an end in the same instant in which it would become another one."""
    rng, people = scene.rng, scene.some(3)
    way = rng.choice(("start", "ask", "resign"))
    if way == "start":
        game_of(scene, people[:2], "splendor", f"rated={rng.choice(('yes', 'no'))}")
        who, ended = people[0], rng.choice(("ended:lobby", "given-up:left"))
        scene.add(4 + instant(scene), who, "hurry", ended, "")
    elif way == "ask":
        game_of(scene, people[:2], "splendor", "rated=yes")
        for who in people[:2]:
            scene.add(BEGUN_S + instant(scene), who, "hurry", "ended:ask", "")
    else:
        game_of(scene, people, "splendor")
        for who in people[1:]:
            scene.add(BEGUN_S, who, "hurry", "resigned:computer", "")
        scene.add(BEGUN_S + instant(scene), people[0], "hurry", "resigned:computer", "")


def take_back(scene: Scene) -> None:
    """Take back what one has just done, whatever it has shown."""
    rng, people = scene.rng, scene.some(2)
    game_of(scene, people, rng.choice(("splendor", "splendor", "seekers")), "rated=no")
    for n in range(3):
        for who in people:
            act = ("hurry", rng.choice(DECKS), "") if rng.random() < 0.5 else ("play", "", 1)
            scene.add(BEGUN_S + 5 * n, who, *act)
            scene.add(BEGUN_S + 5 * n + 2.2 + instant(scene), who, "hurry", "undo:", "")


def peep(scene: Scene) -> None:
    """Hide cards, and look at whatever tells of a game that goes on."""
    rng, people = scene.rng, scene.some(2)
    game = rng.choice(("splendor", "splendor", "seekers"))
    place = game_of(scene, people, game, "deal=sealed" if rng.random() < 0.3 else "rated=no")
    for n in range(2):
        for who in people:
            act: Act = ("type", "splendor reserve", place, f"card=deck{rng.randint(1, 3)}")
            if game == "seekers" or rng.random() < 0.5:
                act = ("hurry", rng.choice(DECKS), "") if game == "splendor" else ("play", "", 1)
            scene.add(BEGUN_S + 3 * n, who, *act)
        for who in people:
            scene.add(
                BEGUN_S + 3 * n + 1.5, who, "hurry", rng.choice(("hand:", "more:", "hint:")), ""
            )
    for who in people:
        scene.add(
            BEGUN_S + 6, who, "type", rng.choice(("my data", "my data", "table export")), place
        )


def declare(scene: Scene) -> None:
    """Play a game that ends with questions whose answers the other may not know, by typing."""
    people, sheet = scene.some(2), scene.rng.choice((14, 15))
    game_of(scene, people, "seekers", "rated=no", f"sheet={sheet}", "declare=hand")
    for who in people:
        scene.add(BEGUN_S, who, "play", "", 25, "typed")
    scene.add(BEGUN_S + 40, people[0], "type", "my data", "games")


CLASHES: Final[Sequence[Habit]] = (
    organise,
    open_too_much,
    plan_twice,
    crowd,
    double_click,
    settle_settings,
    vanish,
    end_otherwise,
    take_back,
    peep,
    declare,
)


def clash(scene: Scene) -> None:
    """Let some of this happen."""
    scene.rng.choice(CLASHES)(scene)
