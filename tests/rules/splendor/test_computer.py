"""The computer player of Splendor."""

from collections.abc import Callable

import pytest

from rules.splendor.computer import sensible
from rules.splendor.position import Position
from tests.rules.splendor.table import seat, table


def chosen(position: Position) -> str:
    """Return what the computer answers."""
    return str(sensible(position.seen_by(position.turn)))


def with_secret(card: str) -> Position:
    """Return a table where the opponent holds this card unseen."""
    return table(seat("wwbk", hand="2b3"), seat("ggr", hand=f"?{card}"))


@pytest.mark.parametrize("build", [with_secret])
def test_hidden_cards_change_no_choice(build: Callable[[str], Position]) -> None:
    """Whatever card the opponent hides, the choice is the same."""
    assert len({chosen(build(card)) for card in ("1w8", "1b8", "1g8", "1r8", "1k8")}) == 1


def test_it_takes_the_winning_card() -> None:
    """It buys what ends the game in its favour."""
    position = table(seat(), seat("wwww", cards="3w4 3b4 3k1 1k8", hand="1r8"), turn=1)
    assert chosen(position) == "buy:1r8"


def test_it_keeps_its_gold() -> None:
    """It does not spend gold in place of gems it owns."""
    position = table(seat(), seat("wwww**", cards="3w4 3b4 3k1 1k8", hand="1r8"), turn=1)
    assert chosen(position) == "buy:1r8"
