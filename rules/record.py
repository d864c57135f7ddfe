"""Records: a game written down so that it can be begun, replayed and shown.

A record is JSON: `{"format", "game", "seats", "options", "setup", "moves"}`. What each key holds
stands in docs/rules/records.md §1.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.catalogue import GAMES
from rules.contract import Chance, Game, Json, MalformedRecord, Seat, read_options, read_seats
from rules.match import AnyMatch, Match

FORMAT: Final = "tabletop-record/1"


@dataclass(frozen=True, slots=True)
class Record:
    """A game with all that reproduces it: the table's choices, the set-up and the moves."""

    game: Game[Any]
    seats: int
    options: Mapping[str, object]
    setup: Json
    moves: tuple[str, ...] = ()

    def begin(self) -> AnyMatch:
        """Return the match before its first move; raise MalformedRecord naming the key."""
        return Match((self.game.start(self.seats, self.options, self.setup),))

    def replay(self) -> Iterator[AnyMatch]:
        """Yield the match before its first move and after each; raise IllegalMove where it ends.

        Raises MalformedRecord as `begin` does. The last match yielded is the whole.
        """
        match = self.begin()
        yield match
        for move in self.moves:
            match = match.play(move)
            yield match


def dealt(game: Game[Any], seats: int, options: Mapping[str, object], rng: Chance) -> Record:
    """Return a fresh record, every option in it; raise MalformedRecord naming the key."""
    read_seats(game, seats)
    chosen = read_options(game.options, options)
    return Record(game, seats, chosen, game.deal(seats, chosen, rng))


def record_json(record: Record, match: AnyMatch, seat: Seat | None) -> Json:
    """Return the record of a match as a seat may see it: a seat, None (an onlooker) or DEALER.

    The dealer may see everything; for everybody else secrets are masked, in the set-up and in
    the moves. The moves are the match's: those of the record itself are not looked at.
    """
    made = zip(match.positions, match.moves, strict=False)
    return {
        "format": FORMAT,
        "game": record.game.key,
        "seats": record.seats,
        "options": dict(record.options),
        "setup": record.game.setup_seen_by(record.setup, seat),
        "moves": [str(position.move_seen_by(move, seat)) for position, move in made],
    }


def read_record(text: str | bytes, games: Mapping[str, Game[Any]] = GAMES) -> Record:
    """Return the record written in this JSON text (bytes: in UTF-8).

    Its set-up is read when it begins, its moves are read when they are played. Raises
    MalformedRecord naming the key, which is "record" where the text as a whole is wrong.
    """
    try:
        given = json.loads(text if isinstance(text, str) else text.decode())
    except (ValueError, RecursionError) as error:  # huge numbers and bad UTF-8 are ValueErrors
        raise MalformedRecord("record", f"it is no JSON that can be read: {error}") from error
    if not isinstance(given, dict):
        raise MalformedRecord("record", "an object is needed")
    for key in ("format", "game", "seats", "options", "setup", "moves"):
        if key not in given:
            raise MalformedRecord(key, "it is missing")
    if given["format"] != FORMAT:
        raise MalformedRecord("format", f"{FORMAT!r} is needed")
    if not isinstance(given["game"], str) or given["game"] not in games:
        raise MalformedRecord("game", f"one of {', '.join(games)} is needed")
    for key in ("options", "setup"):
        if not isinstance(given[key], dict):
            raise MalformedRecord(key, "an object is needed")
    game = games[given["game"]]
    return Record(
        game,
        read_seats(game, given["seats"]),
        read_options(game.options, given["options"]),
        given["setup"],
        _moves(given["moves"]),
    )


def _moves(given: object) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise MalformedRecord("moves", "a list is needed")
    for number, move in enumerate(given):
        if not isinstance(move, str):
            raise MalformedRecord(f"moves.{number}", "a text is needed")
    return tuple(given)
