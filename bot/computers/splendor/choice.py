"""A move to explain, what it leads to, and what would happen instead."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.events import Line
from bot.computers.splendor.strong import ERROR
from rules.contract import Seat
from rules.splendor.cards import LETTERS, Card, Colours, Noble
from rules.splendor.legal import nobles_met
from rules.splendor.moves import Move
from rules.splendor.position import Position

WeighedReason = tuple[float, Reason]
"""A statement after its importance: ten for a prestige now, five for one next turn."""
WeighedReasons = Iterator[WeighedReason]
Args = dict[str, int | str]
SAID_LAST: Final = 0.3
"""The weight of what is said only if nothing better is."""


@dataclass(frozen=True)
class Choice:
    """A move in a view, what follows in the line searched, and what would follow instead.

    `after` and `other` are the tables after the move, and after `other_move`, which it's compared with.
    """

    view: Position
    seat: Seat
    move: Move
    after: Position
    line: Line
    other_move: Move | None
    other: Position | None
    instead: Line

    @property
    def others(self) -> list[Seat]:
        """The other seats, in turn order after this one."""
        seats = len(self.view.seats)
        return [(self.seat + turn) % seats for turn in range(1, seats)]

    @property
    def strongest(self) -> tuple[Seat, int]:
        """The other seat with the most prestige after the move, the first of several, and how much it has."""
        held = {other: self.after.seats[other].prestige for other in self.others}
        seat = max(held, key=held.__getitem__)
        return seat, held[seat]

    @property
    def rivals(self) -> list[Seat]:
        """The other seats that have another turn, if the seat makes the other move."""
        table = self.other or self.view
        return [other for other in self.others if table.next_turn_of(other)]

    @property
    def ending(self) -> bool:
        """Whether they have one more turn at most, as somebody has reached the target."""
        return bool((self.other or self.view).reached())

    @property
    def mirrored(self) -> "Choice | None":
        """The other move, compared with this one."""
        if self.other_move is None or self.other is None:
            return None
        return replace(
            self,
            move=self.other_move,
            after=self.other,
            line=self.instead,
            other_move=self.move,
            other=self.after,
            instead=self.line,
        )

    @property
    def held(self) -> list[Card]:
        """The cards that the seat had reserved before the move and still holds."""
        now = self.after.seats[self.seat].reserved()
        return [card for card in self.view.seats[self.seat].reserved() if card in now]

    @property
    def came(self) -> list[Noble]:
        """The nobles that come with the move."""
        now = self.after.seats[self.seat].nobles
        return [noble for noble in self.view.nobles if noble in now]

    @property
    def last(self) -> bool:
        """Whether this is the seat's last turn."""
        return self.after.over or bool(self.after.reached())

    @property
    def close(self) -> bool:
        """Whether a search finds the other move as good, as far as it can tell."""
        mine, theirs = self.line.chance, self.instead.chance
        return mine is not None and theirs is not None and abs(mine - theirs) <= ERROR

    def sooner_than_instead(self, thing: str, turns: int) -> bool:
        """Return whether the seat doesn't get a thing as soon instead."""
        then = self.instead.when(self.seat, thing, bought=True)
        return then is None or then > turns

    def taken(self, card: Card) -> float:
        """Return how often somebody else takes a card before the seat's next turn."""
        return min(1.0, sum(self.line.share(other, card.id) for other in self.others))

    def rival_gets(self, thing: str) -> tuple[Seat, int] | None:
        """Return who gets a thing first instead, and in how many turns."""
        gains = [
            (turns, other)
            for other in self.rivals
            if (turns := self.instead.when(other, thing)) is not None
        ]
        return min(gains)[::-1] if gains else None


def purchase(table: Position, seat: Seat, card: Card) -> tuple[float, Args]:
    """Return how much a purchase matters, and what it brings: a bonus, prestige, a noble or the target."""
    held = table.seats[seat]
    bonuses = [have + (colour == card.bonus) for colour, have in enumerate(held.bonuses)]
    white, blue, green, red, black = bonuses
    with_card = held.but(bonuses=(white, blue, green, red, black))
    met = nobles_met(with_card, table.nobles)[:1]
    points = card.prestige + sum(noble.prestige for noble in met)
    total = held.prestige + points
    reaches = held.prestige < table.target <= total
    visitor = met[0].id if met else ""
    brings = "prestige" if points else "bonus"
    if reaches or met:
        brings = f"{'target' if reaches else ''}{'noble' if met else ''}"
    args: Args = {"card": card.id, "points": points, "after": total, "colour": LETTERS[card.bonus]}
    args |= {"brings": brings, "noble": visitor}
    return 5 * points + 20 * reaches + 3 * len(met), args


def cheapened(cards: Iterable[Card], colour: int, bonuses: Colours) -> list[Card]:
    """Return the cards that one more bonus of a colour makes cheaper for who has these bonuses."""
    return [card for card in cards if card.cost[colour] > bonuses[colour]]
