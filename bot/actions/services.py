"""The parts of the bot that requests use, joined once at the start."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.actions.cooldowns import Cooldowns
from bot.actions.open_panels import OpenPanels
from bot.computers.engine_client import EngineClient
from bot.films.film import FilmQueue
from bot.host.metrics import Metrics
from bot.host.settings import Bounds
from bot.messages.emojis import Emojis
from bot.messages.places import Membership
from bot.posting.after_change import AfterChange
from bot.posting.poster import Poster
from bot.posting.spare_threads import SpareThreads
from bot.tables.review import Reviews
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the computers, films and reviews, and what posts a change.

    `bounds` are the operator's limits for every server.
    """

    tables: Tables
    engine: EngineClient
    films: FilmQueue
    reviews: Reviews
    emojis: Mapping[str, Emojis]
    panels: OpenPanels
    poster: Poster
    after_change: AfterChange
    metrics: Metrics
    membership: Membership
    bounds: Bounds
    cooldowns: Cooldowns
    threads: SpareThreads
    asking: set[int] = field(default_factory=set)
    """The people who wait for a slow answer of a computer; one each at a time."""
