"""What happened, in sentences: one for each step, one line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import sub

from render.scene import Step
from render.splendor.phrases import card_short, counted, gems_listed, level, noble_short
from render.words import Words
from rules import Seat, winners
from rules.splendor.cards import GOLD, Gems
from rules.splendor.moves import (
    Buy,
    Deal,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    Take,
)
from rules.splendor.position import Position

Steps = Sequence[Step[Position]]


def tell(step: Step[Position], names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Return what happened in one step, with all that followed by itself."""
    return words.joined(_Teller(names, reader, words).turn((step,), brief=False))


def summary(steps: Steps, names: Sequence[str], reader: Seat | None, words: Words) -> list[str]:
    """Return what happened in these steps, a line a turn."""
    teller = _Teller(names, reader, words)
    lines = (words.joined(teller.turn(turn, brief=True)) for turn in _turns(steps))
    return [line for line in lines if line]


def _turns(steps: Steps) -> Iterator[Steps]:
    turn: list[Step[Position]] = []
    for step in steps:
        turn.append(step)
        if step.after.turn_over:
            yield turn
            turn = []
    if turn:
        yield turn


class _Teller:
    """Speaks of steps to one reader; None is the channel at large."""

    def __init__(self, names: Sequence[str], reader: Seat | None, words: Words) -> None:
        self.names = names
        self.reader = reader
        self.words = words

    def turn(self, steps: Steps, *, brief: bool) -> Iterator[str]:
        """Yield sentences on steps of one turn; brief leaves out what says nothing new."""
        mover = steps[0].before.turn
        for step in steps:
            if not isinstance(step.move, Return) and (not brief or not _is_hidden_draw(step)):
                yield self._move(step, mover)
        returned = [step for step in steps if isinstance(step.move, Return)]
        if returned:
            yield self._returned(returned, mover)
        for step in steps:
            yield from self._followed(step, mover)

    def _say(self, key: str, seat: Seat, **variables: str | int) -> str:
        if seat == self.reader:
            return self.words(f"splendor-tell-{key}-you", **variables)
        return self.words(f"splendor-tell-{key}", name=self.names[seat], **variables)

    def _move(self, step: Step[Position], seat: Seat) -> str:  # noqa: C901, PLR0911 - one line a kind of move
        words = self.words
        match step.move:
            case Take(gems):
                return self._say("take", seat, gems=gems_listed(gems, words))
            case Reserve(card):
                gold = step.before.supply[GOLD]
                return self._say("reserve", seat, card=card_short(card, words), gold=gold)
            case ReserveUnseen(number):
                gold = step.before.supply[GOLD]
                return self._say("reserve-unseen", seat, level=level(number, words), gold=gold)
            case Buy(card, paid):
                bought = card_short(card, words)
                if not any(paid):
                    return self._say("buy-free", seat, card=bought)
                return self._say("buy", seat, card=bought, gems=words.listed(counted(paid, words)))
            case Receive(noble):
                return self._say("noble", seat, noble=noble_short(noble, words))
            case Deal(card):
                if step.before.due and step.before.due.slot is not None:
                    return words("splendor-tell-turned-up", card=card_short(card, words))
                if seat == self.reader and card.known:
                    return self._say("drawn", seat, card=card_short(card, words))
                return words(
                    "splendor-tell-drawn",
                    name=self.names[seat],
                    level=level(card.level, words),
                )
            case Pass():
                return self._say("pass", seat)
        raise TypeError(f"no move of Splendor: {step.move!r}")

    def _returned(self, steps: Steps, seat: Seat) -> str:
        gems = _minus(steps[0].before.seats[seat].tokens, steps[-1].after.seats[seat].tokens)
        return self._say("return", seat, gems=gems_listed(gems, self.words), count=sum(gems))

    def _followed(self, step: Step[Position], mover: Seat) -> Iterator[str]:
        """Yield what came of a step by itself: a noble, the final round, the end."""
        view, mine = step.after, step.after.seats[mover]
        if not isinstance(step.move, Receive):
            for noble in mine.nobles[len(step.before.seats[mover].nobles) :]:
                yield self._say("noble", mover, noble=noble_short(noble, self.words))
        if view.over:
            yield from self._ended(view)
        elif view.turn_over and view.reached() == [mover]:
            yield self._say("final", mover, prestige=mine.prestige)

    def _ended(self, view: Position) -> Iterator[str]:
        if view.blocked:
            yield self.words("splendor-tell-blocked")
        first = winners(view.places())
        prestige = view.seats[first[0]].prestige
        if len(first) == 1:
            yield self._say("won", first[0], prestige=prestige)
        else:
            names = self.words.listed(self.names[seat] for seat in first)
            yield self.words("splendor-tell-shared", names=names, prestige=prestige)


def _is_hidden_draw(step: Step[Position]) -> bool:
    return isinstance(step.move, Deal) and not step.move.card.known


def _minus(gems: Gems, less: Gems) -> Gems:
    white, blue, green, red, black, gold = map(sub, gems, less)
    return white, blue, green, red, black, gold
