"""Everybody in a channel plays one seat: who votes, what is chosen, and what nobody learns before."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime, timedelta
from itertools import permutations
from typing import Any, get_args

import pytest

from bot.features.votes.job import RETRY, VoteJob
from bot.features.votes.poll import NEVER, QUIET, Poll, Vote
from bot.features.votes.screen import Terms
from bot.features.votes.store import Votes
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press
from bot.playground.discord.permissions import Permission
from bot.store.values import Callers, ServerSettings
from bot.tables.due_events import DEFAULT_PATIENCE
from bot.tables.table import Table
from bot.testing.people import Result, Seen
from tests.bot.days import Days
from tests.bot.server import Server, alt, answered, components, labels, private, text

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


async def open_lobby(server: Server, game: str = "splendor", **options: object) -> None:
    """Let Ada open a table, and add a computer."""
    await server.command("ada", f"{game} new", seats="joined", **options)
    await server.add_computer("ada", "easy", await server.newest())


async def start(server: Server, game: str = "splendor", **options: object) -> Table:
    """Let Ada begin a game that everybody plays against a computer; everybody moves first."""
    await open_lobby(server, game, **options)
    await server.press("ada", "Let everybody play")
    await server.press("ada", "Start with everybody")
    return await server.table()


async def take(server: Server, name: str, gems: str) -> Result:
    """Let somebody vote for taking gems."""
    return await server.command(name, "splendor take", gems=gems)


def job(server: Server) -> VoteJob:
    """Return what decides the polls."""
    return server.facet.parts.of(VoteJob)


async def decide(server: Server, days: Days, time: timedelta = HOUR) -> Table:
    """Let so much time go by, and everything that follows from it; return the table then."""
    await days.leap(time)
    await job(server).tick()
    while asking := [*server.facet.after_change._engine_tasks.values()]:
        await asyncio.gather(*asking)
    await server.settle()
    return await server.table()


async def cast(server: Server) -> list[tuple[int, str]]:
    """Return who has voted for what, as it is stored."""
    votes = await server.facet.tables.store.of(Votes).at((await server.table()).id)
    return [(it.user_id, it.move) for it in votes]


async def poll_of(server: Server) -> Poll:
    """Return the poll of the table in the channel."""
    poll = await server.facet.tables.store.of(Votes).poll((await server.table()).id)
    assert poll is not None
    return poll


def visible(board: Seen) -> set[str]:
    """Return the cards that a board's picture shows to everybody."""
    return set(re.findall(r"\b3[wbgrk]\d\b", alt(board) or ""))


def lists_with(panel: Seen, value: str) -> list[str]:
    """Return the lists of a panel in which a value can be chosen, and isn't yet."""
    lists = [part for part in components(panel) if part["type"] == 3]
    return [
        part["custom_id"]
        for part in lists
        if any(it["value"] == value and not it.get("default") for it in part["options"])
    ]


async def forge(server: Server, name: str, action: str, argument: str) -> str:
    """Let somebody press a control of the table that nobody has shown them; return the answer."""
    table = await server.table()
    pressed = f"facet:b:{Press(table.id, 0, action, argument)}"
    return private(await server.person(name).forge(await server.newest(), pressed))


def played(table: Table) -> list[str]:
    """Return what everybody has played."""
    return [it.move for it in table.log if it.seat == table.everybody]


async def test_the_move_with_most_votes_is_made(server: Server, days: Days) -> None:
    """Three people vote, one by a button; the next board says how many did, and what else had votes."""
    table = await start(server)
    assert table.everybody == 0
    board = await server.newest()
    assert "**Everybody**’s turn" in text(board)
    assert "1 hour after the first vote, or earlier with 3 votes" in text(board)
    assert "<@" not in text(board)
    assert "1 person has voted" in private(await take(server, "bo", "wbk"))
    assert "Your vote: Take" in private(await take(server, "eve", "wbg"))
    await server.press("fay", "Take", board)
    await server.press("fay", "⚪🔵🟩")
    assert "3 people have voted" in private(await server.press("fay", "Vote"))
    assert played(await server.table()) == []
    table = await decide(server, days)
    assert played(table) == ["take:wbg"]
    after = text(await server.newest())
    assert "2 of 3 voted for **Take · White, blue, green**" in after
    assert "1 for **Take · White, blue, black**" in after
    assert "**Everybody** takes white, blue, green" in after
    assert await cast(server) == []


