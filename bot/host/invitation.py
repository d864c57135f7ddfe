"""The URL that adds the bot to a server, with the scopes and permissions it requests."""

from typing import Final

import discord

OPTIONAL_PERMISSIONS: Final = ("create_public_threads", "read_message_history", "create_events")
"""Permissions that tables don't need, but other features do."""
PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    connect=True,  # for the chats of voice channels
    **dict.fromkeys(OPTIONAL_PERMISSIONS, True),
)
INVITE_SCOPES: Final = ("bot", "applications.commands")


def invitation(application_id: int) -> str:
    """Return the URL that adds the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=INVITE_SCOPES)
