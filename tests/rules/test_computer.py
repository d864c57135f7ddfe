"""How well the games' own computers play, and how soon they end a game."""

from random import Random

import pytest

from bot.testing.known import Known
from bot.testing.test_computers import LEVELS, every_computer, played
from rules import DEALER, Computer


@pytest.mark.parametrize(("known", "player"), LEVELS)
def test_computers_beat_random_play(known: Known, player: Computer) -> None:
    """A computer wins at least nine games in ten against random play, from every seat."""
    won, seats = 0, known.game.seats[0]
    for number in range(20):
        seat = number % seats
        places = played(known, seats, {seat: player}, Random(number))[-1].places()
        won += places[seat] == 1 and places.count(1) == 1
    assert won >= 18


@every_computer
def test_computers_come_to_an_end(known: Known, player: Computer) -> None:
    """Among themselves they need fewer than 60 answers a seat."""
    for seats in known.game.seats:
        positions = played(known, seats, dict.fromkeys(range(seats), player), Random(seats))
        asked = [position.decision for position in positions]
        assert sum(it is not None and it.seat != DEALER for it in asked) < 60 * seats
