"""The channel of the weekly message, among a server's settings."""

from dataclasses import replace

from discord import ChannelType

from bot.actions.request import Request
from bot.actions.server_settings import managed_settings, present_saved, save
from bot.features.weekly.store import Weeks
from bot.features.weekly.week import week_of
from bot.messages.press import NO_TABLE, Press, PressChannels, number_in
from bot.messages.screen import Rows
from bot.store.values import ServerSettings


async def choose_channel(request: Request, press: Press) -> None:
    """Set the channel for the weekly message, from this week on; none means no message."""
    before, store = await managed_settings(request), request.tables.store
    channel_id = number_in(press.argument) if press.argument else 0
    await save(request, before, replace(before, week_channel_id=channel_id))
    if not before.week_channel_id:  # what came before it was chosen isn't told
        await store.of(Weeks).mark(before.guild_id, week_of(store.now()))
    await present_saved(request)


def server_rows(request: Request, chosen: ServerSettings) -> Rows:
    """Return the list of channels for the weekly message, and what keeps it from the chosen one."""
    words, channel_id = request.words, chosen.week_channel_id
    channels = PressChannels(
        Press(NO_TABLE, 0, "server-week"),
        words("server-week-none"),
        [ChannelType.text, ChannelType.news],
        [channel_id] if channel_id else (),
        most=1,
    )
    missing = request.services.refused.told("week", channel_id, words)
    return ["\n".join((words("server-week"), *missing)), [channels]]
