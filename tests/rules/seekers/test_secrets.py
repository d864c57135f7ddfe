"""What is public (docs/rules/seekers.md §9)."""

from random import Random

import pytest

from rules import DEALER, Seat, dealt, has_secrets, record_json
from rules.seekers import SEEKERS
from rules.seekers.position import Position
from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import table

CARDS = {14: ("ry", "gb"), 15: ("r", "g"), 16: ("ry", "gb"), 17: ("ry", "gb")}
LAST = {"round_": 6, "mover": 1, "dungeon": "gbbbb", "field": "1"}
secret_sheets = pytest.mark.parametrize("sheet", list(CARDS))


def cards(position: Position, viewer: Seat | None) -> list[str]:
    """Return the colour cards as a viewer sees them."""
    return [seat["colour_cards"] for seat in position.seen_by(viewer).as_json()["seats"]]


@secret_sheets
def test_only_the_owner_sees_colour_cards(sheet: int) -> None:
    """A seat sees its own colour cards, an onlooker none, the dealer all."""
    one, other = CARDS[sheet]
    position = table(sheet, cards=(one, other))
    hidden = "?" * len(one)
    assert cards(position, 0) == [one, hidden]
    assert cards(position, 1) == [hidden, other]
    assert cards(position, None) == [hidden, hidden]
    assert cards(position, DEALER) == [one, other]


@secret_sheets
def test_colour_cards_are_secrets_until_the_end(sheet: int) -> None:
    """A seat with colour cards has secrets until all are revealed; other sheets have none."""
    position = table(sheet, cards=CARDS[sheet], **LAST)  # type: ignore[arg-type]
    assert [has_secrets(position, seat) for seat in (0, 1)] == [True, True]
    over = after(position, "seek:1:left")
    assert [has_secrets(over, seat) for seat in (0, 1)] == [False, False]
    assert not has_secrets(table(1), 0)


def test_scores_leave_out_what_is_hidden() -> None:
    """What hangs on colour cards that lie face down is in nobody's score; gold is."""
    position = table(14, "rrr$", "g$$", cards=CARDS[14])
    assert position.scores() == (7, 4)
    assert position.seen_by(0).scores() == (7, 2)
    assert position.seen_by(None).scores() == (1, 2)


@secret_sheets
def test_all_are_revealed_at_the_end(sheet: int) -> None:
    """When the game is over everybody sees all colour cards."""
    over = after(table(sheet, cards=CARDS[sheet], **LAST), "seek:1:left")  # type: ignore[arg-type]
    assert over.decision is None
    assert cards(over, None) == list(CARDS[sheet])


@secret_sheets
def test_other_cards_change_no_view(sheet: int) -> None:
    """Other cards in the opponent's hand change nothing that a seat sees."""
    one, other = CARDS[sheet]
    changed = {"gb": "bp", "g": "p"}[other]
    views = [table(sheet, "rr", cards=(one, two)).seen_by(0) for two in (other, changed)]
    assert views[0] == views[1]
    assert views[0].sketch() == views[1].sketch()


@pytest.mark.parametrize("sheet", [14, 15])
@pytest.mark.parametrize("viewer", [1, None])
def test_declarations_tell_nothing_before_the_end(sheet: int, viewer: Seat | None) -> None:
    """While the game is on, others see neither what may be declared of secrets nor what was."""
    start = table(sheet, "rr", cards=CARDS[sheet], declare="hand", **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left")
    assert (asked(position.seen_by(viewer)), moves(position.seen_by(viewer))) == (
        (0, "plus"),
        ["plus:?"],
    )
    assert len(moves(position.seen_by(0))) > 1
    move = next(iter(position.decision.moves)) if position.decision else None
    assert move
    assert str(position.move_seen_by(move, viewer)) == "plus:?"
    assert position.move_seen_by(move, 0) == position.move_seen_by(move, DEALER) == move
    declared = after(position, str(move))
    assert declared.seen_by(viewer).seats[0].declared.plus in ("?", "??")


@pytest.mark.parametrize("sheet", [14, 15])
def test_a_view_can_be_declared_on(sheet: int) -> None:
    """In a view, hidden declarations can be answered to the end."""
    start = table(sheet, "rr", cards=CARDS[sheet], declare="hand", **LAST)  # type: ignore[arg-type]
    view = after(start, "seek:1:left").seen_by(None)
    while view.decision:
        view = view.after(view.decision.moves[0])
    assert view.places() in ((1, 2), (2, 1), (1, 1))


@secret_sheets
def test_a_record_hides_colour_cards(sheet: int) -> None:
    """A record for others writes "?" for every colour card that they may not see."""
    one, other = CARDS[sheet]
    record = dealt(SEEKERS, 2, {"sheet": sheet}, Random(1))
    setup = {**record.setup, "colour_cards": [one, other]}
    hidden = "?" * len(one)
    for viewer, shown in ((0, [one, hidden]), (None, [hidden] * 2), (DEALER, [one, other])):
        written = SEEKERS.setup_seen_by(setup, viewer)
        assert written["colour_cards"] == shown
        assert written["dungeon"] == setup["dungeon"]
    assert record_json(record, record.begin(), None)["setup"]["colour_cards"] == [hidden] * 2
