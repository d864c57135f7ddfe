"""Turns the world's values into the JSON that Discord would send."""

from urllib.parse import quote

from bot.playground.discord.installing import OF_GUILD, OF_USER, context, owners
from bot.playground.discord.permissions import USUAL, of_app
from bot.playground.discord.place_payloads import PlacePayloads, moment
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import (
    EPHEMERAL,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Person,
    born,
)

FILE_LIMIT = 10 * 1024 * 1024
GRANTED = int(USUAL)
"""What the bot asks for where it is added to a server from its profile."""


class Payloads(PlacePayloads):
    """Spells values of one world; ``base`` is the address of the stand-in."""

    def attachment_url(self, channel_id: Id, attachment: Attachment) -> str:
        """Spell where a file can be fetched."""
        name = quote(attachment.filename, safe="")
        return f"{self.base}/attachments/{channel_id}/{attachment.id}/{name}"

    def attachment(self, channel_id: Id, attachment: Attachment, *, private: bool) -> Json:
        """Spell a file of a message."""
        url = self.attachment_url(channel_id, attachment)
        payload: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            payload["description"] = attachment.description
        if attachment.width is not None:
            payload |= {"width": attachment.width, "height": attachment.height}
        if private:
            payload["ephemeral"] = True
        return payload

    def on_page(self, message: Message) -> Json:
        """Spell a message for the page, which also shows what a phone would."""
        return {**self.message(message), "push": message.push}

    def message(self, message: Message) -> Json:
        """Spell a message; its attachments without those that its components show."""
        world = self.world
        author = world.people[message.author_id]
        shown = _shown(message.components)
        payload: Json = {
            "id": message.id,
            "type": self._message_type(message),
            "channel_id": message.channel_id,
            "author": self.user(author),
            "content": message.content,
            "timestamp": moment(born(message.id)),
            "edited_timestamp": moment(message.edited_at) if message.edited_at else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(world.people[i]) for i in message.mention_ids],
            "mention_roles": message.role_ids,
            "attachments": [
                self.attachment(message.channel_id, a, private=bool(message.flags & EPHEMERAL))
                for a in message.attachments
                if a.id not in shown
            ],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": False,
            "flags": message.flags,
        }
        if message.by_webhook:
            payload |= {"application_id": author.id, "webhook_id": author.id}
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.interaction is not None:
            payload["interaction_metadata"] = message.interaction
        if message.reference_id is not None:
            payload |= self._reference(message)
        if message.thread_id is not None:
            guild_id = world.channels[message.channel_id].guild_id
            where = {"channel_id": message.thread_id, "guild_id": guild_id}
            payload["message_reference"] = {"type": 0, **where}
        return payload

    def message_event(self, message: Message) -> Json:
        """Spell a message as its events do: with its server, and its people as members there."""
        payload = self.message(message)
        guild = self.world.guild_of(self.world.channels[message.channel_id])
        if guild is None:
            return payload
        for user in payload["mentions"]:
            if user["id"] in guild.members:
                user["member"] = self._bare_member(guild, self.world.people[user["id"]])
        author = self.world.people[message.author_id]
        if author.id in guild.members and not message.by_webhook:
            payload["member"] = self._bare_member(guild, author)
        return payload | {"guild_id": guild.id}

    def _bare_member(self, guild: Guild, person: Person) -> Json:
        member = self.member(guild, person)
        del member["user"]
        return member

    def _message_type(self, message: Message) -> int:
        if message.thread_id is not None:
            return 18
        told = message.interaction or {}
        if told.get("type") == 2 and "original_response_message_id" not in told:
            return 23 if {"target_user", "target_message_id"} & told.keys() else 20
        return 19 if message.reference_id is not None else 0

    def _reference(self, message: Message) -> Json:
        before = self.world.find(message.channel_id, message.reference_id)
        guild_id = self.world.channels[message.channel_id].guild_id
        return {
            "message_reference": {
                "type": 0,
                "channel_id": message.channel_id,
                **({} if guild_id is None else {"guild_id": guild_id}),
                "message_id": message.reference_id,
            },
            "referenced_message": self.message(before)
            if before is not None and before.reference_id is None
            else None,
        }

    def emoji(self, emoji: Emoji) -> Json:
        """Spell an emoji of the application."""
        return {
            "id": emoji.id,
            "name": emoji.name,
            "user": self.user(self.world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.content_type == "image/gif",
            "available": True,
        }

    def application(self) -> Json:
        """Spell the application itself."""
        bot = self.user(self.world.bot)
        return {
            "id": self.world.bot_id,
            "name": self.world.bot.display,
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "bot": bot,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": self.user(self.world.people[self.world.home.owner_id]),
            "team": None,
            "rpc_origins": None,
            "integration_types_config": {
                OF_GUILD: _install_params(GRANTED, "applications.commands", "bot"),
                OF_USER: _install_params(0, "applications.commands"),
            },
            "approximate_guild_count": len(self.world.joined()),
            "approximate_user_install_count": sum(p.installed for p in self.world.people.values()),
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "privacy_policy_url": "https://example.com/privacy",
            "terms_of_service_url": "https://example.com/terms",
        } | self.world.application

    def interaction(
        self, person: Person, channel: Channel, locale: str, on: Message | None = None
    ) -> Json:
        """Spell what every interaction, ``on`` a message or not, says about its context."""
        world = self.world
        guild = world.guild_of(channel)
        payload: Json = {
            "version": 1,
            "application_id": world.bot_id,
            "channel_id": channel.id,
            "channel": self.channel(channel, person),
            "app_permissions": str(int(of_app(world, person, channel))),
            "locale": locale,
            "entitlements": [],
            "authorizing_integration_owners": owners(world, person, channel, on),
            "context": context(world, channel),
            "attachment_size_limit": FILE_LIMIT,
        }
        if guild is None:
            return payload | {"user": self.user(person)}
        return payload | {
            "guild_id": guild.id,
            "guild": {
                "id": guild.id,
                "locale": guild.reported_locale,
                "features": guild.features,
            },
            "guild_locale": guild.reported_locale,
            "member": self.member(guild, person, channel),
        }


def _shown(components: object) -> set[Id]:
    """Return the ids of the files that components show."""
    if isinstance(components, list):
        return set().union(*map(_shown, components))
    if not isinstance(components, dict):
        return set()
    own = {components["attachment_id"]} if "attachment_id" in components else set()
    return own.union(*map(_shown, components.values()))


def _install_params(permissions: int, *scopes: str) -> Json:
    return {"oauth2_install_params": {"scopes": list(scopes), "permissions": str(permissions)}}
