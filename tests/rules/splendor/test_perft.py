"""Counts of all ways to play on from fixed positions.

`perft.json` holds records and, by depth, how many different sequences of that many answers
follow, the dealer's answers among them; a game that is over is followed by none. The rules
must reproduce every count; the naive telling in `oracle.py` recounts the shallow ones.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rules import AnyMatch, Position, read_record
from tests.rules.splendor.oracle import Oracle

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text())
AFFORDABLE = 4000
"""How many sequences the naive count goes through."""


def counted(position: Position[Any], depth: int) -> int:
    """Count the sequences of this many answers."""
    if position.decision is None:
        return 0
    if depth == 1:
        return len(position.decision.moves)
    return sum(counted(position.after(move), depth - 1) for move in position.decision.moves)


def naively_counted(table: Oracle, depth: int) -> int:
    """Count the same with the naive telling."""
    moves = table.moves()
    return (
        len(moves) if depth == 1 else sum(naively_counted(table.after(m), depth - 1) for m in moves)
    )


def played(case: dict[str, Any]) -> AnyMatch:
    """Return the match of a case."""
    *_, match = read_record(json.dumps(case["record"])).replay()
    return match


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["note"]))
def test_as_many_ways_to_play_on(case: dict[str, Any]) -> None:
    """The rules find exactly the counted sequences of answers."""
    position = played(case).position
    counts = {depth: counted(position, int(depth)) for depth in case["counts"]}
    assert counts == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["note"]))
def test_a_naive_count_agrees(case: dict[str, Any]) -> None:
    """The naive telling of the rules finds as many, where the count is affordable."""
    match = played(case)
    table = Oracle(match.positions[0].as_json(), case["record"]["options"]["target"])
    for move in match.moves:
        table = table.after(str(move))
    for depth, count in case["counts"].items():
        if count <= AFFORDABLE:
            assert naively_counted(table, int(depth)) == count
