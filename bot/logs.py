"""What a host reads: one line an event, and nothing they can do nothing about."""

from __future__ import annotations

import logging
from typing import Final

import discord

NOT_FOR_HOSTS: Final = ("PyNaCl", "davey", "Guilds intent")
"""discord.py warns of voice and intents it lacks; the bot uses neither."""
RECONNECTING: Final = "Attempting a reconnect"


def set_up_logging(level: str) -> None:
    """Log to standard error from this level on; discord.py's own chatter only from WARNING on."""
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[level])
    if level == "INFO":
        logging.getLogger("discord").setLevel(logging.WARNING)
    for name in ("discord.client", "discord.state"):
        logging.getLogger(name).addFilter(_for_hosts)


def _for_hosts(record: logging.LogRecord) -> bool:
    if record.getMessage().startswith(RECONNECTING) and record.exc_info:
        # A connection that broke is made anew: a line is enough, a traceback tells nothing more.
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg = f"{record.msg} (%s)"
        error = record.exc_info[1]
        record.args = (*(record.args or ()), str(error) or type(error).__name__)
        record.exc_info = record.exc_text = None
    return not record.getMessage().startswith(NOT_FOR_HOSTS)
