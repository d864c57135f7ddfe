"""What the check says of an application: each line turns red where it should, and only there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from inspect import isawaitable
from time import time

import pytest

from bot.check.application import same
from bot.check.finding import CheckLine
from bot.playground.discord.shapes import Json
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from tests.playground.check.conftest import REGISTERED_LATER, Checked, red

Spoil = Callable[[StandIn], object]


def has(**changed: object) -> Spoil:
    """Return what changes settings of the application."""
    return lambda stand_in: stand_in.world.application.update(changed)


def contexts(*kinds: str) -> Spoil:
    """Return what leaves the application only these installation contexts."""

    def spoil(stand_in: StandIn) -> None:
        config = stand_in.payloads.application()["integration_types_config"]
        left = {kind: config[kind] for kind in kinds}
        stand_in.world.application["integration_types_config"] = left

    return spoil


def turned(**changed: object) -> Spoil:
    """Return what turns something of the stand-in itself."""

    def spoil(stand_in: StandIn) -> None:
        stand_in.settings = replace(stand_in.settings, **changed)  # type: ignore[arg-type]

    return spoil


def leave(stand_in: StandIn) -> None:
    """Take the bot out of its server."""
    del stand_in.world.home.members[stand_in.world.bot_id]


SPOILT: dict[CheckLine, Spoil] = {
    CheckLine.CLOCK: turned(clock=lambda: time() - 60),
    CheckLine.ANSWERS: lambda it: it.faults.add({"status": 403, "route": "^/applications/@me$"}),
    CheckLine.SESSIONS: turned(sessions=49),
    CheckLine.GATEWAY: lambda it: it.gateway.drop(Loss(seconds=60)),
    CheckLine.GUILD_INSTALL: contexts("1"),
    CheckLine.USER_INSTALL: contexts("0"),
    CheckLine.DEFAULTS: has(integration_types_config={"0": {}, "1": {}}),
    CheckLine.ENDPOINT: has(interactions_endpoint_url="https://example.com"),
    CheckLine.GRANT: has(bot_require_code_grant=True),
    CheckLine.PRIVACY: has(privacy_policy_url=None),
    CheckLine.TERMS: has(terms_of_service_url=None),
    CheckLine.INVITATION: leave,
}
ALSO = {CheckLine.GUILD_INSTALL: {CheckLine.DEFAULTS}}


@pytest.mark.parametrize("line", SPOILT)
async def test_a_line_turns_red(checked: Checked, stand_in: StandIn, line: CheckLine) -> None:
    """Where something is not as it should be, its line alone says so, and what to do."""
    if isawaitable(done := SPOILT[line](stand_in)):
        await done
    found = red(await checked()) - REGISTERED_LATER
    assert found == {line} | ALSO.get(line, set())


async def test_a_token_that_is_wrong(checked: Checked) -> None:
    """It is said, without the token, and nothing else is asked."""
    found = await checked(token="not-this-one")  # noqa: S106 - it opens nothing
    assert [finding.line for finding in found] == [CheckLine.TOKEN]
    assert not found[0].good
    assert "not-this-one" not in str(found[0])


async def test_discord_out_of_reach(checked: Checked, stand_in: StandIn) -> None:
    """A door that is shut is told as such."""
    stand_in.door.shut(60)
    assert red(await checked()) == {CheckLine.ANSWERS}


async def test_a_new_application_is_repaired(checked: Checked, stand_in: StandIn) -> None:
    """With `--fix` it can be installed by both, and has its commands and emojis: all is well."""
    stand_in.world.application["integration_types_config"] = {"0": {}}
    before = red(await checked())
    assert before == {CheckLine.USER_INSTALL, CheckLine.DEFAULTS, *REGISTERED_LATER}
    assert red(await checked("--fix")) == set()
    assert red(await checked()) == set()
    command = next(c for c in stand_in.world.commands if c["name"] == "splendor")
    assert command["integration_types"] == [0, 1]
    command["options"][0]["description"] = "something else"
    assert red(await checked()) == {CheckLine.COMMANDS}


async def test_what_can_not_be_repaired(checked: Checked, stand_in: StandIn) -> None:
    """Where Discord refuses a repair, the line says so."""
    stand_in.world.application["integration_types_config"] = {"0": {}}
    for method, route in (("PATCH", "@me$"), ("PUT", "/commands$"), ("POST", "/emojis$")):
        stand_in.faults.add({"status": 403, "method": method, "route": route})
    found = [str(finding) for finding in await checked("--fix") if not finding.good]
    assert sum("could not be repaired" in line for line in found) == 3


@pytest.mark.parametrize(
    ("ours", "theirs", "alike"),
    [
        ({"name": "a"}, {"name": "a", "id": "1", "version": "2"}, True),
        ({"name": "a", "required": False}, {"name": "a"}, True),
        ({"name": "a", "contexts": [0, 1]}, {"name": "a", "contexts": [1, 0]}, True),
        ({"name": "a", "contexts": [0, 1]}, {"name": "a", "contexts": None}, False),
        ({"options": [{"name": "a"}]}, {"options": [{"name": "a"}, {"name": "b"}]}, False),
        ({"options": [{"required": True}]}, {"options": [{"required": False}]}, False),
        ({"name": "a"}, None, False),
    ],
)
def test_which_commands_are_the_same(ours: Json, theirs: Json | None, *, alike: bool) -> None:
    """What Discord adds or leaves out makes no difference; all else does."""
    assert same(ours, theirs) == alike
