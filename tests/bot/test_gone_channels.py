"""A channel that no longer exists: whatever learns it closes its tables; and tables that are given up from afar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.seasons.job import SeasonJob
from bot.posting.gone_channels import MAX_CHECKED, MAX_CHECKS
from bot.store.values import Note, ServerSettings, StaleMessage
from bot.tables import absence
from bot.tables.results import results_of
from bot.testing.people import Channel, Result
from tests.bot.days import HOUR, Days, begin
from tests.bot.server import Server, answered, list_id, private, text
from tests.bot.test_profile import finish
from tests.bot.test_season import look, opened, season_of
from tests.bot.test_week import monday, news

GONE = ("called-off", Note("gone", ""))


async def end_of(server: Server, table_id: int) -> tuple[str, Note | None]:
    """Return the stage and the note of a table."""
    table = await server.facet.tables.get(table_id)
    return table.stage, table.note


@pytest.mark.alone
@pytest.mark.parametrize("reminders", ["channel", "direct", "both"])
async def test_a_reminder_that_finds_no_channel_closes_the_table(
    server: Server, days: Days, reminders: str
) -> None:
    """Wherever the player is reminded; they get no link to a channel that isn't there."""
    await begin(server, "bo", pace="1h")
    panel = answered(await server.command("ada", "my reminders"))
    await server.person("ada").select(panel, [reminders], custom_id=list_id(panel))
    table = await server.table()
    server.remove_channel()
    sent = len(server.discord.requests)
    await days.go_by(0.6 * HOUR)
    assert await end_of(server, table.id) == GONE
    asked = [(it.method, it.path) for it in server.discord.requests[sent:]]
    assert not [path for method, path in asked if method == "POST" and "users" in path]


@pytest.mark.alone
async def test_a_reminder_that_is_refused_closes_nothing(server: Server, days: Days) -> None:
    """A channel that the bot may not see for now is there all the same."""
    await begin(server, "bo", pace="1h")
    server.fail("POST", f"/channels/{server.channel.id}/messages", 403, 50001)
    await days.go_by(0.6 * HOUR)
    assert (await server.table()).stage == "playing"


async def test_an_edit_that_finds_no_channel_closes_its_tables(game: Server) -> None:
    """A stale message that was to be stripped, and one that is asleep in the same channel."""
    asleep = await game.facet.tables.change((await game.table()).id, absence.fall_asleep)
    await game.command("cy", "splendor new")
    lobby, channel_id = await game.table(), game.channel.id
    game.remove_channel()
    store = game.facet.tables.store
    await store.save_stale_message(StaleMessage(5, game.id, channel_id, "A board."))
    await game.facet.poster.boards.cleanup.strip_stale()
    assert await end_of(game, lobby.id) == GONE
    assert await end_of(game, asleep.after.id) == GONE
    assert not {lobby.id, asleep.after.id} & set(await store.claim_unfinished())


async def test_a_table_in_a_channel_that_is_gone_takes_nobodys_place(server: Server) -> None:
    """Whoever has as many tables as they may opens another once the channel of one was deleted."""
    await server.facet.tables.store.servers.save(ServerSettings(server.id, most_each=1))
    other = server.add_channel("other")
    await server.command("ada", "splendor new", other)
    assert "that’s the limit" in private(await server.command("ada", "splendor new"))
    lost = await server.table(other)
    server.remove_channel(other)
    await server.command("ada", "splendor new")
    assert (await server.table()).stage == "lobby"
    assert await end_of(server, lost.id) == GONE


async def test_at_its_limit_a_server_is_asked_about_few_channels(server: Server) -> None:
    """However many tables there are, and however often somebody tries to open one more."""
    await server.facet.tables.store.servers.save(ServerSettings(server.id, most_tables=12))
    for number in range(12):
        await server.command(f"host {number}", "splendor new", server.add_channel("more"))
    asked = []
    for _ in range(MAX_CHECKS + 2):
        before = len(server.discord.requests)
        assert "limit" in private(await server.command("ada", "splendor new"))
        paths = [it.path for it in server.discord.requests[before:] if it.method == "GET"]
        asked.append(sum(path.startswith("/channels/") for path in paths))
    assert asked == [MAX_CHECKED] * MAX_CHECKS + [0, 0]


async def test_the_list_of_tables_has_no_dead_links(game: Server) -> None:
    """It says that a table was closed because its channel no longer exists."""
    table = await game.table()
    elsewhere = game.add_channel("elsewhere")
    game.remove_channel()
    told = private(await game.command("bo", "my tables", elsewhere))
    assert "no longer exists" in told
    assert "not at any table" in told
    assert await end_of(game, table.id) == GONE


async def test_a_thread_that_finds_no_channel_closes_its_tables(game: Server) -> None:
    """Somebody asks for a table of its own, or a season for its games: the one in the channel is over."""
    table, channel_id = await game.table(), game.channel.id
    game.remove_channel()
    blank = replace(table, id=0, players=(), match=None)
    tables, openings = game.facet.tables, game.facet.openings
    assert await openings.in_thread(blank, channel_id, "A game", tables.open) is None
    assert await end_of(game, table.id) == GONE


