"""12 Seekers tables in a line: `table(ROW, "rrg", "bb", dungeon="ypg...")`.

An area is written as its parts with "|" between them, gold as a number and last: "rrg*$" by
count, "rgr|1" in a row, "r*|gp|0" in piles.
"""

from rules import Seat
from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.gems import ordered
from rules.seekers.holdings import Patron, Step
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS

COUNT, ROW, PILES = 1, 7, 20  # a sheet of each kind, without anything special in the turn
DUNGEON = "rygbprygbprygbp"


def area(sheet: int, text: str) -> Area:
    """Return an area from its text."""
    first, *others = text.split("|")
    if SHEETS[sheet].kind == "count":
        return Count(ordered(first))
    if SHEETS[sheet].kind == "row":
        return Row(first, int(others[0]) if others else 0)
    invalid, gold = others or ("", "0")
    return Piles(first, invalid, int(gold))


def table(
    sheet: int,
    one: str = "",
    other: str = "",
    *,
    dungeon: str = DUNGEON,
    field: str = "1 2 3 4 5 1 2 3 4 5",
    taken: tuple[str, str] = ("", ""),
    points: tuple[int, int] = (0, 0),
    cards: tuple[str, str] = ("", ""),
    round_: int = 2,
    order: int = 1,
    mode: str = "chaos",
    declare: str = "auto",
    mover: Seat = 0,
    valid: str | None = None,
) -> Position:
    """Return a table at which the mover may take a seeker; seat 0 is the first of the round."""
    first, second = (
        Patron(area(sheet, text), tuple(taken[seat].split()), points[seat], cards[seat])
        for seat, text in enumerate((one, other))
    )
    return Position(
        sheet=sheet,
        order=order,
        mode=mode,
        declare=declare,
        dungeon=dungeon,
        field=tuple(field.split()),
        seats=(first, second),
        todo=(Step("seek", mover),),
        round=round_,
        mover=mover,
        valid=valid,
    )


def lies(position: Position, seat: Seat) -> str:
    """Return an area as its text."""
    return "|".join(map(str, position.as_json()["seats"][seat]["area"].values()))


def pending(position: Position) -> str:
    """Return the gems taken and not yet laid out."""
    text: str = position.as_json()["pending"]
    return text


def worth(sheet: int, text: str, cards: str = "") -> int:
    """Return the sheet's points for an area, with the best declarations."""
    return table(sheet, text, cards=(cards, "")).reckoning(0).sheet
