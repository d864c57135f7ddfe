"""SimCord, another make of simulated Discord, is asked the same as the stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeAlias

import pytest

from tests.playground.loops import shared
from tests.playground.second.compare import Difference, differences
from tests.playground.second.flows import FLOWS, Flow
from tests.playground.second.settled import SETTLED, like
from tests.playground.second.sides import Log, Side
from tests.playground.second.stand_in_side import stand_in

pytest.importorskip("simcord", reason="SimCord is installed by make second-opinion")
Makes: TypeAlias = Callable[[], AbstractAsyncContextManager[Side]]
Found: TypeAlias = dict[str, list[Difference]]


async def log_of(flow: Flow, make: Makes) -> Log:
    """Play a flow; return what the bot asked and heard."""
    async with make() as side:
        side.log.begin()
        await flow(side)
        await side.settle()
        side.log.end()
        return side.log


@shared
async def found() -> Found:
    """Play every flow on both; return where they differ, by the flow's name.

    Each is played in a task of its own, because SimCord puts itself into its task's context.
    """
    from tests.playground.second.simcord_side import sim_cord  # noqa: PLC0415 - it may be missing

    by_name: Found = {}
    for flow in FLOWS:
        logs = [await asyncio.create_task(log_of(flow, make)) for make in (stand_in, sim_cord)]
        by_name[flow.__name__] = list(differences(*logs))
    return by_name


@pytest.mark.parametrize("flow", [flow.__name__ for flow in FLOWS])
async def test_every_difference_is_settled(found: Found, flow: str) -> None:
    """Where the two differ, Discord's documentation says that the stand-in is right."""
    patterns = [pattern for settled in SETTLED for pattern in settled.patterns]
    open_ones = {it for it in found[flow] if not any(like(pattern, it) for pattern in patterns)}
    assert open_ones == set()


async def test_nothing_is_settled_in_vain(found: Found) -> None:
    """What is listed as a difference still is one."""
    everything = [difference for each in found.values() for difference in each]
    patterns = [pattern for settled in SETTLED for pattern in settled.patterns]
    vain = [it for it in patterns if not any(like(it, difference) for difference in everything)]
    assert vain == []
