"""The changes of a lobby: players, options, terms, and the time of the start.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count
from operator import attrgetter
from typing import Final

from bot.computers.contract import NORMAL
from bot.computers.level import Level
from bot.computers.levels import every_level, found, styles_of
from bot.store.values import Note, Player
from bot.tables import sealed, terms
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.steps import as_host, changed, check_unbound, in_lobby, noted, seat_at
from bot.tables.table import Table
from rules import MalformedRecord, Seat

AGREED: Final = ("rated", "pace", "late", "joiners")
"""The terms that need everybody's consent: after a change, all who joined are asked again."""
PRESET: Final = "preset"
"""The key under which a preset is chosen."""


def join(table: Table, user_id: int, name: str) -> Table:
    """Seat a person in the lobby; an invited one accepts."""
    in_lobby(table)
    seat = table.seat_of(user_id)
    if seat is not None and table.players[seat].invited:
        agreed = Player(name, user_id=user_id)
        return _with_host(changed(table, players=table.players_with(seat, agreed)), user_id)
    if seat is not None:
        raise Refusal("refused-already-joined")
    _check_may_change(table)
    _has_room(table)
    players = (*table.players, Player(name, user_id=user_id))
    return _with_host(changed(table, players=players), user_id)


def _with_host(table: Table, user_id: int) -> Table:
    """Return a lobby with this person as its host if its host, who came to it by inheritance, hasn't joined it."""
    seat = table.seat_of(table.host_id)
    joined = seat is not None and not table.players[seat].invited
    return table if joined or table.origin.by_bot else replace(table, host_id=user_id)


def leave(table: Table, user_id: int) -> Table:
    """Remove a person who leaves the lobby.

    The table closes when no person is left; one that was found for people, when any of them declines. Of
    others it says who has declined.
    """
    in_lobby(table)
    seat = seat_at(table, user_id)
    check_unbound(table)
    players = (*table.players[:seat], *table.players[seat + 1 :])
    found = table.origin is Origin.FOUND
    declines = found or table.players[seat].invited
    note = noted(table, user_id, "declined") if declines else None
    if found:
        return changed(table, stage="called-off", players=players, note=note)
    joined_first = sorted(players, key=attrgetter("invited"))
    people = [player.user_id for player in joined_first if player.user_id is not None]
    if not people:
        return changed(table, stage="called-off", note=noted(table, user_id, "called-off"))
    host = table.host_id if table.host_id in people else people[0]
    return changed(table, players=players, host_id=host, note=note)


def add_computer(table: Table, user_id: int, names: Sequence[str], level: str = NORMAL) -> Table:
    """Seat a computer of a level in the lobby, with one of these names."""
    in_lobby(table)
    _check_may_change(table)
    seat_at(table, user_id)
    _has_room(table)
    player = Player(_free_name(table, names), computer=str(_existing(table.game, level)))
    return changed(table, players=(*table.players, player))


def _existing(game: str, text: str) -> Level:
    """Return the level of a text; raise Refusal if a game has no computers of it, or none of its style."""
    level = found(game, text)
    if level is None:
        raise Refusal("refused-no-such-level", most=len(every_level(game)))
    if level.style and level.style not in styles_of(game):
        raise Refusal("refused-no-such-style")
    return level


def remove(table: Table, user_id: int, seat: Seat) -> Table:
    """Remove a computer or another person from the lobby; only the host may."""
    _check_host_may_change(table, user_id)
    if seat not in range(len(table.players)) or table.players[seat].user_id == user_id:
        raise Refusal("refused-nobody-to-remove")
    return changed(table, players=(*table.players[:seat], *table.players[seat + 1 :]))


def handed_on(table: Table, user_id: int, *, rested: bool) -> Table:
    """Return a lobby that has `rested` with this person as its host, if they have joined it."""
    seat = table.seat_of(user_id)
    if table.stage != "lobby" or not rested or seat is None or table.players[seat].invited:
        return table
    return replace(table, host_id=user_id)


def cancel(table: Table, user_id: int) -> Table:
    """Close the lobby; only the host may."""
    _check_host_may_change(table, user_id)
    return changed(table, stage="called-off", note=noted(table, user_id, "called-off"))


def close_untouched(table: Table) -> Table:
    """Close a lobby that was inactive for long, or whose people haven't all accepted in time."""
    in_lobby(table)
    note = Note("unanswered" if table.origin is Origin.FOUND else "untouched", "")
    return changed(table, stage="called-off", note=note)


def invite(table: Table, people: Mapping[int, str]) -> Table:
    """Keep a seat for each of these people (id to name) until they accept or decline."""
    for user_id, name in people.items():
        if table.seat_of(user_id) is None:
            _has_room(table)
            player = Player(name, user_id=user_id, invited=True)
            table = replace(table, players=(*table.players, player))
    return table


