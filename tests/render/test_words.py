"""Every move and every question has words, in every table and to every reader."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.testing.checks import assert_reads_well, hand_of
from render import LOOKS, Scene, Words
from render.look import ALT_LIMIT
from render.splendor.phrases import gem
from rules import DEALER
from rules.splendor.cards import CARDS, GOLD
from rules.splendor.moves import Deal
from tests.render.scenes import NAMES, events, played, scene, told
from tests.rules.splendor import table as tables

LOOK = LOOKS["splendor"]
HAND = hand_of(LOOK)
WORDS = Words("en")
GAMES = [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_is_told_to_every_reader(seats: int, seed: int) -> None:
    """Every event of a game is told, to the one who made it as "you"."""
    for reader in (None, *range(seats)):
        for event in events(seats, seed, reader):
            text = told(LOOK, event, NAMES, reader, WORDS)
            if isinstance(event.move, Deal) and not text:
                continue
            assert_reads_well(text)
            if reader is not None and event.seat == reader:
                assert re.search(r"\b[Yy]ou\b", text)
                assert not text.startswith(NAMES[reader])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_summary_has_a_line_for_every_turn(seats: int, seed: int) -> None:
    """A summary of a game has as many lines as it has turns, and each reads well."""
    all_events = events(seats, seed, 0)
    turns = sum(event.after.turn_over for event in all_events)
    lines = LOOK.summary(all_events, NAMES, 0, WORDS)
    assert len(lines) == turns
    for line in lines:
        assert_reads_well(line)


def test_a_summary_of_nothing_is_empty() -> None:
    """Where nothing happened there is nothing to tell."""
    assert LOOK.summary([], NAMES, None, WORDS) == []


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_question_is_put_to_every_reader(seats: int, seed: int) -> None:
    """Every question has words, and another's question names them."""
    for position in played(seats, seed):
        for reader in (None, *range(seats)):
            view = position.seen_by(reader)
            text = LOOK.ask(view, NAMES, reader, WORDS)
            assert_reads_well(text)
            if view.about in {"turn", "return", "noble"} and reader != view.turn:
                assert NAMES[view.turn] in text


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_alternative_texts_fit_and_name_what_matters(seats: int, seed: int) -> None:
    """An alternative text fits its limit and names all seats, cards and the question."""
    positions = played(seats, seed)
    for index in range(0, len(positions), 3):
        shown = scene(positions, index)
        text = LOOK.alt(shown, WORDS)
        assert_reads_well(text)
        assert len(text) <= ALT_LIMIT
        for name in shown.names:
            assert name in text
        if shown.view.about != "over":  # the finish shows no cards
            for row in shown.view.rows:
                assert all(card.id in text for card in row if card)
            assert LOOK.ask(shown.view, shown.names, None, WORDS) in text
        for seat in range(seats):
            mine = HAND.alt(scene(positions, index, seat), WORDS)
            assert_reads_well(mine)
            assert len(mine) <= ALT_LIMIT


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_end_is_reckoned(seats: int, seed: int) -> None:
    """A finished game has its standings, the best first, and a sentence on the winner."""
    positions = played(seats, seed)
    shown = scene(positions, len(positions) - 1)
    lines = LOOK.standings(shown, WORDS)
    assert len(lines) == seats
    first = positions[-1].places().index(1)
    assert NAMES[first] in lines[0]
    assert NAMES[first] in LOOK.reckoning(shown, WORDS)
    for text in (*lines, LOOK.reckoning(shown, WORDS)):
        assert_reads_well(text)


def test_ties_are_explained() -> None:
    """Level on prestige, fewer cards win and it is said; level in all, the win is shared."""
    last = played(2, 1)[-1]
    one, other = last.seats
    cards = tuple(CARDS.values())
    level = last.but(
        seats=(one.but(prestige=15, cards=cards[:8]), other.but(prestige=15, cards=cards[:9]))
    )
    text = LOOK.reckoning(Scene(level, NAMES[:2]), WORDS)
    assert "fewe" in text
    assert f"{NAMES[0]} bought" in text
    equal = level.but(seats=(level.seats[0], other.but(prestige=15, cards=cards[:8])))
    assert "share the win" in LOOK.reckoning(Scene(equal, NAMES[:2]), WORDS)


def test_the_finish_says_how_long_the_game_was_and_by_how_much_it_was_won() -> None:
    """Both stand where the history is known, and not for a tie; a review's turn is told too."""
    last = played(2, 1)[-1]
    one, other = last.seats
    won = last.but(seats=(one.but(prestige=17), other.but(prestige=15)))
    history = ((0, 0),) * 24 + ((17, 12), (17, 15))
    shown = Scene(won, NAMES[:2], history=history)
    assert LOOK.reckoning(shown, WORDS).split("\n")[1] == "13 rounds, won by 2 prestige."
    assert "13 rounds, won by 2 prestige." in LOOK.alt(shown, WORDS)
    assert "rounds" not in LOOK.reckoning(Scene(won, NAMES[:2]), WORDS)
    told = LOOK.alt(replace(shown, decisive=(7, 1)), WORDS)
    assert f"The last turning point: turn 7, {NAMES[1]}." in told


