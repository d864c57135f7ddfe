"""Log output: one line per event, and only what a host can act on."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

import discord
from aiohttp.http import HttpProcessingError

IGNORED_WARNINGS: Final = ("PyNaCl", "davey", "Guilds intent")
"""discord.py's warnings about missing voice libraries and intents; the bot uses neither."""
RECONNECT_MESSAGES: Final = ("Attempting a reconnect", "Failed to connect for shard_id")

ID_OR_TOKEN: Final = re.compile(r"\d{15,20}(/[\w-]{30,})?")
"""A Discord id, with the token that follows it in a route."""

LINE_FORMAT: Final = "{asctime} {levelname:<8} {name} {message}"
TIME_FORMAT: Final = "%Y-%m-%d %H:%M:%S"


class JsonLines(logging.Formatter):
    """Formats records as JSON, one object per line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record's time (UTC), level, logger, message and traceback."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def formatter(form: str, *, terminal: bool) -> logging.Formatter | None:
    """Return the formatter; None for discord.py's coloured one, on a terminal."""
    if form == "json":
        return JsonLines()
    return None if terminal else logging.Formatter(LINE_FORMAT, TIME_FORMAT, style="{")


def set_up_logging(level: str, form: str) -> None:
    """Log to standard error; discord.py's own messages of level INFO only at DEBUG.

    No library logs at DEBUG, where discord.py and aiosqlite print all that they send and store: what people
    type, and the cards they hold.
    """
    lines = formatter(form, terminal=sys.stderr.isatty())
    discord.utils.setup_logging(
        level=max(logging.getLevelNamesMapping()[level], logging.INFO),
        formatter=lines or discord.utils.MISSING,
    )
    if level == "INFO":
        logging.getLogger("discord").setLevel(logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(_redact_ids)
    for name in ("discord.client", "discord.shard", "discord.state"):
        logging.getLogger(name).addFilter(_shorten_reconnects)
    logging.getLogger("aiohttp.server").addFilter(_ignore_bad_requests)


def _redact_ids(record: logging.LogRecord) -> bool:
    """Remove ids and tokens from libraries' messages: routes contain user ids."""
    if record.name.startswith(("discord", "aiohttp")):
        record.msg, record.args = ID_OR_TOKEN.sub("…", record.getMessage()), ()
    return True


def _shorten_reconnects(record: logging.LogRecord) -> bool:
    if record.getMessage().startswith(RECONNECT_MESSAGES) and record.exc_info:
        # discord.py reconnects, so one line is enough.
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg = f"{record.msg} (%s)"
        error = record.exc_info[1]
        record.args = (*(record.args or ()), str(error) or type(error).__name__)
        record.exc_info = record.exc_text = None
    return not record.getMessage().startswith(IGNORED_WARNINGS)


def _ignore_bad_requests(record: logging.LogRecord) -> bool:
    """Ignore requests to the health pages that aren't HTTP: they are answered with 400."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))
