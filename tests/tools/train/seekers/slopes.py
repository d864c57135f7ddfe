"""`python -m tests.tools.train.seekers.slopes`: how steep the chances of 12 Seekers rise.

Games of the trained player with itself, who looks at the best reply and errs now and then, tell
who won from which lead. Slopes are fitted on some of them; the others, kept apart, tell how well
chances keep their promise: in ten bins, the mean chance told and how many were won.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import exp
from random import Random
from statistics import mean

from bot.computers.seekers import chances
from bot.computers.seekers.chances import chance, expected_lead
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.learned import packed
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.search import INFINITE_VALUE, Search
from bot.computers.seekers.turns import asked
from bot.computers.seekers.weights import Weights, rounds_left, trained
from tests.computers.seekers.known import MODES
from tests.tools.train.seekers.areas import begun, turned_up

ERRS = 0.1
PRIOR = 8.0
"""How firmly a slope of a mode is held to the one of all modes."""
Sample = tuple[str, int, int, float, bool]
"""Mode, sheet, rounds left, lead of seat 0, and whether seat 0 won."""


def main() -> None:
    """Fit, write, and print the calibration."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=240, help="a sheet; a third is kept apart")
    parser.add_argument("--seed", type=int, default=1)
    asked_for = parser.parse_args()
    started = time.process_time()
    fitting: list[Sample] = []
    apart: list[Sample] = []
    for sheet in range(1, 21):
        rng = Random(f"{asked_for.seed} {sheet}")
        for number in range(asked_for.games):
            samples = list(game_samples(sheet, MODES[number % 3], rng))
            (apart if number % 9 >= 6 else fitting).extend(samples)
        print(f"sheet {sheet}: {time.process_time() - started:.0f} s", flush=True)
    told = fitted(fitting)
    chances.SLOPES_FILE.write_text(packed("slopes", told), encoding="utf-8")
    chances.slopes.cache_clear()
    for line in calibration(apart):
        print(line)


def game_samples(sheet: int, mode: str, rng: Random) -> Iterator[Sample]:
    """Yield what a game tells."""
    table, cards, state = begun(sheet, mode, rng)
    seen = []
    while state[1]:
        state = turned_up(sheet, state, rng)
        hands = Hands.of(sheet, cards, (state[2][0], state[3][0]))
        if len(state) == 8:
            seen.append((rounds_left(state), expected_lead(table, hands, state)))
        search = Search(table, hands, Limit(), 8, trained(sheet))
        children = search.promising(state)
        if rng.random() < ERRS:
            state = rng.choice(children[:5])
        else:
            best = max if asked(state) == 0 else min
            state = best(
                children[:5],
                key=lambda child: search.value(child, 1, -INFINITE_VALUE, INFINITE_VALUE),
            )
    won = Search(table, hands, Limit(), 8, Weights({})).lead(state) > 0
    for left, lead in seen:
        yield mode, sheet, left, lead, won


def fitted(samples: Iterable[Sample]) -> dict[str, dict[str, list[float]]]:
    """Return the slopes by mode, sheet and rounds left."""
    groups: dict[tuple[str, int, int], list[tuple[float, bool]]] = defaultdict(list)
    for mode, sheet, left, lead, won in samples:
        groups[mode, sheet, left].append((lead, won))
        groups["", sheet, left].append((lead, won))
    return {
        mode: {
            str(sheet): [
                round(slope(groups[mode, sheet, left], slope(groups["", sheet, left], 0.25)), 3)
                for left in range(1, 7)
            ]
            for sheet in range(1, 21)
        }
        for mode in MODES
    }


def slope(samples: Iterable[tuple[float, bool]], prior: float) -> float:
    """Return the likeliest slope of a logistic curve, drawn to a prior one; by Newton's method."""
    samples = list(samples)
    found = prior
    for _ in range(30):
        gradient, curve = PRIOR * (prior - found), PRIOR
        for lead, won in samples:
            told = 1 / (1 + exp(-max(-30.0, min(30.0, found * lead))))
            gradient += (won - told) * lead
            curve += told * (1 - told) * lead * lead
        found = max(0.01, found + gradient / curve)
    return found


def calibration(samples: Iterable[Sample]) -> Iterator[str]:
    """Yield a line for each of ten bins: the chance told, how many won, and how many there were."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for mode, sheet, left, lead, won in samples:
        told = chance(mode, sheet, left, lead)
        for one, as_won in ((told, won), (1 - told, not won)):
            bins[min(9, int(one * 10))].append((one, as_won))
    for number in range(10):
        chances, wins = zip(*bins[number], strict=True)
        yield (
            f"{number * 10:3d} to {number * 10 + 10} %: told {mean(chances):.1%}, won {mean(wins):.1%}, "
            f"off by {mean(wins) - mean(chances):+.1%}, {len(chances)} positions"
        )


if __name__ == "__main__":
    main()
