"""Records: games stored as JSON, to start, replay and show them.

A record has the keys `{"format", "game", "seats", "options", "setup", "moves"}`, and `"sealed"` if
its deal is; docs/rules/records.md §1 documents each.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.catalogue import GAMES
from rules.contract import (
    Chance,
    Game,
    Json,
    MalformedRecord,
    Seat,
    read_keys,
    read_options,
    read_seats,
)
from rules.match import AnyMatch, Match
from rules.seal import known_keys, read_seal
from rules.strict_json import strict_json

FORMAT: Final = "tabletop-record/1"
BOM: Final = "\ufeff"
"""The byte order mark, with which some editors and shells begin a file."""
_KEYS: Final = ("format", "game", "seats", "options", "setup", "moves")
_SEALED: Final = "sealed"


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


def read_record(
    text: str | bytes, games: Mapping[str, Game[Any]] = GAMES, *, exact: bool = False
) -> Record:
    """Parse a record from JSON (bytes are UTF-8), which may begin with a byte order mark.

    `begin` checks its set-up and `replay` its moves. Raises MalformedRecord naming the key, which
    is "record" if the text as a whole is wrong. If `exact`, it has to be JSON that every program
    reads alike, with all options, and only the keys of a record; otherwise an option has its
    default, and other keys are left out.
    """
    try:
        plain = text.removeprefix(BOM) if isinstance(text, str) else text.decode("utf-8-sig")
        given = strict_json(plain) if exact else json.loads(plain)
    except (ValueError, RecursionError) as error:  # huge numbers and bad UTF-8 are ValueErrors
        raise MalformedRecord("record", f"it isn't JSON: {error}") from error
    if isinstance(given, dict) and not exact:
        given = _known(given)
    read_keys("record", given, _KEYS, (_SEALED,))
    if given["format"] != FORMAT:
        raise MalformedRecord("format", f"{FORMAT!r} is needed")
    if not isinstance(given["game"], str) or given["game"] not in games:
        raise MalformedRecord("game", f"one of {', '.join(games)} is needed")
    game = games[given["game"]]
    for key in ("options", "setup", _SEALED):
        if not isinstance(given.get(key, {}), dict):
            raise MalformedRecord(key, "an object is needed")
    _must_be_portable(given)
    seats = read_seats(game, given["seats"])
    if exact:
        read_keys("options", given["options"], game.options)
    options = read_options(game.options, given["options"])
    moves = _moves(given["moves"])
    sealed = read_seal(given[_SEALED]) if _SEALED in given else None
    return Record(game, seats, options, given["setup"], moves, sealed)


def _known(given: Json) -> Json:
    """Return what may be in a record, without the keys of others."""
    known: Json = {key: given[key] for key in (*_KEYS, _SEALED) if key in given}
    if isinstance(known.get(_SEALED), dict):
        known[_SEALED] = known_keys(known[_SEALED])
    return known


def _must_be_portable(given: Json) -> None:
    """Raise MalformedRecord unless every program can read what is kept: Python reads NaN, and half a character."""
    for key in ("setup", _SEALED, "moves"):
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
