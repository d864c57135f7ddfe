"""Who leads: leaderboards, in a server and everywhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Final

from bot.actions.request import Request
from bot.computers.levels import every_level
from bot.messages.press import Press
from bot.screens import leaderboard
from bot.screens.leaderboard import LINES, Asked, Period
from bot.store.ledger import EVERYWHERE, Board
from bot.tables.refusal import Refusal
from rules import GAMES

SPANS: Final[dict[Period, timedelta | None]] = {
    "all": None,
    "month": timedelta(days=30),
    "week": timedelta(days=7),
}


async def show(request: Request, press: Press) -> None:
    """Show a page of a leaderboard; the one of what is played here most where nothing is said."""
    asked = Asked.read(press.argument) if press.argument else await _usual(request)
    await _show(request, asked)


async def begin(request: Request, press: Press) -> None:
    """Show the leaderboard of "game:period:where", where what is left out is the usual."""
    game, _, said_then = press.argument.partition(":")
    period, _, where = said_then.partition(":")
    usual = await _usual(request)
    said = game or usual.game, period or usual.period, where or usual.where, usual.pool, "0"
    await _show(request, Asked.read(":".join(said)))


async def choose(request: Request, press: Press) -> None:
    """Go to the leaderboard of another game or of another time."""
    said, _, value = press.argument.rpartition(":")
    asked = Asked.read(said)
    if asked is not None:
        key = press.action.rpartition("-")[2]
        parts = {**asdict(asked), key: value, "page": 0}
        asked = Asked.read(":".join(map(str, parts.values())))
    await _show(request, asked)


async def _show(request: Request, asked: Asked | None) -> None:
    if asked is None:
        raise Refusal("refused-control-unknown")
    guild_id = request.guild_id if asked.where == "server" else EVERYWHERE
    if guild_id is None:
        raise Refusal("refused-not-in-server")
    ledger, span = request.tables.store.ledger, SPANS[asked.period]
    board = Board(asked.game, asked.pool, guild_id, None if span is None else _since(request, span))
    reader = request.user_id
    page = await ledger.page(board, reader, asked.page * LINES, LINES)
    levels, here = every_level(asked.game), request.guild_id is not None
    await request.show_panel(leaderboard.screen(asked, page, request.words, levels, here=here))


def _since(request: Request, span: timedelta) -> datetime:
    return request.tables.store.now() - span


async def _usual(request: Request) -> Asked:
    """Return what is shown where nothing was chosen: the game that this person has played most."""
    past = await request.tables.store.ledger.past(request.user_id, 100)
    games = Counter(it.game for it in past if it.game in GAMES).most_common(1)
    game = games[0][0] if games else next(iter(GAMES))
    return Asked(game, "all", "server" if request.guild_id else "everywhere", "people")
