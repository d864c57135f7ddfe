"""The computer player of Splendor."""

from rules.splendor.computer import sensible
from rules.splendor.position import Position
from tests.rules.splendor.table import seat, table


def chosen(position: Position) -> str:
    """Return what the computer answers."""
    return str(sensible(position.seen_by(position.turn)))


def test_hidden_cards_change_no_choice() -> None:
    """Whatever card the opponent hides, the choice is the same."""
    tables = (
        table(seat("wwbk", hand="2b3"), seat("ggr", hand=f"?1{colour}8")) for colour in "wbgrk"
    )
    assert len(set(map(chosen, tables))) == 1


def test_it_takes_the_winning_card() -> None:
    """It buys what ends the game in its favour."""
    position = table(seat(), seat("wwww", cards="3w4 3b4 3k1 1k8", hand="1r8"), turn=1)
    assert chosen(position) == "buy:1r8"


def test_it_keeps_its_gold() -> None:
    """It does not spend gold in place of gems it owns."""
    position = table(seat(), seat("wwww**", cards="3w4 3b4 3k1 1k8", hand="1r8"), turn=1)
    assert chosen(position) == "buy:1r8"
