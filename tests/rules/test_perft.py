"""Positions whose question and whose ways to play on are known.

A folder `records` holds records with the position and the question that they lead to. `perft.json` holds
records and, by depth, how many different sequences of that many answers follow, the dealer's answers
among them and those taken for a player left out; a game that is over is followed by none. The rules must
reproduce every count; the naive telling in `oracle.py` recounts the shallow ones.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rules import AnyMatch, Position, read_record
from tests.rules.asking import moves
from tests.rules.seekers.oracle import Oracle as SeekersOracle
from tests.rules.splendor.oracle import Oracle as SplendorOracle

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*/records/*.json"))
CASES: list[dict[str, Any]] = [
    case for path in sorted(HERE.glob("*/perft.json")) for case in json.loads(path.read_text())
]
AFFORDABLE = {"seekers": 1500, "splendor": 4000}
"""How many sequences the naive count goes through."""

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["note"]))


def counted(position: Position[Any], depth: int) -> int:
    """Count the sequences of this many answers."""
    if position.decision is None:
        return 0
    if depth == 1:
        return len(position.decision.moves)
    return sum(counted(position.after(move), depth - 1) for move in position.decision.moves)


def naively_counted(table: SeekersOracle | SplendorOracle, depth: int) -> int:
    """Count the same with the naive telling."""
    offered = table.moves()
    if depth == 1:
        return len(offered)
    return sum(naively_counted(table.after(move), depth - 1) for move in offered)


def played(record: dict[str, Any]) -> AnyMatch:
    """Return the match of a record."""
    *_, match = read_record(json.dumps(record)).replay()
    return match


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """Each record in the folder leads to the question and the position that its note explains."""
    golden = json.loads(path.read_text())
    position = played(golden["record"]).position
    decision = position.decision
    assert golden["asked"] == {
        "seat": decision and decision.seat,
        "about": decision.about if decision else "over",
        "moves": moves(position),
    }
    assert json.dumps(position.as_json()) == json.dumps(golden["position"])


@every_case
def test_as_many_ways_to_play_on(case: dict[str, Any]) -> None:
    """The rules find exactly the counted sequences of answers."""
    position = played(case["record"]).position
    assert {depth: counted(position, int(depth)) for depth in case["counts"]} == case["counts"]


@every_case
def test_a_naive_count_agrees(case: dict[str, Any]) -> None:
    """The naive telling of the rules finds as many, where the count is affordable."""
    record = case["record"]
    match, options = played(record), record["options"]
    table: SeekersOracle | SplendorOracle = (
        SeekersOracle(options, record["setup"])
        if record["game"] == "seekers"
        else SplendorOracle(match.positions[0].as_json(), options["target"])
    )
    for move in match.moves:
        table = table.after(str(move))
    for depth, count in case["counts"].items():
        if count <= AFFORDABLE[record["game"]]:
            assert naively_counted(table, int(depth)) == count
