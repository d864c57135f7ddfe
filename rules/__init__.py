"""What is allowed, in every game of the project, with the standard library alone."""

from rules.catalogue import GAMES
from rules.contract import (
    DEALER,
    Choice,
    Computer,
    Decision,
    Game,
    IllegalMove,
    MalformedRecord,
    NothingToUndo,
    Number,
    Position,
    Seat,
)
from rules.match import AnyMatch, Match
from rules.record import Record, dealt, read_record, record_json

__all__ = [
    "DEALER",
    "GAMES",
    "AnyMatch",
    "Choice",
    "Computer",
    "Decision",
    "Game",
    "IllegalMove",
    "MalformedRecord",
    "Match",
    "NothingToUndo",
    "Number",
    "Position",
    "Record",
    "Seat",
    "dealt",
    "read_record",
    "record_json",
]
