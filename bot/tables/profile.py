"""What a person's results come to, in one game: counted anew each time, from the results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.store.ledger import Past
from rules import GAMES

FORM_GAMES: Final = 10
"""How many of the last games are the form of somebody."""
MAX_RESULTS: Final = 3000
"""How many of a person's last results are looked at."""
FAVOURITE_COLOURS: Final = 3


@dataclass(frozen=True, slots=True)
class Career:
    """What somebody has played of a game: all that ended with places, whoever sat there.

    `places` counts games by place, `form` has the places of the last games, the newest last, each
    with the number of seats. `colours` are those most often built on, the favourite first. Records
    are None where there is none: `fewest` turns of a game won and played out by the usual rules.
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


def career(past: Sequence[Past], game: str) -> Career | None:
    """Return what results, the newest first, come to in a game; None where there are none."""
    played = [it for it in past if it.game == game and it.result.place is not None]
    if not played:
        return None
    results = [it.result for it in played]
    places = Counter(it.place or 0 for it in results)
    colours = Counter("".join(it.colours for it in results))
    form = tuple((it.place or 0, it.seats) for it in reversed(results[:FORM_GAMES]))
    return Career(
        game=game,
        games=len(results),
        won=places[1],
        places=dict(sorted(places.items())),
        form=form,
        colours="".join(letter for letter, _ in colours.most_common(FAVOURITE_COLOURS)),
        highest=max(it.score for it in results),
        streak=_streak(it.place == 1 for it in results),
        fewest=_fewest(played),
    )


def games_of(past: Sequence[Past]) -> list[str]:
    """Return the games somebody has played to an end, the one played most first."""
    counts = Counter(it.game for it in past if it.result.place is not None and it.game in GAMES)
    return [game for game, _ in counts.most_common()]


def _streak(won: Iterable[bool]) -> int:
    """Return how many games in a row were won, at best."""
    best = now = 0
    for each in won:
        now = now + 1 if each else 0
        best = max(best, now)
    return best


def _fewest(played: Sequence[Past]) -> int | None:
    """Return the fewest turns of a win; None where every game takes as many."""
    usual = [it.result for it in played if it.result.ending == "played-out" and _by_default(it)]
    counts = {it.turns for it in usual}
    won = [it.turns for it in usual if it.place == 1]
    return min(won) if won and (len(counts) > 1 or len(usual) == 1) else None


def _by_default(past: Past) -> bool:
    options = GAMES[past.game].options
    return all(past.options.get(key) == known.default for key, known in options.items())
