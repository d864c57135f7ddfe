"""Finding opponents: joining the queue, leaving it, and playing a computer in the meantime."""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.actions import opening
from bot.actions.lobby import playable_level
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.computers.level import MINE
from bot.features.matchmaking.alert_store import Alert, Alerts
from bot.features.matchmaking.found_tables import waits_of
from bot.features.matchmaking.groups import speed_of
from bot.features.matchmaking.job import Matchmaking
from bot.features.matchmaking.screen import (
    CHOICES,
    DISTANCES,
    AlertOf,
    EntryOf,
    Wish,
    panel,
    wait_lines,
)
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.i18n.lexicon import computer_names
from bot.messages.press import NO_TABLE, Press
from bot.posting.open_panels import queue_of
from bot.store import Store
from bot.store.values import Pace, Person
from bot.tables import lobby, starting
from bot.tables.clocks import away_until
from bot.tables.refusal import Refusal
from bot.tables.table import opened
from bot.tables.terms import agreed
from rules import GAMES

FIRST_PACE: Final[Pace] = "1d"
"""The pace to begin with where the server has none."""
OPENS_WITHIN: Final = timedelta(minutes=1)
"""After this time a table that isn't there wasn't opened."""
MAX_ALERTS: Final = 10
"""Of how many games, counted in each server, somebody can want to hear."""
MAX_WAITS: Final = 8
"""For how many games somebody can wait at a time; the panel has a line for each."""


async def show(request: Request, press: Press) -> None:
    """Show what this person is waiting for, and what else they could choose."""
    await _present(request, await _read(request, press.argument))


async def choose(request: Request, press: Press) -> None:
    """Change the wish by the value chosen from a list."""
    wish = Wish.read(press.argument)
    if wish.key not in CHOICES:
        raise Refusal("refused-control-unknown")
    # Reading checks the value; the seats of one game may not be those of another.
    chosen_wish = str(replace(wish, **{wish.key: wish.value}, key="", value=""))  # type: ignore[arg-type]
    await _present(request, await _read(request, chosen_wish))


async def join(request: Request, press: Press) -> None:
    """Join the queue, or change this person's entry in it; raise Refusal outside a server."""
    if request.where != "server":
        raise Refusal("refused-find-here")
    wish, now = await _read(request, press.argument), request.tables.store.now()
    seats, pace = GAMES[wish.game].seats, wish.pace or FIRST_PACE
    fewest, most = (seats[0], seats[-1]) if wish.seats == "any" else (int(wish.seats),) * 2
    person = await request.tables.store.people.get(request.user_id)
    if away_until(person, now):
        raise Refusal("refused-find-away")
    guild_id, channel_id = request.place
    entry = QueueEntry(
        user_id=request.user_id,
        game=wish.game,
        pace=pace,
        guild_id=guild_id,
        channel_id=channel_id,
        parent_id=request.parent_id or channel_id,
        name=request.name,
        language=request.language,
        table_language=request.guild_language,
        fewest=fewest,
        most=most,
        apart=wish.apart,
        rated=wish.rated,
        since=now,
        expires=now + speed_of(pace).lasts,
    )
    async with request.tables.store.turn(f"waits of {request.user_id}"):
        waits = {it.entry.key for it in await waits_of(request.tables, request.user_id)}
        if len(waits | {entry.key}) > MAX_WAITS:
            raise Refusal("refused-find-many", most=MAX_WAITS)
        await request.tables.store.of(Queue).join(entry)
    await request.services.parts.of(Matchmaking).wake()
    await _present(request, wish)


async def stop(request: Request, press: Press) -> None:
    """Leave a queue; a table that was already found must be declined there."""
    it = EntryOf.read(press.argument)
    await request.tables.store.of(Queue).leave(request.user_id, it.game, it.pace)
    await _present(request, await _read(request, str(Wish(it.game, it.pace))))


async def alert(request: Request, press: Press) -> None:
    """Tell this person from now on when somebody here looks for opponents; raise Refusal outside a server."""
    if request.where != "server":
        raise Refusal("refused-find-here")
    wish, store = await _read(request, press.argument), request.tables.store
    guild_id, _ = request.place
    told = await store.of(Alerts).told_before(request.user_id, store.now())
    wanted = Alert(request.user_id, wish.game, guild_id, request.language, told)
    async with store.turn(f"alerts of {request.user_id}"):
        others = [it for it in await store.of(Alerts).of(request.user_id) if it.key != wanted.key]
        if len(others) >= MAX_ALERTS:
            raise Refusal("refused-find-alerts", most=MAX_ALERTS)
        await store.of(Alerts).save(wanted)
    await request.services.parts.of(Matchmaking).wake()
    await _present(request, wish)


