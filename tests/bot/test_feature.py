"""A feature is one value beside the others: the core asks it, tells it of changes, and goes on without it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.actions.request import Request
from bot.entry.routes import actions_of
from bot.feature import Feature
from bot.features.blocks.feature import BLOCKS
from bot.features.catalogue import FEATURES
from bot.features.ratings.ledger import Ledger
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.parts import Part
from bot.tables.table import Table
from bot.tables.tables import Changed
from bot.testing.simulation import Simulation
from tests.bot.lodging import Registered
from tests.bot.server import Server, answered, bot_on, private


class Stages(Part):
    """Notes the stages of tables, and fails whenever a game begins, and as often as it is to when it settles or wakes."""

    def __init__(self) -> None:
        self.stages: list[str] = []
        self.begun_at: list[int] = []
        self.settled, self.failures = 0, 0

    async def changed(self, changed: Changed) -> None:
        """Note the stage; fail if the game has just begun."""
        self.stages.append(changed.after.stage)
        if changed.before.stage == "lobby" != changed.after.stage:
            raise RuntimeError("this part fails")

    async def stage_changed(self, table: Table) -> None:
        """Note at which position a game has begun."""
        if not table.over:
            self.begun_at.append(table.number)

    async def settle(self) -> None:
        """Fail as often as it is to, then settle."""
        if self.failures:
            self.failures -= 1
            raise RuntimeError("this part can't settle")
        self.settled += 1

    async def wake(self) -> None:
        """Fail as often as it is to."""
        if self.failures:
            self.failures -= 1
            raise RuntimeError("this part can't wake")


async def wave(request: Request, _: Press) -> None:
    """Answer in private."""
    await request.show(Screen(text="You wave."))


WAVING = Feature(
    name="waving",
    actions={"wave": wave},
    parts=lambda _: [Stages()],
    buttons=lambda table, _: [PressButton(Press(table.id, table.number, "wave"), "Wave")],
)
"""A made-up feature."""


@pytest.fixture
async def server(tmp_path: Path, registered: Registered) -> AsyncIterator[Server]:
    """Return a server with a bot that has one feature more."""
    (tmp_path / "facet.db").write_bytes(registered.file)
    facet = await bot_on(tmp_path / "facet.db", features=(*FEATURES, WAVING))
    discord = Simulation()
    try:
        await discord.start(facet)
        yield Server(discord, discord.add_guild("A server", []), tmp_path / "facet.db")
    finally:
        await discord.close()


async def test_a_feature_is_asked_and_told(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Its button is in the lobby, its action answers, and its part gets each saved change, whatever it does with it."""
    await server.command("ada", "splendor new", seats="joined")
    assert private(await server.press("ada", "Wave")) == "You wave."
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    stages = server.facet.parts.of(Stages).stages
    assert stages == ["lobby", "playing"]
    assert "this part fails" in caplog.text
    caplog.clear()
    await server.resign("bo")
    assert stages[-1] == (await server.table()).stage == "finished"


async def test_a_game_begins_before_anybody_moves(server: Server) -> None:
    """No move of a computer is one more beginning, even before a person has moved."""
    await server.start_game("bo", "cy")
    await server.resign("ada")
    await server.settle()
    assert (await server.table()).number > 0  # two where the computer has reserved a card
    assert set(server.facet.parts.of(Stages).begun_at) == {0}


async def test_what_follows_from_a_change_is_tried_again(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """A part that fails keeps neither the finish nor the other parts waiting, and is asked again."""
    await server.start_game("bo")
    part = server.facet.parts.of(Stages)
    part.settled, part.failures = 0, 1
    await server.resign("bo")
    await server.settle()
    assert "this part can't settle" in caplog.text
    assert (part.settled, part.failures) == (1, 0)
    assert server.with_button("ada", "Rematch")
    assert await server.facet.tables.store.of(Ledger).unsettled() is None


async def test_a_person_is_forgotten_whatever_a_feature_does_then(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """A part that fails at what is due then keeps nobody from hearing that their data is deleted."""
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", "Join")
    question = answered(await server.command("bo", "my forget"))
    server.facet.parts.of(Stages).failures = 1
    assert private(await server.press("bo", "Delete my data", question)).startswith("Done")
    await server.settle()
    assert "this part can't wake" in caplog.text
    assert (await server.table()).names == ("ada",)


async def test_what_a_feature_posted_outlives_it(server: Server) -> None:
    """A bot without the feature says so when its button is pressed, and its tables go on."""
    await server.command("ada", "splendor new", seats="joined")
    lobby = server.with_button("ada", "Wave")
    await server.restart()
    assert "button" in private(await server.press("ada", "Wave", lobby))
    await server.press("bo", "Join", lobby)
    assert (await server.table()).people == 2


def test_two_features_name_no_action_alike() -> None:
    """The start fails if an action has two handlers."""
    with pytest.raises(ValueError, match="block"):
        actions_of([*FEATURES, replace(WAVING, actions=BLOCKS.actions)])
