"""What the core gets of replay."""

from typing import Final

import discord

from bot.entry.commands.command import Command, Option, anywhere, at_table
from bot.feature import Feature
from bot.features.replay import actions, history, review_actions, screen, store
from bot.features.replay.film import FilmQueue
from bot.features.replay.review import Reviews

RECORD: Final = Option(
    "record", "table-import-record-about", annotation=discord.Attachment, required=True
)
REPLAY: Final = Feature(
    name="replay",
    actions={
        "replay": actions.replay,
        "replay-here": actions.replay_here,
        "film": actions.film,
        "import": actions.import_record,
        "play-on": actions.play_on,
        "history": history.show,
        "replay-of": history.replay,
        "review": review_actions.review,
        "review-here": review_actions.review_here,
    },
    lasting_buttons=screen.lasting_buttons,
    commands={
        "table": [
            Command("history", "table-history-about", at_table("history"), after="end"),
            Command("replay", "table-replay-about", anywhere("replay-here"), after="export"),
            Command("review", "table-review-about", anywhere("review-here"), after="replay"),
            Command(
                "import",
                "table-import-about",
                anywhere("import", "record"),
                [RECORD],
                after="review",
            ),
        ]
    },
    columns=store.COLUMNS,
    forget_server=store.FORGET_SERVER,
    tidy=store.drop_records,
    parts=lambda facet: [FilmQueue(), Reviews(facet.tables.store, facet.engine)],
)
