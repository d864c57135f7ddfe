"""What the core gets of operator."""

from collections.abc import Sequence
from typing import Final

from bot.client import Facet
from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.operator import actions
from bot.features.operator.daily_backup import DailyBackup
from bot.features.operator.desk import HostDesk
from bot.features.operator.hosting import hosting
from bot.features.operator.watch import Watch
from bot.parts import Part


def _parts(facet: Facet) -> Sequence[Part]:
    desk, store = HostDesk(facet), facet.tables.store
    return Watch(facet, store, desk), DailyBackup(store, lambda: desk.hosting), desk


OPERATOR: Final = Feature(
    name="operator",
    actions={
        "host": actions.show,
        "host-backup": actions.back_up,
        "host-check": actions.check,
        "host-errors": actions.errors,
    },
    commands={"facet": [Command("host", anywhere("host"), after="settings")]},
    parts=_parts,
    hosting=hosting,
)
