"""A person's reminders, quiet hours and days away, and whether they confirm their moves."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ClassVar, Final, get_args

from discord import ui
from discord.utils import format_dt

from bot.actions.own_tables import link_to, tables_of
from bot.actions.request import Request
from bot.features.preferences.hours import days_of, hour_of, minutes_of
from bot.features.preferences.late_boards import LateBoards
from bot.features.preferences.zones import label, zones_of
from bot.host.threads import in_thread
from bot.messages.arguments import Argument, Choice
from bot.messages.press import NO_TABLE, Press, PressButton, PressForm, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list, lines_of
from bot.screens.absence import duration
from bot.screens.board import shortened
from bot.store.values import Person, Reminders
from bot.tables import absence, clocks
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.zones import is_chosen, moved_to, shown
from render import Words

DAYS_AWAY: Final = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30)
"""The numbers of days away that people can choose from; 0 ends an absence."""
MAX_DAYS_AWAY: Final = DAYS_AWAY[-1]
AWAY_BOUNDS: Final = {"most": clocks.AWAY_BUDGET.days, "weekly": clocks.AWAY_DAYS_A_WEEK}
"""For how many days clocks can be paused in a game, and per week of a season."""
ASK, AT_ONCE = CONFIRMING = ("ask", "at-once")
"""Whether a person confirms each move, or it is played at once."""
MAX_ZONE_LENGTH: Final = 60
"""How many characters a person can type for a time zone; the longest name has 32."""


@dataclass(frozen=True, slots=True)
class QuietHours(Argument):
    """The hours without pings, as a person types them: a line for each, as in a form."""

    SEPARATOR: ClassVar[str] = "\n"

    begin: str = ""
    end: str = ""
    zone: str = ""


async def reminders(request: Request, _: Press) -> None:
    """Show this person's reminders and quiet hours."""
    await request.show_panel(_panel(request, await _person(request)))


async def choose(request: Request, press: Press) -> None:
    """Set where reminders go."""
    value = Choice.read(press.argument).value
    if value not in get_args(Reminders):
        raise Refusal("refused-control-unknown")
    now = await _person(request)
    chosen = replace(now, reminders=value)  # type: ignore[arg-type]
    await request.show_panel(_panel(request, await _save(request, now, chosen)))


async def confirming(request: Request, press: Press) -> None:
    """Show, or set, whether this person presses Confirm before a move is played."""
    words, person = request.words, await _person(request)
    if press.argument:
        if press.argument not in CONFIRMING:
            raise Refusal("refused-control-unknown")
        chosen = replace(person, at_once=press.argument == AT_ONCE)
        person = await _save(request, person, chosen)
    now = AT_ONCE if person.at_once else ASK
    ways = [line_of_list(words(f"own-confirm-{it}"), it, chosen=it == now) for it in CONFIRMING]
    choice = PressSelect(Press(NO_TABLE, 0, "confirm"), "", ways)
    await request.show_panel(Screen(text=words("own-confirm-text"), rows=[[choice]]))


async def stop_reminders(request: Request, _: Press) -> None:
    """Turn off this person's reminders, from the button below one."""
    now = await _person(request)
    await _save(request, now, replace(now, reminders="none"))
    await request.say("reminders-stopped")


async def ask_quiet(request: Request, _: Press) -> None:
    """Open the form for the quiet hours, filled in with the present ones.

    The time zone is only hinted at, so that a person who empties the hours has none.
    """
    person, words = await _person(request), request.words
    hours = {"begin": hour_of(person.quiet_from), "end": hour_of(person.quiet_to)}
    zone = shown(person.zone) if is_chosen(person.zone) else None
    fields = {
        words(f"quiet-{key}"): ui.TextInput[Any](
            custom_id=key,
            default=hours.get(key) or None,
            placeholder=None if key in hours else zone,
            required=False,
            max_length=MAX_ZONE_LENGTH,
        )
        for key in (*hours, "zone")
    }
    form = PressForm(Press(NO_TABLE, 0, "quiet"), words("quiet-title"), fields)
    await request.reply.open_form(form)


async def quiet(request: Request, press: Press) -> None:
    """Set the quiet hours as typed; a zone alone leaves the hours as they are, an empty form removes them."""
    typed = QuietHours.read(press.argument)
    begins, ends, zone = typed.begin.strip(), typed.end.strip(), typed.zone.strip()
    now = await _person(request)
    if not (begins or ends or zone):
        chosen = replace(now, quiet_from=None, quiet_to=None)
    elif not (begins or ends):
        chosen = await _moved(request, now, zone)
    else:
        first, last = minutes_of(begins), minutes_of(ends)
        if first == last:
            raise Refusal("refused-quiet-all-day")
        if not zone and now.quiet_from is None and not is_chosen(now.zone):
            raise Refusal("refused-no-zone")
        chosen = replace(now, quiet_from=first, quiet_to=last)
        if zone:
            chosen = await _moved(request, chosen, zone)
    await request.show_panel(_panel(request, await _save(request, now, chosen)))


async def ask_away(request: Request, _: Press) -> None:
    """Ask for how many days this person is away."""
    lines = [line_of_list(request.words("away-days", days=days), str(days)) for days in DAYS_AWAY]
    choice = PressSelect(Press(NO_TABLE, 0, "away"), request.words("away-choose"), lines)
    text = request.words("away-ask", **AWAY_BOUNDS)
    await request.show(Screen(text=text, rows=[[choice]]))


