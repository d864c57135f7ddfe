"""The deal of the day: everyone has the same cards and the same computer, and nobody sees them too early."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.actions.cooldowns import LIMITS
from bot.features.daily import daily
from bot.features.daily.screen import DailyBoardOf, board
from bot.features.daily.store import Daily, DailyTry
from bot.host.settings import Bounds
from bot.i18n.lexicon import words_in
from bot.playground.discord.permissions import Permission
from bot.store.values import Person, ServerSettings
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table, first_id
from bot.tables.zones import end_of_day, moved_to
from bot.testing.people import Seen
from rules import read_record
from rules.sealed import verify
from tests.bot.days import Days
from tests.bot.server import Server, alt, answered, components, labels, private, text


async def panel(server: Server, name: str) -> str:
    """Return what a person is shown of their day."""
    return text(answered(await server.command(name, "daily")))


def control(message: Seen, action: str, game: str = "splendor") -> str:
    """Return the custom id of a control of the deal of the day."""
    ids = [str(part.get("custom_id", "")) for part in components(message)]
    return next(it for it in ids if f":{action}:{game}" in it)


async def begin(server: Server, name: str, game: str = "splendor") -> Table:
    """Let a person begin today's deal of a game; return their table."""
    shown = answered(await server.command(name, "daily"))
    await server.person(name).click(shown, custom_id=control(shown, "daily-play", game))
    return await server.facet.tables.latest(server.direct(name).id)


async def play(server: Server, table: Table, name: str, moves: int | None = None) -> Table:
    """Let a person play as a plain computer would, to the end or for so many answers."""
    table = await turn(server, table)
    while table.stage == "playing" and moves != 0:
        move = str(table.rules.quick(table.position.seen_by(0)))
        verb, _, what = move.partition(":")
        await say(server, name, table, verb, what)
        table = await turn(server, table)
        moves = None if moves is None else moves - 1
    return table


async def say(server: Server, name: str, table: Table, verb: str, what: str) -> None:
    """Let a person make a move by changing their table, as a press does."""
    move = f"{verb}:{what}" if what else verb
    user_id = server.person(name).id
    changed = await server.facet.tables.change(
        table.id, lambda it: changes.play(it, user_id, None, move, server.facet.tables.rng)
    )
    await server.facet.after_change.run(changed.after)


async def turn(server: Server, table: Table) -> Table:
    """Wait until the computer has answered."""
    while (table := await server.facet.tables.get(table.id)).computer_asked:
        await asyncio.gather(*server.facet.after_change._engine_tasks.values())
        await server.settle()
    return table


async def test_everyone_has_the_same_deal_in_private(server: Server) -> None:
    """Two people get the same cards, each in a direct message; the channel shows nothing of it."""
    one, two = await begin(server, "ada"), await begin(server, "bo")
    assert one.setup == two.setup
    assert one.place == two.place == "direct"
    assert one.channel_id != two.channel_id
    assert list(server.seen()) == []
    assert "deal of the day" in text(next(server.seen("ada", server.direct("ada"))))
    told = await panel(server, "ada")
    assert "your game goes on here" in told
    shown = answered(await server.command("ada", "daily"))
    assert "Commitment" not in text(shown)
    assert "Commitment" in text(answered(await server.press("ada", "Verify", shown)))
    other = await begin(server, "cy", "seekers")
    again = await begin(server, "dee", "seekers")
    assert (other.options, other.setup) == (again.options, again.setup)


async def test_the_same_moves_have_the_same_answers(server: Server) -> None:
    """Whoever plays the same moves meets the same answers and cards, whatever computers do elsewhere."""
    one = await play(server, await begin(server, "ada"), "ada", 6)
    two = await play(server, await begin(server, "bo"), "bo", 6)
    assert one.log == two.log


def test_no_days_computer_changes_during_the_day() -> None:
    """A day that began before the levels changed has the same computer to its end."""
    assert {daily.level(game) for game in ("splendor", "seekers")} == {"~normal"}


