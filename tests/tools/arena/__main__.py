"""`python -m tests.tools.arena GAME PLAYER OTHER`: how strong one player is against another.

`python -m tests.tools.arena ladder GAME` compares each rung with the one below, `… styles GAME` the styles;
`… waste splendor` counts what nobody would play.
See docs/arena.md.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from rules import GAMES, IllegalMove
from tests.tools.arena import ladder
from tests.tools.arena.games import Outcome, choices, deals
from tests.tools.arena.pairing import Pairing
from tests.tools.arena.players import UnknownPlayer
from tests.tools.arena.program import BadProgram
from tests.tools.arena.results import memory_line, report, score_line

OFTEN: Final = 50
"""How many games pass between two lines of progress."""


def main(arguments: Sequence[str]) -> int:
    """Play and print; return the exit status."""
    if arguments[:1] and arguments[0] in ladder.TABLES:
        return ladder.main(arguments)
    asked = _parser().parse_args(arguments)
    print(f"$ python -m tests.tools.arena {shlex.join(arguments)}", flush=True)
    outcomes: list[Outcome] = []
    try:
        for outcome in _outcomes(asked):
            outcomes.append(outcome)
            if len(outcomes) % OFTEN == 0:
                print(f"  so far {score_line(outcomes)}", file=sys.stderr, flush=True)
    except (ValueError, UnknownPlayer, BadProgram, IllegalMove) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 1
    print(report((asked.player, asked.other), outcomes, asked.by))
    print(f"{memory_line()}; seed {asked.seed}")
    return 0


def _outcomes(asked: argparse.Namespace) -> Iterator[Outcome]:
    game = GAMES[asked.game]
    seats = asked.seats or game.seats[0]
    if seats not in game.seats:
        raise ValueError(f"{asked.game} has no table of {seats} seats")
    for key in asked.by:
        if key not in game.options:
            raise ValueError(f"{asked.game} has no option {key!r}")
    options = choices(game, asked.option)
    count = max(1, round(asked.games / seats))
    drawn = list(deals(game, seats, options, count, asked.seed))
    pairing = Pairing(asked.game, (asked.player, asked.other), asked.seconds)
    for group in pairing.outcomes(drawn, asked.processes):
        yield from group


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.arena", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("player", help="a level, module:function, or program:COMMAND")
    parser.add_argument("other", help="the player in all other seats")
    parser.add_argument("--seats", type=int, help="seats at the table (default: the game's fewest)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUES",
        help="an option of the table: a value, several separated by commas, which alternate, or all",
    )
    parser.add_argument("--games", type=int, default=400, help="number of games (default: 400)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="seconds of CPU per move (default: 1)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the deals (default: 1)")
    parser.add_argument("--processes", type=int, default=1, help="parallel processes (default: 1)")
    parser.add_argument(
        "--by",
        action="append",
        default=[],
        metavar="KEY",
        help="also print the score by an option's values",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
