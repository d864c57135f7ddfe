"""Whether a server's games, evenings and seasons appear among its events, among its settings."""

from dataclasses import replace

from bot.actions.request import Request
from bot.actions.server_settings import ON, managed_settings, present_saved, save
from bot.features.scheduled_events.job import EventJob
from bot.messages.press import NO_TABLE, Press, PressSelect
from bot.messages.screen import Rows
from bot.panels.viewpoint import lines_of
from bot.store.values import ServerSettings
from bot.tables.refusal import Refusal

OFF = "off"


async def choose(request: Request, press: Press) -> None:
    """Let the bot create events, or not: then it cancels those that it has created."""
    before = await managed_settings(request)
    if press.argument not in (OFF, ON):
        raise Refusal("refused-control-unknown")
    await save(request, before, replace(before, events=press.argument == ON))
    await present_saved(request)


def server_rows(request: Request, chosen: ServerSettings) -> Rows:
    """Return the choice, and what keeps the bot from creating events."""
    words = request.words
    text = [words("server-events")]
    if chosen.events and not request.creates_events:
        text.append(words("server-events-refused"))
    elif request.services.parts.of(EventJob).full(chosen.guild_id):
        text.append(words("server-events-full"))
    lines = lines_of(words, "server-events", (OFF, ON), ON if chosen.events else OFF)
    return ["\n".join(text), [PressSelect(Press(NO_TABLE, 0, "server-events"), "", lines)]]
