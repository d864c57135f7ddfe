"""What happened, in sentences, a line for each turn.

What an event did by itself, such as a discard without a choice, is read off the gems that
have gone from one place to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.scene import Event
from render.seekers import stage
from render.seekers.asking import target
from render.seekers.phrases import gem, lined, listed
from render.seekers.previews import taken
from render.words import Words
from rules import Seat
from rules.seekers.gems import GOLD, KINDS
from rules.seekers.position import Position

Events = Sequence[Event[Position]]


def summary(events: Events, names: Sequence[str], reader: Seat | None, words: Words) -> list[str]:
    """Return what happened, a line a turn."""
    teller = _Teller(names, reader, words)
    return [
        words.joined(sentence for event in turn for sentence in teller.told(event))
        for turn in _turns(events)
    ]


def _turns(events: Events) -> Iterator[Events]:
    turn: list[Event[Position]] = []
    for event in events:
        turn.append(event)
        if stage.moment(event.before) != stage.moment(event.after):
            yield turn
            turn = []
    if turn:
        yield turn


@dataclass(frozen=True, slots=True)
class _Flow:
    """Where gems went in an event, beside those that a seeker took."""

    given: str
    stolen: str
    back: str
    drawn: str
    discarded: str


def _flow(event: Event[Position]) -> _Flow:
    before, after = event.before, event.after
    mover, other = before.mover, 1 - before.mover
    gained = _held(after, other) - _held(before, other)
    lost = _held(before, other) - _held(after, other)
    took = Counter(taken(before, event.move.what)) if event.move.verb == "seek" else Counter()
    left = Counter(before.dungeon)
    left.subtract(took)
    now = Counter(after.dungeon)
    everything = [
        Counter(view.dungeon) + _held(view, other) + _held(view, mover) for view in (before, after)
    ]
    return _Flow(
        given=_letters(gained),
        stolen=_letters(lost),
        back=_letters(now - left),
        drawn=_letters(left - now),
        discarded=_letters(everything[0] - everything[1]),
    )


def _held(view: Position, seat: Seat) -> Counter[str]:
    """Return the gems of a seat, those on their way to it among them."""
    on_its_way = view.group if seat == view.mover else view.gift
    return Counter(view.seats[seat].area.everything + on_its_way)


def _letters(gems: Counter[str]) -> str:
    return "".join(sorted(gems.elements(), key=KINDS.index))


class _Teller:
    """Speaks of events to one reader; None is the channel at large."""

    def __init__(self, names: Sequence[str], reader: Seat | None, words: Words) -> None:
        self.names = names
        self.reader = reader
        self.words = words

    def told(self, event: Event[Position]) -> Iterator[str]:
        """Yield sentences on an event."""
        yield from self._move(event)
        before, after, mover = event.before, event.after, event.before.mover
        points = after.seats[mover].points - before.seats[mover].points
        if points:
            yield self._say("points", mover, points=points)
        yield from self._flows(event)
        if stage.is_over(after) and not stage.is_over(before):
            yield self._ended(after)

    def _say(self, key: str, seat: Seat, **variables: str | int) -> str:
        variables["other"] = variables.get("other", self.names[1 - seat])
        if seat == self.reader:
            return self.words(f"seekers-tell-{key}-you", **variables)
        return self.words(f"seekers-tell-{key}", name=self.names[seat], **variables)

    def _move(self, event: Event[Position]) -> Iterator[str]:  # noqa: C901 - one case a kind of move
        before, move, words = event.before, event.move, self.words
        seat = before.todo[0].seat
        match move.verb:
            case "turn":
                yield words("seekers-tell-turn", gem=gem(move.what, words))
            case "seek":
                name, (where, first) = move.what.partition(":")[0], target(move.what)
                gems = lined(taken(before, move.what), words)
                yield self._say(
                    "seek", seat, id=name, where=where, first=first, last=first + 1, gems=gems
                )
            case "place" if group := before.group.replace(GOLD, ""):
                if move.what.endswith("-reversed"):
                    group = group[::-1]
                yield self._say("place", seat, way=move.what, gems=listed(group, words))
            case "receive":
                yield self._say("receive", seat, end=move.what)
            case "swap" if event.after.chosen:
                chosen = before.seats[seat].area.references()[move.what]
                yield self._say("choose", seat, gem=gem(chosen, words))
            case "for":
                yield self._swap(before, int(move.what), seat)
            case "exchange":
                first = int(move.what)
                pair = before.seats[seat].area.everything[first - 1 : first + 1]
                gems = lined(pair, words)
                yield self._say("exchange", seat, first=first, last=first + 1, gems=gems)
            case "stop":
                yield self._say("stop", seat)
            case "number":
                yield self._say("number", seat, number=int(move.what))
            case "valid" | "rainbow" | "plus" | "minus":
                yield self._say(move.verb, seat, gem=gem(move.what, words))
            case _:
                pass  # it is told by the gems that went elsewhere

    def _swap(self, before: Position, place: int, seat: Seat) -> str:
        own = before.seats[seat].area.references()[before.chosen]
        found = before.dungeon[place - 1]
        return self._say("swap", seat, gem=gem(own, self.words), other=gem(found, self.words))

    def _flows(self, event: Event[Position]) -> Iterator[str]:
        flow, mover, words = _flow(event), event.before.mover, self.words
        if flow.stolen:
            yield self._between("steal", "from", mover, flow.stolen)
        if flow.drawn and event.move.verb != "for":
            own, found = gem(flow.back, words), gem(flow.drawn, words)
            yield self._say("swap", mover, gem=own, other=found)
        elif flow.back and event.move.verb != "for":
            end = event.after.end or event.before.end or _end(event)
            yield self._say("back", mover, end=end, gems=listed(flow.back, words))
        if flow.given:
            yield self._between("give", "to", mover, flow.given)
        if flow.discarded:
            yield self._say("discard", mover, gems=listed(flow.discarded, words))

    def _between(self, key: str, way: str, mover: Seat, gems: str) -> str:
        told = listed(gems, self.words)
        if self.reader == 1 - mover:
            name = self.names[mover]
            return self.words(f"seekers-tell-{key}-{way}-you", name=name, gems=told)
        return self._say(key, mover, gems=told)

    def _ended(self, view: Position) -> str:
        first = stage.winner(view)
        if first is None:
            raise ValueError("a finished game has a winner")
        points, other = (stage.so_far(view, seat) for seat in (first, 1 - first))
        key = "won" if points != other else "tiebreak"
        return self._say(key, first, points=points, other=other)


def _end(event: Event[Position]) -> str:
    """Return the end where a seeker took in an event that ended its turn."""
    return str(event.move.what).partition(":")[2]
