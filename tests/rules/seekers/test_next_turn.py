"""A seat's next turn, looked ahead to from anywhere in a game."""

import pytest

from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP
from tests.rules.seekers.test_queries import played

SHEETS = (1, 3, 7, 13, 17, TURNED_UP, 20)


@pytest.mark.parametrize("order", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_turn_is_foreseen_as_it_begins(sheet: int, order: int) -> None:
    """It is in the round in which it comes, asks first what is asked then, and nothing is left of others.

    Only what the dealer turns up before it can't be foreseen.
    """
    positions = [position for position, _ in played(sheet, "chaos", order)]
    for number, position in enumerate(positions):
        for seat in (0, 1):
            ahead, begins = position.next_turn_of(seat), begin_of(positions, number, seat)
            if begins is None:
                assert ahead is None
                continue
            assert ahead is not None
            assert (ahead.round, ahead.mover, ahead.todo) == (begins.round, seat, begins.todo)
            left = (ahead.end, ahead.taken, ahead.gone, ahead.group, ahead.gift, ahead.gift_at)
            assert (*left, ahead.chosen) == ("", "", (), "", "", 0, "")
            if position.round == begins.round:
                assert ahead.starter == begins.starter
                assert ahead.valid == begins.valid or position.todo[0].name == "turn"
            assert (ahead.dungeon, ahead.field) == (position.dungeon, position.field)


def begin_of(positions: list[Position], number: int, seat: int) -> Position | None:
    """Return where a seat's next turn, or the turn whose seeker it still chooses, begins from here."""
    for ahead in positions[number:]:
        if ahead.stage == "play" and ahead.mover == seat and ahead.todo[-1].seat == seat:
            names = [step.name for step in ahead.todo]
            if names in (["seek"], ["valid", "seek"]):
                return ahead
    return None
