"""What is particular about Pig; Facet's own tests (`make test`) know the rest."""

from facet_pig.rules import GAME, Fall, Hold, Position, Roll

START = Position(goal=50, dice=1, banked=(10, 20))
TWO = Position(goal=50, dice=2, banked=(10, 20))


def rolled(position: Position, *faces: str) -> Position:
    """Return the position after some rolls in a row."""
    for shown in faces:
        position = position.after(Roll()).after(Fall(shown))
    return position


def test_a_turn_begins_with_a_roll() -> None:
    """Nobody can hold before they have rolled."""
    assert START.decision is not None
    assert START.decision.moves == (Roll(),)
    again = rolled(START, "4").decision
    assert again is not None
    assert again.moves == (Roll(), Hold())


def test_hold_banks_the_turn() -> None:
    """A player who holds keeps what they rolled in this turn, and the next one rolls."""
    position = rolled(START, "4", "6").after(Hold())
    assert position.banked == (20, 20)
    assert (position.turn, position.gathered) == (1, 0)


def test_a_1_costs_the_turn() -> None:
    """A 1 ends the turn without points; those of former turns are safe."""
    position = rolled(START, "6", "6", "1")
    assert position.banked == (10, 20)
    assert (position.turn, position.gathered) == (1, 0)


def test_one_1_of_two_dice_costs_the_turn() -> None:
    """With two dice a single 1 costs the turn, two cost all points."""
    assert rolled(TWO, "56", "16").banked == (10, 20)
    assert rolled(TWO, "56", "11").banked == (0, 20)


def test_the_goal_wins() -> None:
    """Who holds with the goal or more has won, and nobody else has another turn."""
    position = rolled(START.but(banked=(44, 49)), "6").after(Hold())
    assert position.decision is None
    assert position.places() == (1, 2)


def test_the_computer_holds_with_20() -> None:
    """It holds with 20 points, or with those that win."""
    assert GAME.quick(rolled(START, "6", "6", "6")) == Roll()
    assert GAME.quick(rolled(START, "6", "6", "6", "2")) == Hold()
    assert GAME.quick(rolled(START.but(banked=(44, 0)), "6")) == Hold()
