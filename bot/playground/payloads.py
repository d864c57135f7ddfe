"""Turns the world's values into the JSON that Discord would send."""

import datetime as dt
from urllib.parse import quote

from bot.playground.installing import OF_GUILD, OF_USER, context, owners
from bot.playground.permissions import EVERYTHING, USUAL, in_channel, in_guild, of_app
from bot.playground.shapes import Id, Json
from bot.playground.world import (
    EPHEMERAL,
    SPOKEN,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Person,
    World,
    born,
)

FILE_LIMIT = 10 * 1024 * 1024
GRANTED = int(USUAL)
"""What the bot asks for where it is added to a server from its profile."""
BARE = ("id", "name", "type", "permissions", "parent_id", "thread_metadata")
"""What a partial channel has had for as long as it is documented, the last two for threads."""


def moment(seconds: float) -> str:
    """Spell a time as Discord does."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


class Payloads:
    """Spells values of one world; ``base`` is the address of the stand-in."""

    def __init__(self, world: World, base: str) -> None:
        self.world = world
        self.base = base

    def user(self, person: Person) -> Json:
        """Spell a user."""
        return {
            "id": person.id,
            "username": person.name,
            "global_name": None if person.bot else person.display,
            "discriminator": "0000" if person.bot else "0",
            "avatar": None,
            "bot": person.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def member(self, guild: Guild, person: Person, channel: Channel | None = None) -> Json:
        """Spell a member of a server; with a channel, and what they may do there."""
        payload: Json = {
            "user": self.user(person),
            "nick": None,
            "avatar": None,
            "roles": list(guild.members[person.id]),
            "joined_at": moment(born(guild.id)),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if channel is not None:
            payload["permissions"] = str(int(in_channel(self.world, person, channel)))
        return payload

    def channel(self, channel: Channel, person: Person | None = None) -> Json:
        """Spell a channel of any kind; with a person, and what they may do there."""
        history = self.world.history(channel.id)
        payload: Json = {
            "id": channel.id,
            "type": channel.kind,
            "last_message_id": history[-1].id if history else None,
            "flags": 0,
        }
        if channel.guild_id is None:
            payload |= self._recipients(channel)
        else:
            payload |= {
                "guild_id": channel.guild_id,
                "name": channel.name,
                "parent_id": channel.parent_id,
                "rate_limit_per_user": 0,
            }
            payload |= self._thread(channel) if channel.parent_id else self._text(channel)
        if person is not None:
            payload["permissions"] = str(int(in_channel(self.world, person, channel)))
        return payload

    def bare_channel(self, channel: Channel, person: Person) -> Json:
        """Spell a channel with nothing but what was ever documented of a partial one."""
        told = self.channel(channel, person)
        keys = BARE if channel.parent_id else BARE[:4]
        return {key: told[key] for key in keys if key in told}

    def _recipients(self, channel: Channel) -> Json:
        people = [self.world.people[i] for i in channel.member_ids if i != self.world.bot_id]
        payload: Json = {"recipients": [self.user(person) for person in people]}
        if channel.group:
            payload |= {"name": channel.name, "icon": None, "owner_id": people[0].id}
        return payload

    def _text(self, channel: Channel) -> Json:
        spoken = {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        return {
            **(spoken if channel.kind in SPOKEN else {}),
            "topic": channel.topic or None,
            "position": list(self.world.channels).index(channel.id),
            "nsfw": False,
            "permission_overwrites": [
                {
                    "id": o.target_id,
                    "type": int(o.is_member),
                    "allow": str(int(o.allow)),
                    "deny": str(int(o.deny)),
                }
                for o in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel) -> Json:
        history, made = self.world.history(channel.id), moment(born(channel.id))
        return {
            "owner_id": channel.owner_id or self.world.guilds[channel.guild_id or ""].owner_id,
            "message_count": len(history),
            "total_message_sent": len(history),
            "member_count": len(channel.member_ids),
            "thread_metadata": {
                "archived": channel.archived,
                "auto_archive_duration": 10080,
                "archive_timestamp": made,
                "create_timestamp": made,
                "locked": channel.locked,
            },
        }

    def guild(self, guild: Guild) -> Json:
        """Spell a server, as GUILD_CREATE sends it to a bot that is its member."""
        channels = self.world.channels_of(guild)
        return {
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner_id,
            "preferred_locale": guild.reported_locale,
            "features": guild.features,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "application_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "vanity_url_code": None,
            "joined_at": moment(born(guild.id)),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, self.world.bot)],
            "roles": self.roles(guild),
            "channels": [self.channel(c) for c in channels if not c.parent_id],
            "threads": [self.channel(c) for c in channels if c.parent_id],
            "emojis": [],
            "stickers": [],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def roles(self, guild: Guild) -> list[Json]:
        """Spell the roles of a server."""
        return [
            {
                "id": role.id,
                "name": role.name,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "icon": None,
                "unicode_emoji": None,
                "position": position,
                "permissions": str(int(role.permissions)),
                "managed": role.id in guild.members[self.world.bot_id],
                "mentionable": False,
                "flags": 0,
            }
            for position, role in enumerate(guild.roles.values())
        ]

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
            "mention_roles": [],
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
        if author.bot:
            payload["application_id"] = author.id
        if message.by_webhook:
            payload["webhook_id"] = author.id
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.interaction is not None:
            payload["interaction_metadata"] = message.interaction
        if message.reference_id is not None:
            payload |= self._reference(message)
        return payload

    def _message_type(self, message: Message) -> int:
        told = message.interaction or {}
        if told.get("type") == 2 and "original_response_message_id" not in told:
            return 20
        return 19 if message.reference_id is not None else 0

    def _reference(self, message: Message) -> Json:
        before = self.world.messages.get(message.channel_id, {}).get(message.reference_id or "")
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
        """Spell what every interaction, ``on`` a message or not, tells of its surroundings."""
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
            "entitlement_sku_ids": [],
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

    def guild_permissions(self, guild: Guild, person: Person) -> str:
        """Spell what a person may do in a server at large."""
        return str(int(in_guild(guild, person) & EVERYTHING))


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
