"""Records: games stored as JSON, to start, replay and show them.

A record has the keys `{"format", "game", "seats", "options", "setup", "moves"}`, and `"sealed"` if
its deal is; docs/rules/records.md §1 documents each.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.catalogue import GAMES
from rules.contract import Chance, Game, Json, MalformedRecord, Seat, read_options, read_seats
from rules.match import AnyMatch, Match

FORMAT: Final = "tabletop-record/1"
BOM: Final = "\ufeff"
"""The byte order mark, with which some editors and shells begin a file."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that reproduces a game: options, set-up and moves.

    `sealed` is what proves its deal (see `rules/sealed.py`), as JSON; None if the deal is open.
    """

    game: Game[Any]
    seats: int
    options: Mapping[str, object]
    setup: Json
    moves: tuple[str, ...] = ()
    sealed: Json | None = None

    def begin(self) -> AnyMatch:
        """Return the match before its first move; raise MalformedRecord naming the key."""
        return Match((self.game.start(self.seats, self.options, self.setup),))

    def replay(self) -> Iterator[AnyMatch]:
        """Yield the match before its first move and after each move.

        Raises IllegalMove at the first illegal move, and MalformedRecord as `begin` does.
        """
        match = self.begin()
        yield match
        for move in self.moves:
            match = match.play(move)
            yield match


def dealt(game: Game[Any], seats: int, options: Mapping[str, object], rng: Chance) -> Record:
    """Deal a new game as a record with all options; raise MalformedRecord naming the key."""
    read_seats(game, seats)
    chosen = read_options(game.options, options)
    return Record(game, seats, chosen, game.deal(seats, chosen, rng))


def record_json(record: Record, match: AnyMatch, seat: Seat | None) -> Json:
    """Return a match as JSON, with secrets in set-up and moves masked for a seat.

    Args:
        record: Game, seats, options and set-up; its moves are ignored.
        match: The moves.
        seat: The reader's seat, None for an onlooker, or DEALER to mask nothing.
    """
    made = zip(match.positions, match.moves, strict=False)
    sealed = {} if record.sealed is None else {"sealed": record.sealed}
    return {
        "format": FORMAT,
        "game": record.game.key,
        "seats": record.seats,
        "options": dict(record.options),
        **sealed,
        "setup": record.game.setup_seen_by(record.setup, seat),
        "moves": [str(position.move_seen_by(move, seat)) for position, move in made],
    }


def read_record(text: str | bytes, games: Mapping[str, Game[Any]] = GAMES) -> Record:
    """Parse a record from JSON (bytes are UTF-8), which may begin with a byte order mark.

    `begin` checks its set-up and `replay` its moves. Raises MalformedRecord naming the key, which
    is "record" if the text as a whole is wrong.
    """
    try:
        given = json.loads(
            text.removeprefix(BOM) if isinstance(text, str) else text.decode("utf-8-sig")
        )
    except (ValueError, RecursionError) as error:  # huge numbers and bad UTF-8 are ValueErrors
        raise MalformedRecord("record", f"it isn't JSON: {error}") from error
    if not isinstance(given, dict):
        raise MalformedRecord("record", "an object is needed")
    for key in ("format", "game", "seats", "options", "setup", "moves"):
        if key not in given:
            raise MalformedRecord(key, "it is missing")
    if given["format"] != FORMAT:
        raise MalformedRecord("format", f"{FORMAT!r} is needed")
    if not isinstance(given["game"], str) or given["game"] not in games:
        raise MalformedRecord("game", f"one of {', '.join(games)} is needed")
    for key in ("options", "setup", "sealed"):
        if not isinstance(given.get(key, {}), dict):
            raise MalformedRecord(key, "an object is needed")
    _must_be_portable(given)
    game = games[given["game"]]
    return Record(
        game,
        read_seats(game, given["seats"]),
        read_options(game.options, given["options"]),
        given["setup"],
        _moves(given["moves"]),
        given.get("sealed"),
    )


def _must_be_portable(given: Json) -> None:
    """Raise MalformedRecord unless every program can read what is kept: Python reads NaN, and half a character."""
    for key in ("setup", "sealed", "moves"):
        try:
            json.dumps(given.get(key), ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, RecursionError) as error:
            raise MalformedRecord(key, "JSON has no such number or character") from error


def _moves(given: object) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise MalformedRecord("moves", "a list is needed")
    for number, move in enumerate(given):
        if not isinstance(move, str):
            raise MalformedRecord(f"moves.{number}", "a text is needed")
    return tuple(given)
