"""What happened in a game since a person's last turn."""

from typing import Final

from bot.actions.request import Request
from bot.features.replay.screen import ReplayStop
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.screens.board import history, shortened
from bot.tables.recap import since_last_round, since_last_turn
from bot.tables.steps import begun
from bot.tables.table import Table
from rules import Seat
from rules.turns import movers, turn_at, turn_bounds

MOST_LINES: Final = 5
"""How many of the last turns are told, a line for each."""


async def happened(request: Request, press: Press) -> None:
    """Tell the last turns since this person's own, or of the last round if they have none, and lead to the replay."""
    table = begun(request.here(await request.tables.whole(press.table)))
    words, viewpoint = request.words, request.viewpoint(table)
    play, seat = viewpoint.play, viewpoint.reader
    since = since_last_round(play) if seat is None else _since_own(table, seat)
    lines = history(viewpoint, since)
    if not lines:
        begins = len(play.moves) == play.moves_before
        await request.say("history-none" if begins else "happened-nothing", link=table.link())
        return
    told = [
        words("happened-title", since="round" if seat is None else "turn" if since else "start")
    ]
    if len(lines) > MOST_LINES:
        told.append(words("happened-last", count=MOST_LINES, turns=len(lines)))
    first = turn_at(turn_bounds(play.rules, play.played), since)
    there = Press(table.id, table.number, "replay", str(ReplayStop(first, "since")))
    button = PressButton(there, words("button-happened-replay"))
    text = shortened([*told, *lines[-MOST_LINES:]])
    await request.show(Screen(text=text, rows=[[button]]))


def _since_own(table: Table, seat: Seat) -> int:
    """Return the number of the first move after a seat's last turn, or after the one before that it is making now."""
    if table.asked == seat:
        return since_last_turn(table.play, seat)
    made = enumerate(movers(table.play.played), start=1)
    return max((number for number, mover in made if mover == seat), default=0)
