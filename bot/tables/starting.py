"""The start of a game: by hand, on time, against a computer, or as a rematch.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.computers.levels import named_levels
from bot.store.values import Note, Player, StartPosition
from bot.tables import sealed
from bot.tables.due_events import HOST_HOURS, START_NOTICES
from bot.tables.lobby import add_computer
from bot.tables.play import entries
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import changed, check_unbound, dealt, in_lobby, sealed_chance, seat_at
from bot.tables.table import Table
from rules import DEALER, IllegalMove, MalformedRecord, Match, Record


def start(table: Table, user_id: int, rng: Random) -> Table:
    """Start the game; the host may, and any player once the table is full."""
    in_lobby(table)
    seat_at(table, user_id)
    check_unbound(table)
    if user_id != table.host_id and not _full(table):
        host = UnescapedName(table.host, table.host_id)
        raise Refusal("refused-only-host-starts", host=host, hours=HOST_HOURS)
    if len(table.players) not in table.seats:
        raise Refusal("refused-too-few", least=table.seats[0])
    asked = [player for player in table.players if player.invited]
    if asked:
        raise Refusal("refused-still-asked", name=UnescapedName.of(asked[0]))
    if not sealed.may_start(table):
        raise Refusal("refused-not-published")
    return _seated_and_begun(table, rng)


def start_on_time(table: Table, rng: Random) -> Table:
    """Start a full table; otherwise tell those who joined that the time has come.

    A game of a season waits until its commitment is published: nobody else could start it.
    """
    in_lobby(table)
    if table.origin.binds and not sealed.may_start(table):
        raise Refusal("refused-not-published")
    notified = changed(table, start_notices=START_NOTICES, note=Note("due", ""))
    try:
        return begun_if_ready(notified, rng)
    except Refusal:  # the game that it continues can't be replayed: otherwise it'd be due forever
        return notified


def begun_if_ready(table: Table, rng: Random) -> Table:
    """Start a rematch or a found table that all have accepted, or a full table after its starting time.

    A game of a season starts as soon as all have cut. Any other table is returned unchanged, also a rematch with a
    sealed deal: there must be time to cut.
    """
    if table.stage != "lobby" or any(player.invited for player in table.players):
        return table
    if table.origin.starts_itself == "accepted" and table.sealed is None:
        return _seated_and_begun(table, rng) if len(table.players) in table.seats else table
    late = table.starts is not None and table.start_notices == START_NOTICES
    cut = table.origin.starts_itself == "cut" and all(player.cut for player in table.players)
    ready = (late or cut) and _full(table) and sealed.may_start(table)
    return _seated_and_begun(table, rng) if ready else table


def _full(table: Table) -> bool:
    return len(table.players) == table.seats[-1]


def begin_alone(table: Table, names: Sequence[str], level: str, rng: Random) -> Table:
    """Start the host's game against a computer of a level, with one of these names."""
    return _seated_and_begun(add_computer(table, table.host_id, names, level), rng)


def begin_fixed(table: Table, names: Sequence[str], level: str) -> Table:
    """Start a deal that everybody plays for the host, who moves first, against a computer of a level."""
    return _begun(add_computer(table, table.host_id, names, level), Random())  # the seal draws


def begin_lessons(table: Table, user_id: int, names: Sequence[str], rng: Random) -> Table:
    """Start a tutorial: the learner moves first, against the weakest computer."""
    table = add_computer(table, user_id, names, named_levels(table.game)[0])
    return replace(_begun(table, rng), lesson=1)


def rematch(finished: Table, fresh: Table, user_id: int, rng: Random) -> Table:
    """Invite the people of a finished game to another, in which the next seat begins.

    If there is nobody else to ask, it starts at once.
    """
    if finished.stage != "finished":
        raise Refusal("refused-rematch-not-over")
    seat_at(finished, user_id)
    known = (player for player in finished.players if not player.forgotten)
    first, *others = (_again(player, user_id) for player in known)
    table = replace(fresh, players=(*others, first), seating="joined")
    if table.sealed is not None:  # there must be time to cut
        return changed(table)
    return begun_if_ready(changed(replace(table, rematch=True)), rng)


def _again(player: Player, user_id: int) -> Player:
    """Return a player for a rematch; everyone except the requester must accept."""
    if player.user_id is None:
        return player
    return Player(player.name, user_id=player.user_id, invited=player.user_id != user_id)


def _seated_and_begun(table: Table, rng: Random) -> Table:
    if table.sealed is not None:
        return _begun(sealed.begun(table), rng)
    players = table.players
    if table.seating == "random":
        players = tuple(rng.sample(players, len(players)))
    return _begun(replace(table, players=players), rng)


def _begun(table: Table, rng: Random) -> Table:
    if table.begins is not None:
        return dealt(_going_on(table, table.begins), rng)
    seats = len(table.players)
    setup = table.rules.deal(seats, table.options, sealed_chance(table) or rng)
    first = table.rules.start(seats, table.options, setup)
    begun = changed(
        table,
        stage="playing",
        setup=setup,
        match=Match((first,)),
        log=(),
        version=table.rules.version,
    )
    return dealt(begun, rng)


def _going_on(table: Table, begins: StartPosition) -> Table:
    """Return a table that continues another game; the first player of the lobby moves next."""
    record = Record(table.rules, begins.seats, table.options, dict(begins.setup), begins.moves)
    try:
        *_, match = record.replay()
    except (IllegalMove, MalformedRecord) as error:  # the rules changed while the lobby waited
        raise Refusal("refused-replay-damaged") from error
    asked = match.position.decision
    first = asked.seat if asked and asked.seat != DEALER else 0
    seated = {(first + place) % begins.seats: it for place, it in enumerate(table.players)}
    return changed(
        table,
        stage="playing",
        players=tuple(seated[seat] for seat in range(begins.seats)),
        setup=begins.setup,
        match=match,
        log=entries(match),
        version=table.rules.version,
    )
