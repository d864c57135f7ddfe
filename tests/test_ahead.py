"""Slow games with and without plans."""

from tests.ahead import measured


def test_plans_make_slow_games_shorter() -> None:
    """With the same people at the same hours, the median game of each kind is 30% shorter at least."""
    for kind, (without, with_plans) in measured(3).items():
        assert with_plans <= 0.7 * without, kind
