"""How much is to be read above a board; `pytest -s` prints the mean of a game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from statistics import mean

import pytest

from bot.i18n.lexicon import words_in
from bot.panels import Viewpoint
from bot.screens import board
from bot.store.values import Clock
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from rules import GAMES

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
DAY_S = 24 * 3600
RARE = ("Noble", "final round", "passes", "Returned")
"""What a line on something rare contains: a noble, the final round, a pass, tokens above ten."""


def boards(seed: int) -> Iterator[str]:
    """Yield what is written above each board of a game that four people play well, each turn on a clock."""
    rng = Random(seed)
    table = Table(1, 1, 1, "splendor", 100, {"target": 15}, "en", seating="joined", pace="1d")
    for person, name in enumerate(("Ada", "Bo", "Cy", "Eve"), start=100):
        table = lobby.join(table, person, name)
    table = starting.start(table, 100, rng)
    quick = GAMES["splendor"].quick
    while table.stage == "playing":
        decision = table.position.decision
        assert decision is not None
        seat = decision.seat
        move = quick(table.position.seen_by(seat))
        table = changes.play(table, 100 + seat, table.number, str(move), rng)
        if table.stage == "playing" and table.asked not in (None, seat):
            clock = Clock(table.asked or 0, 1, table.person_asked or 0, NOON, DAY_S)
            table = replace(table, clock=clock)
            viewpoint = Viewpoint(table.play, None, words_in("en"))
            screen = board.playing(table, viewpoint, [table.person_asked or 0])
            yield screen.content


@pytest.mark.parametrize("seed", range(3))
def test_a_board_for_four_has_at_most_25_words_above_it(seed: int) -> None:
    """Whose turn, until when, and what the others did; more only where something rare happened."""
    texts = list(boards(seed))
    ordinary = [_words(it) for it in texts if not any(rare in it for rare in RARE)]
    every = [_words(it) for it in texts]
    sys.stdout.write(f"\nwords above a board: mean {mean(every):.1f}, most {max(every)}; ")
    sys.stdout.write(f"{len(ordinary)} ordinary of {len(every)}: mean {mean(ordinary):.1f}\n")
    assert max(ordinary) <= 25
    assert mean(every) <= 25
    assert len(ordinary) > len(every) / 2
    assert any(re.search(r"buys 2\w\d \(\+\d\)\.", it) for it in texts)


def _words(text: str) -> int:
    """Return how many words there are; the sign before a line is none."""
    return len(re.findall(r"\S*\w\S*", text))
