"""Splendor as a game: seats, options, set-up (docs/rules/splendor.md §3)."""

from collections.abc import Mapping
from typing import Final

from rules.contract import (
    Chance,
    Computer,
    Json,
    MalformedRecord,
    Number,
    OneOf,
    Seat,
    drawn,
    read_ids,
    read_object,
    read_options,
    read_seats,
)
from rules.splendor.cards import CARDS, COLOURS, DECKS, LEVELS, NOBLES, Card, Noble, turned
from rules.splendor.computer import sensible
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position
from rules.splendor.state import CardRow

SLOTS: Final = 4
GOLD_TOKENS: Final = 5
GEMS_OF_EACH: Final = {2: 4, 3: 5, 4: 7}


class Splendor:
    """The base game, two to four seats."""

    key = "splendor"
    version = 1
    seats = range(2, 5)
    options: Mapping[str, Number | OneOf] = {"target": Number(15, 10, 21)}
    verbs: Mapping[str, tuple[str, ...]] = {
        "take": ("gems",),
        "reserve": ("card",),
        "buy": ("card", "pay"),
        "return": ("gem",),
        "noble": ("noble",),
        "pass": (),
    }
    turn_verbs = frozenset({"take", "reserve", "buy", "pass"})
    leading_verbs: frozenset[str] = frozenset()
    renamings = tuple(
        {name: turned(card, by).id for name, card in CARDS.items()} for by in range(len(COLOURS))
    )
    computers: Mapping[str, Computer] = {"sensible": sensible}
    quick: Computer = staticmethod(sensible)

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:
        """Deal four face-up cards of each level, and one noble more than seats."""
        read_seats(self, seats)
        read_options(self.options, options)
        return {
            "rows": {
                str(level): drawn(rng, "card", [card.id for card in DECKS[level]], SLOTS)
                for level in LEVELS
            },
            "nobles": drawn(rng, "noble", list(NOBLES), seats + 1),
        }

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position:
        """Return the first position, or raise MalformedRecord naming the key."""
        read_seats(self, seats)
        target = read_options(self.options, options)["target"]
        setup = read_object("setup", setup)
        levels = read_object("setup.rows", setup.get("rows"))
        rows = tuple(_row(level, levels.get(str(level))) for level in LEVELS)
        unseen = tuple(
            tuple(card for card in DECKS[level] if card not in row)
            for level, row in zip(LEVELS, rows, strict=True)
        )
        gems = GEMS_OF_EACH[seats]
        return Position(
            supply=(gems, gems, gems, gems, gems, GOLD_TOKENS),
            rows=rows,
            decks=tuple(len(cards) for cards in unseen),
            unseen=unseen,
            nobles=_nobles(seats + 1, setup.get("nobles")),
            seats=(Holdings(),) * seats,
            target=int(target),
        )

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:  # noqa: ARG002 - see Game
        """Return the set-up: all of it is public."""
        rows = {str(level): setup["rows"][str(level)] for level in LEVELS}
        return {"rows": rows, "nobles": setup["nobles"]}


def _row(level: int, ids: object) -> CardRow:
    key = f"setup.rows.{level}"
    cards = [CARDS[name] for name in _names(key, SLOTS, ids, CARDS)]
    if any(card.level != level for card in cards):
        raise MalformedRecord(key, f"cards of level {level} are needed")
    return tuple(cards)


def _nobles(count: int, ids: object) -> tuple[Noble, ...]:
    return tuple(NOBLES[name] for name in _names("setup.nobles", count, ids, NOBLES))


def _names(
    key: str, count: int, given: object, known: Mapping[str, Card] | Mapping[str, Noble]
) -> tuple[str, ...]:
    names = read_ids(key, given, count, known)
    if len(set(names)) != count:
        raise MalformedRecord(key, "an id stands twice")
    return names


SPLENDOR: Final = Splendor()
