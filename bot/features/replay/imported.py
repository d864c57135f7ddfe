"""Importing a game record from a file.

Each function raises Refusal, which names the line, the key or the move that is wrong.
"""

import json
from collections.abc import Sequence
from typing import Final

from bot.features.replay.store import ImportedRecord
from bot.tables.play import Play, entries
from bot.tables.refusal import Refusal, UnescapedName
from rules import DEALER, AnyMatch, IllegalMove, MalformedRecord, Record, read_record, record_json
from rules.record import BOM, FORMAT

MAX_RECORD_BYTES: Final = 256 * 1024
"""The largest file; ten times that of a long game."""
MAX_KEPT_BYTES: Final = 64 * 1024
"""The largest record that is stored, without what its file has besides; a thousand moves take half of it."""
MAX_RECORD_MOVES: Final = 1000
"""The most moves of a record; three times those of a long game."""
MAX_QUOTE_LENGTH: Final = 80
"""How many characters of an error a refusal quotes."""
_HIDDEN: Final = "?"
"""Replaces in a record what its reader may not know."""


def read(content: bytes) -> str:
    """Return a record as one line of JSON; raise Refusal if it is malformed or can't be played."""
    if len(content) > MAX_RECORD_BYTES:
        raise Refusal("refused-record-large", most=MAX_RECORD_BYTES // 1024)
    try:
        text = content.decode().lstrip(BOM)
    except UnicodeDecodeError as error:
        raise Refusal("refused-record-text") from error
    try:
        record = read_record(text)
        match = _played(record)
    except MalformedRecord as error:
        raise _refusal(text, error) from error
    stored = content_of(record, match)
    if len(stored.encode()) > MAX_KEPT_BYTES:
        raise Refusal("refused-record-large", most=MAX_KEPT_BYTES // 1024)
    return stored


def content_of(record: Record, match: AnyMatch) -> str:
    """Return a whole game as one line of JSON."""
    return json.dumps(record_json(record, match, DEALER), ensure_ascii=False)


def play_of(imported: ImportedRecord, names: Sequence[str]) -> Play:
    """Return the game of a record, over after its last move; `names` are those of the seats.

    Raises Refusal if the rules have changed since.
    """
    try:
        record = read_record(imported.content)
        *_, match = record.replay()
    except (IllegalMove, MalformedRecord) as error:
        raise Refusal("refused-replay-damaged") from error
    return Play(
        id=imported.id,
        game=record.game.key,
        options=dict(record.options),  # type: ignore[arg-type]  # as they were read
        names=tuple(names[: record.seats]),
        setup=record.game.setup_seen_by(record.setup, DEALER),
        log=entries(match),
        match=match,
        stage="called-off" if match.position.decision else "finished",
    )


def _played(record: Record) -> AnyMatch:
    """Return the match of a record; raise Refusal for the first illegal move."""
    if len(record.moves) > MAX_RECORD_MOVES:
        raise Refusal("refused-record-long", moves=len(record.moves), most=MAX_RECORD_MOVES)
    number = 0
    try:
        for match in record.replay():
            number = len(match.moves) + 1
    except IllegalMove as error:
        key = "hidden" if _HIDDEN in error.notation else "move"
        raise Refusal(
            f"refused-record-{key}", number=number, move=_quoted(error.notation)
        ) from error
    return match


def _refusal(text: str, error: MalformedRecord) -> Refusal:
    """Return the refusal for a malformed record."""
    cause = error.__cause__
    if isinstance(cause, json.JSONDecodeError):
        return Refusal("refused-record-line", line=cause.lineno)
    named = json.loads(text).get("format", FORMAT) if error.key == "format" else FORMAT
    if named != FORMAT:
        return Refusal("refused-record-format", format=_quoted(str(named)), known=FORMAT)
    return Refusal("refused-record-key", why=_quoted(str(error), 2 * MAX_QUOTE_LENGTH))


def _quoted(text: str, most: int = MAX_QUOTE_LENGTH) -> UnescapedName:
    """Return what a file says as a refusal quotes it: short, and without half a character."""
    return UnescapedName(text[:most].encode(errors="replace").decode())
