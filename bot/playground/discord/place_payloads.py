"""Turns people and places into the JSON that Discord would send."""

import datetime as dt

from bot.playground.discord.permissions import EVERYTHING, in_channel, in_guild
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import (
    SPOKEN,
    Channel,
    Guild,
    Person,
    ScheduledEvent,
    World,
    born,
)

BARE = ("id", "name", "type", "permissions", "parent_id", "thread_metadata")
"""What a partial channel has had for as long as it is documented, the last two for threads."""


def moment(seconds: float) -> str:
    """Spell a time as Discord does."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


class PlacePayloads:
    """Spells the people and places of one world; ``base`` is the address of the stand-in."""

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
            "avatar": person.avatar or None,
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

    def resolved_member(self, guild: Guild, person: Person) -> Json:
        """Spell a member that somebody chose, without the user but with their permissions."""
        told = self.member(guild, person)
        del told["user"], told["deaf"], told["mute"]
        return told | {"permissions": str(int(in_guild(guild, person) & EVERYTHING))}

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
        """Spell a channel with only the fields that are documented for a partial one."""
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
                "auto_archive_duration": channel.auto_archive_duration,
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

    def scheduled_event(self, event: ScheduledEvent) -> Json:
        """Spell a scheduled event."""
        return {
            "id": event.id,
            "guild_id": event.guild_id,
            "channel_id": None,
            "creator_id": event.creator_id,
            "creator": self.user(self.world.people[event.creator_id]),
            "name": event.name,
            "description": event.description,
            "image": None,
            "scheduled_start_time": moment(event.starts),
            "scheduled_end_time": moment(event.ends),
            "privacy_level": 2,
            "status": event.status,
            "entity_type": 3,
            "entity_id": None,
            "entity_metadata": {"location": event.location},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
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
                "mentionable": role.mentionable,
                "flags": 0,
            }
            for position, role in enumerate(guild.roles.values())
        ]
