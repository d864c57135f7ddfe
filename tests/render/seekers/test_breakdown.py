"""The lines of the reckoning add up to what the sheet pays."""

from __future__ import annotations

import pytest

from render.seekers import breakdown
from rules.seekers.areas import Row
from rules.seekers.sheets import SHEETS, Declared
from tests.render.seekers.tables import MODES, positions


@pytest.mark.parametrize("sheet", SHEETS)
def test_lines_add_up(sheet: int) -> None:
    """On every sheet, at any moment of a game, the points of all colours are those of the sheet."""
    for mode in MODES:
        for view in positions(sheet, mode)[::5]:
            for seat, mine in enumerate(view.seats):
                reckoned = view.reckoning(seat)
                lines = breakdown.lines(sheet, mine.area, reckoned.declared, mine.cards)
                assert sum(line.points for line in lines) == reckoned.sheet
                assert len({line.kind for line in lines}) == len(lines)


@pytest.mark.parametrize("sheet", [it for it, sheet in SHEETS.items() if sheet.kind == "row"])
def test_runs_score_without_what_is_secret(sheet: int) -> None:
    """A row's runs hold its gems and add up to the sheet; to others they are the same with any secret cards."""
    for view in positions(sheet)[::5]:
        for seat, mine in enumerate(view.seats):
            runs = breakdown.row_runs(view, seat)
            assert "".join(run.gems for run in runs) == mine.area.everything.replace("$", "")
            assert sum(run.points for run in runs) == view.reckoning(seat).sheet
            other = view.but(
                seats=tuple(it.but(cards=it.cards[::-1] and "gb") for it in view.seats)
            )
            told = [breakdown.row_runs(it.seen_by(None), seat) for it in (view, other)]
            assert told[0] == told[1]


def test_a_row_is_told_run_by_run() -> None:
    """A line of a row has the length of each run, the longest first, the rainbow among them."""
    declared = Declared(rainbow="r")
    lines = breakdown.lines(7, Row("rbr*ryy", 1), declared, "")
    assert lines == [("r", (3, 1), 2), ("y", (2,), 1), ("b", (1,), 0)]
