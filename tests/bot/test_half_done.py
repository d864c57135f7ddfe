"""Whoever's change was saved is never told that nothing has changed, whatever fails afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.reply import Reply
from bot.store import NotSaved
from tests.bot.server import Server, private

SAVING: dict[str, dict[str, Any]] = {
    "find": {"game": "splendor"},
    "my away": {"until": "3"},
    "my quiet": {"begin": "22:00", "end": "7:00", "zone": "Asia/Tokyo"},
    "my block": {"person": "eve"},
    "follow": {"person": "eve"},
    "season open": {"game": "splendor"},
    "splendor take": {"gems": "wbg"},
}
"""Commands that save something, and their options."""
READING: dict[str, dict[str, Any]] = {
    "find": {},
    "my tables": {},
    "my block": {},
    "help": {},
    "table history": {},
    "profile": {},
}
"""Commands that save nothing."""
ERRORS = {
    NotSaved: ("part of this was saved", "nothing has changed"),
    RuntimeError: ("Your change was saved", "nothing was changed"),
}
"""What is said after an error where something was saved, and where nothing was."""


async def said(game: Server, error: type[Exception], command: str, options: dict[str, Any]) -> str:
    """Return what somebody is told whose answer fails with an error of the bot."""
    given = {key: game.person(it) if key == "person" else it for key, it in options.items()}
    with pytest.MonkeyPatch.context() as patch:

        async def failing(*_: object) -> None:
            patch.undo()
            raise error

        patch.setattr(Reply, "show", failing)
        return private(await game.command(game.manager("ada"), command, **given))


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("command", SAVING)
async def test_what_was_saved_is_said_to_be(
    server: Server, error: type[Exception], command: str
) -> None:
    """Whatever saved it: the queue, a table, a season, or this person's settings."""
    server.manager("ada")
    await server.start_game("bo")
    assert ERRORS[error][0] in await said(server, error, command, SAVING[command])


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("command", READING)
async def test_what_was_not_saved_is_said_not_to_be(
    server: Server, error: type[Exception], command: str
) -> None:
    """Panels and lists that only show something change nothing."""
    await server.start_game("bo")
    assert ERRORS[error][1] in await said(server, error, command, READING[command])
