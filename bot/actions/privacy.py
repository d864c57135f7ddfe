"""Exporting a person's data, and deleting that of a person or a server."""

import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from functools import partial
from typing import Any, Final

import discord

from bot.actions.request import Request
from bot.features.blocks.store import Blocked, Blocks
from bot.features.daily.store import Daily, DailyTry
from bot.features.follow.store import Follow, Follows
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.plans.store import Plan, Plans
from bot.features.puzzles.store import Puzzles
from bot.features.ratings.ledger import Ledger, Standing
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant
from bot.host.threads import in_thread
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.store import NotSaved
from bot.store.results import PastResult
from bot.store.rows import player_cells
from bot.store.values import LoggedMove, Person, TableRecord, TimedTurn
from bot.tables import privacy
from bot.tables.forgetting import forget_person
from bot.tables.refusal import Refusal
from bot.tables.table import Table, opened
from bot.tables.zones import shown
from render import Words

DATA_FORMAT: Final = "facet-data/1"
DATA_FILE: Final = "facet-data.json"
MAX_UNCOMPRESSED_BYTES: Final = 5 * 1024 * 1024
"""A larger file is compressed, to a tenth; Discord accepts 10 MB."""
DELETE_BATCH: Final = 100
"""How many tables are deleted at a time."""
EVERYTHING: Final = 1_000_000
"""More tables and games than a server or a person can have."""
CLOCK_KEYS: Final = {"starts_at": "since", "seconds_left": "left", "reminders_sent": "told"}
"""The keys of a clock in the file that aren't its fields."""

Data = dict[str, Any]


async def data(request: Request, _: Press) -> None:
    """Send a person a file with all data stored about them."""
    await request.reply.defer()
    user_id, store = request.user_id, request.tables.store
    person, tables = await store.people.get(user_id), []
    for table_id in await store.lookup.tables_about(user_id):
        table = await store.load(table_id)
        if table is not None:
            tables.append(about_table(table, await store.lookup.moves(table_id), user_id))
    past = await store.results.past(user_id, EVERYTHING)
    standings = await store.of(Ledger).standings([user_id])
    puzzles = await store.of(Puzzles).answers(user_id)
    blocked, turns = await store.of(Blocks).of(user_id), await store.turns.of(user_id)
    queued, entered = await store.of(Queue).of(user_id), await store.of(Seasons).of(user_id)
    daily = await store.of(Daily).of(user_id)
    hosted = await _hosted(request)
    follows = await store.of(Follows).of(user_id)
    chosen = person != Person(user_id)
    plans = await store.of(Plans).of(user_id)
    kept = (blocked, turns, follows, queued, plans, daily, entered)
    if not any((tables, chosen, past, puzzles, hosted, *kept)):
        await request.say("data-nothing")
        return
    choices = {key: value for key, value in asdict(person).items() if key != "user_id"}
    choices["zone"] = shown(person.zone)
    choices["day_zone"] = shown(person.day_zone) if person.day_zone else None
    found = {
        "format": DATA_FORMAT,
        "user": str(user_id),
        "choices": choices if chosen else None,
        "tables": tables,
        "results": await in_thread(lambda: [_result(it) for it in past]),
        "puzzles": [
            {"puzzle": str(it.puzzle_id), "found": it.found, "at": it.at} for it in puzzles
        ],
        "puzzles_from_your_tables": hosted,
        "blocked": [_blocked(it) for it in blocked],
        "turns_with_a_time_limit": [_turn(it) for it in turns],
        "follows": [_follow(it) for it in follows],
        "queue": [_queued(it) for it in queued],
        "seasons": [_entered(it) for it in entered],
        "plans": [_planned(it) for it in plans],
        "daily": [_daily(it) for it in daily],
        "standings": [await _standing(store.of(Ledger), it) for it in standings],
    }
    file = await in_thread(_file, found)
    text = request.words("data-text", tables=len(tables))
    await request.show(Screen(text=text, attachment=file))


async def _hosted(request: Request) -> list[str]:
    """Return the ids of the puzzles from games that this person hosted."""
    found = await request.tables.store.of(Puzzles).found()
    return [str(it.id) for it in found if it.user_id == request.user_id]


def _blocked(blocked: Blocked) -> Data:
    """Return whom somebody has blocked; a person who was forgotten has neither id nor name."""
    return {"user": str(blocked.user_id) if blocked.name else None, "name": blocked.name or None}


