"""`python -m tests.tools.train puzzles`: finds puzzles in games between computers of the fallback level.

Each game has a seed of its own, and gives one puzzle at most. A first look for a moment drops most
positions; those left are judged as positions of people's games are (`bot/computers/puzzle.py`). In
Splendor, the answer must also win more often than the next best move when games are played out, have a
reason, and not be in an opening; at most a third of the answers are of one kind.
`--again` judges the shipped ones again, and only looks for as many as are lacking then. The file is written
whenever one is judged or found, so nothing is lost if this ends early.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.computers import puzzle as puzzles
from bot.computers.answers import answer
from bot.computers.contract import ALIKE
from bot.computers.levels import computer
from bot.computers.puzzle import (
    MIN_FIRST_MARGIN,
    MIN_MOVES,
    ClearAnswer,
    Puzzle,
    clear_answer_questions,
)
from bot.computers.questions import EvaluationQuestion, ReasonsQuestion
from bot.computers.splendor.reading import guessed
from bot.computers.splendor.undealt import after_undealt
from rules import DEALER, GAMES, AnyMatch, Number, Position, Record, dealt, verb_of, winners
from rules.contract import question_of
from rules.splendor.position import Position as SplendorPosition
from tests.computers.reviewing import answer_all

MOMENT: Final = 0.1
"""The effort of the first look."""
SEATS: Final = {"splendor": (2, 3, 4), "seekers": (2,)}
RARELY: Final = 0.25
"""How often a position is looked at, so that puzzles come from all of a game."""
PLAY_OUTS: Final = 20
"""How often a game is played out after the answer, and after the next best move."""
OPENING: Final = 1 / 3
"""A game of Splendor is in its opening until a seat has this share of the target."""


def main(words: list[str]) -> None:
    """Find puzzles, and write those of other games and these."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.train puzzles", description=__doc__
    )
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--count", type=int, default=110)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=puzzles.PUZZLE_FILE)
    parser.add_argument("--again", action="store_true", help="judge the shipped ones again first")
    asked = parser.parse_args(words)
    shipped = [it for it in puzzles.shipped() if asked.again and it.game == asked.game]
    found: list[Puzzle] = []
    counts: Counter[str] = Counter()
    most = asked.count // 3 if asked.game == "splendor" else asked.count

    def keep(puzzle: Puzzle | None) -> None:
        if puzzle and counts[kind := kind_of(puzzle.view(), puzzle.answer)] < most:
            counts[kind] += 1
            found.append(puzzle)
            print(f"{len(found)}: {dict(counts)}, {time.process_time():.0f} s", flush=True)
        write([*found, *shipped], asked.game, asked.to)

    while shipped:
        keep(judged_again(shipped.pop(0)))
    for number in count():
        if len(found) >= asked.count:
            break
        full = {kind for kind in counts if counts[kind] == most}
        keep(next(puzzles_of(asked.game, f"{asked.seed} {number}", full), None))


def kind_of(view: Position[Any], notation: str) -> str:
    """Return an answer's verb; for a purchase of Splendor, what is special about it, if anything."""
    verb = verb_of(notation)
    if not isinstance(view, SplendorPosition) or verb != "buy":
        return verb
    move = next(move for move in question_of(view).moves if str(move) == notation)
    after = after_undealt(view, move)
    if after.reached():
        return "ending"
    if after.about == "noble" or len(after.nobles) < len(view.nobles):
        return "noble"
    return "payment" if "=" in notation else verb


def write(found: list[Puzzle], game: str, to: Path) -> None:
    """Write the puzzles of a game in place of those that the file has of it."""
    lines = to.read_text(encoding="utf-8").splitlines() if to.exists() else []
    others = [line for line in lines if json.loads(line)["game"] != game]
    mine = [json.dumps(puzzle.as_json(), separators=(",", ":")) for puzzle in found]
    to.write_text("\n".join(sorted(others) + mine) + "\n", encoding="utf-8")


