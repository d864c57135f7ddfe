"""What people do with the features beside the tables, and with themselves."""

from __future__ import annotations

from typing import Final

from bot.tables.clocks import PACES
from rules import GAMES
from tests.tools.storm.habits import press_what_stands
from tests.tools.storm.scene import Scene

MANAGERS: Final = ("morgan", "moss", "mallow")
"""Those who may manage the server."""
SEASON_PLACES: Final = ("games", "games", "quiet")


def look_for_others(scene: Scene) -> None:
    """Look for opponents, several at the same time, some of whom stop or sit down elsewhere meanwhile."""
    rng = scene.rng
    people = scene.some(rng.randint(2, 5))
    game, pace, seats = (
        rng.choice(list(GAMES)),
        rng.choice(("1m", "1d", "none")),
        rng.choice(("2", "2", "any", "3")),
    )
    for who in people:
        place = scene.place(who)
        scene.add(0, who, "type", "find", place, f"game={game}", f"pace={pace}", f"seats={seats}")
        wish = f"find-join:{game}:"
        scene.press(1.5 + scene.at_once(), who, wish, "")
        if rng.random() < 0.2:
            scene.press(1.5 + scene.at_once(), who, wish, "")
    for who in scene.some(rng.choice((0, 0, 2))):
        scene.add(0, who, "type", "find", scene.place(who))
        scene.press(1.5 + scene.at_once(), who, rng.choice(("find-alert:", "find-no-alert:")), "")
    who = rng.choice(people)
    match rng.randrange(4):
        case 0:
            scene.press(1.6 + scene.at_once(), who, "find-stop:", "", f"{game}:{pace}")
        case 1:
            scene.add(1.6 + scene.at_once(), who, "type", f"{game} new", scene.place(who))
        case 2:
            scene.add(1.6 + scene.at_once(), who, "walk", scene.place(who), 3)
    if rng.random() < 0.6:
        for who in people:
            scene.add(4.5, who, "play", "", rng.choice((3, 30)))


def look_for_everything(scene: Scene) -> None:
    """Look for more games than one may wait for, the last of them in the same instant."""
    rng, who = scene.rng, scene.some(1)[0]
    place = scene.place(who)
    wishes = rng.sample([(game, pace) for game in GAMES for pace in PACES], 10)
    for n, (game, pace) in enumerate(wishes):
        after = 1.5 * min(n, 7) + (n > 6) * scene.at_once()
        scene.add(after, who, "type", "find", place, f"game={game}", f"pace={pace}")


def play_meanwhile(scene: Scene) -> None:
    """Look for others, and begin a game against a computer with a double click until they are there."""
    rng = scene.rng
    who, other = scene.some(2)
    place, game, pace = scene.place(who), rng.choice(list(GAMES)), rng.choice(("1m", "1d"))
    wish = f"game={game}", f"pace={pace}", "seats=2"
    for n, each in enumerate((who, other)):
        scene.add(6 * n, each, "type", "find", place, *wish)
    for _ in range(rng.choice((1, 2, 2, 3))):
        scene.press(3 + scene.at_once(), who, f"find-meanwhile:{game}:", "")
    for each in (who, other):
        scene.press(10 + scene.at_once(), each, "join:", "")


def accept(scene: Scene) -> None:
    """Accept the tables that were found, or decline, or both at once; then play."""
    rng = scene.rng
    found = [it for it in scene.sight.tables() if it.stage == "lobby" and it.origin.by_bot]
    if not found:
        look_for_others(scene)
    for table in found[:3]:
        place = scene.where(table)
        for who in scene.seated(table):
            actions = rng.choice(
                (("join:",), ("join:",), ("join:", "join:"), ("join:", "leave:"), ("leave:",))
            )
            for action in rng.sample(actions, len(actions)):
                scene.press(scene.at_once(), who, action, place)
            scene.add(4, who, "play", place, rng.choice((3, 30)))


def hold_a_season(scene: Scene) -> None:
    """Open a season, one or three organisers at once, and let people join and leave it."""
    _hold(scene, "season open", ("pace=1h", "weeks=1", "seats=2", "most=2"))


def hold_an_evening(scene: Scene) -> None:
    """Open an evening, and let people join and leave it; it begins in ten minutes."""
    _hold(scene, "season evening", ("pace=30s", "rounds=3", "seats=2"), "begins=10")


