"""Everything that changes a table.

Each function takes a table and returns the changed one, or raises Refusal and changes
nothing. After every answer the dealer answers too: what is saved is always the question of a
person or of a computer, or the end of the game.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from bot.store.kept import Deed, Entry, Note, Player
from bot.tables.lessons import learned
from bot.tables.refusal import Name, Refusal
from bot.tables.table import UNDO, Table
from rules import (
    DEALER,
    IllegalMove,
    MalformedRecord,
    Match,
    NothingToUndo,
    Seat,
    answering,
    has_secrets,
)

COMPUTER_NAMES: Final = ("Beryl", "Jasper", "Opal", "Topaz", "Onyx", "Pearl")
"""What computers are called; a name that somebody at the table bears gets a number."""
UNDOS: Final = 100
"""How many answers a seat may take back in a game."""


class NotOffered(Refusal):
    """The move is not legal now; the game's own words may say why."""

    def __init__(self, notation: str) -> None:
        self.notation = notation
        super().__init__("refused-illegal")


def join(table: Table, user_id: int, name: str) -> Table:
    """Seat a person in the lobby; one for whom a seat is kept says yes."""
    _in_lobby(table)
    seat = table.seat_of(user_id)
    if seat is not None and table.players[seat].asked:
        agreed = Player(name, user_id=user_id)
        return _changed(table, players=(*table.players[:seat], agreed, *table.players[seat + 1 :]))
    if seat is not None:
        raise Refusal("refused-already-joined")
    _has_room(table)
    return _changed(table, players=(*table.players, Player(name, user_id=user_id)))


def leave(table: Table, user_id: int) -> Table:
    """Take a person out of the lobby; the table closes when nobody is left."""
    _in_lobby(table)
    seat = _seat(table, user_id)
    players = (*table.players[:seat], *table.players[seat + 1 :])
    people = [player.user_id for player in players if player.user_id is not None]
    if not people:
        return _changed(table, stage="called-off", note=_note(table, user_id, "called-off"))
    host = table.host_id if table.host_id in people else people[0]
    return _changed(table, players=players, host_id=host)


def add_computer(table: Table, user_id: int, level: str | None = None) -> Table:
    """Seat a computer in the lobby."""
    _in_lobby(table)
    _seat(table, user_id)
    _has_room(table)
    levels = list(table.rules.computers)
    if level is not None and level not in levels:
        raise Refusal("refused-no-such-level", levels=tuple(f"level-{name}" for name in levels))
    player = Player(_free_name(table), computer=level or levels[0])
    return _changed(table, players=(*table.players, player))


def remove(table: Table, user_id: int, seat: Seat) -> Table:
    """Let the host take a computer or another person out of the lobby."""
    _in_lobby(table)
    _as_host(table, user_id)
    if seat not in range(len(table.players)) or table.players[seat].user_id == user_id:
        raise Refusal("refused-nobody-to-remove")
    return _changed(table, players=(*table.players[:seat], *table.players[seat + 1 :]))


def cancel(table: Table, user_id: int) -> Table:
    """Let the host close the lobby."""
    _in_lobby(table)
    _as_host(table, user_id)
    return _changed(table, stage="called-off", note=_note(table, user_id, "called-off"))


def start(table: Table, user_id: int, rng: Random) -> Table:
    """Deal and begin: the host may always, another person once the table is full."""
    _in_lobby(table)
    _seat(table, user_id)
    full = len(table.players) == table.rules.seats[-1]
    if user_id != table.host_id and not full:
        raise Refusal("refused-only-host-starts", host=f"<@{table.host_id}>")
    if len(table.players) not in table.rules.seats:
        raise Refusal("refused-too-few", least=table.rules.seats[0])
    asked = [player.name for player in table.players if player.asked]
    if asked:
        raise Refusal("refused-still-asked", name=Name(asked[0]))
    players = table.players
    if table.seating == "random":
        players = tuple(rng.sample(players, len(players)))
    return _begun(replace(table, players=players), rng)


def begin_lessons(table: Table, user_id: int, rng: Random) -> Table:
    """Begin a tutorial: the learner, who moves first, against one computer."""
    table = add_computer(table, user_id)
    return replace(_begun(table, rng), lesson=1)


def next_lesson(table: Table, user_id: int) -> Table:
    """Let a learner go on to the next lesson."""
    _playing(table, user_id)
    if not table.lesson:
        raise Refusal("refused-control-unknown")
    return _changed(table, lesson=table.lesson + 1)


