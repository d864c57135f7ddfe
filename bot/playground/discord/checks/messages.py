"""Checks a message a bot sends or changes, and turns it into a draft to be posted."""

import io
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image

from bot.playground.discord import errors
from bot.playground.discord.checks.components import Walk, check
from bot.playground.discord.checks.pickers import CHANNEL_SELECT, ROLE_SELECT, USER_SELECT
from bot.playground.discord.errors import Form, Refusal
from bot.playground.discord.payloads import FILE_LIMIT, Payloads
from bot.playground.discord.permissions import Permission, in_channel
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import COMPONENTS_V2, EPHEMERAL, Attachment, Message

T = TypeVar("T", str, list[Json])

MOST_FILES = 10
MOST_CONTENT = 2000
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


@dataclass(frozen=True)
class Upload:
    """A file that came with a request; ``key`` is the number in ``files[n]``."""

    key: str
    filename: str
    content: bytes


@dataclass(frozen=True)
class Draft:
    """A valid message; ``uploads`` are the new files by their new ids."""

    content: str
    components: list[Json]
    embeds: list[Json]
    attachments: list[Attachment]
    uploads: dict[Id, bytes]
    flags: int
    mention_ids: list[Id]
    role_ids: list[Id]
    nonce: str | None


@dataclass(frozen=True)
class Desk:
    """Where a message is checked: what it may refer to and how ids are made."""

    payloads: Payloads
    new_ids: Iterable[Id]
    channel_id: Id
    prefix: tuple[str, ...] = ()

    def check(self, body: Json, uploads: list[Upload], before: Message | None = None) -> Draft:
        """Return the draft, or raise what Discord would say."""
        form = Form(*self.prefix)
        flags = self._flags(form, body, before)
        attachments, fresh = self._attachments(form, body, uploads, before)
        v2 = bool(flags & COMPONENTS_V2)
        if v2:
            _no_legacy(form, body)
        else:
            form.text(("content",), body, 0, MOST_CONTENT)
            form.length(("embeds",), body.get("embeds"), 0, 10)
        components = before.components if before else []
        # What a component names is found among the files that the request itself names.
        named = [it for it in attachments if "attachments" in body or it.id in fresh]
        world = self.payloads.world
        known = {
            USER_SELECT: world.people,
            ROLE_SELECT: [role_id for guild in world.guilds.values() for role_id in guild.roles],
            CHANNEL_SELECT: world.channels,
        }
        walk = Walk(form, self._media(named), frozenset(world.emojis), known)
        if body.get("components") is not None or "components" in body:
            components = check(walk, body.get("components") or [], v2=v2)
        _mentions_allowed(form, body)
        form.text(("nonce",), {"nonce": str(body.get("nonce") or "")}, 0, 25)
        form.settle()
        if walk.too_many_bytes():
            raise Refusal(500, 0, "500: Internal Server Error")
        content = "" if v2 else _kept(body, "content", before.content if before else "")
        embeds = [] if v2 else _kept(body, "embeds", before.embeds if before else [])
        if not (content or embeds or components or attachments):
            raise Refusal(400, 50006, "Cannot send an empty message")
        if not flags & EPHEMERAL:
            self._moderate([content, *walk.texts])
        return Draft(
            content=content,
            components=components,
            embeds=embeds,
            attachments=attachments,
            uploads=fresh,
            flags=flags,
            mention_ids=self._mentioned(body, content, walk.texts),
            role_ids=self._roles_mentioned(body, content, walk.texts),
            nonce=str(body["nonce"]) if body.get("nonce") is not None else None,
        )

    def _moderate(self, texts: Iterable[str]) -> None:
        """Raise what Discord says of a message that the server's AutoMod blocks."""
        world = self.payloads.world
        guild = world.guild_of(world.channel(self.channel_id))
        text = "\n".join(texts).lower()
        if guild is not None and any(word.lower() in text for word in guild.blocked):
            raise Refusal(400, 200000, "Message was blocked by automatic moderation")

    def _flags(self, form: Form, body: Json, before: Message | None) -> int:
        given = body.get("flags")
        if given is not None and not isinstance(given, int):
            form.fail(("flags",), "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
            given = None
        if before is None:
            return (given or 0) & SETTABLE
        if given is not None and before.flags & COMPONENTS_V2 and not given & COMPONENTS_V2:
            message = "The components V2 flag cannot be removed from a message"
            form.fail(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)
        return before.flags | (given or 0) & (COMPONENTS_V2 | SUPPRESS_EMBEDS)

    def _attachments(
        self, form: Form, body: Json, uploads: list[Upload], before: Message | None
    ) -> tuple[list[Attachment], dict[Id, bytes]]:
        listed = {str(entry.get("id")): entry for entry in body.get("attachments") or []}
        attachments = list(before.attachments) if before else []
        if "attachments" in body:
            attachments = [a for a in attachments if a.id in listed]
        kept_ids = {a.id for a in attachments}
        fresh: dict[Id, bytes] = {}
        for upload in uploads:
            entry = listed.get(upload.key, {})
            if len(upload.content) > FILE_LIMIT:
                raise Refusal(*errors.TOO_LARGE)
            attachment = attachment_of(next(iter(self.new_ids)), upload, entry)
            fresh[attachment.id] = upload.content
            attachments.append(attachment)
        keys = {upload.key for upload in uploads}
        for n, entry in enumerate(body.get("attachments") or []):
            form.text(("attachments", n, "description"), entry, 0, 1024)
            if str(entry.get("id")) not in keys | kept_ids:
                message = "The referenced attachment was not found"
                form.fail(("attachments", n, "id"), "ATTACHMENT_NOT_FOUND", message)
        if len(attachments) > MOST_FILES:
            message = f"Maximum number of attachments in a message reached ({MOST_FILES})"
            raise Refusal(400, 30015, message)
        return attachments, fresh

    def _media(self, attachments: list[Attachment]) -> dict[str, Json]:
        media: dict[str, Json] = {}
        for attachment in attachments:
            url = self.payloads.attachment_url(self.channel_id, attachment)
            medium = {
                "id": attachment.id,
                "url": url,
                "proxy_url": url,
                "width": attachment.width,
                "height": attachment.height,
                "content_type": attachment.content_type,
                "attachment_id": attachment.id,
                "name": attachment.filename,
                "size": attachment.size,
            }
            media[url] = media[f"attachment://{attachment.filename}"] = medium
        return media

    def _mentioned(self, body: Json, content: str, texts: list[str]) -> list[Id]:
        allowed = body.get("allowed_mentions")
        found = dict.fromkeys(MENTION.findall("\n".join((content, *texts))))
        people = [i for i in found if i in self.payloads.world.people]
        if allowed is None or "users" in (allowed.get("parse") or []):
            return people
        return [i for i in people if i in {str(user) for user in allowed.get("users") or []}]

    def _roles_mentioned(self, body: Json, content: str, texts: list[str]) -> list[Id]:
        """Return the roles that are notified: those allowed, and that anybody or the bot may mention."""
        world, allowed = self.payloads.world, body.get("allowed_mentions")
        channel = world.channel(self.channel_id)
        guild = world.guild_of(channel)
        found = dict.fromkeys(ROLE_MENTION.findall("\n".join((content, *texts))))
        roles = [guild.roles[i] for i in found if guild and i in guild.roles and i != guild.id]
        if not Permission.MENTION_EVERYONE & in_channel(world, world.bot, channel):
            roles = [role for role in roles if role.mentionable]
        if allowed is None or "roles" in (allowed.get("parse") or []):
            return [role.id for role in roles]
        wanted = {str(role_id) for role_id in allowed.get("roles") or []}
        return [role.id for role in roles if role.id in wanted]


def _kept(body: Json, key: str, before: T) -> T:
    return (body[key] or type(before)()) if key in body else before


def _no_legacy(form: Form, body: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.fail((key,), code, message)


def _mentions_allowed(form: Form, body: Json) -> None:
    allowed = body.get("allowed_mentions") or {}
    parse = allowed.get("parse") or []
    for n, kind in enumerate(parse):
        if kind not in {"users", "roles", "everyone"}:
            message = "Value must be one of ('users', 'everyone', 'roles')."
            form.fail(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES", message)
    for key in ("users", "roles"):
        form.length(("allowed_mentions", key), allowed.get(key), 0, 100)
        if key in parse and allowed.get(key):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            form.fail(("allowed_mentions",), code, message)


def attachment_of(new_id: Id, upload: Upload, entry: Json) -> Attachment:
    """Return a file's metadata from what came with it."""
    guessed = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
    width = height = None
    if guessed in {"image/png", "image/jpeg", "image/gif", "image/webp"}:
        try:
            with Image.open(io.BytesIO(upload.content)) as image:
                width, height = image.size
        except (OSError, Image.DecompressionBombError):
            pass  # Discord too shows such a file without a size
    return Attachment(
        id=new_id,
        filename=re.sub(r"[^\w.\-]", "_", entry.get("filename") or upload.filename) or "file",
        size=len(upload.content),
        content_type=guessed,
        description=entry.get("description"),
        width=width,
        height=height,
    )
