"""`python -m tests.arena duplicates GAME LEVEL`: how much of a result is decided by the deal.

Each sealed deal is played twice by computers of one level, which err independently. The correlation of
a seat's results is the share of their variance that the deal and the seat explain. Two people who play
the same deals with seats swapped are rid of that share; at tables of three and four, so are people
who are compared with those who had the same deal and seat.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import atanh, sqrt, tanh
from multiprocessing import get_context
from random import Random
from statistics import StatisticsError, correlation
from typing import Final

from rules import DEALER, GAMES, winners
from rules.contract import read_options
from rules.seal import Seal
from rules.sealed import dealt
from tests.arena.players import Question, player
from tests.arena.results import Z

Shares = list[float]
"""What each seat got of a win."""
ENOUGH: Final = 0.5
"""From this share on, duplicates take at least half of the luck out of results."""


def twice(game: str, level: str, seats: int, number: int) -> tuple[Shares, Shares]:
    """Play a deal twice; return each seat's share of the win in both games."""
    rng = Random(f"{game} {seats} {number}")
    seal = Seal(str(number), rng.randbytes(32), ("",) * seats)
    rules = GAMES[game]
    record = dealt(rules, seats, read_options(rules.options, {}), seal)
    draws = seal.chance(game, seats, record.options)
    one, both = player(game, level), []
    for play in range(2):
        chance, answers = Random(f"{number} {play}"), 0
        match = record.begin()
        while decision := match.position.decision:
            if decision.seat == DEALER:
                match, answers = match.play(str(draws.answer(decision, answers))), answers + 1
            else:
                question = Question(record, match, decision.seat, 1.0)
                match = match.play(one.answer(question, chance)[0])
        won = winners(match.position.places())
        both.append([1 / len(won) if seat in won else 0.0 for seat in range(seats)])
    return both[0], both[1]


def explained(games: Sequence[tuple[Shares, Shares]]) -> tuple[float, float, float]:
    """Return the share of a result's variance that deal and seat explain, with its 95% interval."""
    first = [share for one, _ in games for share in one]
    second = [share for _, other in games for share in other]
    try:
        share = correlation(first, second)
    except StatisticsError:  # one seat won every game
        return 1.0, 0.0, 1.0
    if abs(share) == 1:
        return share, share, share
    reach = Z / sqrt(max(1, len(games) - 3))  # the seats of one game aren't independent
    return share, tanh(atanh(share) - reach), tanh(atanh(share) + reach)


def _games(asked: argparse.Namespace) -> Iterator[tuple[Shares, Shares]]:
    what = (repeat(asked.game), repeat(asked.level), repeat(asked.seats), range(asked.deals))
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(twice, *what)


def main(arguments: Sequence[str]) -> int:
    """Play and print; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena duplicates", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(arguments[1:])
    print(f"$ python -m tests.arena {shlex.join(arguments)}", flush=True)
    share, low, high = explained(list(_games(asked)))
    verdict = "halve luck" if low >= ENOUGH else "don't halve luck"
    print(f"{share:.1%} (95 %: {low:.1%} to {high:.1%}) of a result is deal and seat: {verdict}")
    return 0