async def no_alert(request: Request, press: Press) -> None:
    """Tell this person no more; in the server, their panel shows it."""
    it = AlertOf.read(press.argument)
    await request.tables.store.of(Alerts).remove(request.user_id, it.game, it.guild_id)
    if request.guild_id == it.guild_id:
        await _present(request, await _read(request, str(Wish(it.game))))
    else:
        await request.say("find-no-alert-done")


async def play_meanwhile(request: Request, press: Press) -> None:
    """Open an unrated game against a computer at this person's level, which ends once opponents are found."""
    it, queue = EntryOf.read(press.argument), request.tables.store.of(Queue)
    entry = next(
        (e for e in await queue.of(request.user_id) if (e.game, e.pace) == (it.game, it.pace)),
        None,
    )
    if entry is None or entry.table_id is not None:
        raise Refusal("refused-find-over")
    if entry.meanwhile_id is not None:
        await _check_over(request, entry.meanwhile_id)
    level = await playable_level(request, it.game, MINE)
    options = {key: option.default for key, option in GAMES[it.game].options.items()}
    blank = agreed(opening.fresh(request, it.game, options), {"rated": "no"})
    table = lobby.join(blank, request.user_id, request.name)
    names = computer_names(table.language, it.game)
    begun = starting.begin_alone(table, names, level, request.tables.rng)
    begun = replace(begun, id=request.tables.fresh_id())
    if not await queue.play_meanwhile(entry, begun.id):  # it was pressed twice
        raise Refusal("refused-asking")
    try:
        await opening.post_new(request, begun, threaded=True)
    finally:
        if await request.tables.find(begun.id) is None:
            await queue.play_nothing(entry, begun.id)


async def own_lines(request: Request) -> list[str]:
    """Return the lines about what this person is waiting for, with their heading."""
    waits = wait_lines(request.words, await waits_of(request.tables, request.user_id))
    return [request.words("own-tables-queue"), *waits] if waits else []


async def away(
    store: Store, person: Person, until: datetime | None, _: datetime
) -> dict[int, timedelta]:
    """Take a person who goes away out of all queues; no clock is paused by that."""
    if until is not None:
        await store.of(Queue).leave_all([person.user_id])
    return {}


async def _check_over(request: Request, table_id: int) -> None:
    """Raise Refusal while a game against a computer is being played, or opened."""
    table = await request.tables.find(table_id)
    if table is not None and not table.over:
        raise Refusal("refused-find-meanwhile", link=table.link())
    if table is None and request.tables.store.now() - opened(table_id) < OPENS_WITHIN:
        raise Refusal("refused-asking")


async def _present(request: Request, wish: Wish) -> None:
    about, waits = queue_of(request.user_id), await waits_of(request.tables, request.user_id)
    alert = await _alert_press(request, wish)
    silent = (await request.tables.store.people.get(request.user_id)).reminders == "none"
    shown = partial(panel, request.words, wish, alert=alert, silent=silent)
    await request.show_panel(shown(waits), about)
    now = await waits_of(request.tables, request.user_id)
    if [it.link for it in now] != [it.link for it in waits]:  # a table was found meanwhile
        panels = request.services.poster.panels
        await panels.change(about, lambda _: shown(now))


async def _alert_press(request: Request, wish: Wish) -> Press | None:
    """Return what lets this person hear of others who look for a game here, or no more; None outside a server."""
    if request.where != "server" or request.guild_id is None:
        return None
    alerts = await request.tables.store.of(Alerts).of(request.user_id)
    if any((it.game, it.guild_id) == (wish.game, request.guild_id) for it in alerts):
        return Press(NO_TABLE, 0, "find-no-alert", str(AlertOf(wish.game, request.guild_id)))
    return Press(NO_TABLE, 0, "find-alert", str(wish))


async def _read(request: Request, text: str) -> Wish:
    """Return a wish that can be granted: with a game and a pace, and with seats that the game has."""
    wish = Wish.read(text)
    game = wish.game or next(iter(GAMES))
    known = wish.apart in DISTANCES and wish.seats in CHOICES["seats"]
    if game not in GAMES or not known:
        raise Refusal("refused-control-unknown")
    pace = wish.pace
    if not pace:
        usual = (await chosen(request, request.guild_id or 0)).pace if request.guild_id else "none"
        pace = FIRST_PACE if usual == "none" else usual
    fits = wish.seats == "any" or int(wish.seats) in GAMES[game].seats
    seats = wish.seats if fits and len(GAMES[game].seats) > 1 else "any"
    return Wish(game, pace, seats, wish.apart, wish.rated)
