"""When somebody is late, away, or hands their seat over, and when a game sleeps."""

from __future__ import annotations

from typing import get_args

from bot.conversation.road import follow, line, walk
from bot.messages.press import Press
from bot.request import Request
from bot.store import ChannelTaken
from bot.store.kept import Deputy
from bot.tables import absent
from bot.tables.refusal import Refusal


async def deputize(request: Request, press: Press) -> None:
    """Let a computer play for the one who is late: this turn, or until they are back."""
    how = press.argument
    if how not in get_args(Deputy):
        raise Refusal("refused-control-unknown")
    await walk(
        request,
        press.table,
        lambda table: absent.deputize(table, request.user_id, how),  # type: ignore[arg-type]
        line(request, f"deputy-{how}-done"),
    )


async def sit_in(request: Request, press: Press) -> None:
    """Ask the others for the seat of the one who is late."""
    await walk(
        request,
        press.table,
        lambda table: absent.sit_in(table, request.user_id, request.name),
        line(request, "sit-in-asked"),
    )


async def hand_over(request: Request, press: Press) -> None:
    """Offer one's own seat to somebody, named as "id:name"."""
    person, _, name = press.argument.partition(":")
    if not person.isdecimal():
        raise Refusal("refused-control-unknown")
    await walk(
        request,
        press.table,
        lambda table: absent.hand_over(table, request.user_id, int(person), name),
        line(request, "hand-over-asked"),
    )


async def agree(request: Request, press: Press) -> None:
    """Take the seat offered, or let the one have it who asks for it."""
    await walk(
        request,
        press.table,
        lambda table: absent.agree(table, request.user_id),
        line(request, "hand-over-done"),
    )


async def decline(request: Request, press: Press) -> None:
    """Leave the seat with whoever has it."""
    await walk(
        request,
        press.table,
        lambda table: absent.decline(table, request.user_id),
        line(request, "hand-over-declined"),
    )


async def back(request: Request, press: Press) -> None:
    """Take one's seat back from the computer."""
    await walk(
        request,
        press.table,
        lambda table: absent.back(table, request.user_id, request.name),
        line(request, "back-done"),
    )


async def wake(request: Request, _: Press) -> None:
    """Go on with the game that sleeps in this channel."""
    table_id = await request.tables.store.asleep_in(request.channel)
    if table_id is None:
        raise Refusal("refused-not-asleep")
    try:
        changed = await request.tables.change(
            table_id, lambda table: absent.woken(table, request.user_id)
        )
    except ChannelTaken as error:
        there = await request.table_here()
        raise Refusal("refused-second-table", link=there.link()) from error

    async def give() -> bool:
        await request.say("wake-done")
        return True

    await follow(request, changed.after, give)