async def test_the_first_game_counts_and_is_compared(server: Server) -> None:
    """The result stands in the day, on the board and in a picture; a second game changes none of it."""
    table = await play(server, await begin(server, "ada"), "ada")
    assert table.stage == "finished"
    board = next(server.seen("ada", server.direct("ada")))
    assert "Rematch" not in labels(board)
    assert "Deal of the day" in labels(board)
    assert table.sealed is not None
    assert table.sealed.secret not in text(board)
    assert "Unrated: the deal of the day never counts for ratings." in text(board)
    shown = answered(await server.command("ada", "daily"))
    told = text(shown)
    assert "won " in told or "lost " in told
    assert "1 day in a row" in told
    ranked = answered(
        await server.person("ada").click(shown, custom_id=control(shown, "daily-board"))
    )
    assert "**ada**" in text(ranked)
    assert "played it to the end." in text(ranked)
    shown = answered(await server.command("ada", "daily"))
    await server.facet.tables.store.servers.save(ServerSettings(server.id, language="ja"))
    asked = answered(
        await server.person("ada").click(shown, custom_id=control(shown, "daily-share", "splendor"))
    )
    await server.press("ada", "Post it here", asked)
    posted = await server.newest()
    assert "**ada**" in text(posted)
    assert "今日の勝負" in text(posted)
    assert "今日の勝負" in (alt(posted) or "")
    cards = {card for row in (table.setup or {})["rows"].values() for card in row}
    assert not any(card in text(posted) + (alt(posted) or "") for card in cards)
    before = await server.facet.tables.store.of(Daily).of(server.person("ada").id)
    again = await begin(server, "ada")
    assert again.id != table.id
    assert await server.facet.tables.store.of(Daily).of(server.person("ada").id) == before


def where(message: Seen) -> str:
    """Return the custom id of the list of channels in which a try can be shared."""
    return control(message, "daily-there")


async def test_a_try_is_shared_in_the_channel_that_one_chooses(server: Server) -> None:
    """From the direct message too, where nobody would see it; only where both may post pictures."""
    await play(server, await begin(server, "ada"), "ada")
    silent = server.add_channel("silent", Permission.SEND_MESSAGES)
    direct, ada = server.direct("ada"), server.person("ada")
    before = len([*server.seen("ada", direct)])
    shown = answered(await server.command("ada", "daily", direct))
    asked = answered(await ada.click(shown, custom_id=control(shown, "daily-share")))
    assert "Post it here" not in labels(asked)
    (offered,) = [part for part in components(asked) if part["type"] == 3]
    assert [it["label"] for it in offered["options"]] == ["#games"]
    told = await ada.select(asked, [offered["options"][0]["value"]], custom_id=where(asked))
    assert "posted" in private(told)
    posted = await server.newest()
    assert "**ada** played the deal of the day" in posted.content
    assert any(sign in posted.content for sign in "🪙🎴💎")
    assert "Turn by turn: " in str(alt(posted))
    assert len([*server.seen("ada", direct)]) == before + 1  # the answer alone
    for channel_id in (silent.id, 1, 0):
        forged = f"{where(asked)}{server.id}:{channel_id}"
        assert "may not post" in private(await ada.forge(asked, forged))
    shown = answered(await server.command("ada", "daily"))
    asked = answered(await ada.click(shown, custom_id=control(shown, "daily-share")))
    assert "again" in private(await server.press("ada", "Post it here", asked))  # too soon there
    assert (await server.newest()).id == posted.id


async def test_discord_is_asked_so_often_where_somebody_may_post(server: Server) -> None:
    """Whoever goes on asking reads when they can again, and Discord isn't asked."""
    await play(server, await begin(server, "ada"), "ada")
    direct, ada = server.direct("ada"), server.person("ada")
    shown = answered(await server.command("ada", "daily", direct))
    share = control(shown, "daily-share")
    for _ in range(LIMITS["where"].times):
        answered(await ada.forge(shown, share))
    asked = len(server.discord.requests)
    assert "10 times lately" in private(await ada.forge(shown, share))
    assert not [it for it in server.discord.requests[asked:] if "/guilds/" in it.path]


