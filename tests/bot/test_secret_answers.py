"""What tells of a secret card is answered where nobody else looks, and shown nowhere as it was typed."""

from __future__ import annotations

from random import Random

from tests.bot.server import Server, made, private, text


async def declaring(server: Server) -> None:
    """Play a game of 12 Seekers on sheet 14 up to the first declaration of a secret colour."""
    await server.start_game("bo", game="seekers", sheet="14", declare="hand")
    rng = Random(5)
    table = await server.table()
    while (decision := table.position.decision) and decision.about != "plus":
        user = table.players[decision.seat].user_id
        assert user is not None
        move = str(rng.choice(decision.moves))
        changed = await server.facet.tables.change(table.id, made(user, move, rng))
        table = changed.after
    await server.command("ada", "table show")


async def test_a_secret_declared_by_command_is_followed_by_no_trace_of_it(server: Server) -> None:
    """The board after it comes to the channel by itself, not as what follows the command."""
    await declaring(server)
    table = await server.table()
    decision = table.position.decision
    assert decision is not None
    name = ("ada", "bo")[decision.seat]
    colour = str(decision.moves[0]).partition(":")[2]
    before = len(server.discord.requests)
    answer = await server.command(name, "seekers plus", colour=colour)
    assert private(answer)
    while (asked := (await server.table()).position.decision) and asked.seat == decision.seat:
        move = str(asked.moves[0])
        await server.command(name, "seekers minus", colour=move.partition(":")[2])
    since = server.discord.requests[before:]
    posts = [
        entry.path for entry in since if entry.method == "POST" and "callback" not in entry.path
    ]
    assert posts
    assert all(path.startswith("/channels/") for path in posts)
    told = text(await server.newest())
    assert "hidden" in told
