"""What the core gets of privacy."""

from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.privacy import actions

PRIVACY: Final = Feature(
    name="privacy",
    actions={
        "own-data": actions.data,
        "forget": actions.ask_to_forget,
        "forgotten": actions.forget,
        "forget-server": actions.ask_to_forget_server,
        "server-forgotten": actions.forget_server,
    },
    commands={
        "my": [
            Command("data", anywhere("own-data"), after="block"),
            Command("forget", anywhere("forget"), after="data"),
        ]
    },
    server_buttons=actions.server_buttons,
)
