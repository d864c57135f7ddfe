"""The strong computer: it answers whatever the rules ask, from what a seat may see."""

from array import array
from itertools import chain
from random import Random

import numpy as np
import pytest

from bot.computers.splendor.habits import plausible
from bot.computers.splendor.layout import CARD_LIST
from bot.computers.splendor.search import Search
from bot.computers.splendor.strong import chances, preferred, strong
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.moves import Buy
from rules.splendor.position import Position
from tests.computers.splendor.tables import game, questions

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
A_MOMENT = 0.01


def searched(view: Position) -> dict[str, float]:
    """Return the chance of winning after each move, the best first."""
    search = Search(view, Random(1))
    search.run(simulations=50)
    return {str(search.moves[place]): search.worths[place] for place in search.order}


def nearly_won() -> Position:
    """Return a table at which seat 1 wins by one purchase, and by nothing else."""
    *_, position = (table for table in questions(2, Random(3), 0.0) if table.turn == 1)
    mine, theirs = position.seats[1], position.seats[0]
    card = CARDS["3w4"]
    rows = (*position.rows[:2], (card, *position.rows[2][1:]))
    mine = mine.but(tokens=(0, 0, 0, 0, 0, 0), bonuses=card.cost, prestige=14)
    return position.but(
        rows=rows, seats=(theirs.but(prestige=16), mine), nobles=(), about="turn", due=None
    )


@every_table
def test_every_question_is_answered(seats: int) -> None:
    """Turns, returns and nobles: each offered answer is ranked once, and the first is given."""
    asked: set[str] = set()
    rng = Random(seats)
    # Gems are seldom returned: some games have no such question.
    games = (questions(seats, rng, 0.6, target=rng.randint(10, 21)) for _ in range(5))
    for position in chain.from_iterable(games):
        if {"turn", "return"} <= asked and rng.random() < 0.9:
            continue
        decision = position.decision
        assert decision
        if decision.about in asked and rng.random() < 0.95:
            continue
        asked.add(decision.about)
        view = position.seen_by(decision.seat)
        found = searched(view)
        assert sorted(found) == sorted(map(str, decision.moves))
        assert all(0 <= chance <= 1 for chance in found.values())
        assert strong(view, A_MOMENT, rng) in decision.moves
    assert {"turn", "return"} <= asked


def test_it_takes_a_win_that_is_there() -> None:
    """With one purchase that wins, it buys, and knows that it has won."""
    view = nearly_won().seen_by(1)
    found = searched(view)
    assert str(strong(view, A_MOMENT, Random(1))) == next(iter(found))
    purchases = [notation for notation in found if notation.startswith("buy:3w4")]
    assert next(iter(found)) in purchases
    assert {found[notation] for notation in purchases} == {1}
    assert max(chance for notation, chance in found.items() if notation not in purchases) < 0.01


def test_a_won_game_is_not_drawn_out() -> None:
    """Where the game is won by many moves, it buys instead of collecting, so that it ends."""
    position = next(table for table in questions(2, Random(3), 0.0) if table.turn == 1)
    rich = position.seats[1].but(tokens=(0,) * 6, bonuses=(4, 4, 4, 4, 4), prestige=5)
    view = position.but(seats=(position.seats[0], rich), about="turn", due=None).seen_by(1)
    for seed in range(5):
        assert isinstance(strong(view, A_MOMENT, Random(seed)), Buy)


