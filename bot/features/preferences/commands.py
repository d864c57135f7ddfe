"""The commands for a person's preferences: `/my reminders`, `/my quiet`, `/my away`, `/my confirm`."""

from contextlib import suppress
from typing import Final

from discord import app_commands

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, anywhere
from bot.features.preferences.actions import DAYS_AWAY, QuietHours
from bot.features.preferences.hours import hour_of, minutes_of
from bot.features.preferences.zones import label, zones_like
from bot.host.threads import in_thread
from bot.messages.press import NO_TABLE, Press
from bot.panels.viewpoint import MAX_OPTIONS
from bot.tables.refusal import Refusal
from bot.tables.zones import shown


async def _quiet(_: Request, values: OptionValues) -> Press:
    """Set the quiet hours; without options, open the form for them."""
    action = "quiet" if values else "ask-quiet"
    return Press(NO_TABLE, None, action, str(QuietHours(**values)))


async def _hours(_: Request, current: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    hours = [f"{hour:02}:00" for hour in range(24)]
    offered = [hour for hour in hours if hour.startswith(current.strip())]
    with suppress(Refusal):
        offered = offered or [hour_of(minutes_of(current))]
    return [app_commands.Choice(name=hour, value=hour) for hour in offered or hours][:MAX_OPTIONS]


async def _zones(
    request: Request, current: str, __: OptionValues
) -> list[app_commands.Choice[str]]:
    zones = await in_thread(zones_like, current)  # the first call reads the time zone files
    now = request.tables.store.now()
    return [
        app_commands.Choice(name=label(zone, request.language, now), value=shown(zone))
        for zone in zones[:MAX_OPTIONS]
    ]


async def _days(request: Request, _: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=request.words("away-days", days=days), value=str(days))
        for days in DAYS_AWAY
    ]


OWN_COMMANDS: Final = (
    Command("reminders", anywhere("reminders"), after="tables"),
    Command("confirm", anywhere("confirm"), after="reminders"),
    Command(
        "quiet",
        _quiet,
        [
            Option("begin", complete=_hours),
            Option("end", complete=_hours),
            Option("zone", complete=_zones),
        ],
        after="reminders",
    ),
    Command(
        "away",
        anywhere("away", "until"),
        [Option("until", required=True, complete=_days)],
        after="forget",
    ),
)
