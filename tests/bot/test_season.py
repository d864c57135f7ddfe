"""A season on a server: from `/season open` to the winners, and the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.features.blocks.store import Blocked, Blocks
from bot.features.seasons.actions import MAX_SEASONS
from bot.features.seasons.job import SeasonJob
from bot.features.seasons.store import Seasons, entered_as
from bot.features.seasons.values import LAST, Entrant, Fixture, Season
from bot.playground.discord.permissions import Permission
from bot.screens.public import screen_of
from bot.tables import absence, changes, ending, starting
from bot.tables.ending import Ender
from bot.tables.refusal import Refusal
from bot.tables.sealed import CUTTING
from bot.tables.table import Table
from bot.testing.people import Channel, Seen
from rules import GAMES
from rules.turns import asks_for_turn
from tests.bot.days import HOUR, Days
from tests.bot.managing import choose
from tests.bot.server import Server, alt, answered, button_id, labels, list_id, private, text
from tests.bot.test_privacy import forget

pytestmark = pytest.mark.alone

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)
PEOPLE = ("ada", "bo", "cy", "di")


async def look(server: Server) -> None:
    """Look at the seasons, as the bot does whenever something changes."""
    for _ in range(3):
        await server.facet.parts.of(SeasonJob).tick()
        await server.settle()


async def go_by(server: Server, days: Days, time: timedelta) -> None:
    """Let time go by, and do what is due then."""
    await days.go_by(time)
    await look(server)


async def season_of(server: Server) -> Season:
    """Return the server's newest season."""
    return (await server.facet.tables.store.of(Seasons).of_server(server.id))[0]


async def fixtures(server: Server, season: Season) -> list[Fixture]:
    """Return a season's fixtures as they are saved."""
    return await server.facet.tables.store.of(Seasons).fixtures(season.id)


def message(server: Server, words: str) -> Seen:
    """Return the newest message in the channel that says these words."""
    return next(it for it in server.seen() if words in text(it))


async def opened(server: Server, people: Sequence[str] = PEOPLE, **options: object) -> Season:
    """Open a season, and let people join it."""
    manager = server.manager("mo")
    answer = private(await server.command(manager, "season open", game="splendor", **options))
    assert "The season is open" in answer
    await look(server)
    for name in people:
        await server.press(name, "Join")
    await look(server)
    return await season_of(server)


async def join_late(server: Server, name: str) -> str:
    """Let somebody who isn't in a season that has begun join it; return what they are told."""
    asked = answered(await server.press(name, "My games, or join late"))
    assert "You aren’t in this season." in text(asked)
    return private(await server.press(name, "Join late", asked))


async def begun(
    server: Server, days: Days, people: Sequence[str] = PEOPLE, **options: object
) -> Season:
    """Open a season, and let it begin with people who are all ready."""
    await opened(server, people, **options)
    await go_by(server, days, 6 * DAY + HOUR)
    for name in people:
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    await go_by(server, days, CUTTING)
    return await season_of(server)


async def table_of(server: Server, fixture: Fixture) -> Table:
    """Return the table of a fixture."""
    assert fixture.table_id is not None
    return await server.facet.tables.get(fixture.table_id)


async def win(server: Server, fixture: Fixture, seat: int) -> None:
    """Let everybody but the person in a seat resign a game."""
    for other, _ in enumerate(fixture.entries):
        if other != seat:
            table = await table_of(server, fixture)
            if table.stage == "lobby":
                rng = server.facet.tables.rng
                await server.facet.tables.change(table.id, partial(starting.start_on_time, rng=rng))
            resigned = partial(changes.given_up, seat=other)
            changed = await server.facet.tables.change(table.id, resigned)
            await server.facet.after_change.run(changed.after)


