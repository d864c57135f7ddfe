"""How long a request to Discord may take."""

import asyncio

import pytest

from bot.messages.screen import Picture, Screen
from bot.trouble import SLOW, Trouble, delivered


async def test_a_large_file_may_take_longer() -> None:
    """What a slow line needs for the files comes on top of what any request is given."""
    assert await delivered(asyncio.sleep(0.05, "sent"), seconds=0.01, size=60 * SLOW) == "sent"
    with pytest.raises(Trouble):
        await delivered(asyncio.sleep(0.05), seconds=0.01)


def test_a_screen_knows_how_much_it_sends() -> None:
    """The picture and the attachment count, the text doesn't."""
    screen = Screen(text="words", picture=Picture(b"12345", "alt"), attachment=("a.json", b"678"))
    assert screen.size == 8
    assert Screen(text="words").size == 0