async def test_in_a_server_every_channel_can_be_chosen(server: Server) -> None:
    """The list is Discord's own, and the choice is checked."""
    await play(server, await begin(server, "ada"), "ada")
    other = server.add_channel("other")
    silent = server.add_channel("silent", Permission.ATTACH_FILES)
    ada = server.person("ada")
    shown = answered(await server.command("ada", "daily"))
    asked = answered(await ada.click(shown, custom_id=control(shown, "daily-share")))
    refused = await ada.select(asked, [silent], custom_id=where(asked))
    assert "may not post" in private(refused)
    assert [*server.seen("ada", silent)] == []
    shown = answered(await server.command("ada", "daily"))
    asked = answered(await ada.click(shown, custom_id=control(shown, "daily-share")))
    await ada.select(asked, [other], custom_id=where(asked))
    assert "played the deal of the day" in (await server.newest(other)).content


@pytest.mark.parametrize("action", ["daily-board", "daily-share", "daily-here", "daily-there"])
@pytest.mark.parametrize(
    "day",
    ["x", "0001-01-01", "9999-12-31", "2026-13-01", "20261126", "2026-W48-4", " ", "٢٠٢٦-01-01"],
)
async def test_a_forged_day_is_refused(server: Server, action: str, day: str) -> None:
    """Only a day that has a deal has a board, and a try to share."""
    shown = answered(await server.command("ada", "daily"))
    at = control(shown, "daily-board").rpartition(":daily-board")[0]
    forged = f"{at}:{action}:splendor:{day}"
    assert "older version" in private(await server.person("ada").forge(shown, forged))


