"""Puzzles as they are shown: within the limits, in every language, with no secret of another seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.computers.contract import Reason
from bot.computers.puzzle import Puzzle, shipped
from bot.features.puzzles import asked
from bot.features.puzzles import screen as screens
from bot.features.puzzles.asked import Asking
from bot.features.puzzles.puzzle import ASKED, PuzzleOutcome, play_of
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import NO_TABLE, Press
from bot.messages.screen import Screen
from bot.tables.refusal import Refusal
from bot.testing.test_screens import NAME, OWN, fits_one, presses
from rules import Match

FEW = tuple(shipped())[::16]
OUTCOMES = (
    PuzzleOutcome(right=True, first=True, streak=1, before=0, answers=1, found=1),
    PuzzleOutcome(right=True, first=True, streak=1000, before=999, answers=10**6, found=999),
    PuzzleOutcome(right=False, first=True, streak=0, before=1000, answers=5, found=0),
    PuzzleOutcome(right=False, first=False, streak=7, before=7, answers=5, found=5),
)


def asking(puzzle: Puzzle, language: str, name: str = NAME) -> Asking:
    """Return a puzzle as somebody with a long name is asked it."""
    words = words_in(language)
    others = [words("replay-seat", seat=seat) for seat in range(1, puzzle.seats + 1)]
    play = play_of(puzzle, name, others)
    title = words("puzzle-title-today", game=words(f"{puzzle.game}-name"))
    named = Press(NO_TABLE, puzzle.id, "puzzle")
    return Asking(play, play.asked, words, OWN, named=named, title=title)


def reached(at: Asking, rng: Random, steps: int) -> Iterator[Screen]:
    """Yield the question, and some of what its controls lead to."""
    named = at.named.action
    first = asked.question(at)
    yield first
    opened = list(presses(first))
    for _ in range(steps):
        opened = rng.sample(opened, min(2, len(opened)))
        shown = [
            asked.hand(at) if press.action == f"{named}-hand" else asked.panel(at, press.argument)
            for press in opened
            if press.action != f"{named}-play"
        ]
        yield from shown
        opened = [press for screen in shown for press in presses(screen)]


def every_screen(at: Asking, puzzle: Puzzle, rng: Random) -> Iterator[Screen]:
    """Yield the question, what its controls lead to, and what is told of answers."""
    yield from reached(at, rng, 3)
    for outcome in OUTCOMES:
        moves = [str(move) for move in at.decision.moves if str(move) != puzzle.answer]
        notation = puzzle.answer if outcome.right else rng.choice(moves)
        yield screens.answer(at, puzzle, notation, outcome, ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ASKED)
def test_every_screen_is_within_the_limits(game: str, language: str) -> None:
    """Discord takes each; every control names the puzzle and no table, save for the next one."""
    rng = Random(1)
    for puzzle in FEW:
        if puzzle.game != game:
            continue
        at = asking(puzzle, language)
        for screen in every_screen(at, puzzle, rng):
            fits_one(screen)
            for press in presses(screen):
                assert press.table == NO_TABLE
                assert press.number == puzzle.id or press == Press(
                    NO_TABLE, None, "puzzle", press.argument
                )


@pytest.mark.parametrize("game", ASKED)
def test_no_screen_knows_what_others_hide(game: str) -> None:
    """The game of a puzzle has what the seat asked has seen of it, and nothing that others hide."""
    hiding = 0
    for puzzle in shipped():
        if puzzle.game != game:
            continue
        play = play_of(puzzle, "Ada", ["1", "2", "3", "4"])
        whole, view = puzzle.match(), puzzle.view()
        hiding += whole.position != view
        assert play.match == Match((view,))
        known = map(str, whole.seen_by(play.asked).moves)
        assert [entry.move for entry in play.log] == list(known)
        assert play.setup is None
    assert hiding


def test_an_answer_tells_the_reasons() -> None:
    """It names the best move, its chance, its reasons and how many found it, whatever was answered."""
    puzzle = next(puzzle for puzzle in shipped() if puzzle.game == "splendor")
    at = asking(puzzle, "en", "Ada")
    sure = replace(puzzle, chance=1.0, next_chance=0.253)
    for outcome in OUTCOMES:
        told = screens.answer(at, sure, puzzle.answer, outcome, [Reason("wins", {})]).text
        best = at.look.label(at.offers(puzzle.answer), at.view, at.words)
        assert best in told
        assert "chance of winning of 100%, and any other answer at most 25%" in told
        assert "- Wins at once." in told
        assert ("people who tried it" in told) == (outcome.answers >= screens.MIN_ANSWERS_TO_SHARE)
        assert ("Only your first answer" in told) == (not outcome.first)


def test_a_puzzle_of_other_rules_is_refused() -> None:
    """One that cannot be played to its question, or at which nobody is asked, is said to be gone."""
    puzzle = next(iter(shipped()))
    for broken in (
        replace(puzzle, moves=("take:rrrr",)),
        replace(puzzle, setup={}),
        replace(puzzle, seats=9),
    ):
        with pytest.raises(Refusal) as refused:
            play_of(broken, "Ada", ["1"] * 9)
        assert refused.value.key == "refused-puzzle-gone"
