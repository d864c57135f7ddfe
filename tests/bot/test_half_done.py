"""Whoever's change was saved is never told that nothing has changed, whatever fails afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Any

import pytest

from bot.messages.reply import Reply
from bot.store import NotSaved
from bot.store.saves import unknown_so_far
from bot.store.sqlite.writer import Writer
from tests.bot.server import Server, private, text

pytestmark = pytest.mark.usefixtures("by_hand")

SAVING: dict[str, dict[str, Any]] = {
    "find": {"game": "splendor"},
    "my away": {"until": "3"},
    "my quiet": {"begin": "22:00", "end": "7:00", "zone": "Asia/Tokyo"},
    "my block": {"person": "eve"},
    "follow": {"person": "eve"},
    "season open": {"game": "splendor"},
    "table language": {"language": "ja"},
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


def stored(server: Server) -> dict[str, list[str]]:
    """Return all rows of the database, without the bot's notes for itself and its claims on interactions."""
    with closing(sqlite3.connect(server.path)) as file:
        tables = [
            row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            it: sorted(map(repr, file.execute(f"SELECT * FROM {it}")))  # noqa: S608 - its own table
            for it in tables
            if it not in ("notes", "claims")
        }


@contextmanager
def failing_write(number: int) -> Iterator[None]:
    """Let the database refuse the write of this number that a person's request asks for, and no other."""
    write, count = Writer.write, 0

    async def counted(self: Writer, work: Callable[[sqlite3.Connection], Any]) -> Any:
        nonlocal count
        count += unknown_so_far() or count > 0
        if count == number:
            count += 1
            raise NotSaved
        return await write(self, work)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "write", counted)
        yield


MANY: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "a move": ("splendor take", {"gems": "wbg"}, ()),
    "a resignation": ("table resign", {}, ("Yes, resign",)),
    "an end": ("table end", {}, ("Yes, call it off",)),
    "days away": ("my away", {"until": "3"}, ()),
    "a search": ("find", {"game": "splendor"}, ()),
    "a tutorial": ("tutorial", {"game": "splendor"}, ()),
    "an evening": ("season evening", {"game": "splendor", "rounds": "3"}, ()),
    "forgetting": ("my forget", {}, ("Delete my data",)),
    "forgetting a server": (
        "facet settings",
        {},
        ("Delete this server’s data", "Delete everything"),
    ),
}
"""Commands, their options, and the buttons that confirm them."""


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("deed", MANY)
async def test_whichever_write_fails_the_answer_is_true(
    server: Server, deed: str, number: int
) -> None:
    """Nobody is told that nothing has changed if anything has, or that part was saved if nothing was."""
    ada = server.manager("ada")
    await server.start_game("bo")
    command, options, buttons = MANY[deed]
    steps = [partial(server.command, ada, command, **options)]
    steps += [partial(server.press, ada, button) for button in buttons]
    for step in steps[:-1]:
        await step()
    before = stored(server)
    with failing_write(number):
        result = await steps[-1]()
    after = stored(server)
    changed = [table for table, rows in after.items() if rows != before[table]]
    answers = [it for it in (result.response, *result.followups) if it]
    said = "\n".join(map(text, answers))
    assert "nothing has changed" not in said or not changed, said
    assert "part of this was saved" not in said or changed, said
    assert said


@pytest.mark.parametrize("shared", [False, True])
async def test_a_process_that_cannot_claim_knows_nothing_of_the_other(
    game: Server, monkeypatch: pytest.MonkeyPatch, *, shared: bool
) -> None:
    """While another process may answer the same press, nobody is told that nothing has changed."""
    store = game.facet.tables.store

    async def failing(_: int) -> bool:
        raise NotSaved

    monkeypatch.setattr(store, "shared", shared)
    monkeypatch.setattr(store, "claim", failing)
    said = private(await game.command("ada", "splendor take", gems="wbg"))
    assert ("nothing has changed" in said) is not shared
