"""What the core gets of matchmaking."""

from collections.abc import Sequence
from typing import Final

from bot.client import Facet
from bot.feature import Feature
from bot.features.matchmaking import actions, screen, store
from bot.features.matchmaking.commands import FIND
from bot.features.matchmaking.found_tables import FoundTables
from bot.features.matchmaking.job import Matchmaking
from bot.parts import Part


def _parts(facet: Facet) -> Sequence[Part]:
    found = FoundTables(
        facet,
        facet.tables,
        facet.openings,
        facet.channels,
        facet.bounds.most_tables,
        panels=facet.poster.panels,
    )
    return [Matchmaking(facet.tables, found, facet.after_change.run, facet.heartbeat)]


MATCHMAKING: Final = Feature(
    name="matchmaking",
    actions={
        "find": actions.show,
        "find-choose": actions.choose,
        "find-join": actions.join,
        "find-stop": actions.stop,
        "find-meanwhile": actions.play_meanwhile,
    },
    parts=_parts,
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
