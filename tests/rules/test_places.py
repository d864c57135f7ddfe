"""Places, and what is left of them when somebody leaves."""

from rules.places import among_stayers, best_first, ranked, stayers_first, winners


def test_equals_share_a_place() -> None:
    """The lowest rank is first; equals share a place, and the next one is left out."""
    assert ranked([(-3, 1), (-5, 0), (-3, 1), (-3, 2)]) == (2, 1, 2, 4)


def test_whoever_left_has_no_place() -> None:
    """Those who stayed move up over those who left, who have no place."""
    assert among_stayers((2, 1, 2, 4), gone={1}) == (1, None, 1, 3)
    assert among_stayers((2, 1, 2, 4)) == (2, 1, 2, 4)


def test_seats_are_put_in_order() -> None:
    """The best stands first, equals by their seats; whoever left stands last, and loses to all."""
    assert best_first(among_stayers((2, 1, 2, 4), gone={1})) == [0, 2, 3, 1]
    assert stayers_first((2, 1, 2, 4), gone={1}) == (1, 4, 1, 3)


def test_nobody_wins_when_all_have_left() -> None:
    """The winners are all in first place; there are none where everybody left."""
    assert winners(among_stayers((2, 1, 2, 4), gone={1})) == (0, 2)
    assert winners(among_stayers((1, 2), gone={0, 1})) == ()
