"""Every move and every question has words, on every sheet and to every reader."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.testing.checks import assert_reads_well, hand_of
from render import LOOKS, Scene, Words
from render.look import ALT_LIMIT
from render.scene import Event
from render.seekers.phrases import answer, placed, placed_short
from rules import DEALER
from rules.seekers.areas import Count
from rules.seekers.moves import For, Seek
from rules.seekers.position import Position
from tests.render.scenes import told
from tests.render.seekers.tables import NAMES, SHEET_MODES, events, positions, scene, table

LOOK = LOOKS["seekers"]
HAND = hand_of(LOOK)
WORDS = Words("en")


@pytest.mark.parametrize("declare", ["auto", "hand"])
@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_every_event_is_told_to_every_reader(sheet: int, mode: str, declare: str) -> None:
    """Every event of a game is told, to the one who made it as "you"."""
    for reader in (None, 0, 1):
        for event in events(sheet, mode, reader, declare):
            text = told(LOOK, event, NAMES, reader, WORDS)
            assert_reads_well(text)
            if event.seat not in (reader, DEALER):
                assert NAMES[event.seat] in text
            if reader is not None and event.seat == reader:
                assert re.search(r"\b[Yy]ou\b", text)


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_a_summary_has_a_line_for_every_turn(sheet: int, mode: str) -> None:
    """A summary of a game has twelve lines, and each reads well; the result is told elsewhere."""
    lines = LOOK.summary(events(sheet, mode, 0), NAMES, 0, WORDS)
    assert len(lines) == 12
    for line in lines:
        assert_reads_well(line)
        assert "send" in line
    assert "wins" not in lines[-1]
    assert LOOK.summary([], NAMES, None, WORDS) == []


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_every_question_is_put_to_every_reader(sheet: int, mode: str) -> None:
    """Every question has words, and another's question names them."""
    for position in positions(sheet, mode, "hand"):
        for reader in (None, 0, 1):
            text = LOOK.ask(position.seen_by(reader), NAMES, reader, WORDS)
            assert_reads_well(text)
            asked = position.decision.seat if position.decision else DEALER
            if asked not in (reader, DEALER):
                assert NAMES[asked] in text


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_alternative_texts_fit_and_name_what_matters(sheet: int, mode: str) -> None:
    """A text fits its limit and tells the field, and until the end the line in words and the question."""
    for position in positions(sheet, mode)[::2]:
        shown = scene(position)
        text = LOOK.alt(shown, WORDS)
        assert_reads_well(text)
        assert len(text) <= ALT_LIMIT
        for part in (*NAMES, f"sheet {sheet}", *position.field):
            assert part in text
        assert "*" not in text
        assert "$" not in text
        if not position.over:
            assert "From the right end" in text
            assert placed(position.dungeon, WORDS) in text
            assert LOOK.ask(shown.view, NAMES, None, WORDS) in text
        for seat in (0, 1):
            mine = HAND.alt(scene(position, seat), WORDS)
            assert_reads_well(mine)
            assert len(mine) <= ALT_LIMIT


@pytest.mark.parametrize("length", [0, 1, 40, 150, 300, 5000])
@pytest.mark.parametrize("sheet", [4, 8, 16, 20])
def test_alternative_texts_fit_with_names_of_any_length(sheet: int, length: int) -> None:
    """However long names are, the text fits and still tells whose turn it is."""
    for view in positions(sheet, "chaos"):
        text = LOOK.alt(Scene(view.seen_by(None), ("W" * length, "M" * length)), WORDS)
        assert len(text) <= ALT_LIMIT
        assert text.endswith(".")
        assert ("Dungeon" in text or "left to right" in text) != view.over


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_the_end_is_reckoned(sheet: int, mode: str) -> None:
    """A finished game has its standings, the best first, and says how totals come about, powers only on a tie."""
    last = positions(sheet, mode)[-1]
    shown = scene(last)
    lines, text = LOOK.standings(shown, WORDS), LOOK.reckoning(shown, WORDS)
    first = last.places().index(1)
    assert NAMES[first] in lines[0]
    assert NAMES[first] in text.split("\n")[0]
    assert ("powers" in text) == (last.reckoning(0).total == last.reckoning(1).total)
    assert "powers" not in "\n".join(lines)
    for seat in (0, 1):
        assert f" = {last.reckoning(seat).total}".replace("-", "−") in "\n".join(lines)
    for part in (*lines, *text.split("\n")):
        assert_reads_well(part)


def test_a_tie_is_explained() -> None:
    """Level on points, the lower sum of powers wins, and it is said."""
    view = table(3, 4, stage="over", todo=())
    one, other = view.seats
    tied = view.but(seats=(one.but(points=0, area=Count()), other.but(points=0, area=Count())))
    text = LOOK.reckoning(Scene(tied, NAMES), WORDS)
    assert "lower sum of powers" in text
    assert "9 to 9" in text


