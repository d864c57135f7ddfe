"""The arena."""

import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from bot.computers.levels import styles_of
from rules import GAMES
from rules.seekers.position import Position
from tests.tools.arena.__main__ import main
from tests.tools.arena.games import choices, deals, played
from tests.tools.arena.players import Question, player
from tests.tools.arena.program import BadProgram, Program
from tests.tools.arena.results import wilson

QUICK = "rules.splendor.computer:sensible"
PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert len(asked["record"]["setup"]["rows"]) == 3
    print(json.dumps({"move": asked["moves"][0]}), flush=True)
"""
HIDDEN: list[str] = []


def first(view: Position) -> object:
    """Return the first answer."""
    assert view.decision
    return view.decision.moves[0]


def watchful(view: Position, seconds: float, rng: object) -> object:
    """Return the first answer, and note the other seat's cards as they are seen."""
    assert seconds == 0.25
    assert hasattr(rng, "random")
    assert view.decision
    HIDDEN.append(view.seats[1 - view.decision.seat].cards)
    return view.decision.moves[0]


def drawing(view: Position) -> object:
    """Reserve unseen cards, and buy them."""
    assert view.decision
    moves = {str(move): move for move in view.decision.moves}
    asked = ("buy:", "reserve:deck", "")
    return next(moves[it] for start in asked for it in reversed(moves) if it.startswith(start))


def waiting(view: Position) -> object:
    """Never buy."""
    assert view.decision
    return next(it for it in view.decision.moves if not str(it).startswith("buy:"))


def program(tmp_path: Path, text: str) -> str:
    """Return the name of a player that is a Python program with this text."""
    path = tmp_path / "player.py"
    path.write_text(text)
    return f"program:{shlex.join([sys.executable, str(path)])}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_is_worth_its_fair_share_against_itself(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each deal is played from every seat, so that a player against itself has its share exactly."""
    asked = ["splendor", QUICK, QUICK, "--seats", str(seats), "--games", str(3 * seats)]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"$ python -m tests.tools.arena {shlex.join(asked)}\n")
    score = next(line for line in out.splitlines() if line.startswith("score"))
    assert f" {1 / seats:.1%} " in score
    assert f"{3 * seats} games" in score
    assert f"fair: {1 / seats:.1%}" in score
    assert "seed 1" in out
    assert out.count(" ms a move, p99 ") == 2


def test_the_same_deal_is_the_same_game_from_every_seat() -> None:
    """With one and the same player everywhere, a deal ends alike whatever seat is looked at."""
    splendor = GAMES["splendor"]
    one = player("splendor", "sensible")
    for deal in deals(splendor, 3, [{}], 4, 5):
        shares = [played(deal, seat, (one, one), 1.0).share for seat in range(3)]
        assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ["splendor", "seekers"])