async def test_a_game_that_could_not_be_saved_is_no_try(server: Server) -> None:
    """Neither the table nor the try is there after an error, so the person is told so, and tries again."""
    shown = answered(await server.command("ada", "daily"))
    begin_id, store = control(shown, "daily-play"), server.facet.tables.store
    with closing(sqlite3.connect(server.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        told = private(await server.person("ada").click(shown, custom_id=begin_id))
    assert "nothing has changed" in told
    assert await store.of(Daily).of(server.person("ada").id) == []
    with pytest.raises(Refusal):
        await server.facet.tables.latest(server.direct("ada").id)
    table = await begin(server, "ada")
    assert [it.table_id for it in await store.of(Daily).of(server.person("ada").id)] == [table.id]


def test_equal_tries_share_a_place() -> None:
    """Whoever won by as much in as many turns has the same medal; the next place is free then."""
    results = [(1, 4, 20), (1, 4, 20), (1, 4, 21), (2, -1, 18)]
    ranked = [
        DailyTry(number, "splendor", "2026-11-25", number, 0, f"p{number}", *result)
        for number, result in enumerate(results)
    ]
    shown = board(
        DailyBoardOf("splendor", "2026-11-25", "everywhere"), ranked, 4, words_in("en"), here=False
    )
    places = [line.split()[0] for line in shown.text.splitlines()[2:6]]
    assert places == ["🥇", "🥇", "🥉", "4."]


async def test_no_answer_of_the_computer_can_be_tried_out(server: Server) -> None:
    """Undo takes back no move of the computer, and there are no hints."""
    table = await play(server, await begin(server, "ada"), "ada", 1)
    told = private(await server.command("ada", "table undo", server.direct("ada")))
    assert "nothing" in told.lower()
    assert not table.hints_given
    assert table.counts
    assert not table.is_rated


async def test_the_secret_stays_until_the_day_is_over_everywhere(
    server: Server, days: Days
) -> None:
    """The record of a finished game lacks it, and Verify waits; after the day both prove the deal."""
    table = await play(server, await begin(server, "ada"), "ada")
    assert table.sealed is not None
    direct = server.direct("ada")
    answer = answered(await server.command("ada", "table export", direct))
    assert json.loads(await answer.attachments[0].read())["sealed"]["secret"] is None
    told = private(await server.command("ada", "table verify", direct))
    assert "once the day is over" in told
    assert table.sealed.secret not in await panel(server, "ada")
    await days.leap(timedelta(days=2, hours=13))
    await server.settle()
    answer = answered(await server.command("ada", "table export", direct))
    verify(read_record(await answer.attachments[0].read()))
    assert "**Valid**" in private(await server.command("ada", "table verify", direct))


async def test_the_best_game_of_a_day_that_is_over(server: Server, days: Days) -> None:
    """Once nobody can play that day any more, its best game can be looked at, without names."""
    shown = answered(await server.command("ada", "daily"))
    assert not any("daily-best" in str(part.get("custom_id")) for part in components(shown))
    at = control(shown, "daily-play").replace("daily-play", "daily-best")  # as posted before
    told = await server.person("ada").forge(shown, at)
    assert "no game to show" in private(told)
    table = await play(server, await begin(server, "ada"), "ada")
    assert table.sealed is not None
    ends = datetime.fromisoformat(daily.day_after(table.sealed.day)).replace(tzinfo=UTC)
    await days.leap(ends + timedelta(hours=12) - days.now)
    shown = answered(await server.command("bo", "daily"))
    replay = await server.person("bo").click(shown, custom_id=control(shown, "daily-best"))
    assert replay.response is not None
    assert "ada" not in text(replay.response)
    assert replay.response.ephemeral


async def test_a_day_follows_the_time_zone(server: Server, days: Days) -> None:
    """Where it is tomorrow already, tomorrow's deal is played; its secret was fixed before."""
    now = days.now.replace(hour=11)
    person = await server.facet.tables.store.people.get(1)
    east, west = replace(person, zone="Pacific/Kiritimati"), replace(person, zone="Etc/GMT+12")
    first = daily.today(west, (), now)
    assert daily.today(east, (), now) == daily.day_after(first, 2)
    assert now < end_of_day(first)
    await daily.draw_secrets(server.facet.tables.store)
    assert await server.facet.tables.store.of(Daily).secret(
        daily.day_after(daily.today(east, (), now))
    )
    today = days.now.date()
    for zone in ("Kiritimati", "UTC-12"):  # a new zone counts from the next day
        await server.command("ada", "my quiet", zone=zone)
        assert f"Deal of the day: {said(today)}" in await panel(server, "ada")
    await days.leap(timedelta(days=1))
    there = (days.now - timedelta(hours=12)).date()
    assert f"Deal of the day: {said(there)}" in await panel(server, "ada")


def said(day: date) -> str:
    """Return a day as people write it in English."""
    return f"{day.day} {day:%B %Y}"


ZONES = (*(f"Etc/GMT{sign}{hours}" for sign in "+-" for hours in range(1, 13)), "Etc/GMT-14")
CHANGING = ("Etc/UTC", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", *ZONES)
HOUR = timedelta(hours=1)


def lived(choices: Iterable[tuple[timedelta, str]]) -> list[tuple[datetime, str]]:
    """Return when which days' deals were begun by somebody who begins all they can, and moves so.

    `choices` are how long they wait, and where they move then.
    """
    now, person, tries = datetime(2026, 3, 27, 0, 30, tzinfo=UTC), Person(1), list[DailyTry]()
    found = []
    for wait, zone in choices:
        now += wait
        person = moved_to(person, zone, now)
        day = daily.today(person, tries, now)
        if day not in {it.day for it in tries}:
            tries.append(DailyTry(1, "splendor", day, first_id(now), 0, "Ada", place=1))
            found.append((now, day))
    return found


def check_days(found: Sequence[tuple[datetime, str]]) -> None:
    """Check that days only go forward, and that nobody has more of them than somebody who stays."""
    assert [day for _, day in found] == sorted({day for _, day in found})
    for (before, _), (now, _) in zip(found, found[2:], strict=False):
        assert now - before >= daily.SHORTEST


@pytest.mark.parametrize("seed", range(20))
def test_nobody_moves_to_get_more_days(seed: int) -> None:
    """However somebody changes their time zone, no more than two days' deals are theirs within 23 hours."""
    rng = Random(seed)
    check_days(
        lived((rng.choice((0, 1, 2, 5, 11)) * HOUR, rng.choice(CHANGING)) for _ in range(600))
    )


def test_somebody_who_stays_has_every_day() -> None:
    """In every zone, summer time included, each day is theirs as soon as it begins."""
    for zone in CHANGING:
        found = lived([(HOUR / 2, zone)] * 24 * 2 * 9)
        check_days(found)
        days = [day for _, day in found]
        assert days == [daily.day_after(days[0], ahead) for ahead in range(len(days))]
        assert len(days) >= 9


def test_a_streak_does_not_grow_in_one_sitting() -> None:
    """Each change counts from the next day: until midnight, the day stays the one that it was."""
    sitting = [(timedelta(minutes=1), zone) for zone in (*CHANGING, *reversed(CHANGING))]
    assert len(lived(sitting)) == 1


async def test_a_closed_direct_message_is_said(server: Server) -> None:
    """Who accepts no direct messages is told why one is needed, and no game begins."""
    server.fail("POST", "/users/@me/channels", 403, 50007)
    shown = answered(await server.command("ada", "daily"))
    told = await server.person("ada").click(shown, custom_id=control(shown, "daily-play"))
    assert "couldn’t send you a direct message" in private(told)
    assert await server.facet.tables.store.of(Daily).of(server.person("ada").id) == []


async def test_forgetting_a_person_deletes_their_tries(server: Server) -> None:
    """What they played stands in their file, and is gone with their data."""
    await play(server, await begin(server, "ada"), "ada")
    answer = answered(await server.command("ada", "my data"))
    told = json.loads(await answer.attachments[0].read())
    assert [it["game"] for it in told["daily"]] == ["splendor"]
    assert "secret" not in json.dumps(told)
    await server.command("ada", "my forget")
    await server.press("ada", "Delete my data")
    store = server.facet.tables.store.of(Daily)
    assert await store.of(server.person("ada").id) == []
    assert "begun before you deleted your data" in await panel(server, "ada")
    shown = answered(await server.command("ada", "daily"))
    begun = await server.person("ada").click(shown, custom_id=control(shown, "daily-play"))
    assert "this one is for practice" in private(begun)
    assert await store.of(server.person("ada").id) == []


async def test_two_presses_begin_one_game(server: Server) -> None:
    """The second one is refused with the link to the game that the first one has begun."""
    shown = answered(await server.command("zoe", "daily"))
    zoe, play_it = server.person("zoe"), control(shown, "daily-play")
    answers = await asyncio.gather(*(zoe.click(shown, custom_id=play_it) for _ in range(2)))
    link = (await server.facet.tables.latest(server.direct("zoe").id)).link()
    assert [private(it).count(link.rpartition("/")[0]) for it in answers] == [1, 1]


@pytest.mark.alone
async def test_the_deal_is_played_where_few_servers_are_served(server: Server) -> None:
    """Its game is in a direct message, whose buttons work although nothing else is offered there."""
    await server.restart(Bounds(servers=frozenset({server.id})))
    table = await begin(server, "ada")
    place = server.direct("ada")
    board = next(it for it in server.seen("ada", place) if "Take" in labels(it))
    panel = await server.press("ada", "Take", board)
    assert "isn’t available here" not in text(answered(panel))
    assert "isn’t available here" in private(await server.command("ada", "daily", place))
    assert (await server.facet.tables.get(table.id)).open
