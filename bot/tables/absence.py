"""Changes for late and absent players: deputies, seats handed over, and sleep.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

from bot.store.values import SOMEBODY, ChosenDeputy, LoggedMove, Note, NoteKind, Offer, Player
from bot.tables.clocks import BANKS, MAX_MISSED, PACES, running
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import by_people, changed, in_play, playing, seat_at
from bot.tables.table import Table
from bot.tables.taking_part import part_of
from rules import Seat, has_secrets


def run_out(table: Table, now: datetime) -> Table:
    """Note that the time is up, or let a computer take the turn, as the table's terms say."""
    clock = running(table)
    if clock is None or clock.deadline is None or clock.deadline > now or table.asleep:
        raise Refusal("refused-out-of-date", link=table.link())
    if table.late == "computer":
        missed = table.players[clock.seat].missed + 1
        return _with_deputy(table, clock.seat, "seat" if missed >= MAX_MISSED else "turn", missed)
    return changed(table, note=Note("late", table.players[clock.seat].name, clock.user_id))


def finish_by_computers(table: Table, slow: Collection[Seat] = ()) -> Table:
    """Let computers play a game of a season to its end, because its time is up; wake it if it's asleep.

    They play on for those who were late or `slow`, who haven't played it themselves then; for the others, it
    counts as it ends. A game that can't go on, or in which nobody has moved, is called off.
    """
    if table.stage == "lobby" or table.just_begun or (table.damage and not table.over):
        return changed(table, stage="called-off")
    table = replace(table, asleep=False)
    in_play(table)
    asked = None if table.asked is None else table.players[table.asked]
    if asked is None or not asked.answers:
        raise Refusal("refused-not-late")
    turns = table.play.turns
    players = tuple(
        replace(it, deputy="seat" if late else "end") if it.answers else it
        for seat, it in enumerate(table.players)
        for late in [seat in slow or part_of(it, turns[seat]) == "stood-in"]
    )
    return changed(table, players=players, note=Note("deputy", asked.name, asked.user_id))


def slow_seats(table: Table, moves: Sequence[LoggedMove], now: datetime) -> frozenset[Seat]:
    """Return the seats that have had the move for more than twice as long as the others on average.

    Only people who play themselves are compared. The first one has had the move since the game started. A move
    counts for no longer than the pace gives a turn, so neither an outage nor days away do.
    """
    bank = BANKS.get(table.pace)
    most = timedelta(seconds=bank.start if bank else PACES[table.pace] or 0)
    taken = {seat: timedelta(0) for seat, it in enumerate(table.players) if it.answers}
    asked = [*((it.seat, it.at) for it in moves), (table.asked, now)]
    started = min(table.starts or asked[0][1], asked[0][1])
    for (_, since), (seat, at) in pairwise([(None, started), *asked]):
        if seat in taken:
            taken[seat] += min(at - since, most)
    total, others = sum(taken.values(), timedelta(0)), len(taken) - 1
    return frozenset(it for it, time in taken.items() if time * others > 2 * (total - time))


def depute(table: Table, user_id: int, how: ChosenDeputy, *, rested: bool = False) -> Table:
    """Let a computer play for a late player, or in a game that has `rested`; any player may."""
    playing(table, user_id)
    clock, seat = running(table), table.asked
    late = (clock is not None and clock.late) or rested
    if seat is None or not table.players[seat].answers or not late:
        raise Refusal("refused-not-late")
    return _with_deputy(table, seat, how, table.players[seat].missed)


def back(table: Table, user_id: int, name: str) -> Table:
    """Give a seat back from a computer to its person, or to the first person who had it.

    In a game that counts, a resignation is final.
    """
    in_play(table)
    by_people(table)
    for seat, player in enumerate(table.players):
        theirs = user_id == player.user_id or user_id in player.previous_user_ids[:1]
        if theirs and not player.answers:
            if player.resigned and table.counts:
                raise Refusal("refused-resigned")
            if user_id != player.user_id and not player.resigned:
                _hides_nothing(table, seat)
            return _taken(table, seat, user_id, name, "back")
    seat_at(table, user_id)
    raise Refusal("refused-not-away")


def show_absence(table: Table, user_id: int) -> Table:
    """Have a table shown again because the person to move has gone away, or come back."""
    in_play(table)
    if table.person_asked != user_id:
        raise Refusal("refused-out-of-date", link=table.link())
    return changed(table, note=table.note)


def hand_over(table: Table, user_id: int, to: int, name: str) -> Table:
    """Offer a person's own seat to somebody outside the table."""
    in_play(table)
    seat = seat_at(table, user_id)
    _may_be_taken(table, seat)
    if table.seat_of(to) is not None:
        raise Refusal("refused-already-here")
    if _knows_others(table, to, seat):
        raise Refusal("refused-saw-secrets")
    if table.offer is not None and table.offer.seat != seat:
        raise Refusal("refused-offer-pending", name=UnescapedName.of(table.offer))
    return changed(table, offer=Offer(seat, to, name, number=table.number))


