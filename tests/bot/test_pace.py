"""Games over days, in a channel: boards with a time, reminders, late turns, people who come and go."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime, timedelta

import pytest
from discord.utils import snowflake_time

from bot.host.settings import Bounds
from bot.store import Store
from bot.tables import absence
from tests.bot.managing import fields_of
from tests.bot.server import Server, answered, button_id, components, labels, list_id, private, text
from tests.playground.waiting import PATIENCE

pytestmark = pytest.mark.alone
HOUR = timedelta(hours=1)


class Days:
    """The time that the bot believes it is."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._store: Store = server.facet.tables.store
        self.now: datetime = self._store.clock().replace(microsecond=0)

    async def go_by(self, time: timedelta) -> None:
        """Let time go by, and do what is due then."""
        await self.leap(time)
        # The loop that does this would sleep a moment longer, and nobody waits for loops.
        self._server.facet.tables.alarm.until(self.now)
        await self._server.facet.scheduler.tick()
        await asyncio.gather(*self._server.facet.after_change._engine_tasks.values())
        await self._server.settle()

    async def leap(self, time: timedelta) -> None:
        """Let time go by in which the bot is there, and has not yet looked what is due."""

        def turn() -> None:
            self.now += time

        await self._server.facet.heartbeat.jump(turn)


@pytest.fixture
def days(server: Server) -> Iterator[Days]:
    """Return a clock for the bot that a test moves."""
    with _moved(server) as days:
        yield days


@contextmanager
def _moved(server: Server) -> Iterator[Days]:
    store = server.facet.tables.store
    usual, days = store.clock, Days(server)
    store.clock = lambda: days.now
    yield days
    store.clock = usual


async def begin(server: Server, *others: str, **options: object) -> None:
    """Seat Ada, who moves first, and others."""
    await server.command("ada", "splendor new", seats="joined", **options)
    for name in others:
        await server.press(name, "Join")
    await server.press("ada", "Start")


def told(server: Server) -> list[str]:
    """Return what the channel shows, the newest first."""
    return [text(message) for message in server.seen()]


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


async def test_reminders_take_each_others_place(server: Server, days: Days) -> None:
    """At half time and near the end the person asked is pinged, by one message at a time."""
    await begin(server, "bo", pace="1d")
    await days.go_by(11 * HOUR)
    assert "it’s your turn" not in told(server)[0]
    await days.go_by(2 * HOUR)
    first = next(server.seen())
    assert f"<@{server.person('ada').id}>: it’s your turn" in text(first)
    await days.go_by(2 * HOUR)
    assert next(server.seen()).id == first.id
    await days.go_by(7 * HOUR)
    assert sum("it’s your turn, and" in line for line in told(server)) == 1
    assert next(server.seen()).id != first.id
    await server.command("ada", "splendor take", gems="wbg")
    assert not any("it’s your turn, and" in line for line in told(server))


async def test_a_computer_takes_a_late_turn(server: Server, days: Days) -> None:
    """The board says that time is up, and anybody seated lets a computer play the turn."""
    await begin(server, "bo", pace="1h")
    await days.go_by(2 * HOUR)
    board = await server.newest()
    assert "time is up" in text(board)
    assert "Let a computer play this turn" in labels(board)
    assert "not playing" in private(await server.press("eve", "Let a computer play this turn"))
    await server.press("bo", "Let a computer play this turn")
    table = await server.table()
    assert (table.asked, table.players[0].answers) == (1, True)
    await server.command("bo", "splendor take", gems="wbg")
    assert (await server.table()).asked == 0


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
    assert table.players[0].substitute == "seat"
    assert "I’m back" in labels(await server.newest())
    await server.press("ada", "I’m back")
    assert (await server.table()).players[0].answers


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


async def test_a_seat_is_handed_over_by_command(server: Server) -> None:
    """The other person is pinged, and plays on once they accept."""
    await begin(server, "bo", rated="no")
    assert "offered" in private(
        await server.command("ada", "table hand-over", person=server.person("eve"))
    )
    offer = f"**ada** is offering this seat to <@{server.person('eve').id}>"
    assert offer in text(await server.newest())
    assert next(server.seen()).mentioned == [server.person("eve").id]
    await server.press("eve", "Accept")
    await server.command("eve", "splendor take", gems="wbg")
    assert (await server.table()).asked == 1


async def test_a_seat_is_handed_over_from_a_reminder(server: Server, days: Days) -> None:
    """A reminder of an unrated game has a button for it; a rated one's seat can't change hands."""
    await begin(server, "bo", rated="no")
    await days.go_by(timedelta(days=1, seconds=1))
    asked = answered(await server.press("ada", "Hand over…"))
    people = next(it["custom_id"] for it in components(asked) if it["type"] == 5)
    eve = server.person("eve").id
    assert "offered" in private(
        await server.person("ada").select(asked, [str(eve)], custom_id=people)
    )
    assert f"offering this seat to <@{eve}>" in text(await server.newest())


