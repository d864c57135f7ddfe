"""The ratings of computers: one for each level of a game, whatever its style (docs/decisions/0018)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.computers.contract import NORMAL
from bot.computers.levels import every_level, shown_level, strength
from bot.features.ratings.ledger import EVERYWHERE, Ledger, LevelStanding, PointsChange, Standing
from bot.store import Store

START_SIGMA: Final = 0.7
"""The `sigma` of a level that hasn't played people, and its highest later: levels move slowly."""
MAX_DRIFT: Final = 4.0
"""How far a level's rating can move from its measured strength: about as far as to the next level."""
SHOWN_SIGMA: Final = 1.5
"""The `sigma` with which levels are shown; that of a person with many games."""

Levels = Mapping[str, LevelStanding]
"""The standing of each level of a game by its text, the weakest first."""


def measured_levels(game: str) -> Levels:
    """Return the standings of a game's levels before people have played their computers."""
    return {
        level: LevelStanding(game, level, 0, strength(game, level), START_SIGMA)
        for level in every_level(game) or (NORMAL,)
    }


async def level_standings(game: str, ledger: Ledger) -> Levels:
    """Return the standings of all levels of a game; raise NotSaved if the database can't be used."""
    levels = measured_levels(game)
    return {**levels, **{it.level: it for it in await ledger.levels(game, [*levels])}}


def standing_of(game: str, level: str | None, levels: Levels) -> LevelStanding:
    """Return the standing of a level, whatever its style; that of `normal` if it no longer exists."""
    return levels[shown_level(game, level)]


def rating_against(game: str, standings: Iterable[Standing]) -> Standing | None:
    """Return a person's rating against the computers of a game, of all servers."""
    asked = game, "computers", EVERYWHERE
    return next((it for it in standings if (it.game, it.pool, it.guild_id) == asked), None)


async def own_level(store: Store, game: str, user_id: int, here: Sequence[str]) -> str:
    """Return which of a game's levels that are available here a person is an even match for."""
    ledger = store.of(Ledger)
    levels = await level_standings(game, ledger)
    rating = rating_against(game, await ledger.standings([user_id]))
    return even_match(rating, {it: levels[it] for it in here})


def even_match(rating: Standing | PointsChange | None, levels: Levels) -> str:
    """Return the level that a person is an even match for; the second weakest for a new person.

    The less is known about somebody, the lower they are estimated.
    """
    if rating is None:
        return [*levels][:2][-1]
    estimate = rating.mu - max(0.0, rating.sigma - SHOWN_SIGMA)
    return min(levels, key=lambda level: abs(levels[level].mu - estimate))
