"""Making a move from a button, a panel or a command, and taking it back."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from bot.actions.change import SavedChange, changing
from bot.actions.next_table import way_to_next
from bot.actions.request import Request
from bot.host.threads import guarded, in_thread
from bot.messages.delivery import DeliveryError
from bot.messages.press import THEN, Press
from bot.messages.screen import Rows, Screen, rows_of
from bot.panels import panels_of
from bot.panels.viewpoint import PLAY
from bot.screens.board import continues_in_private, history, shortened
from bot.tables import changes
from bot.tables.recap import since_last_board
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules.turns import asks_for_turn, movers

MAX_MOVE_LENGTH = 100
"""The longest move that may be typed; no game has one half as long."""
MAX_STORY_LENGTH = 1000
"""The longest story of a turn that goes on, which leaves room for what features have to tell."""


async def play(request: Request, press: Press) -> None:
    """Play the move that a press names, or all that it names: save it, answer the player, then post the board."""
    if len(press.argument) > MAX_MOVE_LENGTH:
        raise Refusal("refused-too-long", most=MAX_MOVE_LENGTH)
    moves = press.argument.split(THEN) if request.reply.pressed else [press.argument]

    def change(table: Table) -> Table:
        number = press.number
        for move in moves:
            table = changes.play(table, request.user_id, number, move, request.tables.rng)
            number = None
        return table

    answer: Answer | None = None
    try:
        async with changing(request, press.table, change) as saved:
            before, after = saved.before, saved.after
            request.services.metrics.turns[after.game] += 1
            if not request.reply.pressed and _hidden(saved)[0]:
                request.reply.public = False  # a public answer would show what was typed
            if continues_in_private(before, after):
                question = _next_question(request, after, _since(request, saved))
                await saved.answer(question, public=False)
                return
            answer = await _answer(request, saved)
        if answer is not None:  # Discord took it
            await _leave(request, saved, answer)
    except changes.NotOffered as refusal:
        raise _explained(request, refusal) from refusal
    except changes.Vote as vote:
        await _vote(request, vote.table, moves)


async def _vote(request: Request, table: Table, moves: list[str]) -> None:
    """Take what somebody has chosen for everybody's seat."""
    try:
        for feature in request.tables.features:
            if feature.vote is not None:
                await feature.vote(request, table, moves)
    except changes.NotOffered as refusal:
        raise _explained(request, refusal) from refusal


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person is told privately of their move, and what stays of that beside the board."""

    told: Screen
    stays: Screen


async def _answer(request: Request, saved: SavedChange) -> Answer:
    """Answer a move: a press with what the board that follows doesn't say, as far as there is anything.

    Whoever types it may not have read yet why their plan was dropped.
    """
    rows = _feature_rows(request, saved.after) if saved.after.reachable else []
    if request.reply.pressed and not any(_hidden(saved)):
        stays = Screen(rows=rows)
        told = stays if rows else Screen(text=_since(request, saved))
        await saved.answer(told)
        return Answer(told, stays)
    told = Screen(text=_since(request, saved), rows=rows)
    if request.reply.pressed:
        await saved.answer(told)
        return Answer(told, told)
    async with with_news(request, saved.before, Screen()) as news:
        if news.text:
            told = replace(news, rows=rows)
        await saved.answer(told, repeats=not news.text)
    return Answer(told, told)


async def _leave(request: Request, saved: SavedChange, answer: Answer) -> None:
    """Leave of a private answer what stays, and add the way to the next table, which may take long to find.

    Where the board has to wait, the answer tells what happened.
    """
    reply, told, stays = request.reply, answer.told, answer.stays
    if reply.private_id is None or not saved.after.reachable:
        return
    now = await request.tables.newest(saved.after)
    if now.unposted and not now.computer_asked:
        stays = replace(told, text=told.text or _since(request, saved))
    elif following := await way_to_next(request, saved.after):
        stays = replace(stays, rows=[*stays.rows, following])
    with suppress(DeliveryError):  # they have dismissed it
        if not (stays.text or stays.rows):
            await reply.delete_private()
        elif stays != told:
            await reply.change_private(stays)


@asynccontextmanager
async def with_news(request: Request, table: Table, screen: Screen) -> AsyncIterator[Screen]:
    """Yield a private screen, to be shown within, below what features have to tell this person."""
    async with AsyncExitStack() as shown:
        news = [
            await shown.enter_async_context(feature.news(request, table))
            for feature in request.tables.features
        ]
        yield replace(screen, text="\n".join(filter(None, (*news, screen.text))))


async def show_with_news(request: Request, table: Table, screen: Screen, about: str = "") -> None:
    """Show a private panel (see `Request.show_panel`) below what features have to tell this person."""
    async with with_news(request, table, screen) as shown:
        await request.show_panel(shown, about)


async def _turn_rows(request: Request, table: Table) -> Rows:
    """Return the controls for somebody who waits or looks at their hand: the features', and the next table."""
    rows, following = _feature_rows(request, table), await way_to_next(request, table)
    return [*rows, following] if following else rows


