"""Who was told that nothing about them is stored any more: no row names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.tools.storm.staging import Sent, Storm

QUIET_S: Final = 60.0
"""How long nobody has done anything that names a person anew."""


def named_still(storm: Storm, forgotten: Sent) -> Iterator[str]:
    """Yield rows that name somebody who was told that they are forgotten, and has done nothing since."""
    user_id = forgotten.interaction.person_id
    since = forgotten.at - QUIET_S
    for sent in reversed(storm.sent):
        if sent.at < since:
            break
        trace = storm.discord.traces[sent.interaction.id]
        if sent is not forgotten and (trace.person_id == user_id or user_id in str(trace.data)):
            return
    for (table,) in storm.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"):
        for row in storm.rows(f"SELECT * FROM {table}"):  # noqa: S608
            if any(user_id in str(cell) for cell in row):
                yield f"{forgotten.step.who} is forgotten, but stands in {table}: {row}"