def _turn(turn: TimedTurn) -> Data:
    return {
        "table": str(turn.table_id),
        "server": str(turn.guild_id) if turn.guild_id else None,
        "turn": turn.turn,
        "in_time": turn.in_time,
        "ended": turn.ended,
    }


def _queued(entry: QueueEntry) -> Data:
    """Return a place in the queue; large numbers are text, as JSON readers round them."""
    told = {key: value for key, value in asdict(entry).items() if key != "user_id"}
    return {
        key: str(value) if key.endswith("_id") and value is not None else value
        for key, value in told.items()
    }


def _entered(entrant: Entrant) -> Data:
    """Return a place in a season; whose place it took is another person's data."""
    left_out = ("season_id", "user_id", "entry", "instead_of")
    told = {key: value for key, value in asdict(entrant).items() if key not in left_out}
    return {"season": str(entrant.season_id), **told}


def _planned(plan: Plan) -> Data:
    return {
        "table": str(plan.table_id),
        "turn": plan.turn,
        "choices": [[step.move for step in choice] for choice in plan.choices],
        "then": plan.then,
        "dropped": plan.dropped,
    }


def _result(past: PastResult) -> Data:
    place = {"table": str(past.table_id), "server": str(past.guild_id) if past.guild_id else None}
    told = {"game": past.game, "options": past.options, "ended": past.ended}
    return {**place, **told, **_numbered(asdict(past.result))}


def _daily(first: DailyTry) -> Data:
    server = str(first.guild_id) if first.guild_id else None
    return {
        "game": first.game,
        "day": first.day,
        "table": str(first.table_id),
        "server": server,
        "name": first.name,
        "place": first.place,
        "margin": first.margin,
        "turns": first.turns,
    }


def _follow(follow: Follow) -> Data:
    return {
        "table": str(follow.table_id) if follow.table_id else None,
        "person": str(follow.followed_id) if follow.followed_id else None,
        "server": str(follow.guild_id) if follow.guild_id else None,
        "until": follow.until_at,
    }


async def _standing(ledger: Ledger, standing: Standing) -> Data:
    """Return a rating, and its history."""
    told = {key: value for key, value in asdict(standing).items() if key != "user_id"}
    guild_id = told.pop("guild_id")
    curve = await ledger.curve(standing.user_id, standing.game, standing.pool, guild_id)
    points = [{"at": at, "points": points} for at, points in curve]
    return {
        **told,
        "server": str(guild_id) if guild_id else "everywhere",
        "after_each_game": points,
    }


def about_table(table: TableRecord, moves: Sequence[LoggedMove], user_id: int) -> Data:
    """Return the data of a table about a person, without other players' secrets.

    While the game is being played, it has the moves of their current seat only.
    """
    over = table.stage in ("finished", "called-off")
    mine = [seat for seat, player in enumerate(table.players) if player.user_id == user_id]
    past = [
        seat for seat, player in enumerate(table.players) if user_id in player.previous_user_ids
    ]
    known = {*mine, *past} if over else set(mine)
    clock, offer, note = table.clock, table.offer, table.note
    return {
        "table": str(table.id),
        "server": str(table.guild_id) if table.guild_id else None,
        "channel": str(table.channel_id),
        "game": table.game,
        "stage": table.stage,
        "language": table.language,
        "opened": opened(table.id),
        "last_change": table.touched,
        "host": table.host_id == user_id,
        "seats": [_seat(table, seat) for seat in mine],
        "earlier_seats": [seat + 1 for seat in past],
        "moves": [
            {"number": made.number, "seat": made.seat + 1, "move": made.move, "at": made.at}
            for made in moves
            if made.seat in known
        ],
        "clock": _numbered({CLOCK_KEYS.get(key, key): it for key, it in asdict(clock).items()})
        if clock and clock.seat in mine
        else None,
        "offer": _numbered(asdict(offer)) if offer and offer.user_id == user_id else None,
        "note": note.what if note and note.user_id == user_id else None,
    }


def _seat(table: TableRecord, seat: int) -> Data:
    player = player_cells(table.players[seat])
    del player["user_id"], player["past"]
    return {"seat": seat + 1, **player}


def _numbered(told: Data) -> Data:
    """Return data with the seat counted from 1, and the user id as text."""
    user = {"user_id": str(told["user_id"])} if "user_id" in told else {}
    return {**told, "seat": told["seat"] + 1, **user}


def _file(found: Mapping[str, Any]) -> tuple[str, bytes]:
    content = json.dumps(found, ensure_ascii=False, indent=1, default=datetime.isoformat).encode()
    if len(content) <= MAX_UNCOMPRESSED_BYTES:
        return DATA_FILE, content
    return f"{DATA_FILE}.gz", gzip.compress(content)