async def test_a_reminder_is_not_taken_for_the_board(server: Server, days: Days) -> None:
    """What was saved but not shown is posted at the next start, also below a reminder with buttons."""
    await begin(server, "bo", rated="no")
    await days.go_by(timedelta(days=1, seconds=1))
    ada, eve = (server.person(name).id for name in ("ada", "eve"))
    await server.facet.tables.change(
        (await server.table()).id, lambda table: absence.hand_over(table, ada, eve, "eve")
    )
    await server.restart()
    assert "offering this seat" in text(await server.newest())


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
    await asyncio.gather(server.facet.scheduler.tick(), server.facet.scheduler.tick())
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
    tables.alarm.until(days.now)
    await server.facet.scheduler.tick()
    await server.settle()
    assert "time is up" in text(await server.newest())
    assert broken not in await tables.store.schedule.due(days.now, 10)
    assert broken in await tables.store.schedule.due(days.now + HOUR, 10)


async def test_a_reminder_for_a_channel_that_is_gone(server: Server, days: Days) -> None:
    """Nobody can be reminded there, and other tables go on."""
    await begin(server, "bo", pace="1h")
    other = server.add_channel("other")
    await server.command("eve", "splendor new", other)
    server.remove_channel()
    await days.go_by(0.6 * HOUR)
    await days.go_by(25 * HOUR)
    assert (await server.table(other)).stage == "called-off"


async def test_showing_a_board_again_pings_nobody_needlessly(server: Server, days: Days) -> None:
    """Not for an onlooker, and not within ten minutes of the last time."""
    await begin(server, "bo")
    days.now = snowflake_time(next(server.seen()).id) + timedelta(minutes=9)
    for name in ("eve", "bo"):
        await server.command(name, "table show")
        assert next(server.seen()).mentioned == []
    days.now = snowflake_time(next(server.seen()).id) + timedelta(minutes=11)
    await server.command("eve", "table show")
    assert next(server.seen()).mentioned == []
    days.now = snowflake_time(next(server.seen()).id) + timedelta(minutes=11)
    await server.command("bo", "table show")
    assert next(server.seen()).mentioned == [server.person("ada").id]


async def test_a_turn_pings_once(server: Server, days: Days) -> None:
    """Not again for another board of the same turn: after a silence of the bot, or when time is up."""
    await begin(server, "bo", pace="1h")
    ada, bo = server.person("ada").id, server.person("bo").id
    first = next(server.seen())
    assert first.mentioned == [ada]
    store = server.facet.tables.store
    await store.schedule.extend(600, 0, 1)
    server.facet.tables.forget()
    await server.facet.after_change.catch_up()
    await server.settle()
    again = next(server.seen())
    assert again.id != first.id
    assert again.mentioned == []
    await days.go_by(2 * HOUR)
    assert "time is up" in text(await server.newest())
    assert next(server.seen()).mentioned == []
    await server.command("ada", "splendor take", gems="wbg")
    assert next(server.seen()).mentioned == [bo]


async def test_a_turn_without_a_limit_is_reminded_of_gently(server: Server, days: Days) -> None:
    """After a day, and after three; then the bot leaves them alone, and one press stops it at once."""
    await begin(server, "bo")
    seen = []
    for _ in range(6):
        await days.go_by(timedelta(days=1, seconds=1))
        seen.append("it’s your turn" in told(server)[0] and next(server.seen()).id)
    first, second = seen[0], seen[2]
    assert seen == [first, first, second, second, second, second]
    assert first != second
    reminder = next(server.seen())
    assert labels(reminder) == ["Play", "Away…", "No more reminders"]
    await server.command("ada", "splendor take", gems="wbg")
    await days.go_by(timedelta(days=1, seconds=1))
    assert f"<@{server.person('bo').id}>" in told(server)[0]
    assert "/my reminders" in private(await server.press("bo", "No more reminders"))
    await server.command("bo", "splendor take", gems="wbg")
    await server.command("ada", "splendor take", gems="wrk")
    await days.go_by(timedelta(days=2))
    assert "it’s your turn" not in told(server)[0]


async def test_an_absence_begins_at_a_reminder(server: Server, days: Days) -> None:
    """Its button asks for how long, and the turn is reminded of once they are back."""
    await begin(server, "bo")
    await days.go_by(timedelta(days=1, seconds=1))
    asked = answered(await server.press("ada", "Away…"))
    await server.person("ada").select(asked, ["7"], custom_id=list_id(asked))
    assert "away until" in text(await server.newest())
    await days.go_by(timedelta(days=6))
    assert "it’s your turn" not in told(server)[0]
    await days.go_by(timedelta(days=1, seconds=1))
    assert "it’s your turn" in told(server)[0]


