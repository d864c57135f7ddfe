"""Where everything is as large as it may be, nothing that people or clocks do keeps others waiting."""

from __future__ import annotations

from datetime import timedelta
from itertools import product
from typing import Final, get_args

import pytest

from bot.entry.routes import actions_of
from bot.features.catalogue import FEATURES
from bot.features.daily.screen import DailyBoardOf
from bot.features.replay.imported import MAX_RECORD_BYTES, content_of
from bot.jobs.looped_job import LoopedJob
from bot.messages.arguments import Where
from bot.messages.press import NO_TABLE, Press
from bot.testing.simulation import Simulation
from rules import GAMES
from tests.bot.crowd import LONGEST, crowded, long_game
from tests.bot.days import Days
from tests.bot.loop_steps import short_steps
from tests.bot.server import Server, private
from tests.bot.ways_in import LARGEST, SMALL, done_in_short_steps

pytestmark = pytest.mark.alone

COMPLETED: Final = {
    game: {verb: answers for verb, answers in GAMES[game].verbs.items() if answers}
    for game in LONGEST
}
"""The commands of each game with what is offered as it's typed."""
PANELS: Final = {"splendor": ("take", "reserve", "buy"), "seekers": ("",), "bluff": ("",)}


@pytest.fixture(autouse=True)
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the check of all new messages, which is no step of the bot's."""
    monkeypatch.setattr(Simulation, "_check_named_buttons", lambda _: None)


def test_every_action_is_listed() -> None:
    """Whoever adds one says what is largest in what it reads, and tries it with that."""
    tried, others = (frozenset[str]().union(*it.values()) for it in (LARGEST, SMALL))
    assert not tried & others
    unlisted = actions_of(FEATURES).keys() - tried - others
    assert not unlisted, "list these in ways_in.py"


async def test_whatever_people_do_in_a_crowded_server(server: Server, days: Days) -> None:
    """Of thousands of people, with the most tables, blocks, puzzles and games; in the end Ada is forgotten."""
    await crowded(server)
    bo, place = server.person("bo"), server.add_channel("new")

    async def press(action: str, argument: str = "") -> None:
        custom_id = f"facet:b:{Press(NO_TABLE, 0, action, argument)}"
        await server.person("ada").forge(next(server.seen("ada")), custom_id)

    with done_in_short_steps(server, "a crowded server"):
        await server.command("ada", "splendor new", place)
        await server.command("ada", "facet settings")
        for name in (
            "facet host",
            "my tables",
            "my data",
            "daily",
            "puzzle",
            "trainer",
            "season past",
        ):
            assert private(await server.command("ada", name))
        for where in get_args(Where):
            await server.command("ada", "leaderboard", game="splendor", where=where)
        await server.command("ada", "follow", person=bo)
        await server.command("ada", "my block", person=bo)
        await press("daily-board", str(DailyBoardOf("splendor", f"{days.now:%Y-%m-%d}")))
        await press("daily-play", "splendor")
        await press("trainer-misses")
        await server.command("cy", "tutorial", game="splendor")
        await press("forget-server")
        await server.command("ada", "my forget")
        await server.press("ada", "Delete my data")


@pytest.mark.parametrize("game", LONGEST)
async def test_the_longest_game(server: Server, days: Days, game: str) -> None:
    """Its panels, a move, its moves as they are typed, and all that can be seen of it, also once it's over."""
    assert days
    channel, table = await long_game(server, game)
    whole = await server.facet.tables.whole(table.id)
    assert whole.position.decision is not None
    move = next(iter(whole.position.decision.moves))

    async def press(action: str, argument: str = "") -> None:
        now = await server.table(channel)
        press = Press(now.id, now.number, action, argument)
        await server.person("ada").forge(await server.newest(channel), f"facet:b:{press}")

    with done_in_short_steps(server, "the longest games"):
        for command, options in COMPLETED[game].items():
            for option, typed in product(options, ("", "w", "x" * 100)):
                await server.person("ada").autocomplete(channel, f"{game} {command}", option, typed)
        for argument in PANELS[game]:
            await press("panel", argument)
        await press("play", str(move))
        await press("undo")
        for command in ("show", "hand", "history", "export", "replay"):
            await server.command("ada", f"table {command}", channel)
        await press("resigned", "won")
        content = content_of(whole.play.record, whole.play.played).encode().ljust(MAX_RECORD_BYTES)
        await server.command("ada", "table import", record=("record.json", content))


async def test_what_clocks_do_in_a_crowded_server(server: Server, days: Days) -> None:
    """Each job, whatever is due at hundreds of tables, what a restart finds, and the end of the server's data."""
    await crowded(server)
    facet = server.facet
    with short_steps():
        days.now += timedelta(days=2)
        await facet.scheduler.tick()
        await facet.housekeeping.clean()
        await facet.after_change.take_over(mine=True)
        for part in (facet.scheduler, facet.housekeeping, *facet.parts):
            await part.wake()
            await part.settle()
            await part.catch_up()
            if isinstance(part, LoopedJob):
                await part._turn()
        await server.settle()
        await server.restart()
