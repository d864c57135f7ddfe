"""`python -m tests.tools.train puzzles`: finds puzzles in games between computers of the fallback level.

Each game has a seed of its own, and gives one puzzle at most. A first look for a moment drops most
positions; those left are judged as positions of people's games are (`bot/computers/puzzle.py`).
`--again` judges the shipped ones again, and drops those that aren't clear any more.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.computers import puzzle as puzzles
from bot.computers.answers import answer
from bot.computers.levels import computer
from bot.computers.puzzle import (
    MIN_FIRST_MARGIN,
    MIN_MOVES,
    ClearAnswer,
    Puzzle,
    clear_answer_questions,
)
from bot.computers.questions import EvaluationQuestion
from rules import DEALER, GAMES, AnyMatch, Number, Position, Record, dealt, verb_of
from tests.computers.reviewing import answer_all

MOMENT: Final = 0.1
"""The effort of the first look."""
SEATS: Final = {"splendor": (2, 3, 4), "seekers": (2,)}
RARELY: Final = 0.25
"""How often a position is looked at, so that puzzles come from all of a game."""


def main(words: list[str]) -> None:
    """Find puzzles, and write those of other games and these."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.train puzzles", description=__doc__
    )
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--count", type=int, default=110)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--verbs", default="", help="verbs that the answer has one of, as in buy,take"
    )
    parser.add_argument("--to", type=Path, default=puzzles.PUZZLE_FILE)
    parser.add_argument("--again", action="store_true", help="judge the shipped ones again")
    asked = parser.parse_args(words)
    if asked.again:
        shipped = [puzzle for puzzle in puzzles.shipped() if puzzle.game == asked.game]
        write([*filter(None, map(judged_again, shipped))], asked.game, asked.to)
        return
    found: list[Puzzle] = []
    verbs = asked.verbs.split(",") if asked.verbs else GAMES[asked.game].turn_verbs
    for number in count():
        if puzzle := next(puzzles_of(asked.game, f"{asked.seed} {number}", verbs), None):
            found.append(puzzle)
            print(f"game {number}: {len(found)} puzzles, {time.process_time():.0f} s", flush=True)
            write(found, asked.game, asked.to)
        if len(found) == asked.count:
            break


def write(found: list[Puzzle], game: str, to: Path) -> None:
    """Write the puzzles of a game in place of those that the file has of it."""
    lines = to.read_text(encoding="utf-8").splitlines() if to.exists() else []
    others = [line for line in lines if json.loads(line)["game"] != game]
    mine = [json.dumps(puzzle.as_json(), separators=(",", ":")) for puzzle in found]
    to.write_text("\n".join(sorted(others) + mine) + "\n", encoding="utf-8")


def puzzles_of(game: str, seed: str, verbs: Collection[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of a game between such computers whose answers have one of these verbs."""
    rng = Random(f"{game} {seed}")
    record = dealt(GAMES[game], rng.choice(SEATS[game]), any_options(game, rng), rng)
    match = record.begin()
    while decision := match.position.decision:
        if decision.seat == DEALER:
            match = match.play(str(decision.drawn(rng)))
            continue
        view = match.position.seen_by(decision.seat)
        if rng.random() < RARELY and (clear := _clear(game, view, verbs, rng)):
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
    game: str, view: Position[Any], verbs: Collection[str], rng: Random
) -> ClearAnswer | None:
    decision = view.decision
    if decision is None or len(decision.moves) < MIN_MOVES:
        return None
    if not all(verb_of(str(move)) in GAMES[game].turn_verbs for move in decision.moves):
        return None
    found = answer(EvaluationQuestion(game, view, effort=MOMENT), rng)
    best, other, *_ = found.moves
    if best.chance - other.chance < MIN_FIRST_MARGIN or verb_of(best.notation) not in verbs:
        return None
    clear = judged(game, view, rng)
    return clear if clear and verb_of(clear.answer) in verbs else None


def judged(game: str, view: Position[Any], rng: Random) -> ClearAnswer | None:
    """Judge a position as the bot does, in this process."""
    return answer_all(clear_answer_questions(game, view), lambda question: answer(question, rng))


def judged_again(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the chances that it has now; None if its answer isn't clear any more."""
    clear = judged(puzzle.game, puzzle.view(), Random(puzzle.id))
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
