"""Threads: opening one, putting it away, and who is in it."""

from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground import errors
from bot.playground.errors import Form, Refusal
from bot.playground.permissions import Permission
from bot.playground.rest.answers import answer, nothing, read
from bot.playground.rest.channels import need, visible
from bot.playground.shapes import Json
from bot.playground.world import Channel

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

PUBLIC = 11


class Threads:
    """Handlers that know the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def make(self, request: web.Request) -> web.Response:
        """POST /channels/{channel_id}/threads: a public thread without a first message."""
        channel = visible(self._stand_in.world, request)
        if channel.parent_id is not None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        need(self._stand_in.world, channel, Permission.CREATE_PUBLIC_THREADS)
        body, _ = await read(request)
        form = Form()
        form.text(("name",), body, 1, 100, need=True)
        if body.get("type") != PUBLIC:
            form.fail(("type",), "ENUM_TYPE_COERCE", "Only public threads are known here.")
        form.settle()
        bot_id = self._stand_in.world.bot_id
        thread = self._stand_in.add_channel(body["name"], channel.id, bot_id)
        return answer(self._stand_in.payloads.channel(thread), 201)

    async def change(self, request: web.Request) -> web.Response:
        """PATCH /channels/{channel_id}: put a thread of one's own away, or open any again.

        One that is locked is opened by those alone who manage threads.
        """
        thread, world = self._thread(request), self._stand_in.world
        body, _ = await read(request)
        if thread.locked or (body != {"archived": False} and thread.owner_id != world.bot_id):
            need(world, thread, Permission.MANAGE_THREADS)
        need(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
        thread.archived = bool(body.get("archived", thread.archived))
        self._stand_in.surroundings_changed()
        return answer(self._stand_in.payloads.channel(thread))

    async def members(self, request: web.Request) -> web.Response:
        """GET /channels/{channel_id}/thread-members."""
        thread = self._thread(request)
        return answer([_thread_member(thread, member) for member in thread.member_ids])

    async def member(self, request: web.Request) -> web.Response:
        """GET /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member not in thread.member_ids:
            raise Refusal(404, 10007, "Unknown Member")
        return answer(_thread_member(thread, member))

    async def join(self, request: web.Request) -> web.Response:
        """PUT /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member not in thread.member_ids:
            thread.member_ids.append(member)
            self._stand_in.surroundings_changed()
        return nothing()

    async def leave(self, request: web.Request) -> web.Response:
        """DELETE /channels/{channel_id}/thread-members/{user_id}."""
        thread, member = self._thread(request), self._member_id(request)
        if member in thread.member_ids:
            thread.member_ids.remove(member)
            self._stand_in.surroundings_changed()
        return nothing()

    def _thread(self, request: web.Request) -> Channel:
        channel = visible(self._stand_in.world, request)
        if channel.parent_id is None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        return channel

    def _member_id(self, request: web.Request) -> str:
        given = request.match_info.get("user_id", "@me")
        member = self._stand_in.world.bot_id if given == "@me" else given
        if member not in self._stand_in.world.people:
            raise errors.unknown_user()
        return member


def _thread_member(thread: Channel, member: str) -> Json:
    return {"id": thread.id, "user_id": member, "join_timestamp": "2026-01-01T00:00:00+00:00",
            "flags": 0}  # fmt: skip


def routes(stand_in: "StandIn") -> list[web.RouteDef]:
    """Return the routes of this family."""
    h = Threads(stand_in)
    channel = "/channels/{channel_id}"
    return [
        web.patch(channel, h.change),
        web.post(channel + "/threads", h.make),
        web.get(channel + "/thread-members", h.members),
        web.get(channel + "/thread-members/{user_id}", h.member),
        web.put(channel + "/thread-members/{user_id}", h.join),
        web.delete(channel + "/thread-members/{user_id}", h.leave),
    ]
