"""Splendor a second time, slowly and straight from the page, to compare the rules with.

It works on the JSON of a position alone and copies it whole at every step; nothing is shared
with `rules.splendor` but the printed facts on cards and nobles.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from rules.splendor.cards import CARDS, NOBLES

COLOURS = "wbgrk"
Seat = dict[str, Any]
Tokens = dict[str, int]


@dataclass
class Oracle:
    """A table: the JSON of the position and what it leaves out."""

    json: dict[str, Any]
    target: int
    turn: int = 0
    about: str = "turn"
    due: tuple[str, int | None] | None = None  # a level, and a slot or the hand
    passes: int = 0

    def moves(self) -> list[str]:
        """List the legal answers, sorted as text."""
        return sorted({"turn": self._turn, "deal": self._deal, "return": self._return,
                       "noble": self._noble, "over": list}[self.about]())  # fmt: skip

    def _turn(self) -> list[str]:
        seat, supply = self.json["seats"][self.turn], self.json["supply"]
        moves = []
        left = [colour for colour in COLOURS if supply[colour] > 0]
        if len(left) >= 3:
            moves += ["take:" + "".join(three) for three in combinations(left, 3)]
        else:
            moves += ["take:" + colour for colour in left]
            moves += ["take:" + "".join(two) for two in combinations(left, 2)]
        moves += [f"take:{colour}{colour}" for colour in COLOURS if supply[colour] >= 4]
        faceup = [card for row in self.json["rows"].values() for card in row if card]
        if len(seat["hand"]) < 3:
            moves += [f"reserve:{card}" for card in faceup]
            moves += [f"reserve:deck{level}" for level, size in self.json["decks"].items() if size]
        for card in faceup + seat["hand"]:
            moves += payments(card, seat)
        return moves or ["pass"]

    def _deal(self) -> list[str]:
        assert self.due
        level = self.due[0]
        visible = {card for row in self.json["rows"].values() for card in row}
        for seat in self.json["seats"]:
            visible |= {*seat["cards"], *seat["hand"]}
        return [f"deal:{card}" for card in CARDS if card[0] == level and card not in visible]

    def _return(self) -> list[str]:
        tokens = self.json["seats"][self.turn]["tokens"]
        return [f"return:{letter}" for letter in tokens if tokens[letter]]

    def _noble(self) -> list[str]:
        return [f"noble:{noble}" for noble in self._met()]

    def _met(self) -> list[str]:
        own = bonuses(self.json["seats"][self.turn])
        return [
            noble
            for noble in self.json["nobles"]
            if all(own[colour] >= NOBLES[noble].cost[i] for i, colour in enumerate(COLOURS))
        ]

    def after(self, move: str) -> Oracle:
        """Return the table after a legal answer."""
        table = deepcopy(self)
        table._play(*move.partition(":")[::2])
        return table

    def _play(self, verb: str, what: str) -> None:
        seat = self.json["seats"][self.turn]
        if self.about == "turn":
            self.passes = self.passes + 1 if verb == "pass" else 0
        getattr(self, f"_play_{verb}")(what, seat, self.json["supply"])
        if verb == "noble":
            self._end()
        else:
            self._go_on()

    def _play_pass(self, _what: str, _seat: Seat, _supply: Tokens) -> None:
        pass

    def _play_take(self, what: str, seat: Seat, supply: Tokens) -> None:
        for letter in what:
            move_token(supply, seat["tokens"], letter)

    def _play_return(self, what: str, seat: Seat, supply: Tokens) -> None:
        move_token(seat["tokens"], supply, what)

    def _play_reserve(self, what: str, seat: Seat, supply: Tokens) -> None:
        if what.startswith("deck"):
            self.due = (what[4:], None)
        else:
            seat["hand"].append(what)
            self._leave(what)
        if supply["*"]:
            move_token(supply, seat["tokens"], "*")

    def _play_buy(self, what: str, seat: Seat, supply: Tokens) -> None:
        card, _, paid = what.partition("=")
        for letter in paid or cheapest(card, seat):
            move_token(seat["tokens"], supply, letter)
        if card in seat["hand"]:
            seat["hand"].remove(card)
        else:
            self._leave(card)
        seat["cards"].append(card)

    def _play_deal(self, what: str, seat: Seat, _supply: Tokens) -> None:
        assert self.due
        level, slot = self.due
        if slot is None:
            seat["hand"].append(what)
        else:
            self.json["rows"][level][slot] = what
        self.json["decks"][level] -= 1
        self.due = None

    def _play_noble(self, what: str, _seat: Seat, _supply: Tokens) -> None:
        self._visit(what)

    def _leave(self, card: str) -> None:
        row = self.json["rows"][card[0]]
        slot = row.index(card)
        row[slot] = None
        if self.json["decks"][card[0]]:
            self.due = (card[0], slot)

    def _go_on(self) -> None:
        seat = self.json["seats"][self.turn]
        seat["prestige"] = prestige(seat)
        if self.due:
            self.about = "deal"
        elif sum(seat["tokens"].values()) > 10:
            self.about = "return"
        elif len(self._met()) > 1:
            self.about = "noble"
        else:
            for noble in self._met():
                self._visit(noble)
            self._end()

    def _visit(self, noble: str) -> None:
        seat = self.json["seats"][self.turn]
        self.json["nobles"].remove(noble)
        seat["nobles"].append(noble)
        seat["prestige"] = prestige(seat)

    def _end(self) -> None:
        seats = self.json["seats"]
        last = self.turn == len(seats) - 1
        reached = any(seat["prestige"] >= self.target for seat in seats)
        self.about = "over" if (last and reached) or self.passes == len(seats) else "turn"
        self.turn = (self.turn + 1) % len(seats)


def bonuses(seat: Seat) -> dict[str, int]:
    """Count the bonuses of a seat's cards: the letter of a card's id is its bonus."""
    return {colour: sum(card[1] == colour for card in seat["cards"]) for colour in COLOURS}


def prestige(seat: Seat) -> int:
    """Count a seat's prestige."""
    return sum(CARDS[card].prestige for card in seat["cards"]) + 3 * len(seat["nobles"])


def ways(card: str, seat: Seat) -> Iterator[str]:
    """Yield every hand of own tokens that pays a card exactly, gold standing for any gem."""
    own = bonuses(seat)
    price = [max(0, CARDS[card].cost[i] - own[colour]) for i, colour in enumerate(COLOURS)]
    tokens = seat["tokens"]
    for *paid, gold in product(*(range(tokens[letter] + 1) for letter in "wbgrk*")):
        if sum(paid) + gold == sum(price) and all(p <= d for p, d in zip(paid, price, strict=True)):
            yield "".join(letter * n for letter, n in zip("wbgrk*", (*paid, gold), strict=True))


def cheapest(card: str, seat: Seat) -> str:
    """Return the payment with the least gold."""
    return min(ways(card, seat), key=lambda way: way.count("*"))


def payments(card: str, seat: Seat) -> list[str]:
    """List the ways to buy a card."""
    found = list(ways(card, seat))
    usual = cheapest(card, seat) if found else ""
    return [f"buy:{card}" if way == usual else f"buy:{card}={way}" for way in found]


def move_token(source: Tokens, target: Tokens, letter: str) -> None:
    """Move one token."""
    assert source[letter] > 0
    source[letter] -= 1
    target[letter] += 1
