"""Scenes in which everybody in a channel plays one seat, and something strikes as a poll closes.

In some everybody in a channel of another server plays the other seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.tools.storm.clashes import HALLS, free_halls
from tests.tools.storm.scene import Scene
from tests.tools.storm.script import WORLD, Detail

BEGUN_S: Final = 8.0
"""How many seconds after the beginning of a scene people vote."""
ACCEPTED_S: Final = 7.0
"""How many seconds after it another channel uses a code."""
THERE: Final = 3
"""How many vote in the other server."""
QUIET_S: Final = 60.0
"""How long after the last of enough votes a poll closes."""
MOVES: Final[tuple[tuple[str, str], ...]] = (
    *(("splendor take", f"gems={it}") for it in ("wbk", "wbg", "bgr", "wwk")),
    *(("splendor reserve", f"card=deck{it}") for it in (1, 3)),
    ("splendor return", "gem=w"),
)
"""What people vote for: mostly possible, at the beginning of a game."""
ATTIC: Final = "The Attic"
LOFTS: Final = ("loft", "skylight")
"""The other server with the bot, and its channels."""


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
    if rng.random() < 0.2:
        scene.add(3.5, WORLD, "kill", f"commit {rng.choice(('polls', 'tables'))}", 1, 3.0, 0)
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


class _Channels(NamedTuple):
    """Two channels that play each other: where, and who votes in each; the first of each is the host there."""

    hall: str
    loft: str
    here: Sequence[str]
    there: Sequence[str]


def vote_across(scene: Scene) -> None:
    """Let two channels play each other, and something strike as the game begins, and as moves are copied."""
    rng = scene.rng
    game = rng.choice(("splendor target=10", "splendor target=10", "seekers sheet=1")).split()
    channels = _begin_across(scene, *game)
    if channels is None:
        vote(scene)
        return
    hall, loft, here, there = channels
    if rng.random() < 0.6:
        _begin_otherwise(scene, here[0], here[1], hall)
    moves = rng.choice((2, 4, 4, 60))
    for place, people in ((hall, (*here, there[1])), (loft, there)):
        for who in people:
            scene.press(BEGUN_S + 4, who, "hand:", place)
            if game[0] == "splendor":
                _cast(scene, BEGUN_S + 2 + scene.at_once(), who, place)
            scene.add(BEGUN_S + 3 + scene.at_once(), who, "vote", place, moves)
    for number in range(rng.choice((1, 2, 4))):
        closes = BEGUN_S + 2 + (number + 1) * QUIET_S
        host = rng.choice((here[0], there[0]))
        _come_between(scene, closes, rng.choice((hall, loft)), host, [there[1]])


def peep_across(scene: Scene) -> None:
    """Let two channels hide cards from each other, and those who are in both servers look into both hands."""
    channels = _begin_across(scene, "splendor")
    if channels is None:
        vote(scene)
        return
    hall, loft, here, there = channels
    places = ((hall, (*here, there[1])), (loft, there))
    for number in range(4):
        begins = BEGUN_S + 2 + number * (QUIET_S + 8)
        for place, people in places:
            for who in people:
                deck = f"card=deck{scene.rng.randint(1, 3)}"
                scene.add(begins + scene.at_once(), who, "type", "splendor reserve", place, deck)
                look = scene.rng.choice(("hand:", "hand:", "more:", "panel:buy"))
                scene.press(begins + 5 + scene.at_once(), who, look, place)
        scene.add(begins + 6, there[1], "type", "table export", scene.rng.choice((hall, loft)))


def _begin_across(scene: Scene, game: str, *options: str) -> _Channels | None:
    """Let a channel invite another one, which joins, perhaps several at once; None if there is no other server."""
    rng, inside = scene.rng, _lodgers(scene)
    if len(inside) < THERE:
        return None
    here, there = scene.some(3), rng.sample(inside, THERE)
    hall, loft = rng.choice(free_halls(scene) or HALLS), rng.choice(LOFTS)
    _clear(scene, hall, loft)
    scene.add(1, here[0], "type", f"{game} new", hall, *options)
    scene.add(2, here[0], "hurry", "computer:", hall, "easy")
    for _ in range(rng.choice((1, 1, 2))):
        scene.add(3 + scene.at_once(), here[0], "hurry", "vote-invite:600:2", hall)
    guests = [(there[0], loft), *((who, rng.choice(LOFTS)) for who in there if rng.random() < 0.2)]
    for who, place in guests:
        scene.add(5, who, "against", place, 0)
        scene.press(ACCEPTED_S + scene.at_once(), who, "vote-accept:", place)
    return _Channels(hall, loft, here, there)


def _lodgers(scene: Scene) -> list[str]:
    """Return the members of the other server, if it is there."""
    guilds = scene.storm.discord.world.guilds.values()
    attic = next((it for it in guilds if it.name == ATTIC), None)
    return [it.name for it in scene.people() if attic and it.id in attic.members]


def _clear(scene: Scene, *places: str) -> None:
    """Let hosts end their games in these places."""
    for table in scene.sight.tables():
        place, host = scene.where(table), scene.name(table.host_id)
        if place in places and host and not table.over:
            scene.add(0, host, "type", "table end", place)
            scene.press(0.7, host, "ended:", place)


def _begin_otherwise(scene: Scene, host: str, other: str, hall: str) -> None:
    """Let something strike as a code is used, or somebody do something else with the lobby."""
    tables = scene.rng.choice(("vote_invitations", "tables", "polls", "seats"))
    at_once = ACCEPTED_S + scene.at_once()
    ways: Sequence[tuple[float, str, str, *tuple[Detail, ...]]] = (
        (ACCEPTED_S - 1, WORLD, "kill", f"commit {tables}", scene.rng.choice((1, 2)), 3.0, 0),
        (ACCEPTED_S, WORLD, "kill", "step", scene.rng.randint(1, 200), 3.0, 0),
        (ACCEPTED_S, WORLD, "disk", scene.rng.choice(("locked", "commit", "full")), 1.0),
        (ACCEPTED_S - 1, WORLD, "overlap", 30.0, 1),
        (at_once, other, "type", "table join", hall),
        (at_once, host, "hurry", "vote-start:600:2", hall),
        (at_once, host, "hurry", "cancel:", hall),
        (at_once, host, "hurry", "settings:", hall),
    )
    after, actor, act, *details = scene.rng.choice(ways)
    if act != "overlap" or scene.storm.server is not None:
        scene.add(after, actor, act, *details)
