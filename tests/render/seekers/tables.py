"""Tables of 12 Seekers to draw and to talk about."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.testing.scenes import Played, events_seen
from render import Event, Scene
from rules import Seat
from rules.seekers import SEEKERS
from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.holdings import Patron
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS
from tests.render.scenes import play

NAMES = ("Ada Lovelace", "小林さくら")
MODES = ("basic", "advanced", "chaos")
SHEET_MODES = [(sheet, mode) for sheet in SHEETS for mode in MODES]
LINE = "pgygr*$rpbygpggpbbbppgryybypggyrrygrbr$"
FIELD = ("1", "1b", "2", "2c", "2", "3", "3a", "3", "4b", "4", "5", "5")


@cache
def game(sheet: int, mode: str = "basic", declare: str = "auto", luck: float = 1.0) -> Played:
    """Return a whole game on a sheet, at random unless told otherwise."""
    options = {"sheet": sheet, "mode": mode, "declare": declare, "order": 1 + sheet % 4}
    return play(SEEKERS, 2, options, sheet, luck)


def positions(sheet: int, mode: str = "basic", declare: str = "auto") -> tuple[Position, ...]:
    """Return every position of a game on a sheet."""
    return game(sheet, mode, declare)[0]


def events(
    sheet: int, mode: str, reader: Seat | None, declare: str = "auto"
) -> list[Event[Position]]:
    """Return the events of a game on a sheet as a reader sees them."""
    return events_seen(game(sheet, mode, declare), reader)


def scene(view: Position, reader: Seat | None = None, **more: Any) -> Scene[Position]:
    """Return a position as a reader sees it."""
    return Scene(view.seen_by(reader), NAMES, reader=reader, **more)


AREAS: dict[str, tuple[Area, Area]] = {
    "count": (Count("rrrrggbbbbp$"), Count("ryyyyyppp*")),
    "row": (Row("rrgbbbbpyyrgp", 2), Row("yyyrg*bbpprgrr", 0)),
    "piles": (Piles("rrg*", "yyybbp", 1), Piles("bbbb", "rygpppp", 0)),
}


def table(sheet: int, round_: int, **changes: object) -> Position:
    """Return a table put together by hand, which no change of a computer player moves."""
    kind = SHEETS[sheet].kind
    cards = ("ry", "gb") if SHEETS[sheet].cards == 2 else ("r", "g")
    start = SEEKERS.start(
        2,
        {"sheet": sheet, "mode": "basic", "order": 2},
        {
            "dungeon": "rygbp" * 7 + "*$$$",
            "seekers": ["1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5"],
            "colour_cards": list(cards) if SHEETS[sheet].cards else ["", ""],
        },
    )
    one, other = AREAS[kind]
    seats = (
        Patron(one, ("3", "1b", "5")[: round_ - 1], 2, start.seats[0].cards),
        Patron(other, ("4", "2", "3a")[: round_ - 1], 0, start.seats[1].cards),
    )
    arranged = {"mode": "advanced", "dungeon": LINE, "field": FIELD, "round": round_}
    return start.but(**(arranged | {"seats": seats} | changes))
