"""What must be true after every step, and at rest; it knows nothing of the bot's code.

The judge reads the rows by SQL, the messages of Discord's world, and what each interaction led to. It
replays games by their rules alone, and knows texts only from the catalogues.

    tables      tables, seats and moves after every step
    answers     what people were told, and whether it is true
    forgotten   who is named although they were forgotten
    promises    what was shown as saved: it is there
    endings     how tables end: as somebody has confirmed
    secrets     who was shown what only somebody else may know
    boards      what is posted: once, at once, and what is true
    limits      what each person and each server may have
    pairs       two channels that play one game
    challenges  which medals were earned
    training    whom the trainer asks what
    seasons     what is fair in seasons and evenings
    rest        what must be in order once the weather has been calm for a while
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from tests.tools.storm.judge import seasons
from tests.tools.storm.judge.answers import Answers
from tests.tools.storm.judge.boards import Boards
from tests.tools.storm.judge.challenges import Challenges
from tests.tools.storm.judge.limits import Limits
from tests.tools.storm.judge.pairs import Pairs
from tests.tools.storm.judge.rest import Rest
from tests.tools.storm.judge.secrets import Secrets
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.judge.training import Training
from tests.tools.storm.staging import Finding, Storm

MOMENT_S: Final = 10.0
"""How long what has just become due can take."""


class Judge:
    """Looks at the rows, the messages and the answers of a storm, and raises Finding."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._tables = Tables(storm)
        self._answers = Answers(storm, self._tables)
        self._secrets = Secrets(storm, self._tables)
        self._boards = Boards(storm, self._tables)
        self._limits = Limits(storm)
        self._rest = Rest(storm, self._tables)
        self._pairs = Pairs(storm, self._tables)
        self._challenges = Challenges(storm, self._tables)
        self._training = Training(storm)
        self._version = -1

    def look(self) -> None:
        """Look after a step, whatever is under way."""
        _raise(self._looked())

    async def rest(self) -> None:
        """Look when the weather has been calm for a while, and nothing is under way."""
        if any(self._rest.look()):  # something may be due at this very moment
            await asyncio.sleep(MOMENT_S)
        self.look()
        _raise(self._tables.rest())
        _raise(self._rest.look())
        _raise(self._limits.rest())
        _raise(self._pairs.rest())
        _raise(self._challenges.rest())
        _raise(self._training.rest())
        _raise(seasons.at_rest(self._storm))

    def _looked(self) -> Iterator[str]:
        ((version,),) = self._storm.rows("PRAGMA data_version")
        if version != self._version:
            self._version = version
            yield from self._tables.look()
            yield from self._limits.look()
            yield from self._pairs.look()
            yield from self._challenges.look()
        self._rest.see()
        yield from self._answers.look()
        yield from self._secrets.look()
        yield from self._training.look()
        yield from self._boards.look()
        for error in self._storm.errors:
            yield f"the bot has logged an error: {error}"


def _raise(findings: Iterator[str]) -> None:
    for finding in findings:
        raise Finding(finding)