async def test_a_season_from_the_start_to_the_next_one(server: Server, days: Days) -> None:
    """People join and are ready; all else happens by itself, up to the next season."""
    season = await opened(server)
    posted = message(server, "Splendor: season 1")
    assert "4 joined" in text(posted)
    assert labels(posted) == ["Join", "Leave the season"]
    assert "4 joined: " in str(alt(posted))
    assert "Season 1, Splendor, 2 players" in str(alt(posted))
    await go_by(server, days, 6 * DAY + HOUR)
    check = message(server, "Are you ready")
    assert sorted(check.mentioned) == sorted(server.person(it).id for it in PEOPLE)
    for name in PEOPLE:
        assert "Your games open" in private(await server.press(name, "I’m ready"))
    await go_by(server, days, DAY)
    over = message(server, "Are you ready")
    assert over.id == check.id
    assert "This question is closed." in text(over)
    assert labels(over) == []
    games = await fixtures(server, season)
    assert {it.stage for it in games} == {"open"}
    assert len(games) == 6
    table = await table_of(server, games[0])
    assert (table.stage, table.season_id, table.late) == ("lobby", season.id, "computer")
    drawn = str(alt(message(server, "Games decided: 0 of 6")))
    assert "not begun: " in drawn
    assert "being played: " not in drawn
    assert "1. " not in drawn
    await go_by(server, days, CUTTING)
    assert (await table_of(server, games[0])).stage == "playing"
    await look(server)
    standing = message(server, "Games decided: 0 of 6")
    assert standing.id == posted.id
    assert "being played: " in str(alt(standing))
    assert "not begun: " not in str(alt(standing))
    for it in games:
        await win(server, it, 0)
    await look(server)
    standing = message(server, "Games decided: 6 of 6")
    assert standing.id == posted.id
    assert (alt(standing) or "").count("beat ") == len({it.entries[0] for it in games})
    chosen = await server.person("ada").select(standing, ["0"], custom_id=list_id(standing))
    assert private(chosen).count("-# ") == len(PEOPLE)
    won = message(server, "The next season is open")
    assert "**Division 1:**" in text(won)
    following = await season_of(server)
    assert (following.number, following.stage, following.previous_id) == (2, "joining", season.id)
    assert "season 2" in text(message(server, "0 joined"))
    past = private(await server.command("ada", "season past"))
    assert "season 1" in past
    assert "won by" in past


async def test_everybody_is_offered_what_leads_them_somewhere(server: Server) -> None:
    """Alone with the standings, nobody in a season can join it, and nobody else can leave it."""
    await opened(server)
    for name, offered in (("ada", "Leave the season"), ("eve", "Join")):
        shown = answered(await server.command(name, "season show"))
        assert labels(shown) == [offered]
    told = answered(await server.command("eve", "season mine"))
    assert "You aren’t in this season." in text(told)
    assert "You’re in" in private(await server.press("eve", "Join", told))
    assert "You’ve joined" in private(await server.command("eve", "season mine"))


async def test_the_people_of_a_game_cut_its_cards(server: Server, days: Days) -> None:
    """Its deal is sealed: it starts once both have cut, nobody can change or leave it, and it's valid."""
    season = await opened(server, PEOPLE[:3])
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE[:3]:
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    game = (await fixtures(server, season))[0]
    table = await table_of(server, game)
    channel = Channel(table.channel_id)
    shown, commitment = list(server.seen(None, channel))[:2]
    assert text(commitment).startswith(f"-# Sealed deal of table {table.id}: ")
    assert "\n" not in text(commitment)
    assert sorted(shown.mentioned) == sorted(table.user_ids)
    assert labels(shown) == ["Cut the deal", "New here?", "Standings"]
    assert "a game of the season" in text(shown)
    assert "· host" not in text(shown)
    one, other = table.names
    for refused in ("leave", "start", "cancel"):
        forged = await server.person(one).forge(shown, f"facet:b:{table.id}:0:{refused}:")
        assert "This is a game of a season" in private(forged)
    with pytest.raises(Refusal):
        ending.end(table, Ender(table.host_id, one), rested=False)
    for name, stage in ((one, "lobby"), (other, "playing")):
        form = await server.press(name, "Cut the deal", shown)
        await server.person(name).submit_modal(form, {"cut": "blue moon"})
        assert (await table_of(server, game)).stage == stage
    begun = await table_of(server, game)
    assert begun.starts is not None
    assert table.starts is not None
    assert begun.starts < table.starts  # when it did, from which the first turn counts
    assert ending.end(begun, Ender(begun.host_id, one), rested=False).stage == "playing"
    await win(server, game, 0)
    board = next(server.seen(None, channel))
    assert "**Valid**" in private(await server.press(one, "Verify", board))


