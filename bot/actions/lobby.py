"""The lobby: taking seats, and starting the game."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord import ui

from bot.actions import opening
from bot.actions.change import as_acting_host, by_person, change_and_say, changing
from bot.actions.request import Request
from bot.actions.server_settings import chosen, role_state
from bot.computers.contract import NORMAL
from bot.computers.level import MINE
from bot.computers.levels import found
from bot.i18n.lexicon import computer_names
from bot.messages.names import bold, with_readable_names
from bot.messages.press import Press, PressButton, PressPeople, PressSelect, number_in, people_of
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list
from bot.screens.levels import level_name
from bot.screens.lobby import IN_A_STYLE, in_a_style
from bot.tables import lobby, starting
from bot.tables.admission import admitting, newcomers
from bot.tables.refusal import Refusal
from bot.tables.steps import as_host, in_lobby, seat_at
from bot.tables.table import Table


async def join(request: Request, press: Press) -> None:
    """Take a seat, or accept a rematch, which begins when the last player accepts."""
    opening.check_heard(request)

    def change(table: Table) -> Table:
        joined = lobby.join(table, request.user_id, request.name)
        return starting.begun_if_ready(joined, request.tables.rng)

    people = await newcomers(request.tables, [request.user_id], request.user_id)
    await change_and_say(request, press, "lobby-joined", admitting(change, people))
    request.answered()


leave = by_person(lobby.leave, "lobby-left", always=True)
"""Leave the lobby; when the last person leaves, the table closes."""


async def add_computer(request: Request, press: Press) -> None:
    """Add a computer, at the level that the press names or the usual one; or ask for its style first."""
    if press.argument == IN_A_STYLE:
        await ask_style(request, replace(press, argument=""))
        return
    game = (await request.table(press.table)).game
    level = await playable_level(request, game, press.argument or NORMAL)
    style = level.partition("-")[2]

    def change(table: Table) -> Table:
        names = computer_names(table.language, table.game, style)
        table = lobby.add_computer(table, request.user_id, names, level)
        return starting.begun_if_ready(table, request.tables.rng)

    async with changing(request, press.table, change) as saved:
        there = saved.before.names
        added = next(name for name in saved.after.names if name not in there)
        said = request.words(
            "lobby-computer-added",
            name=bold(added),
            level=level_name(game, level, request.words),
        )
        await saved.answer(Screen(text=said))


async def playable_level(request: Request, game: str, text: str) -> str:
    """Return the level that is asked for; raise Refusal if its computers can't play here."""
    rung, _, style = text.partition("-")
    here, named = request.services.engine.levels(game), found(game, text)
    if rung == MINE:
        level = NORMAL
        for feature in request.tables.features:
            if feature.own_level is not None:
                level = await feature.own_level(request.tables.store, game, request.user_id, here)
        return f"{level}-{style}" if style else level
    if named and named.name not in here:
        raise Refusal("refused-level-missing", level=level_name(game, named.name, request.words))
    return text


async def ask_style(request: Request, press: Press) -> None:
    """Show a player privately the styles of a computer, and once one is chosen the levels."""
    table = await request.table(press.table)
    in_lobby(table)
    seat_at(table, request.user_id)
    levels = request.services.engine.levels(table.game)
    await request.show(in_a_style(table, request.words, levels, press.argument))


async def cancel(request: Request, press: Press) -> None:
    """Close the lobby."""
    change = partial(lobby.cancel, user_id=request.user_id)
    cancelling = as_acting_host(request, change)
    await change_and_say(request, press, "lobby-cancelled", cancelling, always=True)


async def ask_whom_to_invite(request: Request, press: Press) -> None:
    """Show a player a private list of people to invite, and the button that pings the server's role."""
    table = await request.table(press.table)
    in_lobby(table)
    seat_at(table, request.user_id)
    free = table.seats[-1] - len(table.players)
    if not free:
        raise Refusal("refused-full", most=table.seats[-1])
    prompt = request.words("lobby-invite-whom")
    press = Press(table.id, table.revision, "invited")
    rows: list[Sequence[ui.Item[Any]] | str]
    rows = [[PressPeople(press, request.words("button-choose"), free)]]
    if table.place == "server" and not table.sought:
        button = PressButton(Press(table.id, 0, "seek"), request.words("button-seek"))
        rows += [request.words("lobby-or-seek"), [button]]
    await request.show(Screen(text=prompt, rows=rows))


async def invite(request: Request, press: Press) -> None:
    """Invite the people chosen; the lobby is posted again and pings them."""
    asked, table = people_of(press), await request.table(press.table)
    people = {who: name for who, name in asked.items() if table.seat_of(who) is None}
    await request.meet(people)
    guests = await newcomers(request.tables, people, request.user_id, "refused-guests")
    with request.calling(people):
        await change_and_say(
            request,
            press,
            "lobby-invites-sent",
            admitting(lambda table: lobby.invite_more(table, request.user_id, people), guests),
        )


async def seek(request: Request, press: Press) -> None:
    """Ping the server's role, once: the lobby is posted again and mentions it."""
    lobby.seek(await request.table(press.table), request.user_id, 0)  # refuses as seeking would
    await request.reply.defer_update()  # Discord is asked first, and posting takes time
    server = await chosen(request, request.guild_id or 0)
    state = await role_state(request, server)
    if state != "heard":
        raise Refusal("refused-role-silent" if state == "silent" else "refused-no-role")
    with request.services.cooldowns.seeking(server.role_id, server.guild_id):
        await change_and_say(
            request,
            press,
            "lobby-sought",
            lambda table: lobby.seek(table, request.user_id, server.role_id),
        )


async def ask_whom_to_remove(request: Request, press: Press) -> None:
    """Show the host a private list of the players they can remove."""
    table = with_readable_names(await request.table(press.table), request.words)
    others = [
        line_of_list(player.name, str(seat))
        for seat, player in enumerate(table.players)
        if player.user_id != request.user_id
    ]
    rested = request.tables.rested(table)
    as_host(lobby.handed_on(table, request.user_id, rested=rested), request.user_id)
    if not others:
        raise Refusal("refused-nobody-to-remove")
    prompt = request.words("lobby-remove-whom")
    choice = PressSelect(Press(table.id, table.revision, "removed"), prompt, others)
    await request.show(Screen(text=prompt, rows=[[choice]]))


async def remove(request: Request, press: Press) -> None:
    """Remove a player, unless the lobby has changed since the list was shown."""
    seat = number_in(press.argument)

    def change(table: Table) -> Table:
        if table.revision != press.number:
            raise Refusal("refused-lobby-changed")
        return lobby.remove(table, request.user_id, seat)

    await change_and_say(request, press, "lobby-removed", as_acting_host(request, change))


async def start(request: Request, press: Press) -> None:
    """Start the game."""
    opening.check_permissions(request)
    change = as_acting_host(
        request, lambda table: starting.start(table, request.user_id, request.tables.rng)
    )
    async with changing(request, press.table, change) as saved:
        await saved.answer(Screen(text=request.words("lobby-started")), repeats=True)
