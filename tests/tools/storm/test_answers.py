"""The judge finds false answers, late ones and what is done twice, and excuses what nobody can help."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.i18n.lexicon import words_in
from tests.tools.storm.judge.answers import MESSAGE, UPDATE, Answers
from tests.tools.storm.judge.boards import Boards
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.loop import Process
from tests.tools.storm.network import Shown
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.staging import Sent, Storm, staged, template
from tests.tools.storm.trace import NEW_TABLE, SHOWN, Said, Saved, Trace
from tests.tools.storm.weather import Weather


@pytest.fixture
def storm() -> Iterator[Storm]:
    """Return a world in which nothing happens by itself."""
    with staged(1, template()) as storm:
        yield storm


def pressed(storm: Storm, *processes: int, control: str = "facet:b:7:0:play:take:wbk") -> Trace:
    """Let a control be pressed now, of a move at a table that isn't there, and reach processes: the first one."""
    interaction: Any = SimpleNamespace(id=str(len(storm.sent)))
    trace = storm.discord.traces[interaction.id] = Trace("1", {"custom_id": control}, "2", None)
    for number in processes or (1,):
        trace.arrived(Process(number), storm.loop.time())
    sent = Sent(Step(storm.now, "bo", "press"), interaction, storm.loop.time(), control)
    storm.sent.append(sent)
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
        trace.saved.append(Saved(storm.loop.time(), ("tables", "moves"), 1))
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


@pytest.mark.parametrize(("saved", "denied"), [(SHOWN, False), ("tables", True)])
def test_a_refusal_beside_a_board(storm: Storm, saved: str, *, denied: bool) -> None:
    """Whoever is refused has changed nothing, but may be who is shown a board that was missing."""
    trace = pressed(storm)
    body = {"type": MESSAGE, "data": {"content": words_in("en")("refused-asking")}}
    trace.said.append(Said(storm.loop.time(), "POST", callback=True, body=body, status=200))
    trace.saved.append(Saved(storm.loop.time(), (saved,), 1))
    findings = [*Answers(storm, Tables(storm)).look()]
    assert [it.endswith("but rows were saved in tables") for it in findings] == [True] * denied


@pytest.mark.parametrize(("second", "at_once"), [(1, True), (2, False)])
def test_a_double_click_while_two_processes_live(
    storm: Storm, second: int, *, at_once: bool
) -> None:
    """A process that opens both tables should know of the other; in which order two heard of each click is no matter."""
    for heard, opens in (((1, 2), 1), ((2, 1), second)):
        trace = pressed(storm, *heard, control="facet:b:0:0:tutorial:seekers")
        trace.saved.append(Saved(storm.loop.time(), ("tables", NEW_TABLE), opens))
    findings = [*Answers(storm, Tables(storm)).look()]
    assert [it.endswith("has opened two tables at once") for it in findings] == [True] * at_once


@pytest.mark.parametrize(
    ("pressed_first", "second", "twice"),
    [("start:", 1, True), ("start:", 2, False), ("", 2, True), ("ended:ask", 1, False)],
)
def test_a_position_that_is_shown_twice(
    storm: Storm, pressed_first: str, second: int, *, twice: bool
) -> None:
    """A process shows a position again if somebody asks for that; another may, if a press has reached it."""
    control = "facet:b:7:0:panel:take:"
    if pressed_first:
        pressed(storm, 1, 2, control=f"facet:b:7:-:{pressed_first}")
    row = [{"type": 1, "components": [{"type": 2, "custom_id": control}]}]
    for number, process in (("8", 1), ("9", second)):
        storm.discord.shown.append(Shown(storm.loop.time(), "2", number, None, "", row, process))
    findings = [*Boards(storm, Tables(storm)).look()]
    assert findings == [f"messages 8 and 9 both show {control}"] * twice
