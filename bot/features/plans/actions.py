"""Planning one's next turn while others are playing.

A plan is only shown to the person who made it, in private.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace

from bot.actions.request import Request
from bot.actions.turn import show_with_news
from bot.features.plans import screen
from bot.features.plans.plans import MAX_CHOICES, MAX_THEN, ahead, choice_of, planner, turn_planned
from bot.features.plans.screen import LED, Planning
from bot.features.plans.store import Plan, Plans
from bot.host.threads import in_thread
from bot.messages.press import MAX_ARGUMENT_LENGTH, Press
from bot.messages.screen import Screen
from bot.panels import panels_of
from bot.posting.open_panels import plan_of
from bot.store import NotSaved
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import GAMES
from rules.turns import begins_turn


async def show(request: Request, press: Press) -> None:
    """Show a person's plan, or the panel for its first choice."""
    if await _turn_came(request, press):
        return
    table, plan = await _planned(request, press)
    planning = _planning(request, table)
    if plan.choices:
        shown = screen.overview(table, planning, plan)
    else:
        shown = screen.adding(planning, plan, "")
    await show_with_news(request, table, shown, plan_of(table.id, request.user_id))


async def panel(request: Request, press: Press) -> None:
    """Open or change the panel for one more choice."""
    if await _turn_came(request, press):
        return
    table, plan = await _planned(request, press)
    *led, argument = press.argument.split(LED)
    planning = _planning(request, table, tuple(led))
    await request.show_panel(screen.adding(planning, plan, argument))


async def hand(request: Request, press: Press) -> None:
    """Show a person's hand while they are planning."""
    table, plan = await _planned(request, press)
    await request.show_panel(await in_thread(screen.hand, _planning(request, table), plan))


async def add(request: Request, press: Press) -> None:
    """Add a turn to a person's plan, or the move that comes before it."""
    if await _turn_came(request, press):
        return
    table, plan = await _planned(request, press)
    *before, notation = press.argument.split(LED)
    led = tuple(before)
    if press.number != table.number:  # they may have seen another price
        await _choose_again(request, screen.adding(_planning(request, table), plan, ""))
        return
    planning = _planning(request, table, led)
    if planning.offers(notation) is None:
        raise Refusal("refused-control-unknown")
    if not begins_turn(GAMES[table.game], notation):
        following = _planning(request, table, (*led, notation))
        await request.show_panel(screen.adding(following, plan, ""))
        return
    choice = choice_of(ahead(table, planning.reader or 0), led, notation)
    if choice is None:
        raise Refusal("refused-control-unknown")

    def added(plan: Plan) -> Plan:
        others = tuple(it for it in plan.choices if it != choice)
        if len(others) >= MAX_CHOICES:
            raise Refusal("refused-plan-full", most=MAX_CHOICES)
        return replace(plan, choices=(*others, choice))

    await _keep(request, table, plan.turn, added)


async def answer_later(request: Request, press: Press) -> None:
    """Add an answer to a later question of the turn, or clear them all."""
    table, plan = await _planned(request, press)
    if not plan.choices:
        await _say(request, table, "plan-none")
        return
    planning, answer = _planning(request, table), press.argument
    if answer and answer not in map(str, panels_of(table.game).later_answers(planning)):
        await _choose_again(request, screen.overview(table, planning, plan))
        return

    def added(plan: Plan) -> Plan:
        return replace(plan, then=(*plan.then, answer)[:MAX_THEN] if answer else ())

    await _keep(request, table, plan.turn, added)


async def _choose_again(request: Request, shown: Screen) -> None:
    """Show a panel as it is now, and say that somebody has moved since it was opened."""
    moved_on = request.words("plan-moved-on")
    await request.show_panel(replace(shown, text=f"{moved_on}\n{shown.text}"))


async def withdraw(request: Request, press: Press) -> None:
    """Withdraw a person's plan."""
    table, plan = await _planned(request, press)
    if not plan.choices:
        await _say(request, table, "plan-none")
        return
    async with _turn(request, table):
        await request.tables.store.of(Plans).delete(plan)
    await _say(request, table, "plan-withdrawn")


async def _say(request: Request, table: Table, key: str) -> None:
    """Say what has become of a person's plan, with the way to the next one."""
    rows = screen.way_to_plan(table, request.user_id, request.words)
    await request.show_panel(Screen(text=request.words(key), rows=rows))


@asynccontextmanager
async def news(request: Request, table: Table) -> AsyncIterator[str]:
    """Yield why a plan of this person was dropped, to be told within; empty otherwise, or once told."""
    plans = request.tables.store.of(Plans)
    try:
        plan = await plans.get(table.id, request.user_id) if table.people > 1 else None
    except NotSaved:
        plan = None  # they can play on while the database is away
    if plan is None or not plan.dropped:
        yield ""
        return
    yield screen.why_dropped(table, request.seated(table), plan)
    with suppress(NotSaved):
        await plans.delete(plan)


async def _turn_came(request: Request, press: Press) -> bool:
    """Show the panel of the turn, with what was chosen for it, if that has come meanwhile; return whether it has."""
    table = await request.table(press.table)
    if table.people < 2 or table.person_asked != request.user_id:
        return False
    chosen = press.argument.split(LED)[-1]
    await request.show_panel(panels_of(table.game).panel(request.seated(table), chosen))
    return True


async def _planned(request: Request, press: Press) -> tuple[Table, Plan]:
    """Return the table of a press, and the person's plan for their next turn; raise Refusal."""
    if len(press.argument) > MAX_ARGUMENT_LENGTH:
        raise Refusal("refused-control-unknown")
    table = await request.table(press.table)
    turn = turn_planned(table, planner(table, request.user_id))
    return table, await _current(request, table, turn)


def _planning(request: Request, table: Table, led: tuple[str, ...] = ()) -> Planning:
    """Return the person's next turn as if it began now, after these moves."""
    seen = request.seated(table)
    play = replace(ahead(table, seen.reader or 0, led), names=seen.play.names)
    return Planning(play, seen.reader, seen.words, seen.emojis, led=led)


async def _keep(request: Request, table: Table, turn: int, change: Callable[[Plan], Plan]) -> None:
    """Change a plan and show it; if it has become this person's turn meanwhile, it is played."""
    async with _turn(request, table):
        plan = change(await _current(request, table, turn))
        await request.tables.store.of(Plans).save(replace(plan, begun_at=None))
    overview = screen.overview(table, _planning(request, table), plan)
    await request.show_panel(overview, plan_of(table.id, request.user_id))
    now = await request.tables.newest(table)
    if now.person_asked == request.user_id:
        await request.services.after_change.run(now)


def _turn(request: Request, table: Table) -> AbstractAsyncContextManager[None]:
    """Wait for one's turn at a person's plan."""
    return request.tables.store.turn(f"the plan of {request.user_id} at {table.id}")


async def _current(request: Request, table: Table, turn: int) -> Plan:
    """Return a person's plan for their turn of this number, which may be empty."""
    plan = await request.tables.store.of(Plans).get(table.id, request.user_id)
    if plan is None or plan.dropped or plan.turn != turn:
        return Plan(table.id, request.user_id, turn)
    return plan
