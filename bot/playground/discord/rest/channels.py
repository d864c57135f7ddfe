"""Channels, threads and their messages, as the bot may see and use them."""

from dataclasses import replace

from bot.playground.discord import errors
from bot.playground.discord.application import Application
from bot.playground.discord.checks.messages import Draft
from bot.playground.discord.errors import Form, Refusal
from bot.playground.discord.installing import takes_messages
from bot.playground.discord.permissions import Permission, in_channel, may_send, sees
from bot.playground.discord.rest.exchange import NOTHING, Answer, Request, Route
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import (
    DIRECT,
    EPHEMERAL,
    HOLDERS,
    WEEK_MINUTES,
    Channel,
    Message,
    born,
)

PUBLIC_THREAD = 11
NONCE_SECONDS = 300.0


class Channels:
    """The handlers of these routes."""

    def __init__(self, discord: Application) -> None:
        self._discord = discord

    def channel(self, request: Request) -> Answer:
        """GET /channels/{channel_id}."""
        return Answer(self._discord.payloads.channel(self._visible(request)))

    def delete_channel(self, request: Request) -> Answer:
        """DELETE /channels/{channel_id}."""
        channel = self._visible(request)
        thread = channel.parent_id is not None
        self._need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        payload = self._discord.payloads.channel(channel)
        self._discord.remove_channel(channel)
        return Answer(payload)

    def direct(self, request: Request) -> Answer:
        """POST /users/@me/channels: the one direct message there is with somebody."""
        body = request.json()
        world = self._discord.world
        person = world.people.get(str(body.get("recipient_id")))
        if person is None or person.bot:
            raise Refusal(*errors.UNKNOWN_USER)
        known = world.between(person.id, world.bot_id)
        channel = known or self._discord.add_private([person, world.bot])
        return Answer(self._discord.payloads.channel(channel))

    # Threads

    def make_thread(self, request: Request) -> Answer:
        """POST /channels/{channel_id}/threads: a public thread without a first message."""
        channel = self._visible(request)
        if channel.parent_id is not None:
            raise Refusal(*errors.WRONG_KIND)
        self._need(channel, Permission.CREATE_PUBLIC_THREADS)
        body = request.json()
        form = Form()
        form.text(("name",), body, 1, 100, need=True)
        if body.get("type") != PUBLIC_THREAD:
            form.fail(("type",), "ENUM_TYPE_COERCE", "Only public threads are known here.")
        form.settle()
        bot_id = self._discord.world.bot_id
        minutes = body.get("auto_archive_duration") or WEEK_MINUTES
        thread = self._discord.add_thread(body["name"], channel, bot_id, minutes)
        return Answer(self._discord.payloads.channel(thread), 201)

    def change_thread(self, request: Request) -> Answer:
        """PATCH /channels/{channel_id}: archive one's own thread, or unarchive any.

        One that is locked is opened by those alone who manage threads.
        """
        thread, world = self._visible(request), self._discord.world
        if thread.parent_id is None:
            raise Refusal(*errors.WRONG_KIND)
        body = request.json()
        if thread.locked or (body != {"archived": False} and thread.owner_id != world.bot_id):
            self._need(thread, Permission.MANAGE_THREADS)
        self._need(thread, Permission.SEND_MESSAGES_IN_THREADS)
        archived = bool(body.get("archived", thread.archived))
        self._discord.archive(thread, archived=archived, locked=thread.locked)
        return Answer(self._discord.payloads.channel(thread))

    # Messages

    def messages(self, request: Request) -> Answer:
        """GET /channels/{channel_id}/messages, newest first; none without the permission to read."""
        world = self._discord.world
        channel = self._visible(request)
        if Permission.READ_MESSAGE_HISTORY not in in_channel(world, world.bot, channel):
            return Answer([])
        limit = min(max(int(request.query.get("limit", "50")), 1), 100)
        before = int(request.query.get("before", "0") or 0)
        public = [m for m in reversed(world.history(channel.id)) if m.reader_id is None]
        listed = [m for m in public if not before or int(m.id) < before]
        return Answer([self._discord.payloads.message(m) for m in listed[:limit]])

    def message(self, request: Request) -> Answer:
        """GET /channels/{channel_id}/messages/{message_id}."""
        self._need(self._visible(request), Permission.READ_MESSAGE_HISTORY)
        return Answer(self._discord.payloads.message(self._message(request)))

    def post(self, request: Request) -> Answer:
        """POST /channels/{channel_id}/messages."""
        channel = self._visible(request)
        self._may_send(channel)
        body, uploads = request.json(), request.uploads
        if uploads:
            self._need(channel, Permission.ATTACH_FILES)
        if body.get("flags", 0) and body["flags"] & EPHEMERAL:
            body["flags"] &= ~EPHEMERAL  # only an answer to an interaction can be private
        reference_id = self._reference(channel, body)
        draft = self._discord.desk(channel.id).check(body, uploads)
        if body.get("enforce_nonce") and (twin := self._same_nonce(channel, draft)):
            return Answer(self._discord.payloads.message(twin))
        new_id, bot_id = self._discord.new_id(), self._discord.world.bot_id
        message = Message(new_id, channel.id, bot_id, reference_id=reference_id, nonce=draft.nonce)
        self._discord.post(message, self._with_replied(channel, body, draft, reference_id))
        return Answer(self._discord.payloads.message(message))

    def change(self, request: Request) -> Answer:
        """PATCH /channels/{channel_id}/messages/{message_id}."""
        channel = self._visible(request)
        message = self._message(request)
        if message.author_id != self._discord.world.bot_id:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        if channel.archived:
            raise Refusal(*errors.ARCHIVED)
        body, uploads = request.json(), request.uploads
        if uploads:
            self._need(channel, Permission.ATTACH_FILES)
        settings, limits = self._discord.settings, self._discord.limits
        now = self._discord.now()
        if settings.rate_limits:
            limits.old_edit(channel.id, now - born(message.id), now)
        draft = self._discord.desk(channel.id).check(body, uploads, message)
        self._discord.change(message, draft)
        return Answer(self._discord.payloads.message(message))

    def delete(self, request: Request) -> Answer:
        """DELETE /channels/{channel_id}/messages/{message_id}."""
        channel = self._visible(request)
        message = self._message(request)
        if message.author_id != self._discord.world.bot_id:
            self._need(channel, Permission.MANAGE_MESSAGES)
        self._discord.remove(message)
        return NOTHING

    def _reference(self, channel: Channel, body: Json) -> str | None:
        reference = body.get("message_reference")
        if not reference:
            return None
        message_id = str(reference.get("message_id"))
        known = self._discord.world.find(channel.id, message_id)
        if known is not None and known.reader_id is None:
            self._need(channel, Permission.READ_MESSAGE_HISTORY)
            return message_id
        if reference.get("fail_if_not_exists", True):
            form = Form("message_reference")
            form.fail((), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.settle()
        return None

    def _with_replied(
        self, channel: Channel, body: Json, draft: Draft, reference_id: str | None
    ) -> Draft:
        """Return a draft that also mentions whom it replies to, unless the body forbids that."""
        replied = self._discord.world.find(channel.id, reference_id)
        allowed = body.get("allowed_mentions") or {"replied_user": True}
        if replied is None or not allowed.get("replied_user"):
            return draft
        return replace(draft, mention_ids=[*dict.fromkeys((*draft.mention_ids, replied.author_id))])

    def _same_nonce(self, channel: Channel, draft: Draft) -> Message | None:
        now = self._discord.now()
        if not self._discord.settings.nonces:
            return None
        for message in reversed(self._discord.world.history(channel.id)):
            if now - born(message.id) > NONCE_SECONDS:
                return None
            if draft.nonce is not None and message.nonce == draft.nonce:
                return message
        return None

    # Permissions

    def _message(self, request: Request) -> Message:
        names = request.names
        message = self._discord.world.message(names["channel_id"], names["message_id"])
        if message.reader_id is not None:
            raise Refusal(*errors.UNKNOWN_MESSAGE)
        return message

    def _visible(self, request: Request) -> Channel:
        """Return the channel that a request names; raise Refusal if the bot does not see it."""
        world = self._discord.world
        channel = world.channel(request.names["channel_id"])
        if not world.has_bot(channel) or not sees(world, world.bot, channel):
            raise Refusal(*errors.MISSING_ACCESS)
        return channel

    def _need(self, channel: Channel, permission: Permission) -> None:
        """Raise Refusal unless the bot may do this in a channel."""
        world = self._discord.world
        if permission not in in_channel(world, world.bot, channel):
            raise Refusal(*errors.MISSING_PERMISSIONS)

    def _may_send(self, channel: Channel) -> None:
        world = self._discord.world
        if channel.kind in HOLDERS:
            raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
        if not may_send(world, world.bot, channel):
            raise Refusal(*(errors.ARCHIVED if channel.archived else errors.MISSING_PERMISSIONS))
        willing = (takes_messages(world, person_id) for person_id in channel.member_ids)
        if channel.kind == DIRECT and not any(willing):
            raise Refusal(*errors.CLOSED_TO_BOT)


def routes(discord: Application) -> list[Route]:
    """Return the routes of this family."""
    h = Channels(discord)
    channel = "/channels/{channel_id}"
    message = channel + "/messages/{message_id}"
    return [
        ("POST", "/users/@me/channels", h.direct),
        ("GET", channel, h.channel),
        ("PATCH", channel, h.change_thread),
        ("DELETE", channel, h.delete_channel),
        ("POST", channel + "/threads", h.make_thread),
        ("GET", channel + "/messages", h.messages),
        ("POST", channel + "/messages", h.post),
        ("GET", message, h.message),
        ("PATCH", message, h.change),
        ("DELETE", message, h.delete),
    ]
