"""A player's answer to the open question, from a button, a panel or a command alike."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.panels import panels_of
from bot.screens.board import history, shortened
from bot.screens.screen import Screen
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.visit import Visit

log = logging.getLogger(__name__)


async def play(visit: Visit, table_id: int, number: int | None, notation: str) -> None:
    """Play a move: saved first, then answered, then shown to all."""
    room = visit.facet.room
    before = await room.get(table_id)
    try:
        after = await room.change(
            table_id, lambda table: changes.play(table, visit.user_id, number, notation, room.rng)
        )
    except changes.NotOffered as refusal:
        raise explained(visit, before, refusal) from refusal
    now = len(after.match.moves) if after.match else 0
    made = len(after.log) - len(before.log)
    told = shortened(history(visit.ask(after), max(0, now - made)))
    if after.asked is not None and after.asked == before.asked:
        panels = panels_of(after.game)
        if panels.midway(before.position, after.position):
            await _ask_on(visit, after, told)
            return
    visit.facet.display.draw(after)
    await visit.acknowledge(before, told)
    await visit.facet.display.show(table_id, visit.interaction)


async def open_panel(visit: Visit, table_id: int, number: int, said: str) -> None:
    """Open or change the private panel of an action, for the player whose turn it is."""
    table = await visit.facet.room.get(table_id)
    # A panel's first page asks whatever is open now, so a board's button opens it at any time.
    changes.check_turn(table, visit.user_id, number if said else None)
    await visit.show(panels_of(table.game).panel(visit.seated(table), said))


async def step_back(visit: Visit, table_id: int, number: int) -> None:
    """Take back the last answer of a turn in progress, and ask again."""
    table = await visit.facet.room.change(
        table_id, lambda table: changes.step_back(table, visit.user_id, number)
    )
    await _ask_on(visit, table)


async def _ask_on(visit: Visit, table: Table, told: str = "") -> None:
    """Tell what has come of an answer, and ask the next question of a turn still in private."""
    screen = panels_of(table.game).panel(visit.seated(table), "")
    if told:
        screen = replace(screen, text=f"{told}\n{screen.text}")
    try:
        await visit.show(screen)
    except discord.HTTPException as error:
        log.info("table %d: a panel could not be shown: %s", table.id, error)
        await visit.facet.display.show(table.id, visit.interaction)


async def show_hand(visit: Visit, table: Table) -> None:
    """Show a player what only they may see, with buttons for what they can do with it now."""
    ask = visit.seated(table)
    await visit.show(Screen(picture=ask.hand(), rows=panels_of(table.game).hand_rows(ask)))


def explained(visit: Visit, table: Table, refusal: changes.NotOffered) -> Refusal:
    """Return a refusal that says why a move is not legal, where the game can tell."""
    why = panels_of(table.game).why_not(visit.ask(table), refusal.notation)
    return Refusal("because", why=why) if why else refusal