async def test_a_game_says_which_season_it_is_of(server: Server, days: Days) -> None:
    """Its thread, lobby, boards and finish name the season and the division, how both stand, and the standings."""
    season = await begun(server, days, PEOPLE[:3])
    games = await fixtures(server, season)
    await win(server, games[0], 0)
    await look(server)
    table = await table_of(server, games[1])
    channel = Channel(table.channel_id)
    names = ", ".join(table.names)
    assert server.discord.world.channels[str(channel.id)].name == f"{names} · Season 1, division 1"
    standing = message(server, "Games decided: 1 of 3")
    winner = next(
        it.name
        for it in await server.facet.tables.store.of(Seasons).entrants(season.id)
        if it.entry == games[0].entries[0]
    )
    await server.facet.poster.show(table, repost=True)
    line = next(it for it in text(next(server.seen(None, channel))).split("\n") if "Season 1" in it)
    assert line.startswith("-# Season 1, division 1 · ")
    assert f"/{season.channel_id}/{standing.id})" in line
    assert ("(1)" in line) == (winner in table.names)
    await win(server, games[1], 1)
    finish = next(server.seen(None, channel))
    assert f"Points for the season: **{table.names[1]}** +1, **{table.names[0]}** +0" in text(
        finish
    )
    assert labels(finish) == ["Replay", "Verify", "Standings"]
    assert "Splendor: season 1" in private(await server.press("ada", "Standings", finish))
    await look(server)
    await server.facet.tables.store.of(Seasons).call_off(season.id, server.facet.tables.store.now())
    await server.facet.poster.show(await table_of(server, games[2]), repost=True)
    other = next(server.seen(None, Channel((await table_of(server, games[2])).channel_id)))
    assert "Season 1" not in text(other)


async def test_everybody_sees_who_is_ready(server: Server, days: Days) -> None:
    """The ready check and `/season show` name those who have answered, and pings nobody again."""
    await opened(server)
    await go_by(server, days, 6 * DAY + HOUR)
    assert "**Ready: 0 of 4** · –" in text(message(server, "Are you ready"))
    for name in ("bo", "di"):
        await server.press(name, "I’m ready")
    await look(server)
    check = message(server, "Are you ready")
    ready = next(it for it in text(check).split("\n") if it.startswith("**Ready: 2 of 4** · "))
    assert sorted(ready.rpartition(" · ")[2].split(", ")) == ["bo", "di"]
    assert f"<@{server.person('bo').id}>" not in text(check)
    assert f"<@{server.person('ada').id}>" in text(check)
    assert ready in private(await server.command("mo", "season show"))


async def test_the_organiser_sees_the_games_that_are_being_played(
    server: Server, days: Days
) -> None:
    """`/season show` lists them with their links for managers, and for nobody else."""
    season = await begun(server, days, PEOPLE[:3])
    shown = private(await server.command(server.manager("mo"), "season show"))
    for game in await fixtures(server, season):
        table = await table_of(server, game)
        assert f"- {', '.join(table.names)}: {table.link()}" in shown
    assert "Being played" not in private(await server.command("ada", "season show"))


async def test_who_is_forgotten_gets_no_further_game(server: Server, days: Days) -> None:
    """The game that their resignation makes room for isn't opened with them: the other wins it."""
    season = await begun(server, days, PEOPLE[:3], most=1)
    game = next(it for it in await fixtures(server, season) if it.stage == "open")
    gone = (await table_of(server, game)).names[1]
    await forget(server, gone)
    await look(server)
    lookup = server.facet.tables.store.lookup
    assert not await lookup.tables_about(server.person(gone).id)
    stages = [it.stage for it in await fixtures(server, season)]
    assert stages == ["decided", "decided", "open"]


async def test_nobody_gets_rid_of_losses_by_deleting_their_data(server: Server, days: Days) -> None:
    """Whoever leaves a season so can't join it again, as anybody who leaves; the next one they can."""
    season = await begun(server, days)
    await forget(server, "bo")
    await look(server)
    assert "left this season" in await join_late(server, "bo")
    assert "get a place" in await join_late(server, "eve")
    await server.command(server.manager("mo"), "season close")
    await server.press("mo", "Yes, call it off")
    await look(server)
    store = server.facet.tables.store
    await store.of(Seasons).expire()
    digest = await store.digests.of(entered_as(season.id), server.person("bo").id)
    assert not await store.of(Seasons).held(season.id, digest)


async def test_a_server_that_is_forgotten_gets_no_further_game(server: Server, days: Days) -> None:
    """The games that are called off don't make room for the season's next ones."""
    await begun(server, days, PEOPLE, most=1)
    panel = await choose(server, "mo")
    question = answered(await server.press("mo", "Delete this server’s data", panel))
    told = private(await server.press("mo", "Delete everything", question))
    assert "nothing about this server is stored any more" in told
    await look(server)
    store = server.facet.tables.store
    assert not await store.lookup.tables_in(server.id, 100, over=False)
    assert not await store.lookup.tables_in(server.id, 100, over=True)
    assert not await store.of(Seasons).of_server(server.id)


