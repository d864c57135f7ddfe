"""What the core gets of weekly."""

from typing import Final

from bot.feature import Feature
from bot.features.weekly import actions
from bot.features.weekly.job import Weekly

WEEKLY: Final = Feature(
    name="weekly",
    parts=lambda facet: [Weekly(facet)],
    actions={"server-week": actions.choose_channel},
    server_rows=actions.server_rows,
)
