"""Letting everybody in the channel play, and voting on the next move of their seat."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from random import Random

from bot.actions import opening
from bot.actions.change import as_acting_host, changing
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.features.votes import screen
from bot.features.votes.job import VoteJob
from bot.features.votes.poll import Poll, Vote
from bot.features.votes.screen import ENOUGH, SECONDS, Terms
from bot.features.votes.side_store import Invitation, Sides, new_code, read_code
from bot.features.votes.store import Votes, begins, turn_at
from bot.features.votes.twins import (
    Twins,
    alone,
    begun_against,
    everybodys,
    hosting,
    server_name,
    unrated,
)
from bot.host.threads import guarded
from bot.messages.press import THEN, Press
from bot.messages.screen import Screen
from bot.store import NotSaved
from bot.tables import changes, starting
from bot.tables.refusal import Refusal
from bot.tables.steps import allowed
from bot.tables.table import Table


async def ask(request: Request, press: Press) -> None:
    """Show the host what it means that everybody plays, with the terms that a press names."""
    table, terms = await request.table(press.table), _terms(press)
    as_acting_host(request, partial(alone, user_id=request.user_id))(table)
    await request.show_panel(screen.offer(table, terms, request.words))


async def start(request: Request, press: Press) -> None:
    """Start the game with everybody in the host's seat."""
    opening.check_permissions(request)
    table, terms = await request.table(press.table), _terms(press)
    change = as_acting_host(
        request, partial(begun, user_id=request.user_id, rng=request.tables.rng)
    )
    poll = Poll(table.id, table.guild_id, terms.seconds, terms.enough)
    async with changing(request, table.id, change, beside=[begins(poll)]) as saved:
        await saved.answer(Screen(text=request.words("lobby-started")), repeats=True)


def begun(table: Table, user_id: int, rng: Random) -> Table:
    """Start a host's game against computers, in which their seat becomes everybody's; raise Refusal.

    The host stays the host, without a seat.
    """
    table = starting.start(unrated(alone(table, user_id)), user_id, rng)
    players = (everybodys(table, user_id) if it.user_id == user_id else it for it in table.players)
    return replace(table, players=tuple(players))


async def invite(request: Request, press: Press) -> None:
    """Show the host a new code with which another server's channel joins."""
    table, terms = await request.table(press.table), _terms(press)
    as_acting_host(request, partial(hosting, user_id=request.user_id))(table)
    invitation = Invitation(table.id, new_code(), terms.seconds, terms.enough)
    await request.tables.store.of(Sides).invite(invitation)
    await request.show_panel(screen.invited(table, invitation, request.words))


async def consider(request: Request, press: Press) -> None:
    """Show what a code invites this channel to."""
    invitation, table = await _invited(request, press.argument)
    client = request.services.poster.client
    called = await server_name(client, table.guild_id, request.language)
    await request.show_panel(screen.invitation(table, invitation, called, request.words))


async def accept(request: Request, press: Press) -> None:
    """Open a table here, at which everybody plays against the channel that has given the code."""
    opening.check_permissions(request)
    await opening.check_allowed(request)
    invitation, table = await _invited(request, press.argument)
    guild_id, _ = request.place
    language = (await chosen(request, guild_id)).language
    fresh = opening.fresh(request, table.game, table.options, language)
    fresh = replace(fresh, id=request.tables.fresh_id())
    client = request.services.poster.client
    called = await server_name(client, table.guild_id, fresh.language)
    new = begun_against(fresh, table, called, request.user_id, request.tables.rng)
    poll = Poll(new.id, new.guild_id, invitation.seconds, invitation.enough)
    sides = request.tables.store.of(Sides)
    if not await sides.take(invitation.code):
        raise Refusal("refused-code-unknown")
    try:
        await opening.post_new(request, new, beside=[begins(poll)])
    except Refusal:
        await sides.give_back(invitation)
        raise
    request.services.parts.of(Twins).settle_soon(new.id)


