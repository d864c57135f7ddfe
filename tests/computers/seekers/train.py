"""`python -m tests.computers.seekers.train`: how areas of 12 Seekers do in the end.

Games of a player with itself, who looks one turn ahead and errs now and then, tell by how much the
lead in the end differs with the features of both areas. Ridge regression weighs them, sheet by
sheet and by how many rounds are left. A second time round the player goes by these weights.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

from bot.computers.seekers import weights as weights_module
from bot.computers.seekers.features import features
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.learned import packed
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.search import VALUE_PER_POINT, Search
from bot.computers.seekers.state import SearchState, round_of
from bot.computers.seekers.turns import SearchTable, asked
from bot.computers.seekers.weights import WORTH_FEATURE, Weights, rounds_left
from rules.seekers import SEEKERS
from rules.seekers.gems import COLOURS
from rules.seekers.state import ROUNDS

MODES = ("basic", "advanced", "chaos")
ERRS = 0.2
"""How often the player takes any of the five best instead of the best."""
RIDGE = 8.0
"""How many samples it takes to believe in a feature."""
Sample = tuple[int, dict[str, float], float]


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600, help="a sheet and a generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sheets", default="1-20")
    parser.add_argument("--out", type=Path, default=weights_module.WEIGHTS_FILE)
    asked_for = parser.parse_args()
    first, last = map(int, asked_for.sheets.split("-"))
    trained: dict[int, Weights] = {}
    started = time.process_time()
    for sheet in range(first, last + 1):
        weights = Weights({})
        for generation in range(asked_for.generations):
            rng = Random(f"{asked_for.seed} {sheet} {generation}")
            samples = [
                sample
                for number in range(asked_for.games)
                for sample in game_samples(sheet, MODES[number % 3], weights, rng)
            ]
            weights = fitted(samples)
        trained[sheet] = weights
        print(f"sheet {sheet}: {time.process_time() - started:.0f} s", flush=True)
    told = {
        str(sheet): {str(left): table for left, table in weights.by_rounds.items()}
        for sheet, weights in trained.items()
    }
    asked_for.out.write_text(packed("weights", told), encoding="utf-8")


def game_samples(sheet: int, mode: str, weights: Weights, rng: Random) -> list[Sample]:
    """Return what a game tells: rounds left, features of seat 0 less those of seat 1, last lead."""
    options = {"sheet": sheet, "mode": mode, "order": rng.randint(1, 4)}
    position = SEEKERS.start(2, options, SEEKERS.deal(2, options, rng))
    table, cards = table_of(position), (position.seats[0].cards, position.seats[1].cards)
    hands = Hands.of(sheet, cards, (table.laying.nothing, table.laying.nothing))
    search = Search(table, hands, Limit(), 8, weights)
    state = state_of(position, table)
    seen: list[SearchState] = []
    while state[1]:
        state = turned_up(sheet, state, rng)
        children = search.children(state)
        children.sort(key=search.lead, reverse=asked(state) == 0)
        state = rng.choice(children[:5]) if rng.random() < ERRS else children[0]
        seen.append(state)
    search = Search(table, hands, Limit(), 8, Weights({}))
    lead = max(-20.0, min(20.0, search.lead(state) / VALUE_PER_POINT))
    return [
        (rounds_left(one), difference(table, one, cards), lead) for one in seen if len(one) == 8
    ]


def turned_up(sheet: int, state: SearchState, rng: Random) -> SearchState:
    """Return the state in which the dealer has turned a colour card up, where one is due."""
    if sheet != 19 or len(state) > 8 or round_of(state[1]) == ROUNDS:
        return state
    turned = state[7]
    if len(turned) >= round_of(state[1]):
        return state
    colour = rng.choice([colour for colour in COLOURS if colour not in turned])
    return (*state[:7], turned + colour)


def difference(table: SearchTable, state: SearchState, cards: tuple[str, str]) -> dict[str, float]:
    """Return the features of seat 0 less those of seat 1."""
    found: Counter[str] = Counter()
    for seat, sign in ((0, 1), (1, -1)):
        area, gold, points, _, _ = state[2 + seat]
        found[WORTH_FEATURE] += sign * (
            gold
            + points
            + Hands.of(table.sheet, cards, (area, area)).worth(table.sheet, seat, area)
        )
        for feature in features(table.sheet, area, cards[seat]):
            found[feature] += sign
    found["move"] = 1 if state[4] == 0 else -1
    return {feature: count for feature, count in found.items() if count}


def fitted(samples: list[Sample]) -> Weights:
    """Return the weights that tell the last lead best, by rounds left."""
    by_rounds: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        by_rounds[sample[0]].append(sample)
    return Weights({left: ridge(some) for left, some in by_rounds.items() if left > 0})


def ridge(samples: list[Sample]) -> dict[str, float]:
    """Return the weights of features by ridge regression; that of the worth is drawn to 1."""
    names = sorted({name for _, found, _ in samples for name in found})
    at = {name: place for place, name in enumerate(names)}
    size = len(names)
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for place in range(size):
        rows[place][place] = RIDGE
    for _, found, lead in samples:
        rest = lead - found.get(WORTH_FEATURE, 0.0)
        for name, count in found.items():
            row = rows[at[name]]
            row[size] += count * rest
            for other, times in found.items():
                row[at[other]] += count * times
    solution = solved(rows)
    solution[at[WORTH_FEATURE]] += 1.0
    return {name: round(solution[place], 3) for name, place in at.items()}


def solved(rows: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, by elimination; the matrix is positive."""
    size = len(rows)
    for place in range(size):
        pivot = rows[place]
        scale = 1.0 / pivot[place]
        for other in range(place + 1, size):
            factor = rows[other][place] * scale
            if factor:
                row = rows[other]
                for column in range(place, size + 1):
                    row[column] -= factor * pivot[column]
    solution = [0.0] * size
    for place in reversed(range(size)):
        row = rows[place]
        known = sum(row[column] * solution[column] for column in range(place + 1, size))
        solution[place] = (row[size] - known) / row[place]
    return solution


if __name__ == "__main__":
    main()
