"""The ladder of Splendor, and its styles."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.computers.level import Level
from bot.computers.levels import every_level, styles_of
from bot.computers.splendor import rungs
from bot.computers.splendor.pupil import Attention, considered
from bot.computers.splendor.rungs import chosen, move, sampled
from bot.computers.splendor.styles import MAX_MARGIN, STYLES, leaned, likings_of
from rules.splendor.moves import Buy, Move, Reserve, Take
from rules.splendor.position import Position
from tests.computers.splendor.tables import game, questions, secrets

every_rung = pytest.mark.parametrize("rung", [*rungs.RUNGS, "strong"])


def wins(position: Position) -> set[str]:
    """Return the moves that end the game and win it."""
    assert position.decision
    bare = position.but(decks=(0, 0, 0))
    after = {str(it): bare.after(it) for it in position.decision.moves}
    return {
        notation
        for notation, it in after.items()
        if it.over and it.places()[position.decision.seat] == 1
    }


@every_rung
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_is_answered(rung: str, seats: int) -> None:
    """Whatever is asked and whoever looks, every rung makes a legal move."""
    rng, asked = Random(f"{rung} {seats}"), set[str]()
    while asked < {"turn", "return"}:
        for position in questions(seats, rng, 0.7, target=rng.randint(10, 21)):
            assert position.decision
            about = position.decision.about
            if about in asked and rng.random() > (0.04 if about == "turn" else 0.2):
                continue
            asked.add(about)
            for viewer in (rng.randrange(seats), None):
                view = position.seen_by(viewer)
                assert view.decision
                assert move(Level(rung), view, 0.01, rng) in view.decision.moves


@every_rung
def test_a_finished_game_has_no_answer(rung: str) -> None:
    """Asking when nothing is asked is refused."""
    *_, last = game(2, Random(2))
    with pytest.raises(ValueError, match="the game is over"):
        move(Level(rung), last, 0, Random(1))


def test_no_win_in_one_is_missed() -> None:
    """Of 200 positions in which a move ends the game and wins it, no rung misses one."""
    rng, met, levels = Random(4), 0, every_level("splendor")[:-1]
    while met < 200:
        for before in questions(2, rng, 0.2):
            assert before.decision
            mine, theirs = before.seats[1], before.seats[0]
            most = max(
                (it.card.prestige for it in before.decision.moves if isinstance(it, Buy)), default=0
            )
            position = before.but(target=max(mine.prestige + most, theirs.prestige + 1))
            if before.turn == 1 and most and (won := wins(position)):
                met += 1
                answer = move(Level(levels[met % len(levels)]), position.seen_by(1), 0.01, rng)
                assert str(answer) in won


@pytest.mark.parametrize("rung", rungs.RUNGS)
def test_the_same_chance_gives_the_same_move(rung: str) -> None:
    """A rung's move depends on the view and the random generator, not on the clock."""
    *_, position = list(questions(2, Random(3)))[:20]
    view = position.seen_by(position.turn)
    moves = {str(move(Level(rung), view, 5.0, Random(7))) for _ in range(3)}
    assert len(moves) == 1


def test_a_cold_rung_takes_the_best_and_none_takes_the_worst() -> None:
    """At no temperature the best move is chosen; at any, none that is far worse."""
    moves: list[Move] = [
        Take((1, 1, 1, 0, 0, 0)),
        Take((0, 1, 1, 1, 0, 0)),
        Take((0, 0, 1, 1, 1, 0)),
    ]
    rng = Random(1)
    assert {sampled(moves, [1.0, 1.1, -3.0], 0.0, rng) for _ in range(50)} == {moves[1]}
    assert {sampled(moves, [1.0, 1.1, -3.0], 1.0, rng) for _ in range(50)} == {*moves[:2]}


def test_cards_are_noticed_until_the_next_purchase() -> None:
    """Who looks at half the cards sees the same ones while the row and the own cards are the same."""
    position = list(questions(2, Random(6)))[12]
    seat = position.turn
    half = Attention(cards=0.5)

    def aims(view: Position) -> set[str]:
        return {str(it) for it in considered(view, half)[0] if isinstance(it, Reserve)}

    mine = replace(position.seats[seat], tokens=(1, 0, 0, 0, 0, 0))
    seats = tuple(mine if it == seat else held for it, held in enumerate(position.seats))
    everything = {str(it) for it in considered(position)[0] if isinstance(it, Reserve)}
    assert aims(position) == aims(position.but(seats=seats))
    assert 0 < len(aims(position)) < len(everything)


