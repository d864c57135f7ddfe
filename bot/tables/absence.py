"""Everything that changes a table because somebody is late, away, or hands their seat over.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.store.values import SOMEBODY, Note, NoteKind, Offer, Player, Substitute
from bot.tables.clocks import MAX_MISSED, running
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import changed, in_play, noted, playing, seat_at, seated
from bot.tables.table import Table
from rules import Seat


def run_out(table: Table, now: datetime) -> Table:
    """Say that somebody's time is up, or let a computer take the turn, as was agreed."""
    clock = running(table)
    if clock is None or clock.deadline is None or clock.deadline > now or table.asleep:
        raise Refusal("refused-out-of-date", link=table.link())
    if table.late == "computer":
        missed = table.players[clock.seat].missed + 1
        return _substituted(table, clock.seat, "seat" if missed >= MAX_MISSED else "turn", missed)
    return changed(table, note=Note("late", table.players[clock.seat].name, clock.user_id))


def substitute(table: Table, user_id: int, how: Substitute, *, rested: bool = False) -> Table:
    """Let anybody at the table have a computer play for the one who is late, or let it rest."""
    playing(table, user_id)
    clock, seat = running(table), table.asked
    late = (clock is not None and clock.late) or rested
    if seat is None or not table.players[seat].answers or not late:
        raise Refusal("refused-not-late")
    return _substituted(table, seat, how, table.players[seat].missed)


def back(table: Table, user_id: int, name: str) -> Table:
    """Give a seat that a computer plays for back to the person whose it is, or first was.

    Where the game counts, whoever has resigned has.
    """
    in_play(table)
    for seat, player in enumerate(table.players):
        theirs = user_id == player.user_id or user_id in player.previous_user_ids[:1]
        if theirs and not player.answers:
            if player.resigned and table.counts:
                raise Refusal("refused-resigned")
            return _taken(table, seat, user_id, name, "back")
    seat_at(table, user_id)
    raise Refusal("refused-not-away")


def hand_over(table: Table, user_id: int, to: int, name: str) -> Table:
    """Offer a person's own seat to somebody who is not at the table."""
    in_play(table)
    seat = seat_at(table, user_id)
    _may_sit(table, to, seat)
    return changed(table, offer=Offer(seat, to, name))


def sit_in(table: Table, user_id: int, name: str) -> Table:
    """Ask, as an onlooker, for the seat of the one who is late."""
    in_play(table)
    clock = running(table)
    if clock is None or not clock.late:
        raise Refusal("refused-not-late")
    _may_sit(table, user_id, clock.seat)
    if table.offer is not None:
        raise Refusal("refused-offer-pending", name=UnescapedName(table.offer.name))
    return changed(table, offer=Offer(clock.seat, user_id, name, asked_for=True))


def agree(table: Table, user_id: int) -> Table:
    """Say yes: the one to whom a seat is offered, or another at the table to one who asks for it."""
    offer = _offered(table, user_id)
    return _taken(table, offer.seat, offer.user_id, offer.name, "handed-over")


def decline(table: Table, user_id: int) -> Table:
    """Say no to an offer; who made it may take it back too."""
    offer = table.offer
    if offer is None or user_id != table.players[offer.seat].user_id:
        offer = _offered(table, user_id)
    return changed(table, offer=None)


def fall_asleep(table: Table) -> Table:
    """Give the channel of a game free that nobody has played on for long."""
    if table.stage != "playing" or table.asleep:
        raise Refusal("refused-out-of-date", link=table.link())
    return changed(table, asleep=True, offer=None)


def woken(table: Table, user_id: int) -> Table:
    """Let a sleeping game go on: for whoever sits there."""
    if not table.asleep:
        raise Refusal("refused-not-asleep")
    return changed(table, asleep=False, note=noted(table, user_id, "woken"))


def after_turn(table: Table, seat: Seat) -> Table:
    """Let a computer go that played one turn for a person."""
    if table.players[seat].substitute != "turn":
        return table
    player = replace(table.players[seat], substitute=None)
    return replace(table, players=seated(table, seat, player))


def played_themselves(table: Table, seat: Seat, *, begun: bool) -> Table:
    """Note that a person is there, whoever was to play for them; nobody wants to end the game now."""
    player = table.players[seat]
    there = replace(player, substitute=None, missed=0, turns=player.turns + begun)
    players = tuple(replace(it, wants_to_end=False) for it in seated(table, seat, there))
    return replace(table, players=players)


def _substituted(table: Table, seat: Seat, how: Substitute, missed: int) -> Table:
    player = replace(table.players[seat], substitute=how, missed=missed)
    note = Note("deputy", player.name, player.user_id)
    return changed(table, players=seated(table, seat, player), note=note)


def _taken(table: Table, seat: Seat, user_id: int, name: str, how: NoteKind) -> Table:
    """Return the table with this person in a seat, and what a computer did for it over."""
    old = table.players[seat]
    past = old.previous_user_ids
    if old.user_id is not None and old.user_id != user_id:
        past = (*past, old.user_id)
    player = Player(
        name, user_id=user_id, hinted=old.hinted, previous_user_ids=past, turns=old.turns
    )
    host = user_id if table.host_id == old.user_id else table.host_id
    players = seated(table, seat, player)
    return changed(table, players=players, host_id=host, offer=None, note=Note(how, name, user_id))


def _may_sit(table: Table, user_id: int, seat: Seat) -> None:
    """Raise Refusal where somebody sits here already, or may know what another seat keeps secret.

    Whoever was forgotten in another seat may be anybody who comes. Where the game counts, nobody but a computer stands in: nobody loses or wins for somebody else.
    """
    if table.counts:
        raise Refusal("refused-rated-seat", name=UnescapedName(table.players[seat].name))
    if table.seat_of(user_id) is not None:
        raise Refusal("refused-already-here")
    others = (*table.players[:seat], *table.players[seat + 1 :])
    if any(
        it.forgotten or not {user_id, SOMEBODY}.isdisjoint(it.previous_user_ids) for it in others
    ):
        raise Refusal("refused-saw-secrets")


def _offered(table: Table, user_id: int) -> Offer:
    in_play(table)
    offer = table.offer
    if offer is None:
        raise Refusal("refused-no-offer")
    if offer.asked_for:
        playing(table, user_id)
    elif user_id != offer.user_id:
        raise Refusal("refused-not-offered", name=UnescapedName(offer.name))
    return offer
