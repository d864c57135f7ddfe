"""Reminders and pings over days: when they come, to whom, and how people keep them away."""

from __future__ import annotations

from datetime import timedelta

import pytest
from discord.utils import snowflake_time

from bot.tables import absence
from tests.bot.days import HOUR, Days, begin, told
from tests.bot.managing import fields_of
from tests.bot.server import Server, answered, components, labels, list_id, private, text

pytestmark = pytest.mark.alone


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
    await store.schedule.extend(("heard", "now"), 600, 0, 1)
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


async def test_an_absence_ends_early_without_a_limit_too(server: Server, days: Days) -> None:
    """Whoever comes back sooner isn't called away any more, and is reminded of the turn at once."""
    await begin(server, "bo")
    await server.command("ada", "my away", until="7")
    assert "away until" in text(await server.newest())
    await days.go_by(timedelta(days=1))
    await server.command("ada", "my away", until="0")
    assert "away until" not in text(await server.newest())
    await days.go_by(timedelta(seconds=1))
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
    ],
)
async def test_hours_that_are_none(server: Server, options: dict[str, str], says: str) -> None:
    """One sentence says what is wrong, and nothing is changed."""
    assert says in private(await server.command("ada", "my quiet", **options))
    person = await server.facet.tables.store.people.get(server.person("ada").id)
    assert person.quiet_from is None


async def test_a_city_is_enough(server: Server) -> None:
    """A zone is known by its city, hours by any digits; a zone alone leaves them as they are, none removes them."""

    async def said(**options: str) -> str:
        return private(await server.command("ada", "my quiet", **options))

    assert "Quiet hours: none (time zone: Asia/Tokyo)" in await said(zone="tokyo")
    assert "22:00 to 07:00 (Asia/Tokyo)" in await said(begin="22", end="7")
    assert "22:00 to 07:00 (America/New_York)" in await said(zone="new york")
    assert "23:00 to 07:00 (America/New_York)" in await said(begin="２３：００", end="7")
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


async def test_a_reminder_by_direct_message_goes_once_its_turn_is_over(
    server: Server, days: Days
) -> None:
    """All of a turn's reminders go; what else the bot has written there stays, as do other tables'."""
    panel = answered(await server.command("ada", "my reminders"))
    await server.person("ada").select(panel, ["direct"], custom_id=list_id(panel))
    await begin(server, "bo", pace="1d")
    other = server.add_channel("other")
    await server.command("ada", "splendor new", other, seats="joined", pace="1d")
    lobby = await server.newest(other)
    await server.press("bo", "Join", lobby)
    await server.press("ada", "Start", await server.newest(other))
    await days.go_by(13 * HOUR)
    await days.go_by(9 * HOUR)
    direct = server.direct("ada")
    assert len(list(server.seen("ada", direct))) == 4
    await server.command("ada", "splendor take", gems="wbg")
    left = list(server.seen("ada", direct))
    assert len(left) == 2
    assert all(str(other.id) in str(it.components) for it in left)
    await server.command("ada", "splendor take", other, gems="wbg")
    assert list(server.seen("ada", direct)) == []


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
