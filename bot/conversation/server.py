"""What those who manage a server choose for it: a private panel with a list for each choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

from bot.messages.press import NOWHERE, Press, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list
from bot.request import Request
from bot.store import NotSaved
from bot.store.kept import Boards, ServerSettings, Stand
from bot.tables.refusal import NotSavedNow, Refusal

CHOICES: Final = {"stand": get_args(Stand), "boards": get_args(Boards)}
"""What may be chosen, the default first."""


async def settings(request: Request, _: Press) -> None:
    """Show what is chosen for this server."""
    await request.show_panel(_panel(request, await _chosen(request)))


async def choose(request: Request, press: Press) -> None:
    """Choose something for this server; it holds from the next board on."""
    now = await _chosen(request)
    key, _, value = press.argument.partition(":")
    if value not in CHOICES.get(key, ()):
        raise Refusal("refused-control-unknown")
    chosen = replace(now, **{key: value})  # type: ignore[arg-type]  # as CHOICES says
    try:
        await request.tables.store.write_server(chosen)
    except NotSaved as error:
        raise NotSavedNow from error
    request.reply.saved = True
    await request.show_panel(_panel(request, chosen))


async def _chosen(request: Request) -> ServerSettings:
    """Return what is chosen; raise Refusal for who may not choose."""
    guild_id, _ = request.place
    if not request.manages:
        raise Refusal("refused-not-manager")
    return await request.tables.store.server(guild_id)


def _panel(request: Request, chosen: ServerSettings) -> Screen:
    words = request.words
    told = [words("server-title"), words("server-text")]
    if chosen.stand == "thread" and request.threaded is None:
        told.append(words("server-no-threads"))
    lists = []
    for key, values in CHOICES.items():
        now = getattr(chosen, key)
        lines = [
            line_of_list(words(f"server-{key}-{value}"), value, chosen=value == now)
            for value in values
        ]
        lists.append([PressSelect(Press(NOWHERE, 0, "server-choose", f"{key}:"), "", lines)])
    return Screen(text="\n".join(told), rows=lists)
