"""What people do at tables, and with whatever they see: habits, each of which makes a scene up.

Most of them collide: two or three use one control or command within milliseconds, or two that
exclude each other. A scene is made up from what people see as it begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.playground.discord.shapes import Json
from rules import GAMES
from tests.tools.storm.scene import Scene
from tests.tools.storm.script import Detail
from tests.tools.storm.sight import BUTTON, Control
from tests.tools.storm.typed import choices, filled, leaves

CONFLICTS: Final = (
    ("join:", "start:"), ("join:", "cancel:"), ("leave:", "start:"), ("join:", "leave:"), ("start:", "cancel:"),
    ("undo:", "move"), ("resigned:", "move"), ("ended:", "move"), ("undo:", "undo:"), ("start:", "settings:"),
    ("season-join:", "season-leave:"), ("rematch:", "rematch:"), ("removed:", "start:"), ("sit-in:", "move"),
)  # fmt: skip
"""What excludes each other; `move` is a move of whoever is asked."""
PACES: Final = ("30s", "1m", "1m", "2m", "1h", "1d")


# Tables


def open_table(scene: Scene) -> None:
    """Open a table, perhaps twice; others join, and it starts while they still do."""
    rng = scene.rng
    host, *others = scene.some(rng.randint(2, 4))
    place, game = scene.place(host), rng.choice((*GAMES, "splendor"))
    options = [f"{name}={value}" for name, value, chance in (
        ("target", 10, 0.8 * (game == "splendor")), ("seats", "joined", 0.3), ("pace", rng.choice(PACES), 0.5),
        ("late", "computer", 0.5), ("deal", "sealed", 0.2), ("rated", rng.choice(("yes", "no")), 0.2),
        ("hints", "forbidden", 0.1), ("joiners", "punctual", 0.1), ("invite", others[0], 0.1),
    ) if rng.random() < chance]  # fmt: skip
    new = f"{game} new"
    scene.add(0, host, "type", new, place, *options)
    if rng.random() < 0.2:
        scene.add(scene.at_once(), rng.choice((host, others[0])), "type", new, scene.place(host))
    for who in others:
        scene.press(rng.uniform(0.8, 2.5), who, "join:", place)
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        level = rng.choice(("easy", "easy", "normal", "strong"))
        scene.press(rng.uniform(2.0, 3.0), host, "computer:", place, level)
    for _ in range(rng.choice((1, 1, 1, 2))):
        scene.press(3.2 + scene.at_once(), host, "start:", place)
    if rng.random() < 0.8:
        for who in (host, *others):
            scene.add(5 + scene.at_once(), who, "play", place, rng.choice((2, 5, 40)))


def play_on(scene: Scene) -> None:
    """Go on with a game: its people make moves whenever they are asked; sometimes two at once."""
    rng, games = scene.rng, scene.playing()
    if not games:
        open_table(scene)
        return
    table = rng.choice(games)
    place, count = scene.where(table), rng.choice((1, 3, 10, 50))
    for who in scene.seated(table):
        scene.add(scene.at_once(), who, "play", place, count)
    asked = scene.name(table.person_asked)
    if rng.random() < 0.3 and asked:
        for _ in range(2):
            scene.add(scene.at_once(), asked, "move", place, rng.choice((-1, rng.randrange(50))))
    if rng.random() < 0.2:
        other = rng.choice(scene.seated(table) or [scene.some(1)[0]])
        scene.press(
            1 + scene.at_once(), other, rng.choice(("undo:", "hand:", "hint:", "more:")), place
        )


def finish(scene: Scene) -> None:
    """Give a game up, call it off, or play it again, by several at once."""
    rng, games = scene.rng, scene.playing()
    if not games or rng.random() < 0.3:
        people = scene.some(2)
        for who in people:
            scene.press(scene.at_once(), who, "rematch:")
        return
    table = rng.choice(games)
    place, people = scene.where(table), scene.seated(table)
    ask, sure = rng.choice((("resign:", "resigned:"), ("resign:", "resigned:"), ("end:", "ended:")))
    for who in people[: rng.randint(1, 2)]:
        scene.press(0.1 + scene.at_once(), who, "more:", place)
        scene.press(1.5 + scene.at_once(), who, ask, place)
        scene.press(3 + scene.at_once(), who, sure, place)
    if people:
        scene.add(3 + scene.at_once(), rng.choice(people), "move", place, -1)
        scene.press(4.5 + scene.at_once(), rng.choice(people), "rematch:", place)


def conflict(scene: Scene) -> None:
    """Let two people do what excludes each other at the same moment."""
    rng = scene.rng
    tables = [it for it in scene.sight.tables() if it.stage in ("lobby", "playing")]
    pair = rng.choice(CONFLICTS)
    if not tables:
        open_table(scene)
        return
    table = rng.choice(tables)
    place, people = scene.where(table), scene.seated(table) or scene.some(2)
    outsiders = scene.some(2)
    for action in rng.sample(pair, 2):
        if action == "move":
            scene.add(
                1 + scene.at_once(), scene.name(table.person_asked) or people[0], "move", place, -1
            )
        else:
            among = outsiders if action in ("join:", "sit-in:") else people
            scene.press(1 + scene.at_once(), rng.choice(among), action, place)


# Anything at all


def press_what_stands(scene: Scene) -> None:
    """Press what stands in a message now."""
    recent = [it for it in scene.sight.everything[-120:] if scene.sight.stands(it)]
    _press_any(scene, recent, scene.rng.randint(1, 4))


def press_what_stood(scene: Scene) -> None:
    """Press anything that was ever shown: now, or long ago."""
    seen = scene.sight.everything
    _press_any(scene, seen[-scene.rng.choice((60, 600, 6000)) :], scene.rng.randint(1, 3))


def _press_any(scene: Scene, among: Sequence[Control], count: int) -> None:
    for _ in range(count if among else 0):
        control = scene.rng.choice(among)
        scene.add(scene.when(), _presser(scene, control), "press", *_use(scene, control))


def _presser(scene: Scene, control: Control) -> str:
    return scene.name(int(control.reader)) if control.reader else scene.some(1)[0]


def _use(scene: Scene, control: Control) -> tuple[Detail, ...]:
    """Return what a step says of a control: what it does, where, and what is chosen."""
    storm = scene.storm
    channel = storm.discord.world.channels.get(control.channel_id)
    place = channel.name if channel and scene.rng.random() < 0.5 else ""
    chosen: list[str] = []
    if control.kind != BUTTON:
        offered = choices(
            control.kind, control.values, storm, channel.guild_id if channel else None
        )
        count = min(len(offered), scene.rng.choice((1, 1, 1, min(control.most, 3))))
        chosen = scene.rng.sample(offered, count)
    return (control.action, place, scene.rng.choice((0, 0, 0, 1, 5)), *chosen)


def collide(scene: Scene) -> None:
    """Let two or three people, or one two or three times, use one control in the same instant."""
    rng, sight = scene.rng, scene.sight
    among = [it for it in sight.everything[-150:] if sight.stands(it)]
    if not among:
        open_table(scene)
        return
    control = rng.choice(among)
    first = _presser(scene, control)
    use = _use(scene, control)
    alone = control.reader is not None or rng.random() < 0.4
    people = [first] * rng.choice((2, 2, 3)) if alone else [first, *scene.some(rng.randint(1, 2))]
    begins = scene.when()
    for who in people:
        scene.add(begins + scene.at_once(), who, "press", *use)


def collide_in_typing(scene: Scene) -> None:
    """Let one command be typed two or three times in the same instant, perhaps in two channels."""
    who = scene.some(1)[0]
    command, options = _command(scene)
    typed = filled(options, [it.name for it in scene.people()], scene.rng)
    for each in scene.rng.choice(((who, who), (who, who, who), (who, *scene.some(2)))):
        scene.add(1 + scene.at_once(), each, "type", command, scene.place(each), *typed)


def type_something(scene: Scene) -> None:
    """Use a command, whichever, or begin to type one."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 3)):
        command, options = _command(scene)
        typed = filled(options, [it.name for it in scene.people()], rng)
        focused = [it["name"] for it in options if it.get("autocomplete")]
        if focused and rng.random() < 0.5:
            scene.add(
                scene.when(),
                who,
                "complete",
                command,
                scene.place(who),
                rng.choice(focused),
                *typed,
            )
        else:
            scene.add(scene.when(), who, "type", command, scene.place(who), *typed)


