"""`python -m tests.tools.train challenges`: makes a game's ladder of challenges, and measures how hard they are.

Each deal is played by every level up to the ninth, and by the strongest computers, also in styles that
reach some goals. A goal is kept only if a kept game has reached it: the best such game is the challenge's
solution, and what it came to earns gold. The order is by how often the levels reach the goal in every
second of their games; the others check it.
`--played` names the file that keeps the games, so that a run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import combinations
from math import ceil, hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from bot.computers.answers import SEEDED_S
from bot.computers.levels import computer, every_level
from bot.features.challenges.challenge import (
    BY_TURNS,
    CHALLENGE_FILE,
    PERSON,
    SEATS,
    Challenge,
    Goal,
    Medal,
    Outcome,
    read,
)
from bot.tables.sealed import computer_seed
from rules import GAMES, AnyMatch, Record
from rules.contract import read_options
from tests.tools.train.puzzles import any_options

STEPS: Final = 30
"""How many challenges a ladder has."""
MEASURED: Final = 9
"""Up to which level games are played to measure how hard a goal is; the strongest is left out, as its answers depend on time."""
TRIES: Final = {"splendor": 10, "seekers": 12}
"""How many games each of these levels plays of a deal."""
OPPONENTS: Final = {
    "splendor": ("easy", "4", "normal", "6", "7", "8"),
    "seekers": ("1", "easy", "3", "normal", "5", "6"),
}
SOLVERS: Final = {"splendor": ("12", "11-courtier", "11-sniper"), "seekers": ("7", "7", "7")}
"""The computers that solve a deal, a game each."""
RARE: Final = {"splendor": (Goal("unreserved"), Goal("nobles", 2)), "seekers": ()}
"""Goals for which a level's game is kept too, as the strongest seldom try them."""
GOALS: Final = {
    "splendor": (
        *(Goal("won", turns=turns) for turns in range(17, 33)),
        *(Goal("unreserved", turns=turns) for turns in (0, *range(20, 33))),
        *(Goal("nobles", amount) for amount in (1, 2, 3)),
        *(Goal("cards", amount) for amount in range(7, 14)),
        *(Goal("lead", amount) for amount in range(3, 13)),
    ),
    "seekers": (
        *(Goal("points", amount) for amount in range(5, 20)),
        *(Goal("lead", amount) for amount in range(1, 10)),
    ),
}
MOST_OF_KIND: Final = {"splendor": 8, "seekers": 16}
MOST_OF_DEAL: Final = 2
"""How many challenges come from one deal, each with a goal of another kind."""
EASIEST: Final = 0.9
"""The share of games in which the levels reach the goal of the first challenge, about."""
STEEPNESS: Final = 1.5
REPEATED: Final = 0.03
"""How much nearer to the wanted share a goal must be for each chosen one of its kind and amount."""
SLACK: Final = 3
"""How many turns more than gold silver allows, where any number reaches the goal."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal, its opponent, and the games that were played of it."""

    game: str
    key: str
    options: dict[str, Any]
    level: str
    outcomes: dict[str, list[Outcome]]
    """Those of each level."""
    solved: list[tuple[Outcome, tuple[str, ...]]]
    """Those of the solvers, with all moves."""
    found: list[tuple[Outcome, tuple[str, ...]]]
    """Games of levels that reached a rare goal, with all moves."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A challenge, in which games of each level its goal was reached, and in which share of the solvers' games."""

    challenge: Challenge
    reached: dict[str, list[bool]]
    solvers: float

    @property
    def ease(self) -> float:
        """In which share of every second game the levels reach its goal: what chooses and orders the steps."""
        return fmean(fmean(them[::2]) for them in self.reached.values())

    @property
    def checked(self) -> float:
        """The same share in the other games, which had no part in the choice."""
        return fmean(fmean(them[1::2]) for them in self.reached.values())

    @property
    def share(self) -> float:
        """In which share of all games the levels reach its goal."""
        return fmean(map(fmean, self.reached.values()))

    @property
    def error(self) -> float:
        """The standard error of `share`, at most: as if all levels were equally good."""
        games = sum(map(len, self.reached.values()))
        return sqrt(self.share * (1 - self.share) / games)


