"""What the core gets of follow."""

from typing import Final

from bot.entry.commands.command import PERSON, Command, anywhere
from bot.feature import Feature
from bot.features.follow import actions, store
from bot.features.follow.followers import Followers

FOLLOW: Final = Feature(
    name="follow",
    actions={
        "follow": actions.follow,
        "unfollow": actions.unfollow,
        "follow-or-stop": actions.follow_or_stop,
    },
    menu=actions.menu,
    parts=lambda facet: [Followers(facet, facet.tables, facet.poster.retries)],
    commands={
        "": [Command("follow", anywhere("follow-or-stop", "person"), [PERSON], after="daily")]
    },
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
    forget_server=store.FORGET_SERVER,
    tidy=lambda stored: stored.of(store.Follows).expire(stored.now()),
)
