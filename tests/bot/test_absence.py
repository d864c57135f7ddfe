"""What becomes of late and absent players, their seats, and games that nobody plays on."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from bot.messages.press import PressButton
from bot.screens.public import screen_of
from bot.store.values import LoggedMove, Offer, Player
from bot.tables import absence, changes, clocks, privacy
from bot.tables.refusal import Refusal
from bot.tables.steps import allowed
from bot.tables.table import Table
from rules import has_secrets
from tests.bot.test_clocks import DAY, NOW, begun, late, wound
from tests.bot.test_fair_play import refused


def test_nobody_loses_by_a_clock() -> None:
    """Time up is told once it is up, not before, and the question stays."""
    table = wound(begun())
    with pytest.raises(Refusal):
        absence.run_out(table, NOW + timedelta(hours=23))
    after = absence.run_out(table, NOW + DAY)
    assert (after.note and after.note.what, after.stage, after.asked) == ("late", "playing", 0)
    assert changes.play(after, 100, 0, "take:wbg", Random(1)).number == 1


def test_a_computer_plays_one_turn() -> None:
    """Anybody at the table may ask for it; the next turn is the person's own again."""
    table = absence.depute(late(), 101, "turn")
    assert table.computer_asked
    assert clocks.turn_of(table) is None
    after = changes.answer(table, 0, "take:wbg", Random(1))
    assert after.players[0].answers
    assert refused(lambda: absence.depute(late(), 999, "turn")) == "refused-not-at-table"
    assert refused(lambda: absence.depute(wound(begun()), 101, "turn")) == "refused-not-late"


def test_a_computer_keeps_the_seat_after_three_turns() -> None:
    """Where the table wants it so, the third missed turn in a row gives the seat to it."""
    table = begun(late="computer")
    kept = []
    for _ in range(3):
        table = absence.run_out(wound(table), NOW + DAY)
        kept.append(table.players[0].deputy)
        for _ in range(2):
            moves = table.position.decision.moves  # type: ignore[union-attr]
            notation = next(str(move) for move in moves if str(move).startswith("take:"))
            if table.computer_asked:
                table = changes.answer(table, table.number, notation, Random(1))
            else:
                table = changes.play(table, 101, None, notation, Random(1))
    assert kept == ["turn", "turn", "seat"]
    back = absence.back(table, 100, "Ada")
    assert (back.players[0].answers, back.players[0].missed) == (True, 0)


def test_a_turn_of_ones_own_counts_anew() -> None:
    """A player who moves in person, even while a computer is about to, has missed nothing."""
    table = absence.run_out(wound(begun(late="computer")), NOW + DAY)
    assert table.players[0].missed == 1
    own = changes.play(table, 100, 0, "take:wbg", Random(1))
    assert (own.players[0].missed, own.players[0].deputy) == (0, None)


def test_a_seat_is_handed_over() -> None:
    """The one it is offered to says yes; the seat, its secrets and the host's place go with it."""
    offered = absence.hand_over(begun(rated=False), 100, 102, "Cleo")
    assert refused(lambda: absence.agree(offered, 101)) == "refused-not-offered"
    taken = absence.agree(offered, 102)
    assert (taken.players[0].name, taken.seat_of(102), taken.host_id) == ("Cleo", 0, 102)
    assert taken.players[0].previous_user_ids == (100,)
    assert refused(lambda: absence.hand_over(taken, 101, 100, "Ada")) == "refused-saw-secrets"
    assert absence.decline(offered, 102).offer is None
    assert absence.decline(offered, 100).offer is None


def test_an_onlooker_sits_in() -> None:
    """Only for somebody late; anybody at the table says yes, and the first yes counts."""
    with pytest.raises(Refusal):
        absence.sit_in(wound(begun(rated=False)), 102, "Cleo")
    asked = absence.sit_in(replace(late(), rated=False), 102, "Cleo")
    assert refused(lambda: absence.agree(asked, 102)) == "refused-not-at-table"
    assert refused(lambda: absence.sit_in(asked, 103, "Dan")) == "refused-offer-pending"
    assert refused(lambda: absence.sit_in(replace(late(), rated=False), 101, "Bo")) == (
        "refused-already-joined"
    )
    taken = absence.agree(asked, 101)
    assert taken.seat_of(102) == 0
    assert refused(lambda: absence.agree(taken, 101)) == "refused-no-offer"


