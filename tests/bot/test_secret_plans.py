"""What others learn of a person's plan: nothing, in a game of either kind."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest

from bot.tables import changes
from tests.bot.planning import plan_to_take, planned
from tests.bot.server import Server, answered, components, labels, private
from tests.bot.test_privacy import data, forget


async def scene(server: Server, *, ahead: bool) -> dict[str, Any]:
    """Play a round in which Bo plans, or presses in his turn; return all that others see."""
    server.facet.tables.rng = Random(7)
    first = max((it.id for it in server.seen()), default=0)
    await server.start_game("bo", "cy")
    if ahead:
        await plan_to_take(server, "bo", "⚪🔵🟩")
    await server.command("ada", "splendor reserve", card="deck1")
    if not ahead:
        for label in ("Take", "⚪🔵🟩", "Confirm"):
            await server.press("bo", label)
    table = await server.table()
    others = {}
    for name in ("ada", "cy"):
        exported = answered(await server.command(name, "table export"))
        told = await data(server, name)
        others[name] = (
            await exported.attachments[0].read(),
            private(await server.command(name, "table history")),
            labels(answered(await server.command(name, "table hand"))),
            {key: value for key, value in told.items() if key not in ("tables", "results")},
        )
    public = [
        (
            it.mentioned,
            it.content,
            it.components,
            [(f.description, f.content) for f in it.attachments],
        )
        for it in server.seen()
        if it.id > first
    ]
    closed = await server.facet.tables.change(table.id, changes.close)
    await server.facet.after_change.run(closed.after)
    said = json.dumps([it[1:3] for it in public]).replace(str(table.id), "TABLE")
    return {
        "said": said,
        "pings": [it[0] for it in public],
        "files": [it[3] for it in public],
    } | others


async def test_others_see_no_difference(server: Server) -> None:
    """The same game with and without a plan has the same boards, pings, pictures, records and hands."""
    planned, pressed = await scene(server, ahead=True), await scene(server, ahead=False)
    assert planned.keys() == pressed.keys()
    for key, value in planned.items():
        assert value == pressed[key], key


async def test_nobody_else_learns_of_a_plan(game: Server, caplog: pytest.LogCaptureFixture) -> None:
    """No message to others, no picture, no log; a person's own file has it, and being forgotten ends it."""
    caplog.set_level(logging.DEBUG)
    first = len(game.discord.requests)
    await plan_to_take(game, "bo", "⚪⚪")
    sent = game.discord.requests[first:]
    assert all(
        "/callback" in it.path or "@original" in it.path for it in sent if it.method != "GET"
    )
    assert all("take:ww" not in record.getMessage() for record in caplog.records)
    assert not any("plan-" in str(components(message)) for message in game.seen("ada"))
    assert (await data(game, "ada"))["plans"] == []
    table = await game.table()
    own = [{"table": str(table.id), "turn": 1, "choices": [["take:ww"]], "then": [], "dropped": []}]
    assert (await data(game, "bo"))["plans"] == own
    await forget(game, "bo")
    assert await planned(game) == []
