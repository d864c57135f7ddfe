"""What every game promises (see `rules.contract`), whatever it is about.

Games are played at random: every answer is drawn among those offered, the dealer's too.
"""

import json
import pickle
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.testing.known import KNOWN, Known, options
from rules import (
    DEALER,
    GAMES,
    AnyMatch,
    IllegalMove,
    NothingToUndo,
    Position,
    Record,
    Seat,
    answering,
    dealt,
    has_secrets,
    read_record,
    record_json,
    verb_of,
)

GAMES_BY_KEY = {key: known.game for key, known in KNOWN.items()}
SEEDS = st.sampled_from(Random().sample(range(2**32), 25))
"""The games of a run: each is played once, for all tests here."""
LONGEST = 2000
"""More answers than any game takes."""

every_game = pytest.mark.parametrize("known", KNOWN.values(), ids=list(KNOWN))
Test = Callable[[Known, int], None]


def few(test: Test) -> Test:
    """Run a test with 12 random games of every game."""
    tried: Test = every_game(settings(max_examples=12, deadline=None)(given(seed=SEEDS)(test)))
    return tried


def many(test: Test) -> Test:
    """Run a test with 25 random games of every game."""
    tried: Test = every_game(settings(max_examples=25, deadline=None)(given(seed=SEEDS)(test)))
    return tried


@cache
def played(known: Known, seed: int) -> tuple[Record, tuple[AnyMatch, ...]]:
    """Return a record with random options, and its match before the first move and after each."""
    rng = Random(seed)
    seats = rng.choice(known.game.seats)
    record = dealt(known.game, seats, options(known.game, rng), rng)
    match = record.begin()
    at_random = dict.fromkeys(range(seats), lambda view: view.decision.drawn(rng))
    return record, (match, *answering(match, rng, at_random))


@few
def test_seats_that_are_out_are_not_asked_any_more(known: Known, seed: int) -> None:
    """Nobody who is out comes back, and no viewer is told otherwise."""
    record, matches = played(known, seed)
    out: set[Seat] = set()
    for match in matches:
        position = match.position
        assert out <= (out := {*position.out})
        assert all({*position.seen_by(it).out} == out for it in viewers(record))
        assert position.decision is None or position.decision.seat not in out


def viewers(record: Record) -> tuple[Seat | None, ...]:
    """Return everybody who looks at a table."""
    return (*range(record.seats), None)


def facts(position: Position[Any]) -> list[object]:
    """Return all that a viewer can tell of a position."""
    return [*shown(position), position.sketch(), position.places(), position.scores()]


def shown(position: Position[Any]) -> list[object]:
    """Return what lies on the table, and the question."""
    decision = position.decision
    asked = decision and (
        decision.seat,
        decision.about,
        list(map(str, decision.moves)),
        decision.weights,
    )
    return [position.as_json(), asked]


@every_game
def test_turns_are_counted_by_verbs_of_the_game(known: Known) -> None:
    """The answers by which turns are counted are among those that a game knows."""
    assert known.game.turn_verbs
    assert known.game.turn_verbs | known.game.leading_verbs <= set(known.game.verbs)
    assert not known.game.turn_verbs & known.game.leading_verbs
    assert all(game.version >= 1 for game in GAMES.values())


@many
def test_it_plays_to_the_end(known: Known, seed: int) -> None:
    """Every game ends, and everybody has a place then, the first or behind others, and a score."""
    _, (*_, match) = played(known, seed)
    assert match.position.decision is None
    assert len(match.moves) < LONGEST, (
        f"{known.game.key}: a game of random answers took {len(match.moves)} moves; it must end within {LONGEST}"
    )
    places = match.position.places()
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert len(match.position.scores()) == len(places)


@many
def test_every_question_has_answers_spelled_differently(known: Known, seed: int) -> None:
    """A question has an answer, also on a view, is asked of a seat or the dealer, and no two answers look alike.

    Only the dealer's answers may have weights, and then each has one.
    """
    record, matches = played(known, seed)
    for match in matches:
        for viewer in viewers(record):
            asked = match.position.seen_by(viewer).decision
            assert (asked is None) == (match.position.decision is None)
            assert asked is None or asked.moves
        if decision := match.position.decision:
            spelled = list(map(str, decision.moves))
            assert spelled
            assert len(set(spelled)) == len(spelled)
            assert decision.seat in (DEALER, *range(record.seats))
            assert len(decision.weights) in (0, len(spelled))
            assert all(weight > 0 for weight in decision.weights)
            assert decision.seat == DEALER or not decision.weights
            verbs = {verb_of(notation) for notation in spelled}
            assert decision.seat == DEALER or verbs <= set(known.game.verbs)


