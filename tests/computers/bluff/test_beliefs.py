"""What the computers of Bluff make of bids, and how well they play by it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import thread_time
from typing import Any

import pytest

from bot.computers.bluff.beliefs import counts, hands, weights
from bot.computers.bluff.reading import move
from bot.computers.levels import computer
from rules import DEALER, GAMES, Match
from rules.bluff import BLUFF
from rules.bluff.position import Position
from rules.contract import question_of
from tests.tools.arena.games import deals, played
from tests.tools.arena.players import player


def seen(*dice: str, bids: str = "", options: Mapping[str, object] | None = None) -> Position:
    """Return what the seat to move sees after these rolls and bids."""
    chosen = {"dice": len(dice[0])} | dict(options or {})
    match: Any = Match((BLUFF.start(len(dice), chosen, {}),))
    for answer in (*(f"roll:{it}" for it in dice), *(f"bid:{it}" for it in bids.split())):
        match = match.play(answer)
    position: Position = match.position
    return position.seen_by(position.turn)


def expected(view: Position, seat: int, face: int) -> float:
    """Return how many dice of a face the seat that is asked believes another one to have."""
    odds = weights(view, seat)
    known = hands(view.left[seat], view.wild)
    total = sum(weight * hand[face - 1] for (hand, _), weight in zip(known, odds, strict=True))
    return total / sum(odds)


@pytest.mark.parametrize(("ones", "share"), [("plain", 1 / 6), ("wild", 1 / 3)])
def test_without_a_bid_dice_are_as_chance_has_them(ones: str, share: float) -> None:
    """A sixth of them shows any face, or a third bears it out if ones are wild."""
    view = seen("12345", "12345", options={"ones": ones})
    assert expected(view, 1, 4) == pytest.approx(5 * share)


def test_a_bid_speaks_for_its_face() -> None:
    """Who bids fours is believed to have more of them than by chance, and fewer of any other face."""
    view = seen("12345", "12345", bids="3x4")
    assert expected(view, 0, 4) > 1.2 * 5 / 6
    assert expected(view, 0, 2) < 5 / 6


def test_nobody_elses_dice_are_looked_at() -> None:
    """Whatever the others have rolled, the answer is the same."""
    answers = {
        str(computer("bluff", "normal")(seen("2446", rolled, bids="2x4 2x6"), 0.0, Random(3)))
        for rolled in ("1111", "2566", "6666")
    }
    assert len(answers) == 1


def test_a_bid_that_cannot_be_true_is_challenged() -> None:
    """Nine fives of ten dice aren't believed by somebody without one."""
    assert str(move(seen("12346", "12346", bids="9x5"), Random(1))) == "challenge"


def test_a_bid_that_is_certain_is_not() -> None:
    """Who has all the dice of a bid raises it."""
    assert str(move(seen("66666", "11666", bids="2x6"), Random(1))).startswith("bid:")


def test_counts_of_wild_ones() -> None:
    """A one bears every bid out; for a bid of ones only ones count."""
    assert counts("1136", wild=True) == (2, 2, 3, 2, 2, 3)
    assert counts("1136", wild=False) == (2, 0, 1, 0, 0, 1)


@pytest.mark.parametrize("seats", [2, 6])
def test_normal_beats_easy(seats: int) -> None:
    """In 24 games it wins clearly more than its share; docs/arena.md has 400."""
    players = player("bluff", "normal"), player("bluff", "easy")
    shares = [
        played(deal, seat, players, 1.0).share
        for deal in deals(GAMES["bluff"], seats, [{}], 24 // seats, 5)
        for seat in range(seats)
    ]
    assert sum(shares) / len(shares) > 1.25 / seats


@pytest.mark.parametrize("ones", ["plain", "wild"])
def test_it_answers_within_30_ms(ones: str) -> None:
    """Of a table of six with all dice, where most has to be thought of, as a mean of a round's answers."""
    rng, spent = Random(2), list[float]()
    match: Any = Match((BLUFF.start(6, {"ones": ones}, {}),))
    while len(match.positions) < 60 and match.position.decision:
        question = question_of(match.position)
        if question.seat == DEALER:
            match = match.play(str(question.drawn(rng)))
            continue
        begun = thread_time()
        answer = move(match.position.seen_by(question.seat), rng)
        spent.append(thread_time() - begun)
        match = match.play(str(answer))
    assert sum(spent) / len(spent) < 0.03


def test_the_first_bid_with_a_last_die_names_its_face() -> None:
    """With one die each, a face that the bidder lacks would be challenged by whoever lacks it, too."""
    for face in "23456":
        view = seen("22", "22").but(left=(1, 1), dice=(face, "?"))
        asked = [str(move(view, Random(seed))) for seed in range(10)]
        assert asked.count(f"bid:1x{face}") > len(asked) / 2