def main(words: list[str]) -> None:
    """Play deals, choose challenges from them, write these, and print how hard they are."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.train challenges", description=__doc__
    )
    parser.add_argument("game", choices=sorted(GOALS))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--played", type=Path, required=True, help="the file that keeps the games")
    parser.add_argument("--to", type=Path, default=CHALLENGE_FILE)
    asked = parser.parse_args(words)
    deals = _kept(asked.played)
    for number in range(len(deals), asked.deals):
        deals.append(played(asked.game, number))
        with asked.played.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(deals[-1])) + "\n")
        print(f"{number + 1} deals", flush=True)
    chosen = ladder(asked.game, deals)
    write([it.challenge for it in chosen], asked.game, asked.to)
    print(table(chosen))
    print(agreement(chosen))


def _kept(file: Path) -> list[Deal]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    deals = []
    for row in map(json.loads, lines):
        outcomes = {
            level: [Outcome(**it) for it in them] for level, them in row["outcomes"].items()
        }
        kept = {
            field: [(Outcome(**outcome), tuple(moves)) for outcome, moves in row[field]]
            for field in ("solved", "found")
        }
        deals.append(Deal(**{**row, "outcomes": outcomes, **kept}))
    return deals


def played(game: str, number: int) -> Deal:
    """Return a deal after all have played it."""
    key = sha256(f"challenge {game} {number}".encode()).hexdigest()
    rng = Random(key)
    options = read_options(GAMES[game].options, any_options(game, rng))
    level = rng.choice(OPPONENTS[game])
    blank = Challenge(game, 0, key, options, level, Goal("won"), 0, 0)
    outcomes: dict[str, list[Outcome]] = {}
    found = []
    for mover in every_level(game)[:-1][:MEASURED]:
        matches = [play(blank, mover, Random(f"{key} {mover} {it}")) for it in range(TRIES[game])]
        outcomes[mover] = [Outcome.of(GAMES[game], it) for it in matches]
        for outcome, match in zip(outcomes[mover], matches, strict=True):
            if any(goal.result(outcome) is not None for goal in RARE[game]):
                found.append((outcome, tuple(map(str, match.moves))))
    solved = []
    for place, mover in enumerate(SOLVERS[game]):
        match = play(blank, mover, Random(f"{key} {mover} {place}"))
        solved.append((Outcome.of(GAMES[game], match), tuple(map(str, match.moves))))
    return Deal(game, key, options, level, outcomes, solved, found)


def play(challenge: Challenge, mover: str, rng: Random) -> AnyMatch:
    """Play a challenge's deal to the end, as the bot does, with a computer in the person's place."""
    return played_by(
        challenge,
        lambda match: str(
            computer(challenge.game, mover)(match.position.seen_by(PERSON), SEEDED_S, rng)
        ),
    )


def played_by(challenge: Challenge, choose: Callable[[AnyMatch], str]) -> AnyMatch:
    """Play a challenge's deal to the end, with these choices for the person."""
    game, chance = GAMES[challenge.game], challenge.chance
    setup = game.deal(SEATS, challenge.options, chance)
    match: AnyMatch = Record(game, SEATS, challenge.options, setup).begin()
    answers = 0
    while True:
        dealt = tuple(chance.answering(match, answers))
        answers += len(dealt)
        match = dealt[-1] if dealt else match
        decision = match.position.decision
        if decision is None:
            return match
        if decision.seat == PERSON:
            match = match.play(choose(match))
        else:
            seed = computer_seed(chance, map(str, match.moves))
            view = match.position.seen_by(decision.seat)
            move = computer(challenge.game, challenge.level)(view, SEEDED_S, Random(seed))
            match = match.play(str(move))


def ladder(game: str, deals: Sequence[Deal]) -> list[Candidate]:
    """Return challenges that become harder from step to step."""
    left = [it for deal in deals for goal in GOALS[game] for it in _candidate(deal, goal)]
    chosen: list[Candidate] = []
    steps = min(STEPS, MOST_OF_DEAL * len(deals))
    for step in range(steps):
        wanted = EASIEST * (1 - step / steps) ** STEEPNESS
        kinds = [it.challenge.goal.kind for it in chosen]
        amounts = [(it.challenge.goal.kind, it.challenge.goal.amount) for it in chosen]
        full = {kind for kind in kinds if kinds.count(kind) >= MOST_OF_KIND[game]}
        offered = [it for it in left if it.challenge.goal.kind not in full]
        if not offered:
            break
        best = min(
            offered,
            key=lambda it: (
                abs(it.ease - wanted)
                + REPEATED * amounts.count((it.challenge.goal.kind, it.challenge.goal.amount)),
                it.challenge.key,
            ),
        )
        chosen.append(best)
        left = [it for it in left if _other(it, chosen)]
    chosen.sort(key=lambda it: (-it.ease, -it.solvers, it.challenge.key))
    return [
        replace(it, challenge=replace(it.challenge, number=number))
        for number, it in enumerate(chosen, start=1)
    ]