def holding(seat: int) -> Table:
    """Return an unrated game in which a seat has reserved a card that only it knows, and is late."""
    table = begun(rated=False)
    for turn in range(2):
        blind = "reserve:deck1" if turn == seat else "take:wbg"
        table = changes.play(table, 100 + turn, None, blind, Random(turn))
    if seat == 1:
        table = changes.play(table, 100, None, "take:wbg", Random(3))
    clock = wound(table).clock
    assert clock is not None
    return replace(table, clock=replace(clock, late=True))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_else_gives_away_a_seat_that_hides_something(seat: int) -> None:
    """Otherwise a second account of the only opponent would see the card; its owner may hand it over."""
    table, other = holding(seat), 101 - seat
    assert has_secrets(table.position, seat)
    assert refused(lambda: absence.sit_in(table, 102, "Cleo")) == "refused-seat-secret"
    asked = replace(table, offer=Offer(seat, 102, "Cleo", asked_for=True))
    assert refused(lambda: absence.agree(asked, other)) == "refused-seat-secret"
    assert absence.agree(asked, 100 + seat).seat_of(102) == seat
    offered = absence.hand_over(table, 100 + seat, 102, "Cleo")
    assert absence.agree(offered, 102).seat_of(102) == seat


def test_a_first_owner_sees_nothing_that_the_seat_hides_by_now() -> None:
    """They come back to a seat that a computer holds for somebody else only if that gives nothing away."""
    table = absence.agree(absence.hand_over(holding(0), 100, 102, "Cleo"), 102)
    held = replace(table, players=(replace(table.players[0], deputy="seat"), table.players[1]))
    assert refused(lambda: absence.back(held, 100, "Ada")) == "refused-seat-secret"
    assert absence.back(held, 102, "Cleo").seat_of(102) == 0


def test_a_late_player_who_moves_keeps_the_seat() -> None:
    """Once they play themselves, nobody can give their seat to whoever asked for it; their own offer stands."""
    asked = absence.sit_in(replace(late(), rated=False), 102, "Cleo")
    there = changes.play(asked, 100, 0, "take:wbg", Random(1))
    assert refused(lambda: absence.agree(there, 101)) == "refused-no-offer"
    offered = absence.hand_over(begun(rated=False), 100, 102, "Cleo")
    there = changes.play(offered, 100, 0, "take:wbg", Random(1))
    assert absence.agree(there, 102).seat_of(102) == 0


def test_no_button_offers_a_seat_that_cannot_change_hands() -> None:
    """An onlooker may sit in at an unrated table, not in a rated game, nor in a season's, rated or not."""
    for rated, season_id in ((False, 0), (True, 0), (False, 7)):
        table = replace(late(), rated=rated, season_id=season_id)
        buttons = [it for row in screen_of(table).rows for it in row if isinstance(it, PressButton)]
        offers = any(it.press and it.press.action == "sit-in" for it in buttons)
        assert offers == allowed(table, partial(absence.sit_in, user_id=102, name="Cleo"))
    buttons = [
        it for row in screen_of(holding(0)).rows for it in row if isinstance(it, PressButton)
    ]
    assert not any(it.press and it.press.action == "sit-in" for it in buttons)


def test_whoever_gave_up_a_seat_gets_no_other() -> None:
    """They know its secrets; who asks for a seat is spoken to, who is offered one is spoken of."""
    bo = replace(begun().players[1], previous_user_ids=(102,))
    table = replace(late(), rated=False, players=(begun().players[0], bo))
    assert refused(lambda: absence.sit_in(table, 102, "Cleo")) == "refused-you-saw-secrets"
    assert refused(lambda: absence.hand_over(table, 100, 102, "Cleo")) == "refused-saw-secrets"
    assert refused(lambda: absence.hand_over(table, 100, 101, "Bo")) == "refused-already-here"


def test_the_first_owner_may_come_back() -> None:
    """To a seat that a computer holds, or that somebody resigned; not to one that is played."""
    table = absence.agree(absence.hand_over(begun(rated=False), 100, 102, "Cleo"), 102)
    assert refused(lambda: absence.back(table, 100, "Ada")) == "refused-not-at-table"
    player = replace(table.players[0], deputy="seat")
    held = replace(table, players=(player, table.players[1]))
    back = absence.back(held, 100, "Ada")
    assert (back.seat_of(100), back.players[0].previous_user_ids) == (0, (100, 102))


