"""The bot's helper process, when the bot that asked it is killed: it ends without a word."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest


@pytest.mark.parametrize("said", [b"", b"\0\0", (1000).to_bytes(4) + b"half of a question"])
async def test_a_question_that_breaks_off(said: bytes) -> None:
    """The worker ends with status 0 and says nothing."""
    command = (sys.executable, "-m", "bot.computers")
    worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert await worker.communicate(said) == (b"", b"")
    assert worker.returncode == 0


async def test_nobody_reads_what_can_play() -> None:
    """Where the reader has gone, there is no traceback."""
    command = (sys.executable, "-m", "bot.computers", "check")
    process = await asyncio.create_subprocess_exec(
        "/bin/sh", "-c", '"$@" | true', "sh", *command, stderr=PIPE
    )
    _, said = await process.communicate()
    assert said == b""
