"""Self-play at one ply: every answer is the one after which the net likes the table best.

What is learnt of a table is the mean of what came of it, later values weighing less (TD(lambda)).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.features import Floats
from bot.computers.splendor.layout import Index, Ints
from bot.computers.splendor.net import Net
from bot.computers.splendor.tree import seated_chances
from tests.tools.train.splendor.tables import Tables

LONGEST = 250
"""Answers after which a game is broken off: two seats that only pass tokens to and fro."""
NOISE, BLUNDERS = 0.01, 0.01
"""How much is left to chance: the spread of values, and how often any answer is given."""
FADING = 0.8
"""Lambda: how much a later value weighs, compared with the one before it."""
SURPRISE = 0.03
"""An answer worse than the best by more than this teaches nothing about what came before."""


@dataclass
class Story:
    """One game so far: a table (whose turn it is stands in it), and how it was thought to end."""

    tables: list[Ints] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    """Each seat's chance, in the order of seats, seen from just after."""
    cut: list[bool] = field(default_factory=list)


def best(scores: Floats, tables: Index, count: int) -> Index:
    """Return, for each table, the place of its highest score; `tables` is in order."""
    begins = np.searchsorted(tables, np.arange(count))
    highest = np.maximum.reduceat(scores, begins)
    hits = np.flatnonzero(scores == highest[tables])
    first: Index = hits[np.searchsorted(tables[hits], np.arange(count))]
    return first


def plays(net_now: list[Net], tables: Tables) -> Iterator[list[tuple[list[Ints], list[Floats]]]]:
    """Yield, after every answer of all tables, the games that ended: tables and what to learn."""
    count = tables.columns.shape[1]
    rng = tables.rng
    stories = [Story() for _ in range(count)]
    while True:
        net = net_now[0]
        asked = tables.columns
        which, moves = np.nonzero(boards.legal(asked).T)
        after = boards.played(asked[:, which], moves)
        values = seated_chances(net, after)
        mover = asked[at.TURN_ROW][which]
        own = values[mover, np.arange(which.size)]
        usual = best(own, which, count)
        noisy = own + NOISE * rng.gumbel(size=own.size).astype(np.float32)
        noisy += (rng.random(count) < BLUNDERS)[which] * rng.random(own.size).astype(np.float32) * 5
        chosen = best(noisy, which, count)
        cut = own[chosen] < own[usual] - SURPRISE
        for game in range(count):
            story = stories[game]
            story.tables.append(asked[:, game].copy())
            story.values.append(values[:, usual[game]])
            story.cut.append(bool(cut[game]))
        tables.columns = np.ascontiguousarray(after[:, chosen])
        held = tables.columns.copy()
        owing = tables.turn_up()
        if owing.size:
            seen = seated_chances(net, tables.columns[:, owing])
            for number, game in enumerate(owing):
                story = stories[game]
                story.tables.append(held[:, game].copy())
                story.values.append(seen[:, number])
                story.cut.append(False)
        over = tables.columns[at.ABOUT_ROW] == at.GAME_OVER
        long = np.array([len(story.tables) > LONGEST for story in stories])
        ended = []
        for game in map(int, np.flatnonzero(over | long)):
            last = tables.columns[:, game : game + 1]
            end = np.roll(boards.shares(last)[:, 0], last[at.TURN_ROW, 0])
            if over[game]:
                ended.append(_taught(stories[game], end))
            stories[game] = Story()
            tables.deal(game)
        yield ended


def _taught(story: Story, end: Floats) -> tuple[list[Ints], list[Floats]]:
    """Return a game's tables with what is to be learnt of each, the seat on turn first."""
    later = end
    lessons = []
    for place in reversed(range(len(story.tables))):
        value = story.values[place]
        later = value if story.cut[place] else (1 - FADING) * value + FADING * later
        turn = story.tables[place][at.TURN_ROW]
        lessons.append(np.concatenate((later[turn:], later[:turn])))
    return story.tables, lessons[::-1]
