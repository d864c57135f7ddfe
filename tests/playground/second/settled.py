"""What SimCord and the stand-in are known to differ in, and what says that the stand-in is right.

The sources are pages of Discord's documentation, its description of the HTTP API ("description"), and,
where both say nothing, threads on GitHub.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.playground.second.compare import Difference


@dataclass(frozen=True)
class Settled:
    """Differences that one source settles.

    Each pattern is like "where | ours | theirs" of a difference; an asterisk is like anything.
    """

    source: str
    patterns: tuple[str, ...]

    def __init__(self, source: str, *patterns: str) -> None:
        object.__setattr__(self, "source", source)
        object.__setattr__(self, "patterns", patterns)


def like(pattern: str, difference: Difference) -> bool:
    """Return whether a pattern is like a difference."""
    parts = [re.escape(part) for part in pattern.split("*")]
    return re.fullmatch(".*".join(parts), " | ".join(difference)) is not None


SETTLED = (
    # People and members
    Settled(
        "User Object: `verified`, `mfa_enabled` and `locale` take OAuth2 scopes, and `system` is optional",
        "*verified | nothing | true",
        "*mfa_enabled | nothing | false",
        "*locale | nothing | en-US",
        "*system | nothing | false",
    ),
    Settled("description, UserResponse: requires it", "*primary_guild | null | nothing"),
    Settled(
        "discord-api-types discussion 1617: bots have kept their discriminators, and have no other name",
        "*discriminator | 0000 | 0",
        "*global_name | null | facet",
    ),
    Settled(
        "Resolved Data: partial members lack `deaf` and `mute`; Guild Member: in interactions they have permissions",
        "*resolved.members.{id}.deaf | nothing | false",
        "*resolved.members.{id}.mute | nothing | false",
        "*resolved.members.{id}.permissions | * | nothing",
    ),
    Settled(
        "Message Create Extra Fields: no member for messages of webhooks, and one for each who is mentioned",
        "MESSAGE_CREATE member | nothing | {…}",
        "MESSAGE_* mentions[].member | {…} | nothing",
    ),
    Settled("Message Update: has the extra fields, too", "MESSAGE_UPDATE member | {…} | nothing"),
    # Messages
    Settled(
        "Message Create Extra Fields: only in these events a message names its server",
        "GET * guild_id | nothing | (id)",
        "GET * [].guild_id | nothing | (id)",
        "PATCH * guild_id | nothing | (id)",
        "POST * guild_id | nothing | (id)",
        "*message.guild_id | nothing | (id)",
    ),
    Settled(
        "description, MessageResponse: optional, never null; no list without an element is documented",
        "*nonce | nothing | null",
        "*reactions | nothing | []",
        "*sticker_items | nothing | []",
    ),
    Settled("Create Message: `nonce` comes back", "*nonce | (id) | null"),
    Settled(
        "Message Object: an answer to an interaction is its webhook's",
        "*application_id | (id) | nothing",
        "*webhook_id | (id) | nothing",
    ),
    Settled(
        "Attachment Object and Unfurled Media Item: pictures have a size; description: media have an id",
        "*.height | 28 | nothing",
        "*.width | 44 | nothing",
        "*.media.id | (id) | nothing",
    ),
    Settled(
        "Message Object: `attachments` are those that no component shows",
        "*attachments[] | nothing | {…}",
    ),
    Settled(
        "Component Reference, Anatomy of a Component: 0 counts as none, and Discord fills in ids",
        "*components*.id | * | 0",
        "INTERACTION_CREATE data.id | * | 0",
    ),
    Settled("Select Option Structure: optional", "*options[].default | nothing | false"),
    Settled("Create Message: an empty one is 50006", "* refusal | 400 50006 | 400 50035"),
    Settled(
        "Message Reference: `fail_if_not_exists` is for sending, and an error is usual",
        "POST /channels/{id}/messages refusal | 400 50035 | ok",
        "*message_reference | nothing | {…}",
        "*message_reference.fail_if_not_exists | nothing | true",
        "* type | 0 | 19",
    ),
    # Interactions
    Settled(
        "Interaction Structure: has the server, whom the app is installed for, and 10 MiB of files",
        "INTERACTION_CREATE guild | {…} | nothing",
        "*authorizing_integration_owners.0 | * | nothing",
        "INTERACTION_CREATE attachment_size_limit | 10485760 | 26214400",
        "INTERACTION_CREATE app_permissions | 442368 | 0",
    ),
    Settled(
        "Permissions, Implicit Permissions: without View Channel there are no others",
        "INTERACTION_CREATE app_permissions | 0 | *",
    ),
    Settled(
        "Message Interaction Metadata: names the message, the first answer and what opened the form",
        "*metadata.interacted_message_id | (id) | nothing",
        "*metadata.original_response_message_id | (id) | nothing",
        "*metadata.triggering_interaction_metadata | {…} | nothing",
        "*metadata.command_type | nothing | 1",
    ),
    Settled(
        "Message Interaction: `name` is that of the command with those of its groups",
        "*metadata.name | table show | table",
    ),
    Settled(
        "description, InteractionResponse: optional, never null",
        "*interaction.response_message_* | nothing | *",
        "*interaction.activity_instance_id | nothing | null",
    ),
    Settled(
        "Interaction Callback Type: suggestions answer typing alone, and no form answers a form; at most 25",
        "POST /interactions/{id}/{token}/callback refusal | 400 50035 | ok",
        "POST /interactions/{id}/{token}/callback events | nothing | MESSAGE_CREATE",
    ),
    Settled(
        "discord-api-docs 2733: follow-ups are replies to the first answer",
        "*type | 19 | 20",
        "*message_reference | {…} | nothing",
        "*referenced_message | {…} | nothing",
    ),
    Settled(
        "Message Types: 20 is the answer to a command, and a follow-up isn't it",
        "*type | 0 | 20",
    ),
    Settled(
        "discord.py 10461: before an answer there is no webhook",
        "POST /webhooks/{id}/{token} refusal | 404 10015 | ok",
        "POST /webhooks/{id}/{token} events | nothing | MESSAGE_CREATE",
    ),
    Settled(
        "kord 706: whose first answer is deleted can still follow up",
        "POST /webhooks/{id}/{token} refusal | ok | 404 10008",
        "POST /webhooks/{id}/{token} events | MESSAGE_CREATE | nothing",
    ),
    Settled(
        "blargbot 399: keeping a promise is no edit that `edited_timestamp` shows",
        "*edited_timestamp | null | (time)",
    ),
    # Channels and threads
    Settled(
        "description, GuildChannelResponse and PrivateChannelResponse: require `flags`",
        "*flags | 0 | nothing",
    ),
    Settled("Channel Object: `nsfw` of a channel", "*nsfw | false | nothing"),
    Settled(
        "Resolved Data: partial channels have the permissions of who acts",
        "INTERACTION_CREATE channel.permissions | * | nothing",
    ),
    Settled(
        "description, PrivateChannelResponse: has none of a server's fields",
        "*parent_id | nothing | null",
        "*rate_limit_per_user | nothing | 0",
        "*topic | nothing | null",
    ),
    Settled("Channel Object: tags are for posts in forums", "*applied_tags | nothing | []"),
    Settled(
        "Message Reference Types: the message on a new thread points to the thread",
        "MESSAGE_CREATE message_reference | {…} | nothing",
    ),
    Settled("Thread Metadata: for private threads", "*thread_metadata.invitable | nothing | true"),
    Settled(
        "Start Thread without Message: a name has 1 to 100 characters, and a thread holds none",
        "POST /channels/{id}/threads refusal | 400 50035 | ok",
        "POST /channels/{id}/threads refusal | 400 50024 | ok",
        "POST /channels/{id}/threads events | nothing | *",
    ),
    Settled(
        "Threads, Editing & Deleting: who opened a thread may archive it",
        "PATCH /channels/{id} refusal | ok | 403 50013",
        "PATCH /channels/{id} events | THREAD_UPDATE | nothing",
    ),
    Settled(
        "Threads, Active & Archived: archived ones can't be edited in, and a message opens those not locked",
        "PATCH /channels/{id}/messages/{id} refusal | 400 50083 | ok",
        "PATCH /channels/{id}/messages/{id} events | nothing | MESSAGE_UPDATE",
        "POST /channels/{id}/messages events | THREAD_UPDATE | nothing",
        "POST /channels/{id}/messages refusal | 400 50083 | ok",
    ),
    # Permissions
    Settled(
        "Create Message: files take Attach Files; JSON Error Codes: 50007 where no server is shared",
        "POST /channels/{id}/messages refusal | 403 50013 | ok",
        "POST /channels/{id}/messages refusal | 403 50007 | ok",
        "POST /channels/{id}/messages events | nothing | MESSAGE_CREATE",
    ),
)
