"""What is allowed, in every game of the project, with the standard library alone."""

from rules.catalogue import GAMES
from rules.contract import (
    DEALER,
    Computer,
    Decision,
    Game,
    IllegalMove,
    MalformedRecord,
    NothingToUndo,
    Number,
    OneOf,
    Position,
    Seat,
)
from rules.match import AnyMatch, Match
from rules.record import Record, dealt, read_record, record_json

__all__ = [
    "DEALER",
    "GAMES",
    "AnyMatch",
    "Computer",
    "Decision",
    "Game",
    "IllegalMove",
    "MalformedRecord",
    "Match",
    "NothingToUndo",
    "Number",
    "OneOf",
    "Position",
    "Record",
    "Seat",
    "dealt",
    "read_record",
    "record_json",
]
