"""What a host is told of trouble, and how long a request to Discord may take."""

import asyncio
import logging

import pytest

from bot.host import logs
from bot.messages.delivery import SLOW_UPLOAD_BYTES_PER_S, DeliveryError, call_discord
from bot.messages.screen import PictureFile, Screen


async def test_a_large_file_may_take_longer() -> None:
    """What a slow line needs for the files comes on top of what any request is given."""
    assert (
        await call_discord(
            asyncio.sleep(0.05, "sent"), seconds=0.01, size=60 * SLOW_UPLOAD_BYTES_PER_S
        )
        == "sent"
    )
    with pytest.raises(DeliveryError):
        await call_discord(asyncio.sleep(0.05), seconds=0.01)


def test_a_screen_knows_how_much_it_sends() -> None:
    """The picture and the attachment count, the text doesn't."""
    screen = Screen(
        text="words", picture=PictureFile(b"12345", "alt"), attachment=("a.json", b"678")
    )
    assert screen.size == 8
    assert Screen(text="words").size == 0


def test_the_log_of_libraries_names_nobody() -> None:
    """An id and a token in what discord.py says of a route are left out; our own lines stay."""
    line = logging.LogRecord(
        "discord.http",
        logging.WARNING,
        "",
        0,
        "We are being rate limited. %s %s responded with 429.",
        ("GET", "https://discord.com/api/v10/users/812000000000000001"),
        None,
    )
    assert logs._redact_ids(line)
    assert line.getMessage().endswith("GET https://discord.com/api/v10/users/… responded with 429.")
    token = "aW50ZXJhY3Rpb246" * 4
    line.msg, line.args = f"POST /webhooks/812000000000000001/{token}/messages", ()
    assert logs._redact_ids(line)
    assert line.getMessage() == "POST /webhooks/…/messages"
