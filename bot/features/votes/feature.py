"""What the core gets of votes."""

from typing import Final

from bot.feature import Feature
from bot.features.votes import actions, screen, store
from bot.features.votes.job import VoteJob

VOTES: Final = Feature(
    name="votes",
    actions={
        "vote-ask": actions.ask,
        "vote-start": actions.start,
    },
    vote=actions.vote,
    news=actions.news,
    buttons=screen.button,
    own_lines=actions.own_lines,
    title_lines=screen.title_lines,
    parts=lambda facet: [VoteJob(facet)],
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
)
