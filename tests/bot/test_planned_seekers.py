"""Planning a seeker: the gems that it takes, the valid colour before it, and the rest of the turn in private."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.features.plans.store import PlannedMove
from tests.bot.planning import moves, planned
from tests.bot.server import Server, answered, components, labels, private, text
from tests.bot.test_seekers import answer, begin


async def plan_to_seek(server: Server, move: str, colour: str = "") -> Any:
    """Let Bo plan a seeker with the controls that he sees, after a valid colour if the sheet asks for one."""
    await server.command("bo", "table hand")
    await server.press("bo", "Plan my next turn")
    if colour:
        await press(server, f"valid:{colour}")
    if move not in str(components(next(server.seen("bo")))):
        await press(server, move.removeprefix("seek:"), "panel")
    return answered(await press(server, move))


async def press(server: Server, move: str, action: str = "play") -> Any:
    """Let Bo press what adds a move to his plan, or shows what it would bring."""
    message = next(server.seen("bo"))
    ids = [str(part.get("custom_id", "")) for part in components(message)]
    custom_id = next(each for each in ids if f":plan-{action}:" in each and each.endswith(move))
    return await server.person("bo").click(message, custom_id=custom_id)


async def test_a_seeker_is_planned_with_its_gems(server: Server) -> None:
    """As long as they lie there, it takes them as soon as Bo is asked."""
    await begin(server, sheet="1", mode="basic")
    dungeon = (await server.table()).position.as_json()["dungeon"]
    shown = await plan_to_seek(server, "seek:3:right")
    assert "1. " in text(shown)
    (plan,) = await planned(server)
    assert plan.choices == ((PlannedMove("seek:3:right", dungeon[-3:]),),)
    await answer(server, "ada", "seek:2:left")
    assert await moves(server) == ["seek:2:left", "seek:3:right"]
    assert await planned(server) == []


async def test_other_gems_are_not_taken(server: Server) -> None:
    """If the other one has taken some of them, Bo is asked, and told why."""
    await begin(server, sheet="1", mode="basic")
    await plan_to_seek(server, "seek:3:right")
    await answer(server, "ada", "seek:2:right")
    assert await moves(server) == ["seek:2:right"]
    told = private(await server.press("bo", labels(await server.newest())[0]))
    assert told.startswith("Your plan wasn’t played:\n1. `/seekers seek seeker:3:right`: ")
    assert "something else" in told


async def test_the_valid_colour_is_planned_with_it(server: Server) -> None:
    """With piles both are one choice, played one after the other."""
    await begin(server, sheet="20", mode="basic")
    await plan_to_seek(server, "seek:3:right", "r")
    (plan,) = await planned(server)
    assert [step.move for step in plan.choices[0]] == ["valid:r", "seek:3:right"]
    await server.command("ada", "seekers valid", colour="r")
    await answer(server, "ada", "seek:2:left")
    assert await moves(server) == ["valid:r", "seek:2:left", "valid:r", "seek:3:right"]


async def row(server: Server, *, ahead: bool) -> list[Any]:
    """Play up to where Bo lays out what he took; return what the channel shows."""
    first = max((it.id for it in server.seen()), default=0)
    await begin(server, sheet="7", mode="basic")
    await answer(server, "ada", "seek:2:left")
    await answer(server, "bo", "seek:2:left")
    server.facet.tables.rng = Random(7)
    if ahead:
        await plan_to_seek(server, "seek:3:right")
    await answer(server, "ada", "seek:3:left")
    await answer(server, "ada", "place:left")
    if not ahead:
        await answer(server, "bo", "seek:3:right")
    assert (await server.table()).position.decision.about == "place"  # type: ignore[union-attr]
    table = await server.table()
    told = [
        (str((it.content, it.components)).replace(str(table.id), "TABLE"), it.mentioned)
        for it in server.seen()
        if it.id > first
    ]
    await answer(server, "bo", "place:left")
    return [*told, text(await server.newest())]


async def test_the_rest_of_the_turn_is_private_as_ever(server: Server) -> None:
    """Laying gems out wasn't planned: Bo is asked in his panel, and the channel sees no difference."""
    planned = await row(server, ahead=True)
    await server.resign("ada")
    pressed = await row(server, ahead=False)
    assert planned == pressed


async def test_what_waits_for_its_player_is_not_posted_in_between(server: Server) -> None:
    """Catching up leaves a turn that goes on in private alone."""
    await begin(server, sheet="7", mode="basic")
    await answer(server, "ada", "seek:2:left")
    await answer(server, "bo", "seek:2:left")
    await plan_to_seek(server, "seek:3:right")
    await answer(server, "ada", "seek:3:left")
    await answer(server, "ada", "place:left")
    board = await server.newest()
    await server.facet.after_change.catch_up()
    await server.settle()
    assert (await server.newest()).id == board.id
    assert "place" in str(components(answered(await server.press("bo", labels(board)[0]))))
    assert await planned(server) == []
