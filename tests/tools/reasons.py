"""`python -m tests.tools.reasons GAME`: whether the reasons for moves are true, by the rules alone.

A seat's views are drawn from games that are played more or less well. For each, two moves are explained,
compared with each other: what follows is played on by `rules`, and in every `--searched`th position it's
what the adviser found. Each statement is then looked up on the table, enumerated or played out, and so is
whether it holds for the other move as well, and so doesn't say why this one is better.

With `--hints N`, prints N positions with the best move, the one it's compared with, and the reasons instead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final

from bot.computers.answers import evaluation, explained
from bot.computers.contract import ALIKE, Reason
from bot.computers.levels import adviser_of
from bot.features.hints.screen import reason_line
from bot.i18n.lexicon import words_in
from render import LOOKS
from rules import GAMES
from tests.computers.seekers import truth as seekers_truth
from tests.computers.seekers.known import MODES
from tests.computers.seekers.known import game as seekers_game
from tests.computers.seekers.lines import played_on as seekers_line
from tests.computers.splendor import truth as splendor_truth
from tests.computers.splendor.facts import played_on, turn
from tests.computers.splendor.tables import questions

POSITIONS_PER_GAME: Final = 10
"""How many positions of a game are drawn."""
HINTS_PER_GAME: Final = 2
"""The same for hints that somebody reads."""
OF_BOTH: Final = {
    *("ends-anyway", "unstopped", "out-of-reach", "out-of-reach-tie"),
    *("won", "lost", "costs", "fears"),
}
"""What says of both moves what they have in common, or speaks for the other one."""
NAMES: Final = ("Seat 0", "Seat 1", "Seat 2", "Seat 3")


@dataclass(frozen=True, slots=True)
class Explained:
    """A move that is explained, what follows it, and what would follow the move it's compared with."""

    view: Any
    move: Any
    other: Any
    line: Any
    instead: Any

    def reasons(self, game: str) -> tuple[Reason, ...]:
        """Return the reasons that are given."""
        adviser = adviser_of(game)
        assert adviser
        return tuple(
            adviser.reasons(self.view, self.move, self.line, self.instead, str(self.other))
        )

    def is_true(self, game: str, reason: Reason) -> bool:
        """Return whether a reason is true by the rules."""
        lines = self.line, self.instead
        try:
            if game == "seekers":
                return seekers_truth.holds(reason, self.view, (self.move, self.other), *lines)
            splendor_truth.judge(self.view, self.view.turn, self.move, reason, lines)
        except (AssertionError, IndexError, KeyError, StopIteration):
            return False
        return True

    def is_shared(self, game: str, reason: Reason) -> bool:
        """Return whether a reason is true of the other move as well."""
        if game == "splendor" and reason.key in splendor_truth.LIKELY_KEYS:
            return splendor_truth.is_as_likely(self.view, self.other, reason)
        if game == "seekers":
            moves, lines = (self.move, self.other), (self.line, self.instead)
            return seekers_truth.is_shared(reason, self.view, moves, *lines)
        swapped = Explained(self.view, self.other, self.move, self.instead, self.line)
        if reason.key in {"noble", "target"}:
            # What both bring is shared, however much there is in all.
            total = turn(self.view, self.instead).seats[self.view.turn].prestige
            reason = replace(reason, args={**reason.args, "after": total})
        return swapped.is_true(game, reason)


def views(game: str, rng: Random, of_each: int = POSITIONS_PER_GAME) -> Iterator[Any]:
    """Yield what a seat with a choice sees, in a few positions of each game."""
    while True:
        if game == "splendor":
            seats, randomness = rng.choice((2, 3, 4)), rng.choice((0.05, 0.2, 0.5))
            positions: list[Any] = list(questions(seats, rng, randomness))
        else:
            played = seekers_game(rng.randint(1, 20), rng.choice(MODES), rng, sane=True)
            positions = [it for it in played if it.decision and it.decision.seat >= 0]
        choices = [it for it in positions if len(it.decision.moves) > 1]
        for position in rng.sample(choices, min(of_each, len(choices))):
            yield position.seen_by(position.decision.seat)


