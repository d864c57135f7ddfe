"""What the core gets of votes."""

from typing import Final

from bot.entry.commands.command import Command, Option, anywhere
from bot.feature import Feature
from bot.features.votes import actions, screen, side_store, store
from bot.features.votes.job import VoteJob
from bot.features.votes.twins import Twins

VOTES: Final = Feature(
    name="votes",
    actions={
        "vote-ask": actions.ask,
        "vote-start": actions.start,
        "vote-invite": actions.invite,
        "vote-against": actions.consider,
        "vote-accept": actions.accept,
    },
    commands={
        "table": [
            Command(
                "against",
                anywhere("vote-against", "code"),
                [Option("code", required=True)],
                after="start",
            )
        ]
    },
    vote=actions.vote,
    admits=actions.admits,
    news=actions.news,
    buttons=screen.button,
    own_lines=actions.own_lines,
    title_lines=screen.title_lines,
    call_lines=screen.call_lines,
    parts=lambda facet: [VoteJob(facet), Twins(facet)],
    columns=(*store.COLUMNS, side_store.INVITATIONS, side_store.SIDES),
    about=store.about,
    forget_person=store.FORGET_PERSON,
    tidy=side_store.tidy,
)