async def test_somebody_away_is_not_pinged(server: Server, days: Days) -> None:
    """Their clock stands still, the board says until when, and they may come back at any time."""
    await begin(server, "bo", pace="1d")
    assert "clocks are paused" in private(await server.command("ada", "my away", until="3"))
    board = text(await server.newest())
    assert f"away until <t:{int((days.now + timedelta(days=3)).timestamp())}:f>" in board
    await days.go_by(timedelta(days=2))
    assert "time is up" not in text(await server.newest())
    await server.command("ada", "my away", until="0")
    until = int((days.now + timedelta(days=1)).timestamp())
    assert f"<t:{until}:R>" in text(await server.newest())
    for too_long in ("31", "9" * 6000):
        told = private(await server.command("ada", "my away", until=too_long))
        assert "at most 30" in told


async def test_quiet_hours_are_kept(server: Server, days: Days) -> None:
    """Boards that come in them ping nobody; a reminder comes when they end."""
    await days.leap(days.now.replace(hour=12, minute=0, second=0) - days.now)
    answer = private(
        await server.command("bo", "my quiet", begin="11", end="13:30", zone="Europe/London")
    )
    assert "Quiet hours: 11:00 to 13:30 (Europe/London)" in answer
    await begin(server, "bo")
    await server.command("ada", "splendor take", gems="wbg")
    assert next(server.seen()).mentioned == []
    await days.go_by(3 * HOUR)
    assert "it’s your turn" in told(server)[0]
    assert next(server.seen()).mentioned == [server.person("bo").id]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"begin": "25", "end": "7"}, "22:00 and 7:30"),
        ({"begin": "22"}, "22:00 and 7:30"),
        ({"begin": "9", "end": "9:00"}, "all day"),
        ({"begin": "22", "end": "7", "zone": "Mars"}, "don’t know that time zone"),
        ({"begin": "22", "end": "7"}, "Give your time zone as well"),
        ({"zone": "Asia/Tokyo"}, "22:00 and 7:30"),
    ],
)
async def test_hours_that_are_none(server: Server, options: dict[str, str], says: str) -> None:
    """One sentence says what is wrong, and nothing is changed."""
    assert says in private(await server.command("ada", "my quiet", **options))
    person = await server.facet.tables.store.people.get(server.person("ada").id)
    assert person.quiet_from is None


async def test_a_city_is_enough(server: Server) -> None:
    """A zone is known by its city; a new one alone leaves the hours as they are, none removes them."""

    async def said(**options: str) -> str:
        return private(await server.command("ada", "my quiet", **options))

    assert "22:00 to 07:00 (Asia/Tokyo)" in await said(begin="22", end="7", zone="tokyo")
    assert "22:00 to 07:00 (America/New_York)" in await said(zone="new york")
    assert "23:00 to 07:00 (America/New_York)" in await said(begin="23", end="7")
    form = await server.command("ada", "my quiet")
    typed = {it["custom_id"]: it.get("value", "") for it in fields_of(form)}
    assert (typed["begin"], typed["end"]) == ("23:00", "07:00")
    told = await server.person("ada").submit_modal(form, {**typed, "begin": "", "end": ""})
    assert "Quiet hours: none" in private(told)


async def test_reminders_by_direct_message(server: Server, days: Days) -> None:
    """People who chose that are reminded there and not in the channel; they can also choose none."""
    panel = answered(await server.command("ada", "my reminders"))
    await server.person("ada").select(panel, ["direct"], custom_id=list_id(panel))
    await begin(server, "bo", pace="1d")
    await days.go_by(13 * HOUR)
    assert "it’s your turn, and" not in told(server)[0]
    channel = server.direct("ada")
    sent = [message for message in server.seen("ada", channel) if "and time’s up" in text(message)]
    assert len(sent) == 1
    assert text(sent[0]).startswith("It’s your turn, and time’s up")


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


async def test_the_host_of_the_bot_sets_how_long_games_rest(server: Server) -> None:
    """A game may be called off, and sleeps, after as many days as they say."""
    await server.restart(Bounds(rest=2, sleep=5))
    with _moved(server) as days:
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


async def test_all_tables_of_a_person(server: Server) -> None:
    """Those that wait for them come first, each with its link."""
    told = private(await server.command("ada", "my tables"))
    assert "not at any table" in told
    assert "`/splendor new`" in told
    await begin(server, "bo", pace="1d")
    other = server.add_channel("other")
    await server.command("bo", "seekers new", other)
    listed = private(await server.command("bo", "my tables")).splitlines()
    assert "Your tables (2)" in listed[0]
    assert "not started" in listed[2] + listed[1]
    mine = private(await server.command("ada", "my tables"))
    assert "waiting for you" in mine
    assert "Time’s up" in mine


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
