"""A game that one person plays against a computer in a direct message, where nobody else sees it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.actions import opening
from bot.actions.request import Request
from bot.messages.delivery import DeliveryError
from bot.messages.screen import Screen
from bot.posting.direct import direct_channel, send_direct
from bot.store import ChannelTaken
from bot.store.engine import Statement
from bot.tables.lobby import join
from bot.tables.refusal import Refusal
from bot.tables.table import Table

Begun = tuple[Table, Sequence[Statement]]
"""A table whose game has begun, and the statements to run as it is saved."""


async def play_alone(
    request: Request,
    game: str,
    intro: str,
    begin: Callable[[Table], Awaitable[Begun]],
    closed: str,
) -> Table:
    """Begin a game in this person's direct messages, below an introduction, and return its table as shown.

    Args:
        begin: Begins the game at a table where they sit alone.
        closed: The key of the text for somebody who takes no direct messages.

    Raises Refusal.
    """
    client = request.services.poster.client
    try:
        channel_id = (await direct_channel(client, request.user_id)).id
        async with request.tables.opening(channel_id):  # pressed twice, it sends one introduction
            await _check_free(request, channel_id)
            with request.doing("open"):
                await send_direct(client, request.user_id, Screen(text=intro))
                table = await _opened(request, game, channel_id, begin)
    except DeliveryError as error:
        raise Refusal(closed) from error
    await request.services.after_change.run(table)
    return await request.tables.get(table.id)


async def _check_free(request: Request, channel_id: int) -> None:
    """Raise Refusal if another table is open in the direct message."""
    try:
        table = await request.tables.latest(channel_id)
    except Refusal:
        return
    if table.open:
        raise Refusal("refused-direct-occupied", link=table.link())


async def _opened(
    request: Request, game: str, channel_id: int, begin: Callable[[Table], Awaitable[Begun]]
) -> Table:
    blank = replace(
        opening.fresh(request, game, {}, request.language),
        id=request.tables.fresh_id(),
        channel_id=channel_id,
        guild_id=0,
        place="direct",
    )
    table, beside = await begin(join(blank, request.user_id, request.name))
    try:
        return await request.tables.open(table, beside)
    except ChannelTaken as error:
        there = await request.tables.latest(channel_id)
        raise Refusal("refused-direct-occupied", link=there.link()) from error