def test_who_left_does_not_win() -> None:
    """A seat that has left stands last, and the one who stayed wins."""
    shown = scene(table(7, 3), resigned=frozenset({0}))
    assert NAMES[1] in LOOK.reckoning(shown, WORDS)
    assert NAMES[0] in LOOK.standings(shown, WORDS)[-1]
    nobody = scene(table(7, 3), resigned=frozenset({0, 1}))
    assert_reads_well(LOOK.reckoning(nobody, WORDS))
    assert_reads_well(LOOK.alt(nobody, WORDS))


def test_gems_that_move_by_themselves_are_told() -> None:
    """Wherever a gem changes hands or leaves the game, the event says so."""
    verbs = {"steals", "gives", "back at", "discards", "swap"}
    said: set[str] = set()
    for sheet in (11, 8, 20):
        for event in events(sheet, "chaos", None):
            text = told(LOOK, event, NAMES, None, WORDS)
            said |= {verb for verb in verbs if verb in text}
            before, after = (
                view.dungeon
                + "".join(p.area.everything for p in view.seats)
                + view.group
                + view.gift
                for view in (event.before, event.after)
            )
            assert ("discards" in text) == (len(after) < len(before))
    assert said == verbs


def test_a_power_that_finds_nothing_is_told() -> None:
    """Where an advanced seeker has nothing to steal, it is said, and nowhere else."""
    before = table(1, 1, field=("1a",), mode="chaos")
    poor = before.seats[1].but(area=Count("$*"))
    said = []
    for view in (before, before.but(seats=(before.seats[0], poor))):
        move = Seek("1a", "left")
        after = view.after(move)
        while after.moment == view.moment:
            assert after.decision is not None
            after = after.after(after.decision.moves[0])
        event = Event(view, move, after, view.mover)
        said.append("finds nothing to steal" in LOOK.summary([event], NAMES, None, WORDS)[0])
    assert said == [False, True]


def swapped(view: Position) -> list[Event[Any]]:
    """Return the events of a turn with seeker 3c, whose every later answer is the last one offered."""
    events: list[Event[Any]] = []
    moment = view.moment
    while view.moment == moment:
        assert view.decision is not None
        move = view.decision.moves[-1] if events else Seek("3c", "left")
        after = view.after(move)
        events.append(Event(view, move, after, view.mover))
        view = after
    return events


def test_a_swap_of_equal_gems_is_a_swap() -> None:
    """Whoever swaps a gem for one of its kind isn't told that there was nothing to swap for."""
    before = table(1, 1, field=("3c",), mode="chaos")
    events = swapped(before.but(dungeon="r" * len(before.dungeon)))
    told = LOOK.summary(events, NAMES, None, WORDS)[0]
    assert "for red from the dungeon" in told
    assert "finds nothing" not in told


def test_a_swap_without_a_choice_is_a_swap() -> None:
    """Whoever has gems of one kind only is asked just what to take for one of them."""
    before = table(1, 1, field=("3c",), mode="chaos")
    mine = before.seats[0].but(area=Count("r"))
    events = swapped(before.but(dungeon="rrr" + before.dungeon, seats=(mine, before.seats[1])))
    assert [type(event.move) for event in events] == [Seek, For]
    assert "finds nothing" not in LOOK.summary(events, NAMES, None, WORDS)[0]


def test_a_long_line_names_its_places() -> None:
    """A line of gems is told in words, by fives; by letters where it must be short."""
    assert placed("rg*", WORDS) == "red, green, rainbow"
    assert placed("rgbpy$", WORDS) == "1 to 5: red, green, blue, purple, yellow; 6: gold"
    assert placed_short("rgbpy$", WORDS) == "1 to 5: r, g, b, p, y; 6: gold"


def test_emojis_stand_before_the_words_of_gems() -> None:
    """A caller may put an emoji of its own before a gem's word."""
    marked = WORDS.with_emojis({letter: f"<:{letter}:1>" for letter in "rygbp*$"})
    view = table(7, 2)
    move = view.decision.moves[0] if view.decision else None
    assert f"<:{view.dungeon[0]}:1>" in LOOK.label(move, view, marked)


@pytest.mark.parametrize(
    ("notation", "name"),
    [
        ("seek:3:left", "3 · left"),
        ("seek:4c", "4c · both ends"),
        ("seek:2c:17", "2c · gems 17 and 18"),
        ("place:right-reversed", "right end, reversed"),
        ("receive:left", "left end"),
        ("steal:r+", "red"),
        ("valid:b", "blue"),
        ("give:7", "gem 7"),
        ("exchange:3", "exchange gems 3 and 4"),
        ("stop", "no exchange"),
    ],
)
def test_a_reason_names_the_other_answer_in_short(notation: str, name: str) -> None:
    """An answer is named by what tells it apart."""
    assert answer(notation, WORDS) == name