@few
def test_what_the_dealer_answers_again_has_weights(known: Known, seed: int) -> None:
    """What can come again in a game has weights: a sealed deal would make the die show the same each time."""
    _, (*_, match) = played(known, seed)
    once = [
        str(move)
        for position, move in zip(match.positions, match.moves, strict=False)
        if (decision := position.decision)
        and decision.seat == DEALER
        and len(decision.moves) > 1
        and not decision.weights
    ]
    assert len(set(once)) == len(once)


@few
def test_nothing_is_lost(known: Known, seed: int) -> None:
    """No piece appears or disappears."""
    if known.pieces is None:
        pytest.skip(f"{known.game.key}: its `testing` module has no `pieces(position, options)`")
    record, matches = played(known, seed)
    pieces = known.pieces(matches[0].position.as_json(), record.options)
    for match in matches:
        assert known.pieces(match.position.as_json(), record.options) == pieces


@few
def test_a_position_is_json(known: Known, seed: int) -> None:
    """A position as JSON survives being written and read, and its sketch is plain text."""
    _, matches = played(known, seed)
    for match in matches:
        assert json.loads(json.dumps(match.position.as_json())) == match.position.as_json()
        assert match.position.sketch().isascii()


@few
def test_positions_never_change(known: Known, seed: int) -> None:
    """Playing on leaves the position before as it was, and no attribute can be set."""
    before = None
    _, matches = played(known, seed)
    for match in matches:
        if before:
            assert facts(match.positions[-2]) == before
        before = facts(match.position)
    with pytest.raises(AttributeError):
        match.position.decision = None  # type: ignore[misc]


@few
def test_masking_twice_is_masking_once(known: Known, seed: int) -> None:
    """A view seen again by the same seat is the same; the dealer's view is the position."""
    record, matches = played(known, seed)
    rng = Random(seed)
    for match in matches:
        if rng.randrange(3):
            continue  # a third of the positions will do
        assert match.position.seen_by(DEALER) == match.position
        for viewer in viewers(record):
            view = match.position.seen_by(viewer)
            assert view.seen_by(viewer) == view
            assert facts(view.seen_by(None)) == facts(match.position.seen_by(None))


@few
def test_a_match_is_seen_as_its_positions_and_moves_are(known: Known, seed: int) -> None:
    """Whoever looks at a match, whole or its end, sees each position and move as they may see it there."""
    record, matches = played(known, seed)
    match, count = matches[-1], Random(seed).randint(1, 9)
    recent = match.last(count)
    assert recent.positions == match.positions[-count - 1 :]
    assert recent.moves == match.moves[-count:]
    assert match.last(len(match.moves)) == match == match.last(LONGEST)
    for viewer in (*viewers(record), DEALER):
        seen = recent.seen_by(viewer)
        assert seen.positions == tuple(position.seen_by(viewer) for position in recent.positions)
        made = zip(recent.positions, recent.moves, strict=False)
        assert seen.moves == tuple(position.move_seen_by(move, viewer) for position, move in made)


@few
def test_a_view_survives_pickling(known: Known, seed: int) -> None:
    """A view sent to another process equals the one sent; so do its moves, which can be made.

    The question is left out: it is worked out again there.
    """
    record, matches = played(known, seed)
    rng = Random(seed)
    for match in matches:
        if rng.randrange(3):
            continue  # a third of the positions will do
        for viewer in (*viewers(record), DEALER):
            view = match.position.seen_by(viewer)
            asked = view.decision
            again = pickle.loads(pickle.dumps(view))  # noqa: S301 - it was written just now
            assert "decision" not in vars(again)
            assert again == view
            assert facts(again) == facts(view)
            if asked:
                move = rng.choice(asked.moves)
                same = pickle.loads(pickle.dumps(move))  # noqa: S301 - so was this
                assert same == move
                assert same in again.decision.moves
                assert again.after(same) == view.after(move)


@few
def test_a_seat_has_secrets_if_it_sees_more_than_an_onlooker(known: Known, seed: int) -> None:
    """A seat has secrets where what it sees differs from what an onlooker sees, and only there."""
    record, matches = played(known, seed)
    for match in matches:
        onlooker = match.position.seen_by(None)
        public = shown(onlooker)
        for seat in range(record.seats):
            seen = shown(match.position.seen_by(seat))
            assert has_secrets(match.position, seat) == (seen != public)
            assert not has_secrets(onlooker, seat)


@few
def test_the_seat_that_is_asked_sees_its_answers(known: Known, seed: int) -> None:
    """The seat to move may see every answer: its offers depend on no secret of others."""
    _, matches = played(known, seed)
    for match in matches:
        decision = match.position.decision
        if decision and decision.seat != DEALER:
            view = match.position.seen_by(decision.seat)
            assert view.decision == decision


