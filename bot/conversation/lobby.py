"""Before the game: opening a table, who sits at it, and the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import discord

from bot.lexicon import language_of
from bot.press import Press, PressSelect
from bot.screens.screen import Screen
from bot.store import ChannelTaken
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Seating, Table
from bot.visit import Visit

NEEDED: Final = ("view_channel", "send_messages", "attach_files")


async def open_table(
    visit: Visit, game: str, options: Mapping[str, int | str], seating: Seating
) -> None:
    """Open a lobby with this person in it."""
    table = changes.join(fresh(visit, game, options, seating), visit.user_id, visit.name)
    await put_up(visit, table)


async def put_up(visit: Visit, table: Table) -> None:
    """Save a fresh table and show it to all, in answer to a command or a private press."""
    table = await _opened(visit, table)
    await visit.promise()
    await visit.facet.display.show(table.id, visit.interaction)


async def rematch(visit: Visit, table_id: int) -> None:
    """Begin again with the same seats, the next player first."""
    room = visit.facet.room
    finished = await room.get(table_id)
    blank = fresh(visit, finished.game, finished.options, finished.seating, finished.language)
    table = changes.rematch(finished, blank, visit.user_id, room.rng)
    table = await _opened(visit, table)
    await visit.acknowledge(finished, visit.words("rematch-begins"))
    await visit.facet.display.show(table.id, visit.interaction)


async def join(visit: Visit, table_id: int) -> None:
    """Take a seat."""
    await _change(
        visit,
        table_id,
        lambda table: changes.join(table, visit.user_id, visit.name),
        "lobby-joined",
    )


async def leave(visit: Visit, table_id: int) -> None:
    """Give up a seat; the last person closes the table."""
    await _change(visit, table_id, lambda table: changes.leave(table, visit.user_id), "lobby-left")


async def add_computer(visit: Visit, table_id: int, level: str | None = None) -> None:
    """Seat a computer."""
    await _change(
        visit,
        table_id,
        lambda table: changes.add_computer(table, visit.user_id, level),
        "lobby-computer-added",
    )


async def cancel(visit: Visit, table_id: int) -> None:
    """Close the lobby."""
    await _change(
        visit, table_id, lambda table: changes.cancel(table, visit.user_id), "lobby-cancelled"
    )


async def ask_whom_to_remove(visit: Visit, table_id: int) -> None:
    """Show the host a private list of those who can be sent away."""
    table = await visit.facet.room.get(table_id)
    others = [
        discord.SelectOption(label=player.name[:100] or "-", value=str(seat))
        for seat, player in enumerate(table.players)
        if player.user_id != visit.user_id
    ]
    if visit.user_id != table.host_id:
        raise Refusal("refused-host-only", host=f"<@{table.host_id}>")
    if not others:
        raise Refusal("refused-nobody-to-remove")
    prompt = visit.words("lobby-remove-whom")
    choice = PressSelect(Press(table_id, table.revision, "removed"), prompt, others)
    await visit.show(Screen(text=prompt, rows=[[choice]]))


async def remove(visit: Visit, table_id: int, revision: int, seat: int) -> None:
    """Send somebody away, if nobody has come or gone since the list was shown."""

    def change(table: Table) -> Table:
        if table.revision != revision:
            raise Refusal("refused-lobby-changed")
        return changes.remove(table, visit.user_id, seat)

    await _change(visit, table_id, change, "lobby-removed")


async def start(visit: Visit, table_id: int) -> None:
    """Deal and begin."""
    check_permissions(visit.interaction)
    room = visit.facet.room
    before = await room.get(table_id)
    await room.change(table_id, lambda table: changes.start(table, visit.user_id, room.rng))
    await visit.acknowledge(before, visit.words("lobby-started"))
    await visit.facet.display.show(table_id, visit.interaction)


def check_permissions(interaction: discord.Interaction) -> None:
    """Raise Refusal naming every permission the bot lacks to host a table here."""
    granted = interaction.app_permissions
    needed = list(NEEDED)
    if interaction.channel and interaction.channel.type in (
        discord.ChannelType.public_thread,
        discord.ChannelType.private_thread,
    ):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    lacking = [name for name in needed if not getattr(granted, name)]
    if lacking:
        names = tuple(f"permission-{name.replace('_', '-')}" for name in lacking)
        raise Refusal("refused-permissions", names=names)


async def _change(
    visit: Visit, table_id: int, change: Callable[[Table], Table], answer: str
) -> None:
    """Change a lobby; a press on the lobby itself is answered by the changed lobby."""
    table = await visit.facet.room.get(table_id)
    on_lobby = visit.pressed_on(table)
    await visit.facet.room.change(table_id, change)
    if not on_lobby:
        await visit.acknowledge(table, visit.words(answer))
    await visit.facet.display.show(table_id, visit.interaction)


def fresh(
    visit: Visit,
    game: str,
    options: Mapping[str, int | str],
    seating: Seating,
    language: str | None = None,
) -> Table:
    """Return a table not yet saved, which speaks the server's language if not told another."""
    guild_id, channel_id = visit.place
    locale = visit.interaction.guild_locale
    return Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        host_id=visit.user_id,
        options=options,
        language=language or language_of(str(locale) if locale else None),
        seating=seating,
    )


async def _opened(visit: Visit, table: Table) -> Table:
    """Save a fresh table; raise Refusal where the bot may not host it, or one is open already."""
    check_permissions(visit.interaction)
    try:
        return await visit.facet.room.open(table)
    except ChannelTaken:
        there = await visit.table_here()
        raise Refusal("refused-second-table", link=there.link()) from None