async def test_nobody_plays_more_games_at_once_than_allowed(server: Server, days: Days) -> None:
    """Others open as games end."""
    season = await begun(server, days, most="1")
    games = await fixtures(server, season)
    assert sorted(it.stage for it in games) == ["open"] * 2 + ["planned"] * 4
    await win(server, next(it for it in games if it.stage == "open"), 0)
    await look(server)
    games = await fixtures(server, season)
    assert sorted(it.stage for it in games) == ["decided", "open"] + ["planned"] * 4
    own = private(await server.command("ada", "season mine"))
    assert "opens when each of you has room" in own


async def test_whoever_is_not_ready_does_not_play(server: Server, days: Days) -> None:
    """Somebody who doesn't answer the ready check has no games; a latecomer gets no pushed-out place."""
    await opened(server, (*PEOPLE, "vi"))
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE:
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    season = await season_of(server)
    assert len(await fixtures(server, season)) == 6
    assert "aren’t in" in private(await server.command("vi", "season leave"))


async def test_a_season_without_people_is_put_off_then_called_off(
    server: Server, days: Days
) -> None:
    """It waits a week at a time for enough people, and ends after four weeks."""
    season = await opened(server, ("ada",))
    for _ in range(7):
        await go_by(server, days, 7 * DAY + HOUR)
    assert (await season_of(server)).id == season.id
    assert (await season_of(server)).stage == "called-off"
    assert "was called off" in text(message(server, "Splendor: season 1"))


async def test_a_season_that_was_put_off_asks_again(server: Server, days: Days) -> None:
    """A day before each new start, people are asked anew whether they are ready."""
    await opened(server, ("ada",))
    for number in (1, 2):
        await go_by(server, days, 6 * DAY + HOUR)
        checks = [it for it in server.seen() if "Are you ready" in text(it)]
        assert [labels(it) for it in checks] == [["I’m ready"], *[[]] * (number - 1)]
        await go_by(server, days, DAY)


async def test_a_latecomer_takes_the_place_of_somebody_who_leaves_early(
    server: Server, days: Days
) -> None:
    """The leaver's games are void, and the latecomer meets everybody else."""
    season = await begun(server, days)
    late = await join_late(server, "vi")
    assert "as soon as somebody leaves" in late
    await server.command("ada", "season leave")
    await server.press("ada", "Yes, leave the season")
    await look(server)
    store = server.facet.tables.store.of(Seasons)
    entrants = {it.name: it for it in await store.entrants(season.id)}
    assert entrants["ada"].void
    assert entrants["vi"].instead_of == entrants["ada"].entry
    games = await fixtures(server, season)
    theirs = [it for it in games if entrants["vi"].entry in it.entries]
    assert {it.stage for it in theirs} == {"open"}
    assert len(theirs) == 3
    assert all(
        it.stage == "decided" for it in games if entrants["ada"].entry in it.entries
    )  # resigned; they don't count
    standing = text(message(server, "Games decided: 0 of 6"))
    assert "ada" not in standing
    assert "vi (0)" in standing


async def test_one_button_is_right_for_those_in_a_season_and_for_others(
    server: Server, days: Days
) -> None:
    """Whoever plays sees their games by it, and by the button to join on a message of an earlier version."""
    season = await begun(server, days)
    board = message(server, "Games decided: 0 of 6")
    assert labels(board) == ["My games, or join late", "Leave the season"]
    mine = private(await server.press("ada", "My games, or join late", board))
    assert "**bo**" in mine
    earlier = f"facet:b:0:{season.id}:season-join:"
    assert private(await server.person("ada").forge(board, earlier)) == mine
    await join_late(server, "vi")
    assert "waiting for a free place" in private(
        await server.press("vi", "My games, or join late", board)
    )


async def test_nobody_joins_when_no_place_can_become_free(server: Server, days: Days) -> None:
    """Once half of a season is over, a latecomer is refused."""
    await begun(server, days, PEOPLE[:3], weeks="1")
    await go_by(server, days, 3 * DAY + HOUR)
    assert "too late to join" in await join_late(server, "vi")


