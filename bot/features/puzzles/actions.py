"""Puzzles: a position from a finished game, and one answer.

An open puzzle has no state: its controls name it, so they work after a restart and anywhere.
"""

from bot.actions.request import Request
from bot.computers.puzzle import Puzzle
from bot.features.puzzles import asked, screen
from bot.features.puzzles.asked import Asking
from bot.features.puzzles.puzzle import (
    ASKED,
    answered,
    next_puzzle,
    of_today,
    play_of,
    puzzle_by_id,
)
from bot.host.threads import in_thread
from bot.messages.press import MAX_ARGUMENT_LENGTH, NO_TABLE, Press
from bot.tables.refusal import Refusal
from rules import GAMES


async def ask(request: Request, press: Press) -> None:
    """Show the puzzle of the day, or the next one if the person has answered it.

    A press with a number asks for the puzzle of that id.
    """
    if press.number:
        asking = await _asking(request, await _named(request, press))
        await request.show(await in_thread(asked.question, asking))
        return
    if not ASKED:
        raise Refusal("refused-puzzles-none")
    games = (press.argument,) if press.argument else ASKED
    if any(game not in ASKED for game in games):
        raise Refusal("refused-control-unknown")
    store = request.tables.store
    puzzle = await next_puzzle(store, request.user_id, games, request.tables.rng)
    if puzzle is None:
        raise Refusal("refused-puzzles-all")
    await request.show(await in_thread(asked.question, await _asking(request, puzzle)))


async def panel(request: Request, press: Press) -> None:
    """Open or change an action's panel under the puzzle's board."""
    asking = await _asking(request, await _named(request, press))
    await request.show(await in_thread(asked.panel, asking, press.argument))


async def hand(request: Request, press: Press) -> None:
    """Show the hand of the seat to move, with the moves it allows."""
    asking = await _asking(request, await _named(request, press))
    await request.show(await in_thread(asked.hand, asking))


async def answer(request: Request, press: Press) -> None:
    """Judge an answer; only a person's first answer to a puzzle counts."""
    puzzle = await _named(request, press)
    asking = await _asking(request, puzzle)
    asked.must_offer(asking, press.argument)
    store = request.tables.store
    outcome = await answered(store, request.user_id, puzzle, press.argument)
    await request.reply.defer()
    best = asking.offers(puzzle.answer)
    reasons = await request.services.engine.reasons(puzzle.game, asking.view, best)
    shown = await in_thread(screen.answer, asking, puzzle, press.argument, outcome, reasons)
    await request.show(shown)


async def _named(request: Request, press: Press) -> Puzzle:
    """Return the puzzle that a control names; raise Refusal if it no longer exists."""
    if press.number is None or len(press.argument) > MAX_ARGUMENT_LENGTH:
        raise Refusal("refused-control-unknown")
    puzzle = await puzzle_by_id(request.tables.store, press.number)
    if puzzle is None or puzzle.game not in GAMES:
        raise Refusal("refused-puzzle-gone")
    return puzzle


async def _asking(request: Request, puzzle: Puzzle) -> Asking:
    words, game = request.words, request.words(f"{puzzle.game}-name")
    play = await in_thread(play_of, puzzle, *asked.called(request, puzzle.seats))
    today = await of_today(request.tables.store, puzzle)
    return Asking(
        play,
        play.asked,
        words,
        request.services.poster.emojis,
        named=Press(NO_TABLE, puzzle.id, "puzzle"),
        title=words("puzzle-title-today" if today else "puzzle-title", game=game),
    )