def invite_more(table: Table, user_id: int, people: Mapping[int, str]) -> Table:
    """Invite people (id to name) who aren't at the table yet; any player may."""
    in_lobby(table)
    _check_may_change(table)
    note = noted(table, user_id, "invited")
    called = tuple(it for it in people if table.seat_of(it) is None)
    if not called:
        raise Refusal("refused-already-here")
    return changed(invite(table, people), note=replace(note, called=called))


def seek(table: Table, user_id: int, role_id: int) -> Table:
    """Ping a role for the lobby; any player may, once."""
    in_lobby(table)
    _check_may_change(table)
    note = noted(table, user_id, "sought")
    _has_room(table)
    if table.sought:
        raise Refusal("refused-sought")
    return changed(table, sought=True, note=replace(note, called=(role_id,)))


def set_start(table: Table, user_id: int, starts: datetime | None) -> Table:
    """Set the starting time, or none; only the host may."""
    _check_host_may_change(table, user_id)
    return changed(table, starts=starts, start_notices=0)


def tell_of_start(table: Table) -> Table:
    """Tell those who joined that the starting time is near."""
    in_lobby(table)
    return changed(table, start_notices=1, note=Note("soon", ""))


def open_found(table: Table, people: Mapping[int, str], kept_until: datetime) -> Table:
    """Keep the seats of a new table for people from the queue (id to name) until they all accept."""
    return changed(invite(table, people), kept_until=kept_until)


def open_fixture(table: Table, people: Mapping[int, str], starts: datetime) -> Table:
    """Seat the people of a season's game (id to name): it starts automatically, and until then they may cut."""
    players = tuple(Player(name, user_id=user_id) for user_id, name in people.items())
    table = replace(table, players=players, seating="joined", starts=starts)
    return changed(table, start_notices=1, note=Note("soon", ""))


def choose(table: Table, user_id: int, key: str, value: int | str) -> Table:
    """Set an option of the game, a term of the table, or a preset of terms; only the host may."""
    _check_host_may_change(table, user_id)
    continued = table.origin is Origin.CONTINUATION
    if key == PRESET and value in terms.PRESETS and not continued:
        return _agreed(table, user_id, terms.PRESETS[str(value)])
    bounds = terms.TERMS.get(key) or table.rules.options.get(key)
    if bounds is None:
        raise Refusal("refused-control-unknown")
    try:
        chosen = bounds.read(key, value)
    except MalformedRecord as error:
        raise Refusal("refused-control-unknown") from error
    if key == "deal" and table.sealed is not None and chosen != sealed.SEALED:
        raise Refusal("refused-stays-sealed")
    if key in terms.TERMS and not (key in terms.NEW_DEALS_ONLY and continued):
        return _agreed(table, user_id, {key: str(chosen)})
    if continued:
        raise Refusal("refused-play-on-fixed")
    return changed(table, options={**table.options, key: chosen})


def _agreed(table: Table, user_id: int, words: Mapping[str, str]) -> Table:
    """Set terms (name to word); everybody else is asked again if one that needs consent changes."""
    agreed = terms.agreed(changed(table), words)
    same = all(terms.term(agreed, key) == terms.term(table, key) for key in AGREED)
    return agreed if same else _asked_again(agreed, user_id)


def _asked_again(table: Table, user_id: int) -> Table:
    """Invite everybody again, except the person who changed the terms."""
    players = tuple(
        it if it.user_id in (None, user_id) else replace(it, invited=True) for it in table.players
    )
    if players == table.players:
        return table
    return replace(table, players=players, note=noted(table, user_id, "changed"))


def _free_name(table: Table, names: Sequence[str]) -> str:
    """Return a name for a computer that nobody at the table has."""
    taken = {name.casefold() for name in table.names}
    candidates = (
        f"{name} {number}" if number > 1 else name for number in count(1) for name in names
    )
    return next(name for name in candidates if name.casefold() not in taken)


def _check_may_change(table: Table) -> None:
    """Raise Refusal at a table that the bot opened for people: they asked for it as it is."""
    if table.origin.refusal:
        raise Refusal(table.origin.refusal)


def _check_host_may_change(table: Table, user_id: int) -> None:
    """Raise Refusal unless this is a lobby that can be changed, and this person its host."""
    in_lobby(table)
    _check_may_change(table)
    as_host(table, user_id)


def _has_room(table: Table) -> None:
    if len(table.players) >= table.seats[-1]:
        raise Refusal("refused-full", most=table.seats[-1])
