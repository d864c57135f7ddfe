"""Channels and their messages, as the bot may see and use them."""

from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground import errors
from bot.playground.checks.messages import Draft
from bot.playground.errors import Form, Refusal
from bot.playground.installing import takes_messages
from bot.playground.permissions import Permission, in_channel, may_send, sees
from bot.playground.rest.answers import answer, nothing, read
from bot.playground.shapes import Json
from bot.playground.world import DIRECT, EPHEMERAL, HOLDERS, Channel, Message, World, born

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

NONCE_SECONDS = 300.0


class Channels:
    """Handlers that know the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def channel(self, request: web.Request) -> web.Response:
        """GET /channels/{channel_id}."""
        return answer(self._stand_in.payloads.channel(self._visible(request)))

    async def delete_channel(self, request: web.Request) -> web.Response:
        """DELETE /channels/{channel_id}."""
        channel = self._visible(request)
        thread = channel.parent_id is not None
        self._need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        payload = self._stand_in.payloads.channel(channel)
        self._stand_in.remove_channel(channel)
        return answer(payload)

    async def typing(self, request: web.Request) -> web.Response:
        """POST /channels/{channel_id}/typing."""
        channel = self._visible(request)
        self._may_send(channel)
        self._stand_in.pages.tell(
            {"t": "typing", "channel_id": channel.id, "user_id": self._stand_in.world.bot_id}
        )
        return nothing()

    async def direct(self, request: web.Request) -> web.Response:
        """POST /users/@me/channels: the one direct message there is with somebody."""
        body, _ = await read(request)
        world = self._stand_in.world
        person = world.people.get(str(body.get("recipient_id")))
        if person is None or person.bot:
            raise errors.unknown_user()
        known = world.between(person.id, world.bot_id)
        channel = known or self._stand_in.add_private([person, world.bot])
        return answer(self._stand_in.payloads.channel(channel))

    # Messages

    async def messages(self, request: web.Request) -> web.Response:
        """GET /channels/{channel_id}/messages, newest first; none without the permission to read."""
        world = self._stand_in.world
        channel = self._visible(request)
        if Permission.READ_MESSAGE_HISTORY not in in_channel(world, world.bot, channel):
            return answer([])
        limit = min(max(int(request.query.get("limit", "50")), 1), 100)
        before = int(request.query.get("before", "0") or 0)
        listed = [
            message
            for message in reversed(world.history(channel.id))
            if message.reader_id is None and (not before or int(message.id) < before)
        ]
        return answer([self._stand_in.payloads.message(m) for m in listed[:limit]])

    async def message(self, request: web.Request) -> web.Response:
        """GET /channels/{channel_id}/messages/{message_id}."""
        self._need(self._visible(request), Permission.READ_MESSAGE_HISTORY)
        return answer(self._stand_in.payloads.message(self._message(request)))

    async def post(self, request: web.Request) -> web.Response:
        """POST /channels/{channel_id}/messages."""
        channel = self._visible(request)
        self._may_send(channel)
        body, uploads = await read(request)
        if uploads:
            self._need(channel, Permission.ATTACH_FILES)
        if body.get("flags", 0) and body["flags"] & EPHEMERAL:
            body["flags"] &= ~EPHEMERAL  # only an answer to an interaction can be private
        reference_id = self._reference(channel, body)
        draft = self._stand_in.desk(channel.id).check(body, uploads)
        if body.get("enforce_nonce") and (twin := self._same_nonce(channel, draft)):
            return answer(self._stand_in.payloads.message(twin))
        message = Message(
            self._stand_in.new_id(),
            channel.id,
            self._stand_in.world.bot_id,
            reference_id=reference_id,
            nonce=draft.nonce,
        )
        self._stand_in.post(message, draft)
        return answer(self._stand_in.payloads.message(message))

    async def change(self, request: web.Request) -> web.Response:
        """PATCH /channels/{channel_id}/messages/{message_id}."""
        channel = self._visible(request)
        message = self._message(request)
        if message.author_id != self._stand_in.world.bot_id:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        if channel.archived:
            raise errors.archived()
        body, uploads = await read(request)
        if uploads:
            self._need(channel, Permission.ATTACH_FILES)
        settings, limits = self._stand_in.settings, self._stand_in.limits
        now = self._stand_in.now()
        if settings.rate_limits:
            limits.old_edit(channel.id, now - born(message.id), now)
        draft = self._stand_in.desk(channel.id).check(body, uploads, message)
        self._stand_in.change(message, draft)
        return answer(self._stand_in.payloads.message(message))

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /channels/{channel_id}/messages/{message_id}."""
        channel = self._visible(request)
        message = self._message(request)
        if message.author_id != self._stand_in.world.bot_id:
            self._need(channel, Permission.MANAGE_MESSAGES)
        self._stand_in.remove(message)
        return nothing()

    def _reference(self, channel: Channel, body: Json) -> str | None:
        reference = body.get("message_reference")
        if not reference:
            return None
        message_id = str(reference.get("message_id"))
        known = self._stand_in.world.messages.get(channel.id, {}).get(message_id)
        if known is not None and known.reader_id is None:
            self._need(channel, Permission.READ_MESSAGE_HISTORY)
            return message_id
        if reference.get("fail_if_not_exists", True):
            form = Form("message_reference")
            form.fail((), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.settle()
        return None

    def _same_nonce(self, channel: Channel, draft: Draft) -> Message | None:
        now = self._stand_in.now()
        if not self._stand_in.settings.nonces:
            return None
        for message in reversed(self._stand_in.world.history(channel.id)):
            if now - born(message.id) > NONCE_SECONDS:
                return None
            if draft.nonce is not None and message.nonce == draft.nonce:
                return message
        return None

    # Permissions

    def _message(self, request: web.Request) -> Message:
        message = self._stand_in.world.message(
            request.match_info["channel_id"], request.match_info["message_id"]
        )
        if message.reader_id is not None:
            raise errors.unknown_message()
        return message

    def _visible(self, request: web.Request) -> Channel:
        return visible(self._stand_in.world, request)

    def _need(self, channel: Channel, permission: Permission) -> None:
        need(self._stand_in.world, channel, permission)

    def _may_send(self, channel: Channel) -> None:
        if channel.kind in HOLDERS:
            raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
        if not may_send(self._stand_in.world, self._stand_in.world.bot, channel):
            raise errors.archived() if channel.archived else errors.missing_permissions()
        if channel.kind == DIRECT and not any(
            takes_messages(self._stand_in.world, person_id) for person_id in channel.member_ids
        ):
            raise errors.closed_to_bot()


def visible(world: World, request: web.Request) -> Channel:
    """Return the channel that a request names; raise Refusal if the bot does not see it."""
    channel = world.channel(request.match_info["channel_id"])
    if not world.has_bot(channel) or not sees(world, world.bot, channel):
        raise errors.missing_access()
    return channel


def need(world: World, channel: Channel, permission: Permission) -> None:
    """Raise Refusal unless the bot may do this in a channel."""
    if permission not in in_channel(world, world.bot, channel):
        raise errors.missing_permissions()


def routes(stand_in: "StandIn") -> list[web.RouteDef]:
    """Return the routes of this family."""
    h = Channels(stand_in)
    channel = "/channels/{channel_id}"
    message = channel + "/messages/{message_id}"
    return [
        web.post("/users/@me/channels", h.direct),
        web.get(channel, h.channel),
        web.delete(channel, h.delete_channel),
        web.post(channel + "/typing", h.typing),
        web.get(channel + "/messages", h.messages),
        web.post(channel + "/messages", h.post),
        web.get(message, h.message),
        web.patch(message, h.change),
        web.delete(message, h.delete),
    ]