def test_whoever_was_forgotten_gets_no_second_seat() -> None:
    """Nobody new is let in where somebody forgotten knows what another seat keeps secret."""
    table = absence.agree(absence.hand_over(begun(rated=False), 100, 102, "Cleo"), 102)
    forgotten = privacy.forget(table, 100)
    assert refused(lambda: absence.hand_over(forgotten, 101, 100, "Ada")) == "refused-saw-secrets"
    assert refused(lambda: absence.hand_over(forgotten, 101, 104, "Dan")) == "refused-saw-secrets"
    assert absence.hand_over(forgotten, 102, 104, "Dan").offer is not None


def test_an_absence_is_shown_only_where_it_is_ones_turn() -> None:
    """Not where the game has ended since, nor where another is to move; the last note stays."""
    table = changes.undo(changes.play(wound(begun()), 100, 0, "take:wbg", Random(1)), 100)
    shown = absence.show_absence(table, 100)
    assert (shown.revision, shown.note) == (table.revision + 1, table.note)
    assert refused(lambda: absence.show_absence(table, 101)) == "refused-out-of-date"
    over = changes.resign(table, 101)
    assert refused(lambda: absence.show_absence(over, 100)) == "refused-game-over"


def test_an_offered_seat_is_called_once() -> None:
    """Whoever it's offered to is pinged with the offer, not with each turn that follows."""
    offered = absence.hand_over(begun(rated=False), 100, 102, "Cleo")
    assert offered.called == [102, 100]
    played = changes.play(offered, 100, 0, "take:wbg", Random(1))
    assert played.offer is not None
    assert played.called == [101]
    other = absence.hand_over(played, 100, 104, "Dan")
    assert other.called == [104, 101]
    assert refused(lambda: absence.hand_over(other, 101, 105, "Eve")) == "refused-offer-pending"


def test_a_game_sleeps_and_wakes() -> None:
    """It gives its channel free, nobody plays meanwhile, and whoever sits there wakes it."""
    asleep = absence.fall_asleep(begun())
    assert not asleep.open
    assert not asleep.over
    for act in (
        lambda: changes.play(asleep, 100, 0, "take:wbg", Random(1)),
        lambda: absence.hand_over(asleep, 100, 102, "Cleo"),
    ):
        assert refused(act) == "refused-asleep"
    assert refused(lambda: absence.wake(asleep, 102, "Eve")) == "refused-not-at-table"
    assert absence.wake(asleep, 101, "Bo").open


@pytest.mark.parametrize(
    ("spent", "slow"),
    [
        ((20, 5), {0}),
        ((5, 20), {1}),
        ((10, 5), set()),  # twice as long isn't more
        ((11, 5), {0}),
        ((0, 0), set()),
        ((200, 23), set()),  # a turn of 200 hours counts for the day that it had: 24 to 23
        ((10, 10, 10), set()),
        ((21, 10, 10), {0}),
    ],
)
def test_whoever_lets_a_game_run_is_slow(spent: tuple[int, ...], slow: set[int]) -> None:
    """They have had the move for more than twice as long as the others, however late they move at last."""
    seats, table = len(spent), begun(pace="1d")
    players = (*table.players, Player("Cy", user_id=102))[:seats]
    table, now, moves = replace(table, players=players), NOW, [LoggedMove(0, 0, "take:wbg", NOW)]
    turns = 1 if max(spent) > 24 else 4
    for number in range(seats * turns):
        seat = number % seats
        now += timedelta(hours=spent[seat] / turns)
        moves.append(LoggedMove(number + 1, seat, "take:wbg", now))
    assert absence.slow_seats(table, moves, now) == slow


@pytest.mark.parametrize(
    ("first", "then", "slow"), [(20, 1, {0}), (1, 20, {1}), (20, 15, set()), (30, 15, set())]
)
def test_the_first_turn_is_as_long_as_any(first: int, then: int, slow: set[int]) -> None:
    """Whoever makes the first move just before the time is up leaves nobody else the blame."""
    began = replace(begun(pace="1d"), starts=NOW)
    moved = NOW + timedelta(hours=first)
    table = changes.play(began, 100, None, "take:wbg", Random(1))
    moves = [LoggedMove(0, 0, "take:wbg", moved)]
    assert absence.slow_seats(table, moves, moved + timedelta(hours=then)) == slow


def test_nobody_is_slow_beside_a_computer() -> None:
    """Where a computer plays for all others, who answer at once, the only person there isn't compared."""
    table = begun(pace="1d")
    gone = replace(table.players[1], deputy="seat")
    table = replace(table, players=(table.players[0], gone))
    moves = [LoggedMove(number, number % 2, "take:wbg", NOW) for number in range(4)]
    assert absence.slow_seats(table, moves, NOW + timedelta(hours=20)) == set()