async def test_nobody_sees_a_vote_before_the_move(server: Server) -> None:
    """The board only says until when people vote; who presses reads how many have, and for what they have voted themselves."""
    await start(server)
    board, shown = await server.newest(), len([*server.seen()])
    await take(server, "bo", "wbk")
    await take(server, "eve", "wgr")
    assert len([*server.seen()]) == shown
    ends = (await poll_of(server)).ends
    assert ends is not None
    until = text(board).replace("1 hour after the first vote", f"<t:{int(ends.timestamp())}:R>")
    assert text(await server.newest()) == until
    read = private(await server.press("fay", "My cards", board))
    assert "2 people have voted" in read
    assert "Take" not in read
    read = private(await server.press("bo", "My cards", board))
    assert "Your vote: Take · White, blue, black" in read
    assert "red" not in read
    file = (await server.command("fay", "my data")).response
    assert file is not None
    assert text(file) == "Nothing is stored under your ID."


async def test_only_the_newest_board_calls_people_to_vote(server: Server, days: Days) -> None:
    """It says until when, also when it's posted anew; an older one, which has no buttons, says nothing of it."""
    await start(server)
    boards = [await server.newest()]
    assert "1 hour after the first vote" in text(boards[0])
    edits = sum(it.method == "PATCH" for it in server.discord.requests)
    for name, gems in (("bo", "wbk"), ("bo", "wbg"), ("eve", "wbk")):
        await take(server, name, gems)
    assert sum(it.method == "PATCH" for it in server.discord.requests) == edits + 1
    assert re.search(r"The move is made <t:\d+:R>, or earlier", text(await server.newest()))
    await server.command("ada", "table show")
    boards.append(await server.newest())
    assert re.search(r"The move is made <t:\d+:R>, or earlier", text(boards[-1]))
    await decide(server, days)
    assert "1 hour after the first vote" in text(await server.newest())
    olds = [it for it in server.seen() if it.id in {board.id for board in boards}]
    assert len(olds) == len(boards)
    assert not any("votes" in text(it) for it in olds)


@pytest.mark.parametrize("path", ["GET", "PATCH"])
async def test_a_board_that_cannot_be_changed_stays(server: Server, days: Days, path: str) -> None:
    """The vote counts all the same."""
    await start(server)
    board = await server.newest()
    server.fail(path, "/channels/*/messages/*", 403, 50001)
    await take(server, "bo", "wbk")
    assert text(await server.newest()) == text(board)
    assert played(await decide(server, days)) == ["take:wbk"]


async def test_a_vote_can_be_changed_and_is_one_row(server: Server, days: Days) -> None:
    """However often somebody votes, their last vote counts, and comes after those who voted for it before."""
    await start(server)
    await take(server, "bo", "wbk")
    await take(server, "eve", "wbg")
    for gems in ("wgr", "wbg", "wbk", "wgr"):
        await take(server, "bo", gems)
    ids = [server.person(name).id for name in ("eve", "bo")]
    assert await cast(server) == [(ids[0], "take:wbg"), (ids[1], "take:wgr")]
    assert played(await decide(server, days)) == ["take:wbg"]


async def test_enough_votes_end_a_poll_once_nobody_votes_any_more(
    server: Server, days: Days
) -> None:
    """A new vote makes it wait for another minute; the same one again doesn't."""
    await start(server)
    for name in ("bo", "eve"):
        await take(server, name, "wbk")
    assert played(await decide(server, days, 2 * QUIET)) == []
    await take(server, "fay", "wbk")
    await days.leap(QUIET / 2)
    await take(server, "gus", "wbk")
    await days.leap(QUIET / 2)
    await take(server, "gus", "wbk")
    assert played(await decide(server, days, timedelta(0))) == []
    assert played(await decide(server, days, QUIET / 2)) == ["take:wbk"]


async def test_a_game_waits_for_its_first_vote(server: Server, days: Days) -> None:
    """Days go by without one; the hour begins with it."""
    await start(server)
    assert played(await decide(server, days, timedelta(days=5))) == []
    await take(server, "bo", "wbk")
    assert played(await decide(server, days, HOUR - QUIET)) == []
    assert played(await decide(server, days, QUIET)) == ["take:wbk"]


