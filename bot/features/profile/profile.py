"""A person's career in one game, computed from their results each time."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.store.results import PastResult
from bot.store.values import Result
from bot.tables.results import MIN_RATED_TURNS
from rules import GAMES

FORM_GAMES: Final = 10
"""How many of the last games make a person's form."""
MAX_RESULTS: Final = 3000
"""How many of a person's last results are read."""
FAVOURITE_COLOURS: Final = 3


@dataclass(frozen=True, slots=True)
class Career:
    """A person's finished games of one kind, and their records.

    `places` counts games by place; `form` has the place and the number of seats of each of the last
    games, newest last. `colours` are the favourites, most frequent first. `fewest` is the fewest
    turns of a win with the default options, None if there is none.
    """

    game: str
    games: int
    won: int
    places: dict[int, int]
    form: tuple[tuple[int, int], ...]
    colours: str
    highest: int
    streak: int
    fewest: int | None


def career(past: Sequence[PastResult], game: str) -> Career | None:
    """Compute a career from results, newest first; None if there are none of this game."""
    played = [it for it in past if it.game == game and _counts(it)]
    if not played:
        return None
    results = [it.result for it in played]
    places = Counter(map(_place, results))
    colours = Counter("".join(it.colours for it in results))
    form = tuple((_place(it), it.seats) for it in reversed(results[:FORM_GAMES]))
    return Career(
        game=game,
        games=len(results),
        won=places[1],
        places=dict(sorted(places.items())),
        form=form,
        colours="".join(letter for letter, _ in colours.most_common(FAVOURITE_COLOURS)),
        highest=max((it.score for it in results if it.stayed), default=0),
        streak=_streak(it.won for it in results),
        fewest=_fewest(played),
    )


def games_of(past: Sequence[PastResult]) -> list[str]:
    """Return the games of a person's career, most played first."""
    counts = Counter(it.game for it in past if _counts(it) and it.game in GAMES)
    return [game for game, _ in counts.most_common()]


def _counts(past: PastResult) -> bool:
    """Return whether a game is part of a career: it ended, after as many turns as a rated game takes.

    A resignation before that is neither a defeat nor anybody's win.
    """
    return past.result.place is not None and past.result.turns >= MIN_RATED_TURNS


def _place(result: Result) -> int:
    """Return the place at the end; whoever hasn't stayed is last, even where nobody has."""
    return (result.place or 0) if result.stayed else result.seats


def _streak(won: Iterable[bool]) -> int:
    """Return the longest winning streak."""
    best = now = 0
    for each in won:
        now = now + 1 if each else 0
        best = max(best, now)
    return best


def _fewest(played: Sequence[PastResult]) -> int | None:
    """Return the fewest turns of a win; None in games that don't end at a target."""
    if any("target" not in GAMES[it.game].options for it in played):
        return None
    usual = [it.result for it in played if it.result.ending == "played-out" and _by_default(it)]
    return min((it.turns for it in usual if it.won), default=None)


def _by_default(past: PastResult) -> bool:
    options = GAMES[past.game].options
    return all(past.options.get(key) == known.default for key, known in options.items())
