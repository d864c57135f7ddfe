"""One application on Discord: where it is installed, its interactions and its rate limits."""

from bot.playground.discord.interactions import Interactions
from bot.playground.discord.limits import Limits
from bot.playground.discord.settings import Settings
from bot.playground.discord.state import Files, State
from bot.playground.discord.uploads import Uploads
from bot.playground.discord.world import World


class Application(State):
    """A world with the interactions and the limits of one application."""

    def __init__(self, world: World, base: str, files: Files, settings: Settings) -> None:
        super().__init__(world, base, files, settings)
        self.interactions = Interactions(self)
        self.uploads = Uploads(self)
        self.limits = Limits()
