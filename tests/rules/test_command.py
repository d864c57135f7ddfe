"""The command line of the rules (docs/rules/records.md §4)."""

import hashlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.__main__ import main
from rules.record import read_record

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(Path(__file__).with_name("examples").glob("*.json"))
RECORD: dict[str, Any] = json.loads(EXAMPLES[0].read_text())["record"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a file with a record."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD, indent=1))
    return path


def written(path: Path, **changes: object) -> str:
    """Write the record with these keys changed and return the file's name."""
    path.write_text(json.dumps(RECORD | changes))
    return str(path)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Return what was printed, a JSON object a line."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the only line on standard error of a command that ends with status 1."""
    assert main(arguments) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "Traceback" not in error
    return error


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put this text into standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_traced_byte_by_byte(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The trace of every example is what it always was, to the byte (its SHA-256 is kept)."""
    example = json.loads(path.read_text())
    typed(monkeypatch, json.dumps(example["record"]))
    assert main(["trace", "-"]) == 0
    traced = capsys.readouterr().out.encode()
    assert hashlib.sha256(traced).hexdigest() == example["trace_sha256"]


def test_a_line_for_every_position(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is a line for every position, numbered from 0; the last one tells the places."""
    assert main(["trace", str(record)]) == 0
    traced = lines(capsys)
    assert [line["number"] for line in traced] == list(range(len(RECORD["moves"]) + 1))
    assert list(traced[0]) == ["number", "seat", "about", "moves", "position"]
    assert traced[0]["moves"] == sorted(traced[0]["moves"])
    assert traced[1]["seat"] == -1
    last = traced[-1]
    assert list(last) == ["number", "seat", "about", "moves", "position", "places"]
    assert (last["seat"], last["about"], last["moves"]) == (None, "over", [])
    assert last["places"] == [2, 1]


def test_brief_prints_the_last_line_alone(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --brief only the last line of a record is printed."""
    assert main(["trace", str(record)]) == 0
    last = lines(capsys)[-1]
    assert main(["trace", "--brief", str(record)]) == 0
    assert lines(capsys) == [last]


def test_one_record_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --lines every line is a record; empty lines are skipped."""
    shorter = [json.dumps(RECORD | {"moves": RECORD["moves"][:count]}) for count in (0, 5, 10)]
    typed(monkeypatch, "\n\n".join(shorter))
    assert main(["trace", "--lines", "--brief"]) == 0
    assert [line["number"] for line in lines(capsys)] == [0, 5, 10]


def test_a_seat_sees_its_own_secrets_alone(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --seat hidden cards are masked, in positions and moves alike."""
    drawn = RECORD["moves"].index("reserve:deck3") + 1  # by seat 1
    hands, offered = {}, {}
    for seat in ("0", "1", "onlooker"):
        assert main(["trace", "--seat", seat, str(record)]) == 0
        traced = lines(capsys)
        hands[seat] = traced[drawn + 1]["position"]["seats"][1]["hand"][-1]
        offered[seat] = traced[drawn]["moves"]
    assert hands == {"0": "3?", "1": "3g3", "onlooker": "3?"}
    assert offered["0"] == offered["onlooker"] == ["deal:3?"]
    assert len(offered["1"]) == 16


def test_an_illegal_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An illegal move: the line, the move's number from 1, the position's, its text, the question, the seat."""
    name = written(tmp_path / "r.json", moves=["take:wbr", "take:xyz"])
    assert refused(capsys, "trace", name) == (
        "rules: line 1, move 2 (at position 1): 'take:xyz': it isn't a legal answer to the question 'turn', "
        "asked of seat 1\n"
    )


def test_a_move_after_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A move after the end is illegal, too."""
    name = written(tmp_path / "r.json", moves=[*RECORD["moves"], "pass"])
    assert "move 114 (at position 113): 'pass': the game is over" in refused(
        capsys, "trace", "--brief", name
    )


def test_the_line_of_a_bad_record_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --lines the record's line is named; the records before it are printed."""
    bad = RECORD | {"setup": {"rows": {}}}
    path = tmp_path / "records"
    path.write_text("\n".join(map(json.dumps, (RECORD, RECORD, bad))))
    assert main(["trace", "--lines", "--brief", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.err == "rules: line 3: setup.rows.1: a list of 4 ids is needed\n"
    assert printed.out.count("\n") == 2


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "record"),
        (b"\xff\xfe{}", "record"),
        (b"[" * 100_000, "record"),
        (b'{"format": ' + b"1" * 10_000 + b"}", "record"),
        (b'"\\ud800"', "record"),
        (b"{}", "format"),
        (json.dumps(RECORD | {"seats": 10**30}).encode(), "seats"),
        (json.dumps(RECORD | {"game": "\ud800"}).encode(), "game"),
        (json.dumps(RECORD | {"options": {"\ud800\n": 1}}).encode(), "options."),
        (json.dumps(RECORD | {"setup": {"rows": {"1": ["1w1"] * 4}}}).encode(), "setup.rows.1"),
        (json.dumps(RECORD | {"moves": [["pass"]]}).encode(), "moves.0"),
        (json.dumps(RECORD | {"moves": ["\ud800"]}).encode(), "moves"),
        (json.dumps(RECORD | {"sealed": {"table": "\ud800"}}).encode(), "sealed"),
        (json.dumps(RECORD | {"sealed": {"version": float("nan")}}).encode(), "sealed"),
    ],
    ids=[
        *("empty", "not UTF-8", "deep", "huge", "a text", "keyless", "seats", "game", "options"),
        *("setup", "moves", "half a move", "half a table", "no number"),
    ],
)
def test_a_malformed_record_names_the_key(
    content: bytes, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A malformed record ends with one line that names the key."""
    path = tmp_path / "r.json"
    path.write_bytes(content)
    assert f"rules: line 1: {named}" in refused(capsys, "trace", str(path))


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file and a directory are told in one line."""
    assert "No such file" in refused(capsys, "trace", str(tmp_path / "missing"))
    assert "directory" in refused(capsys, "trace", str(tmp_path))


def test_a_seat_the_record_does_not_have(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A seat that the record does not have is told in one line."""
    assert "--seat 7" in refused(capsys, "trace", "--seat", "7", str(record))


@pytest.mark.parametrize(
    "arguments",
    [
        ["trace", "--seat", "nobody"],
        ["trace", "--seat=-1"],
        ["trace", "a", "b"],
        ["new", "splendor"],
        ["new", "chess", "--seats", "2"],
        ["new", "splendor", "--seats", "two"],
        ["new", "splendor", "--seats", "2", "--table", "\udcff"],
        ["new", "splendor", "--seats", "2", "--table", "0418274"],
        ["new", "splendor", "--seats", "2", "--cut", "\udcff"],
        ["new", "splendor", "--seats", "2", "--seal", "3"],
        ["nothing"],
        [],
    ],
    ids=" ".join,
)
def test_misuse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Misuse of the command line ends with status 2 and the usage."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_a_new_record(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`new` prints a record without moves, which can be traced."""
    assert main(["new", "splendor", "--seats", "3", "--option", "target=12"]) == 0
    text = capsys.readouterr().out
    fresh = json.loads(text)
    assert (fresh["seats"], fresh["options"], fresh["moves"]) == (3, {"target": 12}, [])
    typed(monkeypatch, text)
    assert main(["trace", "-"]) == 0
    assert len(lines(capsys)) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", "5"), "seats"),
        (("--seats", "-2"), "seats"),
        (("--seats", "2", "--option", "target=9"), "options.target"),
        (("--seats", "2", "--option", "target"), "options.target"),
        (("--seats", "2", "--option", "target=" + "9" * 5000), "options.target"),
        (("--seats", "2", "--option", "speed=9"), "options.speed"),
        (("--seats", "2", "--secret", "5f" * 32, *("--cut", "moon") * 3), "--cut"),
        (("--seats", "2", "--secret", "5f" * 32, "--cut", "blue  moon"), "--cut"),
        (("--seats", "2", "--secret", "5f" * 32, "--cut", "blue\u200bmoon"), "--cut"),
        (("--seats", "2", "--secret", "5f" * 32, "--cut", "x" * 65), "--cut"),
        (("--seats", "2", "--secret", "5f" * 32, "--seal", "2", "--cut", "x\u0338"), "--cut"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_new_record_that_cannot_be(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seats or options that the game cannot have are told in one line."""
    assert f"rules: {named}: " in refused(capsys, "new", "splendor", *arguments)


def test_playing_against_a_computer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A person answers by number or notation; undo takes back; the computer answers itself."""
    typed(monkeypatch, "nonsense\n0\n999\n1\nquit\n")
    assert main(["play", "splendor", "--computer", "sensible"]) == 0
    told = capsys.readouterr().out
    assert "'nonsense': it isn't a legal answer to the question 'turn', asked of seat 0" in told
    assert "seat 0: take:wbg" in told
    assert "seat 1: " in told
    assert "  1 take:wbg" in told


def test_undo_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Undo takes the last answer back, unless nothing was answered or a card was revealed."""
    typed(monkeypatch, "undo\ntake:wbg\ntake:wbg\nundo\nundo\nreserve:deck1\nundo\n")
    assert main(["play", "splendor"]) == 0
    told = capsys.readouterr().out
    assert "no move has been made" in told
    assert "the last move revealed something" in told
    assert told.count("take:wbg\n\nsupply") == 2
    assert told.count("dealer: deal:1?") == 1


def test_people_at_one_terminal_keep_their_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With several people at the terminal the board is the one of the seat to move."""
    typed(monkeypatch, "reserve:deck1\ntake:wbg\n")
    assert main(["play", "splendor"]) == 0
    *_, second, third = capsys.readouterr().out.split("\nsupply")
    assert "hand 1?" in second
    assert "hand 1?" not in third


def test_computers_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """Computers alone play to the end, and the places are told."""
    assert main(["play", "splendor", "--seats", "2", *["--computer", "sensible"] * 2]) == 0
    assert "seat 1: place" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--computer", "genius"),
        ("--seats", "2", *["--computer", "sensible"] * 3),
        *(("--seats", seats) for seats in ("9", "0", "-1")),
    ],
)
def test_a_table_that_cannot_be(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Unknown computers, too many of them, and seats that no table has are told in one line."""
    told = refused(capsys, "play", "splendor", *arguments)
    assert told.startswith(
        "rules: --computer" if "--computer" in arguments else "rules: seats: one of"
    )


def test_a_bare_python_is_enough(record: Path) -> None:
    """`python -m rules` needs nothing installed: no site packages, no environment."""
    command = [
        sys.executable,
        "-S",
        "-E",
        "-W",
        "error",
        "-m",
        "rules",
        "trace",
        "--brief",
        str(record),
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    assert json.loads(ran.stdout)["places"] == [2, 1]
    assert ran.stderr == b""


def test_a_closed_pipe(record: Path) -> None:
    """When nobody reads any more, the command ends with status 1 and one line."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "rules", "trace", str(record)]
    ran = subprocess.run(command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert ran.returncode == 1
    assert ran.stderr == b"rules: standard output was closed\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is needed")
def test_a_full_disk(record: Path) -> None:
    """When nothing can be written, the command ends with status 1 and one line."""
    command = [sys.executable, "-m", "rules", "trace", str(record)]
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 1
    assert ran.stderr.count(b"\n") == 1
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize("command", ["trace", "verify"])
@pytest.mark.parametrize("lines_", [(), ("--lines",)])
def test_a_byte_order_mark_is_read_over(
    command: str,
    lines_: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A record saved by an editor that marks its files is traced and verified like any other, from a file or a pipe."""
    text = json.dumps(RECORD)
    file = tmp_path / "record.json"
    said = []
    for given in (text, f"\ufeff{text}", f"\ufeff\n{text}"):
        file.write_text(given, "utf-8")
        status = main([command, *lines_, str(file)])
        typed(monkeypatch, given)
        assert main([command, *lines_]) == status
        said.append(re.sub(r"^\d: ", "", capsys.readouterr().out, flags=re.MULTILINE))
    assert len(set(said)) == 1


def test_a_text_may_begin_with_a_byte_order_mark() -> None:
    """Whether a record comes as bytes or as text, the mark before it says nothing."""
    marked = f"\ufeff{json.dumps(RECORD)}"
    assert read_record(marked) == read_record(marked.encode()) == read_record(json.dumps(RECORD))


def test_no_record_is_not_valid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file without any record isn't verified, whatever empty lines it has."""
    file = tmp_path / "records.jsonl"
    for given in ("", "\n \r\n", "\ufeff\n"):
        file.write_text(given, "utf-8")
        assert main(["verify", "--lines", str(file)]) == 1
        assert capsys.readouterr() == ("", "rules: there is no record to verify\n")
