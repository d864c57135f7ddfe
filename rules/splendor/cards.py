"""The cards and nobles (docs/rules/splendor.md §2), and gem counts.

Gem counts are tuples in the order white, blue, green, red, black, gold; costs and bonuses leave
gold out. Each card and noble is a unique object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import sub
from typing import Final

COLOURS: Final = "wbgrk"
LETTERS: Final = "wbgrk*"
GOLD: Final = 5
LEVELS: Final = (1, 2, 3)

Colours = tuple[int, int, int, int, int]
Gems = tuple[int, int, int, int, int, int]

NO_GEMS: Final[Gems] = (0, 0, 0, 0, 0, 0)


def letters(gems: tuple[int, ...]) -> str:
    """Spell counts as letters in colour order: (2, 0, 0, 1, 0, 1) is "wwr*"."""
    return "".join(letter * count for letter, count in zip(LETTERS, gems, strict=False))


def counted(letters: str) -> Gems:
    """Count gems in a string of letters: "wwr*" is (2, 0, 0, 1, 0, 1)."""
    white, blue, green, red, black, gold = (letters.count(letter) for letter in LETTERS)
    return white, blue, green, red, black, gold


@dataclass(frozen=True, slots=True, eq=False)  # unique objects: identity is equality, and fast
class Card:
    """A development card; an unseen one has no bonus, no cost and an id such as "2?"."""

    id: str
    level: int
    bonus: int
    prestige: int
    cost: Colours
    known: bool = True

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        """Unpickle to the unique object."""
        return _card, (self.id,)


@dataclass(frozen=True, slots=True, eq=False)  # as Card
class Noble:
    """A noble tile, worth 3 prestige; `cost` is the bonuses it requires."""

    id: str
    cost: Colours
    prestige: int = 3

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Noble], tuple[str]]:
        """Unpickle to the unique object."""
        return _noble, (self.id,)


# Level and bonus, then each card as prestige:cost, the cost as one digit per colour.
_CARDS: Final = """
1w  0:00021 0:01111 0:01211 0:02002 0:02201 0:03000 0:31001 1:00400
1b  0:00003 0:00202 0:01310 0:10002 0:10111 0:10121 0:10220 1:00040
1g  0:00030 0:01022 0:02020 0:11011 0:11012 0:13100 0:21000 1:00004
1r  0:02100 0:10013 0:11101 0:20020 0:20102 0:21101 0:30000 1:40000
1k  0:00131 0:00210 0:00300 0:11110 0:12110 0:20200 0:22010 1:04000
2w  1:00322 1:23030 2:00050 2:00053 2:00142 3:60000
2b  1:02230 1:02303 2:05000 2:20014 2:53000 3:06000
2g  1:23002 1:30230 2:00500 2:05300 2:42001 3:00600
2r  1:03023 1:20023 2:00005 2:14200 2:30005 3:00060
2k  1:30302 1:32200 2:00530 2:01420 2:50000 3:00006
3w  3:03353 4:00007 4:30036 5:30007
3b  3:30335 4:63003 4:70000 5:73000
3g  3:53033 4:07000 4:36300 5:07300
3r  3:35303 4:00700 4:03630 5:00730
3k  3:33530 4:00070 4:00363 5:00073
"""

_NOBLES: Final = "44000 40004 33300 33003 30033 04400 03330 00440 00333 00044"


def _counts(digits: str) -> Colours:
    white, blue, green, red, black = map(int, digits)
    return white, blue, green, red, black


def _read_cards() -> dict[str, Card]:
    cards = {}
    for line in _CARDS.split("\n")[1:-1]:
        group, *facts = line.split()
        for number, fact in enumerate(facts, start=1):
            prestige, cost = fact.split(":")
            bonus = COLOURS.index(group[1])
            card = Card(f"{group}{number}", int(group[0]), bonus, int(prestige), _counts(cost))
            cards[card.id] = card
    return cards


CARDS: Final[Mapping[str, Card]] = _read_cards()
NOBLES: Final[Mapping[str, Noble]] = {
    f"n{n}": Noble(f"n{n}", _counts(cost)) for n, cost in enumerate(_NOBLES.split(), start=1)
}
UNSEEN: Final[Mapping[int, Card]] = {
    level: Card(f"{level}?", level, -1, 0, (0, 0, 0, 0, 0), known=False) for level in LEVELS
}
DECKS: Final[Mapping[int, tuple[Card, ...]]] = {
    level: tuple(card for card in CARDS.values() if card.level == level) for level in LEVELS
}


def turned(card: Card, by: int) -> Card:
    """Return the card most like one, with all its colours moved on by some steps; most are exactly alike."""
    bonus, cost = (card.bonus + by) % len(COLOURS), (*card.cost[-by:], *card.cost[:-by])
    return min(
        (it for it in DECKS[card.level] if it.bonus == bonus),
        key=lambda it: sum(map(abs, map(sub, (*it.cost, it.prestige), (*cost, card.prestige)))),
    )


def _card(name: str) -> Card:
    return CARDS[name] if name in CARDS else UNSEEN[int(name[0])]


def _noble(name: str) -> Noble:
    return NOBLES[name]
