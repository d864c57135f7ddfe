"""Taking moves back, resigning, and what a board says after: which, how often, and by whom."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.store.values import LogEntry, Note, NoteKind
from bot.tables import absence, changes, ending
from bot.tables.ending import Ender
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import Match
from rules.seekers.holdings import Step
from tests.bot.test_clocks import late
from tests.bot.test_fair_play import CY
from tests.bot.test_fair_play import begun as started
from tests.bot.test_planned_turns import ADA, BO, begun, played
from tests.rules.seekers import table as seekers
from tests.rules.splendor import table as splendor


def naming() -> Table:
    """Return a table at which Ada is to name a colour, the first answer of the game."""
    position = seekers.table(seekers.PILES, dungeon="rygbprygbp")
    return begun(position.but(todo=(Step("valid", 0), *position.todo)), "seekers")


def midway() -> Table:
    """Return a table at which Ada has named a colour, and is to send a seeker."""
    return played(naming(), ADA, "valid:r")


def test_one_move_of_an_unfinished_turn_is_taken_back() -> None:
    """The question before is asked again, of the same seat, and the log has both the move and its undoing."""
    before, table = naming(), midway()
    assert table.asked == before.asked == 0
    back = changes.step_back(table, ADA, table.number)
    assert back.position == before.position
    assert back.match == before.match
    assert back.log == (*table.log, LogEntry(0, UNDO))
    assert back.revision == table.revision + 1
    assert played(back, ADA, "valid:y").position.as_json()["valid"] == "y"


@pytest.mark.parametrize(("person", "number"), [(ADA, -1), (BO, 0)])
def test_only_who_sees_the_position_steps_back(person: int, number: int) -> None:
    """A button of an earlier position takes nothing back, nor does somebody who isn't asked."""
    table = midway()
    with pytest.raises(Refusal) as refusal:
        changes.step_back(table, person, table.number + number)
    assert refusal.value.key == ("refused-out-of-date" if number else "refused-not-your-turn")


def test_a_finished_turn_of_another_is_no_step() -> None:
    """Where a game or a turn has just begun there is no move of it to take back."""
    with pytest.raises(Refusal, match="refused-nothing-to-undo"):
        changes.step_back(naming(), ADA, None)
    with pytest.raises(Refusal, match="refused-nothing-to-undo"):
        changes.step_back(played(midway(), ADA, "seek:1:left"), BO, None)


def test_each_seat_takes_back_a_hundred_moves() -> None:
    """What others took back doesn't count; one more is refused, and the text says how many there are."""
    table = naming()
    theirs, own = (
        (LogEntry(1, "valid:b"), LogEntry(1, UNDO)),
        (LogEntry(0, "valid:b"), LogEntry(0, UNDO)),
    )
    table = replace(table, log=theirs * changes.MAX_UNDOS + own * (changes.MAX_UNDOS - 1))
    last = changes.step_back(played(table, ADA, "valid:r"), ADA, None)
    again = played(last, ADA, "valid:r")
    with pytest.raises(Refusal) as refusal:
        changes.step_back(again, ADA, None)
    assert refusal.value.key == "refused-too-many-undos"
    assert refusal.value.variables == {"most": changes.MAX_UNDOS}


def test_a_turn_taken_back_is_counted_once() -> None:
    """Whoever takes a turn back and takes another has had as many turns as moves say."""
    table = begun(splendor.table(splendor.seat(), splendor.seat()), "splendor")
    first = played(table, ADA, "take:wbg")
    assert first.players[0].turns == 1
    undone = changes.undo(first, ADA)
    assert (undone.players[0].turns, undone.note) == (0, Note("undone", first.players[0].name, ADA))
    assert played(undone, ADA, "take:wbr").players[0].turns == 1
    second = played(played(first, BO, "take:grk"), ADA, "take:wbk")
    assert [it.players[0].turns for it in (second, changes.undo(second, ADA))] == [2, 1]


def test_a_computers_answer_is_for_one_position() -> None:
    """An answer to a position that has passed is refused, with the way to the newest board."""
    table = late("turn")
    with pytest.raises(Refusal) as refusal:
        changes.answer(table, table.number + 1, "take:wbg", Random(1))
    assert refusal.value.key == "refused-out-of-date"
    assert refusal.value.variables == {"link": table.link()}


def answered(table: Table, notation: str) -> Table:
    """Return a table after a computer's answer."""
    return changes.answer(table, table.number, notation, Random(1))