def _command(scene: Scene) -> tuple[str, list[Json]]:
    """Return any command: first any group, as the games' have many verbs."""
    groups: dict[str, list[tuple[str, list[Json]]]] = {}
    for name, options in leaves(scene.storm.discord.world.commands):
        groups.setdefault(name.partition(" ")[0], []).append((name, options))
    return scene.rng.choice(groups[scene.rng.choice(sorted(groups))])


def walk(scene: Scene) -> None:
    """Press on from one thing to the next, in one message or in two places at once."""
    rng = scene.rng
    recent = scene.sight.everything[-200:]
    for _ in range(rng.randint(1, 2)):
        control = rng.choice(recent) if recent else None
        who = _presser(scene, control) if control else scene.some(1)[0]
        channel = scene.storm.discord.world.channels.get(control.channel_id) if control else None
        place = channel.name if channel else scene.place(who)
        scene.add(scene.when(), who, "walk", place, rng.choice((2, 4, 8)))


def cheat(scene: Scene) -> None:
    """Press what only others were shown, or what nobody was."""
    rng, seen = scene.rng, scene.sight.everything
    for who in scene.some(rng.randint(1, 2)):
        place = scene.place(who)
        if seen and rng.random() < 0.7:
            control = rng.choice(seen[-rng.choice((100, 2000)) :])
            action, _, back, *chosen = _use(scene, control)
            scene.add(scene.when(), who, "forge", action, place, back, *chosen)
        else:
            action = rng.choice(("play:take:wbk", "resigned:", "start:", "cancel:", "removed:1", "ended:", "x", "",
                                 "server-choose:", "season-closed:", "server-forgotten:", "undo:", "play:pass",
                                 "daily-play:splendor", "forgotten:", "plan-play:take:wbk"))  # fmt: skip
            scene.add(
                scene.when(), who, "forge", action, place, 0, *rng.choice(((), ("x",), ("1",)))
            )