def _other(candidate: Candidate, chosen: Sequence[Candidate]) -> bool:
    """Return whether a candidate may be chosen besides these."""
    key, kind = candidate.challenge.key, candidate.challenge.goal.kind
    kinds = [it.challenge.goal.kind for it in chosen if it.challenge.key == key]
    return kind not in kinds and len(kinds) < MOST_OF_DEAL


def _candidate(deal: Deal, goal: Goal) -> Iterator[Candidate]:
    """Yield the challenge of a deal and a goal, if a kept game has reached it, and its medals differ."""
    sign = -1 if goal.kind in BY_TURNS else 1
    reached = [
        (sign * result, moves)
        for outcome, moves in (*deal.solved, *deal.found)
        if (result := goal.result(outcome)) is not None
    ]
    if not reached:
        return
    best, solution = max(reached)
    gold = sign * best
    if goal.kind not in BY_TURNS:
        silver = ceil((gold + goal.amount) / 2)
        differ = goal.amount < silver < gold
    else:
        silver = (gold + goal.turns) // 2 if goal.turns else gold + SLACK
        differ = gold < silver and (not goal.turns or silver < goal.turns)
    if not differ:
        return
    yield Candidate(
        Challenge(deal.game, 0, deal.key, deal.options, deal.level, goal, gold, silver, solution),
        {level: _reached(goal, them) for level, them in deal.outcomes.items()},
        fmean(_reached(goal, [outcome for outcome, _ in deal.solved])),
    )


def _reached(goal: Goal, outcomes: Sequence[Outcome]) -> list[bool]:
    return [goal.result(it) is not None for it in outcomes]


def write(challenges: Sequence[Challenge], game: str, to: Path) -> None:
    """Write a game's challenges in place of those that the file has of it."""
    others = [it for it in read() if it.game != game] if to.exists() else []
    rows = sorted([*others, *challenges], key=lambda it: (it.game, it.number))
    lines = [json.dumps(it.as_json(), separators=(",", ":")) for it in rows]
    to.write_text("\n".join(lines) + "\n", encoding="utf-8")


def table(chosen: Sequence[Candidate]) -> str:
    """Return how hard each challenge is, as a table for docs/challenges.md."""
    levels = list(chosen[0].reached)
    halves = ("ordered by", "checked by", "all ± error", "solvers")
    heads = ["step", "goal", "against", *map(str, range(1, len(levels) + 1)), *halves]
    lines = [f"| {' | '.join(heads)} |", f"| {' | '.join('---' for _ in heads)} |"]
    for it in chosen:
        of = it.challenge
        goal = " ".join(str(part) for part in (of.goal.kind, of.goal.amount or "") if part)
        goal += f", {of.goal.turns} turns" if of.goal.turns else ""
        against = every_level(of.game).index(of.level) + 1
        shares = [f"{100 * fmean(it.reached[level]):.0f}" for level in levels]
        cells = [
            of.number,
            goal,
            against,
            *shares,
            f"{100 * it.ease:.0f}",
            f"{100 * it.checked:.0f}",
            f"{100 * it.share:.0f} ± {100 * it.error:.0f}",
            f"{100 * it.solvers:.0f}",
        ]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def agreement(chosen: Sequence[Candidate]) -> str:
    """Return how well the order holds in the games that had no part in it."""
    pairs = [(after.checked - it.checked, it, after) for it, after in combinations(chosen, 2)]
    turned = [(by, it, after) for by, it, after in pairs if by > 0]
    # Half of the games have an error that is larger by the square root of two.
    clearly = [by for by, it, after in turned if by > 2 * sqrt(2) * hypot(it.error, after.error)]
    return f"of {len(pairs)} pairs, {len(turned)} stand the other way round, {len(clearly)} by more than two standard errors"


def proven(challenge: Challenge) -> bool:
    """Return whether a challenge's solution can still be played, and earns gold."""
    moves = iter(challenge.solution)
    match = played_by(challenge, lambda match: challenge.solution[len(match.moves)])
    same = tuple(map(str, match.moves)) == tuple(moves)
    return same and challenge.medal(Outcome.of(GAMES[challenge.game], match)) is Medal.GOLD