async def test_who_is_forgotten_before_a_game_begins_is_in_none(server: Server, days: Days) -> None:
    """Nothing about them stays at tables that wait for their start; the others play without them."""
    season = await opened(server, PEOPLE, seats="3")
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE:
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    ada, before = server.person("ada").id, await fixtures(server, season)
    tables = [await table_of(server, it) for it in before]
    assert {it.stage for it in tables} == {"lobby"}
    assert "aren’t stored any more" in await forget(server, "ada")
    await look(server)
    after = await fixtures(server, season)
    now = [await server.facet.tables.get(it.id) for it in tables]
    now += [await table_of(server, it) for it in after]
    assert not any(ada in it.user_ids for it in now)
    assert {it.stage for it in after} == {"open"}


async def test_whoever_leaves_late_loses_the_rest(server: Server, days: Days) -> None:
    """After half of their games, those not yet played are walkovers for the others."""
    season = await begun(server, days, most="1")
    store = server.facet.tables.store.of(Seasons)
    ada = next(it for it in await store.entrants(season.id) if it.name == "ada").entry
    for _ in range(2):
        game = next(
            it for it in await fixtures(server, season) if it.stage == "open" and ada in it.entries
        )
        await win(server, game, game.entries.index(ada))
        await look(server)
        for it in await fixtures(server, season):
            if it.stage == "open" and ada not in it.entries:
                await win(server, it, 0)
        await look(server)
    await server.command("ada", "season leave")
    await server.press("ada", "Yes, leave the season")
    await look(server)
    entrants = await store.entrants(season.id)
    gone = next(it for it in entrants if it.name == "ada")
    assert gone.left is not None
    assert not gone.void
    assert not any(
        it.stage in ("planned", "open") and ada in it.entries
        for it in await fixtures(server, season)
    )


async def think(server: Server) -> None:
    """Let computers play on, and look at the seasons afterwards."""
    thinking = server.facet.after_change._engine_tasks
    while thinking:
        await asyncio.gather(*thinking.values())
        await server.settle()
    await look(server)


async def move(server: Server, fixture: Fixture, turns: int) -> Table:
    """Let the people of a game make so many turns."""
    rng = server.facet.tables.rng
    while True:
        table = await table_of(server, fixture)
        asked, user_id = table.asked, table.person_asked
        begins = asked is not None and asks_for_turn(table.rules, table.position)
        if user_id is None or asked is None or (begins and turns == 0):
            return table
        turns -= begins
        quick = str(table.rules.quick(table.position.seen_by(asked)))
        played = partial(changes.play, user_id=user_id, number=None, notation=quick, rng=rng)
        await server.facet.after_change.run(
            (await server.facet.tables.change(table.id, played)).after
        )


async def test_computers_finish_what_is_late(server: Server, days: Days) -> None:
    """When the season ends, computers play its open games to the end; whoever let them run is last.

    A move just before the end doesn't help them. It stays rated; the game of people who both never moved doesn't count.
    """
    season = await begun(server, days, PEOPLE[:3], weeks="1", pace="3d", most="2")
    first, second, third = await fixtures(server, season)
    await move(server, first, 6)
    slow = (await table_of(server, first)).asked
    await win(server, second, 0)
    for _ in range(3):
        await days.go_by(2 * DAY)
        await move(server, first, 2)
    await days.go_by(20 * HOUR)
    quick = (await move(server, first, 1)).asked
    assert quick not in (slow, None)
    await go_by(server, days, 5 * HOUR)
    await think(server)
    games = await fixtures(server, season)
    assert [it.stage for it in games] == ["decided", "decided", "void"]
    results = await server.facet.tables.store.results.of(first.table_id or 0)
    assert [it.ending for it in results if it.seat == slow] == ["timed-out"]
    assert [it.ending for it in results if it.seat == quick] == ["played-out"]
    assert all(it.rated for it in results)
    assert games[0].places == tuple(LAST if seat == slow else 1 for seat in range(2))
    assert (await season_of(server)).number == 2
    assert third.number == 2


