"""Blocking and unblocking somebody, without notifying them."""

from typing import Final

from bot.actions.request import Request
from bot.features.blocks import screen
from bot.features.blocks.store import Blocked, Blocks
from bot.messages.arguments import Choice
from bot.messages.names import bold
from bot.messages.press import Press, number_in, people_of
from bot.tables.refusal import Refusal

MAX_LINKS: Final = 10
"""How many tables are named that somebody shares with whom they block."""
MAX_BLOCKED: Final = 100
"""How many people somebody can block: four lists of Discord's length."""


async def show(request: Request, _: Press) -> None:
    """Show whom this person has blocked."""
    await _show(request)


async def block(request: Request, press: Press) -> None:
    """Block the person chosen, and list the tables that the two already share; without one, as `show`."""
    if not press.people:
        await _show(request)
        return
    store = request.tables.store.of(Blocks)
    ((chosen, name),) = people_of(press, "refused-block-whom").items()
    if chosen == request.user_id:
        raise Refusal("refused-block-whom")
    async with request.tables.store.turn(f"blocks of {request.user_id}"):
        known = {it.user_id for it in await store.of(request.user_id)}
        if len(known | {chosen}) > MAX_BLOCKED:
            raise Refusal("refused-block-many", most=MAX_BLOCKED)
        await store.add(request.user_id, Blocked(chosen, name))
    news = [request.words("blocks-added", name=bold(name))]
    links = await _shared(request, chosen)
    if links:
        news.append(request.words("blocks-together", links=request.words.joined(links, "space")))
    await _show(request, *news)


async def unblock(request: Request, press: Press) -> None:
    """Unblock the person chosen."""
    store, value = request.tables.store.of(Blocks), Choice.read(press.argument).value
    chosen = number_in(value.removeprefix("-")) * (-1 if value.startswith("-") else 1)
    before = await store.of(request.user_id)
    await store.remove(request.user_id, chosen)
    lifted = (it.name or request.words("name-forgotten") for it in before if it.user_id == chosen)
    await _show(request, *(request.words("blocks-lifted", name=bold(name)) for name in lifted))


async def _show(request: Request, *news: str) -> None:
    blocked = await request.tables.store.of(Blocks).of(request.user_id)
    await request.show_panel(screen.screen(blocked, request.words, news))


async def _shared(request: Request, user_id: int) -> list[str]:
    """Return links to the tables at which both are, at most as many as a text has room for."""
    lookup = request.tables.store.lookup
    theirs = set(await lookup.tables_of(user_id))
    both = [it for it in await lookup.tables_of(request.user_id) if it in theirs]
    return [table.link() for table in await request.tables.those(both[:MAX_LINKS])]
