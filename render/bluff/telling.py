"""What happened, in sentences, a line for each answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.bluff import phrases
from render.scene import Event
from render.words import Words
from rules import Seat
from rules.bluff.moves import HIDDEN, Bid, Challenge, Roll
from rules.bluff.position import Position, Showdown

Events = Sequence[Event[Position]]


def summary(events: Events, names: Sequence[str], reader: Seat | None, words: Words) -> list[str]:
    """Return what happened, a line an answer; others' rolls tell nothing."""
    teller = _Teller(names, reader, words)
    lines = (words.joined(teller.told(event)) for event in events)
    return [line for line in lines if line]


def brief(events: Events, names: Sequence[str], words: Words) -> list[str]:
    """Tell the channel what happened; of rounds before the last showdown, only who lost a die to whom."""
    ends = [number for number, event in enumerate(events, 1) if isinstance(event.move, Challenge)]
    start, teller = ends[-2] if len(ends) > 1 else 0, _Teller(names, None, words)
    losses = (teller.showdown(events[end - 1].after, whole=False) for end in ends[:-1])
    return [*map(words.joined, losses), *summary(events[start:], names, None, words)]


class _Teller:
    """Speaks of events to one reader; None is the channel at large."""

    def __init__(self, names: Sequence[str], reader: Seat | None, words: Words) -> None:
        self.names = names
        self.reader = reader
        self.words = words

    def told(self, event: Event[Position]) -> Iterator[str]:
        """Yield sentences on an event."""
        match event.move:
            case Roll(dice):
                if HIDDEN not in dice:
                    cups = enumerate(zip(event.before.dice, event.after.dice, strict=True))
                    seat = next(seat for seat, (before, after) in cups if before != after)
                    yield self._say("roll", seat, dice=phrases.dice(dice, self.words))
            case Bid():
                bid = phrases.bid(event.move, self.words)
                yield self._say("bid", event.before.turn, bid=bid)
            case Challenge():
                yield from self.showdown(event.after)

    def _say(self, key: str, seat: Seat, **variables: str | int) -> str:
        if seat == self.reader:
            return self.words(f"bluff-tell-{key}-you", **variables)
        return self.words(f"bluff-tell-{key}", name=self.names[seat], **variables)

    def showdown(self, view: Position, *, whole: bool = True) -> Iterator[str]:
        """Yield sentences on the last challenge, the `whole` of it or only who lost a die to whom."""
        if (last := view.last) is None:
            return
        bid = phrases.bid(last.bid, self.words)
        yield self._say("challenge", last.challenger, other=self.names[last.bidder], bid=bid)
        if whole:
            yield from self._count(last, wild=view.wild)
        yield self._say("lost", last.loser, left=view.left[last.loser])

    def _count(self, last: Showdown, *, wild: bool) -> Iterator[str]:
        words = self.words
        hands = (
            words(
                "bluff-tell-dice",
                name=self.names[seat],
                dice=phrases.dice(dice, words),
            )
            for seat, dice in enumerate(last.dice)
            if dice
        )
        yield words("bluff-tell-shown", dice=words.joined(hands, "semicolon"))
        face = phrases.face(last.bid.face, last.count, words)
        key = "wild" if wild and last.bid.face != 1 else "plain"
        yield words(f"bluff-tell-found-{key}", count=last.count, face=face)
        yield words("bluff-tell-enough" if last.loser == last.challenger else "bluff-tell-too-few")
