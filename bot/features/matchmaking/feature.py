"""What the core gets of matchmaking."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.actions.request import Request
from bot.client import Facet
from bot.entry.commands.command import Command, Option, OptionValues, choices
from bot.feature import Feature, Section
from bot.features.matchmaking import actions, alert_store, screen, store
from bot.features.matchmaking.alerts import AlertJob
from bot.features.matchmaking.job import Matchmaking
from bot.messages.press import NO_TABLE, Press
from bot.parts import Part
from bot.store import Store


async def _find(_: Request, values: OptionValues) -> Press:
    """Join the queue for a game; without options, show the panel."""
    return Press(NO_TABLE, None, "find-join" if values else "find", str(screen.Wish(**values)))


async def _about(kept: Store, user_id: int) -> Sequence[Section]:
    """Return a person's places in the queue, and what they want to hear of."""
    return [*await store.about(kept, user_id), *await alert_store.about(kept, user_id)]


def _parts(facet: Facet) -> list[Part]:
    alerts = AlertJob(facet)
    return [alerts, Matchmaking(facet, alerts)]


FIND: Final = Command(
    "find",
    _find,
    [
        Option(
            key,
            called="option-find-seats" if key == "seats" else "",  # at a table, it's who sits where
            choices=choices(screen.CHOICES[key], partial(screen.wish_key, key)),
        )
        for key in ("game", "seats", "pace", "apart", "rated")
    ],
    about="find-command-about",
    after="table",
)
MATCHMAKING: Final = Feature(
    name="matchmaking",
    actions={
        "find": actions.show,
        "find-choose": actions.choose,
        "find-join": actions.join,
        "find-stop": actions.stop,
        "find-meanwhile": actions.play_meanwhile,
        "find-alert": actions.alert,
        "find-no-alert": actions.no_alert,
    },
    parts=_parts,
    buttons=screen.buttons,
    own_lines=actions.own_lines,
    away=actions.away,
    commands={"": [FIND]},
    columns=(store.COLUMNS, alert_store.COLUMNS),
    about=_about,
    leaving=store.leaving,
    end_in=lambda kept, guild_id: kept.of(store.Queue).forget(guild_id),
    forget_person=(store.FORGET_PERSON, alert_store.FORGET_PERSON),
    forget_server=(store.FORGET_SERVER, alert_store.FORGET_SERVER),
)
