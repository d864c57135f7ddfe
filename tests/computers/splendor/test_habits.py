"""What no computer below `strong` does, and what beginners do."""

from itertools import compress
from random import Random

import pytest

from bot.computers.splendor.beginner import valued
from bot.computers.splendor.habits import obvious, plausible
from bot.computers.splendor.undealt import undealt
from rules.splendor.cards import GOLD
from rules.splendor.moves import Buy, Move, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import can_buy
from tests.computers.splendor.tables import questions


def kept(position: Position, reach: int = 1, *, casual: bool = False) -> list[Move]:
    """Return the moves that a person would think of."""
    assert position.decision
    moves = position.decision.moves
    return [*compress(moves, plausible(position, moves, reach, casual=casual))]


def test_what_is_returned_is_not_what_was_taken() -> None:
    """A take above ten is only thought of if two gems at most go back, all of other colours."""
    met = 0
    for seed in range(6):
        for position in questions(2, Random(seed)):
            assert position.decision
            takes = [it for it in kept(position) if isinstance(it, Take)]
            if len(kept(position)) == len(position.decision.moves):
                continue  # there may be nothing else
            for take in takes:
                after, returned = undealt(position).after(take), 0
                while after.about == "return":
                    answers = [it for it in kept(after) if isinstance(it, Return)]
                    assert not any(take.gems[it.colour] for it in answers)
                    after, returned = after.after(answers[-1]), returned + 1
                assert returned < 3
                met += returned
    assert met > 20


def test_nothing_is_reserved_that_could_be_bought_or_that_is_out_of_reach() -> None:
    """Whoever reserves for themselves lacks a few gems; a card that another seat is near may be denied."""
    found = [0, 0, 0]
    for position in questions(2, Random(3)):
        moves = [kept(position, reach) for reach in (0, 2, 30)]
        mine = position.seats[position.turn]
        for number, some in enumerate(moves):
            reserved = [it.card for it in some if isinstance(it, Reserve)]
            found[number] += len(reserved)
            if any(not isinstance(it, Reserve) for it in some):
                assert not any(can_buy(card, mine) for card in reserved)
    assert found == sorted(set(found))


def test_who_has_no_eye_on_others_scores_instead_of_reserving() -> None:
    """It reserves nothing while it can score or to deny, and gold isn't spent on a card without prestige."""
    fewer = met = 0
    for seed in range(3):
        for position in questions(2, Random(seed)):
            assert position.decision
            moves, mine = position.decision.moves, position.seats[position.turn]
            wise, casual = kept(position), kept(position, casual=True)
            if len(casual) == len(moves):
                continue  # there may be nothing else
            assert {*casual} <= {*wise}
            fewer += len(casual) < len(wise)
            if any(isinstance(it, Buy) and it.card.prestige for it in moves):
                assert not any(isinstance(it, Reserve | ReserveUnseen) for it in casual)
                met += 1
            for it in casual:
                if isinstance(it, Buy) and it.paid[GOLD] and not it.card.prestige:
                    assert {*mine.reserved()} <= {it.card}
    assert fewer
    assert met


def test_what_is_reserved_or_free_is_bought() -> None:
    """Whoever could buy what they reserved, or prestige for nothing, buys what scores most."""
    found = []
    for seed in range(6):
        for position in questions(2, Random(seed)):
            assert position.decision
            mine = position.seats[position.turn]
            bought = [it for it in position.decision.moves if isinstance(it, Buy)]
            sure = [
                it
                for it in bought
                if it.card in mine.reserved() or (it.card.prestige and not any(it.paid))
            ]
            best = obvious(position)
            assert bool(best) == bool(sure)
            if best:
                assert best.card.prestige == max(it.card.prestige for it in bought)
                found.append(best.card in mine.reserved())
    assert {*found} == {True, False}


@pytest.mark.parametrize("greed", [0.0, 1.0])
def test_a_beginner_buys_what_they_can(greed: float) -> None:
    """The cheapest card, or one that scores; only one who overlooks cards, or lacks a take for what scores, doesn't."""
    missed = takes = 0
    for seed in range(4):
        for position in questions(2, Random(seed)):
            moves, likings = valued(position, greed, 1.0)
            bought = [it for it in moves if isinstance(it, Buy)]
            if position.about != "turn" or not bought:
                continue
            best = moves[likings.index(max(likings))]
            if greed and isinstance(best, Take):
                takes += 1
                continue
            assert isinstance(best, Buy)
            if greed:
                assert best.card.prestige == max(it.card.prestige for it in bought)
            else:
                assert sum(best.paid) == min(sum(it.paid) for it in bought)
            glanced, others = valued(position, greed, 0.5)
            missed += not isinstance(glanced[others.index(max(others))], Buy)
    assert missed
    assert bool(takes) == bool(greed)
