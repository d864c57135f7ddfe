"""The last round of a channel's game, and the games that ended there."""

from collections.abc import AsyncIterator
from typing import Final

from discord.utils import format_dt

from bot.actions.request import Request
from bot.features.replay import actions
from bot.messages.names import bold, escaped, with_readable_names
from bot.messages.press import Press, PressSelect, number_in
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list
from bot.screens import board
from bot.tables.recap import since_last_round
from bot.tables.steps import begun
from bot.tables.table import Table
from rules import GAMES, best_first

MAX_GAMES_LISTED: Final = 10
"""How many of the last games are listed."""


async def show(request: Request, press: Press) -> None:
    """Show the last round, as this person saw it, and the games that ended here."""
    table = await request.table(press.table)
    over = [it async for it in _over(request)]
    if not over or table.damage:
        begun(table)
    words = request.words
    lines = []
    if table.match is not None:
        last = board.history(request.viewpoint(table), since_last_round(table.play))
        lines += [f"### {words('history-title')}", *last] if last else [words("history-none")]
    if over:
        lines.append(f"### {words('history-over-title')}")
        lines += [await _line(request, it) for it in over]
    choices = [
        line_of_list(words(f"{it.game}-name"), str(it.id), words.joined(it.names, "comma"))
        for it in over
    ]
    ways = PressSelect(Press(table.id, 0, "replay-of"), words("history-replay"), choices)
    rows = [[ways]] if over else []
    await request.show(Screen(text=board.shortened(lines), rows=rows))


async def replay(request: Request, press: Press) -> None:
    """Replay the game chosen from the list."""
    chosen = number_in(press.argument)
    await actions.replay(request, Press(chosen, None, "replay"))


async def _over(request: Request) -> AsyncIterator[Table]:
    """Yield the last games that ended in this channel, newest first, without their positions."""
    store = request.tables.store
    for table_id in await store.lookup.finished_in(request.channel, MAX_GAMES_LISTED):
        record = await store.load(table_id)
        if record is not None and record.game in GAMES:
            yield with_readable_names(Table.unplayed(record), request.words)


async def _line(request: Request, table: Table) -> str:
    """Return a line on a game: the date, the players with the winner in bold, and a link."""
    words = request.words
    results = await request.tables.store.results.of(table.id)
    seats = []
    for it in (results[seat] for seat in best_first([it.place for it in results])):
        name = table.players[it.seat].name
        who = bold(name) if it.place == 1 else escaped(name)
        seats.append(words("history-seat", name=who, score=it.score))
    return words(
        "history-over",
        game=words(f"{table.game}-name"),
        day=format_dt(table.ended or table.opened, "d"),
        seats=words.joined(seats, "comma"),
        link=table.link(),
    )
