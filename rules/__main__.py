"""The command line of the rules: trace or verify a record, deal a new one, play in the terminal.

Bad input ends with status 1 and one line on standard error. docs/rules/records.md §4 documents
what each command prints.
"""

import argparse
import codecs
import contextlib
import json
import os
import random
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rules import sealed
from rules.catalogue import GAMES
from rules.contract import (
    DEALER,
    IllegalMove,
    Json,
    MalformedRecord,
    Position,
    Seat,
    read_options,
    read_seats,
)
from rules.cuts import is_cut
from rules.match import AnyMatch
from rules.record import Record, dealt, read_record, record_json
from rules.seal import VERSIONS, Seal, is_table, read_secret
from rules.terminal import Terminal

DRAWN: Final = "random"
"""The value of an option that a sealed deal draws."""


class Refused(Exception):
    """Unusable input; the message says why in one line."""


def main(arguments: Sequence[str] | None = None, program: str = "python -m rules") -> int:
    """Run a command and return its exit status; argparse exits with 2 on misuse."""
    asked = _parser(program).parse_args(arguments)
    try:
        status: int = asked.command(asked) or 0
        if sys.stdout:  # None if the shell closed it
            sys.stdout.flush()
    except (Refused, MalformedRecord) as error:
        return _refuse(str(error))
    except OSError as error:
        _give_up_standard_output()
        closed = isinstance(error, BrokenPipeError)
        return _refuse("standard output was closed" if closed else str(error))
    except KeyboardInterrupt:
        return _refuse("interrupted")
    return status


def trace(asked: argparse.Namespace) -> None:
    """Print every position of a record, or of one record per line."""
    for number, text in _numbered(asked.record, lines=asked.lines):
        last = None
        for match in _replayed(text, number):
            last = _facts(match, asked.seat, number)
            if not asked.brief:
                print(json.dumps(last))
        if asked.brief:
            print(json.dumps(last))


def verify(asked: argparse.Namespace) -> int:
    """Print whether each sealed record is valid, or its first difference; return 1 if any isn't."""
    judged = []
    for number, text in _numbered(asked.record, lines=asked.lines):
        verdict = sealed.verdict(text)
        judged.append(verdict == "valid")
        print(f"{number}: {verdict}" if asked.lines else verdict)
    if not judged:
        raise Refused("there is no record to verify")
    return 0 if all(judged) else 1


def new(asked: argparse.Namespace) -> None:
    """Print a fresh record without moves."""
    record = _dealt(asked, asked.seats)
    print(json.dumps(record_json(record, record.begin(), DEALER)))


def play(asked: argparse.Namespace) -> None:
    """Play a game in the terminal."""
    game = GAMES[asked.game]
    for level in asked.computer:
        if level not in game.computers:
            raise Refused(f"--computer: {level!r} is none of {', '.join(game.computers)}")
    wanted = max(game.seats[0], len(asked.computer) + 1)
    seats = read_seats(game, min(wanted, game.seats[-1]) if asked.seats is None else asked.seats)
    people = seats - len(asked.computer)
    if people < 0:
        raise Refused("--computer: there are more computers than seats")
    computers = {
        seat: game.computers[level] for seat, level in enumerate(asked.computer, start=people)
    }
    Terminal(computers, random.SystemRandom()).play(_dealt(asked, seats).begin())


def _dealt(asked: argparse.Namespace, seats: int) -> Record:
    game = GAMES[asked.game]
    options: dict[str, object] = {}
    for given in asked.option:
        key, _, value = given.partition("=")
        options[key] = _number_or_text(value)
    if getattr(asked, "secret", None) is None:
        return dealt(game, seats, options, random.SystemRandom())
    drawn = tuple(key for key, value in options.items() if value == DRAWN)
    chosen = read_options(game.options, {key: options[key] for key in options.keys() - drawn})
    if len(asked.cut) > read_seats(game, seats):
        raise Refused("--cut: there are more cuts than seats")
    for cut in asked.cut:
        if not is_cut(cut, asked.seal):
            raise Refused(f"--cut: {cut!r} isn't spelled as a seal of version {asked.seal} has it")
    cuts = (*asked.cut, *[""] * (seats - len(asked.cut)))
    seal = Seal(asked.table, asked.secret, cuts, drawn=drawn, version=asked.seal)
    return sealed.dealt(game, seats, chosen, seal)


def _number_or_text(value: str) -> int | str:
    try:
        return int(value)
    except ValueError:
        return value