def _hold(scene: Scene, command: str, options: tuple[str, ...], *more: str) -> None:
    rng = scene.rng
    place, game = rng.choice(SEASON_PLACES), rng.choice(list(GAMES))
    chosen = [it for it in options if rng.random() < 0.6]
    for who in rng.sample(MANAGERS, rng.choice((1, 1, 2, 3))):
        where = place if rng.random() < 0.8 else rng.choice(SEASON_PLACES)
        scene.add(scene.at_once(), who, "type", command, where, f"game={game}", *chosen, *more)
    for who in scene.some(rng.randint(2, 8)):
        for _ in range(rng.choice((1, 1, 1, 2))):
            scene.press(2 + scene.at_once(), who, "season-join:", "")
        if rng.random() < 0.1:
            scene.press(2 + scene.at_once(), who, "season-leave:", "")


def leave_an_evening(scene: Scene) -> None:
    """Leave an evening of five after its first round: of the three who stay, one always loses."""
    rng, game = scene.rng, scene.rng.choice(list(GAMES))
    options = "pace=30s", "rounds=5", "begins=10"
    scene.add(0, rng.choice(MANAGERS), "type", "season evening", "games", f"game={game}", *options)
    people = scene.some(5)
    for n, who in enumerate(people):
        scene.press(3 + n, who, "season-join:", "games")
    for who in people[0], people[2]:
        scene.press(700, who, "season-leave:", "games")
        scene.press(702, who, "season-leave:sure", "games")
    for at in range(730, 1630, 45):
        for n, who in enumerate((people[4], people[1])):
            scene.add(at + 3 * n, who, "hurry", "resigned:won", "")


def take_part(scene: Scene) -> None:
    """Join or leave what was announced, say that one is there, look at it, close it; play one's games."""
    rng = scene.rng
    for who in scene.some(rng.randint(2, 6)):
        action = rng.choice(
            ("season-join:", "season-join:", "season-leave:", "season-show:", "season-mine:")
        )
        scene.press(scene.at_once(), who, action, "")
    if rng.random() < 0.2:
        who = rng.choice(MANAGERS)
        scene.add(0.5, who, "type", "season close", rng.choice(SEASON_PLACES))
        scene.press(2.5 + scene.at_once(), who, "season-closed:", "")
        scene.press(2.5 + scene.at_once(), scene.some(1)[0], "season-join:", "")
    everyone_plays(scene)


def entrants(scene: Scene) -> list[str]:
    """Return those who take part in something that isn't over."""
    rows = scene.storm.rows(
        "SELECT DISTINCT user_id FROM entrants JOIN seasons ON seasons.id = season_id"
        " WHERE stage IN ('joining', 'running') AND user_id IS NOT NULL ORDER BY user_id"
    )
    return [name for (user_id,) in rows if (name := scene.name(int(str(user_id))))]


def everyone_plays(scene: Scene) -> None:
    """Let all who are asked anywhere make some moves."""
    rng = scene.rng
    for who in entrants(scene):
        for _ in range(rng.choice((0, 1, 1, 2))):
            scene.press(scene.at_once(), who, "season-ready:", "")
    names = sorted({scene.name(it.person_asked) for it in scene.playing()} - {""})
    for who in rng.sample(names, min(len(names), 6)):
        scene.add(3 + scene.at_once(), who, "play", "", rng.choice((2, 20)))


def play_the_day(scene: Scene) -> None:
    """Begin the deal of the day, perhaps twice at once from two places; play it, or walk about in it."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 2)):
        game = rng.choice(list(GAMES))
        places = [scene.place(who) for _ in range(rng.choice((1, 2)))]
        for place in places:
            scene.add(scene.at_once(), who, "type", "daily", place)
        for place in places * rng.choice((1, 1, 2)):
            scene.press(1.5 + scene.at_once(), who, f"daily-play:{game}", place)
        scene.add(3.5, who, "play", "", rng.choice((2, 10, 60)))
        if rng.random() < 0.3:
            scene.add(4, who, "type", rng.choice(("daily", "puzzle", "trainer")), places[0])
        scene.press(
            4.5, who, f"daily-{rng.choice(('share', 'here', 'board', 'verify'))}:{game}", ""
        )


def plan(scene: Scene) -> None:
    """Plan one's next turn while the other is thinking, who moves in the same moment."""
    rng = scene.rng
    games = [it for it in scene.playing() if len(scene.seated(it)) > 1]
    if not games:
        who, other = scene.some(2)
        place = scene.place(who)
        scene.add(0, who, "type", "splendor new", place, "pace=1d", "target=10")
        scene.press(1.5, other, "join:", place)
        scene.press(3, who, "start:", place)
        return
    table = rng.choice(games)
    place, asked = scene.where(table), scene.name(table.person_asked)
    for who in scene.seated(table):
        if who != asked:
            scene.press(scene.at_once(), who, "hand:", place)
            scene.press(1 + scene.at_once(), who, "ahead:", place)
            scene.add(1.5, who, "walk", place, rng.choice((6, 12)))
    if asked:
        for n in range(rng.randint(1, 3)):
            scene.add(6 * n + scene.when() + rng.choice((0, 9)), asked, "play", place, 1)


