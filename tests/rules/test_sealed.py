"""Sealed deals (docs/rules/sealed.md)."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import DEALER, GAMES
from rules.__main__ import main
from rules.contract import Decision, MalformedRecord, read_options
from rules.record import read_record
from rules.seal import Seal, Unverified, commitment
from rules.sealed import dealt, verify
from rules.sealed_chance import SealedChance
from tests.rules.elsewhere import elsewhere
from tests.rules.sealed_games import as_line, played, records, seal

SECRET = bytes(range(32))
BEACON = {"source": "drand quicknet", "round": 123, "randomness": "5e" * 32}


def test_the_deal_is_what_the_bytes_say() -> None:
    """The commitment and the deal of a known secret are always the same."""
    assert (
        commitment("418274", SECRET)
        == "e8153ad6a6981a093bf83bd32bd04256ed6264b64f7ffa994fb8c423bdd0fea7"
    )
    record = dealt(GAMES["splendor"], 2, {"target": 15}, Seal("418274", SECRET, ("blue moon", "")))
    assert record.setup["nobles"] == ["n3", "n6", "n4"]
    assert record.setup["rows"]["3"] == ["3k1", "3g3", "3b4", "3w2"]


def test_version_2_commits_to_what_was_drawn() -> None:
    """Its commitment, and its cards with seats drawn and without, are always the same ones, and others than version 1's."""
    seal_2 = Seal("418274", SECRET, ("blue moon", ""), version=2)
    assert seal_2.commitment == "a5929ed9b0a18310854c100ffd5ba006cf08d7422d0c5e2caf13efd39da4a1a8"
    drawn = (seal_2, replace(seal_2, seating=()), replace(seal_2, version=1))
    nobles = [dealt(GAMES["splendor"], 2, {"target": 15}, it).setup["nobles"] for it in drawn]
    assert nobles == [["n2", "n7", "n3"], ["n2", "n3", "n5"], ["n3", "n6", "n4"]]


def test_every_sealed_game_is_valid_here_and_elsewhere() -> None:
    """Played sealed games, some of them with a beacon, are verified by the rules, and by another program."""
    lines = [as_line(record) for record in records(24)]
    with_beacon = (replace(seal(Random(number)), beacon=BEACON) for number in range(2))
    for game, sealed in zip(("splendor", "seekers"), with_beacon, strict=True):
        options = read_options(GAMES[game].options, {})
        without = replace(sealed, beacon=None)
        assert sealed.chance(game, 2, options) != without.chance(game, 2, options)
        lines.append(as_line(played(sealed, {}, Random(1), game)))
    for line in lines:
        verify(read_record(line))
    assert elsewhere([line.encode() for line in lines]) == ["valid"] * len(lines)


def _swap_refills(told: dict[str, Any]) -> None:
    deals = [number for number, move in enumerate(told["moves"]) if move.startswith("deal:1")]
    first, second = deals[:2]
    told["moves"][first] = told["moves"][second]
    del told["moves"][first + 1 :]


def _leave_out_a_refill(told: dict[str, Any]) -> None:
    del told["moves"][next(n for n, it in enumerate(told["moves"]) if it.startswith("deal:1"))]


CHEATS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another secret": (lambda told: told["sealed"].update(secret="00" * 32), "the commitment"),
    "a new secret after a restart": (
        lambda told: told["sealed"].update(
            secret="00" * 32, commitment=commitment(told["sealed"]["table"], bytes(32))
        ),
        "setup.rows.1",
    ),
    "another table": (lambda told: told["sealed"].update(table="1"), "the commitment"),
    "another cut": (lambda told: told["sealed"].update(cuts=["red", "moon"]), "sealed.seating"),
    "a card swapped": (lambda told: told["setup"]["rows"]["2"].reverse(), "setup.rows.2"),
    "a noble swapped": (lambda told: told["setup"]["nobles"].reverse(), "setup.nobles"),
    "a refill reordered": (_swap_refills, "move "),
    "seats changed": (lambda told: told["sealed"]["seating"].reverse(), "sealed.seating"),
    "options changed": (lambda told: told["options"].update(target=11), "setup.rows.1"),
    "an option added": (lambda told: told["options"].update(luck=1), "options"),
    "a record edited": (_leave_out_a_refill, "move "),
    "another beacon": (
        lambda told: told["sealed"]["beacon"].update(randomness="5f" * 32),
        "sealed.seating",
    ),
    "no beacon": (lambda told: told["sealed"].update(beacon=None), "sealed.seating"),
    "a cut added": (lambda told: told["sealed"]["cuts"].append("sun"), "sealed.cuts"),
    "a cut left out": (lambda told: told["sealed"]["cuts"].pop(), "sealed.cuts"),
    "a cut spelled otherwise": (
        lambda told: told["sealed"].update(cuts=["blue moo\u0301n", ""]),
        "sealed.cuts",
    ),
    "a long cut": (lambda told: told["sealed"].update(cuts=["x" * 65, ""]), "sealed.cuts"),
    "an option invented": (lambda told: told["sealed"].update(drawn=["luck"]), "sealed.drawn"),
    "a short secret": (
        lambda told: told["sealed"].update(secret="00" * 30),
        "sealed.secret",
    ),
    "no secret": (lambda told: told["sealed"].update(secret=None), "the secret"),
    "no seal": (lambda told: told.pop("sealed"), "the deal of this record isn't sealed"),
}