def _numbered(name: str, *, lines: bool) -> Iterator[tuple[int, bytes]]:
    """Yield the text of each record with the number of its line, without empty lines."""
    for number, text in enumerate(_texts(name, lines=lines), start=1):
        if not lines or text.removeprefix(codecs.BOM_UTF8).strip():
            yield number, text


def _texts(name: str, *, lines: bool) -> Iterator[bytes]:
    if name == "-" and not sys.stdin:
        raise Refused("standard input is closed")
    if name == "-":
        yield from sys.stdin.buffer if lines else (sys.stdin.buffer.read(),)
    else:
        with Path(name).open("rb") as file:
            yield from file if lines else (file.read(),)


def _replayed(text: bytes, line: int) -> Iterator[AnyMatch]:
    made = 0
    try:
        for match in read_record(text).replay():
            made = len(match.moves)
            yield match
    except MalformedRecord as error:
        raise Refused(f"line {line}: {error}") from error
    except IllegalMove as error:
        raise Refused(f"line {line}, move {made + 1} (at position {made}): {error}") from error


def _facts(match: AnyMatch, seat: Seat | None, line: int) -> Json:
    full = match.position
    _check_seat(full, seat, line)
    view = full.seen_by(seat)
    facts: Json = {"number": len(match.moves), "seat": None, "about": "over", "moves": []}
    if view.decision:
        facts["seat"] = view.decision.seat
        facts["about"] = view.decision.about
        facts["moves"] = sorted(map(str, view.decision.moves))
    facts["position"] = view.as_json()
    if not view.decision:
        facts["places"] = list(view.places())
    return facts


def _check_seat(position: Position[object], seat: Seat | None, line: int) -> None:
    seats = len(position.places())
    if seat is not None and seat >= seats:
        raise Refused(f"line {line}: --seat {seat}: the record has seats 0 to {seats - 1}")


def _seat(text: str) -> Seat | None:
    if text == "onlooker":
        return None
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is neither the number of a seat nor 'onlooker'")


def _secret(text: str) -> bytes:
    try:
        return read_secret(text.lower())
    except MalformedRecord as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _cut(text: str) -> str:
    text.encode()  # what isn't text raises a ValueError, which argparse reports
    return unicodedata.normalize("NFC", text)


def _table(text: str) -> str:
    if is_table(text):
        return text
    raise argparse.ArgumentTypeError(f"{text!r} isn't the number of a table")


def _plain(reason: str) -> str:
    """Return a reason as one line that every terminal can show."""
    return " ".join(reason.split()).encode("ascii", "backslashreplace").decode()


def _give_up_standard_output() -> None:
    """Discard unwritten output: Python flushes at exit, which would fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(reason: str) -> int:
    print(f"rules: {_plain(reason)}", file=sys.stderr)
    return 1


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    tracing = commands.add_parser("trace", help=trace.__doc__)
    tracing.set_defaults(command=trace)
    verifying = commands.add_parser("verify", help=verify.__doc__)
    verifying.set_defaults(command=verify)
    for command in (tracing, verifying):
        command.add_argument("record", nargs="?", default="-", help="a file; - is standard input")
        command.add_argument("--lines", action="store_true", help="read one record per line")
    tracing.add_argument(
        "--brief", action="store_true", help="print only the last position of each record"
    )
    tracing.add_argument(
        "--seat",
        type=_seat,
        default=DEALER,
        help="show only what this seat, or an 'onlooker', may see",
    )

    dealing = commands.add_parser("new", help=new.__doc__)
    dealing.set_defaults(command=new)
    dealing.add_argument("--seats", type=int, required=True)
    dealing.add_argument("--secret", type=_secret, help="seal the deal with these 32 bytes, in hex")
    dealing.add_argument(
        "--table", type=_table, default="0", help="the table's number, for a sealed deal"
    )
    dealing.add_argument(
        "--seal", type=int, choices=VERSIONS, default=1, help="the version of the seal"
    )
    dealing.add_argument(
        "--cut",
        type=_cut,
        action="append",
        default=[],
        help="the words that a seat cuts with; repeat it for each seat, in order",
    )

    playing = commands.add_parser("play", help=play.__doc__)
    playing.set_defaults(command=play)
    playing.add_argument("--seats", type=int, help="number of seats, computers included")
    playing.add_argument("--computer", action="append", default=[], metavar="LEVEL")

    for command in (dealing, playing):
        command.add_argument("game", choices=list(GAMES), metavar="GAME")
        command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return parser


if __name__ == "__main__":
    sys.exit(main())
