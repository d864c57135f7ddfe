"""The state of a table of Bluff as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.bluff.chance import rolls, ways
from rules.bluff.moves import CHALLENGE, FACES, HIDDEN, Bid, Challenge, Move, Roll
from rules.contract import DEALER, Decision, Json, Seat
from rules.places import ranked
from rules.value import Value


@dataclass(frozen=True, slots=True)
class Showdown:
    """What came of a challenge: how many dice bore the bid out, and who lost a die."""

    bid: Bid
    bidder: Seat
    challenger: Seat
    dice: tuple[str, ...]
    count: int
    loser: Seat

    def as_json(self) -> Json:
        """Return the showdown with the keys of records."""
        return {
            "bid": str(self.bid),
            "bidder": self.bidder,
            "challenger": self.challenger,
            "dice": list(self.dice),
            "count": self.count,
            "loser": self.loser,
        }


@dataclass(frozen=True)
class Position(Value):
    """A table between two answers.

    `whole` is how many dice a seat begins with, `left` how many each has; `dice` is what they
    show, "" until they are rolled. `bids` are those of this round with their seats, `out` the seats without dice in the order in which
    they lost the last one, and `last` the showdown that ended the round before.
    """

    whole: int
    left: tuple[int, ...]
    dice: tuple[str, ...]
    wild: bool
    turn: Seat = 0
    bids: tuple[tuple[Seat, Bid], ...] = ()
    out: tuple[Seat, ...] = ()
    last: Showdown | None = None
    viewer: Seat | None = DEALER  # the dealer sees everything

    @property
    def over(self) -> bool:
        """Whether one seat alone has dice."""
        return len(self.out) == len(self.left) - 1

    @property
    def bid(self) -> Bid | None:
        """The bid that stands, None where a round begins."""
        return self.bids[-1][1] if self.bids else None

    def bid_of(self, seat: Seat) -> Bid | None:
        """Return the newest bid of a seat in this round."""
        return next((bid for bidder, bid in reversed(self.bids) if bidder == seat), None)

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if self.over:
            return None
        seat = self._to_roll()
        if seat is not None:
            count = self.left[seat]
            return Decision(DEALER, "roll", rolls(count), ways(count))
        return Decision(self.turn, "bid", self._answers())

    def _to_roll(self) -> Seat | None:
        waiting = (seat for seat, count in enumerate(self.left) if count and not self.dice[seat])
        return next(waiting, None)

    def _answers(self) -> tuple[Move, ...]:
        standing = self.bid
        bids = (Bid(count, int(face)) for count in range(1, sum(self.left) + 1) for face in FACES)
        if standing is None:
            return tuple(bids)
        return (CHALLENGE, *(bid for bid in bids if bid > standing))

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        match move:
            case Roll(dice):
                return self._with_dice(dice)
            case Challenge():
                return self._shown_down()
            case Bid():
                made = (*self.bids, (self.turn, move))
                return self.but(bids=made, turn=_after(self.turn, self.left))

    def _with_dice(self, rolled: str) -> Position:
        seat = self._to_roll()
        return self.but(
            dice=tuple(rolled if owner == seat else dice for owner, dice in enumerate(self.dice))
        )

    def _shown_down(self) -> Position:
        bidder, bid = self.bids[-1]
        count = sum(self.bears_out(die, bid) for dice in self.dice for die in dice)
        loser = self.turn if count >= bid.count else bidder
        left = tuple(dice - (seat == loser) for seat, dice in enumerate(self.left))
        shown = Showdown(bid, bidder, self.turn, self.dice, count, loser)
        return self.but(
            left=left,
            dice=("",) * len(left),
            bids=(),
            out=self.out if left[loser] else (*self.out, loser),
            last=shown,
            turn=loser if left[loser] else _after(loser, left),
        )

    def bears_out(self, die: str, bid: Bid) -> bool:
        """Return whether a die counts for a bid: by its face, or as a wild one."""
        return die == str(bid.face) or (self.wild and die == "1")

    def seen_by(self, seat: Seat | None) -> Position:
        """Return the position as a seat (None: an onlooker) knows it: other dice are covered."""
        if seat in (DEALER, self.viewer):
            return self
        dice = tuple(
            dice if owner == seat else HIDDEN * len(dice) for owner, dice in enumerate(self.dice)
        )
        return self.but(dice=dice, viewer=seat if self.viewer == DEALER else None)

    def move_seen_by(self, move: Move, seat: Seat | None) -> Move:
        """Return a move made here as this seat may see it: another seat's roll is covered."""
        if isinstance(move, Roll) and seat not in (DEALER, self._to_roll()):
            return Roll(HIDDEN * len(move.dice))
        return move

    def next_turn_of(self, seat: Seat) -> Position | None:  # noqa: ARG002 - see the contract
        """Return None: what one says next depends on the bid before."""
        return None

    def relied_on(self, move: Move) -> str:  # noqa: ARG002 - see the contract
        """Return nothing: no turn can be planned."""
        return ""

    def places(self) -> tuple[int, ...]:
        """Return places by dice left; of those without any, whoever lost the last one later."""
        gone = {seat: place for place, seat in enumerate(self.out)}
        return ranked([(-dice, -gone.get(seat, 0)) for seat, dice in enumerate(self.left)])

    def scores(self) -> tuple[int, ...]:
        """Return how many dice each seat has."""
        return self.left

    def colours(self, seat: Seat) -> str:  # noqa: ARG002 - see the contract
        """Return nothing: dice have no colours."""
        return ""

    def as_json(self) -> Json:
        """Return the position with the keys of records."""
        return {
            "seats": [
                {"left": left, "dice": dice}
                for left, dice in zip(self.left, self.dice, strict=True)
            ],
            "bids": [{"seat": seat, "bid": str(bid)} for seat, bid in self.bids],
            "out": list(self.out),
            "last": self.last and self.last.as_json(),
        }

    def sketch(self) -> str:
        """Return the table as text: a line for the bid, one for each seat, one for the showdown."""
        lines = [f"bid {self.bid or '-'}"]
        for seat, (left, dice) in enumerate(zip(self.left, self.dice, strict=True)):
            turn = ">" if seat == self.turn else " "
            lines.append(f"{turn} seat {seat}: {left} dice {dice or '-'}")
        if self.last:
            told = self.last
            lines.append(f"last {told.bid}: {told.count} {' '.join(told.dice)}, loser {told.loser}")
        return "\n".join(lines)


def _after(seat: Seat, left: tuple[int, ...]) -> Seat:
    """Return the next seat with dice."""
    following: list[Seat] = [*range(seat + 1, len(left)), *range(seat + 1)]
    return next(other for other in following if left[other])
