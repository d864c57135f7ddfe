"""What can happen to a request on its way to Discord and back, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tests.hold.pace import Pace
from tests.hold.rooms import Hall

Fault = Mapping[str, Any]
STATUSES: Final = (400, 401, 403, 404, 500, 502, 503)
FAULTS: Final[Mapping[str, Fault]] = {
    **{str(status): {"status": status} for status in STATUSES},
    "500, done all the same": {"status": 500, "lost": True},
    "429": {"status": 429, "retry_after": 0.3},
    "429 of all routes": {"status": 429, "retry_after": 0.3, "everywhere": True},
    "refused": {"refuse": 0.5},
    "reset before": {"reset": "before"},
    "reset during": {"reset": "during"},
    "reset after": {"reset": "after"},
    "truncated": {"close": "during"},
    "a page": {"garbled": "html"},
    "no JSON": {"garbled": "json"},
    "slow by 4 s": {"delay": 4.0},
    "slow by 20 s": {"delay": 20.0},
}
SLOW: Final = ("slow by 4 s", "slow by 20 s")
FOR_ALL: Final = ("429 of all routes", "refused")
"""What strikes everybody at once, so that nobody else may be about."""


def calm_log(hall: Hall, pace: Pace, what: str) -> None:
    """Raise Lost if the bot has logged an error or a traceback."""
    found = re.findall(r"^Traceback.*|.* ERROR .*", hall.log.text(), re.MULTILINE)
    pace.holds(not found, f"{what}: the log is not calm: {found[:3]} {hall.log.text()[-1500:]}")
