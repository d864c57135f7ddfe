"""Tampered records: both verifiers refuse them, for the same reason (docs/rules/sealed.md §3)."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.__main__ import main
from rules.sealed import MAX_RECORD_BYTES, verdict
from tests.rules.elsewhere import elsewhere
from tests.rules.mutations import mutated
from tests.tools.tampering import FOLDER, REASONS, honest, tampered, written

ILLEGAL = "isn't legal"
"""How a reason ends that only the rules know: a player's move can't be made."""
MUTATIONS = 3000

reasons: dict[str, list[str]] = json.loads((FOLDER / REASONS).read_text("ascii"))


def test_honest_records_are_valid_in_both() -> None:
    """What was tampered with was valid before, whole or broken off after any move."""
    records = [
        written({**record, "moves": record["moves"][:count]})
        for record in honest().values()
        for count in range(0, len(record["moves"]) + 1, 7)
    ]
    assert {verdict(record) for record in records} == {"valid"}
    assert elsewhere(records) == ["valid"] * len(records)


def test_the_folder_is_what_the_program_makes() -> None:
    """Each file of the folder is written by `python -m tests.tools.tampering`, with what was changed in it."""
    made = {f"{number:03}.json": it for number, it in enumerate(tampered(), start=1)}
    assert len(made) >= 60
    assert {path.name for path in FOLDER.iterdir()} == {*made, REASONS}
    assert {file: told[0] for file, told in reasons.items()} == {
        file: name for file, (name, _) in made.items()
    }
    for file, (_, content) in made.items():
        assert (FOLDER / file).read_bytes() == content, file


def test_the_rules_refuse_each(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m rules verify` refuses every tampered record, and prints what the folder says."""
    for file, (name, reason) in reasons.items():
        assert reason != "valid"
        assert main(["verify", str(FOLDER / file)]) == 1
        assert capsys.readouterr().out == f"{reason}\n", name


def test_another_program_refuses_each_for_the_same_reason() -> None:
    """verify.mjs prints the same line for every tampered record."""
    records = [(FOLDER / file).read_bytes() for file in reasons]
    assert elsewhere(records) == [reason for _, reason in reasons.values()]


def test_mutations_are_judged_alike() -> None:
    """Of thousands of mutations none is judged differently, but for moves that only the rules can refuse.

    What is valid has the cards, the options, the cuts and the seats of the honest record.
    """
    kinds = list(honest().values())
    made = []
    for number in range(MUTATIONS):
        rng = Random(number)
        record = rng.choice(kinds)
        made.append((record, mutated(record, rng)))
    there = elsewhere([content for _, content in made])
    judged = Counter[str]()
    for (record, content), other in zip(made, there, strict=True):
        here = verdict(content)
        assert here == other or here.endswith(ILLEGAL), content
        judged["valid" if here == "valid" else "illegal" if other == "valid" else "refused"] += 1
        if "valid" in (here, other):
            assert fixed(json.loads(content.decode("utf-8-sig"))) == fixed(record), content
    assert judged["refused"] > MUTATIONS * 0.7
    assert 0 < judged["valid"] < MUTATIONS * 0.15


def fixed(record: Mapping[str, Any]) -> dict[str, object]:
    """Return what a seal fixes of a record: of a beacon its randomness, and from version 2 on whether seats were drawn."""
    sealed = dict(record["sealed"])
    beacon = sealed["beacon"] and sealed["beacon"]["randomness"]
    sealed |= {"beacon": beacon, "drawn": sorted(sealed["drawn"])}
    if sealed["version"] == 1:
        sealed.pop("seating", None)
    parts = {key: record[key] for key in ("game", "seats", "options", "setup")}
    return {**parts, "sealed": sealed}


def test_cards_are_never_others() -> None:
    """Whatever another card or another order of cards a host writes into the moves, neither program takes it."""
    made = []
    for record in honest().values():
        moves = record["moves"]
        drawn = [at for at, it in enumerate(moves) if it.startswith(("deal:", "turn:"))]
        for number, at in enumerate(drawn):
            other = moves[drawn[number - 1]]
            made.append(written({**record, "moves": [*moves[:at], other, *moves[at + 1 :]]}))
    assert len(made) > 100
    assert "valid" not in map(verdict, made)
    assert "valid" not in elsewhere(made)


def test_a_record_without_end_is_refused_in_both() -> None:
    """A record of more than a megabyte isn't read, and a shorter one is read in time."""
    record = honest()["splendor"]
    long = written({**record, "moves": record["moves"] * (MAX_RECORD_BYTES // 500)})
    padded = written(record) + b" " * MAX_RECORD_BYTES
    half = MAX_RECORD_BYTES // 2 - 2
    unclosed, nested = b'"' + b'\\"' * half, b"[" * half + b"]" * half
    for content in (long, padded, unclosed, nested):
        assert verdict(content) == "record: missing or malformed"
        assert elsewhere([content]) == [verdict(content)]


def test_lines_are_the_same_lines_in_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Empty lines, byte order marks and carriage returns are read alike."""
    record = written(honest()["seekers"])
    lines = [
        b"\xef\xbb\xbf" + record,
        b"",
        b" \t\r",
        b"\xef\xbb\xbf",
        record + b"\r",
        b"\xc2\xa0",
        b"{}",
    ]
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"\n".join(lines))
    assert main(["verify", "--lines", str(file)]) == 1
    here = [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()]
    assert here == elsewhere(lines)
    assert here == [
        "valid",
        "valid",
        "record: missing or malformed",
        "format: missing or malformed",
    ]


def test_a_record_on_several_lines_is_one_in_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file as the bot exports it is read as one record, honest or not."""
    record = honest()["seekers"]
    pretty = json.dumps(record, indent=1).encode()
    twice = pretty.replace(b'"version": 2', b'"version": 2,\n  "version": 2')
    for content, said in (
        (pretty, "valid"),
        (b"\xef\xbb\xbf" + pretty.replace(b"\n", b"\r\n"), "valid"),
        (pretty.replace(b'"version": 2', b'"version": 2.0'), "record: missing or malformed"),
        (twice, "record: missing or malformed"),
        (pretty[:-1], "record: missing or malformed"),
        (b"", "record: missing or malformed"),
    ):
        file = tmp_path / "record.json"
        file.write_bytes(content)
        assert main(["verify", str(file)]) == (said != "valid")
        assert capsys.readouterr().out == f"{said}\n"
        assert elsewhere([content]) == [said]


def test_each_file_is_verified(tmp_path: Path) -> None:
    """verify.mjs reads every file that it's given, so none hides behind a valid one."""
    records = [written(honest()["seekers"]), (FOLDER / "001.json").read_bytes()]
    files = []
    for number, record in enumerate(records):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_bytes(record)
    assert elsewhere([], *files) == [verdict(record) for record in records]
