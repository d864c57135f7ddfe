"""Leaderboards of a server, and of all servers."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.actions.request import Request
from bot.features.ratings import screen
from bot.features.ratings.leaderboard import Leaderboard, Leaderboards
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.levels import level_standings
from bot.features.ratings.screen import LEADERS_PER_PAGE, LeaderboardOf, Period
from bot.messages.press import Press
from bot.tables.refusal import Refusal
from rules import GAMES

LAST_PAGE: Final = 10**6
"""The highest page number accepted."""
SPANS: Final[dict[Period, timedelta | None]] = {
    "all": None,
    "month": timedelta(days=30),
    "week": timedelta(days=7),
}


async def show(request: Request, press: Press) -> None:
    """Show a page of a leaderboard; without an argument, that of this person's usual game."""
    if press.argument:
        asked = LeaderboardOf.read(press.argument)
    else:
        asked = await _usual(request)
    await _show(request, asked)


async def begin(request: Request, press: Press) -> None:
    """Show the leaderboard that a command names; what it leaves out has the usual value."""
    wanted, usual = LeaderboardOf.read(press.argument), await _usual(request)
    game, where = wanted.game or usual.game, wanted.where or usual.where
    await _show(request, replace(wanted, game=game, where=where))


async def choose(request: Request, press: Press) -> None:
    """Show the leaderboard of another game or period."""
    asked = LeaderboardOf.read(press.argument)
    key = press.action.rpartition("-")[2]
    other = replace(asked, page=0, chosen="", **{key: asked.chosen})  # type: ignore[arg-type]  # read checks it
    await _show(request, LeaderboardOf.read(str(other)))


async def _show(request: Request, asked: LeaderboardOf) -> None:
    if asked.game not in GAMES or not asked.where or asked.page > LAST_PAGE:
        raise Refusal("refused-control-unknown")
    guild_id = request.guild_id if asked.where == "server" else EVERYWHERE
    if guild_id is None:
        raise Refusal("refused-not-in-server")
    store, span = request.tables.store, SPANS[asked.period]
    since = None if span is None else store.now() - span
    board = Leaderboard(asked.game, asked.pool, guild_id, since)
    page = await store.of(Leaderboards).page(
        board, request.user_id, asked.page * LEADERS_PER_PAGE, LEADERS_PER_PAGE
    )
    last = screen.last_page(page)
    if asked.page > last:  # it has become shorter
        await _show(request, replace(asked, page=last))
        return
    levels = await level_standings(asked.game, store.of(Ledger))
    here = request.guild_id is not None
    await request.show(screen.screen(asked, page, request.words, levels, here=here))


async def _usual(request: Request) -> LeaderboardOf:
    """Return the default leaderboard: the game that this person has played most."""
    past = await request.tables.store.results.past(request.user_id, 100)
    games = Counter(it.game for it in past if it.game in GAMES).most_common(1)
    game = games[0][0] if games else next(iter(GAMES))
    return LeaderboardOf(game, where="server" if request.guild_id else "everywhere")
