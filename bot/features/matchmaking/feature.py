"""What the core gets of matchmaking."""

from typing import Final

from bot.feature import Feature
from bot.features.matchmaking import actions, screen, store
from bot.features.matchmaking.commands import FIND
from bot.features.matchmaking.job import Matchmaking

MATCHMAKING: Final = Feature(
    name="matchmaking",
    actions={
        "find": actions.show,
        "find-choose": actions.choose,
        "find-join": actions.join,
        "find-stop": actions.stop,
        "find-meanwhile": actions.play_meanwhile,
    },
    parts=lambda facet: [Matchmaking(facet)],
    buttons=screen.buttons,
    own_lines=actions.own_lines,
    away=actions.away,
    commands={"": [FIND]},
    columns=store.COLUMNS,
    about=store.about,
    end_in=lambda kept, guild_id: kept.of(store.Queue).forget(guild_id),
    forget_person=store.FORGET_PERSON,
    forget_server=store.FORGET_SERVER,
)
