"""What is particular about this game; Facet's own tests (`make test`) know the rest."""

from facet_mygame.rules import GAME, Position, Roll, Take


def test_the_last_stone_costs_all_others() -> None:
    """Whoever takes the last stone ends the game with none, and the others keep theirs."""
    position = Position(heap=2, taken=(12, 10), turn=0).after(Roll(2)).after(Take(2))
    assert position.decision is None
    assert position.scores() == (0, 10)
    assert position.places() == (2, 1)


def test_the_computer_leaves_the_last_stone() -> None:
    """It takes what the die allows, and one less where it would empty the heap."""
    assert GAME.quick(Position(heap=9, taken=(0, 0), die=4)) == Take(4)
    assert GAME.quick(Position(heap=4, taken=(0, 0), die=4)) == Take(3)