async def test_a_block_after_the_draw_avoids_no_game(server: Server, days: Days) -> None:
    """A game that hasn't been opened is worth nothing to the blocker; one that has is played."""
    season = await begun(server, days, PEOPLE[:3], most="1")
    games = await fixtures(server, season)
    store, names = (
        server.facet.tables.store,
        {it.entry: it.name for it in await entrants_of(server)},
    )
    (opened,) = (it for it in games if it.stage == "open")
    later = next(it for it in games if it.stage == "planned")
    blocker, other = (server.person(names[it]).id for it in later.entries)
    third = next(it for it in opened.entries if it in later.entries)
    await store.of(Blocks).add(blocker, Blocked(other, "other"))
    (rival,) = {*opened.entries} - {third}
    await store.of(Blocks).add(
        server.person(names[third]).id, Blocked(server.person(names[rival]).id, "")
    )
    await win(server, opened, opened.entries.index(third))
    await look(server)
    await go_by(server, days, 2 * MINUTE)
    after = (await fixtures(server, season))[later.number]
    assert (after.stage, after.entries, after.absent) == (
        "void",
        later.entries[1:],
        later.entries[:1],
    )
    assert (await fixtures(server, season))[opened.number].stage == "decided"
    told = private(await server.command(names[later.entries[0]], "season mine"))
    assert "not played because of a block of yours, and worth nothing to you" in told
    told = private(await server.command(names[later.entries[1]], "season mine"))
    assert "not played. It’s worth your average in your other games" in told


async def entrants_of(server: Server) -> list[Entrant]:
    """Return the people in the newest season."""
    return await server.facet.tables.store.of(Seasons).entrants((await season_of(server)).id)


async def test_whoever_never_moves_gets_no_point(server: Server, days: Days) -> None:
    """However well the computer plays for them; if it plays for both, the game is nobody's."""
    season = await begun(server, days, PEOPLE[:3], most="2")
    games = await fixtures(server, season)
    for game, late in ((games[0], {1}), (games[1], {0, 1})):
        table = await move(server, game, 1)

        def replaced(table: Table, late: set[int] = late) -> Table:
            players = [
                replace(it, deputy="seat") if seat in late else it
                for seat, it in enumerate(table.players)
            ]
            return replace(table, players=tuple(players), revision=table.revision + 1)

        changed = await server.facet.tables.change(table.id, replaced)
        await server.facet.after_change.run(changed.after)
        while not (await table_of(server, game)).over:
            await think(server)
            await move(server, game, 1)
    await look(server)
    one, both, _ = await fixtures(server, season)
    assert one.places == (1, LAST)
    assert both.places == (LAST, LAST)
    progress = await server.facet.parts.of(SeasonJob)._steps.read(season.id)
    points = {it.entry: it.points for it in progress.lines(0)}
    assert points == dict.fromkeys(points, 0) | {one.entries[0]: 1}
    told = text(await server.newest(Channel((await table_of(server, games[1])).channel_id)))
    assert "Placed behind everybody who played" in told


async def test_what_computers_finish_is_not_touched_any_more(server: Server, days: Days) -> None:
    """Nobody plays on, takes back or returns; a game that was asleep is finished like the others."""
    season = await begun(server, days, PEOPLE[:3], weeks="1", pace="3d", most="2")
    game = (await fixtures(server, season))[0]
    asleep = partial(ending.end, ender=Ender(0, "mo", moderates=True), rested=False)
    table = (await server.facet.tables.change((await move(server, game, 6)).id, asleep)).after
    ended = absence.finish_by_computers(table)
    assert not ended.asleep
    assert {it.deputy for it in ended.players} == {"end"}
    for user_id in ended.user_ids:
        for change in (
            partial(absence.back, user_id=user_id, name=""),
            partial(changes.undo, user_id=user_id),
            partial(changes.check_turn, user_id=user_id, number=None),
        ):
            with pytest.raises(Refusal, match="refused-finishing"):
                change(ended)
    assert "computers are finishing it" in str(screen_of(ended).call)
    assert "Take my seat back" not in str(screen_of(ended).call)
    assert "Take my seat back" not in str(screen_of(ended).rows)
    await go_by(server, days, 7 * DAY + HOUR)
    await think(server)
    assert (await fixtures(server, season))[0].stage == "decided"


async def test_a_season_ends_although_a_game_sleeps(server: Server, days: Days) -> None:
    """A game that a moderator has put to sleep before anybody moved doesn't count."""
    season = await begun(server, days, PEOPLE[:3], weeks="1", pace="3d", most="2")
    first, *others = await fixtures(server, season)
    asleep = partial(ending.end, ender=Ender(0, "mo", moderates=True), rested=False)
    await server.facet.tables.change(first.table_id or 0, asleep)
    assert (await table_of(server, first)).asleep
    for it in others:
        await win(server, it, 0)
    await look(server)
    await go_by(server, days, 7 * DAY + HOUR)
    assert [it.stage for it in await fixtures(server, season)] == ["void", "decided", "decided"]
    assert (await season_of(server)).number == 2


