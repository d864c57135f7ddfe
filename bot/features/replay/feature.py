"""What the core gets of replay."""

from typing import Final

import discord

from bot.entry.commands.command import Command, Option, anywhere, at_table
from bot.entry.commands.menu import Menu, at_its_table
from bot.feature import Feature
from bot.features.replay import actions, catching_up, history, review_actions, screen, store
from bot.features.replay.film import FilmQueue
from bot.features.replay.review import Reviews

RECORD: Final = Option("record", discord.Attachment, required=True)
REPLAY: Final = Feature(
    name="replay",
    actions={
        "replay": actions.replay,
        "replay-seen": actions.replay,
        "replay-here": actions.replay_here,
        "film": actions.film,
        "import": actions.import_record,
        "play-on": actions.play_on,
        "happened": catching_up.happened,
        "history": history.show,
        "replay-of": history.replay,
        "review": review_actions.review,
        "review-here": review_actions.review_here,
    },
    lasting_buttons=screen.lasting_buttons,
    commands={
        "table": [
            Command("history", at_table("history"), after="end"),
            Command("replay", anywhere("replay-here"), after="export"),
            Command("review", anywhere("review-here"), after="replay"),
            Command("import", anywhere("import", "record"), [RECORD], after="review"),
        ]
    },
    menus=[
        Menu("happened", "message", at_its_table("happened")),
        Menu("review", "message", at_its_table("review")),
    ],
    columns=store.COLUMNS,
    forget_server=store.FORGET_SERVER,
    tidy=store.drop_records,
    parts=lambda facet: [FilmQueue(), Reviews(facet.tables.store, facet.engine)],
)
