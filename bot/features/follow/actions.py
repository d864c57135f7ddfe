"""Following a table until it ends, or a person's games in this server."""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.actions.request import Request
from bot.features.blocks.store import Blocks
from bot.features.follow.screen import FollowOf
from bot.features.follow.store import Follow, Follows
from bot.messages.names import bold
from bot.messages.press import NO_TABLE, Press, people_of
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.table import Table

FOLLOW_LASTS: Final = timedelta(days=30)
"""How long a person is followed."""
MAX_FOLLOWS: Final = 50
"""How many tables and people one person may follow at a time."""


async def follow(request: Request, press: Press) -> None:
    """Follow the table of a press, or the person it names."""
    if press.table != NO_TABLE:
        table = await request.table(press.table)
        if table.over:
            raise Refusal("refused-follow-over")
        wanted = Follow(request.user_id, table.id, 0, table.guild_id, request.language)
        await _save(request, wanted)
        await request.say("follow-table-done")
        return
    asked = FollowOf.read(press.argument)
    if request.where != "server" or not request.guild_id:
        raise Refusal("refused-follow-where")
    if asked.user_id == request.user_id:
        raise Refusal("refused-follow-person")
    store = request.tables.store
    if (await store.people.get(asked.user_id)).hidden:
        raise Refusal("refused-hidden", name=UnescapedName(asked.name))
    blocked = {it.user_id: it.name for it in await store.of(Blocks).of(request.user_id)}
    if asked.user_id in blocked:
        raise Refusal("refused-follow-blocked", name=UnescapedName(blocked[asked.user_id]))
    # Whoever was blocked follows as anybody else, and gets no message: a refusal would reveal the block.
    until = store.now() + FOLLOW_LASTS
    wanted = Follow(request.user_id, 0, asked.user_id, request.guild_id, request.language, until)
    await _save(request, wanted)
    await request.say("follow-person-done", name=bold(asked.name), days=FOLLOW_LASTS.days)


async def unfollow(request: Request, press: Press) -> None:
    """Stop following the table of a press, or the person it names."""
    followed = 0 if press.table else FollowOf.read(press.argument).user_id
    await request.tables.store.of(Follows).remove(request.user_id, press.table, followed)
    await request.say("unfollow-done")


async def follow_or_stop(request: Request, press: Press) -> None:
    """Follow the person chosen, by default the table here; or stop following."""
    if press.people:
        ((user_id, name),) = people_of(press, "refused-follow-person").items()
        following = await follows(request, followed_id=user_id)
        asked = replace(press, argument=str(FollowOf(user_id, name)))
    else:
        table = await request.table_here()
        following = await follows(request, table.id)
        asked = replace(press, table=table.id)
    await (unfollow if following else follow)(request, asked)


async def follows(request: Request, table_id: int = NO_TABLE, followed_id: int = 0) -> bool:
    """Return whether this person follows a table, or somebody in this server."""
    return any(
        it.table_id == table_id if table_id else (it.followed_id, it.guild_id) == (
            followed_id, request.guild_id
        )
        for it in await _current(request)
    )  # fmt: skip


async def menu(request: Request, table: Table) -> list[str]:
    """Return what More offers somebody who doesn't play at a table that isn't over."""
    if table.over or table.seat_of(request.user_id) is not None:
        return []
    return ["unfollow" if await follows(request, table.id) else "follow"]


async def _current(request: Request) -> list[Follow]:
    """Return what this person follows; what has expired may still be saved."""
    store = request.tables.store
    known, now = await store.of(Follows).of(request.user_id), store.now()
    return [it for it in known if it.until_at is None or it.until_at > now]


async def _save(request: Request, wanted: Follow) -> None:
    """Follow a table or a person, or follow them for longer."""
    store = request.tables.store
    async with store.turn(f"follows of {request.user_id}"):
        others = [it for it in await _current(request) if it.key != wanted.key]
        if len(others) >= MAX_FOLLOWS:
            raise Refusal("refused-follows", most=MAX_FOLLOWS)
        await store.of(Follows).save(wanted)
