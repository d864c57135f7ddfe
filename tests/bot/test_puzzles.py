"""Puzzles: the one of the day and the others, what an answer is worth, and what nobody is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.computers.puzzles import Puzzle, in_turn, with_id
from bot.messages.press import NOWHERE, Press
from tests.bot.server import Server, button_id, components, labels, list_id, private, text


def puzzle_of(message: Any) -> Puzzle:
    """Return the puzzle that the controls of a message name."""
    custom_id = next(part["custom_id"] for part in components(message) if "custom_id" in part)
    press = Press.read(custom_id.split(":", 2)[2])
    assert press is not None
    assert press.number is not None
    puzzle = with_id(press.number)
    assert puzzle is not None
    return puzzle


async def send(server: Server, name: str, message: Any, press: Press | str) -> Any:
    """Let a person send a press from a message, whether or not it stands there."""
    part = next(part for part in components(message) if "custom_id" in part and part["type"] == 2)
    stored = server.env.backend.get_message(message.channel_id, message.id)
    told = str(stored.components).replace(part["custom_id"], f"facet:b:{press}")
    stored.components = __import__("ast").literal_eval(told)
    return await server.person(name).click(message, custom_id=f"facet:b:{press}")


async def test_x(server: Server) -> None:
    """The puzzle."""
    told = await server.command("ada", "puzzle", game="splendor")
    print(private(told), labels(told.response))
    m = told.response
    p = puzzle_of(m)
    r = await server.press("ada", "Take", m)
    print(r, r.response, labels(r.response), text(r.response))
    r = await server.press("ada", "My cards", r.response or m)
    print(labels(r.response), text(r.response))
    r = await send(server, "ada", r.response, Press(NOWHERE, p.id, "puzzle-play", p.answer))
    print(labels(r.response), text(r.response))
    assert 0
