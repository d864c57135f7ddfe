"""The summary of turns in sentences, one line per turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import sub

from render.scene import Event
from render.splendor.phrases import card_short, counted, gem, gems_listed, level, noble_short
from render.telling import Teller, turns
from render.words import Words
from rules import Seat
from rules.splendor.cards import GOLD
from rules.splendor.moves import (
    Buy,
    Deal,
    Move,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    Take,
)
from rules.splendor.position import Position

Events = Sequence[Event[Position]]


def summary(events: Events, names: Sequence[str], reader: Seat | None, words: Words) -> list[str]:
    """Describe events, one line per turn."""
    return _lines(_Teller(names, reader, words), events)


def brief(events: Events, names: Sequence[str], words: Words) -> list[str]:
    """Describe events to the channel, one short line per turn: ids of cards, and no prices."""
    return _lines(_Brief(names, None, words), events)


def _lines(teller: _Teller, events: Events) -> list[str]:
    lines = (
        teller.words.joined(teller.turn(turn))
        for turn in turns(events, lambda event: event.after.turn_over)
    )
    return [line for line in lines if line]


def caption(move: Move, words: Words) -> str:
    """Return what a turn's own move does, in at most eight words, without who does it."""
    match move:
        case Take(gems):
            return words("splendor-film-take", gems=gems_listed(gems, words))
        case Reserve(card):
            return words("splendor-film-reserve", card=card.id)
        case ReserveUnseen(number):
            return words("splendor-film-reserve-unseen", level=level(number, words))
        case Buy(card):
            return words("splendor-film-buy", card=card.id, bonus=gem(card.bonus, words))
        case _:
            return words("splendor-film-pass")


class _Teller(Teller):
    GAME = "splendor"

    def turn(self, events: Events) -> Iterator[str]:
        """Describe one turn, without cards that others drew unseen."""
        mover = events[0].before.turn
        for event in events:
            if not isinstance(event.move, Return) and not _is_hidden_draw(event):
                yield self._move(event, mover)
        returned = [event for event in events if isinstance(event.move, Return)]
        if returned:
            yield self._returned(returned, mover)
        for event in events:
            yield from self._followed(event, mover)

    def _move(self, event: Event[Position], seat: Seat) -> str:  # noqa: PLR0911 - one case per kind of move
        words = self.words
        match event.move:
            case Take(gems):
                return self.say("take", seat, gems=gems_listed(gems, words))
            case Reserve(card):
                gold = event.before.supply[GOLD]
                return self.say("reserve", seat, card=card_short(card, words), gold=gold)
            case ReserveUnseen(number):
                gold = event.before.supply[GOLD]
                return self.say("reserve-unseen", seat, level=level(number, words), gold=gold)
            case Buy(card, paid):
                bought = card_short(card, words)
                if not any(paid):
                    return self.say("buy-free", seat, card=bought)
                return self.say("buy", seat, card=bought, gems=words.listed(counted(paid, words)))
            case Receive(noble):
                return self.say("noble", seat, noble=noble_short(noble, words))
            case Deal(card):
                if event.before.due and event.before.due.slot is not None:
                    return words("splendor-tell-turned-up", card=card_short(card, words))
                return self.say("drawn", seat, card=card_short(card, words))
            case Pass():
                return self.say("pass", seat)
        raise TypeError(f"no move of Splendor: {event.move!r}")

    def _returned(self, events: Events, seat: Seat) -> str:
        gems = _lost(events, seat)
        return self.say("return", seat, gems=gems_listed(gems, self.words), count=sum(gems))

    def _followed(self, event: Event[Position], mover: Seat) -> Iterator[str]:
        """Describe the automatic effects of an event: a noble, the final round, an early end."""
        view, mine = event.after, event.after.seats[mover]
        if not isinstance(event.move, Receive):
            for noble in mine.nobles[len(event.before.seats[mover].nobles) :]:
                yield self.say("noble", mover, noble=noble_short(noble, self.words))
        if view.over:
            if view.blocked:
                yield self.words("splendor-tell-blocked")
        elif view.turn_over and view.reached() == [mover]:
            yield self.say("final", mover, prestige=mine.prestige)


class _Brief(_Teller):
    """Describes what happens in most turns with as few words as possible."""

    def _move(self, event: Event[Position], seat: Seat) -> str:
        words, name = self.words, self.names[seat]
        match event.move:
            case Take(gems):
                return words("splendor-brief-take", name=name, gems=_named(gems, words))
            case Reserve(card):
                return words("splendor-brief-reserve", name=name, card=card.id)
            case ReserveUnseen(number):
                return words("splendor-brief-reserve-unseen", name=name, level=level(number, words))
            case Buy(card, _):
                return words("splendor-brief-buy", name=name, card=card.id, prestige=card.prestige)
            case Deal(card) if event.before.due and event.before.due.slot is not None:
                return words("splendor-brief-turned-up", card=card.id)
        return super()._move(event, seat)

    def _returned(self, events: Events, seat: Seat) -> str:
        gems = _named(_lost(events, seat), self.words)
        return self.words("splendor-brief-return", gems=gems)


def _named(gems: Sequence[int], words: Words) -> str:
    """Name gems one after another, with how many there are of each where that is more than one."""
    several = max(gems) > 1
    named = counted(gems, words) if several else (gem(it, words) for it, n in enumerate(gems) if n)
    return words.joined(named, "comma")


def _lost(events: Events, seat: Seat) -> tuple[int, ...]:
    """Return how many gems of each kind a seat has fewer after events."""
    before, after = events[0].before.seats[seat].tokens, events[-1].after.seats[seat].tokens
    return tuple(map(sub, before, after))


def _is_hidden_draw(event: Event[Position]) -> bool:
    return isinstance(event.move, Deal) and not event.move.card.known
