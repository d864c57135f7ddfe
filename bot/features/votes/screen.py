"""What people see of votes: how everybody can play, what they have voted for, and how a poll was decided."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord.utils import format_dt

from bot.features.hints.screen import named
from bot.features.votes.poll import NEVER, Poll, Vote
from bot.features.votes.side_store import CODE_LENGTH, Invitation
from bot.features.votes.store import Votes
from bot.messages.arguments import Argument
from bot.messages.names import bold
from bot.messages.press import NO_TABLE, THEN, Press, PressButton, PressSelect
from bot.messages.screen import SMALL, Screen
from bot.panels import Viewpoint
from bot.panels.viewpoint import line_of_list
from bot.store import Store
from bot.tables.table import Table
from render import Words
from rules import Position, has_secrets

SECONDS: Final = (600, 3_600, 21_600, 86_400)
"""How long after its first vote a poll can end."""
ENOUGH: Final = (2, 3, 5, 10, 20, NEVER)
"""How many votes can end it earlier."""
MOVES_NAMED: Final = 4
"""How many moves a board names with their votes."""


@dataclass(frozen=True, slots=True)
class Terms(Argument):
    """How everybody votes: when a poll ends, and how many votes end it earlier."""

    seconds: int = SECONDS[1]
    enough: int = ENOUGH[1]

    def variables(self, words: Words) -> dict[str, str | int]:
        """Return what texts say of them."""
        return {"time": words("vote-time", seconds=self.seconds), "enough": self.enough}


def offer(table: Table, terms: Terms, words: Words) -> Screen:
    """Return the host's private panel: what it means that everybody plays, how they vote, and the start."""
    press = Press(table.id, table.number, "vote-start", str(terms))
    start = PressButton(press, words("button-vote-start"), discord.ButtonStyle.success)
    invite = PressButton(replace(press, action="vote-invite"), words("button-vote-invite"))
    return Screen(
        text=words("vote-offer", **terms.variables(words)),
        rows=[
            [_choice(table, 0, words, terms, [Terms(it, terms.enough) for it in SECONDS])],
            [_choice(table, 1, words, terms, [Terms(terms.seconds, it) for it in ENOUGH])],
            [start, invite],
        ],
    )


def invited(table: Table, invitation: Invitation, words: Words) -> Screen:
    """Return the host's private panel with the code for another server's channel."""
    terms = Terms(invitation.seconds, invitation.enough)
    code = f"{invitation.code[: CODE_LENGTH // 2]}-{invitation.code[CODE_LENGTH // 2 :]}"
    game = words(f"{table.game}-name")
    return Screen(text=words("vote-code", code=code, game=game, **terms.variables(words)))


def invitation(table: Table, invitation: Invitation, called: str, words: Words) -> Screen:
    """Return what somebody reads of a code in another server: the game, the server, how people vote, and the start."""
    terms = Terms(invitation.seconds, invitation.enough)
    press = Press(NO_TABLE, 0, "vote-accept", invitation.code)
    accept = PressButton(press, words("button-vote-accept"), discord.ButtonStyle.success)
    chosen = [words(f"{table.game}-chosen-{key}", value=it) for key, it in table.options.items()]
    text = words(
        "vote-invitation",
        game=words(f"{table.game}-name"),
        server=bold(called),
        options=words.joined(chosen, "comma"),
        **terms.variables(words),
    )
    return Screen(text=text, rows=[[accept]])


def _choice(
    table: Table, number: int, words: Words, chosen: Terms, offered: Sequence[Terms]
) -> PressSelect:
    """Return the list of what one of the terms can be."""
    key = ("vote-ends", "vote-enough")[number]
    lines = [
        line_of_list(words(key, **it.variables(words)), str(it), chosen=it == chosen)
        for it in offered
    ]
    return PressSelect(Press(table.id, number, "vote-ask"), "", lines)


def button(table: Table, words: Words) -> list[PressButton]:
    """Return the button in the lobby of a person who is alone with computers, in a server with the bot."""
    if table.stage != "lobby" or table.place != "server" or table.origin.by_bot:
        return []
    if table.people != 1 or len(table.players) < 2:
        return []
    return [PressButton(Press(table.id, 0, "vote-ask"), words("button-vote-ask"))]


def state(
    table: Table, viewpoint: Viewpoint, poll: Poll, votes: Sequence[Vote], user_id: int
) -> str:
    """Return what somebody who may vote reads: how many have voted, and for what they have voted themselves."""
    words, lines = viewpoint.texts, list[str]()
    mine = next((it.move for it in votes if it.user_id == user_id), None)
    if mine is not None:
        lines.append(words("vote-mine", move=described(viewpoint, table.position, mine)))
    when = format_dt(poll.due, "R") if votes and poll.due else ""
    terms = Terms(poll.seconds, poll.enough).variables(words)
    lines.append(SMALL + words("vote-state", count=len(votes), when=when, **terms))
    if viewpoint.reader is not None and has_secrets(table.position, viewpoint.reader):
        lines.append(SMALL + words("vote-secrets"))
    return "\n".join(lines)


async def title_lines(store: Store, table: Table, words: Words) -> list[str]:
    """Return how everybody voted for the last move; raise NotSaved."""
    poll = await _poll(store, table)
    if poll is None or table.match is None:
        return []
    before = table.number - poll.number
    if not poll.moves or not 0 < before < len(table.match.positions):
        return []
    return [SMALL + _split(table, poll, table.match.positions[-1 - before], words)]


async def call_lines(store: Store, table: Table, words: Words) -> list[str]:
    """Return how and until when everybody votes on the next move; raise NotSaved."""
    poll = await _poll(store, table)
    return [] if poll is None or table.asked != table.everybody else [how(table, poll, words)]


async def _poll(store: Store, table: Table) -> Poll | None:
    return None if table.everybody is None else await store.of(Votes).poll(table.id)


def how(table: Table, poll: Poll, words: Words) -> str:
    """Return how everybody votes on the next move, and until when once somebody has."""
    terms = Terms(poll.seconds, poll.enough).variables(words)
    if poll.ends is None or not poll.is_open(table.number):
        return words("vote-how", **terms)
    return words("vote-until", when=format_dt(poll.ends, "R"), **terms)


def _split(table: Table, poll: Poll, position: Position[Any], words: Words) -> str:
    """Return how many have voted for each move in a position, as the channel may see it."""
    viewpoint, seat = Viewpoint(table.play, None, words), table.everybody or 0
    most = (
        1 if has_secrets(position, seat) else MOVES_NAMED
    )  # what wasn't played may tell of a secret
    split = [*zip(poll.moves, poll.counts, strict=True)]
    told = [
        words(
            "vote-split" if place == 1 else "vote-split-other",
            move=described(viewpoint, position, move),
            count=votes,
            total=sum(poll.counts),
        )
        for place, (move, votes) in enumerate(split[:most], start=1)
    ]
    if len(split) > most:
        told.append(words("vote-split-more", moves=len(split) - most))
    return words.joined(told, "comma")


def described(viewpoint: Viewpoint, position: Position[Any], vote: str) -> str:
    """Return what was voted for in a position in words, as the reader may see it."""
    labels = []
    for notation in vote.split(THEN):
        decision = position.decision
        move = (
            next((it for it in decision.moves if str(it) == notation), None) if decision else None
        )
        if move is None:
            break
        reader = viewpoint.reader
        seen = position.move_seen_by(move, reader)
        labels.append(named(viewpoint, position.seen_by(reader), seen))
        position = position.after(move)
    return " → ".join(labels)
