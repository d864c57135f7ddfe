"""Planning one's next turn: choosing, playing, dropping, and what nobody else learns of it."""

from __future__ import annotations

from bot.store.plans import Plan, PlannedMove
from tests.bot.server import Server, labels, private, text


async def plan_to_take(server: Server, name: str, *gems: str) -> None:
    """Let a person add to their plan, with the buttons they see, that they take gems."""
    await server.command(name, "table hand")
    await server.press(name, "Plan my next turn")
    if "Add another choice" in labels(next(server.seen(name))):
        await server.press(name, "Add another choice")
    for label in ("Take", *gems, "Add to my plan"):
        await server.press(name, label)


async def planned(server: Server) -> list[Plan]:
    """Return the plans for the table."""
    return await server.facet.tables.store.plans.at((await server.table()).id)


async def test_a_turn_is_planned_with_buttons_and_played(game: Server) -> None:
    """While waiting one chooses as in one's turn; as soon as it comes, the choice is played."""
    await plan_to_take(game, "bo", "White", "Blue", "Green")
    shown = text(next(game.seen("bo")))
    print(shown)
    assert "1. " in shown
    (plan,) = await planned(game)
    assert plan.choices == ((PlannedMove("take:wbg", ""),),)
    await game.command("ada", "splendor take", gems="wbg")
    table = await game.table()
    assert [entry.move for entry in table.log] == ["take:wbg", "take:wbg"]
    assert table.asked == 0
    assert await planned(game) == []
    for m in list(game.seen("ada"))[:4]:
        print(m.ephemeral, text(m), labels(m))
    for m in list(game.seen("bo"))[:4]:
        print(m.ephemeral, text(m), labels(m))
