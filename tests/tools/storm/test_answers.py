"""The judge finds false answers and late ones, and excuses what nobody can help."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tools.storm.judge.answers import MESSAGE, UPDATE, Answers
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.loop import Process
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.staging import Sent, Storm, staged, template
from tests.tools.storm.trace import Said, Saved, Trace
from tests.tools.storm.weather import Weather


@pytest.fixture
def storm() -> Iterator[Storm]:
    """Return a world in which nothing happens by itself."""
    with staged(1, template()) as storm:
        yield storm


def pressed(storm: Storm) -> Trace:
    """Let a move at a table that isn't there be pressed now, and reach a process."""
    interaction: Any = SimpleNamespace(id=str(len(storm.sent)))
    data = {"custom_id": "facet:b:7:0:play:take:wbk"}
    trace = storm.discord.traces[interaction.id] = Trace("1", data, "2", None)
    trace.arrived(Process(1), storm.loop.time())
    storm.sent.append(Sent(Step(storm.now, "bo", "press"), interaction, storm.loop.time()))
    return trace


@pytest.mark.parametrize(("after", "excused"), [(20.0, True), (40.0, False)])
def test_a_slow_spell_excuses_who_presses_in_it(
    storm: Storm, after: float, *, excused: bool
) -> None:
    """A spell of 25 seconds excuses that there is no answer until shortly after it, whoever looks when."""

    async def look() -> list[str]:
        answers = Answers(storm, Tables(storm))
        Weather(storm).strike(Step(0, WORLD, "spell", (200.0, 25.0)))
        assert not [*answers.look()]
        await asyncio.sleep(after)
        pressed(storm)
        await asyncio.sleep(300)
        return [*answers.look()]

    assert (not storm.loop.run_until_complete(look())) == excused


@pytest.mark.parametrize("saved", [True, False])
def test_a_move_of_a_deleted_table(storm: Storm, *, saved: bool) -> None:
    """Whoever was told of a move at a table that is no longer there must have made it."""
    trace = pressed(storm)
    trace.said.append(
        Said(storm.loop.time(), "POST", callback=True, body={"type": UPDATE}, status=200)
    )
    if saved:
        trace.saved.append(Saved(storm.loop.time(), ("tables", "moves")))
    findings = [*Answers(storm, Tables(storm)).look()]
    assert [it.endswith("but no move was saved") for it in findings] == [True] * (not saved)


@pytest.mark.parametrize(("table", "acknowledges"), [(7, False), (8, True)])
def test_a_board_that_was_missing(storm: Storm, table: int, *, acknowledges: bool) -> None:
    """A refused move may be answered by the board of its table; any other message says that it was made."""
    button = {"type": 2, "custom_id": f"facet:b:{table}:1:panel:take:"}
    body = {"type": MESSAGE, "data": {"components": [{"type": 1, "components": [button]}]}}
    said = Said(storm.loop.time(), "POST", callback=True, body=body, status=200)
    pressed(storm).said.append(said)
    assert bool([*Answers(storm, Tables(storm)).look()]) == acknowledges
