"""Next table: from a finished move straight to the table that has waited longest."""

from __future__ import annotations

from bot.tables import absence
from bot.testing.people import Channel
from tests.bot.server import Server, answered, button_id, components, text

MOVES = ("Take", "⚪🔵🟩", "Confirm")


async def begun(server: Server, name: str) -> Channel:
    """Begin a game in a channel of its own, in which Ada is to move."""
    channel = server.add_channel(name)
    await server.command("ada", "splendor new", channel, seats="joined")
    await server.command("bo", "table join", channel)
    await server.command("ada", "table start", channel)
    return channel


async def take(server: Server, name: str, channel: Channel) -> list[str]:
    """Let somebody take gems in their panel; return where its link buttons lead."""
    for label in MOVES:
        seen = server.seen(name, channel)
        pressed = await server.press(name, label, next(it for it in seen if button_id(it, label)))
    return links(answered(pressed))


def links(message: object) -> list[str]:
    """Return where the link buttons of a message lead."""
    return [str(part["url"]) for part in components(message) if part.get("url")]  # type: ignore[arg-type]


async def test_a_move_leads_to_the_table_that_has_waited_longest(server: Server) -> None:
    """One press under the answer; once nothing waits, nothing is offered."""
    first, second, third = [await begun(server, name) for name in ("one", "two", "three")]
    (link,) = await take(server, "ada", first)
    assert f"/{second.id}/" in link
    assert f"/{third.id}/" in (await take(server, "ada", second))[0]
    assert await take(server, "ada", third) == []


async def test_nobody_is_led_to_a_table_that_waits_for_somebody_else(server: Server) -> None:
    """Bo's answer names his own tables alone."""
    first, second = [await begun(server, name) for name in ("one", "two")]
    await take(server, "ada", first)
    assert await take(server, "bo", first) == []
    assert second


async def test_the_list_of_one_s_tables_leads_to_it_too(server: Server) -> None:
    """Its first line and its button are the table that has waited longest."""
    first, second = [await begun(server, name) for name in ("one", "two")]
    shown = answered(await server.command("ada", "my tables"))
    assert f"/{first.id}/" in links(shown)[0]
    await take(server, "ada", first)
    shown = answered(await server.command("ada", "my tables"))
    assert f"/{second.id}/" in links(shown)[0]


async def test_a_game_asleep_does_not_begin_the_list(server: Server) -> None:
    """It waits for nobody, however long ago its last move was."""
    first, second = [await begun(server, name) for name in ("one", "two")]
    asleep = (await server.table(first)).id
    await server.facet.tables.change(asleep, absence.fall_asleep)
    told = text(answered(await server.command("ada", "my tables"))).splitlines()
    lines = [line for line in told if line.startswith("- ")]
    assert [f"/{it.id}/" in line for it, line in zip((second, first), lines, strict=True)] == [
        True,
        True,
    ]
