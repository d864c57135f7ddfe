"""What a person misses in a game: a theme of which they find fewer positions than of the others, by more than chance explains."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb, sqrt
from typing import Final

from bot.features.puzzles.store import PuzzleAnswer
from bot.features.trainer.store import OwnPoint
from bot.features.trainer.themes import puzzle_themes, theme_of, themes_of

LEAST: Final = 30
"""From how many positions on something is said."""
CHANCE: Final = 0.05
"""How likely it may be at most that a weakest theme is named of somebody who misses all themes alike."""
DEVIATIONS: Final = 1.96
"""Standard deviations to each side of an interval that holds the true share in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many positions a person has answered, and how many of them they found at the first answer."""

    found: int
    answers: int

    @property
    def share(self) -> float:
        """The share of those that were found, from 0 to 1."""
        return self.found / self.answers

    @property
    def interval(self) -> tuple[float, float]:
        """The shares between which the true one lies, by Wilson."""
        count, square = self.answers, DEVIATIONS**2
        middle = (self.share + square / (2 * count)) / (1 + square / count)
        half = DEVIATIONS * sqrt(self.share * (1 - self.share) / count + square / (4 * count**2))
        half /= 1 + square / count
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Misses:
    """What a person's first answers tell of a game.

    Attributes:
        tallies: By theme, in their order; only themes that they have answered.
        count: How many positions it rests on.
        weakest: The theme that they miss; "" if chance may explain every difference.
        exercise: A puzzle of that theme that they haven't answered; None if there is none.
        own: Whether they have a point of that theme.
    """

    game: str
    tallies: Mapping[str, Tally]
    count: int
    weakest: str = ""
    exercise: int | None = None
    own: bool = False

    @property
    def others(self) -> Tally:
        """The answers to positions of all themes but the weakest."""
        return _others(self.tallies, self.weakest)


def of(game: str, points: Sequence[OwnPoint], puzzles: Iterable[PuzzleAnswer]) -> Misses:
    """Return what a person misses in a game, by their points and their answers to puzzles that come with the bot."""
    solved = {it.puzzle_id: it.found for it in puzzles}
    themes = puzzle_themes(game)
    own = [(theme_of(game, it.point.reasons), it) for it in points if it.game == game]
    first = [(theme, it.found) for theme, it in own if it.answers]
    first += [(theme, solved[number]) for number, theme in themes.items() if number in solved]
    every = {theme: [found for of, found in first if of == theme] for theme in themes_of(game)}
    tallies = {theme: Tally(sum(it), len(it)) for theme, it in every.items() if it}
    count = sum(it.answers for it in tallies.values())
    weakest = weakest_of(tallies) if count >= LEAST else ""
    left = (it for it, theme in themes.items() if theme == weakest and it not in solved)
    return Misses(
        game,
        tallies,
        count,
        weakest,
        exercise=next(left, None),
        own=any(theme == weakest for theme, _ in own),
    )


def weakest_of(tallies: Mapping[str, Tally]) -> str:
    """Return the theme that is missed by more than chance explains; "" if there is none."""
    likely = {theme: by_chance(it, _others(tallies, theme)) for theme, it in tallies.items()}
    theme = min(likely, key=likely.__getitem__, default="")
    return theme if theme and likely[theme] * len(tallies) <= CHANCE else ""


def by_chance(theme: Tally, others: Tally) -> float:
    """Return how likely no more of a theme are found if it's as hard as the others, by Fisher's exact test."""
    found, answers = theme.found + others.found, theme.answers + others.answers
    ways = (
        comb(found, count) * comb(answers - found, theme.answers - count)
        for count in range(theme.found + 1)
    )
    return sum(ways) / comb(answers, theme.answers)


def _others(tallies: Mapping[str, Tally], theme: str) -> Tally:
    rest = [it for name, it in tallies.items() if name != theme]
    return Tally(sum(it.found for it in rest), sum(it.answers for it in rest))
