"""A week in the channel: what it tells, of whom, and that it is told once."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.computers.puzzle import in_turn
from bot.computers.review import Review
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.features.weekly.job import Weekly
from bot.features.weekly.screen import ToldWeek, screen
from bot.features.weekly.store import WeekResult, Weeks
from bot.features.weekly.week import MIN_STREAK, Comeback, beginning, comeback, week, week_of
from bot.i18n.lexicon import words_in
from bot.playground.discord.permissions import Permission
from bot.testing.people import Channel
from tests.bot.days import Days
from tests.bot.managing import choose, chosen
from tests.bot.server import Server, labels, private, text
from tests.bot.test_profile import finish
from tests.playground.waiting import until

pytestmark = pytest.mark.alone

AT = datetime(2026, 3, 2, 12, tzinfo=UTC)
WEEK = timedelta(weeks=1)


def test_a_week_begins_on_monday_at_noon() -> None:
    """It has one number until the next Monday at noon."""
    number = week_of(AT)
    assert beginning(number) == AT
    assert AT.strftime("%A") == "Monday"
    assert week_of(AT - timedelta(seconds=1)) == number - 1
    assert week_of(AT + WEEK - timedelta(seconds=1)) == number


def won(table_id: int, *people: int, game: str = "splendor", score: int = 15) -> list[WeekResult]:
    """Return the results of a game in which the first of these people won."""
    return [
        WeekResult(table_id, game, AT, seat, who, f"n{who}", seat + 1, score - seat)
        for seat, who in enumerate(people)
    ]


def test_a_week_counts_games_and_people() -> None:
    """Hidden people count, but nobody names them, and computers don't count."""
    computer = WeekResult(3, "seekers", AT, 1, None, "", 2, 3)
    hidden = [replace(it, name="") if it.user_id == 2 else it for it in won(2, 2, 1, score=20)]
    found = week([*won(1, 1, 2), *hidden, *won(3, 1, game="seekers"), computer])
    assert (found.games, found.people) == ({"splendor": 2, "seekers": 1}, 2)
    assert found.names == [("n1", 3)]
    assert found.highest == {"splendor": ("n1", 19), "seekers": ("n1", 15)}
    assert found.streak is None


@pytest.mark.parametrize("score", [-4, 0, 1])
def test_a_low_score_can_be_the_highest(score: int) -> None:
    """The best score of a week in which all were low counts like any other."""
    assert week(won(1, 1, 2, score=score)).highest == {"splendor": ("n1", score)}


def test_a_score_that_a_computer_has_beaten_is_no_record() -> None:
    """Nor is a score that a computer made in somebody's seat, nor a game it won there."""
    computer = WeekResult(1, "splendor", AT, 0, None, "", 1, 15)
    lost = replace(won(1, 1)[0], seat=1, place=2, score=6)
    assert week([computer, lost]).highest == {}
    assert week([replace(computer, place=2, score=5), replace(lost, place=1)]).highest == {
        "splendor": ("n1", 6)
    }
    instead = replace(won(2, 1)[0], by_computer=True)
    beaten = replace(won(2, 2)[0], seat=1, place=2)
    assert week([instead, beaten]).highest == {}
    taken = [
        replace(it, by_computer=it.user_id == 1) for n in range(MIN_STREAK) for it in won(n, 1, 2)
    ]
    assert week(taken).streak is None
    turned = Review("splendor", (0, 1, 2), ((0.5, 0.5), (0.1, 0.9), (1, 0)), (), ())
    assert comeback(taken, {0: turned}) is None


def test_a_week_has_the_longest_streak() -> None:
    """Wins in a row, at least three, of somebody who may be named."""
    games = [it for number in range(MIN_STREAK) for it in won(number, 1, 2)]
    assert week(games).streak == ("n1", MIN_STREAK)
    assert week([*games[:-2], *won(9, 2, 1), *games[-2:]]).streak is None


def test_the_game_that_turned_most() -> None:
    """The only winner with the lowest chance in a review; none if nobody was ever far behind."""
    results = [*won(1, 1, 2), *won(2, 2, 1)]

    def review(lowest: float) -> Review:
        return Review("splendor", (0, 1, 2), ((0.5, 0.5), (lowest, 1 - lowest), (1, 0)), (), ())

    found = comeback(results, {1: review(0.2), 2: review(0.1)})
    assert found == Comeback(2, "splendor", "n2", 0.1)
    assert comeback(results, {1: review(0.4)}) is None
    assert comeback(results, {}) is None


def test_who_won_had_a_chance() -> None:
    """The lowest chance of a winner is never rounded to 0%."""
    turned = Comeback(1, "splendor", "n1", 0.002)
    told = screen(ToldWeek(1, week(won(1, 1, 2)), turned), words_in("en"))
    assert "down to a chance of 1%" in told.caption


async def news(server: Server) -> Channel:
    """Return a channel that a manager has chosen for the message about the week."""
    channel = server.add_channel("news")
    await choose(server, "max", week=[str(channel.id)])
    return channel


def posted(server: Server, channel: Channel) -> list[str]:
    """Return what is in a channel, the newest first."""
    return [text(message) for message in server.seen(None, channel)]


async def monday(server: Server, days: Days) -> None:
    """Let time go by until the next Monday at noon, and let the bot tell of the week."""
    await days.leap(beginning(week_of(days.now) + 1) - days.now)
    await server.facet.parts.of(Weekly).wake()


async def monday_in_an_outage(server: Server, days: Days, channel: Channel) -> None:
    """Let the bot try to tell of the week while Discord fails, until its faults are cleared."""
    for _ in range(9):  # however often the bot tries; discord.py doesn't repeat a 503
        server.fail("POST", f"/channels/{channel.id}/messages", 503)
    await monday(server, days)


