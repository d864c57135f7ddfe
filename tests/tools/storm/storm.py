"""One storm, from its beginning to its end: a seed makes it up, or a script says what happens."""

from __future__ import annotations

import asyncio
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.testing.checks import drawing
from tests.tools.storm.forecast import Forecast
from tests.tools.storm.judge import Judge
from tests.tools.storm.people import People
from tests.tools.storm.pictures import board
from tests.tools.storm.reach import reached
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.staging import Finding, Storm, staged, template
from tests.tools.storm.weather import Weather

SCENES = 24
"""How many scenes a storm has: some people do some things at about the same time."""
CALM = 6
"""After how many scenes the weather calms down, and everything has to be in order."""
ANSWERED_S: Final = 3.0
"""How many seconds after the last step of a scene what it has led to is looked at."""
MOST_AN_HOUR: Final = 100_000
"""Callbacks that may run in an hour at rest; a job that never sleeps has many more."""


@dataclass(frozen=True)
class Outcome:
    """How a storm went.

    Attributes:
        steps: What was done, as a script.
        hours: The virtual time that went by.
        finding: What isn't as it must be; "" if all is.
        lines: The last of its history.
        reached: How much of what was begun, finished and refused.
    """

    seed: int
    digest: str
    steps: tuple[Step, ...]
    hours: float
    presses: int
    finding: str
    lines: tuple[str, ...]
    reached: Counter[str] = field(default_factory=Counter)


def run(seed: int, script: Sequence[Step] | None = None) -> Outcome:
    """Run a storm: a seed's own, or a script in the order that the seed chooses."""
    with staged(seed, template()) as storm, drawing(partial(board, seed=seed)):
        finding = ""
        try:
            storm.loop.run_until_complete(_rage(storm, script))
        except Finding as error:
            finding = str(error)
        except Exception as error:  # noqa: BLE001 - it is a finding, whatever it is
            finding = f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        storm.note_rows()
        return Outcome(
            seed,
            storm.history.digest,
            tuple(storm.taken),
            storm.now / 3600,
            len(storm.sent),
            finding,
            tuple(storm.history.lines),
            reached(storm),
        )


async def _rage(storm: Storm, script: Sequence[Step] | None) -> None:
    """Take a script's steps, or make scenes up, and look after each step."""
    judge, people = Judge(storm), People(storm)
    weather, forecast = Weather(storm), Forecast(storm)
    await storm.start_bot()
    await asyncio.sleep(5)
    scenes = (
        [script]
        if script is not None
        else (_scene(storm, people, forecast, n) for n in range(SCENES))
    )
    for scene in scenes:
        for step in scene:
            await asyncio.sleep(max(0.0, step.at - storm.now))
            storm.taken.append(step)
            storm.history.note("step", str(step))
            if step.act == "calm":
                begun, since = storm.loop.steps, storm.now
                await weather.calm()
                ran, hours = storm.loop.steps - begun, (storm.now - since) / 3600
                if ran > MOST_AN_HOUR * max(1.0, hours):
                    raise Finding(f"the bot ran {ran} callbacks in {hours:.1f} hours at rest")
                await judge.rest()
            elif step.who == WORLD:
                weather.strike(step)
            else:
                people.take(step)
            judge.look()
        await asyncio.sleep(ANSWERED_S)
        judge.look()


def _scene(storm: Storm, people: People, forecast: Forecast, number: int) -> list[Step]:
    """Return what happens next, in the order of time."""
    steps = sorted((*people.scene(), *forecast.scene()), key=lambda step: step.at)
    if number % CALM == CALM - 1:
        steps.append(Step(steps[-1].at if steps else storm.now, WORLD, "calm"))
    return steps