def test_a_computers_answer_goes_with_ones_own_last_move() -> None:
    """Where nothing counts, its answers after that move are taken back, and none before it."""
    first = answered(started(ADA, computers=1, rated=False), "take:grk")
    mine = played(first, ADA, "take:wbk")
    assert changes.undo(mine, ADA).match == first.match
    undone = changes.undo(answered(mine, "take:wgr"), ADA)
    assert undone.match == first.match
    assert undone.log[-2:] == (LogEntry(0, UNDO),) * 2
    assert undone.note == Note("undone", "Ada", ADA)


def test_what_another_person_answered_stays() -> None:
    """Nobody takes another's move back with theirs, even where nothing counts."""
    table = played(started(ADA, BO, rated=False), BO, "take:grk")
    with pytest.raises(Refusal, match="refused-nothing-to-undo"):
        changes.undo(table, ADA)


def test_an_answer_of_a_computer_with_a_secret_stays() -> None:
    """It may tell of the card that it hides, so it isn't taken back."""
    position = splendor.table(splendor.seat(), splendor.seat(hand="?1g8"))
    table = replace(started(ADA, computers=1, rated=False), match=Match((position,)), log=())
    table = played(table, ADA, "take:wbk")
    assert changes.undo(table, ADA).position == position
    with pytest.raises(Refusal, match="refused-nothing-to-undo"):
        changes.undo(answered(table, "take:wgr"), ADA)


def test_a_move_that_shows_a_secret_stays() -> None:
    """Nobody buys the card that they hide, and takes that back once everybody has seen it."""
    position = splendor.table(splendor.seat("wwwwkkkk", hand="?1g8"), splendor.seat())
    table = played(begun(position), ADA, "buy:1g8")
    with pytest.raises(Refusal, match="refused-nothing-to-undo"):
        changes.undo(table, ADA)


@pytest.mark.parametrize(("before", "then"), [("deputy", "played-for"), ("late", "late")])
def test_a_turn_played_for_somebody_is_noted(before: NoteKind, then: NoteKind) -> None:
    """What the board says of a deputy is true after its turn, too; what else it says stays."""
    table = replace(absence.depute(late(), BO, "turn"), note=Note(before, "Bo", BO))
    assert answered(table, "take:wbg").note == Note(then, "Bo", BO)


def test_a_computers_answer_leaves_what_a_person_did_on_the_board() -> None:
    """The board with a person's last change may not be up yet when a computer answers."""
    note = Note("undone", "Ada", ADA)
    table = replace(started(ADA, computers=1), note=note)
    assert answered(table, "take:grk").note == note


def test_whoever_resigns_is_named_and_hosts_no_more() -> None:
    """The next person still playing hosts; with too few left the game is over."""
    table = started(ADA, BO, CY)
    gone = changes.resign(table, ADA)
    assert (gone.stage, gone.host_id, gone.note) == ("playing", BO, Note("resigned", "Ada", ADA))
    other = changes.resign(table, BO)
    assert (other.host_id, other.note) == (ADA, Note("resigned", "Bo", BO))
    third = replace(table, host_id=CY)
    assert changes.resign(third, BO).host_id == CY
    over = changes.resign(gone, BO)
    assert (over.stage, over.note) == ("finished", Note("resigned", "Bo", BO))


def test_what_resigning_has_done() -> None:
    """A computer plays on, the last other one wins, or no person is left."""
    alone, two, three = started(ADA, computers=2), started(ADA, BO), started(ADA, BO, CY)
    done = [ending.resigned_as(changes.resign(table, ADA)) for table in (alone, two, three)]
    assert done == ["over", "won", "computer"]


def test_whoever_may_not_end_a_game_is_told_whether_they_may_resign() -> None:
    """A player may, an onlooker may not, nor may anybody where the game is damaged."""
    table = started(ADA, BO, CY, rated=False)
    tables = (table, BO), (table, 999), (replace(table, damage="unreadable"), BO)
    for (asked, person), plays in zip(tables, ("yes", "no", "no"), strict=True):
        with pytest.raises(Refusal) as refusal:
            ending.outcome(asked, Ender(person, "Bo"), rested=False)
        assert refusal.value.key == "refused-only-host-ends"
        assert refusal.value.variables["plays"] == plays
        host = refusal.value.variables["host"]
        assert (host, getattr(host, "user_id", None)) == ("Ada", ADA)
