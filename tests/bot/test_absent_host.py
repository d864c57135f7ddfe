"""A lobby whose host is gone: those who have joined take it over, and nobody takes a fresh one."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.due_events import HOST_EXPECTED
from tests.bot.days import HOUR, Days
from tests.bot.server import Server, answered, components, labels, private

SOON = timedelta(minutes=1)
pytestmark = pytest.mark.alone


async def lobby(server: Server, *guests: str) -> None:
    """Let Ada open a table, and others join it."""
    await server.command("ada", "splendor new", invite=server.person("di"))
    for name in guests:
        await server.press(name, "Join")


async def test_nobody_takes_a_fresh_lobby(server: Server, days: Days) -> None:
    """Until six hours after anybody last did something, only the host starts, closes, and changes settings."""
    await lobby(server, "bo")
    await days.leap(HOST_EXPECTED - SOON)
    answers = [await server.command("bo", "table start")]
    await server.press("cy", "Join")
    await days.leap(HOST_EXPECTED - SOON)
    answers += [await server.press("bo", it) for it in ("Close table", "Settings")]
    for said in map(private, answers):
        assert said.startswith("Only the host, ada")
        assert "6 hours" in said
    assert "Only the host" in private(await server.command("bo", "table end"))
    table = await server.table()
    assert (table.stage, table.host_id) == ("lobby", server.person("ada").id)


@pytest.mark.parametrize("label", ["Start", "Close table", "end"])
async def test_those_who_sit_in_a_lobby_go_on_without_its_host(
    server: Server, days: Days, label: str
) -> None:
    """After six hours they start it or close it, by the same controls."""
    await lobby(server, "bo")
    await server.press("di", "Decline")
    await days.leap(HOST_EXPECTED + SOON)
    if label == "end":
        await server.command("bo", "table end")
        await server.press("bo", "Yes, close it")
    else:
        await server.press("bo", label)
    assert (await server.table()).stage == ("playing" if label == "Start" else "called-off")


async def test_whoever_takes_a_lobby_over_is_its_host(server: Server, days: Days) -> None:
    """They take the old host off the table, or change settings, and then nobody else does."""
    await lobby(server, "bo", "cy")
    await days.leap(HOST_EXPECTED + SOON)
    await server.press("bo", "Settings")
    panel = answered(await server.press("bo", "Remove"))
    (choice,) = [part["custom_id"] for part in components(panel) if part["type"] == 3]
    ada = (await server.table()).seat_of(server.person("ada").id)
    await server.person("bo").select(panel, [str(ada)], custom_id=choice)
    table = await server.table()
    assert table.host_id == server.person("bo").id
    assert table.seat_of(server.person("ada").id) is None
    assert "Only the host, bo" in private(await server.press("cy", "Close table"))


async def test_settings_are_the_new_hosts(server: Server, days: Days) -> None:
    """The panel opens, and a change makes its player the host; others accept again."""
    await lobby(server, "bo")
    await days.leap(HOST_EXPECTED + SOON)
    panel = answered(await server.press("bo", "Settings"))
    lists = [part["custom_id"] for part in components(panel) if part["type"] == 3]
    rated = next(it for it in lists if ":rated:" in it)
    await server.person("bo").select(panel, ["no"], custom_id=rated)
    table = await server.table()
    assert (table.rated, table.host_id) == (False, server.person("bo").id)
    assert [it.invited for it in table.players] == [True, True, False]


async def test_only_those_who_joined_take_it_over(server: Server, days: Days) -> None:
    """Neither an onlooker nor somebody who is invited and hasn't accepted."""
    await lobby(server, "bo")
    await days.leap(HOST_EXPECTED + SOON)
    for name in ("eve", "di"):
        for label in ("Close table", "Settings"):
            assert "Only the host, ada" in private(await server.press(name, label))
        assert "Only the host" in private(await server.command(name, "table end"))
    assert (await server.table()).host_id == server.person("ada").id


async def test_whoever_joins_is_host_before_somebody_who_is_only_invited(server: Server) -> None:
    """A lobby whose host has left is nobody's who may never come; whoever comes later joins as a guest."""
    await lobby(server)
    await server.press("ada", "Leave")
    assert (await server.table()).host_id == server.person("di").id
    await server.press("bo", "Join")
    await server.press("di", "Accept")
    assert (await server.table()).host_id == server.person("bo").id
    await server.press("bo", "Start")
    assert (await server.table()).stage == "playing"


async def test_a_lobby_waits_for_its_starting_time(server: Server, days: Days) -> None:
    """One that is planned for tomorrow is its host's until six hours after that."""
    await lobby(server, "bo")
    panel = answered(await server.press("ada", "Settings"))
    starts = next(
        part["custom_id"] for part in components(panel) if ":starts:" in part.get("custom_id", "")
    )
    await server.person("ada").select(panel, ["1d"], custom_id=starts)
    assert (await server.table()).starts is not None
    await days.leap(24 * HOUR + HOST_EXPECTED - SOON)
    assert "Only the host" in private(await server.press("bo", "Close table"))
    await days.leap(2 * SOON)
    board = server.with_button("bo", "Close table")
    assert "Start" in labels(board)
    await server.press("bo", "Close table", board)
    assert (await server.table()).stage == "called-off"
