"""Work on many tables, seasons or servers: one that the database refuses to save keeps no other waiting."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta

import pytest

from bot.features.seasons.job import RETRY
from bot.features.seasons.store import Seasons
from bot.features.weekly.job import Weekly
from bot.jobs.due_job import RETRY_S
from tests.bot.days import HOUR, Days, begin
from tests.bot.server import Server, answered, list_id, text
from tests.bot.test_finding import find
from tests.bot.test_finding import look as look_at_queue
from tests.bot.test_profile import finish
from tests.bot.test_season import look, opened
from tests.bot.test_week import monday, news, posted

pytestmark = pytest.mark.alone


@contextmanager
def refusing(server: Server, event: str, when: str) -> Iterator[None]:
    """Let the database refuse to save some rows within."""
    with closing(sqlite3.connect(server.path)) as file:
        file.execute(
            f"CREATE TRIGGER refusing BEFORE {event} WHEN {when}"
            " BEGIN SELECT RAISE(ABORT, 'refused'); END"
        )
    yield
    with closing(sqlite3.connect(server.path)) as file:
        file.execute("DROP TRIGGER refusing")


async def test_a_game_that_cannot_be_saved_lets_others_go_on(server: Server, days: Days) -> None:
    """Another game's time runs out meanwhile, and its own does once it can be saved."""
    await begin(server, "bo", pace="1h", late="computer")
    first, other = await server.table(), server.add_channel("other")
    await server.command("cy", "splendor new", other, seats="joined", pace="1h", late="computer")
    lobby = await server.newest(other)
    await server.press("di", "Join", lobby)
    await server.press("cy", "Start", lobby)
    only = f"NEW.id = {first.id} AND NEW.revision <> OLD.revision"
    with refusing(server, "UPDATE ON tables", only):
        await days.go_by(1.1 * HOUR)
        assert (await server.table(other)).note is not None
        assert (await server.table()).revision == first.revision
    await days.go_by(timedelta(seconds=RETRY_S))
    assert (await server.table()).revision > first.revision


async def test_a_season_that_cannot_be_saved_lets_others_go_on(server: Server, days: Days) -> None:
    """Another one, for which too few people are ready, is called off meanwhile."""
    stuck = await opened(server, ("ada", "bo"))
    await days.go_by(HOUR)  # ids follow the clock
    other = await opened(server, ("ada", "bo"), seats=3)
    only = f"NEW.id = {stuck.id} AND NEW.stage <> OLD.stage"
    with refusing(server, "UPDATE ON seasons", only):
        await days.go_by(timedelta(days=30))
        await look(server)
        assert await stages(server) == {stuck.id: "joining", other.id: "called-off"}
    await days.go_by(RETRY)
    await look(server)
    assert await stages(server) == {stuck.id: "called-off", other.id: "called-off"}


async def stages(server: Server) -> dict[int, str]:
    """Return the stage of each season of a server."""
    seasons = await server.facet.tables.store.of(Seasons).of_server(server.id)
    return {it.id: it.stage for it in seasons}


async def test_a_server_that_cannot_be_saved_lets_others_be_told(
    server: Server, days: Days
) -> None:
    """The message about the week comes in those after it, too."""
    other = Server(server.discord, server.discord.add_guild("Another", []), server.path)
    channels = [await news(it) for it in (server, other)]
    for it in (server, other):
        await finish(it, "ada", "bo")
    with refusing(server, "UPDATE ON servers", f"NEW.guild_id = {server.id}"):
        await monday(server, days)
        assert len(posted(other, channels[1])) == 1
    await server.facet.parts.of(Weekly).wake()
    assert [len(posted(server, it)) for it in channels] == [1, 1]


async def test_a_match_that_cannot_be_saved_lets_others_play(server: Server) -> None:
    """Those for whom another table was found are told."""
    bot = server.discord.world.bot_id
    with refusing(server, "UPDATE ON queue", "NEW.told <> OLD.told AND NEW.game = 'splendor'"):
        for name in ("ada", "bo"):
            await find(server, name)
        for name in ("cy", "di"):
            await find(server, name, game="seekers")
        assert server.discord.world.between(str(server.person("cy").id), bot) is not None
        assert server.discord.world.between(str(server.person("ada").id), bot) is None
    await look_at_queue(server)
    assert server.discord.world.between(str(server.person("ada").id), bot) is not None


@pytest.mark.parametrize("cell", ["game = 'chess'", "pace = 'fast'"])
async def test_a_table_that_is_not_understood_hides_no_other(server: Server, cell: str) -> None:
    """Its people still have a list of their tables, and can end it there."""
    await server.start_game("bo", pace="1h")
    table, other = await server.table(), server.add_channel("other")
    await server.command("ada", "splendor new", other)
    with closing(sqlite3.connect(server.path)) as file:
        file.execute(f"UPDATE tables SET {cell} WHERE id = {table.id}")  # noqa: S608 - its own
        file.commit()
    server.facet.tables.forget()
    assert (await server.facet.tables.get(table.id)).damage
    panel = answered(await server.command("ada", "my tables", other))
    assert "Your tables (2)" in text(panel)
    question = await server.person("ada").select(panel, [str(table.id)], custom_id=list_id(panel))
    await server.press("ada", "Yes, give it up", answered(question))
    assert (await server.facet.tables.get(table.id)).stage == "called-off"