def rematch(finished: Table, fresh: Table, user_id: int, rng: Random) -> Table:
    """Ask the people of a finished game for another, the next player first.

    Their seats are kept in a lobby; where there is nobody else to ask, it begins at once.
    """
    if finished.stage != "finished":
        raise Refusal("refused-rematch-not-over")
    _seat(finished, user_id)
    first, *others = (_again(player, user_id) for player in finished.players)
    table = replace(fresh, players=(*others, first), seating="joined", rematch=True)
    return begun_if_agreed(_changed(table), rng)


def begun_if_agreed(table: Table, rng: Random) -> Table:
    """Begin a rematch once everybody who was asked has said yes; else return it as it is."""
    waits = table.stage != "lobby" or not table.rematch
    if waits or any(player.asked for player in table.players):
        return table
    return _begun(table, rng) if len(table.players) in table.rules.seats else table


def choose(table: Table, user_id: int, key: str, value: int | str) -> Table:
    """Let the host choose an option of the game, or how seats are taken; raise Refusal."""
    _in_lobby(table)
    _as_host(table, user_id)
    if key == "seats":
        if value not in ("joined", "random"):
            raise Refusal("refused-control-unknown")
        return _changed(table, seating=value)
    bounds = table.rules.options.get(key)
    if bounds is None:
        raise Refusal("refused-control-unknown")
    try:
        chosen = bounds.read(key, value)
    except MalformedRecord as error:
        raise Refusal("refused-control-unknown") from error
    return _changed(table, options={**table.options, key: chosen})


def play(table: Table, user_id: int, number: int | None, notation: str, rng: Random) -> Table:
    """Play a person's move, made for the position of this number (None: the current one)."""
    seat = _playing(table, user_id)
    if number is not None and table.log[number : number + 1] == (Entry(seat, notation),):
        raise Refusal("refused-already-played")
    check_turn(table, user_id, number)
    return _dealt(_answered(table, seat, notation), rng)


def answer(table: Table, number: int, notation: str, rng: Random) -> Table:
    """Play a computer's answer to the position of this number; raise Refusal if it has passed."""
    seat = table.asked
    if number != table.number or seat is None or table.players[seat].answers:
        raise Refusal("refused-out-of-date", link=table.link())
    # Nobody may have seen yet what a person did before a computer answered.
    after = replace(_dealt(_answered(table, seat, notation), rng), note=table.note)
    if table.lesson and not after.computer_asked:  # the turn has passed, and come back
        return replace(after, lesson=table.lesson + learned(after))
    return after


def check_turn(table: Table, user_id: int, number: int | None) -> None:
    """Raise Refusal unless this person is asked now, at the position of this number."""
    seat = _playing(table, user_id)
    if number is not None and number != table.number:
        raise Refusal("refused-out-of-date", link=table.link())
    if table.asked != seat:
        asked = table.players[table.asked].name if table.asked is not None else ""
        raise Refusal("refused-not-your-turn", name=Name(asked))


def undo(table: Table, user_id: int) -> Table:
    """Take back a person's last answers, and computers' after them, while nothing was revealed.

    A computer that holds a secret reveals something of it by whatever it answers: what it
    answered stays.
    """
    seat = _playing(table, user_id)
    match = table.match
    log = list(table.log)
    taken = 0
    while match and match.moves:
        position = match.positions[-2]
        who = position.decision.seat if position.decision else DEALER
        if who != seat and (
            taken or who == DEALER or table.players[who].answers or has_secrets(position, who)
        ):
            break
        try:
            match = match.undo()
        except NothingToUndo:
            break
        log.append(Entry(seat, UNDO))
        taken += who == seat
    if not match or not taken:
        raise Refusal("refused-nothing-to-undo")
    undone = _taken_back(table, seat, replace(table, match=match, log=tuple(log)))
    return replace(undone, note=_note(table, user_id, "undone"))


def step_back(table: Table, user_id: int, number: int | None) -> Table:
    """Take back one answer within a person's own turn."""
    check_turn(table, user_id, number)
    match = table.match
    decision = match.positions[-2].decision if match and match.moves else None
    if match is None or decision is None or decision.seat != table.asked:
        raise Refusal("refused-nothing-to-undo")
    entry = Entry(decision.seat, UNDO)
    before = replace(table, match=match.undo(), log=(*table.log, entry))
    return _taken_back(table, decision.seat, before)


def _taken_back(table: Table, seat: Seat, before: Table) -> Table:
    """Return the table at which answers were taken back; raise Refusal where it is too often."""
    if before.log.count(Entry(seat, UNDO)) > UNDOS:
        raise Refusal("refused-too-many-undos", most=UNDOS)
    return _changed(table, match=before.match, log=before.log)


