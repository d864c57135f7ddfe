"""Exporting a person's data, and deleting that of a person or a server."""

import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict
from datetime import datetime
from functools import partial
from typing import Any, Final

import discord

from bot.actions.request import Request
from bot.feature import Section
from bot.host.threads import in_thread
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.store import NotSaved, Store
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
MAX_ROUNDS: Final = 3
"""How often is looked for tables that a person has joined, or that were opened in a server, while its data was deleted."""
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
            moves = await store.lookup.moves(table_id)
            tables.append(await in_thread(about_table, table, moves, user_id))
    past = await store.results.past(user_id, EVERYTHING)
    sections = await _sections(store, user_id)
    chosen = person != Person(user_id)
    if not any((tables, chosen, past, *(it.content for it in sections))):
        await request.say("data-nothing")
        return
    choices = {key: value for key, value in asdict(person).items() if key != "user_id"}
    choices["zone"] = shown(person.zone)
    choices["day_zone"] = shown(person.day_zone) if person.day_zone else None
    content = {
        "format": DATA_FORMAT,
        "user": str(user_id),
        "choices": choices if chosen else None,
        "tables": tables,
        "results": await in_thread(lambda: [_result(it) for it in past]),
        **{it.key: it.content for it in sections},
    }
    file = await in_thread(_file, content)
    text = request.words("data-text", tables=len(tables))
    await request.show(Screen(text=text, attachment=file))


async def _sections(store: Store, user_id: int) -> list[Section]:
    """Return what there is about a person beside their tables and results."""
    turns = [_turn(it) for it in await store.turns.of(user_id)]
    sections = [Section("turns_with_a_time_limit", turns, place=30)]
    for feature in store.features:
        sections += await feature.about(store, user_id)
    return sorted(sections, key=lambda it: it.place)


def _turn(turn: TimedTurn) -> Data:
    return {
        "table": str(turn.table_id),
        "server": str(turn.guild_id) if turn.guild_id else None,
        "turn": turn.turn,
        "in_time": turn.in_time,
        "ended": turn.ended,
    }


def _result(past: PastResult) -> Data:
    place = {"table": str(past.table_id), "server": str(past.guild_id) if past.guild_id else None}
    game = {"game": past.game, "options": past.options, "ended": past.ended}
    return {**place, **game, **_numbered(asdict(past.result))}


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
    del player["user_id"], player["past"], player["everybody"], player["elsewhere"]
    return {"seat": seat + 1, **player}


def _numbered(cells: Data) -> Data:
    """Return data with the seat counted from 1, and the user id as text."""
    user = {"user_id": str(cells["user_id"])} if "user_id" in cells else {}
    return {**cells, "seat": cells["seat"] + 1, **user}


def _file(data: Mapping[str, Any]) -> tuple[str, bytes]:
    content = json.dumps(data, ensure_ascii=False, indent=1, default=datetime.isoformat).encode()
    if len(content) <= MAX_UNCOMPRESSED_BYTES:
        return DATA_FILE, content
    return f"{DATA_FILE}.gz", gzip.compress(content)


async def ask_to_forget(request: Request, _: Press) -> None:
    """Explain what deleting a person's data means, and ask for confirmation."""
    user_id, store = request.user_id, request.tables.store
    tables = await store.lookup.tables_about(user_id)
    played = await store.results.past(user_id, 1)
    stored = tables or played or any(it.content for it in await _sections(store, user_id))
    if not stored and await store.people.get(user_id) == Person(user_id):
        await forget_person(store, user_id)  # others' blocks: saying so would tell of them
        await request.say("data-nothing")
        return
    running = len(await store.lookup.tables_of(user_id))
    text = request.words("forget-sure", tables=len(tables), running=running)
    await request.show(Screen(text=text, rows=[[_button(request.words, "forgotten")]]))


async def forget(request: Request, _: Press) -> None:
    """Delete a person's data, after they have left their lobbies and resigned their games."""
    await request.reply.defer()
    user_id, store = request.user_id, request.tables.store
    try:
        async with AsyncExitStack() as stack:
            for feature in store.features:
                await stack.enter_async_context(feature.leaving(store, user_id))
            for _round in range(MAX_ROUNDS):
                for table_id in await store.lookup.tables_about(user_id, over=False):
                    await _forget_at(request, table_id)
                await forget_person(store, user_id)
                request.tables.forget()
                if not await store.lookup.tables_about(user_id):
                    break
    except NotSaved as error:
        raise Refusal("refused-forget-half") from error
    request.tables.unmeet(user_id)
    poster = request.services.poster
    poster.facts.avatars.forget(user_id)
    poster.retries.again(0, poster.boards.cleanup.strip_stale)
    for part in request.services.parts:
        poster.retries.after(0, part.wake)
    await request.say("forget-done")


def server_buttons(words: Words) -> list[PressButton]:
    """Return the button that deletes a server's data."""
    return [_button(words, "forget-server")]


async def ask_to_forget_server(request: Request, _: Press) -> None:
    """Explain what is deleted with a server, and ask for confirmation."""
    guild_id = request.managed
    running = len(await request.tables.store.lookup.tables_in(guild_id, EVERYTHING, over=False))
    text = request.words("forget-server-sure", running=running)
    await request.show(Screen(text=text, rows=[[_button(request.words, "server-forgotten")]]))


async def forget_server(request: Request, _: Press) -> None:
    """End what would open games in a server, call off its games, and delete all its data."""
    guild_id, store = request.managed, request.tables.store
    await request.reply.defer()
    try:
        for _round in range(MAX_ROUNDS):
            for feature in store.features:
                await feature.end_in(store, guild_id)
            for table_id in await store.lookup.tables_in(guild_id, EVERYTHING, over=False):
                await _change(request, table_id, privacy.call_off)
            while over := await store.lookup.tables_in(guild_id, DELETE_BATCH, over=True):
                await store.expiry.delete_tables(over)
            await store.servers.forget(guild_id)
            if not await store.lookup.tables_in(guild_id, 1, over=False):
                break
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