async def test_a_week_is_told_once(server: Server, days: Days) -> None:
    """In the chosen channel, with who played and the hardest puzzle, without a ping; a quiet week isn't told."""
    channel = await news(server)
    await server.facet.parts.of(Weekly).wake()
    for seed in range(3):
        await finish(server, "ada", "bo", seed=seed)
    store = server.facet.tables.store
    await fail_at_a_puzzle(server, days)
    await monday(server, days)
    (told,) = posted(server, channel)
    assert "Splendor 3 games, played by 2 people" in told
    assert "**ada** 3, **bo** 3" in told
    assert "Highest score in Splendor" in told
    assert "0 of 3 people" in told
    message = await server.newest(channel)
    assert message.mentioned == []
    assert labels(message) == ["Leaderboard", "Try that puzzle"]
    assert "one answer is clearly the best" in private(
        await server.press("eve", "Try that puzzle", message)
    )
    await server.facet.parts.of(Weekly).wake()
    await monday(server, days)
    assert len(posted(server, channel)) == 1
    assert await store.of(Weeks).told(server.id) == week_of(days.now)


async def fail_at_a_puzzle(server: Server, days: Days) -> None:
    """Let three people fail at a puzzle."""
    puzzle_id, _ = in_turn(days.now.date())[0]
    for user_id in (1, 2, 3):
        answer = PuzzleAnswer(puzzle_id, found=False, at=days.now)
        await server.facet.tables.store.of(Puzzles).answer(user_id, answer)


async def test_a_kill_after_the_post(server: Server, days: Days) -> None:
    """What was posted but not noted is found in the channel, long after Discord has forgotten it."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    await monday(server, days)
    store = server.facet.tables.store
    await store.of(Weeks).mark(server.id, 0)
    await server.facet.parts.of(Weekly).wake()
    assert len(posted(server, channel)) == 1
    assert await store.of(Weeks).told(server.id) == week_of(days.now)


async def test_two_processes_tell_a_week_once(server: Server, days: Days) -> None:
    """The one that comes second finds it told."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    facet = server.facet
    other = Weekly(facet)
    await monday(server, days)
    await other.wake()
    assert len(posted(server, channel)) == 1


async def test_a_week_that_cannot_be_posted(server: Server, days: Days) -> None:
    """A fault of Discord is retried; a channel that is closed to the bot is left alone."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    await monday_in_an_outage(server, days, channel)
    store = server.facet.tables.store
    assert posted(server, channel) == []
    assert await store.of(Weeks).told(server.id) < week_of(days.now)
    server.discord.failing.clear()
    await server.facet.parts.of(Weekly).wake()
    assert len(posted(server, channel)) == 1
    server.deny(channel, Permission.VIEW_CHANNEL)
    await finish(server, "ada", "bo", seed=2)
    await monday(server, days)
    assert await store.of(Weeks).told(server.id) == week_of(days.now)


async def test_a_week_is_told_once_the_connection_is_back(server: Server, days: Days) -> None:
    """Nobody waits for the next hour."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    await monday_in_an_outage(server, days, channel)
    assert posted(server, channel) == []
    server.discord.failing.clear()
    await server.facet.on_connect()
    await until(lambda: len(posted(server, channel)) == 1)


async def test_managers_learn_that_a_week_could_not_be_posted(server: Server, days: Days) -> None:
    """In the settings, with why, until one is posted, or another channel is chosen."""
    channel = await news(server)
    await finish(server, "ada", "bo")
    server.deny(channel, Permission.SEND_MESSAGES)
    await monday(server, days)
    assert "I may not post there" in text(await choose(server, "max"))
    other = server.add_channel("other")
    assert "I may not post there" not in text(await choose(server, "max", week=[str(other.id)]))
    assert "I may not post there" in text(await choose(server, "max", week=[str(channel.id)]))
    server.deny(channel, 0)
    await finish(server, "ada", "bo", seed=2)
    await monday(server, days)
    assert len(posted(server, channel)) == 1
    assert "I may not post there" not in text(await choose(server, "max"))


async def test_who_hides_is_not_named(server: Server, days: Days) -> None:
    """Neither is anybody who was forgotten."""
    channel = await news(server)
    await finish(server, "ada", "bo", "cleo")
    store = server.facet.tables.store
    person = await store.people.get(server.person("ada").id)
    await store.people.save(replace(person, hidden=True))
    await store.people.forget(server.person("bo").id)
    await monday(server, days)
    (told,) = posted(server, channel)
    assert "**cleo** 1" in told
    assert "ada" not in told
    assert "bo" not in told


async def test_people_of_one_name_are_told_apart(server: Server, days: Days) -> None:
    """In the message about a week and on the leaderboard."""
    channel = await news(server)
    one, two = server.person("Alex"), server.person("alex")
    await finish(server, "Alex", "alex")
    await monday(server, days)
    (told,) = posted(server, channel)
    board = private(await server.command("Alex", "leaderboard"))
    for name in (f"**Alex #{str(one.id)[-4:]}**", f"**alex #{str(two.id)[-4:]}**"):
        assert name in told
        assert name in board


async def test_the_channel_is_the_servers_choice(server: Server, days: Days) -> None:
    """The panel shows it, and can take it back; what happened before isn't told."""
    await finish(server, "ada", "bo")
    channel = server.add_channel("news")
    panel = await choose(server, "max", week=[str(channel.id)])
    assert str(channel.id) in chosen(panel)
    await server.facet.parts.of(Weekly).wake()
    assert posted(server, channel) == []
    panel = await choose(server, "max", week=[])
    assert str(channel.id) not in chosen(panel)
    await monday(server, days)
    assert posted(server, channel) == []