def come_and_go(scene: Scene) -> None:
    """Leave the server or come back, take another name, throw the bot out or let it in."""
    rng = scene.rng
    who = scene.some(1)[0]
    act = rng.choice(
        ("leave", "return", "rename", "uninstall", "install", "say", "return", "install")
    )
    details = {
        "rename": (rng.choice(("Ada", "*_~`|>#-", "<@1>", "﷽" * 16, "みか", " ", "x" * 32)),),
        "say": (scene.place(who), "hello"),
    }.get(act, ())
    scene.add(scene.when(), who, act, *details)
    press_what_stands(scene)


def be_forgotten(scene: Scene) -> None:
    """Have one's data deleted while one goes on doing things."""
    rng = scene.rng
    games = scene.playing()
    who = rng.choice((scene.seated(rng.choice(games)) if games else []) or scene.some(1))
    place = scene.place(who)
    if rng.random() < 0.5:
        scene.add(0, who, "type", "my data", place)
        return
    scene.add(0, who, "type", "my forget", place)
    scene.press(2.5 + scene.at_once(), who, "forgotten:", place)
    if games and rng.random() < 0.5:
        scene.add(2.5 + scene.at_once(), who, "move", scene.where(rng.choice(games)), -1)
    else:
        scene.add(
            2.5 + scene.at_once(), who, "type", rng.choice(("find", "splendor new", "daily")), place
        )


def speak_of_oneself(scene: Scene) -> None:
    """Follow, block, be away, be quiet, look at what the bot has of oneself."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 3)):
        other, place = scene.some(1)[0], scene.place(who)
        command = rng.choice((
            ("follow", f"person={other}"), ("my block", f"person={other}"), ("my reminders",), ("my tables",),
            ("my away", f"until={rng.choice(('2 days', '2027-01-09', 'tomorrow', 'x'))}"), ("profile",),
            ("my quiet", "begin=22:00", "end=7:30", f"zone={rng.choice(('Tokyo', 'Europe/Berlin', 'x'))}"),
            ("my quiet",), ("profile", f"person={other}"), ("leaderboard",), ("follow",), ("my block",),
        ))  # fmt: skip
        begins = scene.when()
        scene.add(begins, who, "type", command[0], place, *command[1:])
        scene.add(begins + 0.5, who, "walk", place, rng.choice((1, 3, 5)))


def open_menus(scene: Scene) -> None:
    """Choose from the menus of people and messages, several at once, and go on from there; two of a person."""
    rng = scene.rng
    for who in scene.some(rng.randint(1, 3)):
        place, other = scene.place(who), rng.choice((who, scene.some(1)[0], "facet"))
        chosen = rng.choice((
            ("Play with…", other), ("Play with…", other), ("Profile", other),
            ("What happened?", rng.choice((0, 0, 1, 4))), ("Review", rng.choice((0, 0, 2))),
        ))  # fmt: skip
        scene.add(scene.at_once(), who, "menu", chosen[0], place, chosen[1])
        for _ in range(rng.choice((0, 1, 2)) if chosen[0] == "Play with…" else 0):
            scene.press(
                1.5 + scene.at_once(), who, f"play-with-in:{rng.choice(list(GAMES))}:", place
            )
        scene.add(2.5, who, "walk", place, 2)


def manage(scene: Scene) -> None:
    """Change the server's settings, perhaps by two managers at once."""
    rng = scene.rng
    for who in rng.sample(MANAGERS, rng.randint(1, 2)):
        scene.add(0, who, "type", "facet settings", rng.choice(("games", "quiet")))
        scene.add(0.5 + scene.at_once(), who, "walk", "games", rng.choice((2, 4, 8)))