async def test_a_move_that_was_chosen_is_played_once(server: Server, days: Days) -> None:
    """Two that look at the same instant, as two processes might, make one move of it."""
    await start(server)
    await take(server, "bo", "wbk")
    await days.leap(HOUR)
    other = VoteJob(server.facet)
    await asyncio.gather(job(server).tick(), other.tick(), job(server).tick())
    table = await decide(server, days, RETRY)
    assert played(table) == ["take:wbk"]


async def test_a_vote_that_comes_while_the_move_is_being_made_is_refused(
    server: Server, days: Days
) -> None:
    """What was chosen stays chosen, and after a crash it is what is played."""
    table = await start(server)
    await take(server, "bo", "wbk")
    await days.leap(HOUR)
    votes, now = server.facet.tables.store.of(Votes), days.now
    assert await votes.claim(table.id, now, now + RETRY)
    assert not await votes.claim(table.id, now, now + RETRY)
    assert await job(server)._decided(table.id) is not None
    for name in ("eve", "fay"):
        assert "The vote is over" in private(await take(server, name, "wgr"))
    assert played(await decide(server, days, RETRY)) == ["take:wbk"]


async def test_a_vote_at_the_last_instant_counts_or_is_refused(server: Server, days: Days) -> None:
    """Whoever is told that their vote counts has it counted, however close the deadline is."""
    await start(server)
    await take(server, "bo", "wbk")
    await days.leap(HOUR)
    answers = await asyncio.gather(
        take(server, "eve", "wgr"), job(server).tick(), take(server, "fay", "wgr")
    )
    table = await decide(server, days, RETRY)
    told = [private(it) for it in answers if isinstance(it, Result)]
    counted = sum("Your vote" in it for it in told)
    assert len(played(table)) == 1
    assert sum((await poll_of(server)).counts) == 1 + counted


@pytest.mark.alone
async def test_a_deadline_that_has_passed_while_the_bot_was_down(server: Server) -> None:
    """The poll is decided as soon as the bot is up again."""
    table = await start(server)
    await take(server, "bo", "wbk")
    past = datetime.now(UTC) - HOUR
    await server.facet.tables.store.engine.write("UPDATE polls SET ends_at = $1, due_at = $1", past)
    await server.restart()
    await job(server).tick()
    await server.settle()
    assert played(await server.table()) == ["take:wbk"]
    assert (await server.table()).id == table.id


@pytest.mark.alone
async def test_a_bot_that_dies_between_choosing_and_playing(server: Server) -> None:
    """The next one plays what was chosen, though a vote was deleted since."""
    table = await start(server)
    await take(server, "bo", "wbk")
    await job(server)._decided(table.id)
    past = datetime.now(UTC) - HOUR
    engine = server.facet.tables.store.engine
    await engine.write("UPDATE polls SET due_at = $1", past)
    await engine.write("DELETE FROM votes")
    await server.restart()
    await job(server).tick()
    await server.settle()
    assert played(await server.table()) == ["take:wbk"]


@pytest.mark.alone
async def test_a_bot_that_dies_once_the_move_is_saved(server: Server) -> None:
    """The move isn't made again, and the votes are deleted."""
    table = await start(server)
    await take(server, "bo", "wbk")
    await job(server)._decided(table.id)
    engine = server.facet.tables.store.engine
    await engine.write("UPDATE polls SET number = 7, due_at = $1", datetime.now(UTC) - HOUR)
    await server.restart()
    await job(server).tick()
    await server.settle()
    assert played(await server.table()) == []
    assert await cast(server) == []
    assert "1 person has voted" in private(await take(server, "bo", "wbk"))
    assert (await poll_of(server)).number == table.number


async def test_nobody_does_alone_what_everybody_has_to(server: Server, days: Days) -> None:
    """No person takes back, resigns, asks for a hint, or gives the seat away, not even the host."""
    await start(server)
    await take(server, "bo", "wbk")
    await decide(server, days)
    board = await server.newest()
    assert not {"Hint", "Undo"} & {*labels(board)}
    for name in ("ada", "bo"):
        for command in ("undo", "resign", "back"):
            answer = private(await server.command(name, f"table {command}"))
            assert "plays here by voting" in answer, (name, command)
        assert "without hints" in private(await server.command(name, "table hint"))
        more = answered(await server.press(name, "More", board))
        assert not {"Undo", "Resign", "Hint"} & {*labels(more)}
    assert (await server.table()).stage == "playing"


