"""Declarations at the end of the game, and their points (docs/rules/seekers.md §7)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from rules.contract import Json
from rules.seekers.areas import Area, Piles
from rules.seekers.gems import COLOURS, GOLD, RAINBOW
from rules.seekers.sheets import SHEETS, Declared, counted


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The parts of a total: points of the sheet, of gold, and won in play."""

    sheet: int
    gold: int
    play: int
    declared: Declared

    @property
    def total(self) -> int:
        """The total that decides the game."""
        return self.sheet + self.gold + self.play

    def as_json(self) -> Json:
        """Return the reckoning as JSON (docs/rules/seekers.md §11)."""
        return {
            "sheet": self.sheet,
            "gold": self.gold,
            "play": self.play,
            "total": self.total,
            "declared": self.declared.as_json(),
        }


def reckoned(sheet: int, area: Area, points: int, cards: str, declared: Declared) -> Reckoning:
    """Score an area with these declarations; a gold is worth 1 point."""
    worth = SHEETS[sheet].worth(area, declared, cards)
    return Reckoning(worth, area.everything.count(GOLD), points, declared)


@lru_cache(maxsize=4096)  # computer players score the same areas repeatedly
def best(sheet: int, area: Area, points: int, cards: str) -> Reckoning:
    """Score an area with its best declarations; the first among equals."""
    reckonings = (
        reckoned(sheet, area, points, cards, declared) for declared in possible(sheet, area, cards)
    )
    return max(reckonings, key=lambda reckoning: reckoning.total)


def possible(sheet: int, area: Area, cards: str) -> Iterator[Declared]:
    """Yield every complete declaration, by rainbow colour in the order of colours."""
    has_rainbow = RAINBOW in area.everything and not isinstance(area, Piles)
    for rainbow in COLOURS if has_rainbow else ("",):
        declared = Declared(rainbow)
        if sheet == 6:
            yield from (declared.but(number=number) for number in range(1, 9))
        elif sheet == 13:
            held = [colour for colour, count in counted(area, declared).items() if count]
            pairs = permutations(held, 2) if len(held) > 1 else zip(held, held, strict=True)
            for plus, minus in list(pairs) or [("", "")]:
                yield declared.but(plus=plus, minus=minus)
        elif sheet == 14:
            yield from (declared.but(plus=one, minus=two) for one, two in permutations(cards, 2))
        elif sheet == 15:
            others = (colour for colour in COLOURS if colour not in cards)
            yield from (declared.but(plus="".join(two)) for two in combinations(others, 2))
        else:
            yield declared


def answers(key: str, sheet: int, area: Area, cards: str, declared: Declared) -> list[str]:
    """Return the values that may be declared for a key, given the declarations so far."""
    offered: dict[str, None] = {}
    for whole in possible(sheet, area, cards):
        if key == "rainbow":
            offered.update(dict.fromkeys(whole.rainbow))
        elif whole.rainbow != declared.rainbow:
            continue
        elif key == "number":
            offered[str(whole.number)] = None
        elif key == "plus" and set(declared.plus) <= set(whole.plus):
            offered.update(dict.fromkeys(plus for plus in whole.plus if plus not in declared.plus))
        elif key == "minus" and whole.plus == declared.plus:
            offered.update(dict.fromkeys(whole.minus))
    return list(offered)