def test_a_won_game_ends_by_the_purchase_that_ends_it() -> None:
    """Of two purchases that win, it makes the one with which the noble comes now, not the one with more prestige."""
    position = next(table for table in questions(2, Random(3), 0.0) if table.turn == 1)
    noble = next(it for it in NOBLES.values() if max(it.cost) == 4)
    short = noble.cost.index(4)
    white, blue, green, red, black = (4 - (colour == short) for colour in range(5))
    ends = next(card for card in CARDS.values() if card.level == 1 and card.bonus == short)
    other = next(
        card
        for card in CARDS.values()
        if card.prestige == 2 and card.bonus != short and max(card.cost) == 4 > card.cost[short]
    )
    mine = position.seats[1].but(
        tokens=(0,) * 6, bonuses=(white, blue, green, red, black), prestige=12
    )
    rows = ((ends, *position.rows[0][1:]), (other, *position.rows[1][1:]), position.rows[2])
    seats = (position.seats[0], mine)
    view = position.but(rows=rows, seats=seats, nobles=(noble,), about="turn", due=None).seen_by(1)
    for seed in range(5):
        move = strong(view, A_MOMENT, Random(seed))
        assert isinstance(move, Buy)
        assert move.card.bonus == short


def test_of_moves_as_good_as_each_other_none_is_wasted() -> None:
    """Where a search can't tell moves apart, it reserves nothing that it can buy, and returns nothing that it takes."""
    checked = 0
    for view in questions(2, Random(8), 0.4):
        search = Search(view.seen_by(view.turn), Random(1))
        root = search.trees[0].root
        root.worths = array("d", [0.5] * len(root.worths))
        search.proven.clear()
        likely = plausible(view, search.moves, 10)
        if not all(likely):
            checked += 1
            assert likely[preferred(search)]
    assert checked > 5


def test_unusual_payments_are_looked_at() -> None:
    """Every payment has a chance of its own: what is kept makes a difference."""
    rng = Random(5)
    for position in questions(2, rng, 0.2):
        view = position.seen_by(position.turn)
        assert view.decision
        ways = {(move.card, move.usual) for move in view.decision.moves if isinstance(move, Buy)}
        if any(not usual for _, usual in ways):
            found = searched(view)
            other = next(name for name in found if "=" in name)
            assert other.split("=")[0] in found
            return
    pytest.fail("no payment could be chosen in this game")


@every_table
def test_chances_add_up_and_are_exact_at_the_end(seats: int) -> None:
    """Each seat's chances add up to one; where the game is over the winners share it."""
    positions = list(game(seats, Random(seats)))
    views = [position.seen_by(None) for position in positions[::7]] + [positions[-1]]
    told = chances(views)
    assert [len(each) for each in told] == [seats] * len(views)
    assert [sum(each) for each in told] == pytest.approx([1] * len(views), abs=1e-5)
    winners = [place == 1 for place in positions[-1].places()]
    assert told[-1] == pytest.approx([won / sum(winners) for won in winners])


def test_chances_of_a_list_are_those_of_each() -> None:
    """Tables of every number of seats in one list: each has the chances it has alone."""
    views = [view for seats in (2, 3, 4) for view in list(questions(seats, Random(1)))[::9]]
    together = chances(views)
    alone = [chances([view])[0] for view in views]
    for one, other, view in zip(together, alone, views, strict=True):
        if all(held.card.known for holdings in view.seats for held in holdings.hand):
            assert one == pytest.approx(other, abs=1e-4)


def test_a_position_that_is_the_dealers_has_chances_too() -> None:
    """A card that is owed is left open."""
    owed = [table for table in game(3, Random(4), 0.5) if table.about == "deal"]
    told = np.array(chances([table.seen_by(table.turn) for table in owed]))
    assert np.isfinite(told).all()
    assert told.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_a_thorough_search_goes_through_all_cards() -> None:
    """Each card that the dealer may turn up after a move is turned up once, and all are visited alike."""
    view = list(questions(2, Random(5), 0.0))[30]
    search = Search(view.seen_by(view.turn), Random(1), thorough=True)
    root = search.trees[0].root
    place = next(it for it, level in enumerate(root.levels) if root.places[it] and level == 2)
    search.deepen(place, 200, Random(2))
    kids = root.kids[place] or ()
    turned_up = [CARD_LIST[kid.table[root.places[place]]].id for kid in kids]
    assert sorted(turned_up) == sorted(card.id for card in view.unseen[2])
    visits = [kid.total for kid in kids]
    assert max(visits) - min(visits) <= 1
