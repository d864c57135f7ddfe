"""Hints for the player to move, and reasons for the last move of a computer."""

from functools import partial

from bot.actions.request import Request
from bot.features.hints import screen
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.tables import changes
from bot.tables.recap import last_by_computer
from bot.tables.refusal import Refusal
from bot.tables.steps import begun
from rules import verb_of

MAX_HINTS = 3
"""How many moves a hint shows."""
MAX_IN_LESSONS = 12
"""How many moves that a tutorial has taught already are considered besides the best ones."""


async def hint(request: Request, press: Press) -> None:
    """Show the player to move the best moves in private, each with a button that plays it."""
    change = partial(changes.hinted, user_id=request.user_id)
    with request.asking():
        changed = await request.tables.change(press.table, change, channel_id=request.channel)
        table = changed.after
        viewpoint = request.seated(table)
        await request.reply.defer()
        later = changes.still_to_learn(table)
        offered = map(str, viewpoint.decision.moves) if later else ()
        taught = [notation for notation in offered if verb_of(notation) not in later]
        best = await request.services.engine.advice(
            table.game, viewpoint.view, MAX_HINTS, table.share, taught[:MAX_IN_LESSONS]
        )
        known = [move for move in best if verb_of(move.notation) not in later]
        known.sort(key=lambda move: -(move.chance or 0.0))
        shown = screen.best_moves(
            viewpoint, (known or best)[:MAX_HINTS], typed=request.reply.pressed is None
        )
        await request.show_panel(shown)


async def why(request: Request, press: Press) -> None:
    """Explain the last move of a computer, without what this person may not know."""
    table = begun(await request.table(press.table))
    last = last_by_computer(table.play)
    if last is None:
        raise Refusal("refused-no-computer-moved")
    if not table.advised:
        raise Refusal("refused-reasons-nobody")
    position, move = last
    reader = table.seat_of(request.user_id)
    view, known = position.seen_by(reader), position.move_seen_by(move, reader)
    with request.asking():
        await request.reply.defer()
        reasons = await request.services.engine.reasons(table.game, view, known, table.share)
    if reasons is None:
        raise Refusal("refused-reasons")
    text = screen.speaks_for(request.viewpoint(table), view, known, reasons)
    await request.show(Screen(text=text))
