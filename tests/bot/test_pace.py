"""Games over days, in a channel: boards with a time, late turns, seats that change hands, games that rest."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest

from bot.computers.levels import stand_in
from bot.host.settings import Bounds
from bot.messages.screen import Screen
from bot.posting.boards import Boards, Delivery
from bot.tables import absence, clocks
from bot.tables import privacy as table_privacy
from bot.tables.table import Table
from tests.bot.days import HOUR, Days, begin, moved, told
from tests.bot.server import Server, answered, button_id, labels, private, text
from tests.playground.waiting import PATIENCE, until

pytestmark = pytest.mark.alone


async def test_the_board_says_until_when(server: Server, days: Days) -> None:
    """As a time that every reader's own client writes; without a pace it says nothing."""
    await begin(server, "bo", pace="3d")
    until = int((days.now + timedelta(days=3)).timestamp())
    assert f"<t:{until}:R>" in text(await server.newest())
    await server.command("bo", "table show")
    assert f"<t:{until}:R>" in text(await server.newest())
    days.now += HOUR
    await server.command("ada", "splendor take", gems="wbg")
    assert f"<t:{until + 3600}:R>" in text(await server.newest())


async def test_a_seat_that_counts_stays_ones_own(server: Server) -> None:
    """Whoever would hand it over reads why nobody can take it, and what they can do instead."""
    await begin(server, "bo", pace="3d")
    answer = await server.command("ada", "table hand-over", person=server.person("eve"))
    assert "nobody else can take your seat" in private(answer)
    assert labels(answered(answer)) == ["Away…"]
    assert "How long will you be away" in private(
        await server.press("ada", "Away…", answered(answer))
    )


