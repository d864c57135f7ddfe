"""`python -m tests.tools.errors GAME --file FILE`: how far evaluations are off, by phase.

One position from each game between computers of the fallback level is evaluated with the usual effort,
and with many times as much, which draws other cards. With `--effort 1 --looks 3` three others have the
usual effort, and draw other cards each: how far they lie apart is what another seed would change. The file
gets a line per position, and a later call goes on with the next one.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, variance
from typing import Any, Final

from bot.computers.contract import Adviser
from bot.computers.levels import adviser_of, computer
from bot.computers.review import played_moves
from rules import GAMES, Position, answering
from rules.seekers.position import Position as SeekersPosition
from rules.splendor.position import Position as SplendorPosition
from tests.tools.arena.games import Deal, choices, deals


def splendor_phase(view: SplendorPosition) -> str:
    """Return the phase of a game of Splendor, by the highest prestige."""
    share = max(view.scores()) / view.target
    return "opening" if share < 1 / 3 else "middle" if share < 2 / 3 else "ending"


def seekers_phase(view: SeekersPosition) -> str:
    """Return the phase of a game of 12 Seekers, two rounds each."""
    return "opening" if len(view.field) > 8 else "middle" if len(view.field) > 4 else "ending"


SLIGHTLY: Final = 1e-6
"""By which share the efforts of two looks differ that draw other cards."""
PHASES: Final[Mapping[str, Callable[[Any], str]]] = {
    "splendor": splendor_phase,
    "seekers": seekers_phase,
}


@dataclass(frozen=True, slots=True)
class Compared:
    """The chances of the usual evaluation's moves, the best first, and those of the same moves in other looks.

    `best` is the other looks' highest chance of all moves, on average.
    """

    phase: str
    usual: tuple[float, ...]
    looks: tuple[tuple[float, ...], ...]
    best: float

    @property
    def patient(self) -> tuple[float, ...]:
        """The other looks' mean chances."""
        return tuple(map(fmean, zip(*self.looks, strict=True)))

    @property
    def unproved(self) -> bool:
        """Whether another look says something else."""
        return tuple(self.usual) != self.patient

    @property
    def spread(self) -> float:
        """The variance of the best move's chance over the other looks, if they are several."""
        return variance(look[0] for look in self.looks)

    @property
    def difference_spread(self) -> float | None:
        """That of the difference between the two best moves; None if there is one move."""
        return variance(look[0] - look[1] for look in self.looks) if len(self.usual) > 1 else None

    @property
    def error(self) -> float:
        """How much too high the best move's chance is."""
        return self.usual[0] - self.patient[0]

    @property
    def difference_error(self) -> float | None:
        """How much too large the difference between the two best moves is; None if there is one move."""
        return self.error - (self.usual[1] - self.patient[1]) if len(self.usual) > 1 else None

    @property
    def loss(self) -> float:
        """How much the patient evaluation says that the usual one's best move loses."""
        return self.best - self.patient[0]


def main() -> None:
    """Compare more positions, and print the bias and the spread of all in the file."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.errors", description=__doc__)
    parser.add_argument("game", choices=sorted(filter(adviser_of, GAMES)))
    parser.add_argument("--file", type=Path, required=True, help="lines of JSON, one per position")
    parser.add_argument("--positions", type=int, default=2000, help="how many it shall have")
    parser.add_argument("--effort", type=float, default=30)
    parser.add_argument("--looks", type=int, default=1, help="how many others (default: 1)")
    parser.add_argument("--seats", type=int, help="by default the game's fewest")
    parser.add_argument("--option", action="append", default=[], help="as in the arena")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    found = [Compared(**json.loads(line)) for line in known]
    drawn = views(asked.game, asked.seats, asked.option, asked.positions, asked.seed)
    with asked.file.open("a", encoding="utf-8") as file:
        for view in islice(drawn, len(found), None):
            found.append(compared(asked.game, view, asked.effort, asked.looks))
            print(json.dumps(asdict(found[-1])), file=file, flush=True)
    for line in report(found):
        print(line)


def views(
    name: str, seats: int | None, options: Sequence[str], count: int, seed: int
) -> Iterator[Position[Any]]:
    """Yield what a seat with a choice sees, once in each game."""
    game = GAMES[name]
    for deal in deals(game, seats or game.seats.start, choices(game, options), count, seed):
        yield _view(deal)


def _view(deal: Deal) -> Position[Any]:
    rng, choose = Random(deal.seed), computer(deal.record.game.key)
    seats = dict.fromkeys(range(deal.record.seats), lambda view: choose(view, 0.0, rng))
    *_, match = answering(deal.record.begin(), rng, seats)
    return rng.choice([move.view for move in played_moves(match, ())])


def compared(name: str, view: Position[Any], effort: float, looks: int) -> Compared:
    """Evaluate a view with the usual effort, and in so many looks with another one."""
    adviser: Adviser | None = adviser_of(name)
    assert adviser
    usual = adviser.evaluated(view, (), 1.0).moves
    also = [move.notation for move in usual]
    others = []
    for look in range(1, looks + 1):
        # What an evaluation draws depends on its effort.
        found = adviser.evaluated(view, also, effort * (1 + look * SLIGHTLY)).moves
        others.append({move.notation: move.chance for move in found})
    return Compared(
        PHASES[name](view),
        tuple(move.chance for move in usual),
        tuple(tuple(look[notation] for notation in also) for look in others),
        fmean(max(look.values()) for look in others),
    )


def report(found: Sequence[Compared]) -> Iterator[str]:
    """Yield a line per phase, and one for all positions."""
    for phase in (*dict.fromkeys(one.phase for one in found), "all"):
        chosen = [one for one in found if phase in {one.phase, "all"}]
        differences = [one.difference_error for one in chosen if one.difference_error is not None]
        unproved = [
            abs(one.difference_error)
            for one in chosen
            if one.difference_error is not None and one.unproved
        ]
        yield (
            f"{phase}: {len(chosen)} positions; best move's chance: "
            f"bias {_points(fmean(one.error for one in chosen))}, "
            f"spread {_points(pstdev(one.error for one in chosen))}; difference of the two best: "
            f"bias {_points(fmean(differences))}, spread {_points(pstdev(differences))}, "
            f"two thirds of those not proved within {_points(_bound(unproved))}; "
            f"loss of the best move {_points(fmean(one.loss for one in chosen))}, "
            f"at most {_points(max(one.loss for one in chosen))}"
        )
        if len(chosen[0].looks) > 1:
            spreads = [one.difference_spread for one in chosen if one.difference_spread is not None]
            yield (
                f"{phase}: from look to look {_points(sqrt(fmean(one.spread for one in chosen)))}; "
                f"the difference {_points(sqrt(fmean(spreads)))}"
            )


def _bound(sizes: Sequence[float]) -> float:
    """Return the size that two thirds of them don't exceed."""
    return sorted(sizes)[2 * len(sizes) // 3] if sizes else 0.0


def _points(share: float) -> str:
    return f"{100 * share:.1f}"


if __name__ == "__main__":
    main()