def sit_in(table: Table, user_id: int, name: str) -> Table:
    """Ask for a late player's seat, as an onlooker."""
    in_play(table)
    clock = running(table)
    if clock is None or not clock.late:
        raise Refusal("refused-not-late")
    _may_be_taken(table, clock.seat)
    if table.seat_of(user_id) is not None:
        raise Refusal("refused-already-joined")
    _hides_nothing(table, clock.seat)
    if _knows_others(table, user_id, clock.seat):
        raise Refusal("refused-you-saw-secrets")
    if table.offer is not None:
        raise Refusal("refused-offer-pending", name=UnescapedName.of(table.offer))
    return changed(table, offer=Offer(clock.seat, user_id, name, asked_for=True))


def agree(table: Table, user_id: int) -> Table:
    """Accept the offer of a seat, or, as another player, a request for one that hides nothing."""
    offer = _offered(table, user_id)
    if offer.asked_for and table.players[offer.seat].user_id != user_id:
        _hides_nothing(table, offer.seat)
    return _taken(table, offer.seat, offer.user_id, offer.name, "handed-over")


def decline(table: Table, user_id: int) -> Table:
    """Decline an offer, or withdraw one's own."""
    offer = table.offer
    if offer is None or user_id != table.players[offer.seat].user_id:
        offer = _offered(table, user_id)
    return changed(table, offer=None)


def fall_asleep(table: Table) -> Table:
    """Put a game to sleep that nobody has played for long, which frees its channel."""
    if table.stage != "playing" or table.asleep:
        raise Refusal("refused-out-of-date", link=table.link())
    return changed(table, asleep=True, offer=None)


def wake(table: Table, user_id: int, name: str, channel_id: int | None = None) -> Table:
    """Continue a sleeping game; any of its players may, in another channel only if its own is gone.

    Where everybody in the channel plays a seat, whoever has a vote may.
    """
    if channel_id not in (None, table.channel_id) and not table.lost:
        raise Refusal("refused-elsewhere")
    if not table.asleep:
        raise Refusal("refused-not-asleep")
    if table.damage:
        raise Refusal("refused-damaged", link=table.link())
    if not table.has_vote(user_id):
        seat_at(table, user_id)
    return _woken(table, channel_id or table.channel_id, Note("woken", name, user_id))


def moved(table: Table, channel_id: int) -> Table:
    """Continue a season's game whose channel is gone in another one."""
    if not table.lost:
        raise Refusal("refused-not-asleep")
    return _woken(table, channel_id, None)


def _woken(table: Table, channel_id: int, note: Note | None) -> Table:
    return changed(table, asleep=False, channel_id=channel_id, note=note)


def _with_deputy(table: Table, seat: Seat, how: ChosenDeputy, missed: int) -> Table:
    player = replace(table.players[seat], deputy=how, missed=missed)
    note = Note("deputy", player.name, player.user_id)
    return changed(table, players=table.players_with(seat, player), note=note)


def _taken(table: Table, seat: Seat, user_id: int, name: str, how: NoteKind) -> Table:
    """Return the table with this person in a seat, without a deputy."""
    old = table.players[seat]
    past = old.previous_user_ids
    if old.user_id is not None and old.user_id != user_id:
        past = (*past, old.user_id)
    player = Player(
        name,
        user_id=user_id,
        hinted=old.hinted,
        previous_user_ids=past,
        turns=old.turns,
        used=old.used,
        away=old.away,
        cut=old.cut,
        deputed=old.deputed,
    )
    host = user_id if table.host_id == old.user_id else table.host_id
    players = table.players_with(seat, player)
    return changed(table, players=players, host_id=host, offer=None, note=Note(how, name, user_id))


def _may_be_taken(table: Table, seat: Seat) -> None:
    """Raise Refusal in a game that counts: there, nobody wins or loses for another."""
    if table.counts:
        name = UnescapedName.of(table.players[seat])
        raise Refusal("refused-seat-counts", name=name, counts=table.origin.counts_as)


def _hides_nothing(table: Table, seat: Seat) -> None:
    """Raise Refusal if a seat knows something that others don't: only its owner may give that away."""
    if has_secrets(table.position, seat):
        raise Refusal("refused-seat-secret", name=UnescapedName.of(table.players[seat]))


def _knows_others(table: Table, user_id: int, seat: Seat) -> bool:
    """Return whether this person may know another seat's secrets; anybody may be one who was forgotten."""
    others = (*table.players[:seat], *table.players[seat + 1 :])
    return any(
        it.forgotten or not {user_id, SOMEBODY}.isdisjoint(it.previous_user_ids) for it in others
    )


def _offered(table: Table, user_id: int) -> Offer:
    in_play(table)
    offer = table.offer
    if offer is None:
        raise Refusal("refused-no-offer")
    if offer.asked_for:
        playing(table, user_id)
    elif user_id != offer.user_id:
        raise Refusal("refused-not-offered", name=UnescapedName.of(offer))
    return offer
