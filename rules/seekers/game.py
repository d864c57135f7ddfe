"""12 Seekers as a game: seats, options, set-up (docs/rules/seekers.md §3, §10)."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from rules.contract import (
    DEALER,
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
from rules.seekers import turn
from rules.seekers.areas import EMPTY
from rules.seekers.computer import quick, sensible
from rules.seekers.gems import ALL_GEMS, COLOURS
from rules.seekers.holdings import Patron
from rules.seekers.moves import HIDDEN
from rules.seekers.position import Position
from rules.seekers.seekers import ADVANCED, BASIC, SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS

REPLACED: Final = 4
"""Basic seekers that advanced ones replace in the advanced mode."""


class Seekers:
    """12 Seekers, for two."""

    key = "seekers"
    version = 1
    seats = range(2, 3)
    options: Mapping[str, Number | OneOf] = {
        "sheet": Number(1, 1, 20, drawn=True),
        "order": Number(1, 1, 4, drawn=True),
        "mode": OneOf("basic", ("basic", "advanced", "chaos")),
        "declare": OneOf("auto", ("auto", "hand")),
    }
    verbs: Mapping[str, tuple[str, ...]] = {
        "valid": ("colour",),
        "seek": ("seeker",),
        "putback": ("gem",),
        "place": ("end",),
        "steal": ("gem",),
        "return": ("gem",),
        "swap": ("gem",),
        "for": ("gem",),
        "give": ("gem",),
        "receive": ("end",),
        "discard": ("gem",),
        "exchange": ("gem",),
        "stop": (),
        "rainbow": ("colour",),
        "number": ("number",),
        "plus": ("colour",),
        "minus": ("colour",),
    }
    turn_verbs = frozenset({"seek"})
    leading_verbs = frozenset({"valid"})
    renamings = tuple(dict(zip(COLOURS, names, strict=True)) for names in permutations(COLOURS))
    computers: Mapping[str, Computer] = {"sensible": sensible}
    quick: Computer = staticmethod(quick)

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:
        """Deal a dungeon, a field of twelve seekers, and the sheet's secret colour cards."""
        read_seats(self, seats)
        chosen = read_options(self.options, options)
        each = SHEETS[int(chosen["sheet"])].cards
        cards = drawn(rng, "colour", COLOURS, 2 * each)
        gems = [
            f"{gem}:{number}"
            for gem, count in Counter(ALL_GEMS).items()
            for number in range(1, count + 1)
        ]
        return {
            "dungeon": "".join(gem[0] for gem in drawn(rng, "gem", gems, len(gems))),
            "seekers": sorted(_FIELDS[str(chosen["mode"])](rng)),
            "colour_cards": [
                "".join(sorted(hand, key=COLOURS.index)) for hand in (cards[:each], cards[each:])
            ],
        }

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position:
        """Return the first position, or raise MalformedRecord naming the key."""
        read_seats(self, seats)
        chosen = read_options(self.options, options)
        sheet, mode = int(chosen["sheet"]), str(chosen["mode"])
        setup = read_object("setup", setup)
        dungeon = _dungeon(setup.get("dungeon"))
        field = _field(mode, setup.get("seekers"))
        one, other = _colour_cards(SHEETS[sheet].cards, setup.get("colour_cards"))
        area = EMPTY[SHEETS[sheet].kind]
        return turn.begun(
            Position(
                sheet=sheet,
                order=int(chosen["order"]),
                mode=mode,
                declare=str(chosen["declare"]),
                dungeon=dungeon,
                field=field,
                seats=(Patron(area, cards=one), Patron(area, cards=other)),
                todo=(),
            )
        )

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:
        """Return the set-up with the colour cards of others hidden."""
        cards = [
            hand if seat in (owner, DEALER) else HIDDEN * len(hand)
            for owner, hand in enumerate(setup["colour_cards"])
        ]
        return {"dungeon": setup["dungeon"], "seekers": setup["seekers"], "colour_cards": cards}


def _basic(_: Chance) -> list[str]:
    return list(BASIC)


def _advanced(rng: Chance) -> list[str]:
    """Replace four basic seekers by advanced ones of the same power."""
    field, advanced = list(BASIC), 0
    for name in drawn(rng, "seeker", ADVANCED, len(ADVANCED)):
        if name[0] in field and advanced < REPLACED:
            field[field.index(name[0])] = name
            advanced += 1
    return field


def _chaos(rng: Chance) -> list[str]:
    """Replace all basic seekers by advanced ones of the same power."""
    return [
        name
        for power, count in Counter(BASIC).items()
        for name in drawn(rng, "seeker", [name for name in ADVANCED if name[0] == power], count)
    ]


_FIELDS: Final = {"basic": _basic, "advanced": _advanced, "chaos": _chaos}


def _dungeon(given: object) -> str:
    if not isinstance(given, str) or sorted(given) != sorted(ALL_GEMS):
        raise MalformedRecord("setup.dungeon", "all 39 gems are needed, one letter each")
    return given


def _field(mode: str, given: object) -> tuple[str, ...]:
    key = "setup.seekers"
    field = read_ids(key, given, len(BASIC), SEEKERS_BY_ID)
    if sorted(name[0] for name in field) != sorted(BASIC):
        raise MalformedRecord(key, "two each of powers 1, 4, 5 and three each of 2, 3 are needed")
    advanced = [name for name in field if len(name) > 1]
    if len(set(advanced)) != len(advanced):
        raise MalformedRecord(key, "an advanced seeker stands twice")
    wanted = {"basic": 0, "advanced": REPLACED, "chaos": len(BASIC)}[mode]
    if len(advanced) != wanted:
        raise MalformedRecord(key, f"{wanted} advanced seekers are needed")
    return field


def _colour_cards(each: int, given: Any) -> tuple[str, str]:  # noqa: ANN401 - it is read here
    key = "setup.colour_cards"
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise MalformedRecord(key, "a list of two texts is needed")
    for cards in given:
        if not isinstance(cards, str) or len(cards) != each:
            raise MalformedRecord(key, f"{each} letters each are needed")
        if cards != "".join(colour for colour in COLOURS if colour in cards):
            raise MalformedRecord(key, "colours in their order are needed")
    one, other = given
    if set(one) & set(other):
        raise MalformedRecord(key, "a card stands twice")
    return one, other


SEEKERS: Final = Seekers()
