"""What the core gets of weekly."""

from typing import Final

from bot.feature import Feature
from bot.features.weekly import actions

WEEKLY: Final = Feature(
    name="weekly",
    actions={"server-week": actions.choose_channel},
    server_rows=actions.server_rows,
)
