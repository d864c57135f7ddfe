"""The number of turns needed to gather the gems for a card."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from rules.splendor.cards import GOLD, Card, Colours
from rules.splendor.legal import HAND_LIMIT, PILE_FOR_TWO, TOKEN_LIMIT
from rules.splendor.position import Position
from rules.splendor.price import missing

MAX_GATHERING_TURNS: Final = 3
"""The longest plan, in turns."""


def turns_for(table: Position, seat: int, card: Card) -> int | None:
    """Return the number of turns until a seat can buy a card; None if it takes too long.

    It assumes that nobody else takes the gems or the card. Reserving brings gold.
    """
    mine = table.seats[seat]
    lacking = missing(card, mine)
    if sum(lacking.due) > TOKEN_LIMIT:
        return None
    gold = mine.tokens[GOLD]
    room = min(HAND_LIMIT - len(mine.hand), table.supply[GOLD])
    supply = table.supply[:GOLD]
    for turns in range(MAX_GATHERING_TURNS + 1):
        if _within(lacking.gems, supply, gold, room, turns):
            return turns
    return None


@lru_cache(maxsize=20_000)
def _within(lacking: Colours, supply: Colours, gold: int, room: int, turns: int) -> bool:
    """Return whether in `turns` turns the gems lacking can be reduced to what gold covers."""
    if sum(lacking) <= gold:
        return True
    if not turns or sum(lacking) > gold + 3 * turns:
        return False
    if room and _within(lacking, supply, gold + 1, room - 1, turns - 1):
        return True
    # Other gems of the same take don't help with this card.
    useful = [colour for colour, gems in enumerate(lacking) if gems and supply[colour]]
    takes = [chosen for chosen in combinations(useful, min(3, len(useful))) if chosen]
    takes += [
        (colour, colour)
        for colour in useful
        if supply[colour] >= PILE_FOR_TWO and lacking[colour] > 1
    ]
    return any(
        _within(_less(lacking, chosen), _less(supply, chosen), gold, room, turns - 1)
        for chosen in takes
    )


def _less(gems: Colours, chosen: tuple[int, ...]) -> Colours:
    white, blue, green, red, black = (
        count - chosen.count(colour) for colour, count in enumerate(gems)
    )
    return white, blue, green, red, black