async def test_a_computer_takes_a_late_turn(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board says that time is up, and anybody seated lets a computer play the turn, a good one."""
    engine, levels = server.facet.after_change.engine, list[str]()
    usual = engine.answer

    async def answer(game: str, level: str, *others: Any) -> str:
        levels.append(level)
        return await usual(game, level, *others)

    monkeypatch.setattr(engine, "answer", answer)
    await begin(server, "bo", pace="1h")
    await days.go_by(2 * HOUR)
    board = await server.newest()
    assert "time is up" in text(board)
    assert "Let a computer play this turn" in labels(board)
    assert "not playing" in private(await server.press("eve", "Let a computer play this turn"))
    await server.press("bo", "Let a computer play this turn")
    table = await server.table()
    assert (table.asked, table.players[0].answers) == (1, True)
    assert {*levels} == {stand_in("splendor")}
    await server.command("bo", "splendor take", gems="wbg")
    assert (await server.table()).asked == 0


async def test_a_late_turn_is_noted_once(server: Server, days: Days) -> None:
    """However many processes look at the same instant."""
    await begin(server, "bo", pace="1h")
    table = await server.table()
    await days.leap(2 * HOUR)
    await asyncio.gather(*(server.facet.scheduler.look() for _ in range(3)))
    await server.settle()
    assert (await server.table()).revision == table.revision + 1


async def test_a_table_may_let_computers_play_by_themselves(server: Server, days: Days) -> None:
    """Then nobody need press; after three turns in a row it keeps the seat until they are back."""
    await begin(server, "bo", pace="1h", late="computer")
    for _ in range(3):
        await days.go_by(2 * HOUR)
        table = await server.table()
        assert table.asked == 1
        moves = [str(move) for move in table.position.decision.moves]  # type: ignore[union-attr]
        gems = next(move for move in moves if move.startswith("take")).removeprefix("take:")
        await server.command("bo", "splendor take", gems=gems)
    table = await server.table()
    assert table.players[0].deputy == "seat"
    assert "Take my seat back" in labels(await server.newest())
    await server.press("ada", "Take my seat back")
    assert (await server.table()).players[0].answers


async def test_a_turn_taken_by_a_computer_is_one_board(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the computer thinks, and it says what has happened: it was one turn."""
    monkeypatch.setattr("bot.posting.after_change.THINKING_NOTICE_S", 0.0)
    await begin(server, "bo", pace="2m", late="computer")
    before = len(list(server.seen()))
    await days.go_by(timedelta(minutes=5))
    assert (await server.table()).asked == 1
    boards = list(server.seen())
    assert len(boards) == before + 1
    assert "A computer played this turn for **ada**, who plays the next one." in text(boards[0])
    assert "Take my seat back" not in labels(boards[0])
    await server.command("bo", "splendor take", gems="wbg")
    assert "A computer played" not in text(await server.newest())


async def test_every_board_says_for_whom_a_computer_plays(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until they are back, with a button that gives the seat back to nobody else."""
    monkeypatch.setattr("bot.posting.after_change.THINKING_NOTICE_S", 0.0)
    await begin(server, "bo", pace="1h")
    await days.go_by(2 * HOUR)
    before = len(list(server.seen()))
    await server.press("bo", "Let a computer take the seat")
    assert len(list(server.seen())) == before + 1
    for _ in range(2):
        board = await server.newest()
        assert "A computer is playing for **ada**. **Take my seat back** ends that." in text(board)
        assert text(board).count("computer is playing") == 1
        for other in ("bo", "eve"):
            refused = private(await server.press(other, "Take my seat back", board))
            assert "not playing at this table" in refused or "playing this seat yourself" in refused
        moves = (await server.table()).position.decision.moves  # type: ignore[union-attr]
        taken = next(str(move) for move in moves if str(move).startswith("take"))
        await server.command("bo", "splendor take", gems=taken.removeprefix("take:"))
    await server.press("ada", "Take my seat back")
    board = await server.newest()
    assert "**ada** is back." in text(board)
    assert "Take my seat back" not in labels(board)


async def test_an_onlooker_sits_in_with_one_yes(server: Server, days: Days) -> None:
    """They ask, somebody at the table accepts, and they see what the seat may see."""
    await begin(server, "bo", pace="1h", rated="no")
    await days.go_by(2 * HOUR)
    await server.press("eve", "Sit in")
    assert "would like to sit in for **ada**" in text(await server.newest())
    assert "not playing" in private(await server.press("eve", "Accept"))
    await server.press("bo", "Accept")
    table = await server.table()
    assert table.seat_of(server.person("eve").id) == 0
    assert table.clock is not None
    assert not table.clock.late


async def test_accepting_somebody_is_not_accepting_somebody_else(
    server: Server, days: Days
) -> None:
    """Whoever presses **Accept** on the board of an earlier request gives nobody else the seat."""
    await begin(server, "bo", pace="1h", rated="no")
    await days.go_by(2 * HOUR)
    await server.press("eve", "Sit in")
    earlier = button_id(await server.newest(), "Accept") or ""
    await server.press("bo", "Decline")
    await server.press("dan", "Sit in")
    board = await server.newest()
    assert "out of date" in private(await server.person("bo").forge(board, earlier))
    table = await server.table()
    assert table.seat_of(server.person("dan").id) is None
    assert table.offer is not None
    await server.press("bo", "Accept")
    assert (await server.table()).seat_of(server.person("dan").id) == 0


async def test_a_seat_is_handed_over_by_command(server: Server) -> None:
    """The other person is pinged, and plays on once they accept."""
    await begin(server, "bo", rated="no")
    assert "offered" in private(
        await server.command("ada", "table hand-over", person=server.person("eve"))
    )
    offer = f"**ada** is offering this seat to <@{server.person('eve').id}>"
    assert offer in text(await server.newest())
    assert server.person("eve").id in next(server.seen()).mentioned
    await server.press("eve", "Accept")
    await server.command("eve", "splendor take", gems="wbg")
    assert (await server.table()).asked == 1


async def test_an_offer_without_an_answer_keeps_nobody_from_being_pinged(server: Server) -> None:
    """While it waits, each player is pinged for their turn as usual."""
    await begin(server, "bo", rated="no")
    await server.command("ada", "table hand-over", person=server.person("eve"))
    await server.command("ada", "splendor take", gems="wbg")
    assert server.person("bo").id in next(server.seen()).mentioned


async def test_two_people_ask_to_sit_in_at_once(server: Server, days: Days) -> None:
    """One of them asks, the other is told so."""
    await begin(server, "bo", pace="1h", rated="no")
    await days.go_by(2 * HOUR)
    board = await server.newest()
    sit_in = button_id(board, "Sit in") or ""
    await server.at_once([("eve", board, sit_in), ("dan", board, sit_in)])
    offer = (await server.table()).offer
    assert offer is not None
    assert offer.name in ("eve", "dan")
    assert text(await server.newest()).count("would like to sit in") == 1


async def test_what_is_due_is_done_once(server: Server, days: Days) -> None:
    """Looked for again in the same moment, or by another look, nothing comes twice."""
    await begin(server, "bo", pace="1h")
    await days.go_by(0.6 * HOUR)
    await days.go_by(timedelta())
    await asyncio.gather(server.facet.scheduler.look(), server.facet.scheduler.look())
    assert sum("it’s your turn, and" in line for line in told(server)) == 1


async def test_a_table_that_cannot_be_read_jams_no_clock(server: Server, days: Days) -> None:
    """Other due tables are handled all the same, and the broken one is tried again later."""
    other = server.add_channel("other")
    await server.command("eve", "splendor new", other)
    await begin(server, "bo", pace="1h")
    broken, tables = (await server.table(other)).id, server.facet.tables
    with closing(sqlite3.connect(server.path)) as file, file:
        file.execute("UPDATE tables SET options = '{' WHERE id = ?", (broken,))
    tables.forget()
    await days.leap(25 * HOUR)
    await server.facet.scheduler.tick()
    await server.settle()
    assert "time is up" in text(await server.newest())
    assert broken not in await tables.store.schedule.due(days.now, 10)
    assert broken in await tables.store.schedule.due(days.now + HOUR, 10)


async def test_an_untouched_lobby_closes(server: Server, days: Days) -> None:
    """After a day without anybody doing anything, and it says why."""
    await server.command("ada", "splendor new")
    await days.go_by(20 * HOUR)
    await server.press("bo", "Join")
    await days.go_by(20 * HOUR)
    assert (await server.table()).stage == "lobby"
    await days.go_by(5 * HOUR)
    assert (await server.table()).stage == "called-off"
    assert "nothing happened here for a day" in text(await server.newest())


async def test_of_several_games_asleep_ones_own_wakes(server: Server, days: Days) -> None:
    """Not only the newest one of a channel can be woken."""
    await begin(server, "bo")
    await days.go_by(timedelta(days=61))
    first = (await server.table()).id
    await server.command("cy", "splendor new")
    await server.press("di", "Join")
    await server.press("cy", "Start")
    await days.go_by(timedelta(days=61))
    await server.command("ada", "table wake")
    table = await server.table()
    assert (table.id, table.asleep) == (first, False)


async def test_a_game_sleeps_after_two_months(server: Server, days: Days) -> None:
    """Its channel is free for another table; it wakes when that one is over."""
    await begin(server, "bo")
    await days.go_by(timedelta(days=61))
    assert "asleep" in text(await server.newest())
    await server.command("eve", "splendor new")
    assert "already a table" in private(await server.command("ada", "table wake"))
    await server.press("eve", "Close table")
    assert "not playing" in private(await server.command("eve", "table wake"))
    await server.command("ada", "table wake")
    table = await server.table()
    assert (table.stage, table.asleep, table.asked) == ("playing", False, 0)
    await server.command("ada", "splendor take", gems="wbg")
    assert (await server.table()).asked == 1


async def test_a_clock_rests_while_a_game_sleeps(server: Server, days: Days) -> None:
    """Whoever is to move when it wakes has a whole turn, and is pinged."""
    await begin(server, "bo", pace="1d")
    slept = await server.facet.tables.change((await server.table()).id, absence.fall_asleep)
    await server.facet.after_change.run(slept.after)
    await days.go_by(timedelta(days=3))
    await server.command("bo", "table wake")
    clock = (await server.table()).clock
    assert clock is not None
    assert (clock.late, clock.deadline) == (False, days.now + timedelta(days=1))
    assert server.person("ada").id in (await server.newest()).mentioned


@pytest.mark.parametrize("gone", [False, True])
async def test_sleep_gives_nobody_time_and_takes_none(
    server: Server, days: Days, *, gone: bool
) -> None:
    """Whoever had an hour left has it when the game goes on, be it put to sleep or its channel deleted."""
    await begin(server, "bo", pace="1d", rated="yes")
    await server.command("ada", "splendor take", gems="wbg")
    await server.command("bo", "splendor take", gems="wrk")
    table, place = await server.table(), None
    await days.go_by(timedelta(hours=23))
    change = table_privacy.without_channel if gone else absence.fall_asleep
    if gone:
        server.remove_channel()
        place = server.add_channel("elsewhere")
    slept = await server.facet.tables.change(table.id, change)
    await server.facet.after_change.run(slept.after)
    server.facet.tables.forget()
    await days.go_by(timedelta(days=3))
    assert "The game goes on" in private(await server.command("bo", "table wake", place))
    woken = await server.facet.tables.get(table.id)
    assert woken.clock is not None
    left = (woken.clock.deadline or days.now) - days.now
    assert timedelta(minutes=55) < left < timedelta(minutes=65)
    assert not woken.clock.late
    assert server.person("ada").id in (await server.newest(place)).mentioned
    await days.go_by(timedelta(hours=2))
    assert ((await server.facet.tables.get(table.id)).clock or woken.clock).late


async def test_a_rested_game_is_called_off_by_anybody_seated(server: Server, days: Days) -> None:
    """After a month, not before; an onlooker never."""
    await begin(server, "bo")
    days.now += timedelta(days=29)
    assert "Only the host" in private(await server.command("bo", "table end"))
    days.now += timedelta(days=2)
    assert "Only the host" in private(await server.command("eve", "table end"))
    await server.command("bo", "table end")
    await server.press("bo", "Yes, call it off")
    assert (await server.table()).stage == "called-off"


@pytest.mark.alone
async def test_the_host_of_the_bot_sets_how_long_games_rest(server: Server) -> None:
    """A game may be called off, and sleeps, after as many days as they say."""
    await server.restart(Bounds(rest=2, sleep=5))
    with moved(server) as days:
        await begin(server, "bo")
        await days.leap(timedelta(days=1))
        assert "Only the host" in private(await server.command("bo", "table end"))
        await days.leap(timedelta(days=2))
        assert "without a result" in private(await server.command("bo", "table end"))
        await days.go_by(timedelta(days=1))
        assert not (await server.table()).asleep
        await days.go_by(timedelta(days=2))
        assert "asleep" in text(await server.newest())


async def test_people_are_invited(server: Server) -> None:
    """A seat is kept for each, they are pinged once, and say yes or no."""
    people = {"invite": server.person("bo"), "invite_2": server.person("eve")}
    await server.command("ada", "splendor new", **people)
    lobby = next(server.seen())
    assert text(lobby).count("· invited") == 2
    assert set(lobby.mentioned) == {person.id for person in people.values()}
    await server.press("bo", "Accept")
    await server.press("eve", "Decline")
    table = await server.table()
    assert [(player.name, player.invited) for player in table.players] == [
        ("ada", False),
        ("bo", False),
    ]
    await server.press("ada", "Start")
    assert (await server.table()).stage == "playing"


async def test_boards_that_take_long_to_be_shown_again(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile the bot goes on noting that it is there: nothing is given back twice."""
    beginning, going_on = asyncio.Event(), asyncio.Event()
    unfinished = server.facet.tables.store.claim_unfinished

    async def slowly() -> list[int]:
        beginning.set()
        await going_on.wait()
        return await unfinished()

    monkeypatch.setattr(server.facet.tables.store, "claim_unfinished", slowly)
    await begin(server, "bo", pace="1d")
    await days.leap(timedelta())  # it is noted that the bot is there, at this very second
    days.now += timedelta(days=7)
    async with asyncio.timeout(PATIENCE):
        await server.facet.heartbeat.poll()
        await beginning.wait()
    days.now += timedelta(minutes=1)
    assert not await server.facet.heartbeat.beat()
    going_on.set()
    until = int((days.now + timedelta(days=1, minutes=-1)).timestamp())
    await server.told(f"<t:{until}:R>")


async def test_a_slow_board_holds_up_no_other_table(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While Discord takes its time with one late turn, the next one is told."""
    posting, going_on, post = asyncio.Event(), asyncio.Event(), Boards._post
    await begin(server, "bo", pace="1h")
    slow, elsewhere = await server.table(), server.add_channel("elsewhere")
    await server.command("cy", "splendor new", elsewhere, seats="joined", pace="1h")
    await server.press("bo", "Join", await server.newest(elsewhere))
    await server.press("cy", "Start", await server.newest(elsewhere))

    async def slowly(self: Boards, table: Table, screen: Screen, how: Delivery) -> int:
        if table.id == slow.id:
            posting.set()
            await going_on.wait()
        return await post(self, table, screen, how)

    monkeypatch.setattr(Boards, "_post", slowly)
    await days.leap(2 * HOUR)
    looking = asyncio.create_task(server.facet.scheduler.tick())
    async with asyncio.timeout(PATIENCE):
        await posting.wait()
        await until(lambda: "time is up" in text(next(server.seen(channel=elsewhere))))
    assert "time is up" not in text(await server.newest())
    going_on.set()
    await looking
    await server.told("time is up")


async def test_a_live_clock_runs_out(server: Server, days: Days) -> None:
    """The board counts down by itself, pings even in quiet hours, and a computer plays the late turn."""
    await server.command("bo", "my quiet", begin="0:00", end="23:59", zone="UTC")
    await begin(server, "bo", pace="30s", late="computer")
    until = int(days.now.timestamp()) + 30
    assert f"<t:{until}:R>" in text(await server.newest())
    await days.go_by(timedelta(seconds=31))
    table = await server.table()
    assert (table.asked, table.players[0].missed) == (1, 1)
    board = await server.newest()
    assert board.mentioned == [server.person("bo").id]
    assert f"<t:{int((days.now + timedelta(seconds=30)).timestamp())}:R>" in text(board)


async def test_a_board_shows_what_each_bank_holds(server: Server, days: Days) -> None:
    """Besides the deadline of the player to move, which each reader's client counts down."""
    await begin(server, "bo", pace="1d-plus-12h")
    assert "**ada** 1 d · **bo** 1 d" in text(await server.newest())
    days.now += timedelta(hours=5, minutes=30)
    await server.command("ada", "splendor take", gems="wbg")
    board = text(await server.newest())
    assert "**ada** 1 d 6 h · **bo** 1 d" in board
    assert f"<t:{int((days.now + timedelta(days=1)).timestamp())}:R>" in board
    await server.restart()
    assert clocks.banks(await server.table()) == {0: 109_800, 1: 86_400}
