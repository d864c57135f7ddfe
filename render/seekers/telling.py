"""The summary of turns in sentences, one line per turn.

Automatic effects, such as a discard without a choice, are derived from how gems moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from render.scene import Event
from render.seekers.asking import target
from render.seekers.phrases import gem, lined, listed
from render.telling import Teller, turns
from render.words import Words
from rules import Seat
from rules.seekers.areas import in_row
from rules.seekers.gems import KINDS
from rules.seekers.moves import (
    DeclareMinus,
    DeclareNumber,
    DeclarePlus,
    DeclareRainbow,
    Exchange,
    For,
    Place,
    Receive,
    Seek,
    Stop,
    Swap,
    TurnUp,
    Valid,
)
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID

Events = Sequence[Event[Position]]
STEALS: Final = {
    name for name, seeker in SEEKERS_BY_ID.items() if {"steal", "steal alike"} & {*seeker.then}
}
"""Seekers that steal if there is anything to steal."""
SWAPS: Final = {name for name, seeker in SEEKERS_BY_ID.items() if "swap" in seeker.then}
"""Seekers that swap if there is anything to swap for."""


def summary(events: Events, names: Sequence[str], reader: Seat | None, words: Words) -> list[str]:
    """Describe events, one line per turn."""
    teller = _Teller(names, reader, words)
    return [words.joined(teller.turn(turn)) for turn in turns(events, _ends)]


def caption(move: Seek, words: Words) -> str:
    """Return what a turn's own move does, in at most eight words, without who does it."""
    return words(
        "seekers-film-seek",
        id=move.seeker,
        where=target(move),
        first=move.place,
        last=move.place + 1,
    )


def _ends(event: Event[Position]) -> bool:
    """Return whether an event ends a turn."""
    return event.before.moment != event.after.moment


@dataclass(frozen=True, slots=True)
class _Flow:
    """How gems moved in an event, apart from those a seeker took."""

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
    took = Counter(before.would_take(event.move) if isinstance(event.move, Seek) else "")
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
    """Return the gems of a seat, including those on their way to it."""
    on_its_way = view.group if seat == view.mover else view.gift
    return Counter(view.seats[seat].area.everything + on_its_way)


def _letters(gems: Counter[str]) -> str:
    return "".join(sorted(gems.elements(), key=KINDS.index))


class _Teller(Teller):
    GAME = "seekers"

    def turn(self, events: Events) -> Iterator[str]:
        """Describe the events of a turn or a part of it."""
        for event in events:
            yield from self._event(event)
        yield from self._in_vain(events)

    def _event(self, event: Event[Position]) -> Iterator[str]:
        """Describe an event."""
        yield from self._move(event)
        before, after, mover = event.before, event.after, event.before.mover
        points = after.seats[mover].points - before.seats[mover].points
        if points:
            yield self.say("points", mover, points=points)
        yield from self._flows(event)

    def say(self, key: str, seat: Seat, **variables: str | int) -> str:
        """Return a sentence of the game about a seat, or to it; the other seat may be named in it."""
        return super().say(key, seat, **{"other": self.names[1 - seat], **variables})

    def _move(self, event: Event[Position]) -> Iterator[str]:  # noqa: C901, PLR0912 - one case per kind of move
        before, words = event.before, self.words
        seat = before.todo[0].seat
        match event.move:
            case TurnUp(colour):
                yield words("seekers-tell-turn", gem=gem(colour, words))
            case Seek(seeker, _, first) as move:
                gems = lined(before.would_take(move), words)
                where = target(move)
                yield self.say(
                    "seek", seat, id=seeker, where=where, first=first, last=first + 1, gems=gems
                )
            case Place(way) if group := in_row(before.group, way):
                yield self.say("place", seat, way=way, gems=listed(group, words))
            case Receive(end):
                yield self.say("receive", seat, end=end)
            case Swap(name) if event.after.chosen:
                chosen = before.seats[seat].area.references()[name]
                yield self.say("choose", seat, gem=gem(chosen, words))
            case For(place):
                yield self._swap(before, place, seat)
            case Exchange(first):
                pair = before.seats[seat].area.everything[first - 1 : first + 1]
                gems = lined(pair, words)
                yield self.say("exchange", seat, first=first, last=first + 1, gems=gems)
            case Stop():
                yield self.say("stop", seat)
            case DeclareNumber(number):
                yield self.say("number", seat, number=number)
            case Valid(colour):
                yield self.say("valid", seat, gem=gem(colour, words))
            case DeclareRainbow(colour):
                yield self.say("rainbow", seat, gem=gem(colour, words))
            case DeclarePlus(colour):
                yield self.say("plus", seat, gem=gem(colour, words))
            case DeclareMinus(colour):
                yield self.say("minus", seat, gem=gem(colour, words))
            case _:
                pass  # described by how gems moved

    def _swap(self, before: Position, place: int, seat: Seat) -> str:
        own = before.seats[seat].area.references()[before.chosen]
        taken = before.dungeon[place - 1]
        return self.say("swap", seat, gem=gem(own, self.words), other=gem(taken, self.words))

    def _flows(self, event: Event[Position]) -> Iterator[str]:
        flow, mover, words = _flow(event), event.before.mover, self.words
        if flow.stolen:
            yield self._between("steal", "from", mover, flow.stolen)
        if flow.drawn and not isinstance(event.move, For):
            own, drawn = gem(flow.back, words), gem(flow.drawn, words)
            yield self.say("swap", mover, gem=own, other=drawn)
        elif flow.back and not isinstance(event.move, For):
            end = event.after.end or event.before.end or _end(event)
            yield self.say("back", mover, end=end, gems=listed(flow.back, words))
        if flow.given:
            yield self._between("give", "to", mover, flow.given)
        if flow.discarded:
            yield self.say("discard", mover, gems=listed(flow.discarded, words))

    def _in_vain(self, events: Events) -> Iterator[str]:
        """After a turn, mention a seeker that found nothing to steal or to swap for."""
        seeker = next((event.move.seeker for event in events if isinstance(event.move, Seek)), "")
        if not seeker or not _ends(events[-1]):
            return
        if seeker in STEALS and not any(_flow(event).stolen for event in events):
            yield self.words("seekers-tell-nothing", id=seeker, what="steal")
        if seeker in SWAPS and not any(_swapped(event) for event in events):
            yield self.words("seekers-tell-nothing", id=seeker, what="swap")

    def _between(self, key: str, way: str, mover: Seat, gems: str) -> str:
        phrase = listed(gems, self.words)
        if self.reader == 1 - mover:
            name = self.names[mover]
            return self.words(f"seekers-tell-{key}-{way}-you", name=name, gems=phrase)
        return self.say(key, mover, gems=phrase)


def _swapped(event: Event[Position]) -> bool:
    """Return whether a gem was swapped, which is no answer where there is no choice."""
    return isinstance(event.move, Swap | For) or bool(_flow(event).drawn)


def _end(event: Event[Position]) -> str:
    """Return the end a seeker took from, for an event that ended its turn."""
    return event.move.end if isinstance(event.move, Seek) else ""
