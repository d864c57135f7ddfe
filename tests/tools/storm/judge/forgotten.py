"""Who was told that nothing about them is stored any more: no row names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.tools.storm.staging import Sent, Storm

OPEN_S: Final = 900.0
"""How long what somebody did can lead to rows."""


def named_still(storm: Storm, forgotten: Sent) -> Iterator[str]:
    """Yield rows that name somebody who was told that they are forgotten, and wasn't named anew since."""
    user_id = forgotten.interaction.person_id
    for sent in reversed(storm.sent):
        if sent.at < forgotten.at - OPEN_S:
            break
        trace = storm.discord.traces[sent.interaction.id]
        names = trace.person_id == user_id or user_id in str(trace.data)
        if sent is not forgotten and names and any(it.at >= forgotten.at for it in trace.saved):
            return
    for (table,) in storm.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"):
        for row in storm.rows(f"SELECT * FROM {table}"):  # noqa: S608
            if any(user_id in str(cell) for cell in row):
                yield f"{forgotten.step.who} is forgotten, but stands in {table}: {row}"