def test_who_ignores_rivals_plays_the_same_whatever_they_have() -> None:
    """Without an eye on rivals their gems change no features, and without nobles those don't either."""
    position = list(questions(2, Random(6)))[12]
    blind, seat = Attention(nobles=False, rivals=False), position.turn
    rich = replace(position.seats[1 - seat], tokens=(3, 3, 3, 0, 0, 0))
    seats = tuple(rich if it != seat else held for it, held in enumerate(position.seats))
    for other in (position.but(seats=seats), position.but(nobles=position.nobles[:1])):
        assert considered(other)[1] != considered(position)[1]
    _, facts = considered(position, blind)
    _, others = considered(position.but(nobles=position.nobles[:1]), blind)
    assert facts == others


def test_hidden_cards_change_no_move() -> None:
    """Whatever card a rival drew unseen, every rung and style moves the same."""
    tables = secrets(Random(12), 0.6)
    for level in (Level("easy"), Level("8"), Level("11", "sniper"), Level("13")):
        views = [table.seen_by(table.turn) for table in tables]
        assert len({str(move(level, view, 5.0, Random(1))) for view in views}) == 1


def test_styles_lean_where_their_names_say() -> None:
    """In many positions each style likes its favourite moves more than the others."""
    liked: dict[str, list[float]] = {style: [] for style in styles_of("splendor")}
    rest: dict[str, list[float]] = {style: [] for style in styles_of("splendor")}
    favourites: dict[str, Callable[[Any], bool]] = {
        "collector": lambda it: isinstance(it, Buy) and it.card.level == 1,
        "sniper": lambda it: isinstance(it, Reserve),
        "courtier": lambda it: isinstance(it, Buy),
        "climber": lambda it: isinstance(it, Buy) and it.card.level == 3,
    }
    for seed in range(4):
        for position in questions(2, Random(seed)):
            assert position.decision
            moves = position.decision.moves
            for style, likes in favourites.items():
                likings = likings_of(STYLES[style], position, moves)
                for it, value in zip(moves, likings, strict=True):
                    (liked if likes(it) else rest)[style].append(value)
    for style in favourites:
        assert sum(liked[style]) / len(liked[style]) > sum(rest[style]) / len(rest[style])


@pytest.mark.parametrize("style", styles_of("splendor"))
def test_a_style_chooses_among_moves_that_are_nearly_as_good_as_the_best(style: str) -> None:
    """Whatever it likes, no move is raised to the best one's place from further below than its margin."""
    rng, manner = Random(3), STYLES[style]
    for position in questions(2, Random(5)):
        assert position.decision
        moves = position.decision.moves
        logits, temperature = [rng.gauss(0, 1) for _ in moves], rng.random()
        raised = leaned(manner, position, moves, logits, temperature)
        best = raised.index(max(raised))
        assert logits[best] >= max(logits) - min(manner.margin, MAX_MARGIN * temperature)
        assert all(after >= before for before, after in zip(logits, raised, strict=True))


def test_a_style_shifts_the_choice() -> None:
    """At the same chance, a sniper of rung 9 reserves more often than who has no style."""
    found = {}
    asked = list(questions(2, Random(8), 0.3))[::2]
    for style in ("", "sniper"):
        rng, reserved = Random(1), 0
        for position in asked:
            view = position.seen_by(position.turn)
            answer = chosen(rungs.RUNGS["9"], STYLES[style], view, 0, rng)
            reserved += isinstance(answer, Reserve)
        found[style] = reserved
    assert found["sniper"] > found[""]


@pytest.mark.parametrize("module", ["shallow", "strong"])
def test_computers_think_in_one_thread(module: str) -> None:
    """Whichever of them is asked first, numpy starts no other threads."""
    code = f"import os, bot.computers.splendor.{module}; print(len(os.listdir('/proc/self/task')))"
    env = {name: value for name, value in os.environ.items() if "OPENBLAS" not in name}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "1\n"
