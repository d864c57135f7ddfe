"""Points in words: how they change, the titles they give, and what a question mark means."""

from collections.abc import Iterator, Sequence

from bot.features.ratings.ledger import Ledger, PointsChange, Standing
from bot.features.ratings.levels import Levels, even_match, level_standings
from bot.features.ratings.rating import PROVISIONAL_GAMES, START_POINTS, TITLES, title_of
from bot.messages.names import bold
from bot.screens.levels import level_name
from bot.store import Store
from bot.tables.table import Table
from render import Words


def points(points: int, games: int, words: Words) -> str:
    """Return points in words; a provisional rating has a question mark."""
    return words(
        "points-provisional" if games < PROVISIONAL_GAMES else "points-sure", points=points
    )


def change(before: int | None, after: int) -> str:
    """Return the difference, with its sign; the first rated game starts from `START_POINTS`."""
    return f"{after - (START_POINTS if before is None else before):+,}".replace("-", "−")


def title(points: int, words: Words) -> str:
    """Return the title for points in words."""
    return words(f"title-{title_of(points)}")


def explanation(words: Words) -> str:
    """Return the line that explains the start, the question mark and the titles."""
    first, *others = TITLES
    titles = [words("title-from", title=words(f"title-{it}"), points=TITLES[it]) for it in others]
    listed = words.joined([words(f"title-{first}"), *titles], "comma")
    return words("points-explained", start=START_POINTS, games=PROVISIONAL_GAMES, titles=listed)


def even_level(rating: Standing | PointsChange, levels: Levels, words: Words) -> str:
    """Return in words which level a person is an even match for."""
    match = levels[even_match(rating, levels)]
    level = level_name(match.game, match.level, words)
    return words(
        "level-even", level=level, sure="no" if rating.games < PROVISIONAL_GAMES else "yes"
    )


async def finish_lines(store: Store, table: Table, words: Words) -> list[str]:
    """Return the lines of a finish on points, as far as the game is rated by now."""
    ledger = store.of(Ledger)
    levels = await level_standings(table.game, ledger)
    return [*changed_points(table, await ledger.changes(table), levels, words)]


def changed_points(
    table: Table, changes: Sequence[PointsChange], levels: Levels, words: Words
) -> Iterator[str]:
    """Yield the lines of a finish on points: among people, or against computers if nobody else played.

    After a game against computers, it says which of the `levels` people are an even match for.
    """
    pool = min((it.pool for it in changes), key=("people", "computers").index, default="people")
    by_person = {it.user_id: it for it in changes if it.pool == pool}
    people = [
        (bold(player.name), by_person[player.user_id])
        for player in table.players
        if player.user_id in by_person
    ]
    lines = [
        words(
            "finish-points-of",
            name=name,
            change=change(it.before, it.points),
            points=points(it.points, it.games, words),
            title=title(it.points, words),
        )
        for name, it in people
    ]
    if lines:
        yield words(f"finish-points-{pool}", people=words.joined(lines, "dot"))
    if lines and pool == "computers" and len(levels) > 1:
        even = [
            words("finish-even-of", name=name, level=even_level(it, levels, words))
            for name, it in people
        ]
        yield words("finish-even", people=words.joined(even, "dot"))
    if any(it.games < PROVISIONAL_GAMES for it in by_person.values()):
        yield words("finish-provisional", games=PROVISIONAL_GAMES)
