"""The steps of a turn: the question, the legal answers and their effect.

A turn is a list of named steps (docs/rules/seekers.md §4 to §8). Steps may share a verb.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from rules.contract import Seat
from rules.seekers import effects, legal
from rules.seekers.moves import Move
from rules.seekers.state import State

S = TypeVar("S", bound=State)


class Effect(Protocol):
    """The effect of an answer to a step."""

    def __call__(self, state: S, move: Any, seat: Seat, /) -> S:  # noqa: ANN401 - each takes its own kind
        """Return the state after this seat's answer; the step is already removed from `todo`."""


@dataclass(frozen=True, slots=True)
class StepKind:
    """A kind of step.

    A step without legal answers is skipped, and one whose answers all have the same effect is
    answered automatically.

    Attributes:
        verb: Verb of the answers, and the question's `about`.
        moves: Lists the legal answers.
        effect: Applies an answer.
        always: Ask even if the answer makes no difference.
    """

    verb: str
    moves: Callable[[State], tuple[Move, ...]]
    effect: Effect
    always: bool = False


STEPS: Final[Mapping[str, StepKind]] = {
    "turn": StepKind("turn", legal.turn_moves, effects.turn_up, always=True),
    "valid": StepKind("valid", legal.valid_moves, effects.valid, always=True),
    "seek": StepKind("seek", legal.seek_moves, effects.seek, always=True),
    "putback": StepKind("putback", legal.putback_moves, effects.put_back),
    "give taken": StepKind("give", legal.give_taken_moves, effects.give_taken),
    "place": StepKind("place", legal.place_moves, effects.place),
    "place one": StepKind("place", legal.place_one_moves, effects.place),
    "receive": StepKind("receive", legal.receive_moves, effects.receive),
    "steal": StepKind("steal", legal.steal_moves, effects.steal),
    "steal alike": StepKind("steal", legal.steal_alike_moves, effects.steal),
    "return": StepKind("return", legal.return_moves, effects.return_gem),
    "swap": StepKind("swap", legal.swap_moves, effects.swap),
    "for": StepKind("for", legal.for_moves, effects.swap_for),
    "give": StepKind("give", legal.give_moves, effects.give),
    "give most": StepKind("give", legal.give_most_moves, effects.give),
    "discard": StepKind("discard", legal.discard_moves, effects.discard),
    "exchange": StepKind("exchange", legal.exchange_moves, effects.exchange),
    "rainbow": StepKind("rainbow", legal.rainbow_moves, effects.rainbow),
    "number": StepKind("number", legal.number_moves, effects.number),
    "plus": StepKind("plus", legal.plus_moves, effects.plus),
    "minus": StepKind("minus", legal.minus_moves, effects.minus),
}
