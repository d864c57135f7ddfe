"""Sheets, orders and seekers are explained, and previews foretell what comes."""

from __future__ import annotations

import pytest

from render import Words
from render.seekers import previews
from render.seekers.explaining import (
    explain_order,
    explain_seeker,
    explain_sheet,
    facts,
    sheet_choice,
)
from rules.seekers.areas import Row
from rules.seekers.moves import Move
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from tests.render.checks import assert_reads_well
from tests.render.seekers.tables import SHEET_MODES, positions, table

WORDS = Words("en")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_is_explained(sheet: int) -> None:
    """A sheet has a name of its own, its rule and an example, and fits a message."""
    text = explain_sheet(sheet, WORDS)
    assert_reads_well(text)
    assert f"Sheet {sheet} " in text
    assert "For example" in text
    assert len(text) < 1000
    assert len(sheet_choice(sheet, WORDS)) <= 80


def test_sheets_have_names_of_their_own() -> None:
    """No two sheets are called the same."""
    assert len({WORDS(f"seekers-sheet-{sheet}-name") for sheet in SHEETS}) == len(SHEETS)


def test_orders_and_seekers_are_explained() -> None:
    """Every order and every seeker has a text of its own."""
    texts = [explain_order(order, WORDS) for order in (1, 2, 3, 4)]
    texts += [explain_seeker(name, WORDS) for name in SEEKERS_BY_ID]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert_reads_well(text)
    for name, seeker in SEEKERS_BY_ID.items():
        line = facts(seeker, WORDS)
        assert line == facts(name, WORDS)
        assert len(line) <= 150


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_previews_come_true(sheet: int, mode: str) -> None:
    """What a seeker is said to take or to bring is what it takes and brings."""
    for view in positions(sheet, mode):
        if view.decision is None or view.decision.about != "seek":
            continue
        for move in view.decision.moves[::3]:
            after = view.after(move)
            gained = after.seats[view.mover].points - view.seats[view.mover].points
            assert previews.prize(view, move.what) == gained
            if after.taken:  # the turn goes on: where it is over, nothing is kept of it
                assert previews.taken(view, move.what) == after.taken
        for name in set(view.field):
            for text in previews.reach(view, name, WORDS).values():
                assert_reads_well(text)


@pytest.mark.parametrize("mode", ["basic", "chaos"])
def test_placements_are_the_rows_that_come(mode: str) -> None:
    """The row foretold for each way is the row that lies there afterwards."""
    seen = 0
    for sheet in (7, 8, 9, 18):
        for view in positions(sheet, mode):
            if view.decision is None or view.decision.about != "place":
                continue
            rows = previews.placements(view)
            assert list(rows) == [move.what for move in view.decision.moves]
            for way, row in rows.items():
                area = view.seats[view.mover].area.laid(view.group, way, None)
                assert isinstance(area, Row)
                assert row.translate(str.maketrans("", "", "[] ")) == area.row
                seen += 1
    assert seen


def test_gifts_are_previewed_at_both_ends() -> None:
    """The row that receives a gift is shown for both ends."""
    view = table(7, 2, gift="p")
    row = view.seats[1].area.everything
    assert previews.received(view, 1)["left"].startswith("[p] ")
    assert previews.received(view, 1)["right"].replace(" ", "") == f"{row}[p]"
    assert previews.received(table(1, 2, gift="p"), 1) == {}


def test_the_quota_of_the_advanced_mode_is_told() -> None:
    """Only in the advanced mode four basic and two advanced seekers are to be taken."""
    assert previews.quota(table(1, 1), 0, WORDS) == "4 basic and 2 advanced still to take"
    assert previews.quota(table(1, 3), 0, WORDS) == "3 basic and 1 advanced still to take"
    assert previews.quota(table(1, 1).but(mode="chaos"), 0, WORDS) is None


def test_worth_is_foretold() -> None:
    """What a move makes of a seat's points is told before it is made."""
    view = table(3, 1)
    move = Move("seek", "1b:left")
    assert previews.worth_after(view, move, 0) == view.after(move).reckoning(0).total
