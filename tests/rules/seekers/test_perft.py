"""Counts of all ways to play on from fixed positions.

`perft.json` holds records and, by depth, how many different sequences of that many answers
follow, the dealer's answers among them and those taken for a player left out; a game that is
over is followed by none. The rules must reproduce every count; the naive telling in
`oracle.py` recounts the shallow ones.
"""

import json
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from rules import AnyMatch, Position, read_record
from rules.seekers import SEEKERS
from tests.rules.seekers.oracle import Oracle

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text())
AFFORDABLE = 1500
"""How many sequences the naive count goes through."""

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["note"]))


def counted(position: Position[Any], depth: int) -> int:
    """Count the sequences of this many answers."""
    if position.decision is None:
        return 0
    if depth == 1:
        return len(position.decision.moves)
    return sum(counted(position.after(move), depth - 1) for move in position.decision.moves)


def naively_counted(table: Oracle, depth: int) -> int:
    """Count the same with the naive telling."""
    if depth == 1:
        return len(table.moves())
    count = 0
    for move in table.moves():
        further = copy(table)
        further.play(move)
        count += naively_counted(further, depth - 1)
    return count


def played(case: dict[str, Any]) -> AnyMatch:
    """Return the match of a case."""
    *_, match = read_record(json.dumps(case["record"]), {"seekers": SEEKERS}).replay()
    return match


@every_case
def test_as_many_ways_to_play_on(case: dict[str, Any]) -> None:
    """The rules find exactly the counted sequences of answers."""
    position = played(case).position
    assert {depth: counted(position, int(depth)) for depth in case["counts"]} == case["counts"]


@every_case
def test_a_naive_count_agrees(case: dict[str, Any]) -> None:
    """The naive telling of the rules finds as many, where the count is affordable."""
    table = Oracle(case["record"]["options"], case["record"]["setup"])
    for move in case["record"]["moves"]:
        table.play(move)
    for depth, count in case["counts"].items():
        if count <= AFFORDABLE:
            assert naively_counted(table, int(depth)) == count