async def test_the_host_and_moderators_end_it(server: Server) -> None:
    """Nobody else can, and then nothing is left of the votes."""
    await start(server)
    await take(server, "bo", "wbk")
    assert "can call the game off" in private(await server.command("bo", "table end"))
    await server.command("ada", "table end")
    await server.press("ada", "Yes")
    assert (await server.table()).stage == "called-off"
    await server.settle()
    assert await cast(server) == []
    await start(server)
    server.promote("mo", Permission.MANAGE_MESSAGES)
    await server.command("mo", "table end")
    await server.press("mo", "Yes")
    assert (await server.table()).stage == "called-off"


async def test_moderators_end_a_game_whose_host_was_forgotten(server: Server) -> None:
    """Even where only the host may, so that it doesn't keep its channel; others read who can."""
    await server.facet.tables.store.servers.save(ServerSettings(server.id, callers="host"))
    await start(server)
    server.promote("mo", Permission.MANAGE_MESSAGES)
    ada = server.person("ada").id
    for name in ("bo", "mo"):
        told = private(await server.command(name, "table end"))
        assert f"Only the host, <@{ada}>, can call the game off" in told
    await server.press("ada", "Delete my data", answered(await server.command("ada", "my forget")))
    told = private(await server.command("bo", "table end"))
    assert "has no host any more. Only somebody with the Manage Messages permission" in told
    await server.command("mo", "table end")
    await server.press("mo", "Yes")
    assert (await server.table()).stage == "called-off"


@pytest.mark.parametrize("callers", get_args(Callers))
async def test_whoever_has_a_vote_ends_a_game_that_has_rested(
    server: Server, days: Days, callers: Callers
) -> None:
    """As players may elsewhere: after 30 days, and not before; somebody with a vote plays, but isn't a player."""
    await server.facet.tables.store.servers.save(ServerSettings(server.id, callers=callers))
    await start(server)
    await days.leap(DEFAULT_PATIENCE.rests - HOUR)
    told = private(await server.command("bo", "table end"))
    assert "Only the host, <@" in told
    await days.leap(2 * HOUR)
    await server.command("bo", "table end")
    await server.press("bo", "Yes")
    assert (await server.table()).stage == "called-off"


async def test_whoever_has_a_vote_wakes_a_game(server: Server, days: Days) -> None:
    """It sleeps as any other does, and goes on as its board says: by everybody here."""
    await start(server)
    await days.leap(DEFAULT_PATIENCE.sleeps)
    await server.facet.scheduler.tick()
    await server.settle()
    assert "**Everybody**" in text(await server.newest())
    assert "is asleep" in private(await take(server, "bo", "wbk"))
    assert "The game goes on" in private(await server.command("bo", "table wake"))
    assert "Your vote: Take" in private(await take(server, "bo", "wbk"))


async def test_it_is_for_hosts_who_are_alone_with_computers(server: Server) -> None:
    """Nobody else can start it, nor anybody once another person has joined, nor without a computer."""
    await server.command("ada", "splendor new")
    assert "Let everybody play" not in labels(await server.newest())
    assert "At least 2 players" in await forge(server, "ada", "vote-start", "3600:3")
    await server.add_computer("ada", "easy", await server.newest())
    assert "Only the host" in private(await server.press("bo", "Let everybody play"))
    assert "Only the host" in await forge(server, "bo", "vote-start", "3600:3")
    await server.press("bo", "Join")
    assert "Let everybody play" not in labels(await server.newest())
    assert "Other people" in await forge(server, "ada", "vote-start", "3600:3")
    assert (await server.table()).stage == "lobby"


