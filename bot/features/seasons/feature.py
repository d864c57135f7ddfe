"""What the core gets of seasons."""

from typing import Final

from bot.feature import Feature
from bot.features.seasons import absence, actions, store
from bot.features.seasons.commands import SEASON

SEASONS: Final = Feature(
    name="seasons",
    actions={
        "season-open": actions.open_season,
        "season-evening": actions.open_evening,
        "season-join": actions.join,
        "season-leave": actions.leave,
        "season-ready": actions.be_ready,
        "season-mine": actions.mine,
        "season-show": actions.show,
        "season-words": actions.read,
        "season-past": actions.past,
        "season-close": actions.ask_to_close,
        "season-closed": actions.close,
    },
    away_at=absence.away_at,
    away=absence.note_away,
    commands={"": [SEASON]},
    columns=store.COLUMNS,
)