@few
def test_a_move_tells_no_more_than_what_it_leads_to(known: Known, seed: int) -> None:
    """Where two answers of the dealer look alike afterwards, they look alike when they are made."""
    record, matches = played(known, seed)
    rng = Random(seed)
    for match in matches:
        before, decision = match.position, match.position.decision
        if decision is None or decision.seat != DEALER or rng.randrange(3):
            continue
        moves = rng.sample(decision.moves, min(3, len(decision.moves)))
        for viewer in viewers(record):
            for one, other in combinations(moves, 2):
                left, right = (before.after(move).seen_by(viewer) for move in (one, other))
                if facts(left) == facts(right):
                    seen = before.move_seen_by(one, viewer)
                    assert seen == before.move_seen_by(other, viewer)


@few
def test_undo_of_play_is_nothing(known: Known, seed: int) -> None:
    """Undoing gives back the match before; it stops at the dealer, and where a secret came out.

    A secret comes out by an answer that an onlooker could not foresee, by one that leads where
    they could not tell, and when a game with a secret in its set-up is over.
    """
    record, matches = played(known, seed)
    secret = known.game.setup_seen_by(record.setup, None) != record.setup
    with pytest.raises(NothingToUndo):
        matches[0].undo()
    for before, match in pairwise(matches):
        decision, move = before.position.decision, match.moves[-1]
        assert decision is not None
        public, made = before.position.seen_by(None), before.position.move_seen_by(move, None)
        foreseen = public.decision is not None and made in public.decision.moves
        surprising = not foreseen or public.after(made) != match.position.seen_by(None)
        over = match.position.decision is None
        if decision.seat == DEALER or surprising or (over and secret):
            with pytest.raises(NothingToUndo):
                match.undo()
        else:
            assert match.undo() == before


@few
def test_replaying_the_record_gives_the_same_positions(known: Known, seed: int) -> None:
    """The record alone, written and read, reproduces every position, and itself."""
    record, (*_, match) = played(known, seed)
    written = json.dumps(record_json(record, match, DEALER))
    read = read_record(written, GAMES_BY_KEY)
    *_, again = read.replay()
    assert json.dumps(record_json(read, again, DEALER)) == written
    assert list(map(facts, again.positions)) == list(map(facts, match.positions))
    assert again.moves == match.moves


@many
def test_another_secret_changes_nobody_elses_view(known: Known, seed: int) -> None:
    """Had the dealer hidden something else, whoever may not see it would see no difference.

    Beside the match runs a twin that differs in one secret alone, of the set-up or of a
    dealer's move, and ends when a move made is not possible in it.
    """
    record, matches = played(known, seed)
    rng = Random(seed)
    game = known.game
    assert game.setup_seen_by(record.setup, None) == record.setup or not known.hides_nothing_else, (
        f"{game.key}: its set-up has a secret, and its `testing` module has no `other_secrets(setup, rng)`:"
        " return the set-up with another secret there"
    )
    twin_setup = known.other_secrets(record.setup, rng)
    other = Record(record.game, record.seats, record.options, twin_setup)
    twin: AnyMatch = other.begin()
    fooled = [
        viewer
        for viewer in viewers(record)
        if game.setup_seen_by(record.setup, viewer) == game.setup_seen_by(twin_setup, viewer)
    ]
    for before, match in pairwise(matches):
        here, there, move = before.position, twin.position, match.moves[-1]
        for viewer in fooled:
            assert facts(there.seen_by(viewer)) == facts(here.seen_by(viewer)), (
                f"{game.key}: {'an onlooker' if viewer is None else f'seat {viewer}'} can tell what is hidden from"
                f" them after {list(map(str, match.moves[:-1]))[-3:]}: mask it in `seen_by` and `move_seen_by`, or, if the last move"
                " turned it up, return what everybody sees of it from `brings_out` in the `testing` module"
            )
        offered = there.decision.moves if there.decision else ()
        out = known.brings_out(here, move)
        alike = [
            other
            for other in offered
            if there.move_seen_by(other, None) == here.move_seen_by(move, None)
            and known.brings_out(there, other) == out
        ]
        if not alike:  # what was hidden has come out: begin anew with a twin that is the same
            twin, fooled = match, list(viewers(record))
            continue
        answer = rng.choice(alike)
        fooled = [
            who for who in fooled if there.move_seen_by(answer, who) == here.move_seen_by(move, who)
        ]
        twin = twin.play(str(answer))


@few
def test_a_move_that_was_not_offered_is_illegal(known: Known, seed: int) -> None:
    """A move that was not offered is refused with its text, the question and the seat."""
    _, matches = played(known, seed)
    rng = Random(seed)
    foreign = {str(move) for move in matches[-1].moves} | {"", "pass:", "\n"}
    for match in matches:
        decision = match.position.decision
        offered = set(map(str, decision.moves)) if decision else set()
        others = sorted(foreign - offered)
        for notation in rng.sample(others, min(5, len(others))):
            with pytest.raises(IllegalMove) as caught:
                match.play(notation)
            assert repr(notation) in str(caught.value)
            assert caught.value.decision == decision
            if decision:
                seat = "the dealer" if decision.seat == DEALER else f"seat {decision.seat}"
                assert f"{decision.about!r}, asked of {seat}" in str(caught.value)
