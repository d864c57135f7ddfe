"""What the games of an arena come to, as text."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import sqrt
from statistics import mean
from typing import Final

from tests.tools.arena.games import Outcome

Z: Final = 1.959964
"""How many standard errors 95 % of all samples lie within."""


def wilson(score: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson; `score` is a sum, a shared win a part."""
    share, z2 = score / games, Z * Z
    middle = share + z2 / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def score_line(outcomes: Sequence[Outcome]) -> str:
    """Return the first player's score, with its interval and its games."""
    games, score = len(outcomes), sum(outcome.share for outcome in outcomes)
    low, high = wilson(score, games)
    won = sum(outcome.share == 1 for outcome in outcomes)
    lost = sum(outcome.share == 0 for outcome in outcomes)
    return (
        f"{score / games:6.1%} (95 %: {low:.1%} to {high:.1%}), {games} games: "
        f"{won} won, {games - won - lost} shared, {lost} lost"
    )


def time_line(name: str, seconds: Sequence[float]) -> str:
    """Return what a player's answers took."""
    if not seconds:
        return f"{name}: was never asked"
    ms = [1000 * one for one in seconds]
    return (
        f"{name}: {mean(ms):.1f} ms a move, p99 {percentile(ms, 0.99):.1f}, "
        f"worst {max(ms):.1f} ({len(ms)} moves)"
    )


def report(names: tuple[str, str], outcomes: Sequence[Outcome], by: Iterable[str] = ()) -> str:
    """Return the table of an arena: the first player's score, and what answers took."""
    one, other = names
    seats = _grouped(outcomes, lambda outcome: outcome.seat)
    lines = [
        f"{one} against {other}, each deal from each of {len(seats)} seats",
        f"score  {score_line(outcomes)}; fair: {1 / len(seats):.1%}",
        *(f"  seat {seat}  {score_line(group)}" for seat, group in seats.items()),
    ]
    for key in by:
        groups = _grouped(outcomes, partial(_option, key))
        lines += [f"  {key} {value}  {score_line(group)}" for value, group in groups.items()]
    for which, name in enumerate(names):
        seconds = [one for outcome in outcomes for one in outcome.seconds[which]]
        lines.append(time_line(name, seconds))
    return "\n".join(lines)


def _option(key: str, outcome: Outcome) -> object:
    return outcome.options[key]


def _grouped(
    outcomes: Sequence[Outcome], by: Callable[[Outcome], object]
) -> dict[object, list[Outcome]]:
    groups: dict[object, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(by(outcome), []).append(outcome)
    return groups


def memory_line() -> str:
    """Return the most memory that this process, and the largest one it started, have held."""
    own, started = (
        resource.getrusage(who).ru_maxrss / 1024
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return f"memory: at most {own:.0f} MiB here, {started:.0f} MiB in a process started"