async def test_a_message_of_a_season_that_finds_no_channel_closes_its_tables(
    server: Server,
) -> None:
    """The season is called off, and the game beside it is over."""
    season = await opened(server)
    await server.start_game("bo")
    table = await server.table()
    server.remove_channel()
    await server.facet.parts.of(SeasonJob).touch(season.id)
    await look(server)
    assert (await season_of(server)).stage == "called-off"
    assert await end_of(server, table.id) == GONE


@pytest.mark.alone
async def test_a_week_that_finds_no_channel_closes_its_tables(server: Server, days: Days) -> None:
    """A game in the channel where weeks are told ends with it."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    await server.command("ada", "splendor new", channel)
    table = await server.table(channel)
    server.remove_channel(channel)
    await monday(server, days)
    assert await end_of(server, table.id) == GONE


# Giving a table up


async def give_up(server: Server, name: str, table_id: int, channel: Channel) -> Result:
    """Let somebody choose a table of their list to give up; return what they are asked."""
    panel = answered(await server.command(name, "my tables", channel))
    return await server.person(name).select(panel, [str(table_id)], custom_id=list_id(panel))


async def test_a_game_that_is_given_up_is_resigned(game: Server) -> None:
    """From another channel, after the question that `/table resign` asks; it is the loss that it would be there."""
    await game.let_turns_pass()
    table, elsewhere = await game.table(), game.add_channel("elsewhere")
    asked = private(await game.command("ada", "table resign"))
    question = await give_up(game, "ada", table.id, elsewhere)
    assert asked in private(question)
    assert (await game.table()).stage == "playing"
    done = await game.press("ada", "Yes, give it up", answered(question))
    assert "You’ve resigned." in private(done)
    after = await game.table()
    assert after.stage == "finished"
    assert next((it.ending, it.rated) for it in results_of(after)) == ("resigned", True)
    assert "**bo** wins" in text(await game.newest())
    assert not list(game.seen(channel=elsewhere))


async def test_a_game_out_of_reach_is_resigned_too(game: Server) -> None:
    """Where the bot may not post any more, and one that is asleep."""
    elsewhere = game.add_channel("elsewhere")
    table = await game.facet.tables.change((await game.table()).id, absence.fall_asleep)
    game.fail("GET", f"/channels/{game.channel.id}", 403, 50001)
    question = await give_up(game, "bo", table.after.id, elsewhere)
    await game.press("bo", "Yes, give it up", answered(question))
    after = await game.facet.tables.get(table.after.id)
    assert (after.stage, after.asleep, after.resigned) == ("finished", False, frozenset({1}))


async def test_a_lobby_that_is_given_up_is_left(server: Server) -> None:
    """Its host is then somebody who stays."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    table, elsewhere = await server.table(), server.add_channel("elsewhere")
    question = await give_up(server, "ada", table.id, elsewhere)
    assert "leave this table" in private(question)
    await server.press("ada", "Yes, give it up", answered(question))
    after = await server.table()
    assert (after.stage, after.user_ids) == ("lobby", [server.person("bo").id])


async def test_whoever_leaves_a_lobby_resigns_no_game(server: Server) -> None:
    """If the game has begun before they confirm, they are asked whether to resign, and only that resigns."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    table, elsewhere = await server.table(), server.add_channel("elsewhere")
    question = answered(await give_up(server, "bo", table.id, elsewhere))
    await server.press("ada", "Start")
    again = await server.press("bo", "Yes, give it up", question)
    assert "Do you want to resign?" in private(again)
    assert (await server.table()).stage == "playing"
    assert "You’ve resigned." in private(
        await server.press("bo", "Yes, give it up", answered(again))
    )
    assert (await server.table()).stage == "finished"


async def test_a_channel_that_was_deleted_meanwhile_costs_nobody_a_game(game: Server) -> None:
    """Whoever confirms is told that the table was closed, and nobody has resigned."""
    table, elsewhere = await game.table(), game.add_channel("elsewhere")
    question = await give_up(game, "ada", table.id, elsewhere)
    game.remove_channel()
    done = await game.press("ada", "Yes, give it up", answered(question))
    assert "closed without a result" in private(done)
    assert await end_of(game, table.id) == GONE


async def test_nobody_gives_up_what_isnt_theirs(game: Server) -> None:
    """Neither by a changed control, nor twice; a damaged game is ended only by whoever may."""
    table, elsewhere = await game.table(), game.add_channel("elsewhere")
    forged = f"facet:b:{table.id}:0:given-up:"

    async def forge(name: str) -> str:
        panel = answered(await game.command(name, "my tables", elsewhere))
        return private(await game.person(name).forge(panel, forged))

    assert "not playing" in await forge("eve")
    tables = game.facet.tables
    await tables.change(table.id, lambda it: replace(it, version=99))
    tables.forget()
    assert "Only the host" in await forge("bo")
    assert (await tables.get(table.id)).stage == "playing"
    question = await give_up(game, "ada", table.id, elsewhere)
    assert "It ends without a result" in private(question)
    assert "called off" in private(await game.press("ada", "Yes, give it up", answered(question)))
    assert "over" in await forge("ada")
