"""The two tables of a game between two channels: what happens at one happens at the other.

Each move is made at the table of those who voted for it, and copied to its twin with what the dealer drew.
What is still to copy stands in the database: one log is longer than the other.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import discord

from bot.client import Facet
from bot.features.votes.poll import Poll
from bot.features.votes.side_store import Sides
from bot.features.votes.store import Votes, begins
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import MAX_NAME_LENGTH, cleaned
from bot.parts import Part
from bot.store.engine import Statement
from bot.store.values import Note, Player
from bot.tables import privacy, starting
from bot.tables.refusal import Refusal
from bot.tables.steps import as_host, changed, in_lobby, in_play
from bot.tables.table import Table
from bot.tables.tables import Changed
from render.fonts import legible


def alone(table: Table, user_id: int) -> Table:
    """Return a lobby in a server whose host, this person, is alone with computers; raise Refusal for another one."""
    in_lobby(table)
    as_host(table, user_id)
    if table.place != "server" or table.origin.by_bot:
        raise Refusal("refused-vote-where")
    if table.people > 1:
        raise Refusal("refused-vote-people")
    return table


def hosting(table: Table, user_id: int) -> Table:
    """Return a lobby whose host may invite another channel; raise Refusal for another one.

    A sealed deal would need both channels' cuts, and a game that goes on has its seats already.
    """
    alone(table, user_id)
    if table.sealed is not None or table.begins is not None or 2 not in table.seats:
        raise Refusal("refused-vote-deal")
    return table


def unrated(table: Table) -> Table:
    """Return a lobby on the terms on which everybody plays: unrated, without hints and without a pace."""
    return replace(table, rated=False, hints=False, pace="none")


def everybodys(table: Table, user_id: int) -> Player:
    """Return the player in a seat that was this person's and becomes everybody's."""
    name = words_in(table.language)("vote-everybody")
    return Player(name, previous_user_ids=(user_id,), everybody=True)


def begun_against(fresh: Table, invites: Table, called: str, user_id: int, rng: Random) -> Table:
    """Return a game at a new table, in which everybody plays against those of the channel that `invites`."""
    there, here = Player(called, elsewhere=invites.id), Player("-", user_id=user_id)
    table = starting.start(unrated(replace(fresh, players=(there, here))), user_id, rng)
    players = (everybodys(table, user_id) if it.user_id else it for it in table.players)
    return replace(table, players=tuple(players))


def joined(table: Table, twin: Table, called: str) -> Table:
    """Start the game of a lobby as it has begun at its twin; raise Refusal if the lobby isn't what it was."""
    hosting(table, table.host_id)
    if (table.game, table.options) != (twin.game, twin.options):
        raise Refusal("refused-out-of-date", link=table.link())
    host = everybodys(table, table.host_id)
    there = Player(called, elsewhere=twin.id)
    return changed(
        unrated(table),
        stage=twin.stage,
        players=tuple(there if it.everybody else host for it in twin.players),
        setup=twin.setup,
        log=twin.log,
        match=twin.play.whole(),
        version=twin.version,
    )


def following(table: Table, ahead: Table) -> Table:
    """Return a table with what has happened at its twin; raise Refusal if nothing has.

    One that sleeps waits: what it missed follows once it is awake.
    """
    if ahead.stage == "called-off":
        return called_off(table, ahead.note)
    in_play(table)
    known, match = len(table.log), table.match
    if match is None or len(ahead.log) <= known or ahead.log[:known] != table.log:
        raise Refusal("refused-out-of-date", link=table.link())
    for entry in ahead.log[known:]:
        match = match.play(entry.move)
    players = tuple(  # who plays there has begun these turns themselves
        replace(it, turns=theirs.turns) if it.elsewhere else it
        for it, theirs in zip(table.players, ahead.players, strict=True)
    )
    return changed(table, players=players, match=match, log=ahead.log, stage=ahead.stage)


def called_off(table: Table, why: Note | None = None) -> Table:
    """Call a game off because there is no other side any more, or, as its note says, because somebody there wanted it."""
    there = next(it.name for it in table.players if it.elsewhere)
    wanted = why is not None and why.what == "called-off"
    note = Note("called-off", there) if wanted else Note("gone", "")
    return replace(privacy.call_off(table), note=note)


async def server_name(client: discord.Client, guild_id: int, language: str) -> str:
    """Return what pictures and texts call a server; "the other server" if it can't be read or written."""
    name = ""
    try:
        guild = await call_discord(client.fetch_guild(guild_id, with_counts=False))
        name = cleaned(guild.name)[:MAX_NAME_LENGTH].strip()
    except DeliveryError:
        pass  # a game isn't lost for a name
    return name if name and legible(name) else words_in(language)("vote-other-server")


class Twins(Part):
    """Brings the two tables of each game to the same position."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet
        self._tables = facet.tables

    async def changed(self, changed: Changed) -> None:
        """Let the twin of a table that has changed follow."""
        if changed.after.elsewhere is not None:
            self.settle_soon(changed.after.elsewhere)  # the table itself may be deleted by then

    async def catch_up(self) -> None:
        """Let each table follow that a crash has left behind."""
        for table_id in await self._tables.store.of(Sides).paired():
            self.settle_soon(table_id)

    def settle_soon(self, table_id: int) -> None:
        """Bring a table and its twin to the same position, once the database is there."""
        self._facet.poster.retries.after(0, partial(self.settle_table, table_id))

    async def settle_table(self, table_id: int) -> None:
        """Bring a table and its twin to the same position; one without a twin is called off. Raises NotSaved."""
        table = await self._tables.find(table_id)
        if table is None or table.elsewhere is None:
            return
        twin = await self._tables.find(table.elsewhere)
        if twin is not None and twin.stage == "lobby" and not table.over:
            client = self._facet.poster.client
            called = await server_name(client, table.guild_id, twin.language)
            await self._join(twin, table, called)
            twin = await self._tables.find(twin.id)  # another process may have been quicker
        if twin is None or twin.elsewhere != table.id:
            await self._make(table_id, called_off)
            return
        await self._make(table_id, partial(following, ahead=twin))
        await self._make(twin.id, partial(following, ahead=table))

    async def _join(self, lobby: Table, twin: Table, called: str) -> None:
        """Start a lobby's game as it has begun at its twin, and its votes on the same terms."""
        poll = await self._tables.store.of(Votes).poll(twin.id)
        if poll is not None:
            theirs = Poll(lobby.id, lobby.guild_id, poll.seconds, poll.enough)
            change = partial(joined, twin=twin, called=called)
            await self._make(lobby.id, change, [begins(theirs)])

    async def _make(
        self, table_id: int, change: Callable[[Table], Table], beside: Sequence[Statement] = ()
    ) -> None:
        """Make a change and show it, unless it is refused; raise NotSaved."""
        try:
            after = (await self._tables.change(table_id, change, beside=beside)).after
        except Refusal:
            return
        await self._facet.after_change.run(after)
