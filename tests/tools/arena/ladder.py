"""`python -m tests.tools.arena ladder GAME`, `… styles GAME` and `… waste splendor`: whether levels are as they should be.

The ladder's table has a line for each rung against the one below. The styles' table has a line for each
style against the same rung without one, and what it does differently. The table of waste says how often
each rung, in games against itself, does what nobody would play.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import mean
from typing import Any, Final

from bot.computers.level import Level
from bot.computers.levels import every_level, styles_of
from rules import GAMES
from tests.tools.arena.games import Outcome, choices, deals
from tests.tools.arena.pairing import Pairing
from tests.tools.arena.results import wilson
from tests.tools.arena.waste import KINDS, wasted

HABITS: Final[Mapping[str, Callable[[Outcome], float]]] = {
    "reserves a turn": lambda it: _reserves(it.answers),
    "cards": lambda it: len(_holdings(it).cards),
    "of level I": lambda it: _of_level(_holdings(it), 1),
    "of level III": lambda it: _of_level(_holdings(it), 3),
    "nobles": lambda it: len(_holdings(it).nobles),
}
"""What differs between styles of Splendor, per game."""


def main(arguments: Sequence[str]) -> int:
    """Play and print a table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.arena", description=__doc__)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("game", choices=[game for game in GAMES if len(every_level(game)) > 1])
    parser.add_argument("--rungs", default="1-99", help="such as 3-6 or 3,5,8 (default: all)")
    parser.add_argument("--games", type=int, default=400, help="games of each pair (default: 400)")
    parser.add_argument("--seats", type=int, default=2, help="seats at the table (default: 2)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUES")
    parser.add_argument(
        "--seconds", type=float, default=0.9, help="seconds of CPU per move at most"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.table == "styles" and not styles_of(asked.game):
        parser.error(f"{asked.game} has no styles")
    if asked.table == "waste" and asked.game != "splendor":
        parser.error("waste is counted in splendor only")
    for line in TABLES[asked.table](asked):
        print(f"| {' | '.join(line)} |", flush=True)
    return 0


def _ladder(asked: argparse.Namespace) -> Iterator[Sequence[str]]:
    yield "level", "against", "score (95%)", "per move"
    yield ("---",) * 4
    for below, rung in pairwise(_rungs(asked)):
        outcomes = _played(asked, (rung, below))
        seconds = [one for outcome in outcomes for one in outcome.seconds[0]]
        yield rung, below, _score(outcomes), f"{1000 * mean(seconds):.1f} ms"


def _styles(asked: argparse.Namespace) -> Iterator[Sequence[str]]:
    yield "level", "score against none (95%)", *HABITS
    yield ("---",) * (2 + len(HABITS))
    for rung in _rungs(asked):
        for style in ("", *styles_of(asked.game)):
            name = str(Level(rung, style))
            outcomes = _played(asked, (name, rung))
            habits = (f"{mean(map(habit, outcomes)):.2f}" for habit in HABITS.values())
            yield name, _score(outcomes), *habits


def _waste(asked: argparse.Namespace) -> Iterator[Sequence[str]]:
    yield "level", "turns", *KINDS
    yield ("---",) * (2 + len(KINDS))
    for rung in _rungs(asked):
        counts, turns = Counter[str](), 0
        for outcome in _played(asked, (rung, rung)):
            for seat in range(asked.seats):
                found, had = wasted(outcome.record, seat)
                counts += found
                turns += had
        yield rung, f"{turns:,}", *(str(counts[kind]) for kind in KINDS)


TABLES: Final = {"ladder": _ladder, "styles": _styles, "waste": _waste}


def _played(asked: argparse.Namespace, names: tuple[str, str]) -> list[Outcome]:
    game = GAMES[asked.game]
    options = choices(game, asked.option)
    count = max(1, round(asked.games / asked.seats))
    drawn = list(deals(game, asked.seats, options, count, asked.seed))
    groups = Pairing(asked.game, names, asked.seconds).outcomes(drawn, 1)
    return [outcome for group in groups for outcome in group]


def _rungs(asked: argparse.Namespace) -> Sequence[str]:
    first, dash, last = asked.rungs.partition("-")
    rungs = range(int(first), int(last) + 1) if dash else [*map(int, asked.rungs.split(","))]
    return [level for number, level in enumerate(every_level(asked.game), 1) if number in rungs]


def _score(outcomes: Sequence[Outcome]) -> str:
    games, score = len(outcomes), sum(outcome.share for outcome in outcomes)
    low, high = wilson(score, games)
    return f"{score / games:.1%} ({100 * low:.1f} to {100 * high:.1f}), {games} games"


def _reserves(answers: Sequence[str]) -> float:
    turns = [it for it in answers if it.startswith(("take:", "buy:", "reserve:", "pass"))]
    return sum(it.startswith("reserve:") for it in turns) / len(turns)


def _holdings(outcome: Outcome) -> Any:
    return outcome.position.seats[outcome.seat]


def _of_level(holdings: Any, level: int) -> int:
    return sum(card.level == level for card in holdings.cards)
