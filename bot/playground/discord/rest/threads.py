"""Threads: opening one, putting it away, and who is in it."""

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.errors import Form, Refusal
from bot.playground.discord.permissions import Permission
from bot.playground.discord.rest.channels import need, visible
from bot.playground.discord.rest.exchange import NOTHING, Answer, Request, Route
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel

PUBLIC = 11


class Threads:
    """Handlers that know the application."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def make(self, request: Request) -> Answer:
        """POST /channels/{channel_id}/threads: a public thread without a first message."""
        channel = visible(self._discord.world, request)
        if channel.parent_id is not None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        need(self._discord.world, channel, Permission.CREATE_PUBLIC_THREADS)
        body = request.json()
        form = Form()
        form.text(("name",), body, 1, 100, need=True)
        if body.get("type") != PUBLIC:
            form.fail(("type",), "ENUM_TYPE_COERCE", "Only public threads are known here.")
        form.settle()
        bot_id = self._discord.world.bot_id
        thread = self._discord.add_channel(body["name"], channel.id, bot_id)
        return Answer(self._discord.payloads.channel(thread), 201)

    def change(self, request: Request) -> Answer:
        """PATCH /channels/{channel_id}: put a thread of one's own away, or open any again.

        One that is locked is opened by those alone who manage threads.
        """
        thread, world = self._thread(request), self._discord.world
        body = request.json()
        if thread.locked or (body != {"archived": False} and thread.owner_id != world.bot_id):
            need(world, thread, Permission.MANAGE_THREADS)
        need(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
        thread.archived = bool(body.get("archived", thread.archived))
        self._discord.surroundings_changed()
        return Answer(self._discord.payloads.channel(thread))

    def members(self, request: Request) -> Answer:
        """GET /channels/{channel_id}/thread-members."""
        thread = self._thread(request)
        return Answer([_thread_member(thread, member) for member in thread.member_ids])

    def member(self, request: Request) -> Answer:
        """GET /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member not in thread.member_ids:
            raise Refusal(404, 10007, "Unknown Member")
        return Answer(_thread_member(thread, member))

    def join(self, request: Request) -> Answer:
        """PUT /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member not in thread.member_ids:
            thread.member_ids.append(member)
            self._discord.surroundings_changed()
        return NOTHING

    def leave(self, request: Request) -> Answer:
        """DELETE /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member in thread.member_ids:
            thread.member_ids.remove(member)
            self._discord.surroundings_changed()
        return NOTHING

    def _thread(self, request: Request) -> Channel:
        channel = visible(self._discord.world, request)
        if channel.parent_id is None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        return channel

    def _member_id(self, request: Request) -> str:
        given = request.names.get("user_id", "@me")
        member = self._discord.world.bot_id if given == "@me" else given
        if member not in self._discord.world.people:
            raise errors.unknown_user()
        return member


def _thread_member(thread: Channel, member: str) -> Json:
    return {"id": thread.id, "user_id": member, "join_timestamp": "2026-01-01T00:00:00+00:00",
            "flags": 0}  # fmt: skip


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Threads(discord)
    channel = "/channels/{channel_id}"
    return [
        ("PATCH", channel, h.change),
        ("POST", channel + "/threads", h.make),
        ("GET", channel + "/thread-members", h.members),
        ("GET", channel + "/thread-members/{user_id}", h.member),
        ("PUT", channel + "/thread-members/{user_id}", h.join),
        ("DELETE", channel + "/thread-members/{user_id}", h.leave),
    ]