def cheated(cheat: str) -> str:
    """Return a game as a record, after somebody has cheated."""
    sealed = Seal("418274", SECRET, ("blue moon", ""), BEACON)
    line = as_line(played(sealed, {"target": 10}, Random(1)))
    verify(read_record(line))
    told = json.loads(line)
    change, _ = CHEATS[cheat]
    change(told)
    return json.dumps(told)


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_named_by_its_place(cheat: str) -> None:
    """Whatever a host changes, the first difference is found and named."""
    _, place = CHEATS[cheat]
    with pytest.raises((Unverified, MalformedRecord), match=rf"^{place}"):
        verify(read_record(cheated(cheat)))


def test_another_program_names_the_same_places() -> None:
    """A program that knows no rules finds every cheat, too, in the same place."""
    cheats = [cheat for cheat in CHEATS if cheat != "no seal"]
    told = elsewhere([cheated(cheat).encode() for cheat in cheats])
    places = [CHEATS[cheat][1] for cheat in cheats]
    assert [said[: len(it)] for said, it in zip(told, places, strict=True)] == places


def test_keys_are_uniform() -> None:
    """The card that a sealed deal turns up first is each as often, as in an open deal (chi-squared)."""
    rng, count = Random(5), 4000
    first = Counter(
        dealt(GAMES["splendor"], 2, {"target": 15}, seal(rng)).setup["rows"]["3"][0]
        for _ in range(count)
    )
    expected = count / 20
    assert len(first) == 20
    assert sum((found - expected) ** 2 / expected for found in first.values()) < 43.8  # 0.1% of 19


def test_a_game_with_dice_is_sealed_too() -> None:
    """Rolls come again, so each has its number; a whole game of another kind is verified as well."""
    record = played(seal(Random(3), 3), {}, Random(3), "bluff")
    verify(replace(record, moves=record.moves))
    rolls = [move for move in record.moves if move.startswith("roll:")]
    assert len(set(rolls)) > 1
    first = record.moves.index(rolls[0])
    other = "roll:11111" if rolls[0] != "roll:11111" else "roll:22222"
    changed = (*record.moves[:first], other)
    with pytest.raises(Unverified, match=rf"^move {first + 1}: {other} in the record"):
        verify(replace(record, moves=changed))


def test_weights_are_kept() -> None:
    """What weighs twice as much is drawn twice as often."""
    chance = SealedChance(SECRET)
    decision = Decision(DEALER, "roll", ("roll:a", "roll:b"), (1, 2))
    drawn = Counter(chance.answer(decision, number) for number in range(3000))
    assert abs(drawn["roll:b"] - 2000) < 100  # four standard deviations


def test_the_same_card_comes_back_after_an_undo() -> None:
    """A card that a sealed deal has drawn is drawn again, whatever was done in between."""
    sealed = seal(Random(2))
    record = played(sealed, {"target": 10}, Random(2))
    chance = sealed.chance("splendor", record.seats, record.options)
    *before, _ = record.replay()
    for match in before:
        decision = match.position.decision
        assert decision is not None
        if decision.seat == DEALER:
            assert str(chance.choice(decision.moves[::-1])) == record.moves[len(match.moves)]


def test_a_secret_is_not_in_a_seals_repr() -> None:
    """A seal in a log or an error doesn't show its secret."""
    assert "secret" not in repr(seal(Random(1)))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 3),
        ("secret", "zz"),
        ("secret", "00"),
        ("cuts", "blue"),
        ("cuts", [1]),
        ("drawn", ["mode"]),
        ("beacon", {}),
        ("seating", ["0"]),
        ("table", 5),
    ],
)
def test_a_malformed_seal_is_named_by_its_key(key: str, value: object) -> None:
    """A record whose seal can't be read says which key is wrong."""
    told = seal(Random(1)).as_json() | {key: value}
    if key == "drawn":
        told["commitment"] = Seal.of_json(told | {"drawn": []}).commitment
    record = dealt(GAMES["seekers"], 2, read_options(GAMES["seekers"].options, {}), seal(Random(1)))
    with pytest.raises(MalformedRecord, match=rf"^sealed\.{key}"):
        verify(replace(record, sealed=told))


@pytest.mark.parametrize("seal_version", ["1", "2"])
def test_the_command_line_deals_and_verifies(
    seal_version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`new` prints the same sealed record each time, and `verify` says that it is valid, or isn't."""
    arguments = ["new", "seekers", "--seats", "2", "--table", "7", "--secret", SECRET.hex()]
    arguments += ["--cut", "blue moon", "--option", "sheet=random", "--seal", seal_version]
    told = []
    for _ in range(2):
        assert main(arguments) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert elsewhere([told[0].encode()]) == ["valid"]
    file = tmp_path / "records.jsonl"
    other = json.loads(told[0])
    other["setup"]["dungeon"] = other["setup"]["dungeon"][::-1]
    file.write_text(told[0] + "\n" + json.dumps(other) + "\n", encoding="utf-8")
    assert main(["verify", "--lines", str(file)]) == 1
    valid, blank = capsys.readouterr().out.splitlines()
    assert valid == "1: valid"
    assert blank.startswith("3: setup.dungeon: ")
