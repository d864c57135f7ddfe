"""A week in a server: who played, records, and the biggest comeback."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.computers.review import Review
from bot.features.weekly.store import WeekResult

FIRST_WEEK: Final = datetime(1970, 1, 5, 12, tzinfo=UTC)
"""When the week of number 0 began: weeks begin on Mondays at noon."""
WEEK: Final = timedelta(weeks=1)
MIN_STREAK: Final = 3
"""The shortest winning streak that is a record."""
MAX_COMEBACK: Final = 0.3
"""A winner's chance was at most this at some time in a game that turned."""


def week_of(now: datetime) -> int:
    """Return the number of the week at a time."""
    return (now - FIRST_WEEK) // WEEK


def beginning(week: int) -> datetime:
    """Return when a week begins."""
    return FIRST_WEEK + week * WEEK


@dataclass(frozen=True, slots=True)
class Comeback:
    """The biggest comeback: its winner, and their lowest chance of winning (0 to 1)."""

    table_id: int
    game: str
    name: str
    chance: float


@dataclass(frozen=True, slots=True)
class Week:
    """What happened: numbers of games by game, people by their games, and records.

    `people` counts everybody, `names` has only those who may be named, with their games, most first.
    `highest` is the name and the score by game; `streak` a name and how many games they won in a row.
    Records are people's own: none is set by a computer in somebody's seat, and no score that a computer
    has beaten at its table is the highest.
    """

    games: Mapping[str, int]
    people: int
    names: Sequence[tuple[str, int]]
    highest: Mapping[str, tuple[str, int]]
    streak: tuple[str, int] | None


def week(results: Sequence[WeekResult]) -> Week:
    """Compute a week from its results, in their order."""
    games = Counter({it.table_id: it.game for it in results}.values())
    theirs = [it for it in results if it.user_id is not None]
    names = {it.user_id: it.name for it in theirs}  # the newest name
    counts = Counter(it.user_id for it in theirs)
    highest: dict[str, tuple[str, int]] = {}
    for it in _unbeaten(results):
        if names[it.user_id] and (it.game not in highest or it.score > highest[it.game][1]):
            highest[it.game] = (names[it.user_id], it.score)
    return Week(
        games=dict(games.most_common()),
        people=len(counts),
        names=[(names[who], count) for who, count in counts.most_common() if names[who]],
        highest=highest,
        streak=_streak(theirs, names),
    )


def _unbeaten(results: Iterable[WeekResult]) -> Iterator[WeekResult]:
    """Yield the results of people who played themselves, and whom no computer has beaten."""
    known, best = list(results), dict[int, int]()
    for it in known:
        if it.user_id is None or it.by_computer:
            best[it.table_id] = min(it.place, best.get(it.table_id, it.place))
    for it in known:
        played = it.user_id is not None and not it.by_computer
        if played and it.place <= best.get(it.table_id, it.place):
            yield it


def _streak(
    results: Iterable[WeekResult], names: Mapping[int | None, str]
) -> tuple[str, int] | None:
    now: Counter[int | None] = Counter()
    best: tuple[str, int] | None = None
    for it in results:
        now[it.user_id] = now[it.user_id] + 1 if it.place == 1 and not it.by_computer else 0
        length = now[it.user_id]
        if names[it.user_id] and length >= MIN_STREAK and (best is None or length > best[1]):
            best = (names[it.user_id], length)
    return best


def comeback(results: Sequence[WeekResult], reviews: Mapping[int, Review]) -> Comeback | None:
    """Return the reviewed game whose only winner had the lowest chance; None if there was no comeback."""
    comebacks: list[Comeback] = []
    winners: dict[int, list[WeekResult]] = {}
    for it in results:
        if it.place == 1:
            winners.setdefault(it.table_id, []).append(it)
    for table_id, review in reviews.items():
        won = winners.get(table_id, [])
        if len(won) != 1 or not won[0].name or won[0].by_computer or len(review.chances) < 2:
            continue
        chance = min(chances[won[0].seat] for chances in review.chances)
        comebacks.append(Comeback(table_id, won[0].game, won[0].name, chance))
    lowest = min(comebacks, key=lambda it: it.chance, default=None)
    return lowest if lowest and lowest.chance <= MAX_COMEBACK else None
