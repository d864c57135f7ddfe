"""What the core gets of matchmaking."""

from typing import Final

from bot.feature import Feature
from bot.features.matchmaking import actions, screen, store
from bot.features.matchmaking.commands import FIND

MATCHMAKING: Final = Feature(
    name="matchmaking",
    actions={
        "find": actions.show,
        "find-choose": actions.choose,
        "find-join": actions.join,
        "find-stop": actions.stop,
        "find-meanwhile": actions.play_meanwhile,
    },
    buttons=screen.buttons,
    own_lines=actions.own_lines,
    away=actions.away,
    commands={"": [FIND]},
    columns=store.COLUMNS,
)
