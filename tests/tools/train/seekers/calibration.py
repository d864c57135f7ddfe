"""`python -m tests.tools.train.seekers.calibration --file FILE`: whether seats of 12 Seekers win as often as said.

`strong` plays against itself, in all modes, orders and sheets. The static chances at every turn are put beside
what came; what is to be added to their edges (see `chances.py`) is fitted on one half of the games and judged
on the other. Two turns in a row of a game, one of each seat, are evaluated as for hints: the chances that the
seats have, when each is to move, should add up to 1. The file gets a line per game, and a later call goes on
with the next one.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice, pairwise
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from bot.computers.seekers.chances import chances, with_edge
from bot.computers.seekers.evaluating import EXACT_TURNS, evaluated
from bot.computers.seekers.strong import strong
from rules import DEALER, GAMES, answering
from rules.seekers.position import Position as SeekersPosition
from rules.seekers.state import ROUNDS
from rules.turns import turn_bounds
from tests.computers.seekers.known import MODES
from tests.tools.arena.games import Deal, choices, deals

Floats = np.ndarray[Any, np.dtype[np.float64]]

OPTIONS: Final = ("mode=all", "sheet=all", "order=all")
PHASES: Final = ("opening", "middle", "ending")
LEAST: Final = 1e-6
RIDGE: Final = 1.0
"""How firmly what is added is held to nothing."""
EDGES: Final = (*MODES, "starting", "always starting")


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: how many there are left with it, whose it is, and whether it's the first of its round."""

    left: int
    seat: int
    first: bool
    static: float
    """The chance of the seat to move as an onlooker sees it."""
    evaluated: float | None = None

    @property
    def phase(self) -> str:
        """The phase of the game, two rounds each."""
        return PHASES[(12 - self.left) // 4]


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its options, who won, and its turns."""

    mode: str
    order: int
    won: int
    turns: tuple[Turn, ...]

    @classmethod
    def of(cls, line: str) -> Game:
        """Read a line of the file."""
        data = json.loads(line)
        return cls(**{**data, "turns": tuple(Turn(**turn) for turn in data["turns"])})


@dataclass(frozen=True, slots=True)
class Said:
    """A turn of a game, and the chance that its seat was given."""

    game: Game
    turn: Turn
    chance: float

    @property
    def logit(self) -> float:
        """The log-odds of the chance."""
        chance = min(1 - LEAST, max(LEAST, self.chance))
        return log(chance / (1 - chance))

    def with_edge(self, edge: float) -> Said:
        """Return the same with something added to the log-odds."""
        return replace(self, chance=with_edge(self.chance, edge))


Belongs = Callable[[Game, Turn], bool]


def _in_phase(phase: str) -> Belongs:
    return lambda _, turn: turn.phase == phase


def _in_mode(mode: str) -> Belongs:
    return lambda game, _: game.mode == mode


GROUPS: Final[Mapping[str, Belongs]] = {
    "all": lambda _, __: True,
    **{phase: _in_phase(phase) for phase in PHASES},
    **{mode: _in_mode(mode) for mode in MODES},
    "first seat": lambda _, turn: turn.seat == 0,
    "second seat": lambda _, turn: turn.seat == 1,
    "first in the round": lambda _, turn: turn.first,
    "second in the round": lambda _, turn: not turn.first,
}
"""What chances are put together by."""


def main() -> None:
    """Play more games, and print how far the chances of all in the file are off."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.train.seekers.calibration", description=__doc__
    )
    parser.add_argument("--file", type=Path, required=True, help="lines of JSON, one per game")
    parser.add_argument("--games", type=int, default=2000, help="how many it shall have")
    parser.add_argument("--seconds", type=float, default=0.05, help="seconds of CPU per move")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    found = [Game.of(line) for line in known]
    options = choices(GAMES["seekers"], OPTIONS)
    Random(asked.seed).shuffle(options)
    drawn = deals(GAMES["seekers"], 2, options, asked.games, asked.seed)
    with asked.file.open("a", encoding="utf-8") as file:
        for deal in islice(drawn, len(found), None):
            found.append(played(deal, asked.seconds))
            print(json.dumps(asdict(found[-1])), file=file, flush=True)
    for line in report(found):
        print(line)


