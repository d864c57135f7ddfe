"""What the core gets of seasons."""

from typing import Final

from bot.feature import Feature
from bot.features.seasons import absence, actions, privacy, store, table_lines
from bot.features.seasons.commands import SEASON
from bot.features.seasons.job import SeasonJob

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
    buttons=table_lines.buttons,
    title_lines=table_lines.title_lines,
    finish_lines=table_lines.finish_lines,
    away_at=absence.away_at,
    away=absence.note_away,
    parts=lambda facet: [SeasonJob(facet)],
    commands={"": [SEASON]},
    columns=store.COLUMNS,
    about=privacy.about,
    leaving=privacy.leaving,
    end_in=lambda kept, guild_id: kept.of(store.Seasons).forget(guild_id),
    keep=privacy.keep,
    forget_person=store.FORGET_PERSON,
    forget_server=store.FORGET_SERVER,
    tidy=lambda kept: kept.of(store.Seasons).expire(),
)