def puzzles_of(game: str, seed: str, full: Collection[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of a game between such computers whose answers are of none of these kinds."""
    rng = Random(f"{game} {seed}")
    record = dealt(GAMES[game], rng.choice(SEATS[game]), any_options(game, rng), rng)
    match = record.begin()
    while decision := match.position.decision:
        if decision.seat == DEALER:
            match = match.play(str(decision.drawn(rng)))
            continue
        view = match.position.seen_by(decision.seat)
        if rng.random() < RARELY and (clear := _clear(game, view, full, rng)):
            yield _puzzle(record, match, clear)
        match = match.play(str(computer(game)(view, 0.0, rng)))


def any_options(game: str, rng: Random) -> dict[str, object]:
    """Return options as people choose them: any sheet, order and mode; declared automatically."""
    options: dict[str, object] = {}
    for key, option in GAMES[game].options.items():
        if game == "seekers" and key != "declare":
            options[key] = (
                rng.randint(option.lowest, option.highest)
                if isinstance(option, Number)
                else rng.choice(option.words)
            )
    return options


def _clear(
    game: str, view: Position[Any], full: Collection[str], rng: Random
) -> ClearAnswer | None:
    decision = view.decision
    if decision is None or len(decision.moves) < MIN_MOVES:
        return None
    if not all(verb_of(str(move)) in GAMES[game].turn_verbs for move in decision.moves):
        return None
    if is_opening(view):
        return None
    found = answer(EvaluationQuestion(game, view, effort=MOMENT), rng)
    best, other, *_ = found.moves
    if best.chance - other.chance < MIN_FIRST_MARGIN or kind_of(view, best.notation) in full:
        return None
    clear = judged(game, view, rng)
    return clear if clear and kind_of(view, clear.answer) not in full else None


def judged(game: str, view: Position[Any], rng: Random) -> ClearAnswer | None:
    """Judge a position as the bot does, in this process; in Splendor also by games that are played out."""
    every = len(question_of(view).moves)  # nobody waits for this process
    asked = clear_answer_questions(game, view, at_once=every)
    clear = answer_all(asked, lambda question: answer(question, rng))
    if clear is None or not isinstance(view, SplendorPosition):
        return clear
    return clear if _confirmed(view, clear.answer, rng) else None


def _confirmed(view: SplendorPosition, notation: str, rng: Random) -> bool:
    move = next(move for move in question_of(view).moves if str(move) == notation)
    reasons = answer(ReasonsQuestion("splendor", view, move), rng)
    if not reasons or reasons[-1].key.startswith(ALIKE):
        return False
    _, other, *_ = answer(EvaluationQuestion("splendor", view), rng).moves
    return _won(view, notation, rng) > _won(view, other.notation, rng)


def is_opening(view: Position[Any]) -> bool:
    """Return whether a game of Splendor has hardly begun: few can tell there why a move is best."""
    return isinstance(view, SplendorPosition) and max(view.scores()) < OPENING * view.target


def _won(view: SplendorPosition, notation: str, rng: Random) -> float:
    """Return in how many games that are played out after a move its seat wins."""
    won = 0.0
    for _ in range(PLAY_OUTS):
        position, answered = guessed(view, rng).but(viewer=DEALER), notation
        while decision := position.decision:
            if decision.seat == DEALER:
                move = decision.drawn(rng)
            else:
                seen = position.seen_by(decision.seat)
                answered = answered or str(computer("splendor")(seen, 0.0, rng))
                move = next(move for move in decision.moves if str(move) == answered)
                answered = ""
            position = position.after(move)
        ahead = winners(position.places())
        won += (view.turn in ahead) / len(ahead)
    return won


def judged_again(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the chances that it has now; None if it isn't one any more."""
    view = puzzle.view()
    clear = None if is_opening(view) else judged(puzzle.game, view, Random(puzzle.id))
    if clear is None or clear.answer != puzzle.answer:
        return None
    return replace(puzzle, chance=clear.chance, next_chance=clear.next_chance)


def _puzzle(record: Record, match: AnyMatch, clear: ClearAnswer) -> Puzzle:
    return Puzzle(
        game=record.game.key,
        seats=record.seats,
        options=dict(record.options),
        setup=record.setup,
        moves=tuple(map(str, match.moves)),
        answer=clear.answer,
        chance=clear.chance,
        next_chance=clear.next_chance,
    )
