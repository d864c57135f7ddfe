"""Files of what was learned: used when they are whole, refused when they are not."""

from pathlib import Path
from random import Random

import pytest

from bot.computers.contract import WeightsDamaged
from bot.computers.level import Level
from bot.computers.seekers import chances, weights
from bot.computers.seekers.chances import slopes
from bot.computers.seekers.learned import packed, read, unpacked
from bot.computers.seekers.rungs import move
from bot.computers.seekers.weights import trained
from rules.seekers.sheets import SHEETS
from tests.computers.seekers.known import game

LEARNED = {"1": {"6": {"worth": 0.565, "move": 1.32}}, "2": {"6": {"worth": 1.0}}}


def test_what_was_packed_is_read() -> None:
    """It comes back as it was."""
    assert unpacked("weights", packed("weights", LEARNED)) == LEARNED


@pytest.mark.parametrize(("was", "now"), [("0.565", "0.566"), ('"6"', '"5"'), ("1.32", "")])
def test_damage_is_refused(was: str, now: str) -> None:
    """Another number, another name, or something that is no JSON."""
    with pytest.raises(WeightsDamaged, match="weights is damaged"):
        unpacked("weights", packed("weights", LEARNED).replace(was, now, 1))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"1":{}}', "null", '{"sha256":"","learned":1}'])
def test_what_is_no_such_file_is_refused(text: str) -> None:
    """So is whatever never was one."""
    with pytest.raises(WeightsDamaged):
        unpacked("weights", text)


def test_slopes_are_no_weights() -> None:
    """A file in the place of another is refused, though it is whole."""
    with pytest.raises(WeightsDamaged, match="something else"):
        unpacked("weights", packed("slopes", LEARNED))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """By the same exception."""
    with pytest.raises(WeightsDamaged, match=r"nothing\.json can't be read"):
        read(tmp_path / "nothing.json")


def test_what_the_bot_comes_with_is_whole() -> None:
    """Every sheet has weights for every number of turns left, and every mode slopes for every round."""
    for sheet in SHEETS:
        assert set(trained(sheet).by_turns) == set(range(1, 7))
        for by_sheet in slopes().values():
            assert len(by_sheet[str(sheet)]) == 6


def test_the_rungs_up_to_3_need_no_such_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anything learned they play a whole game, what is declared by hand in the end as well."""
    monkeypatch.setattr(weights, "WEIGHTS_FILE", tmp_path / "weights.json")
    monkeypatch.setattr(chances, "SLOPES_FILE", tmp_path / "slopes.json")
    trained.cache_clear()
    slopes.cache_clear()
    declared = 0
    for rung in ("1", "easy", "3", "~1", "~easy"):
        for position in game(16, "advanced", Random(3), declare="hand", sane=True):
            decision = position.decision
            if decision and decision.seat >= 0:
                declared += position.stage == "declare"
                view = position.seen_by(decision.seat)
                assert move(Level(rung), view, 0.0, Random(1)) in decision.moves
    assert declared
