"""Reviews of finished games, shown in private to their players."""

from collections.abc import Mapping
from typing import Final

from PIL import Image

from bot.actions.request import Request
from bot.computers.review import Review
from bot.features.replay import review_screen
from bot.features.replay.actions import find_game
from bot.features.replay.replay import Replay
from bot.features.replay.review import Reviews, has_played, why_not_reviewed
from bot.host.threads import in_thread
from bot.host.worker_results import WorkerError
from bot.messages.press import Press, number_in
from bot.messages.screen import Screen
from bot.tables import sealed
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import Seat

OVERVIEW: Final = 0
"""The first page; the others are those of the turning points."""
MAX_GAMES_SEARCHED: Final = 10
"""How many of the last games are searched for one of the person's own."""


async def review(request: Request, press: Press) -> None:
    """Show a page of a game's review to one of its players, and make it if necessary."""
    page = number_in(press.argument) if press.argument else OVERVIEW
    table = (await find_game(request, press.table)).table
    if table is None:
        raise Refusal("refused-review-file")
    key = why_not_reviewed(table)
    if key is not None:
        raise Refusal(key)
    if not has_played(table, request.user_id):
        raise Refusal("refused-review-others")
    await _show(request, table, page)


async def review_here(request: Request, _: Press) -> None:
    """Show the review of this person's last game in the channel."""
    over = await request.tables.store.lookup.finished_in(request.channel, MAX_GAMES_SEARCHED)
    for table_id in over:
        table = await request.tables.whole(table_id)
        if has_played(table, request.user_id) and why_not_reviewed(table) is None:
            await _show(request, table, OVERVIEW)
            return
    table_id = over[0] if over else (await request.table_here()).id
    await review(request, Press(table_id, None, "review"))


async def _show(request: Request, table: Table, page: int) -> None:
    if table.origin is Origin.DAILY and not sealed.is_opened(table, request.tables.store.now()):
        raise Refusal("refused-review-day")
    made = await request.services.parts.of(Reviews).kept(table) or await _made(request, table)
    if made is not None:
        known = await request.services.poster.facts.avatars.of(table.user_ids)
        avatars = {
            seat: known[player.user_id]
            for seat, player in enumerate(table.players)
            if player.user_id in known
        }
        await request.show(await in_thread(_screen, request, table, made, page, avatars))


async def _made(request: Request, table: Table) -> Review | None:
    """Make a review and report the progress; None if it failed, after saying why."""
    words, metrics = request.words, request.services.metrics
    await request.reply.defer()

    async def tell(done: float) -> None:
        text = words("review-progress", percent=int(100 * done))
        await request.reply.show_progress(Screen(text=text))

    try:
        return await request.services.parts.of(Reviews).made(table, request.user_id, tell)
    except Refusal as refusal:
        metrics.refusals[refusal.key] += 1
        why, again = request.told(refusal), True
    except WorkerError as error:
        number = metrics.note_error(error, f"the review of table {table.id}")
        why, again = words("error-lasting", id=number), False
    # The progress may have replaced a replay, so this has a button that leads back to it.
    await request.show(review_screen.not_made(request.viewpoint(table), why, again=again))
    return None


def _screen(
    request: Request, table: Table, made: Review, page: int, avatars: Mapping[Seat, Image.Image]
) -> Screen:
    viewpoint = request.viewpoint(table)
    replay = Replay(viewpoint.play, viewpoint.reader)
    if OVERVIEW < page <= len(made.turning_points):
        return review_screen.point(viewpoint, replay, made, page)
    return review_screen.overview(viewpoint, replay, made, avatars)