async def test_a_season_ends_although_a_game_was_never_posted(server: Server, days: Days) -> None:
    """A game for which the bot could open no thread doesn't count, and holds nothing up."""
    await opened(server, PEOPLE[:3], weeks="1")
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE[:3]:
        await server.press(name, "I’m ready")
    server.deny(server.channel, Permission.SEND_MESSAGES_IN_THREADS)
    await go_by(server, days, DAY)
    season = await season_of(server)
    assert season.stage == "running"
    server.deny(server.channel, 0)
    await go_by(server, days, 7 * DAY + HOUR)
    assert {it.stage for it in await fixtures(server, season)} == {"void"}
    assert (await season_of(server)).number == 2


async def test_no_player_calls_off_a_game_that_has_not_begun(server: Server, days: Days) -> None:
    """Not even where any player may call games off: a season's game would count for nobody."""
    await choose(server, "max", callers="seated")
    await opened(server, PEOPLE[:3])
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE[:3]:
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    table = await table_of(server, (await fixtures(server, await season_of(server)))[0])
    assert table.stage == "lobby"
    name = next(it for it in PEOPLE if server.person(it).id in table.user_ids)
    said = private(await server.command(name, "table end", Channel(table.channel_id)))
    assert "season" in said


async def test_only_managers_open_and_close_seasons(server: Server, days: Days) -> None:
    """Others are refused; after a manager has called it off, its games go on as ordinary ones."""
    assert "Manage Server" in private(await server.command("ada", "season open", game="splendor"))
    season = await begun(server, days)
    assert "Manage Server" in private(await server.command("ada", "season close"))
    await server.command("mo", "season close")
    await server.press("mo", "Yes, call it off")
    await look(server)
    assert (await season_of(server)).stage == "called-off"
    game = (await fixtures(server, season))[0]
    assert (await table_of(server, game)).stage == "playing"


@pytest.mark.parametrize(("seats", "known"), [(range(2, 7), True), (range(3, 7), False)])
async def test_a_season_takes_games_that_two_can_play(
    server: Server, monkeypatch: pytest.MonkeyPatch, seats: range, *, known: bool
) -> None:
    """As people leave, fewer play at a table than it has seats, down to two of them."""
    monkeypatch.setattr(type(GAMES["bluff"]), "seats", seats)
    for kind in ("open", "evening"):
        told = await server.command(server.manager("mo"), f"season {kind}", game="bluff", seats="6")
        assert ("is open" in private(told)) == known


async def test_no_manager_calls_off_a_season_in_which_they_play(server: Server, days: Days) -> None:
    """Neither when they are asked nor by an old button, until they have left it; before it begins, they can."""
    await opened(server)
    assert "Call off" in private(await server.command("mo", "season close"))
    season = await begun_with(server, days, "mo")
    shown = answered(await server.command("mo", "season show"))
    for said in (
        private(await server.command("mo", "season close")),
        private(await server.person("mo").forge(shown, f"facet:b:0:{season.id}:season-closed:")),
    ):
        assert "You’re playing in this season" in said
    assert (await season_of(server)).stage == "running"
    await server.command("mo", "season leave")
    await server.press("mo", "Yes, leave the season")
    await server.command("mo", "season close")
    await server.press("mo", "Yes, call it off")
    assert (await season_of(server)).stage == "called-off"


async def begun_with(server: Server, days: Days, late: str) -> Season:
    """Return the season that was opened, once it has begun with one more person."""
    await server.press(late, "Join")
    await go_by(server, days, 6 * DAY + HOUR)
    for name in (*PEOPLE, late):
        await server.press(name, "I’m ready")
    await go_by(server, days, DAY)
    return await season_of(server)


async def test_a_message_that_is_blocked_holds_up_no_other(server: Server, days: Days) -> None:
    """People are asked whether they are ready though the list is refused; managers learn why, and it comes later."""
    await opened(server)
    edited = message(server, "4 joined").id
    server.guild.blocked.append("5 joined")
    await server.press("mo", "Join")
    await go_by(server, days, 6 * DAY + HOUR)
    assert len(message(server, "Are you ready").mentioned) == 5
    said = private(await server.command("mo", "season show"))
    assert "couldn’t be posted" in said
    assert "AutoMod blocked" in said
    assert "AutoMod" not in private(await server.command("ada", "season show"))
    server.guild.blocked.clear()
    await go_by(server, days, HOUR)
    assert message(server, "5 joined").id == edited
    assert "AutoMod" not in private(await server.command("mo", "season show"))


