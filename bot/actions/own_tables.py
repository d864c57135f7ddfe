"""The list of a person's tables, wherever they are, and giving one of them up."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord
from discord.utils import format_dt

from bot.actions.change import Otherwise, as_confirmed, following
from bot.actions.ending import ender, resign_question
from bot.actions.next_table import link_to_next, waiting_since, waits_for_move
from bot.actions.request import Request
from bot.i18n.lexicon import game_name
from bot.messages.names import with_readable_names
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect, number_in
from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, line_of_list
from bot.screens.board import shortened
from bot.tables import clocks, ending
from bot.tables.steps import allowed, seat_at
from bot.tables.table import Table
from bot.tables.tables import Change
from render import Words
from rules import GAMES

MAX_TABLES_LISTED: Final = 20
"""How many tables are listed."""


async def tables(request: Request, _: Press) -> None:
    """List this person's tables, those waiting for them first."""
    await _present(request)


async def ask_to_give_up(request: Request, press: Press) -> None:
    """Ask for confirmation before leaving a table, with the question that resigning has."""
    table = await _own(request, number_in(press.argument))
    if table is None:
        await _present(request, lost=1)
        return
    after = (await _giving_up(request, table))(table)
    words, game = request.words, game_name(request.words, table.game)
    effect = ending.given_up_as(table, after)
    question = words("give-up-lobby" if effect == "left" else "end-sure", after="off")
    if effect not in ("left", "off"):
        question = resign_question(request, after)
    yes = PressButton(
        Press(table.id, table.number, "given-up", effect),
        words("button-given-up"),
        discord.ButtonStyle.danger,
    )
    about = words("give-up-about", game=game, link=link_to(table, words))
    await request.show(Screen(text=f"{about}\n{question}", rows=[[yes]]))


async def give_up(request: Request, press: Press) -> None:
    """Leave a table from anywhere, which resigns a game; one whose channel is gone ends without a result.

    Somebody who was asked whether to leave a lobby is asked anew if its game has begun.
    """
    table = await _own(request, press.table)
    if table is None:
        await _present(request, lost=1)
        return
    change = await _giving_up(request, table)
    confirmed = as_confirmed(press, lambda it: ending.given_up_as(it, change(it)), change)
    try:
        changed = await request.tables.change(table.id, confirmed)
    except Otherwise:
        await ask_to_give_up(request, replace(press, argument=str(press.table)))
        return
    request.reply.public = False  # the board goes where the table is
    async with following(request, changed):
        await _present(request, done=ending.given_up_as(changed.before, changed.after))


async def tables_of(request: Request) -> list[Table]:
    """Return this person's tables in play, oldest first."""
    ids = await request.tables.store.lookup.tables_of(request.user_id)
    return await request.tables.those(ids)


def link_to(table: Table, words: Words) -> str:
    """Return a link to a table; outside a server, Discord would show it as the bare address that it is."""
    link = table.link()
    return link if table.guild_id else f"[{words(f'own-table-in-{table.place}')}]({link})"


async def _present(request: Request, *, lost: int = 0, done: str = "") -> None:
    """Show the list, below what has just happened; tables whose channels are gone are closed first."""
    words, tables = request.words, await tables_of(request)
    if await request.services.channels.check(_channels(tables), request.user_id):
        now = await tables_of(request)
        lost += len(tables) - len(now)
        tables = now
    lines = [words("give-up-done", how=done)] if done else []
    lines += [words("own-tables-lost", count=lost)] if lost else []
    others = [line for it in request.tables.features for line in await it.own_lines(request)]
    if not tables and not others:
        commands = words.either(words(f"{game}-help-new") for game in GAMES)
        lines.append(words("own-tables-none", commands=commands))
        await request.show(Screen(text="\n".join(lines)))
        return
    listed = sorted(tables, key=lambda table: _urgency(table, request.user_id))
    listed = listed[:MAX_TABLES_LISTED]
    lines += [words("own-tables-title", count=len(tables))] if tables else []
    lines += [_line(request, table) for table in listed]
    lines += others
    ways = await _ways_out(request, listed)
    choice = PressSelect(Press(NO_TABLE, 0, "give-up"), words("own-give-up"), ways)
    rows: ControlRows = [[choice]] if ways else []
    waiting = [table for table in listed if waits_for_move(table, request.user_id)]
    if waiting:
        rows.insert(0, [link_to_next(request, waiting[0])])
    await request.show(Screen(text=shortened(lines), rows=rows))


def _channels(tables: Sequence[Table]) -> list[int]:
    """Return the channels that Discord may be asked about."""
    return [table.channel_id for table in tables if table.place == "server" and not table.lost]


async def _ways_out(request: Request, listed: Sequence[Table]) -> list[discord.SelectOption]:
    """Return a line for each table that this person can give up."""
    lines = []
    for table in listed:
        if allowed(table, await _giving_up(request, table)):
            shown = with_readable_names(table, request.words)
            others = [it.name for it in shown.players if it.user_id != request.user_id]
            game = game_name(request.words, table.game)
            label = request.words.joined((game, *others), "dot")
            lines.append(line_of_list(label, str(table.id), f"{table.opened:%Y-%m-%d}"))
    return lines


async def _own(request: Request, table_id: int) -> Table | None:
    """Return a table of this person; None if it was just closed, because its channel is gone."""
    table = await request.tables.get(table_id)
    seat_at(table, request.user_id)
    if await request.services.channels.check(_channels([table]), request.user_id):
        table = await request.tables.get(table_id)
        return None if table.over else table
    return table


async def _giving_up(request: Request, table: Table) -> Change:
    """Return the change with which this person leaves a table."""
    by = await ender(request, table)
    return lambda it: ending.give_up(it, by, rested=request.tables.rested(it))


def _waits(table: Table, user_id: int) -> bool:
    """Return whether a table waits for this person's move, or for their answer to an invitation."""
    seat = table.seat_of(user_id)
    invited = seat is not None and table.players[seat].invited
    return invited or waits_for_move(table, user_id)


def _urgency(table: Table, user_id: int) -> tuple[bool, datetime]:
    """Return what sorts tables: those that wait for this person first, the longest waiting at the top."""
    waits = _waits(table, user_id)
    return not waits, waiting_since(table) if waits else table.opened


def _line(request: Request, table: Table) -> str:
    """Return the line on a table: its game, its link, and whom it waits for."""
    words = request.words
    since = format_dt(table.touched or table.opened, "R")
    if table.lost:
        return f"- {words('own-table-lost', game=game_name(words, table.game), since=since)}"
    if table.asleep:
        state = "asleep"
    elif _waits(table, request.user_id):
        state = "yours"
    else:
        state = "lobby" if table.stage == "lobby" else "others"
    game = game_name(words, table.game)
    line = words(f"own-table-{state}", game=game, link=link_to(table, words), since=since)
    clock = clocks.running(table)
    deadline = clock.deadline if clock else None
    if state == "yours" and deadline is not None:
        line = words.joined((line, words("board-until", until=format_dt(deadline, "R"))), "dot")
    return f"- {line}"
