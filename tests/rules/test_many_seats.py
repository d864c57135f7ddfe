"""A game of no more than the contract: six seats, and a dealer whose answers are not alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from rules import DEALER, Decision, Match, Seat, answering, dealt_on, has_secrets
from rules.contract import Json
from rules.places import ranked
from rules.value import Value

ROLLS = ("roll:low", "roll:high")
ODDS = (5, 1)


@dataclass(frozen=True)
class Rolling(Value):
    """Six seats have a die rolled for each in turn, which only they see, and may stop there."""

    rolled: tuple[str, ...] = ()
    stopped: bool = False

    @cached_property
    def decision(self) -> Decision[str] | None:
        """The dealer rolls, and the seat says whether the next one is to go on."""
        if self.stopped or len(self.rolled) == 12:
            return None
        if len(self.rolled) % 2:
            return Decision(len(self.rolled) // 2, "go", ("go:on", "stop"))
        return Decision(DEALER, "roll", ROLLS, ODDS)

    def after(self, move: str) -> Rolling:
        """Return the position with one more roll or answer."""
        return self.but(rolled=(*self.rolled, move), stopped=move == "stop")

    def seen_by(self, seat: Seat | None) -> Rolling:
        """Return the position without the rolls of other seats."""
        if seat == DEALER:
            return self
        return self.but(
            rolled=tuple(
                "roll:?" if place % 2 == 0 and place // 2 != seat else move
                for place, move in enumerate(self.rolled)
            )
        )

    def move_seen_by(self, move: str, seat: Seat | None) -> str:
        """Return a roll face down to others."""
        mine = seat in (DEALER, len(self.rolled) // 2)
        return move if mine or not move.startswith("roll") else "roll:?"

    @property
    def out(self) -> tuple[Seat, ...]:
        """Nobody: all play to the end."""
        return ()

    def next_turn_of(self, seat: Seat) -> Rolling | None:  # noqa: ARG002 - see the contract
        """Return None: nobody knows what they will roll."""
        return None

    def relied_on(self, move: str) -> str:  # noqa: ARG002 - see the contract
        """Return nothing: no turn can be planned."""
        return ""

    def places(self) -> tuple[int, ...]:
        """Return the places: high rolls first."""
        return ranked([-score for score in self.scores()])

    def scores(self) -> tuple[int, ...]:
        """Return a point for every high roll."""
        return tuple(int(self.rolled[2 * seat : 2 * seat + 1] == ROLLS[1:]) for seat in range(6))

    def colours(self, _: Seat, /) -> str:
        """Return none: nobody builds on anything."""
        return ""

    def as_json(self) -> Json:
        """Return all there is."""
        return {"rolled": list(self.rolled)}

    def sketch(self) -> str:
        """Return the rolls in a line."""
        return " ".join(self.rolled)


def test_the_dealer_draws_by_weight() -> None:
    """Of many rolls as many are high as their weight says: a sixth, give or take."""
    rng = Random(1)
    high = sum(dealt_on(Match((Rolling(),)), rng).moves == ROLLS[1:] for _ in range(6000))
    assert 900 < high < 1100


def test_six_seats_play_to_the_end() -> None:
    """All six seats are asked, in order, and each has a place and a score."""
    on = dict.fromkeys(range(6), lambda _: "go:on")
    *_, over = answering(Match((Rolling(),)), Random(1), on)
    assert over.position.decision is None
    asked = [position.decision.seat for position in over.positions if position.decision]
    assert asked == [seat for one in range(6) for seat in (DEALER, one)]
    assert len(over.position.places()) == len(over.position.scores()) == 6


def test_only_who_rolled_has_a_secret() -> None:
    """A seat has a secret once its die is rolled, the sixth seat too; others see a hidden roll."""
    match = dealt_on(Match((Rolling(),)), Random(1))
    for seat in range(6):
        known = [has_secrets(match.position, one) for one in range(6)]
        assert known == [one <= seat for one in range(6)]
        match = dealt_on(match.play("go:on"), Random(1))
    assert match.seen_by(5).moves[-2] in ROLLS
    assert match.seen_by(None).moves[-2] == "roll:?"