async def test_what_was_chosen_for_the_polls_holds(server: Server, days: Days) -> None:
    """Ten minutes, and never earlier: the lists of the panel name both, and the board says so."""
    await open_lobby(server)
    panel = answered(await server.press("ada", "Let everybody play"))
    ada = server.person("ada")
    for terms in (Terms(600, 3), Terms(600, NEVER)):
        (custom_id,) = lists_with(panel, str(terms))
        panel = answered(await ada.select(panel, [str(terms)], custom_id=custom_id))
    assert "ends 10 minutes after the first person has voted." in text(panel)
    await server.press("ada", "Start with everybody")
    assert "10 minutes after the first vote." in text(await server.newest())
    for name in ("bo", "eve", "fay", "gus"):
        await take(server, name, "wbk")
    assert played(await decide(server, days, 5 * QUIET)) == []
    assert played(await decide(server, days, 5 * QUIET)) == ["take:wbk"]


async def test_terms_that_nobody_was_offered_are_refused(server: Server) -> None:
    """A second is too short, whoever makes up such a button."""
    await open_lobby(server)
    for terms in ("1:3", "3600:1", "x"):
        assert "older version" in await forge(server, "ada", "vote-start", terms)
    assert (await server.table()).stage == "lobby"


async def test_a_start_that_is_refused_leaves_nothing(server: Server) -> None:
    """The game has no poll until it has begun."""
    await open_lobby(server)
    await server.press("ada", "Let everybody play")
    await server.command("bo", "table join")
    assert "Other people" in private(await server.press("ada", "Start with everybody"))
    assert await server.facet.tables.store.of(Votes).poll((await server.table()).id) is None


async def test_a_second_start_keeps_the_votes(server: Server) -> None:
    """A panel that is still open starts nothing anew."""
    await open_lobby(server)
    await server.press("ada", "Let everybody play")
    await server.press("ada", "Start with everybody")
    await take(server, "bo", "wbk")
    poll = await poll_of(server)
    assert "already" in await forge(server, "ada", "vote-start", "600:0")
    assert await poll_of(server) == poll
    assert len(await cast(server)) == 1


async def test_whoever_cannot_write_in_the_channel_has_no_vote(server: Server) -> None:
    """Seeing the board isn't enough."""
    await start(server)
    server.deny(server.channel, Permission.SEND_MESSAGES)
    assert "can’t write" in private(await take(server, "bo", "wbk"))
    assert await cast(server) == []


async def test_a_move_that_is_not_possible_is_no_vote(server: Server) -> None:
    """It is explained as to a player."""
    await start(server)
    assert "Your vote" not in private(await take(server, "bo", "wwwwww"))
    assert "Your vote" not in private(await server.command("bo", "splendor return", gem="w"))
    assert await cast(server) == []


async def test_an_old_panel_votes_for_nothing(server: Server, days: Days) -> None:
    """After the move, Vote in a panel of before leads to the new board."""
    await start(server)
    await take(server, "bo", "wbk")
    await server.press("eve", "Take")
    panel = answered(await server.press("eve", "⚪🔵🟩"))
    await decide(server, days)
    assert "out of date" in private(await server.press("eve", "Vote", panel))
    assert await cast(server) == []


async def test_everybody_sees_the_cards_that_the_seat_keeps_secret(
    server: Server, days: Days
) -> None:
    """Who presses My cards sees the card, the board doesn't show it, and the split names nothing that may tell of it."""
    await start(server)
    await server.command("bo", "splendor reserve", card="deck3")
    table = await decide(server, days)
    assert table.position.seen_by(None) != table.position.seen_by(0)
    hand = answered(await server.press("eve", "My cards"))
    assert "everybody in the channel can see" in text(hand)
    board = await server.newest()
    hidden = set(re.findall(r"\b3[wbgrk]\d\b", alt(hand) or "")) - visible(board)
    assert hidden
    assert not any(card in text(board) for card in hidden)
    await take(server, "bo", "wbk")
    await take(server, "eve", "wbk")
    await take(server, "fay", "wgr")
    await decide(server, days)
    told = text(await server.newest())
    assert "2 of 3 voted for **Take · White, blue, black**, 1 other move had votes, too" in told


async def test_a_person_takes_their_vote_along(server: Server, days: Days) -> None:
    """`/my data` has it, `/my forget` deletes it, and a poll without votes waits for a new first one."""
    await start(server)
    await take(server, "bo", "wbk")
    file = answered(await server.command("bo", "my data"))
    (attachment,) = file.attachments
    found: dict[str, Any] = json.loads(attachment.content)
    assert [it["move"] for it in found["votes"]] == ["take:wbk"]
    await server.press("bo", "Delete my data", answered(await server.command("bo", "my forget")))
    assert await cast(server) == []
    assert played(await decide(server, days)) == []
    await take(server, "eve", "wgr")
    assert played(await decide(server, days)) == ["take:wgr"]