def compared(game: str, view: Any, rng: Random, *, searched: bool) -> Iterator[Explained]:
    """Yield two moves of a view, each compared with the other one."""
    moves: Mapping[str, Any] = {str(move): move for move in view.decision.moves}
    if searched:
        adviser = adviser_of(game)
        assert adviser
        best = adviser.evaluated(view, (), 1.0).moves[:2]
        lines = [(moves[one.notation], one.line) for one in best]
    elif game == "splendor":
        lines = [(it, played_on(view, it)) for it in rng.sample(list(moves.values()), 2)]
    else:
        turns, drawn = rng.randint(1, 11), rng.sample(list(moves.values()), 2)
        lines = [
            (it, seekers_line(view, it, turns, rng) if view.stage == "play" else ()) for it in drawn
        ]
    for (move, line), (other, instead) in (lines, lines[::-1]):
        yield Explained(view, move, other, line, instead)


def print_hints(game: str, count: int, seed: int) -> None:
    """Print positions with the best move, the one it's compared with, and the reasons; count those with any."""
    rng, words, with_reasons = Random(seed), words_in("en"), 0
    adviser, look = adviser_of(game), LOOKS[game]
    assert adviser
    for number, view in enumerate(islice(views(game, rng, HINTS_PER_GAME), count), start=1):
        judged = evaluation(game, view, (), 1.0)
        moves = {str(move): move for move in view.decision.moves}
        explain = partial(adviser.reasons, view, moves[judged.best.notation])
        reasons, other = explained(explain, judged.best, judged.moves[1:], judged.error)
        with_reasons += bool(reasons)
        print(f"## {number}", "```", view.sketch(), "```", sep="\n")
        for title, one in (("Hint", judged.best), ("Compared with", other)):
            if one:
                label = look.label(moves[one.notation], view, words)
                print(f"- {title}: `{one.notation}` ({label})")
        for reason in reasons:
            print("  > " + reason_line(look, reason, NAMES, words))
    print(f"\n{with_reasons} of {count} have a reason")


def main() -> None:
    """Judge reasons, print each that is false, and how many there were of each kind."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.reasons", description=__doc__)
    parser.add_argument("game", choices=sorted(filter(adviser_of, GAMES)))
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--searched", type=int, default=20, help="search every Nth position")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hints", type=int, default=0)
    asked = parser.parse_args()
    if asked.hints:
        print_hints(asked.game, asked.hints, asked.seed)
        return
    rng, drawn = Random(asked.seed), views(asked.game, Random(asked.seed))
    given: Counter[str] = Counter()
    false: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    for number in range(1, asked.positions + 1):
        searched = number % asked.searched == 0
        for case in compared(asked.game, next(drawn), rng, searched=searched):
            reasons = case.reasons(asked.game)
            alike = bool(reasons) and reasons[-1].key.startswith(ALIKE)
            for reason in reasons:
                given[reason.key] += 1
                if not case.is_true(asked.game, reason):
                    false[reason.key] += 1
                    print("FALSE:", reason, case.move, case.line, case.instead, flush=True)
                    print(case.view.sketch(), flush=True)
                elif not (alike or reason.key in OF_BOTH) and case.is_shared(asked.game, reason):
                    shared[reason.key] += 1
                    print("SHARED:", reason, case.move, case.other, case.line, case.instead)
                    print(case.view.sketch(), flush=True)
        if number % 100 == 0 or number == asked.positions:
            counts = f"{given.total()} reasons, {false.total()} false, {shared.total()} shared"
            print(f"{number} positions, {counts}", flush=True)
    for key, count in given.most_common():
        print(f"{count:7} {key}: {false[key]} false, {shared[key]} shared")


if __name__ == "__main__":
    main()
