"""`python -m tests.tools.train.seekers.areas`: how areas of 12 Seekers do in the end.

Games of a player with itself, who looks one turn ahead and errs now and then, tell by how much the
lead in the end differs with the features of both areas. Ridge regression weighs them, sheet by
sheet and by how many turns the seat has left. A second time round the player goes by these weights.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import numpy as np

from bot.computers.seekers import weights as weights_module
from bot.computers.seekers.features import features
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.learned import packed
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.search import VALUE_PER_POINT, Search
from bot.computers.seekers.state import STATE_FIELDS, SearchState, round_of, turns_left
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import MOVE_FEATURES, WORTH_FEATURE, Weights
from rules.seekers import SEEKERS
from rules.seekers.gems import COLOURS
from rules.seekers.state import ROUNDS
from tests.computers.seekers.known import MODES

ERRS = 0.2
"""How often the player takes any of the five best instead of the best."""
RIDGE = 8.0
"""How many samples it takes to believe in a feature."""
Key = tuple[int, str]
"""A seat's turns left, and a feature."""
Sample = tuple[dict[Key, float], float]


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
        str(sheet): {str(left): table for left, table in weights.by_turns.items()}
        for sheet, weights in trained.items()
    }
    asked_for.out.write_text(packed("weights", told), encoding="utf-8")


def game_samples(sheet: int, mode: str, weights: Weights, rng: Random) -> list[Sample]:
    """Return what a game tells: features of seat 0 less those of seat 1, and the last lead."""
    table, cards, state = begun(sheet, mode, rng)
    hands = Hands.of(sheet, cards, (table.laying.nothing, table.laying.nothing))
    search = Search(table, hands, Limit(), 8, weights)
    seen: list[SearchState] = []
    while state[1]:
        state = turned_up(sheet, state, rng)
        children = search.promising(state)
        state = rng.choice(children[:5]) if rng.random() < ERRS else children[0]
        seen.append(state)
    search = Search(table, hands, Limit(), 8, Weights({}))
    lead = max(-20.0, min(20.0, search.lead(state) / VALUE_PER_POINT))
    return [
        (difference(table, one, cards), lead) for one in seen if one[1] and len(one) == STATE_FIELDS
    ]


def begun(sheet: int, mode: str, rng: Random) -> tuple[SearchTable, tuple[str, str], SearchState]:
    """Deal a game; return its table, both seats' colour cards and the first state."""
    options = {"sheet": sheet, "mode": mode, "order": rng.randint(1, 4)}
    position = SEEKERS.start(2, options, SEEKERS.deal(2, options, rng))
    one, other = position.seats
    table = table_of(position)
    return table, (one.cards, other.cards), state_of(position, table)


def turned_up(sheet: int, state: SearchState, rng: Random) -> SearchState:
    """Return the state in which the dealer has turned a colour card up, where one is due."""
    if sheet != 19 or len(state) > 8 or round_of(state[1]) == ROUNDS:
        return state
    turned = state[7]
    if len(turned) >= round_of(state[1]):
        return state
    colour = rng.choice([colour for colour in COLOURS if colour not in turned])
    return (*state[:7], turned + colour)


def difference(table: SearchTable, state: SearchState, cards: tuple[str, str]) -> dict[Key, float]:
    """Return the features of seat 0 less those of seat 1."""
    found: Counter[Key] = Counter()
    turns = turns_left(state)
    for seat, sign in ((0, 1), (1, -1)):
        left = (turns + (state[4] == seat)) // 2
        area, gold, points, _, _ = state[2 + seat]
        hands = Hands.of(table.sheet, cards, (area, area))
        found[left, WORTH_FEATURE] += sign * (gold + points + hands.worth(table.sheet, seat, area))
        if left:
            for feature in features(table.sheet, area, cards[seat]):
                found[left, feature] += sign
    found[(turns + 1) // 2, MOVE_FEATURES[turns % 2]] += 1 if state[4] == 0 else -1
    return {key: count for key, count in found.items() if count}


def fitted(samples: list[Sample]) -> Weights:
    """Return the weights that tell the last lead best, by ridge regression.

    Those of the worth are drawn to 1; that of a seat without turns is 1.
    """
    keys = sorted({key for found, _ in samples for key in found if key[0]})
    at = {key: place for place, key in enumerate(keys)}
    matrix, right = RIDGE * np.eye(len(keys)), np.zeros(len(keys))
    for found, lead in samples:
        places = [at[key] for key in found if key[0]]
        counts = np.array([count for key, count in found.items() if key[0]])
        worth = sum(count for (_, feature), count in found.items() if feature == WORTH_FEATURE)
        matrix[np.ix_(places, places)] += np.outer(counts, counts)
        right[places] += counts * (lead - worth)
    by_turns: dict[int, dict[str, float]] = defaultdict(dict)
    for (left, feature), weight in zip(keys, np.linalg.solve(matrix, right), strict=True):
        by_turns[left][feature] = round(float(weight) + (feature == WORTH_FEATURE), 3)
    return Weights(by_turns)


if __name__ == "__main__":
    main()
