"""The beginners whom levels are measured by, and the count of what nobody would play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from rules import GAMES
from rules.contract import question_of
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Buy, Move, Reserve, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing
from tests.computers.splendor.tables import questions
from tests.tools.arena.beginners import casual, naive
from tests.tools.arena.games import deals, played
from tests.tools.arena.players import player
from tests.tools.arena.waste import KINDS, wasted

RETURNED = "takes and returns three", "returns what it took"


def fickle(view: Position) -> Move:
    """Take gems as long as there are any, and return any of them."""
    moves = question_of(view).moves
    return next((it for it in moves if isinstance(it, Take)), moves[0])


def hoarder(view: Position) -> Move:
    """Reserve a card that can be bought, and keep it."""
    moves, mine = question_of(view).moves, view.seats[view.turn]
    cards = [it for it in moves if isinstance(it, Reserve) and not missing(it.card, mine).short]
    return next(iter(cards), fickle(view))


def humble(view: Position) -> Move:
    """Buy only cards of no prestige."""
    bought = [it for it in question_of(view).moves if isinstance(it, Buy) and not it.card.prestige]
    return next(iter(bought), fickle(view))


@pytest.mark.parametrize(
    ("beginner", "best"),
    [
        (naive, lambda card: -sum(card.cost)),
        (casual, lambda card: card.prestige),
    ],
)
def test_beginners_buy_whatever_they_can_and_never_reserve(
    beginner: Callable[..., Move], best: Callable[..., int]
) -> None:
    """The naive one buys the cheapest card, the casual one what scores most; else they take gems."""
    for seed in range(4):
        rng = Random(seed)
        for position in questions(2, rng):
            moves = question_of(position).moves
            answer = beginner(position.seen_by(position.turn), 1.0, rng)
            assert answer in moves
            cards = [it.card for it in moves if isinstance(it, Buy)]
            if cards:
                assert isinstance(answer, Buy)
                assert best(answer.card) == max(map(best, cards))
            elif any(isinstance(it, Take) for it in moves):
                assert isinstance(answer, Take)


def test_the_casual_one_gathers_for_one_card() -> None:
    """It takes gems of a card that no other has more prestige for its price than."""
    position = next(questions(2, Random(5)))
    most = max(card.prestige / sum(card.cost) for card in position.faceup())
    answer = casual(position.seen_by(0), 1.0, Random(1))
    assert isinstance(answer, Take)
    aims = [card for card in position.faceup() if card.prestige / sum(card.cost) == most]
    lacks = [missing(card, Holdings()).gems for card in aims]
    useful = [sum(map(min, answer.gems, lack)) for lack in lacks]
    assert max(useful) >= min(3, *(sum(1 for it in lack if it) for lack in lacks))


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("fickle", {*RETURNED, "leaves what it reserved"}),
        ("hoarder", {*KINDS} - {"misses a win", "leaves free prestige"}),
        ("humble", {*RETURNED, "leaves free prestige"}),
    ],
)
def test_waste_is_counted(name: str, kinds: set[str]) -> None:
    """Who takes without an aim returns it, and who reserves without buying does so in vain."""
    players = player("splendor", f"{__name__}:{name}"), player("splendor", "sensible")
    counts: Counter[str] = Counter()
    for deal in deals(GAMES["splendor"], 2, [{}], 3, 1):
        found, turns = wasted(played(deal, 0, players, 1.0).record, 0)
        assert turns > 15
        counts += found
    assert set(counts) == kinds


def test_who_never_reserves_wastes_no_reservation() -> None:
    """The naive beginner has none of the kinds that are about reserving."""
    name = "tests.tools.arena.beginners:naive"
    both = player("splendor", name), player("splendor", name)
    for deal in deals(GAMES["splendor"], 2, [{}], 3, 1):
        record = played(deal, 0, both, 1.0).record
        counts, _ = wasted(record, 1)
        assert not any("reserve" in kind or "hand" in kind for kind in counts)


def test_a_return_is_of_the_colour_held_most() -> None:
    """Beginners never return gold if they have gems."""
    met = 0
    for position in questions(2, Random(8), 0.7):
        if question_of(position).about == "return":
            answer = casual(position.seen_by(position.turn), 1.0, Random(1))
            assert isinstance(answer, Return)
            tokens = position.seats[position.turn].tokens[:5]
            assert tokens[answer.colour] == max(tokens)
            met += 1
    assert met