def test_a_hand_tells_the_nearest_cards_after_ones_own() -> None:
    """Four cards of the table are told in any case, the reader's own before them."""
    for position in played(3, 4)[::15]:
        mine = position.seats[0].hand
        parts = HAND.alt(Scene(position.seen_by(0), NAMES[:3], reader=0), WORDS).split("closest")
        assert len(re.findall(r"\d[wbgrk]\d: ", parts[0])) == len(mine)
        assert len(re.findall(r"\d[wbgrk]\d: ", parts[1])) == 4


def test_who_left_does_not_win() -> None:
    """A seat that has left stands last, and the one who stayed wins."""
    shown = scene(played(2, 1), 20, resigned=frozenset({0}))
    assert NAMES[1] in LOOK.reckoning(shown, WORDS)
    assert NAMES[0] in LOOK.standings(shown, WORDS)[-1]
    nobody = scene(played(2, 1), 20, resigned=frozenset({0, 1}))
    assert_reads_well(LOOK.reckoning(nobody, WORDS))
    assert_reads_well(LOOK.alt(nobody, WORDS))


def test_the_final_round_is_announced_once() -> None:
    """The event that opens the final round says so, and no other does."""
    for seats, seed in GAMES:
        all_events = events(seats, seed, None)
        texts = [told(LOOK, event, NAMES, None, WORDS) for event in all_events]
        opened = any(event.after.final for event in all_events)
        assert sum("final round" in text for text in texts) == opened
        assert not any("wins" in text for text in texts)


def test_a_card_drawn_unseen_is_told_to_its_owner_alone() -> None:
    """Only who draws a card from a deck is told which it is; for others nothing is said of it."""
    seen = 0
    for seats, seed in GAMES:
        for reader in (None, *range(seats)):
            for event in events(seats, seed, reader):
                if not isinstance(event.move, Deal):
                    continue
                assert event.before.due is not None
                if event.before.due.slot is None:
                    text = told(LOOK, event, NAMES, reader, WORDS)
                    assert bool(text) == (reader == event.before.turn)
                    assert bool(re.search(r"\d[wbgrk]\d", text)) == (reader == event.before.turn)
                    seen += 1
    assert seen


def test_after_the_end_it_is_said_who_drew_a_card() -> None:
    """A replay shows every card, whoever reads it."""
    told_of = 0
    for seats, seed in GAMES:
        for event in events(seats, seed, DEALER):
            due, owner = event.before.due, event.before.turn
            if not isinstance(event.move, Deal) or due is None or due.slot is not None:
                continue
            for reader in (None, *range(seats)):
                who = "You" if reader == owner else NAMES[owner]
                assert told(LOOK, event, NAMES, reader, WORDS).startswith(f"{who} draw")
                told_of += 1
    assert told_of


def test_a_resigned_seat_is_described_whole() -> None:
    """What lies before a seat that has left is public, as in the picture."""
    shown = scene(played(3, 1), 20, resigned=frozenset({0}))
    for line in (LOOK.alt(shown, WORDS), LOOK.alt(replace(shown, resigned=frozenset()), WORDS)):
        assert line.count("tokens") >= 2


def test_a_full_hand_reserves_nothing_in_the_last_turn_either() -> None:
    """The question names only what is offered."""
    full, winner = tables.seat(hand="1w1 1b1 1g1"), tables.seat(cards="3w3")
    position = tables.table(winner, full, target=4, turn=1)
    asked = LOOK.ask(position.seen_by(1), NAMES, 1, WORDS)
    assert asked.startswith("Your last turn: take gems or buy a card")


def test_emojis_stand_before_the_words_of_gems() -> None:
    """A caller may put an emoji of its own before a gem's word."""
    marked = WORDS.with_emojis({"w": "<:w:1>"})
    assert gem(0, marked) == "<:w:1> white"
    assert gem(GOLD, marked) == "gold"


def test_alternatives_have_or_before_the_last_one() -> None:
    """However many they are, only the last one has "or" before it."""
    said = [WORDS.either("abc"[:count]) for count in (1, 2, 3)]
    assert said == ["a", "a or b", "a, b or c"]


def test_an_unknown_language_falls_back_to_english() -> None:
    """A language without a catalogue speaks English; an unknown key is an error."""
    assert Words("xx")("splendor-name") == "Splendor"
    with pytest.raises(KeyError):
        WORDS("splendor-no-such-text")
