"""The computer player of 12 Seekers."""

from random import Random

import pytest

from rules.seekers import SEEKERS
from rules.seekers.computer import sensible
from rules.seekers.position import Position
from tests.rules.asking import after
from tests.rules.seekers.table import COUNT, ROW, table


def chosen(position: Position) -> str:
    """Return what the computer answers."""
    assert position.decision
    return str(sensible(position.seen_by(position.decision.seat)))


@pytest.mark.parametrize(
    ("sheet", "one", "other"), [(14, "gb", "bp"), (15, "g", "p"), (17, "gb", "bp")]
)
def test_hidden_cards_change_no_choice(sheet: int, one: str, other: str) -> None:
    """Whatever colour cards the opponent hides, the choice is the same."""
    own = "r" if sheet == 15 else "ry"
    tables = (
        table(sheet, "rrg", "gbbp", cards=(own, theirs), dungeon="gpprgbrygbbp", field="1 2 3 4")
        for theirs in (one, other)
    )
    assert len(set(map(chosen, tables))) == 1


def test_it_takes_what_brings_most() -> None:
    """In the last turn it takes the gems that bring the best total."""
    position = table(3, dungeon="rrrrrpppp", field="5", round_=6, mover=1)
    assert chosen(position) == "seek:5:left"


def test_it_places_gems_where_runs_grow() -> None:
    """It places gems so that runs grow together."""
    position = after(table(ROW, "grr", dungeon="rrbpppp", field="2 2"), "seek:2:left")
    assert chosen(position) == "place:right"


def test_it_sees_through_a_seeker_to_its_end() -> None:
    """It looks at what follows on a seeker: here the gem worth stealing."""
    position = table(3, "rrb", "", dungeon="ggggg", field="1a", round_=6, mover=1)
    assert chosen(after(position, "seek:1a:left")) == "steal:r"


@pytest.mark.parametrize("sheet", [5, 9, 14, 18, 19])
@pytest.mark.parametrize("mode", ["advanced", "chaos"])
def test_it_plays_every_kind_of_table_to_the_end(sheet: int, mode: str) -> None:
    """It always answers what is offered, under every kind of laying out."""
    rng = Random(sheet)
    options = {"sheet": sheet, "mode": mode}
    position = SEEKERS.start(2, options, SEEKERS.deal(2, options, rng))
    while decision := position.decision:
        if decision.seat == 1:
            move = sensible(position.seen_by(1))
            assert move in decision.moves
        else:
            move = rng.choice(decision.moves)
        position = position.after(move)


def test_equal_tables_equal_choices() -> None:
    """The choice hangs on the view alone."""
    position = table(COUNT, "rrg", "bb", dungeon="rygbprygbp", field="1 2 3")
    assert chosen(position) == chosen(position)