async def away(request: Request, press: Press) -> None:
    """Stop this person's clocks at all tables for some days, or start them again."""
    store = request.tables.store
    days, now = days_of(press.argument), store.now()
    if days is None or days > MAX_DAYS_AWAY:
        raise Refusal("refused-away-days", most=MAX_DAYS_AWAY)
    until = now + timedelta(days=days) if days else None
    tables = await tables_of(request)
    changed = [it for it in tables if _is_paused(request, it, until)]
    with request.doing("away", when=bool(changed)):
        async with store.turn(f"days away of {request.user_id}"):
            budgets = await _note_away(request, until, now)
    if until is None:
        await request.say("away-over")
    else:
        lines = [line for it in tables if (line := _runs_on(request, it, until - now, budgets))]
        await request.show(Screen(text=shortened([_away_until(request.words, until), *lines])))
    await _show_again(request, [it.id for it in changed])


def _is_paused(request: Request, table: Table, until: datetime | None) -> bool:
    """Return whether this person's clock is paused at a table, or will be, so that its board changes."""
    if table.person_asked != request.user_id or _is_late(request, table):
        return False
    left = clocks.away_left(table, request.user_id, request.tables.store.now())
    paused = table.clock is not None and table.clock.away
    return paused or (until is not None and (left is None or left > timedelta(0)))


def _is_late(request: Request, table: Table) -> bool:
    """Return whether this person's time at a table is up, so that there is no clock to pause."""
    clock = clocks.running(table)
    return clock is not None and clock.user_id == request.user_id and clock.late


async def _note_away(
    request: Request, until: datetime | None, now: datetime
) -> dict[int, timedelta]:
    """Save until when this person is away; return for how long that pauses their clocks in each season."""
    store, person = request.tables.store, await _person(request)
    await _save(request, person, replace(person, away_until=until))
    budgets: dict[int, timedelta] = {}
    for feature in request.tables.features:
        budgets |= await feature.away(store, person, until, now)
    return budgets


def _away_until(words: Words, until: datetime) -> str:
    return words("away-done", until=format_dt(until, "f"), **AWAY_BOUNDS)


def _runs_on(
    request: Request, table: Table, away: timedelta, budgets: Mapping[int, timedelta]
) -> str | None:
    """Return the line of a game in which this person's clock can't be paused for all the time."""
    if table.stage != "playing" or table.asleep:
        return None
    now, words = request.tables.store.now(), request.words
    named = {"game": words(f"{table.game}-name"), "link": link_to(table, words)}
    left = clocks.away_left(table, request.user_id, now)
    left = budgets.get(table.season_id, left) if left is None else left
    if left is None or left >= away:
        return words("away-late", **named) if _is_late(request, table) else None
    key = "away-short" if left else "away-live" if table.pace in clocks.LIVE else "away-used-up"
    time = duration(int(left.total_seconds()), words)
    return words(key, **named, time=time)


async def _show_again(request: Request, table_ids: Sequence[int]) -> None:
    """Show tables again where this person is to move; those they may have no more posts for follow later, once.

    The clocks there are stopped, or go on, at once.
    """
    services, user_id = request.services, request.user_id
    late = services.parts.of(LateBoards).tables
    for table_id in table_ids:
        if user_id not in late:
            again = services.cooldowns.spare_post(user_id)
            if again is None:
                await _show(request, table_id)
                continue
            late[user_id] = {}
            wait = (again - request.tables.store.now()).total_seconds()
            services.poster.retries.after(wait, partial(_show_late, request))
        late[user_id][table_id] = None
        with suppress(Refusal):
            await services.poster.wind(await request.tables.get(table_id))


async def _show_late(request: Request) -> None:
    late = request.services.parts.of(LateBoards).tables
    await _show_again(request, [*late.pop(request.user_id, ())])


async def _show(request: Request, table_id: int) -> None:
    """Show a table again if this person is to move there."""
    change = partial(absence.show_absence, user_id=request.user_id)
    with suppress(Refusal):  # they aren't, or not any more
        changed = await request.tables.change(table_id, change, touching=False)
        await request.services.after_change.run(changed.after)


def _panel(request: Request, person: Person) -> Screen:
    words = request.words
    lines = [words("own-title"), words("own-text")]
    begins, ends = hour_of(person.quiet_from), hour_of(person.quiet_to)
    key = "own-quiet" if begins and ends else "own-quiet-none"
    zone = shown(person.zone) if is_chosen(person.zone) else words("zone-none")
    lines.append(words(key, zone=zone, **{"from": begins, "to": ends}))
    away = clocks.away_until(person, request.tables.store.clock())
    if away is not None:
        lines.append(_away_until(words, away))
    ways = lines_of(words, "own-reminders", get_args(Reminders), person.reminders)
    choice = PressSelect(Press(NO_TABLE, 0, "own-choose", str(Choice("reminders"))), "", ways)
    others = ("ask-quiet", "ask-away")
    buttons = [PressButton(Press(NO_TABLE, 0, it), words(f"button-{it}")) for it in others]
    return Screen(text="\n".join(lines), rows=[[choice], [*buttons]])


async def _person(request: Request) -> Person:
    return await request.tables.store.people.get(request.user_id)


async def _moved(request: Request, person: Person, typed: str) -> Person:
    """Return a person with the time zone that they have typed."""
    return moved_to(person, await _zone(request, typed), request.tables.store.now())


async def _zone(request: Request, typed: str) -> str:
    """Return the time zone that a person has typed; raise Refusal unless it's clear which."""
    zones = await in_thread(zones_of, typed)  # the first call reads the time zone files
    if not zones:
        raise Refusal("refused-no-such-zone")
    if len(zones) > 1:
        now = request.tables.store.now()
        known = request.words.listed(label(it, request.language, now) for it in zones)
        raise Refusal("refused-zone-unclear", zones=known)
    return zones[0]


async def _save(request: Request, before: Person, chosen: Person) -> Person:
    """Save what was changed; return the settings as they are now."""
    people = request.tables.store.people
    await people.save(replace(chosen, language=request.language), before)
    return await people.get(request.user_id)
