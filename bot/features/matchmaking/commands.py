"""The command for finding opponents: `/find`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, get_args

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, choices
from bot.features.matchmaking.screen import DISTANCES, SeatsWish, Wish, wish_key
from bot.features.matchmaking.store import RatedWish
from bot.messages.press import NO_TABLE, Press
from bot.store.values import Pace
from rules import GAMES

KNOWN: Final[Mapping[str, Sequence[str]]] = {
    "game": list(GAMES),
    "seats": get_args(SeatsWish),
    "pace": get_args(Pace),
    "apart": [str(points) for points in DISTANCES],
    "rated": get_args(RatedWish),
}
"""The values of each part of a wish."""


async def _find(_: Request, values: OptionValues) -> Press:
    """Join the queue for a game; without options, show the panel."""
    return Press(NO_TABLE, None, "find-join" if values else "find", str(Wish(**values)))


FIND: Final = Command(
    "find",
    _find,
    [
        Option(
            key,
            called="option-find-seats" if key == "seats" else "",  # at a table, it's who sits where
            choices=choices(values, partial(wish_key, key)),
        )
        for key, values in KNOWN.items()
    ],
    about="find-command-about",
    after="table",
)