def played(deal: Deal, seconds: float) -> Game:
    """Return a game of `strong` against itself."""
    rng = Random(deal.seed)
    seats = dict.fromkeys((0, 1), lambda view: strong(view, seconds, rng))
    *_, match = answering(deal.record.begin(), rng, seats)
    begun = [*_beginnings(match.positions, turn_bounds(GAMES["seekers"], match))]
    pairs = [
        number
        for number, (one, other) in enumerate(pairwise(begun))
        if one.mover != other.mover and len(other.field) > EXACT_TURNS[other.mode] + 1
    ]
    pair = rng.choice(pairs) if pairs else len(begun)
    turns = tuple(
        _turn(position, looks=number in {pair, pair + 1}) for number, position in enumerate(begun)
    )
    options = deal.record.options
    won = match.position.places().index(1)
    return Game(str(options["mode"]), int(str(options["order"])), won, turns)


def _beginnings(positions: Sequence[Any], stops: Sequence[int]) -> Iterator[SeekersPosition]:
    """Yield the first position of each turn in which a seat is asked."""
    for begin, end in pairwise((*stops, len(positions))):
        for position in positions[begin:end]:
            if position.stage == "play" and position.decision and position.decision.seat != DEALER:
                yield position
                break


def _turn(position: SeekersPosition, *, looks: bool) -> Turn:
    seat = position.mover
    ((*both,),) = chances([position.seen_by(None)])
    best = evaluated(position.seen_by(seat), (), 1.0).best.chance if looks else None
    return Turn(len(position.field), seat, seat == position.starter, both[seat], best)


def report(games: Sequence[Game]) -> Iterator[str]:
    """Yield how far chances are off, what is to be added to edges, and how far they would be off then."""
    said = _said(games)
    yield f"{len(games)} games: said minus won, in points"
    yield from table(said)
    halves = [_said(games[::2]), _said(games[1::2])]
    for fitting, apart in (halves, halves[::-1]):
        added = fitted(fitting)
        yield f"to add to edges, by one half: {_edges(added)}; then, of the other:"
        yield from table([one.with_edge(float(_about(one) @ added)) for one in apart])
    yield f"to add, by all: {_edges(fitted(said))}"
    yield "evaluated, as for hints: said minus won"
    looked = [
        Said(game, turn, turn.evaluated)
        for game in games
        for turn in game.turns
        if turn.evaluated is not None
    ]
    yield from table(looked)
    yield "evaluated, two turns in a row: half of what the chances of both seats exceed 1 by"
    pairs = [
        (game, pair)
        for game in games
        if len(pair := [it for it in game.turns if it.evaluated]) == 2
    ]
    for name, belongs in GROUPS.items():
        over = [
            (sum(turn.evaluated or 0.0 for turn in pair) - 1) / 2
            for game, pair in pairs
            if belongs(game, pair[0])
        ]
        if len(over) > 1:
            yield f"{name}: {_points(fmean(over), stdev(over) / sqrt(len(over)))} ({len(over)} pairs)"


def _said(games: Sequence[Game]) -> list[Said]:
    return [Said(game, turn, turn.static) for game in games for turn in game.turns]


def table(said: Sequence[Said]) -> Iterator[str]:
    """Yield a line for each group of turns: how far chances are off, with the error between games."""
    for name, belongs in GROUPS.items():
        off: dict[int, list[float]] = defaultdict(list)
        for one in said:
            if belongs(one.game, one.turn):
                off[id(one.game)].append(one.chance - (one.turn.seat == one.game.won))
        count = sum(map(len, off.values()))
        if count:
            mean = sum(map(sum, off.values())) / count
            error = sqrt(sum((sum(each) - mean * len(each)) ** 2 for each in off.values())) / count
            yield f"{name}: {_points(mean, error)} ({len(off)} games)"


def fitted(said: Sequence[Said]) -> Floats:
    """Return what to add to the edges of `_about`, by logistic regression."""
    about = np.array([_about(one) for one in said])
    logits = np.array([one.logit for one in said])
    won = np.array([one.turn.seat == one.game.won for one in said], float)
    added = np.zeros(about.shape[1])
    for _ in range(20):
        told = 1 / (1 + np.exp(-logits - about @ added))
        curve = (about * (told * (1 - told))[:, None]).T @ about + RIDGE * np.eye(added.size)
        added += np.linalg.solve(curve, about.T @ (won - told) - RIDGE * added)
    return added


def _about(one: Said) -> Floats:
    """Return how often each edge counts for the seat to move."""
    left = (one.turn.left + 1) // 2
    modes = (float(one.game.mode == mode) for mode in MODES)
    start = 1.0 if one.turn.first else -1.0
    return np.array([*modes, start * (ROUNDS + 1 - left), start * left * (one.game.order == 1)])


def _edges(added: Floats) -> str:
    return ", ".join(f"{name} {edge:+.3f}" for name, edge in zip(EDGES, added, strict=True))


def _points(mean: float, error: float) -> str:
    return f"{100 * mean:+.1f} ± {196 * error:.1f}"


if __name__ == "__main__":
    main()
