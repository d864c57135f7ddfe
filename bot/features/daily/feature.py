"""What the core gets of daily."""

from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.daily import actions, daily, screen, store

DAILY: Final = Feature(
    name="daily",
    actions={
        "daily": actions.show,
        "daily-play": actions.play,
        "daily-board": actions.board,
        "daily-share": actions.share,
        "daily-here": actions.share_here,
        "daily-there": actions.share_there,
        "daily-verify": actions.verify,
        "daily-best": actions.best,
    },
    again=screen.again,
    seed=daily.seed,
    commands={"": [Command("daily", anywhere("daily"), after="tutorial")]},
    open_deals=daily.open_deals,
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
    forget_server=store.FORGET_SERVER,
    tidy=daily.draw_secrets,
)
