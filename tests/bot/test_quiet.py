"""Nobody holds up or pesters others: what all see, or are called by, works once and then after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

import pytest

from bot.actions.cooldowns import LIMITS, Cooldowns
from bot.tables import changes
from bot.tables.refusal import Refusal
from tests.bot.server import Server, private

NOW = datetime(2026, 5, 1, tzinfo=UTC)


class Clock:
    """The time that the bot believes it is."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        """Return it."""
        return self.now


@pytest.fixture
def clock(server: Server) -> Iterator[Clock]:
    """Return a clock for the bot that a test moves."""
    store = server.facet.tables.store
    usual, clock = store.clock, Clock()
    clock.now = usual()
    store.clock = clock
    yield clock
    store.clock = usual


def posted(server: Server) -> int:
    """Return how many messages everybody sees."""
    return sum(1 for _ in server.seen())


@pytest.mark.parametrize(
    ("what", "command", "options"),
    [
        ("show", "table show", {}),
        ("language", "table language", {"language": "ja"}),
    ],
)
async def test_a_board_is_posted_again_only_after_a_while(
    game: Server, clock: Clock, what: str, command: str, options: dict[str, str]
) -> None:
    """The first time works, the next is answered privately with when; somebody else's works at once."""
    others = "bo" if what == "language" else "eve"
    await game.command("ada", command, **options)
    before = posted(game)
    refused = private(await game.command("ada", command, **options))
    again = int((clock.now + LIMITS[what].span).timestamp())  # type: ignore[index]
    assert f"<t:{again}:R>" in refused
    assert posted(game) == before
    await game.command(others, command, **options)
    assert posted(game) == before + 1
    clock.now += LIMITS[what].span  # type: ignore[index]
    await game.command("ada", command, **options)
    assert posted(game) == before + 2


async def test_a_board_that_is_not_up_is_shown_however_often_it_takes(game: Server) -> None:
    """Only a board that is shown as it stands can be shown too often."""
    await game.command("ada", "table show")
    assert "only a moment ago" in private(await game.command("ada", "table show"))
    ada = game.person("ada").id
    table = await game.table()
    await game.facet.tables.change(
        table.id, lambda it: changes.play(it, ada, None, "take:wbg", Random(1))
    )
    before = posted(game)
    assert "posting it again" in private(await game.command("ada", "table show"))
    assert posted(game) == before + 1


async def test_nobody_is_called_again_before_they_answer(server: Server, clock: Clock) -> None:
    """Invitations and seats on offer count together, whoever calls."""
    bo, eve = server.person("bo"), server.person("eve")
    await server.command("ada", "splendor new", invite=eve, rated="no")
    await server.press("ada", "Close table")
    refused = private(await server.command("cy", "splendor new", invite=eve))
    assert "**eve**" not in refused
    assert "eve was pinged in this channel" in refused
    await server.command("ada", "splendor new", invite=bo, rated="no")
    await server.press("bo", "Accept")
    await server.press("ada", "Start")
    assert "eve was pinged" in private(await server.command("bo", "table hand-over", person=eve))
    assert (await server.table()).offer is None
    clock.now += LIMITS["call"].span
    await server.command("ada", "table hand-over", person=eve)
    await server.press("eve", "Accept")
    assert (await server.table()).seat_of(eve.id) is not None


async def test_opening_and_closing_in_a_loop_comes_to_an_end(server: Server, clock: Clock) -> None:
    """After a few tables in a row a person is told when the next one may be opened."""
    for _ in range(LIMITS["open"].times):
        await server.command("ada", "splendor new")
        await server.press("ada", "Close table")
    assert "can use it again" in private(await server.command("ada", "seekers new"))
    await server.command("bo", "splendor new")
    assert (await server.table()).open
    await server.press("bo", "Close table")
    clock.now += LIMITS["open"].span
    await server.command("ada", "seekers new")
    assert (await server.table()).open


async def test_whoever_says_yes_may_be_called_again_at_once(server: Server) -> None:
    """A rematch right after a game calls those who came when they were invited."""
    await server.command("ada", "splendor new", invite=server.person("bo"), rated="no")
    await server.press("bo", "Accept")
    await server.press("ada", "Start")
    await server.resign("bo")
    await server.press("ada", "Rematch")
    assert any(it.invited for it in (await server.table()).players)


def test_what_failed_does_not_count_and_little_is_remembered() -> None:
    """A refusal is no deed; of many people only the last ones are remembered."""
    quiet = Cooldowns(lambda: NOW, remembered=2)
    with pytest.raises(Refusal, match="refused-full"), quiet.doing("profile", 1, 1):
        raise Refusal("refused-full")
    for person in (1, 2, 3):
        with quiet.doing("profile", person, 1):
            pass
    assert len(quiet._done) == 2
    with pytest.raises(Refusal, match="refused-too-soon"), quiet.doing("profile", 3, 1):
        pass


def test_what_fails_erases_nothing_that_succeeded_meanwhile() -> None:
    """Of actions at the same time each counts for itself, however the others end."""
    quiet, times = Cooldowns(lambda: NOW), LIMITS["open"].times
    failing = quiet.doing("open", 1, 1)
    failing.__enter__()
    for _ in range(times - 1):
        with quiet.doing("open", 1, 1):
            pass
    assert not failing.__exit__(Refusal, Refusal("refused-full"), None)
    with quiet.doing("open", 1, 1):
        pass
    with pytest.raises(Refusal, match="refused-too-soon"), quiet.doing("open", 1, 1):
        pass


def test_a_call_that_fails_leaves_the_others_calls() -> None:
    """A person who was pinged meanwhile isn't pinged again; one who has answered may be."""
    quiet, people = Cooldowns(lambda: NOW), {1: "Ada", 2: "Bo"}
    failing = quiet.calling(people, 1, 3)
    failing.__enter__()
    quiet.answered(2, [1])
    with quiet.calling({2: "Bo"}, 1, 3):
        pass
    assert not failing.__exit__(Refusal, Refusal("refused-full"), None)
    with quiet.calling({1: "Ada"}, 1, 3):
        pass


def test_a_role_is_sought_by_itself() -> None:
    """The same numbers for a role and a server, and for a person and a channel, have nothing to do with each other."""
    quiet = Cooldowns(lambda: NOW)
    with quiet.seeking(1, 1), quiet.doing("profile", 1, 1), quiet.doing("daily", 1, 1):
        pass
    with pytest.raises(Refusal, match="refused-just-sought"), quiet.seeking(1, 1):
        pass


async def test_an_answer_that_was_given_leaves_nothing(server: Server) -> None:
    """discord.py would keep a private message with buttons in memory for 15 minutes."""
    before = asyncio.all_tasks()
    await server.command("ada", "help")
    assert not asyncio.all_tasks() - before