async def test_a_host_who_is_forgotten_leaves_the_game_to_everybody(
    server: Server, days: Days
) -> None:
    """Nothing at the table names them any more, and the votes go on."""
    table = await start(server)
    await server.press("ada", "Delete my data", answered(await server.command("ada", "my forget")))
    table = await server.table()
    assert table.stage == "playing"
    ada = str(server.person("ada").id)
    store = server.facet.tables.store
    assert await store.lookup.tables_about(int(ada)) == []
    assert int(ada) not in await store.lookup.everybody()
    await take(server, "bo", "wbk")
    assert played(await decide(server, days)) == ["take:wbk"]


async def test_a_whole_game_counts_for_nobody(server: Server, days: Days) -> None:
    """It is played to its end by votes alone; nobody has a result, and nothing offers a rematch."""
    table = await start(server, "bluff")
    for _ in range(200):
        if table.over:
            break
        move = str(table.position.decision.moves[-1]) if table.position.decision else ""
        verb, _, answer = move.partition(":")
        names = table.rules.verbs[verb]
        options = dict(zip(names, answer.split("="), strict=False))
        for name in ("bo", "eve", "fay"):
            await server.command(name, f"bluff {verb}", **options)
        table = await decide(server, days, QUIET)
    assert table.stage == "finished"
    assert "Rematch" not in labels(await server.newest())
    assert "Took over" not in text(await server.newest())
    results = await server.facet.tables.store.engine.rows("SELECT user_id, rated FROM results")
    assert {tuple(it) for it in results} == {(None, 0)}
    assert await cast(server) == []
    for name in ("ada", "bo"):
        assert "haven’t yet finished a game" in private(await server.command(name, "profile"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_has_a_name_in_each_language(server: Server, language: str) -> None:
    """The board calls them by it."""
    server.speak(language)
    words = words_in(language)
    await server.command("ada", "splendor new")
    await server.add_computer("ada", "easy", await server.newest())
    await server.press("ada", words("button-vote-ask"))
    await server.press("ada", words("button-vote-start"))
    await decide(server, Days(server), timedelta(0))
    assert words("vote-everybody") in text(await server.newest())


def test_the_move_voted_for_first_wins_a_tie() -> None:
    """Whatever the order in which votes are read, and whoever has voted later for the winner."""
    votes = [Vote(1, 10 + place, move, place) for place, move in enumerate("acbab", start=1)]
    for order in permutations(votes):
        poll = Poll(1, 1, 600, NEVER).begun(4, NOW).decided(order)
        assert (poll.moves, poll.counts) == (("a", "b", "c"), (2, 2, 1))


def test_a_poll_ends_in_time_however_often_people_vote() -> None:
    """The minute after the last vote never reaches beyond its end."""
    poll = Poll(1, 1, 600, 2).begun(4, NOW)
    assert poll.after(1, NOW).due == NOW + timedelta(minutes=10)
    assert poll.after(2, NOW).due == NOW + QUIET
    late = NOW + timedelta(minutes=9, seconds=30)
    assert poll.after(9, late).due == poll.ends


async def test_a_sealed_deal_is_everybodys_too(server: Server, days: Days) -> None:
    """It starts once its commitment is published, and is played by votes."""
    table = await start(server, deal="sealed")
    assert (table.stage, table.everybody, table.is_rated) == ("playing", 0, False)
    await take(server, "bo", "wbk")
    assert played(await decide(server, days)) == ["take:wbk"]


async def test_a_host_finds_the_games_that_everybody_plays(server: Server) -> None:
    """`/my tables` has a line for each until it's over, with the way there."""
    assert "not at any table" in private(await server.command("ada", "my tables"))
    table = await start(server)
    assert table.link() in private(await server.command("ada", "my tables"))
    assert table.link() not in private(await server.command("bo", "my tables"))
    await server.command("ada", "table end")
    await server.press("ada", "Yes")
    assert table.link() not in private(await server.command("ada", "my tables"))