async def test_games_that_are_blocked_are_said_to_be_missing(server: Server, days: Days) -> None:
    """Whoever has one reads where it is, and why nobody sees it."""
    await opened(server)
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE:
        await server.press(name, "I’m ready")
    server.guild.blocked.append("cut")
    await go_by(server, days, DAY)
    (first, *_) = server.seen("ada", server.direct("ada"))
    assert text(first).startswith("Splendor: a table is open for you")
    assert "AutoMod blocked" in text(first)


async def test_managers_learn_that_a_game_cannot_be_opened(server: Server, days: Days) -> None:
    """Where threads are refused, `/season show` says what is missing, until they can be opened."""
    await opened(server)
    await go_by(server, days, 6 * DAY + HOUR)
    for name in PEOPLE:
        await server.press(name, "I’m ready")
    server.deny(server.channel, Permission.CREATE_PUBLIC_THREADS)
    await go_by(server, days, DAY)
    assert "Create Public Threads" in private(await server.command("mo", "season show"))
    assert "Create Public" not in private(await server.command("ada", "season show"))
    server.deny(server.channel, 0)
    await go_by(server, days, HOUR)
    assert "Create Public Threads" not in private(await server.command("mo", "season show"))


async def test_winners_that_are_blocked_are_told_later(server: Server, days: Days) -> None:
    """Within an hour of the time when they can be; for a week, and then no longer."""
    await begun(server, days)
    server.guild.blocked.append("season 1")
    await go_by(server, days, 60 * DAY)
    await go_by(server, days, HOUR)
    assert not [it for it in server.seen() if "won" in text(it)]
    server.guild.blocked.clear()
    await go_by(server, days, HOUR)
    assert message(server, "The next season is open")


async def test_a_season_in_a_channel_that_is_gone_takes_no_place(server: Server) -> None:
    """Where a server has as many as it can, those that nobody can reach are called off."""
    lost = server.add_channel("lost")
    for number, channel in enumerate((lost, *[server.channel] * (MAX_SEASONS - 1))):
        manager = server.manager(f"manager {number}")
        await server.command(manager, "season open", channel, game="splendor")
    last = server.manager("mo")
    assert "limit" in private(await server.command(last, "season open", game="splendor"))
    server.remove_channel(lost)
    assert "is open" in private(await server.command(last, "season open", game="splendor"))
    seasons = await server.facet.tables.store.of(Seasons).of_server(server.id)
    assert [it.stage for it in seasons if it.channel_id == lost.id] == ["called-off"]


async def test_old_buttons_of_a_season_that_was_called_off_say_so(
    server: Server, days: Days
) -> None:
    """Whoever is in it isn't told that they aren't, nor that it has begun; and nobody is asked about ending it."""
    season = await opened(server)
    await go_by(server, days, 6 * DAY + HOUR)
    buttons = [message(server, "4 joined"), message(server, "Are you ready")]
    shown = answered(await server.command("mo", "season close"))
    await server.press("mo", "Yes, call it off", shown)
    for label, on in (("Leave the season", buttons[0]), ("I’m ready", buttons[1])):
        custom_id = button_id(on, label)
        assert custom_id
        said = private(await server.person("ada").forge(buttons[1], custom_id))
        assert said == "This season is over.", label
    assert (await season_of(server)).id == season.id
    assert private(await server.command("mo", "season close")) == "This season is over."


async def test_no_game_opens_once_a_season_is_called_off(server: Server, days: Days) -> None:
    """Even if many games were being opened at that moment."""
    season = await begun(server, days, most="1")
    steps, store = server.facet.parts.of(SeasonJob)._steps, server.facet.tables.store
    before = await steps.read(season.id)
    assert await store.of(Seasons).call_off(season.id, days.now)
    await steps._open(replace(before, season=replace(before.season, most=3)))
    tables = [await store.load(it.table_id or 0) for it in await fixtures(server, season)]
    assert sum(it is not None for it in tables) == 2


async def test_a_season_is_resumed_where_it_was_killed(server: Server, days: Days) -> None:
    """A table noted and not yet opened is opened once; messages are posted once."""
    season = await begun(server, days, most="1")
    before = [it.id for it in server.seen()]
    await server.restart()
    await look(server)
    assert [it.id for it in server.seen()] == before
    games = await fixtures(server, season)
    assert sum(it.stage == "open" for it in games) == 2
