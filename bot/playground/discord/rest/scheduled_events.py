"""A server's scheduled events that take place outside its voice channels."""

import datetime as dt
from typing import Any

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.errors import Form, Refusal
from bot.playground.discord.permissions import Permission, in_guild
from bot.playground.discord.rest.exchange import NOTHING, Answer, Request, Route
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import (
    ACTIVE,
    CANCELED,
    COMPLETED,
    SCHEDULED,
    Guild,
    ScheduledEvent,
)

MOST = 100
"""How many events of a server may lie ahead or be going on."""
EXTERNAL, GUILD_ONLY = 3, 2
FOLLOWING = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""The statuses that may follow one."""


class ScheduledEvents:
    """The handlers of these routes."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def events(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}/scheduled-events: those that aren't over."""
        guild = self._guild(request)
        return Answer([self._payload(it) for it in self._discord.events_of(guild)])

    def event(self, request: Request) -> Answer:
        """GET /guilds/{guild_id}/scheduled-events/{event_id}."""
        return Answer(self._payload(self._event(request)))

    def create(self, request: Request) -> Answer:
        """POST /guilds/{guild_id}/scheduled-events."""
        guild, discord, body = self._guild(request), self._discord, request.json()
        self._need(guild, Permission.CREATE_EVENTS)
        form = Form()
        form.text(("name",), body, 1, 100, need=True)
        form.text(("description",), body, 0, 1000)
        _external(body, form)
        for key in ("scheduled_start_time", "scheduled_end_time"):
            form.text((key,), body, 1, 40, need=True)
        form.settle()
        event = ScheduledEvent("", guild.id, discord.world.bot_id, "", "", "", 0.0, 0.0)
        self._fill(event, body)
        if len(discord.events_of(guild)) >= MOST:
            message = f"Maximum number of uncompleted guild scheduled events reached ({MOST})"
            raise Refusal(400, 30038, message)
        event.id = discord.new_id()
        discord.world.events[event.id] = event
        discord.surroundings_changed()
        return Answer(self._payload(event))

    def change(self, request: Request) -> Answer:
        """PATCH /guilds/{guild_id}/scheduled-events/{event_id}: the bot's own, or any with Manage Events."""
        event, body = self._event(request), request.json()
        self._may_change(event)
        if event.status in (COMPLETED, CANCELED):
            raise Refusal(*errors.FINISHED_EVENT)
        form = Form()
        form.text(("name",), body, 1, 100)
        form.text(("description",), body, 0, 1000)
        if "entity_metadata" in body:
            _location(body, form)
        status = body.get("status", event.status)
        if status != event.status and status not in FOLLOWING[event.status]:
            form.fail(("status",), "BASE_TYPE_CHOICES", f"{event.status} can't become {status}.")
        form.settle()
        self._fill(event, body)
        event.status = status
        self._discord.surroundings_changed()
        return Answer(self._payload(event))

    def delete(self, request: Request) -> Answer:
        """DELETE /guilds/{guild_id}/scheduled-events/{event_id}."""
        event = self._event(request)
        self._may_change(event)
        self._discord.remove_event(event)
        return NOTHING

    def _fill(self, event: ScheduledEvent, body: Json) -> None:
        """Take over what a body says; raise 50035 for times that can't be."""
        starts = _seconds(body, "scheduled_start_time", event.starts)
        ends = _seconds(body, "scheduled_end_time", event.ends)
        form = Form()
        if starts != event.starts and starts <= self._discord.now():
            code = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"
            form.fail(("scheduled_start_time",), code, "Cannot schedule event in the past.")
        if starts != event.starts and event.status != SCHEDULED:
            form.fail(("scheduled_start_time",), "INVALID", "It has begun.")
        if ends <= starts:
            form.fail(("scheduled_end_time",), "INVALID", "It ends before it starts.")
        form.settle()
        event.starts, event.ends = starts, ends
        event.name = body.get("name", event.name)
        event.description = body.get("description", event.description) or ""
        event.location = body.get("entity_metadata", {}).get("location", event.location)

    # Permissions

    def _guild(self, request: Request) -> Guild:
        for guild in self._discord.world.joined():
            if guild.id == request.names["guild_id"]:
                return guild
        raise Refusal(*errors.MISSING_ACCESS)

    def _event(self, request: Request) -> ScheduledEvent:
        guild = self._guild(request)
        event = self._discord.world.events.get(request.names["event_id"])
        if event is None or event.guild_id != guild.id:
            raise Refusal(*errors.UNKNOWN_EVENT)
        self._discord.let_pass(event)
        return event

    def _may_change(self, event: ScheduledEvent) -> None:
        world = self._discord.world
        enough = Permission.MANAGE_EVENTS
        if event.creator_id == world.bot_id:
            enough |= Permission.CREATE_EVENTS
        self._need(world.guilds[event.guild_id], enough)

    def _need(self, guild: Guild, enough: Permission) -> None:
        """Raise Refusal unless the bot has one of these permissions."""
        if not in_guild(guild, self._discord.world.bot) & enough:
            raise Refusal(*errors.MISSING_PERMISSIONS)

    def _payload(self, event: ScheduledEvent) -> Json:
        return self._discord.payloads.scheduled_event(event)


def _external(body: Json, form: Form) -> None:
    """Note what an event outside a server's voice channels lacks; no other kind is known here."""
    if body.get("entity_type") != EXTERNAL:
        form.fail(("entity_type",), "BASE_TYPE_CHOICES", "Only external events are known here.")
    if body.get("privacy_level") != GUILD_ONLY:
        form.fail(("privacy_level",), "BASE_TYPE_CHOICES", "Value must be one of (2,).")
    _location(body, form)


def _location(body: Json, form: Form) -> None:
    form.text(("entity_metadata", "location"), body.get("entity_metadata") or {}, 1, 100, need=True)


def _seconds(body: Json, key: str, otherwise: float) -> float:
    """Return a time of a body; raise 50035 if it isn't one."""
    given: Any = body.get(key)
    if given is None:
        return otherwise
    try:
        return dt.datetime.fromisoformat(str(given)).timestamp()
    except ValueError:
        form = Form()
        form.fail((key,), "DATE_TIME_TYPE_PARSE", f"Could not parse {given}.")
        form.settle()
        return otherwise


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = ScheduledEvents(discord)
    events = "/guilds/{guild_id}/scheduled-events"
    event = events + "/{event_id}"
    return [
        ("GET", events, h.events),
        ("POST", events, h.create),
        ("GET", event, h.event),
        ("PATCH", event, h.change),
        ("DELETE", event, h.delete),
    ]
