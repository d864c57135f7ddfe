"""What somebody typed in a form isn't lost when it can't be taken: the answer gives it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.features.memos.screen import MAX_MEMO
from bot.features.memos.store import Memos
from bot.messages.screen import MAX_PANEL_BYTES, MAX_PANEL_LENGTH
from bot.store import NotSaved
from tests.bot.server import Server, answered, private, text

if TYPE_CHECKING:
    from bot.testing.people import Result, Seen

TYPED = "Keep red.\n\nAda wants 2b3."


async def form(server: Server) -> Result:
    """Let Bo open the form of his note."""
    await server.command("bo", "table hand")
    return await server.press("bo", "My note")


async def send(server: Server, form: Result, typed: str = TYPED) -> Seen:
    """Let Bo send it, and return the answer, which Bo alone sees."""
    told = answered(await server.person("bo").submit_modal(form, {"memo": typed}))
    assert told.ephemeral
    return told


async def test_a_form_that_comes_too_late_is_given_back(game: Server) -> None:
    """The game ended while Bo was typing: he reads that, and has his words."""
    asked = await form(game)
    await game.resign("ada")
    told = text(await send(game, asked))
    assert "over" in told
    assert f"```\n{TYPED}\n```" in told


@pytest.mark.parametrize(
    ("error", "says"),
    [(NotSaved(), "couldn’t save"), (NotSaved(unknown=True), "don’t know"), (KeyError(), "wrong")],
)
async def test_a_form_is_given_back_whatever_went_wrong(
    game: Server, monkeypatch: pytest.MonkeyPatch, error: Exception, says: str
) -> None:
    """The database is away, or something unforeseen happens; no log has what was typed."""

    async def failing(*_: object) -> None:
        raise error

    asked = await form(game)
    monkeypatch.setattr(Memos, "save", failing)
    told = text(await send(game, asked))
    assert says in told
    assert TYPED in told


async def test_a_form_is_given_back_while_the_bot_restarts(
    game: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever keeps the bot from even looking at it; and no log has what was typed."""
    asked = await form(game)
    monkeypatch.setattr(game.facet.dispatcher, "_closing", True)
    assert TYPED in text(await send(game, asked))
    assert "Keep red" not in caplog.text


async def test_hours_that_are_no_hours_are_given_back(server: Server) -> None:
    """So is every other form: each of its fields is a line."""
    asked = await server.command("ada", "my quiet")
    filled = {"begin": "ten", "end": "7", "zone": "Europe/Nowhere"}
    told = private(await server.person("ada").submit_modal(asked, filled))
    assert "```\nten\n7\nEurope/Nowhere\n```" in told


async def test_a_form_that_was_taken_is_not_given_back(game: Server) -> None:
    """Only its author's note is shown, as always."""
    assert "```" not in text(await send(game, await form(game)))


@pytest.mark.parametrize("letter", ["`", "@", "*", "\n", "森"])
async def test_what_is_given_back_is_nothing_but_text(game: Server, letter: str) -> None:
    """Nothing in it ends its block, and with the longest text the answer is one that Discord takes."""
    asked = await form(game)
    await game.resign("ada")
    told = await send(game, asked, f"a{letter * (MAX_MEMO - 2)}z")
    assert text(told).count("```") == 2
    assert text(told).endswith("z\n```")
    assert len(text(told)) <= MAX_PANEL_LENGTH
    assert len(text(told).encode()) <= MAX_PANEL_BYTES
    assert told.mentioned == []
