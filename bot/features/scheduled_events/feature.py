"""What the core gets of scheduled events."""

from typing import Final

from bot.feature import Feature
from bot.features.scheduled_events import actions, store
from bot.features.scheduled_events.job import EventJob

SCHEDULED_EVENTS: Final = Feature(
    name="scheduled_events",
    actions={"server-events": actions.choose},
    server_rows=actions.server_rows,
    parts=lambda facet: [EventJob(facet)],
    columns=store.COLUMNS,
)
