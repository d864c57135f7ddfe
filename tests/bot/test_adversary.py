"""The adversary finds what is to be found, the same each time, and it is next to nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from bot.features.catalogue import FEATURES
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.rating import RatingJob
from tests.store.playing import begun
from tests.stores import Opener
from tests.tools.adversary import rated
from tests.tools.adversary.gain import gain
from tests.tools.adversary.policy import HONEST, KNOWN, Policy, crossed, in_words, mutated
from tests.tools.adversary.rated import CHEATS, Play
from tests.tools.adversary.search import search


def test_a_search_is_the_same_each_time() -> None:
    """The same seed leads to the same policy, which is no worse than any that is known."""

    def measure(policies: Sequence[Policy]) -> list[float]:
        return [it.chained + it.beside + it.delegated - it.patience for it in policies]

    ways = [[*search(seed, 60, measure)] for seed in (1, 1, 2)]
    assert ways[0] == ways[1] != ways[2]
    assert [it.generation for it in ways[0]] == [*range(1, 61)]
    assert ways[0][-1].worth == max(it.worth for it in ways[0]) == 8 + 4 + 5


def test_policies_change_in_every_way() -> None:
    """Each gene mutates, a cross has genes of both, and each gene that does something has words."""
    rng, changed = Random(1), Counter[str]()
    for _ in range(300):
        policy = mutated(HONEST, rng)
        changed.update(
            it.name for it in fields(policy) if getattr(policy, it.name) != getattr(HONEST, it.name)
        )
    assert set(changed) == {it.name for it in fields(HONEST)}
    one, other = KNOWN[0], KNOWN[3]
    both = crossed(one, other, rng)
    for it in fields(both):
        assert getattr(both, it.name) in {getattr(one, it.name), getattr(other, it.name)}
    assert in_words(HONEST) == "Plays honestly."
    told = in_words(KNOWN[6])
    assert "4 second accounts; each plays 12 games with strangers as strongly as it can." in told
    assert told.endswith("It has blocked everybody there.")


def test_honest_play_gains_nothing() -> None:
    """Accounts that are only strangers, and no accounts at all, change nothing."""
    for policy in (HONEST, Policy(accounts=4, strangers=3, entered=2)):
        found = gain(1, policy, draws=1)
        assert {*found.points, *found.places, *found.honest, found.badges} == {0}


@pytest.mark.parametrize("policy", KNOWN)
def test_the_known_attacks_gain_next_to_nothing(policy: Policy) -> None:
    """Hundreds of points before accounts were weighed by what others have seen of them."""
    assert mean(gain(1, policy, draws=0).points) <= 30


async def test_the_store_computes_the_same(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played again through a database, with the forgotten, a season of cheats leads to the same points."""
    monkeypatch.setattr(rated, "GAMES", 40)
    monkeypatch.setattr(rated, "APART", timedelta(days=2))
    policy = replace(KNOWN[1], accounts=1, strangers=6, farmed=2, forgotten=3)
    play = Play(3, policy)
    expected = play.season()
    now = rated.BEGIN
    store = await opened(tmp_path / "facet.db", FEATURES, lambda: now)
    job, table = RatingJob(store), begun()
    for number, step in enumerate(play.ledger.steps, 1):
        if isinstance(step, int):
            await store.people.forget(step)
            continue
        results, now = step
        game = replace(table, id=number << 20, channel_id=number, guild_id=EVERYWHERE)
        await store.create(game)
        over = replace(game, stage="finished", revision=game.revision + 1, ended=now)
        await store.save(game, over, results)
        await job.settle()
    people = await store.of(Ledger).standings([*rated.HONEST, *CHEATS])
    told = {it.user_id: it.points for it in people if it.pool == "people"}
    assert told == {who: points for who, points in expected.items() if who in told}
    assert len(told) > 5
    await store.close()