async def ask_to_forget(request: Request, _: Press) -> None:
    """Explain what deleting a person's data means, and ask for confirmation."""
    user_id, store = request.user_id, request.tables.store
    tables = await store.lookup.tables_about(user_id)
    played = await store.results.past(user_id, 1) or await store.of(Puzzles).answers(user_id)
    kept = (
        *(store.of(Blocks), store.turns, store.of(Follows), store.of(Seasons)),
        *(store.of(Queue), store.of(Plans), store.of(Daily)),
    )
    stored = (
        tables or played or await _hosted(request) or any([await it.of(user_id) for it in kept])
    )
    if not stored and await store.people.get(user_id) == Person(user_id):
        await forget_person(store, user_id)  # others' blocks: saying so would tell of them
        await request.say("data-nothing")
        return
    running = len(await store.lookup.tables_of(user_id))
    text = request.words("forget-sure", tables=len(tables), running=running)
    await request.show(Screen(text=text, rows=[[_button(request.words, "forgotten")]]))


async def forget(request: Request, _: Press) -> None:
    """Delete a person's data, after they have left their seasons and lobbies and resigned their games."""
    await request.reply.defer()
    user_id, store = request.user_id, request.tables.store
    try:
        entered = await store.of(Seasons).playing(user_id)
        # Otherwise the games that they resign would make room for their next ones.
        for entrant in entered:
            await store.of(Seasons).leave(entrant.season_id, user_id, store.now())
        for table_id in await store.lookup.tables_about(user_id, over=False):
            await _forget_at(request, table_id)
        await forget_person(store, user_id)
    except NotSaved as error:
        raise Refusal("refused-forget-half") from error
    for entrant in entered:
        with suppress(NotSaved):  # a season looks at its tables every hour anyway
            await store.of(Seasons).touch(entrant.season_id, store.now())
    for part in request.services.parts:
        await part.wake()
    request.tables.forget()
    request.tables.unmeet(user_id)
    request.services.poster.facts.avatars.forget(user_id)
    await request.say("forget-done")


def forget_button(words: Words) -> PressButton:
    """Return the button that deletes a server's data, for the panel of its settings."""
    return _button(words, "forget-server")


async def ask_to_forget_server(request: Request, _: Press) -> None:
    """Explain what is deleted with a server, and ask for confirmation."""
    guild_id = request.managed
    running = len(await request.tables.store.lookup.tables_in(guild_id, EVERYTHING, over=False))
    text = request.words("forget-server-sure", running=running)
    await request.show(Screen(text=text, rows=[[_button(request.words, "server-forgotten")]]))


async def forget_server(request: Request, _: Press) -> None:
    """End a server's seasons and its queue, call off its games, and delete all its data."""
    guild_id, store = request.managed, request.tables.store
    await request.reply.defer()
    try:
        # Otherwise these would open their next games as the present ones end.
        await store.of(Seasons).forget(guild_id)
        await store.of(Queue).forget(guild_id)
        for table_id in await store.lookup.tables_in(guild_id, EVERYTHING, over=False):
            await _change(request, table_id, privacy.call_off)
        while over := await store.lookup.tables_in(guild_id, DELETE_BATCH, over=True):
            await store.expiry.delete_tables(over)
        await store.servers.forget(guild_id)
    except NotSaved as error:
        raise Refusal("refused-forget-half") from error
    request.tables.forget()
    await request.say("forget-server-done")


async def _forget_at(request: Request, table_id: int) -> None:
    """Remove this person from a table that isn't over; a game that ends so is rated for the others before."""
    leave = partial(privacy.leave, user_id=request.user_id)
    nameless = partial(privacy.nameless, user_id=request.user_id)
    try:
        changed = await request.tables.change(table_id, leave)
        if changed.after.stage == "finished":
            await request.services.after_change.settle()
        changed = await request.tables.change(table_id, nameless)
    except Refusal:
        return  # it is over by now
    await request.services.after_change.run(changed.after)


async def _change(request: Request, table_id: int, change: Callable[[Table], Table]) -> None:
    """Change and repost a table, unless it is over by now; raise NotSaved."""
    try:
        changed = await request.tables.change(table_id, change)
    except Refusal:
        return
    await request.services.after_change.run(changed.after)


def _button(words: Words, action: str) -> PressButton:
    press = Press(NO_TABLE, 0, action)
    return PressButton(press, words(f"button-{action}"), discord.ButtonStyle.danger)
