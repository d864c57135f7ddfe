"""`python -m bot.computers review FILE`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.computers import review_command
from bot.computers.contract import Evaluation
from bot.computers.levels import ADVISERS
from rules import DEALER, GAMES, dealt, record_json
from tests.computers.reviewing import HASTE, SHORT, game


def test_the_command_line_prints_a_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chances at every stop, accuracy by seat, and the turning points with their reasons."""
    adviser = ADVISERS["seekers"]
    assert adviser

    def hasty(view: object, also: Sequence[str], effort: float) -> Evaluation:
        return adviser.evaluated(view, also, HASTE * effort)

    monkeypatch.setitem(ADVISERS, "seekers", replace(adviser, evaluated=hasty))
    record = dealt(GAMES["seekers"], 2, SHORT["seekers"], Random(1))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record_json(record, game("seekers", 2), DEALER)))
    assert review_command.main(str(path)) == 0
    told = capsys.readouterr().out
    assert "the end" in told
    assert all(f"seat {seat}" in told for seat in (0, 1))
    assert told.count("better:") == told.count(" move ") - 1 > 0


OPENING = dealt(GAMES["splendor"], 2, {}, Random(1))
FORGED_RECORD = record_json(OPENING, OPENING.begin(), DEALER) | {"moves": ["take:wbg", "buy:3k4"]}
FORGED = {
    "no json": "it isn't JSON",
    "[]": "an object is needed",
    '{"format": "tabletop-record/1"}': "game: it is missing",
    json.dumps(FORGED_RECORD): "'buy:3k4': it isn't a legal answer",
}


@pytest.mark.parametrize("text", FORGED)
def test_a_wrong_file_gets_one_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is wrong with a file, one line says it, and the exit status is 2."""
    path = tmp_path / "record.json"
    path.write_text(text)
    assert review_command.main(str(path)) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert FORGED[text] in told.err
    assert not told.out


def test_a_missing_file_and_a_wrong_command_are_told(tmp_path: Path) -> None:
    """Each in one line, with exit status 2."""
    for words in (["review", str(tmp_path / "nothing.json")], ["review"], ["revue", "x"]):
        command = [sys.executable, "-m", "bot.computers", *words]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ran.returncode == 2
        assert ran.stderr.count("\n") == 1
