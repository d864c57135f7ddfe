"""The lobby's settings: a private panel with a list for each option."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from random import Random
from typing import Final

from discord import SelectOption

from bot.actions.change import as_acting_host, changing
from bot.actions.request import Request
from bot.messages.arguments import Choice
from bot.messages.press import Press, PressButton, PressSelect, number_in
from bot.messages.screen import Screen
from bot.panels.viewpoint import MAX_OPTIONS, ControlRows, line_of_list
from bot.posting.open_panels import settings_of
from bot.screens.lobby import starting_time
from bot.tables import due_events, lobby
from bot.tables.admission import check_on_time
from bot.tables.lobby import PRESET
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.reliability import with_kept
from bot.tables.table import Table
from bot.tables.tables import Change
from bot.tables.terms import DRAWN, NEW_DEALS_ONLY, PRESETS, TERMS, term, terms_of
from bot.tables.zones import is_chosen, shown, zone_of
from render import Words
from rules import Number, OneOf

STARTS: Final[Mapping[str, timedelta | None]] = {
    "none": None,
    "15m": timedelta(minutes=15),
    "1h": timedelta(hours=1),
    "3h": timedelta(hours=3),
    "1d": timedelta(days=1),
}
"""How far away a starting time can be."""
EVENING: Final = "evening"
"""The starting time at the next `EVENING_HOUR` where the host lives, if they have said where."""
EVENING_HOUR: Final = 20


async def settings(request: Request, press: Press) -> None:
    """Show the host a list for each option."""
    table = await request.table(press.table)
    # Refuses a person who may not choose, as choosing would.
    same = partial(lobby.choose, user_id=request.user_id, key="seats", value=table.seating)
    as_acting_host(request, same)(table)
    screen = panel(table, request.words, await _zone(request))
    await request.show_panel(screen, settings_of(table.id))


async def choose(request: Request, press: Press) -> None:
    """Set an option; the lobby shows it, and the panel stays open and says what changed."""
    choice = Choice.read(press.argument)

    record = (await with_kept(request.tables.store, [request.user_id]))[request.user_id]

    def change(table: Table) -> Table:
        value = value_of(table.rules.options.get(choice.key), choice.value, request.tables.rng)
        after = lobby.choose(table, request.user_id, choice.key, value)
        if after.on_time and not table.on_time:  # the host sits there, too
            check_on_time(record)
        return after

    await _change(request, press.table, change)


async def set_start(request: Request, press: Press) -> None:
    """Set the starting time: so long from now, or in the evening."""
    zone, now = await _zone(request), request.tables.store.now()
    moments = {it: None if ahead is None else now + ahead for it, ahead in STARTS.items()}
    if zone:
        moments[EVENING] = _evening(now, zone_of(zone))
    if press.argument not in moments:
        raise Refusal("refused-control-unknown")
    starts = moments[press.argument]
    await _change(request, press.table, lambda it: lobby.set_start(it, request.user_id, starts))


async def _change(request: Request, table_id: int, change: Change) -> None:
    before = await request.table(table_id)
    if before.stage != "lobby":  # the panel was open for long, so it couldn't be deleted
        await request.say("lobby-settings-over")
        return
    zone, change = await _zone(request), as_acting_host(request, change)
    with request.doing("terms", when=change(before).asked_again):
        async with changing(request, table_id, change) as saved:
            await saved.answer(panel(saved.after, request.words, zone, saved.before))
    await request.opened(settings_of(table_id))


async def _zone(request: Request) -> str:
    """Return this person's time zone; empty if they haven't set one."""
    zone = (await request.tables.store.people.get(request.user_id)).zone
    return zone if is_chosen(zone) else ""


def _evening(now: datetime, zone: tzinfo) -> datetime:
    here = now.astimezone(zone)
    at = here.replace(hour=EVENING_HOUR, minute=0, second=0, microsecond=0)
    soon = at < here + due_events.NOTICE_BEFORE_START
    return (at + timedelta(days=soon)).astimezone(UTC)


def panel(table: Table, words: Words, zone: str, before: Table | None = None) -> Screen:
    """Return the panel: presets, a list for each option of the game and each term of the table, and the way to remove players.

    It says what has changed since `before`. `zone` is the host's time zone, if known.
    """
    changed = [] if before is None else list(_changes(before, table, words))
    if table.starts is not None:
        changed.append(starting_time(table.starts, words))
    # A continued game is never rated, as most presets would have it.
    rows: ControlRows = [] if table.origin is Origin.CONTINUATION else [[_presets(table, words)]]
    rows += [
        [PressSelect(Press(table.id, 0, "choose", str(Choice(key))), "", lines)]
        for key, bounds in _bounds(table)
        if len(lines := _lines(table, key, bounds, words)) <= MAX_OPTIONS
    ]
    if table.reachable:  # elsewhere nobody could be told
        rows.append([_starts(table, words, zone)])
    if len(table.players) > 1:
        rows.append([PressButton(Press(table.id, 0, "remove"), words("button-remove"))])
    return Screen(text="\n".join([words("lobby-settings"), *changed]), rows=rows)


def _starts(table: Table, words: Words, zone: str) -> PressSelect:
    times = {it: words(f"start-{it}") for it in STARTS}
    if zone:
        times[EVENING] = words("start-evening", hour=f"{EVENING_HOUR}:00", zone=shown(zone))
    lines = [
        line_of_list(
            words("setting-line", name=words("setting-start"), value=value), it,
            chosen=it == "none" and table.starts is None,
        )
        for it, value in times.items()
    ]  # fmt: skip
    return PressSelect(Press(table.id, table.revision, "starts"), words("setting-start"), lines)


def _bounds(table: Table) -> Iterator[tuple[str, Number | OneOf]]:
    """Yield what can be chosen; a continued game keeps its options, and is never rated."""
    continued = table.origin is Origin.CONTINUATION
    if not continued:
        yield from table.rules.options.items()
    left_out = NEW_DEALS_ONLY if continued else ()
    yield from ((key, it) for key, it in terms_of(table.game).items() if key not in left_out)


def _presets(table: Table, words: Words) -> PressSelect:
    lines = [
        line_of_list(
            words("setting-line", name=words("setting-preset"), value=words(f"preset-{name}")),
            name,
            words(f"preset-{name}-about"),
            chosen=all(term(table, key) == word for key, word in preset.items()),
        )
        for name, preset in PRESETS.items()
    ]
    # With the same id, a client would show a choice that no longer holds.
    press = Press(table.id, table.revision, "choose", str(Choice(PRESET)))
    return PressSelect(press, words("setting-presets"), lines)


def _lines(table: Table, key: str, bounds: Number | OneOf, words: Words) -> list[SelectOption]:
    values: list[int | str]
    if isinstance(bounds, OneOf):
        values = list(bounds.words)
    else:
        values = [DRAWN] if bounds.drawn else []
        values += range(bounds.lowest, bounds.highest + 1)
    now = _value(table, key)
    return [
        line_of_list(
            words(
                "setting-line",
                name=_name(table, key, words),
                value=_value_in_words(table, key, it, words),
            ),
            str(it),
            chosen=it == now,
        )
        for it in values
    ]


def _changes(before: Table, after: Table, words: Words) -> Iterator[str]:
    for key, _ in _bounds(after):
        old, new = (_value_in_words(it, key, _value(it, key), words) for it in (before, after))
        if old != new:
            yield words("setting-changed", name=_name(after, key, words), before=old, after=new)


def _value(table: Table, key: str) -> int | str:
    return term(table, key) if key in TERMS else table.options[key]


def _name(table: Table, key: str, words: Words) -> str:
    """Return the name of a setting; a game's option has the name that commands use."""
    if key in TERMS:
        return words(f"setting-{key}")
    named = words(f"{table.game}-option-{key}")
    return named[:1].upper() + named[1:]


def _value_in_words(table: Table, key: str, value: int | str, words: Words) -> str:
    """Return a value in words."""
    if key in TERMS:
        named = f"setting-{key}-{value}"
        rated = "yes" if table.rated else "no"  # between people, that means no hints
        return words(named if named in words else f"{key}-{value}", rated=rated)
    named = f"{table.game}-choice-{key}-{value}"
    return words(named) if named in words else str(value)


def value_of(bounds: Number | OneOf | None, text: str, rng: Random) -> int | str:
    """Return the value that a text names for an option with these bounds; a random one is drawn now."""
    if not isinstance(bounds, Number):
        return text
    if text == DRAWN and bounds.drawn:
        return rng.choice(range(bounds.lowest, bounds.highest + 1))
    return number_in(text)
