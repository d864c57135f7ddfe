"""The rules of every game, using only the standard library."""

from rules.answering import answering, dealt_on
from rules.catalogue import GAMES
from rules.contract import (
    DEALER,
    MOST_SEATS,
    Chance,
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
    has_secrets,
    verb_of,
)
from rules.match import AnyMatch, Match
from rules.places import among_stayers, best_first, winners
from rules.record import Record, dealt, read_record, record_json

__all__ = [
    "DEALER",
    "GAMES",
    "MOST_SEATS",
    "AnyMatch",
    "Chance",
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
    "among_stayers",
    "answering",
    "best_first",
    "dealt",
    "dealt_on",
    "has_secrets",
    "read_record",
    "record_json",
    "verb_of",
    "winners",
]
