"""Sheets, orders and seekers are explained, and previews foretell what comes."""

from __future__ import annotations

import pytest

from bot.testing.checks import assert_reads_well
from render import Words
from render.seekers import previews
from render.seekers.explaining import (
    explain_sheet,
    facts,
    sheet_choice,
)
from render.seekers.phrases import lined
from rules.seekers.areas import Row
from rules.seekers.holdings import Step
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from tests.render.seekers.tables import positions, table

WORDS = Words("en")


def test_both_ends_are_named_from_left_to_right() -> None:
    """A seeker reaches five gems from either end; both are read as they lie, with the rest of the dungeon between."""
    view = table(1, 1, dungeon="rygbp*gggggg$rygb")
    assert previews.reach(view, WORDS) == {
        "left": "**Left end:** red, yellow, green, blue, purple, …",
        "right": "**Right end:** …, gold, red, yellow, green, blue",
    }
    assert previews.reach(view.but(dungeon="ry"), WORDS)["right"] == "**Right end:** red, yellow"


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_is_explained(sheet: int) -> None:
    """A sheet has a name of its own, its rule and an example, and fits a message."""
    text = explain_sheet(sheet, WORDS)
    assert_reads_well(text)
    assert f"Sheet {sheet} " in text
    assert "For example" in text
    assert len(text) < 1000
    assert len(sheet_choice(sheet, WORDS)) <= 80


def test_a_seeker_s_facts_fit_a_list() -> None:
    """Nothing of what a seeker does is cut off in a list, where a line has 100 characters."""
    for language in ("en", "ja", "zh-TW"):
        for name in SEEKERS_BY_ID:
            assert len(facts(name, Words(language))) <= 100, (language, name)


def test_a_seeker_has_its_facts_by_its_name() -> None:
    """The facts of a seeker fit a line, whether it or its name is given."""
    for name, seeker in SEEKERS_BY_ID.items():
        line = facts(seeker, WORDS)
        assert line == facts(name, WORDS)
        assert len(line) <= 150


@pytest.mark.parametrize("mode", ["basic", "chaos"])
def test_rows_come_as_foretold(mode: str) -> None:
    """The row foretold for each way offered is the row that lies there afterwards."""
    seen = 0
    for sheet in (7, 8, 9, 18):
        for view in positions(sheet, mode):
            rows = previews.rows_to_come(view, WORDS)
            if view.decision is None or view.decision.about not in {"place", "receive"}:
                assert rows == {}
                continue
            assert [str(move).partition(":")[2] for move in view.decision.moves] == list(rows)
            laid = view.group or view.gift
            for way, row in rows.items():
                area = view.seats[view.decision.seat].area.laid(laid, way, None)
                assert isinstance(area, Row)
                assert row.replace("**", "") == lined(area.row, WORDS)
                seen += 1
    assert seen


def test_gifts_are_previewed_at_both_ends() -> None:
    """The row that receives a gift is shown for both ends."""
    view = table(7, 2, gift="p", todo=(Step("receive", 1),))
    row = view.seats[1].area.everything
    rows = previews.rows_to_come(view, WORDS)
    assert rows["left"] == f"**purple**, {lined(row, WORDS)}"
    assert rows["right"] == f"{lined(row, WORDS)}, **purple**"
    assert previews.rows_to_come(table(1, 2, gift="p", todo=(Step("receive", 1),)), WORDS) == {}


def test_the_quota_of_the_advanced_mode_is_told() -> None:
    """Only in the advanced mode four basic and two advanced seekers are to be taken."""
    assert previews.quota(table(1, 1), 0, WORDS) == "Still to send: 4 basic and 2 advanced"
    assert previews.quota(table(1, 3), 0, WORDS) == "Still to send: 3 basic and 1 advanced"
    assert previews.quota(table(1, 1).but(mode="chaos"), 0, WORDS) is None
