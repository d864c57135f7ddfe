"""The trainer: a turning point of one's own game, one's answer, and what one misses.

A point that is asked names itself in its controls, so they work after a restart and anywhere. They work for the
person whose point it is, and for nobody else.
"""

from collections.abc import Sequence
from functools import partial

from discord.utils import format_dt

from bot.actions.request import Request
from bot.computers.contract import Reason
from bot.computers.review import TurningPoint
from bot.features.puzzles import asked
from bot.features.puzzles.asked import Asking
from bot.features.puzzles.puzzle import ASKED
from bot.features.puzzles.store import Puzzles
from bot.features.replay.review import REVIEW_VERSION, was_asked, why_not_reviewed
from bot.features.trainer import misses, screen, trainer
from bot.features.trainer.store import OwnPoint, OwnPoints
from bot.host.threads import in_thread
from bot.messages.press import Press
from bot.tables.play import Play
from bot.tables.refusal import Refusal
from bot.tables.table import Table

MAX_TRIES = 5
"""How many games are looked at for a point that can still be asked."""


async def ask(request: Request, press: Press) -> None:
    """Ask the person one of their points, on a theme if the press names one; say how to get some if there are none.

    A press that names a point comes from it: it's only asked again if there is no other one.
    """
    store = request.tables.store
    points = await trainer.points_of(store, request.user_id)
    if press.argument:
        wanted = screen.ThemeOf.read(press.argument)
        points = trainer.on_theme(points, wanted.game, wanted.theme)
    last = press.table, press.number
    for own in trainer.in_order(points, last, request.tables.rng)[:MAX_TRIES]:
        asking = await _asking(request, own)
        if asking is not None and await store.of(OwnPoints).ask(request.user_id, own):
            await request.show(await in_thread(asked.question, asking))
            return
    await request.show(screen.nothing(request.words, ASKED))


async def panel(request: Request, press: Press) -> None:
    """Open or change an action's panel under the board."""
    _, asking = await _named(request, press)
    await request.show(await in_thread(asked.panel, asking, press.argument))


async def hand(request: Request, press: Press) -> None:
    """Show the hand of the person's seat, with the moves it allows."""
    _, asking = await _named(request, press)
    await request.show(await in_thread(asked.hand, asking))


async def answer(request: Request, press: Press) -> None:
    """Judge an answer, and put the point into its box; an answer counts once each time a point is asked."""
    own, asking = await _named(request, press)
    asked.must_offer(asking, press.argument)
    right = await _is_right(request, asking, own, press.argument)
    reasons = await _reasons(request, asking, own)
    box = trainer.next_box(own, right=right)
    points = request.tables.store.of(OwnPoints)
    counted = own.asked and await points.answer(request.user_id, own, box, right=right)
    shown = screen.Answered(own, press.argument, right, box if counted else None, reasons)
    await request.show(await in_thread(screen.answer, asking, shown))


async def missed(request: Request, press: Press) -> None:
    """Show what the person misses in a game, as far as their first answers prove it, and an exercise.

    Without a game, it's the one of which they have answered most positions.
    """
    if press.argument not in ("", *ASKED):
        raise Refusal("refused-control-unknown")
    store = request.tables.store
    points = await trainer.points_of(store, request.user_id)
    answers = await store.of(Puzzles).answers(request.user_id)
    every = [await in_thread(misses.of, game, points, answers) for game in ASKED]
    if not every:
        await request.show(screen.nothing(request.words, ASKED))
        return
    most = max(every, key=lambda it: (it.game == press.argument, it.count))
    await request.show(
        await in_thread(partial(screen.missed, request.words, most, has_points=bool(points)))
    )


async def _is_right(request: Request, asking: Asking, own: OwnPoint, notation: str) -> bool:
    """Return whether a move is the better one, or as good as far as a computer can tell; raise Refusal if none can."""
    better, played = own.point.better, own.point.played
    if notation in (better, played):
        return notation == better
    with request.asking():
        await request.reply.defer()
        judged = await request.services.engine.evaluation(
            own.game, asking.view, (better, notation), (request.user_id,)
        )
    if judged is None:
        raise Refusal("refused-trainer-unjudged")
    return trainer.as_good(judged, notation, better)


async def _reasons(request: Request, asking: Asking, own: OwnPoint) -> Sequence[Reason] | None:
    """Return the reasons of the review, or those of today if an older version made it; None if there are none."""
    if own.version == REVIEW_VERSION:
        return own.point.reasons
    better = asking.offers(own.point.better)
    with request.asking():
        await request.reply.defer()
        return await request.services.engine.reasons(
            own.game, asking.view, better, (request.user_id,)
        )


async def _named(request: Request, press: Press) -> tuple[OwnPoint, Asking]:
    """Return the person's point that a control names; raise Refusal if they have none like that."""
    if press.number is None:
        raise Refusal("refused-control-unknown")
    points = request.tables.store.of(OwnPoints)
    own = await points.get(request.user_id, press.table, press.number)
    asking = None if own is None else await _asking(request, own)
    if own is None or asking is None:
        raise Refusal("refused-trainer-gone")
    return own, asking


async def _asking(request: Request, own: OwnPoint) -> Asking | None:
    """Return a point as the person is asked it; None if its game can't be played up to it any more."""
    record = await request.tables.store.load(own.table_id)
    table = None if record is None else await in_thread(Table.of, record)
    if table is None or why_not_reviewed(table) is not None:
        return None
    you, others = asked.called(request, len(table.players))
    play = await in_thread(_play, table, own.point, you, others)
    if play is None:
        return None
    words, day = request.words, format_dt(table.ended or table.opened, "d")
    return Asking(
        play,
        play.asked,
        words,
        request.services.poster.emojis,
        named=Press(own.table_id, own.point.number, "trainer"),
        title=words("trainer-title", game=words(f"{own.game}-name"), day=day),
    )


def _play(table: Table, point: TurningPoint, you: str, others: Sequence[str]) -> Play | None:
    match = table.match
    if match is None or not was_asked(point, match):
        return None
    before = type(match)(match.positions[: point.number + 1], match.moves[: point.number])
    return asked.at_last(Play(table.id, table.game, table.options, ()), before, you, others)
