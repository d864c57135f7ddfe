"""What is kept of puzzles and of the answers to them, on a file and on a server alike."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.store import Store
from tests.store.playing import ADA, BO, begun, put, put_apart, read

NOON = datetime(2030, 1, 31, 12, tzinfo=UTC)


async def test_the_first_answer_is_kept(store: Store) -> None:
    """A second one to the same puzzle changes nothing, nor do many at once: one of them is the first."""
    puzzles = store.of(Puzzles)
    first = PuzzleAnswer(7, found=False, at=NOON)
    told = await asyncio.gather(*(puzzles.answer(ADA, first) for _ in range(5)))
    assert sorted(told) == [False] * 4 + [True]
    later = PuzzleAnswer(7, found=True, at=NOON + timedelta(hours=1))
    assert not any(await asyncio.gather(*(puzzles.answer(ADA, later) for _ in range(5))))
    assert await puzzles.answers(ADA) == [first]
    assert await puzzles.answers(BO) == []


async def test_answers_come_the_newest_first(store: Store) -> None:
    """Of those given in the same second a miss is taken for the newer one."""
    puzzles = store.of(Puzzles)
    answers = [
        PuzzleAnswer(5, found=False, at=NOON + timedelta(seconds=1)),
        PuzzleAnswer(9, found=True, at=NOON + timedelta(seconds=1)),
        PuzzleAnswer(2**48 - 1, found=True, at=NOON),
    ]
    for answer in reversed(answers):
        await puzzles.answer(ADA, answer)
    assert await puzzles.answers(ADA) == answers


async def test_how_many_found_it(store: Store) -> None:
    """Everybody's first answers to one puzzle are counted."""
    puzzles = store.of(Puzzles)
    assert await puzzles.share(7) == (0, 0)
    for user_id in range(1, 6):
        await puzzles.answer(user_id, PuzzleAnswer(7, user_id % 2 == 0, NOON))
    await puzzles.answer(ADA, PuzzleAnswer(8, found=True, at=NOON))
    assert await puzzles.share(7) == (5, 2)


async def test_a_puzzle_is_kept_once(store: Store) -> None:
    """Finding the same puzzle again saves nothing."""
    puzzles = store.of(Puzzles)
    await puzzles.save(7, "splendor", 1, "first")
    await puzzles.save(7, "splendor", 1, "second")
    assert await puzzles.get(7) == "first"
    assert await puzzles.get(8) is None
    assert await puzzles.count("splendor", 1) == (1, 0)
    assert await puzzles.count("seekers", 1) == await puzzles.count("splendor", 2) == (0, 0)


async def test_how_many_answers_have_a_verb(store: Store) -> None:
    """Those of other games, of other versions and with other verbs don't count."""
    puzzles = store.of(Puzzles)
    answers = ("reserve:3r1", "reserve:deck3", "take:wgr", "buy:1b1")
    for puzzle_id, answer in enumerate(answers, start=1):
        content = json.dumps({"moves": ["take:bgk", "reserve:2b1"], "answer": answer})
        await puzzles.save(puzzle_id, "splendor", 1, content)
    verbs = ("reserve", "take", "buy", "pass")
    assert [await puzzles.count_verb("splendor", 1, verb) for verb in verbs] == [2, 1, 1, 0]
    assert await puzzles.count_verb("splendor", 2, "reserve") == 0
    assert await puzzles.count_verb("seekers", 1, "reserve") == 0


async def test_what_can_be_seen_of_games_that_count(store: Store) -> None:
    """Of those of a game that are being played; what can't be read is left out, and harms no table."""
    seen = ((1, 2**32 - 1), (3,))
    table = await put_apart(store, replace(begun(), traits=seen))
    broken = await put_apart(store, replace(begun(), traits=seen))
    await store.engine.write("UPDATE tables SET traits = '[[' WHERE id = $1", broken.id)
    await put_apart(store, replace(begun(), traits=()))
    assert await store.lookup.traits("splendor") == [seen]
    assert await store.lookup.traits("seekers") == []
    assert (await read(store, table.id)).traits == seen
    assert not (await read(store, broken.id)).damage
    over = replace(table, stage="finished", traits=(), revision=table.revision + 1)
    await store.save(table, over)
    assert await store.lookup.traits("splendor") == []


async def test_a_puzzle_not_answered_yet(store: Store) -> None:
    """It is of the game and the version asked for, and each person has their own next one."""
    puzzles = store.of(Puzzles)
    for puzzle_id, game, version in ((3, "seekers", 1), (5, "splendor", 1), (6, "splendor", 2)):
        await puzzles.save(puzzle_id, game, version, "{}")
    assert await puzzles.new(ADA, "splendor", 1) == 5
    await puzzles.answer(ADA, PuzzleAnswer(5, found=True, at=NOON))
    assert await puzzles.new(ADA, "splendor", 1) is None
    assert await puzzles.new(ADA, "splendor", 2) == 6
    assert await puzzles.new(BO, "splendor", 1) == 5
    assert await puzzles.new(ADA, "seekers", 1) == 3


async def test_who_is_forgotten_has_answered_nothing(store: Store) -> None:
    """Their answers go; those of others stay, and so do the puzzles, which are nobody's then."""
    puzzles, table = store.of(Puzzles), await put(store, begun())
    await puzzles.save(7, "splendor", 1, "{}", table.id)
    assert await puzzles.count("splendor", 1, ADA) == (1, 1)
    for user_id in (ADA, BO):
        await puzzles.answer(user_id, PuzzleAnswer(7, found=True, at=NOON))
    await store.people.forget(ADA)
    assert await puzzles.answers(ADA) == []
    assert await puzzles.share(7) == (1, 1)
    assert await puzzles.get(7) == "{}"
    assert await puzzles.count("splendor", 1, ADA) == (1, 0)
