"""Ending a table before its game is over: who may do it, and what it does.

One decision: the question, its button, the change and the answer all follow from `outcome`.
"""

from dataclasses import dataclass, replace
from typing import Literal

from bot.store.values import SOMEBODY, Callers, Note
from bot.tables.absence import fall_asleep
from bot.tables.changes import given_up
from bot.tables.lobby import leave
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import changed, check_in, check_unbound, playing, seat_at
from bot.tables.table import Table

Outcome = Literal["lobby", "off", "ask", "lost", "asleep"]
"""What ending does: close the lobby, call the game off, ask the others, resign, or put it to sleep."""

Resigned = Literal["computer", "won", "over"]
"""What resigning does: a computer plays on, the last other one wins, or nobody is left to play."""


@dataclass(frozen=True, slots=True)
class Ender:
    """Somebody who wants to end a table, and whom the server lets call games off."""

    user_id: int
    name: str
    moderates: bool = False
    callers: Callers = "moderators"

    def may_moderate(self, table: Table) -> bool:
        """Whether the server lets them end a game that they neither host nor play.

        Somebody who has a seat in a game that counts is a player there, even if they have resigned. Where only
        the host may, they stand in for one who was forgotten.
        """
        plays = (
            table.stage == "playing" and table.counts and table.seat_of(self.user_id) is not None
        )
        hostless = table.host_id == SOMEBODY
        return self.moderates and (self.callers != "host" or hostless) and not plays


def outcome(table: Table, ender: Ender, *, rested: bool) -> Outcome:
    """Return what ending the table would do; raise Refusal if this person can't end it.

    A `binding` game needs all its people's consent, unless it has `rested` and waits for another
    player than this one.
    """
    if table.over:
        raise Refusal("refused-no-game-here")
    plays = _plays(table, ender.user_id)
    if not table.binding:
        _check_may_call_off(table, ender, plays=plays, rested=rested)
        return "lobby" if table.stage == "lobby" else "off"
    if plays and rested and table.person_asked not in (None, ender.user_id):
        return "off"
    if not plays and ender.may_moderate(table):
        if table.asleep:
            raise Refusal("refused-already-asleep")
        return "asleep"
    seat_at(table, ender.user_id)
    playing(table, ender.user_id)
    others = [
        it for it in table.players if it.user_id not in (None, ender.user_id) and not it.resigned
    ]
    if not others:
        return "lost"
    return "off" if all(it.wants_to_end for it in others) else "ask"


def end(table: Table, ender: Ender, *, rested: bool) -> Table:
    """End a table as far as this person can; raise Refusal if they can't at all."""
    match outcome(table, ender, rested=rested):
        case "asleep":
            return replace(fall_asleep(table), note=Note("put-to-sleep", ender.name, ender.user_id))
        case "lost":
            return given_up(table, seat_at(table, ender.user_id))
        case "ask":
            seat = seat_at(table, ender.user_id)
            wants = replace(table.players[seat], wants_to_end=True)
            return changed(table, players=table.players_with(seat, wants), note=table.note)
    note = Note("called-off", ender.name, ender.user_id)
    return changed(table, stage="called-off", note=note)


def resigned_as(after: Table) -> Resigned:
    """Return what resigning has done to a table."""
    if not after.over:
        return "computer"
    return "won" if sum(not it.resigned for it in after.players) == 1 else "over"


def given_up_as(before: Table, after: Table) -> str:
    """Return what giving a table up does: leave a lobby, end a damaged game, or resign."""
    if before.stage == "lobby":
        return "left"
    return "off" if before.damage else resigned_as(after)


def give_up(table: Table, ender: Ender, *, rested: bool) -> Table:
    """Leave a lobby, or resign a game, even one that is asleep; a damaged one is ended as always."""
    if table.over:
        raise Refusal("refused-game-over")
    if table.stage == "lobby":
        return leave(table, ender.user_id)
    seat = seat_at(table, ender.user_id)
    if table.players[seat].resigned:
        raise Refusal("refused-resigned")
    if table.damage:
        return end(table, ender, rested=rested)
    check_in(table, seat)
    return given_up(table, seat)


def _plays(table: Table, user_id: int) -> bool:
    """Return whether a person has accepted a seat here and hasn't resigned."""
    seat = table.seat_of(user_id)
    return seat is not None and not (table.players[seat].resigned or table.players[seat].invited)


def _check_may_call_off(table: Table, ender: Ender, *, plays: bool, rested: bool) -> None:
    """Raise Refusal unless this person may call off a table that binds nobody."""
    if table.stage == "lobby":
        check_unbound(table)  # it would count for nobody, and the others have no say
    if ender.may_moderate(table):
        return
    if ender.user_id == table.host_id or (plays and ender.callers == "seated"):
        return
    if rested and (plays or table.has_vote(ender.user_id)):
        return
    resigns = plays and table.stage == "playing" and table.open and not table.damage
    raise Refusal(
        "refused-only-host-ends",
        host=UnescapedName(table.host, table.host_id),
        callers=_named_callers(table, ender.callers),
        plays="yes" if resigns else "no",
    )


def _named_callers(table: Table, callers: Callers) -> Callers | Literal["nobody"]:
    """Return who can call a table off, as a person reads it; "nobody" if its host was forgotten."""
    if callers == "seated" and table.everybody is None:
        return callers
    if table.host_id == SOMEBODY:
        return "nobody"
    return "host" if callers == "host" else "moderators"