def _feature_rows(request: Request, table: Table) -> Rows:
    features = request.tables.features
    return [row for it in features for row in it.turn_rows(table, request.user_id, request.words)]


async def open_panel(request: Request, press: Press) -> None:
    """Open or change the private panel of an action, for the player to move.

    A button that names a whole move plays it for those who have chosen to play without Confirm. Others read whose turn it is, beside what features let them do meanwhile.
    """
    table = await request.table(press.table)
    try:
        # A panel's first page shows the current question, so an old board's button may open it too;
        # in the middle of a turn, whose board is old, each of them does.
        number = press.number if press.argument and not _goes_on(table) else None
        changes.check_turn(table, request.user_id, number)
    except Refusal as refusal:
        rows = await _turn_rows(request, table)
        if not rows:
            raise
        await show_with_news(request, table, Screen(text=request.told(refusal), rows=rows))
        return
    viewpoint, panels = request.seated(table), panels_of(table.game)
    whole = await guarded(table.game, lambda: panels.whole_move(viewpoint, press.argument))
    if whole and (await request.tables.store.people.get(request.user_id)).at_once:
        await play(request, replace(press, action=PLAY, argument=whole))
        return
    private = request.reply.pressed and request.reply.pressed.private
    if not private and _goes_on(table):
        story = shortened(history(viewpoint, since_last_board(table.play)), MAX_STORY_LENGTH)
        await show_with_news(request, table, _next_question(request, table, story))
        return
    panel = await guarded(table.game, lambda: panels.panel(viewpoint, press.argument))
    if private:
        await request.show_panel(panel)
    else:
        await show_with_news(request, table, panel)


def _goes_on(table: Table) -> bool:
    """Return whether the person to move is in the middle of their turn."""
    if table.asked is None or asks_for_turn(table.rules, table.position):
        return False
    return movers(table.play.played)[-1:] == [table.asked]


async def step_back(request: Request, press: Press) -> None:
    """Take back the last move of an unfinished turn, and ask again."""
    change = partial(changes.step_back, user_id=request.user_id, number=press.number)
    async with changing(request, press.table, change) as saved:
        await saved.answer(_next_question(request, saved.after), public=False)


async def undo(request: Request, press: Press) -> None:
    """Take back the last moves, if nothing was revealed since."""
    change = partial(changes.undo, user_id=request.user_id)
    async with changing(request, press.table, change) as saved:
        told = Screen(text=request.words("undo-done"))
        await saved.answer(told, repeats=True)
    await _leave(request, saved, Answer(told, Screen()))


async def show_hand(request: Request, press: Press) -> None:
    """Show a player their hand, with buttons for the moves it allows now."""
    table = await request.table(press.table)
    viewpoint = request.seated(table)
    panels = panels_of(table.game)
    caption = panels.reminder(viewpoint)
    given = (
        it.hand_buttons(table, request.user_id, request.words) for it in request.tables.features
    )
    beside = rows_of([*chain(*given)])
    rows = [*panels.hand_rows(viewpoint), *beside, *await _turn_rows(request, table)]
    picture = await in_thread(viewpoint.hand)
    screen = Screen(picture=picture, text=caption, rows=rows)
    await show_with_news(request, table, screen)


def _since(request: Request, saved: SavedChange) -> str:
    """Return what happened since a move, as its player may see it."""
    after = saved.after
    now = len(after.match.moves) if after.match else 0
    made = len(after.log) - len(saved.before.log)
    return shortened(history(request.viewpoint(after), max(0, now - made)))


def _next_question(request: Request, table: Table, story: str = "") -> Screen:
    """Return the next question of a turn played in private, below what happened last."""
    screen = panels_of(table.game).panel(request.seated(table), "")
    return replace(screen, text=f"{story}\n{screen.text}") if story else screen


def _hidden(saved: SavedChange) -> list[bool]:
    """Return for each move that was made whether it has something that the others may not know."""
    match, made = saved.after.match, len(saved.after.log) - len(saved.before.log)
    if match is None or made > len(match.moves):
        return [True]
    moves = zip(match.positions[-made - 1 : -1], match.moves[-made:], strict=True)
    return [position.move_seen_by(move, None) != move for position, move in moves]


def _explained(request: Request, refusal: changes.NotOffered) -> Refusal:
    """Return a refusal that explains why a move isn't legal, if the game can."""
    table = refusal.table
    if table.match is None or table.position.decision is None:
        return refusal
    why = panels_of(table.game).why_not(request.viewpoint(table), refusal.notation)
    return Refusal("because", why=why) if why else refusal
