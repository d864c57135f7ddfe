"""A player's answer to the open question, from a button, a panel or a command alike."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.actions.change import Saved, change_and_say, changing
from bot.actions.request import Request
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.panels import panels_of
from bot.screens.board import history, shortened
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table

LONGEST = 100
"""How many characters a move may be typed with; no game has one half as long."""


async def play(request: Request, press: Press) -> None:
    """Play the move that a press says: saved first, then answered, then shown to all."""
    notation = press.argument
    if len(notation) > LONGEST:
        raise Refusal("refused-too-long", most=LONGEST)
    change = partial(
        changes.play,
        user_id=request.user_id,
        number=press.number,
        notation=notation,
        rng=request.tables.rng,
    )
    try:
        async with changing(request, press.table, change) as saved:
            before, after = saved.before, saved.after
            request.services.metrics.turns[after.game] += 1
            if not request.reply.pressed and _tells_a_secret(saved):
                request.reply.public = False  # what follows a command shows what was typed
            told = _told(request, saved)
            midway = after.asked is not None and after.asked == before.asked
            if midway and panels_of(after.game).midway(before.position, after.position):
                await saved.answer(_next_question(request, after, told), public=False)
            else:
                await saved.answer(Screen(text=told))
    except changes.NotOffered as refusal:
        raise _explained(request, refusal) from refusal


async def open_panel(request: Request, press: Press) -> None:
    """Open or change the private panel of an action, for the player whose turn it is."""
    table = await request.table(press.table)
    # A panel's first page asks whatever is open now, so a board's button opens it at any time.
    changes.check_turn(table, request.user_id, press.number if press.argument else None)
    screen = panels_of(table.game).panel(request.seated(table), press.argument)
    await request.show_panel(screen)


async def step_back(request: Request, press: Press) -> None:
    """Take back the last answer of a turn in progress, and ask again."""
    change = partial(changes.step_back, user_id=request.user_id, number=press.number)
    async with changing(request, press.table, change) as saved:
        await saved.answer(_next_question(request, saved.after), public=False)


async def undo(request: Request, press: Press) -> None:
    """Take back the last answers while nothing was revealed since."""
    change = partial(changes.undo, user_id=request.user_id)
    await change_and_say(request, press, "undo-done", change)


async def show_hand(request: Request, press: Press) -> None:
    """Show a player what only they may see, with buttons for what they can do with it now."""
    viewpoint = request.seated(await request.table(press.table))
    panels = panels_of(viewpoint.play.game)
    caption, rows = panels.reminder(viewpoint), panels.hand_rows(viewpoint)
    await request.show_panel(Screen(picture=viewpoint.hand(), text=caption, rows=rows))


def _told(request: Request, saved: Saved) -> str:
    """Return what has come of an answer, as its player may know it."""
    after = saved.after
    now = len(after.match.moves) if after.match else 0
    made = len(after.log) - len(saved.before.log)
    return shortened(history(request.viewpoint(after), max(0, now - made)))


def _next_question(request: Request, table: Table, told: str = "") -> Screen:
    """Return the next question of a turn still in private, under what has come of the last."""
    screen = panels_of(table.game).panel(request.seated(table), "")
    return replace(screen, text=f"{told}\n{screen.text}") if told else screen


def _tells_a_secret(saved: Saved) -> bool:
    """Return whether the move made is not known to all as it was typed."""
    match = saved.after.match
    made = len(saved.after.log) - len(saved.before.log)
    if match is None or made > len(match.moves):
        return True
    move, position = match.moves[-made], match.positions[-made - 1]
    return bool(position.move_seen_by(move, None) != move)


def _explained(request: Request, refusal: changes.NotOffered) -> Refusal:
    """Return a refusal that says why a move is not legal, where the game can tell."""
    table = refusal.table
    if table.match is None or table.position.decision is None:
        return refusal
    why = panels_of(table.game).why_not(request.viewpoint(table), refusal.notation)
    return Refusal("because", why=why) if why else refusal