def test_levels_play_by_their_names(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By their texts, with a style or without, against the usual one."""
    for level in ("easy", "strong", *(f"7-{style}" for style in styles_of(game)[:1])):
        seconds = ["--games", "2", "--seconds", "0.01"]
        assert main([game, level, "normal", *seconds]) == 0
        assert ", 2 games: " in capsys.readouterr().out


def test_the_ladder_has_a_line_for_each_rung(capsys: pytest.CaptureFixture[str]) -> None:
    """Each rung against the one below, with the score, its interval and the time for a move."""
    assert main(["ladder", "seekers", "--rungs", "1-3", "--games", "2"]) == 0
    _, _, *lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[:2] for line in lines] == [["| easy", "1"], ["| 3", "easy"]]
    assert all("2 games" in line and line.endswith(" ms |") for line in lines)


def test_styles_are_compared_with_none(capsys: pytest.CaptureFixture[str]) -> None:
    """Each style of a rung has a line with its score and its habits."""
    assert main(["styles", "splendor", "--rungs", "1", "--games", "2"]) == 0
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert "reserves a turn" in head
    assert [line.split(" | ")[0] for line in lines] == [
        "| 1",
        "| 1-collector",
        "| 1-sniper",
        "| 1-courtier",
        "| 1-climber",
    ]


def test_waste_is_counted_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    """Each rung has a line with its turns and a count of each kind, in Splendor only."""
    assert main(["waste", "splendor", "--rungs", "4", "--games", "2"]) == 0
    head, _, line = capsys.readouterr().out.splitlines()
    assert line.count("|") == head.count("|")
    with pytest.raises(SystemExit):
        main(["waste", "seekers"])


def test_styles_are_compared_only_where_there_are_any(capsys: pytest.CaptureFixture[str]) -> None:
    """Asked for the styles of a game without any, the arena says that there are none."""
    with pytest.raises(SystemExit):
        main(["styles", "seekers"])
    assert "seekers has no styles" in capsys.readouterr().err


def test_options_take_turns() -> None:
    """Several values of an option take turns from deal to deal, and `all` is every value."""
    seekers = GAMES["seekers"]
    options = choices(seekers, ["sheet=all", "mode=basic,chaos"])
    assert len(options) == 40
    drawn = [deal.record.options for deal in deals(seekers, 2, options, 45, 1)]
    assert [one["sheet"] for one in drawn[:20]] == list(range(1, 21))
    assert {one["mode"] for one in drawn[:20]} == {"basic"}
    assert {one["mode"] for one in drawn[20:40]} == {"chaos"}
    assert drawn[40] == drawn[0]


def test_a_player_sees_what_its_seat_sees() -> None:
    """A player gets the view of its seat, the seconds it has, and a generator of its own."""
    seekers = GAMES["seekers"]
    path = f"{__name__}:watchful"
    players = player("seekers", path), player("seekers", "sensible")
    for deal in deals(seekers, 2, [{"sheet": 14}], 1, 1):
        for seat in (0, 1):
            played(deal, seat, players, 0.25)
    assert HIDDEN
    assert set(HIDDEN) == {"??"}


def test_a_program_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program that answers in lines of JSON plays whole games, started once."""
    name = program(tmp_path, PROGRAM)
    assert main(["splendor", name, QUICK, "--games", "4"]) == 0
    assert "4 games: 0 won" in capsys.readouterr().out


def test_a_level_of_another_version_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """From its working tree, in a process of its own, though others hold cards that it can't see."""
    name = f"version:{Path(__file__).parents[3]}:easy"
    assert main(["splendor", name, f"{__name__}:drawing", "--games", "2"]) == 0
    assert f"{name} against {__name__}:drawing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import sys; sys.exit(3)", "ended with status 3 instead of answering"),
        ("print('hello'); input()", "which isn't {'move': ...} in JSON"),
        ("print('[]'); input()", "which isn't {'move': ...} in JSON"),
        ('print(\'{"move": "fly"}\'); input()', "answered 'fly', which is not legal there"),
    ],
)
def test_a_bad_program_is_named(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program that dies or answers nonsense ends the arena with one line that says so."""
    assert main(["splendor", program(tmp_path, text), QUICK, "--games", "2"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("arena: the program ")
    assert said.count("\n") == 1
    assert says in said


def test_a_program_that_never_answers_is_ended(tmp_path: Path) -> None:
    """A program is given up when its time is over."""
    name = program(tmp_path, "input(); input()")
    slow = Program(name.removeprefix("program:"), patience=0.3)
    (deal,) = deals(GAMES["splendor"], 2, [{}], 1, 1)
    match = deal.record.begin()
    with pytest.raises(BadProgram, match=r"did not answer within 0\.3 seconds"):
        slow.answer(Question(deal.record, match, 0, 1.0), Random(1))
    slow.close()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["splendor", "nobody", QUICK], "splendor has no level 'nobody'"),
        (["splendor", "rules.nowhere:sensible", QUICK], "there is no player"),
        (["splendor", "program:/nowhere/at/all", QUICK], "can't be started"),
        (["splendor", QUICK, QUICK, "--seats", "7"], "no table of 7 seats"),
        (["seekers", "sensible", "sensible", "--option", "sheet=21"], "from 1 to 20"),
        (["seekers", "sensible", "sensible", "--option", "sheet=x"], "from 1 to 20"),
        (["seekers", "sensible", "sensible", "--option", "colour=x"], "no option 'colour'"),
        (["seekers", "sensible", "sensible", "--by", "colour"], "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_said(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong name or value ends the arena with one line that names it."""
    assert main([*arguments, "--games", "2"]) == 1
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (300, 400, 0.7054, 0.7899),
    ],
)
def test_the_interval_is_wilsons(score: float, games: int, low: float, high: float) -> None:
    """The interval is Wilson's, as tables have it."""
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Two processes come to the score of one."""
    scores = []
    for processes in ("1", "2"):
        asked = ["splendor", QUICK, QUICK, "--games", "4", "--processes", processes]
        assert main(asked) == 0
        scores.append(capsys.readouterr().out.splitlines()[2:5])
    assert scores[0] == scores[1]


def test_a_game_that_nobody_wants_to_finish_is_shared() -> None:
    """Two players who never buy share a game, which has no end."""
    neither = player("splendor", "tests.tools.arena.test_arena:waiting")
    (deal,) = deals(GAMES["splendor"], 2, [{}], 1, 1)
    outcome = played(deal, 0, (neither, neither), 1.0)
    assert outcome.share == 0.5
    assert outcome.position.decision
