"""What every request may use, joined once at the start and never changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.actions.cooldowns import Cooldowns
from bot.actions.open_panels import OpenPanels
from bot.computers.engine_client import EngineClient
from bot.films.film import FilmQueue
from bot.host.metrics import Metrics
from bot.host.settings import Bounds
from bot.messages.emojis import Emojis
from bot.messages.places import Membership
from bot.messages.posted_message import PostedMessage
from bot.messages.reply import Reply
from bot.posting.spare_threads import SpareThreads
from bot.tables.review import Reviews
from bot.tables.table import Table
from bot.tables.tables import Tables


class ShowAnew(Protocol):
    """Posts a table again."""

    async def __call__(self, table_id: int, reply: Reply | None, /, *, ping: bool) -> None:
        """Post it, and ping whoever is asked, if that is wanted."""


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, who thinks, draws films and reviews, and the ways from a change to what people see.

    `follow` does what follows from a committed change, and never raises; until then `withhold` keeps
    it from the channel, as in a turn that goes on in private; `show_anew` posts a table again;
    `retire_copy` takes the controls off an earlier board that was not known of.
    `bounds` are those that the host has set for every server; `quiet` keeps people from pestering others.
    """

    tables: Tables
    thinking: EngineClient
    films: FilmQueue
    reviews: Reviews
    emojis: Mapping[str, Emojis]
    panels: OpenPanels
    follow: Callable[[Table, Reply | None], Awaitable[None]]
    withhold: Callable[[int], None]
    show_anew: ShowAnew
    retire_copy: Callable[[Table, PostedMessage], Awaitable[None]]
    metrics: Metrics
    membership: Membership
    bounds: Bounds
    quiet: Cooldowns
    threads: SpareThreads
    asking: set[int] = field(default_factory=set)
    """Who waits for an answer that takes a computer a while: each for one at a time."""