def resign(table: Table, user_id: int) -> Table:
    """Let a person give up: a computer plays on for them, or the game ends.

    It ends when fewer than two seats are left that have not resigned, or no person.
    """
    seat = _playing(table, user_id)
    players = list(table.players)
    level = next(iter(table.rules.computers))
    players[seat] = replace(players[seat], resigned=True, computer=level)
    still = [player for player in players if not player.resigned]
    people = [player.user_id for player in still if player.user_id is not None]
    table = replace(table, players=tuple(players))
    note = _note(table, user_id, "resigned")
    if len(still) < 2 or not people:
        return _changed(table, stage="finished", note=note)
    host = table.host_id if table.host_id in people else people[0]
    return _changed(table, host_id=host, note=note)


def call_off(table: Table, user_id: int, name: str, *, moderator: bool) -> Table:
    """End a game without a result: for its host, or for a moderator of the channel."""
    if table.stage == "lobby":
        if not moderator:
            _as_host(table, user_id)
    elif table.stage != "playing":
        raise Refusal("refused-no-game-here")
    elif user_id != table.host_id and not moderator:
        raise Refusal("refused-only-host-ends", host=f"<@{table.host_id}>")
    return _changed(table, stage="called-off", note=Note("called-off", name))


def speak(table: Table, user_id: int, language: str, *, moderator: bool) -> Table:
    """Let the table speak another language: for whoever sits at it, or a moderator."""
    if not table.open:
        raise Refusal("refused-table-closed")
    if not moderator:
        _seat(table, user_id)
    return _changed(table, language=language, note=table.note)


def close(table: Table) -> Table:
    """Close a table whose channel is gone."""
    return _changed(table, stage="called-off")


def _begun(table: Table, rng: Random) -> Table:
    seats = len(table.players)
    setup = table.rules.deal(seats, table.options, rng)
    first = table.rules.start(seats, table.options, setup)
    begun = _changed(
        table,
        stage="playing",
        setup=setup,
        match=Match((first,)),
        log=(),
        version=table.rules.version,
    )
    return _dealt(begun, rng)


def _dealt(table: Table, rng: Random) -> Table:
    """Let the dealer answer until a seat is asked or the game is over."""
    if table.match is None:
        return table
    for match in answering(table.match, rng):
        table = _changed(table, match=match, log=(*table.log, Entry(DEALER, str(match.moves[-1]))))
    return replace(table, stage="finished") if table.position.decision is None else table


def _answered(table: Table, seat: Seat, notation: str) -> Table:
    if table.match is None:
        raise Refusal("refused-no-game-here")
    try:
        match = table.match.play(notation)
    except IllegalMove as error:
        raise NotOffered(notation) from error
    return _changed(table, match=match, log=(*table.log, Entry(seat, notation)))


def _changed(table: Table, **fields: object) -> Table:
    """Return the changed table; what was noted of an earlier change has been told."""
    changed = {"revision": table.revision + 1, "note": None, **fields}
    return replace(table, **changed)  # type: ignore[arg-type]


def _note(table: Table, user_id: int, what: Deed) -> Note:
    return Note(what, table.players[_seat(table, user_id)].name)


def _in_lobby(table: Table) -> None:
    if table.damage and table.open:
        raise Refusal("refused-damaged", link=table.link())
    if table.stage == "playing":
        raise Refusal("refused-already-running", link=table.link())
    if table.stage != "lobby":
        raise Refusal("refused-table-closed")


def _again(player: Player, user_id: int) -> Player:
    """Return a player of a finished game for another: people are asked, save who asks them."""
    if player.user_id is None:
        return player
    return Player(player.name, user_id=player.user_id, asked=player.user_id != user_id)


def _free_name(table: Table) -> str:
    """Return a name for a computer that nobody at the table bears, however many there are."""
    taken = {name.casefold() for name in table.names}
    names = (
        f"{name} {number}" if number > 1 else name for number in count(1) for name in COMPUTER_NAMES
    )
    return next(name for name in names if name.casefold() not in taken)


def _has_room(table: Table) -> None:
    if len(table.players) >= table.rules.seats[-1]:
        raise Refusal("refused-full", most=table.rules.seats[-1])


def _seat(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("refused-not-joined" if table.stage == "lobby" else "refused-not-at-table")
    return seat


def _as_host(table: Table, user_id: int) -> None:
    if user_id != table.host_id:
        raise Refusal("refused-host-only", host=f"<@{table.host_id}>")


def _playing(table: Table, user_id: int) -> Seat:
    if table.damage and table.open:
        raise Refusal("refused-damaged", link=table.link())
    if table.stage == "lobby":
        raise Refusal("refused-not-started", link=table.link())
    if table.stage != "playing":
        raise Refusal("refused-game-over")
    seat = _seat(table, user_id)
    if table.players[seat].resigned:
        raise Refusal("refused-resigned")
    return seat