async def _invited(request: Request, typed: str) -> tuple[Invitation, Table]:
    """Return the invitation with a code, and its lobby; raise Refusal if it isn't one for this channel."""
    if request.where != "server":
        raise Refusal("refused-code-where")
    if not request.writes:
        raise Refusal("refused-vote-silent")
    invitation = await request.tables.store.of(Sides).invited(read_code(typed))
    table = invitation and await request.tables.find(invitation.table_id)
    if not invitation or not table or not allowed(table, partial(hosting, user_id=table.host_id)):
        raise Refusal("refused-code-unknown")
    if table.guild_id == request.guild_id:
        raise Refusal("refused-code-here")
    return invitation, table


def _terms(press: Press) -> Terms:
    """Return the terms that a press names; raise Refusal for others than those offered."""
    terms = Terms.read(press.argument)
    if terms.seconds not in SECONDS or terms.enough not in ENOUGH:
        raise Refusal("refused-control-unknown")
    return terms


async def admits(request: Request, table: Table) -> bool:
    """Return whether a person votes at this table of two: they do where they press something first."""
    if table.elsewhere is None or table.over:
        return True
    return await request.tables.store.of(Sides).join(table, request.user_id)


async def vote(request: Request, table: Table, moves: Sequence[str]) -> None:
    """Save what a person has chosen as their vote, in place of an earlier one, and say how things stand."""
    if not request.writes:
        raise Refusal("refused-vote-silent")
    table = await request.table(table.id)
    request.seated(table)  # refuses who votes for the other side
    number, move, store = table.number, THEN.join(moves), request.tables.store
    made = partial(changes.voted, table, number, moves, request.tables.rng)
    await guarded(table.game, made)  # refuses what can't be played
    async with store.turn(turn_at(table.id)):
        table = await request.tables.get(table.id)
        changes.check_turn(table, request.user_id, number)
        poll, votes = await _cast(store.of(Votes), table, request.user_id, move, store.now())
    job = request.services.parts.of(VoteJob)
    job.look_at(poll.due)
    if len(votes) == 1:
        job.begun(table, poll)
    text = screen.state(table, request.seated(table), poll, votes, request.user_id)
    await request.show_panel(Screen(text=f"{text}\n{request.words('vote-change')}"))


async def _cast(
    kept: Votes, table: Table, user_id: int, move: str, now: datetime
) -> tuple[Poll, list[Vote]]:
    """Save a vote; return the poll and its votes then. Raises Refusal once the poll is decided."""
    poll = await kept.poll(table.id)
    if poll is None:
        raise Refusal("refused-control-unknown")
    if poll.number == table.number and poll.moves and poll.due:
        raise Refusal("refused-vote-late", link=table.link())
    is_open = poll.is_open(table.number)
    votes = await kept.at(table.id) if is_open else []
    if any((it.user_id, it.move) == (user_id, move) for it in votes):
        return poll, votes
    last = votes[-1].place if votes else 0
    voted = Vote(table.id, user_id, move, last + 1)
    votes = [*(it for it in votes if it.user_id != user_id), voted]
    begun = poll if is_open else poll.begun(table.number, now)
    poll = begun.after(len(votes), now)
    await (kept.cast if is_open else kept.begin)(poll, voted)
    return poll, votes


@asynccontextmanager
async def news(request: Request, table: Table) -> AsyncIterator[str]:
    """Yield how many have voted, and what this person has voted for, above a panel of everybody's turn."""
    told = ""
    if table.has_vote(request.user_id) and table.asked == table.everybody:
        kept = request.tables.store.of(Votes)
        with suppress(NotSaved):  # they can look at the panel while the database is away
            poll = await kept.poll(table.id)
            if poll is not None:
                votes = await kept.at(table.id) if poll.is_open(table.number) else []
                told = screen.state(table, request.seated(table), poll, votes, request.user_id)
    yield told


async def own_lines(request: Request) -> list[str]:
    """Return a line for each game that everybody plays in this person's place: without a seat, they would find it nowhere."""
    lines, ids = [], await request.tables.store.of(Votes).hosted(request.user_id)
    for table in await request.tables.those(ids):
        if table.everybody is not None:
            game = request.words(f"{table.game}-name")
            lines.append(request.words("vote-hosted", game=game, link=table.link()))
    return lines
