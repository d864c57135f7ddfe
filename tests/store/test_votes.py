"""Polls and votes, in a file and on a server: what is due, who claims it, and what is left of a poll."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.votes.poll import Poll, Vote
from bot.features.votes.store import Votes
from bot.store import Store
from tests.store.playing import ADA, BO

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
SOON = NOW + timedelta(minutes=1)
GUILD = 7 << 22
POLL = Poll(1, GUILD, 600, 3)
BEGUN = POLL.begun(4, NOW)
END = NOW + timedelta(minutes=10)
FIRST = Vote(1, ADA, "take:wbg", 1)


async def test_a_poll_is_read_as_it_was_written(store: Store) -> None:
    """It has its result once it is decided."""
    votes = store.of(Votes)
    assert await votes.poll(1) is None
    await votes.save(POLL)
    assert await votes.poll(1) == POLL
    decided = BEGUN.decided([FIRST])
    await votes.save(decided)
    assert await votes.poll(1) == decided


async def test_a_poll_that_begins_has_none_of_the_votes_of_before(store: Store) -> None:
    """A person has one vote, and those cast later come later."""
    votes = store.of(Votes)
    await votes.begin(BEGUN, FIRST)
    await votes.cast(BEGUN, Vote(1, BO, "take:wbk", 2))
    await votes.cast(BEGUN, Vote(1, ADA, "take:wbk", 3))
    assert [(it.user_id, it.place) for it in await votes.at(1)] == [(BO, 2), (ADA, 3)]
    await votes.begin(replace(BEGUN, number=6), Vote(1, BO, "pass", 1))
    assert await votes.at(1) == [Vote(1, BO, "pass", 1)]
    assert await votes.of(ADA) == []


async def test_only_one_claims_a_poll(store: Store) -> None:
    """It is due again in case whoever has claimed it dies, and in its server's process alone."""
    votes, there = store.of(Votes), ([1], 2)
    await votes.begin(BEGUN, FIRST)
    assert await votes.due(NOW, *there) == []
    assert await votes.next_due(*there) == END
    assert await votes.due(END, *there) == [1]
    assert await votes.due(END, [0], 2) == []
    assert await votes.claim(1, END, END + timedelta(minutes=1))
    assert not await votes.claim(1, END, END + timedelta(minutes=1))
    assert await votes.due(END, *there) == []
    assert await votes.due(END + timedelta(minutes=1), *there) == [1]


async def test_a_poll_is_closed_unless_the_next_one_has_begun(store: Store) -> None:
    """Its result stays to be told; the votes in a later poll stay, too."""
    votes = store.of(Votes)
    await votes.begin(BEGUN, FIRST)
    decided = BEGUN.decided([FIRST])
    await votes.save(decided)
    await votes.close(1, 3)
    assert await votes.poll(1) == decided
    await votes.close(1, 4)
    assert await votes.poll(1) == replace(decided, ends=None, due=None)
    assert await votes.at(1) == []
    later = BEGUN.begun(9, SOON)
    await votes.begin(later, FIRST)
    await votes.close(1, 4)
    assert (await votes.poll(1), await votes.at(1)) == (later, [FIRST])
    await votes.close(1)
    assert await votes.at(1) == []
