"""The fast tables against the rules, in lockstep."""

from random import Random

import numpy as np
import pytest

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.reading import column, spelled
from rules import DEALER, dealt
from rules.splendor import SPLENDOR
from rules.splendor.position import Position


def normal_form(made: at.Ints) -> list[int]:
    """Return a column with each hand, and the nobles, in one order."""
    values = made.copy()
    for number in range(at.seats_of(made[:, None])):
        begin = at.block(number)
        values[begin + 13 : begin + 16].sort()
    values[at.NOBLE_ROWS].sort()
    return values.tolist()  # type: ignore[no-any-return]


def turned_up(columns: at.Ints, card: str) -> None:
    """Put the card down that is owed."""
    places, levels = boards.owed(columns)
    columns[places, 0] = at.NUMBER[card]
    columns[at.DECK_ROWS.start + levels, 0] -= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_fast_tables_go_as_the_rules_say(seats: int, seed: int) -> None:
    """Moves and tables are those of the rules through whole games of random answers."""
    rng = Random(f"{seats} {seed}")
    target = rng.randint(10, 21)
    position = dealt(SPLENDOR, seats, {"target": target}, rng).begin().position
    assert isinstance(position, Position)
    columns = column(position)[:, None]
    taking = rng.random() < 0.5  # some games are full of tokens, some of cards
    answers = 0
    while position.decision:
        answers += 1
        assert normal_form(columns[:, 0]) == normal_form(column(position))
        allowed = {
            spelled(columns[:, 0], int(move)): move
            for move in np.flatnonzero(boards.legal(columns)[:, 0])
        }
        offered = {str(move): move for move in position.decision.moves}
        assert set(allowed) == {name for name in offered if "=" not in name}
        names = sorted(allowed)
        buys = [name for name in names if name.startswith("buy")]
        name = rng.choice(buys if buys and not taking else names)
        position = position.after(offered[name])
        columns = boards.played(columns, np.array([allowed[name]]))
        while position.decision and position.decision.seat == DEALER:
            card = rng.choice(position.decision.moves)
            position = position.after(card)
            turned_up(columns, str(card).removeprefix("deal:"))
    assert answers > 40
    assert columns[at.ABOUT_ROW, 0] == at.GAME_OVER
    places = position.places()
    winners = [seat for seat, place in enumerate(places) if place == 1]
    share = np.roll(boards.shares(columns)[:, 0], columns[at.TURN_ROW, 0])
    assert share.tolist() == pytest.approx(
        [(seat in winners) / len(winners) for seat in range(seats)]
    )
