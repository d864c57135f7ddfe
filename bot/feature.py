"""What a feature gives the core, and what it hears from it.

The core knows no feature: it gets their tuple when the bot starts, and asks each for what it has to give.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord

    from bot.actions.request import Action, Request
    from bot.client import Facet
    from bot.entry.commands.command import AnyCommand
    from bot.entry.commands.menu import Menu
    from bot.host.settings import Settings
    from bot.messages.press import PressButton
    from bot.messages.reply import Reply
    from bot.messages.screen import Rows
    from bot.parts import Part
    from bot.store import Store
    from bot.store.columns import Columns
    from bot.store.engine import Statement
    from bot.store.values import Person, ServerSettings, Traits
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from render import Words

Apart = Callable[[Collection[int], str], None]
"""Raises Refusal, with the text of this key, if these people may not sit at a table together."""


def _none(*_: object) -> tuple[()]:
    return ()


async def _none_yet(*_: object) -> tuple[()]:
    return ()


async def _not_paused(*_: object) -> Mapping[int, timedelta]:
    return {}


async def _admitted(*_: object) -> bool:
    return True


@asynccontextmanager
async def _nothing_around(*_: object) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def _no_news(*_: object) -> AsyncIterator[str]:
    yield ""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the file with what is stored about a person, and its place among the others."""

    key: str
    content: Sequence[object]
    place: int


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A room of `bot/features/`: what it offers beside the game at a table."""

    name: str
    actions: Mapping[str, Action] = field(default_factory=dict)
    """The handlers of its controls and commands, by their names."""
    commands: Mapping[str, Sequence[AnyCommand]] = field(default_factory=dict)
    """Its commands by the name of the group that they join; "" for those that are in none."""
    menus: Sequence[Menu] = ()
    """Its entries in the context menus of people and messages."""
    parts: Callable[[Facet], Sequence[Part]] = _none
    """Builds what runs for it, when the bot starts."""
    hosting: Callable[[Facet, Settings], AbstractAsyncContextManager[None]] = _nothing_around
    """What runs beside the bot as its host has set it; raises what prevents the start."""

    # What it stores
    columns: tuple[Columns, ...] = ()
    """Those of its tables in the database, in the order in which rows can be inserted."""
    unfinished: str = ""
    """The query for the tables with which it isn't done."""
    about: Callable[[Store, int], Awaitable[Sequence[Section]]] = _none_yet
    """Returns what the file with a person's data says of them."""
    leaving: Callable[[Store, int], AbstractAsyncContextManager[None]] = _nothing_around
    """The context in which a person leaves their tables and is forgotten."""
    end_in: Callable[[Store, int], Awaitable[object]] = _none_yet
    """Ends what would open games in a server that is about to be forgotten."""
    keep: Callable[[Store, int], Awaitable[Sequence[Statement]]] = _none_yet
    """Returns what keeps, under keyed digests, what goes on counting of a person whom `forget_person` forgets."""
    forget_person: Sequence[str] = ()
    """The statements that delete what it has of a person, by their id."""
    forget_server: Sequence[str] = ()
    """The statements that delete what it has of a server, by its id; its results are there still."""
    tidy: Callable[[Store], Awaitable[object]] = _none_yet
    """Deletes once a day what it has stored for long enough; may raise NotSaved."""

    # What public messages show
    publish: Callable[[discord.Client, Tables, Table, Reply | None], Awaitable[Table]] | None = None
    """Posts what has to be public before a lobby is shown, and returns the table; may raise DeliveryError."""
    buttons: Callable[[Table, Words], Sequence[PressButton]] = _none
    """Under a lobby, and under the newest message of a game that has ended."""
    lasting_buttons: Callable[[Table, Words], Sequence[PressButton]] = _none
    """Under every message of a game that has ended."""
    again: Callable[[Table, Words], Sequence[PressButton]] = _none
    """In the place of Rematch, under a game that has ended."""
    title_lines: Callable[[Store, Table, Words], Awaitable[Sequence[str]]] = _none_yet
    """What a table belongs to, under the title of its lobby and its boards; may raise NotSaved."""
    call_lines: Callable[[Store, Table, Words], Awaitable[Sequence[str]]] = _none_yet
    """What the players are to do, under the call above the newest board, and gone from older ones; may raise NotSaved."""
    finish_lines: Callable[[Store, Table, Words], Awaitable[Sequence[str]]] = _none_yet
    """What a game that has ended came to; may raise NotSaved."""

    # What a person is shown in private
    menu: Callable[[Request, Table], Awaitable[Sequence[str]]] = _none_yet
    """The actions that More offers them at a table."""
    turn_rows: Callable[[Table, int, Words], Rows] = _none
    """The controls below their hand, and below the answer to their move, or to a press out of turn."""
    hand_buttons: Callable[[Table, int, Words], Sequence[PressButton]] = _none
    """Below their hand alone."""
    news: Callable[[Request, Table], AbstractAsyncContextManager[str]] = _no_news
    """What they read above the next panel of a table; it counts as read when the context ends well."""
    own_lines: Callable[[Request], Awaitable[Sequence[str]]] = _none_yet
    """What the list of their tables tells besides."""
    server_rows: Callable[[Request, ServerSettings], Rows] = _none
    """Settings of a server, for those who manage it."""
    server_buttons: Callable[[Words], Sequence[PressButton]] = _none
    """At the end of a server's settings."""

    # What the core asks
    vote: Callable[[Request, Table, Sequence[str]], Awaitable[None]] | None = None
    """Takes what a person has chosen for a seat that is everybody's, in the position that it is asked in."""
    admits: Callable[[Request, Table], Awaitable[bool]] = _admitted
    """Whether somebody who has no seat may look into everybody's and vote; may raise NotSaved."""
    seed: Callable[[Table], str] = lambda _: ""
    """Returns what decides the next move of a table's computers; "" where chance does."""
    away_at: Callable[[Store, Table, Person], Awaitable[Person]] | None = None
    """Returns a person who may be away at a table for less long than elsewhere; may raise NotSaved."""
    apart: Callable[[Store, Collection[int], int], Awaitable[Apart]] | None = None
    """Returns what keeps these people apart from others at a table, as one person asks."""
    away: Callable[
        [Store, Person, datetime | None, datetime], Awaitable[Mapping[int, timedelta]]
    ] = _not_paused
    """Notes until when a person is away from now on, if at all; returns for how long that pauses their
    clocks in seasons, by the season's id."""
    open_deals: Callable[[Store, str], Awaitable[Sequence[Traits]]] = _none_yet
    """Returns how those deals of a game begin that count for whoever plays them next."""
    own_level: Callable[[Store, str, int, Sequence[str]], Awaitable[str]] | None = None
    """Returns which of these levels of a game's computers is an even match for a person."""
