"""The changes of a table while its game is played.

Each function takes a table and returns the changed one, or raises Refusal and changes nothing.
After each move the dealer moves too, so a saved table waits for a player, or its game is over.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bot.computers.levels import stand_in
from bot.store.values import LogEntry, Note
from bot.tables.clocks import question_of
from bot.tables.origin import Origin
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import by_people, changed, check_in, dealt, in_play, noted, playing, seat_at
from bot.tables.table import Table
from render import LOOKS
from rules import DEALER, IllegalMove, NothingToUndo, Seat, has_secrets, verb_of
from rules.turns import begins_turn

MAX_MOVES: Final = 5_000
"""The most moves of a game, those taken back included: about ten times a long game."""
MAX_UNDOS: Final = 100
"""How many moves a seat may take back in a game."""


class NotOffered(Refusal):
    """The move isn't legal now; the game may be able to explain why."""

    def __init__(self, table: Table, notation: str) -> None:
        self.table = table
        self.notation = notation
        super().__init__("refused-illegal")


class Vote(Refusal):
    """It's everybody's turn: whoever makes a move has voted for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        super().__init__("refused-everybody-plays")


def next_lesson(table: Table, user_id: int) -> Table:
    """Skip to a tutorial's next lesson."""
    playing(table, user_id)
    if table.origin is not Origin.LESSON:
        raise Refusal("refused-control-unknown")
    return changed(table, lesson=table.lesson + 1)


def only_lesson(before: Table, after: Table) -> bool:
    """Return whether a change has only turned to a tutorial's next lesson, so that its board stays where it is."""
    same = (before.number, before.note) == (after.number, None)
    return same and not before.unposted and after.lesson != before.lesson


def play(table: Table, user_id: int, number: int | None, notation: str, rng: Random) -> Table:
    """Play a person's move in the position of this number (None: the current one); raise Vote if it is one."""
    if table.has_vote(user_id):
        check_turn(table, user_id, number)
        raise Vote(table)
    seat = playing(table, user_id)
    if number is not None and table.log[number : number + 1] == (LogEntry(seat, notation),):
        raise Refusal("refused-already-played")
    check_turn(table, user_id, number)
    return _played(table, seat, notation, rng)


def voted(table: Table, number: int, moves: Sequence[str], rng: Random) -> Table:
    """Play the moves for which everybody has voted in the position of this number."""
    in_play(table)
    _check_number(table, number)
    for notation in moves:
        if table.asked is None or table.asked != table.everybody:
            raise NotOffered(table, notation)
        table = _played(table, table.asked, notation, rng)
    return table


def _played(table: Table, seat: Seat, notation: str, rng: Random) -> Table:
    if table.number >= MAX_MOVES:
        raise Refusal("refused-many-moves", most=MAX_MOVES)
    begun = begins_turn(table.rules, notation)
    return _played_themselves(dealt(_answered(table, seat, notation), rng), seat, begun=begun)


def answer(table: Table, number: int, notation: str, rng: Random) -> Table:
    """Play a computer's move in the position of this number; raise Refusal if it has passed."""
    seat = table.asked
    if number != table.number or seat is None or table.players[seat].answers:
        raise Refusal("refused-out-of-date", link=table.link())
    # The note of a person's last change stays: a board with it may not have been posted yet.
    after = replace(dealt(_deputed(_answered(table, seat, notation), seat), rng), note=table.note)
    if question_of(after) != question_of(table):
        after = _after_turn(after, seat)
    if table.origin is Origin.LESSON and not after.computer_asked:  # it is the learner's turn again
        return replace(after, lesson=table.lesson + learned(after))
    return after


def _deputed(table: Table, seat: Seat) -> Table:
    """Note that a computer has just answered for a person."""
    if table.players[seat].user_id is None:
        return table
    player = replace(table.players[seat], deputed=len(table.play.moves))
    return replace(table, players=table.players_with(seat, player))


def _after_turn(table: Table, seat: Seat) -> Table:
    """End the turn of a deputy, a computer that played one turn for a person."""
    if table.players[seat].deputy != "turn":
        return table
    player, note = replace(table.players[seat], deputy=None), table.note
    if note is not None and note.what == "deputy":
        note = replace(note, what="played-for")
    return replace(table, players=table.players_with(seat, player), note=note)


def _played_themselves(table: Table, seat: Seat, *, begun: bool) -> Table:
    """Note that a person has played themselves.

    It ends the turns of deputies, requests for their seat, and all votes to end the game.
    """
    player, offer = table.players[seat], table.offer
    there = replace(player, deputy=None, missed=0, turns=player.turns + begun)
    players = tuple(replace(it, wants_to_end=False) for it in table.players_with(seat, there))
    if offer is not None and offer.asked_for and offer.seat == seat:
        offer = None
    return replace(table, players=players, offer=offer)


def learned(table: Table) -> bool:
    """Return whether the learner has done what the current lesson teaches."""
    lessons = LOOKS[table.game].lessons
    deed = lessons[table.lesson - 1] if table.lesson <= len(lessons) else ""
    learner = table.seat_of(table.host_id)
    done = {verb_of(entry.move) for entry in table.play.moves if entry.seat == learner}
    return not deed or deed in done


def still_to_learn(table: Table) -> frozenset[str]:
    """Return the verbs of the moves that only later lessons teach; none outside a tutorial."""
    lessons = LOOKS[table.game].lessons if table.origin is Origin.LESSON else ()
    return frozenset(lessons[table.lesson :]) - frozenset(lessons[: table.lesson])


def check_turn(table: Table, user_id: int, number: int | None) -> None:
    """Raise Refusal unless this person is to move, or has a vote on the move, in the position of this number."""
    in_play(table)
    seat = table.everybody if table.has_vote(user_id) else playing(table, user_id)
    by_people(table)
    _check_number(table, number)
    if seat in table.position.out:
        raise Refusal("refused-no-more-turns")
    if table.asked != seat:
        asked = None if table.asked is None else table.players[table.asked]
        name = UnescapedName.of(asked) if asked else UnescapedName("")
        raise Refusal("refused-not-your-turn", name=name)


def _check_number(table: Table, number: int | None) -> None:
    if number is not None and number != table.number:
        raise Refusal("refused-out-of-date", link=table.link())


def hinted(table: Table, user_id: int) -> Table:
    """Note that the player to move gets a hint; raise Refusal if this table allows none.

    Nobody sees that, so it isn't a new revision.
    """
    check_turn(table, user_id, None)
    if not table.hints_given:
        if not table.advised:
            raise Refusal("refused-hints-nobody")
        if table.hints:
            raise Refusal("refused-hints-counts", counts=table.origin.counts_as)
        raise Refusal("refused-no-hints")
    seat = seat_at(table, user_id)
    player = replace(table.players[seat], hinted=True)
    return replace(table, players=table.players_with(seat, player))


def undo(table: Table, user_id: int) -> Table:
    """Take back a person's last moves and the computers' after them, if nothing was revealed.

    Every move of a computer with a secret reveals something, so it stays. In a game that counts all moves
    of computers stay, a stand-in's too, so that nobody can try them out.
    """
    seat = playing(table, user_id)
    by_people(table)
    match = table.match
    log = list(table.log)
    taken = 0
    while match and match.moves and len(log) - len(table.log) < table.may_go_back:
        position = match.positions[-2]
        who = position.decision.seat if position.decision else DEALER
        theirs = who == DEALER or table.players[who].answers or has_secrets(position, who)
        if who != seat and (taken or theirs or table.counts):
            break
        try:
            match = match.undo()
        except NothingToUndo:
            break
        log.append(LogEntry(seat, UNDO))
        taken += who == seat
    if not match or not taken:
        raise Refusal("refused-nothing-to-undo")
    undone = _taken_back(table, seat, replace(table, match=match, log=tuple(log)))
    return replace(undone, note=noted(table, user_id, "undone"))


def step_back(table: Table, user_id: int, number: int | None) -> Table:
    """Take back one move of a person's unfinished turn."""
    playing(table, user_id)
    check_turn(table, user_id, number)
    match = table.match
    decision = match.positions[-2].decision if match and match.moves else None
    stays = decision is None or decision.seat != table.asked or table.may_go_back < 1
    if match is None or decision is None or stays:
        raise Refusal("refused-nothing-to-undo")
    entry = LogEntry(decision.seat, UNDO)
    before = replace(table, match=match.undo(), log=(*table.log, entry))
    return _taken_back(table, decision.seat, before)


def _taken_back(table: Table, seat: Seat, before: Table) -> Table:
    """Return the table after an undo; raise Refusal if the seat has undone too often."""
    if before.log.count(LogEntry(seat, UNDO)) > MAX_UNDOS:
        raise Refusal("refused-too-many-undos", most=MAX_UNDOS)
    undone = changed(table, match=before.match, log=before.log)
    player = undone.players[seat]
    back = table.play.turns[seat] - undone.play.turns[seat]
    turns = max(0, player.turns - back)  # otherwise an undone one counts twice
    return replace(undone, players=undone.players_with(seat, replace(player, turns=turns)))


def resign(table: Table, user_id: int) -> Table:
    """Resign for a person: a computer plays on for them, or the game ends.

    It ends if fewer than two seats, or no person, have not resigned. Raises Refusal for one who is out.
    """
    seat = playing(table, user_id)
    check_in(table, seat)
    return given_up(table, seat)


def given_up(table: Table, seat: Seat) -> Table:
    """Return the table after the person in this seat has resigned."""
    gone = replace(table.players[seat], resigned=True, computer=stand_in(table.game))
    players = table.players_with(seat, gone)
    still = [player for player in players if not player.resigned]
    people = [player.user_id for player in still if player.user_id is not None]
    table = replace(table, players=players)
    note = Note("resigned", gone.name, gone.user_id)
    if len(still) < 2 or not people:
        return changed(table, stage="finished", note=note)
    host = table.host_id if table.host_id in people else people[0]
    return changed(table, host_id=host, note=note)


def speak(table: Table, user_id: int, language: str, *, moderator: bool) -> Table:
    """Change the table's language; its players and moderators may."""
    if table.over:
        raise Refusal("refused-table-closed")
    if not moderator:
        seat_at(table, user_id)
    # A lobby that called people wouldn't be edited, but posted again.
    return changed(table, language=language, note=None if table.calls else table.note)


def close(table: Table) -> Table:
    """Close a table."""
    return changed(table, stage="called-off")


def _answered(table: Table, seat: Seat, notation: str) -> Table:
    if table.match is None:
        raise Refusal("refused-no-game-here")
    try:
        match = table.match.play(notation)
    except IllegalMove as error:
        raise NotOffered(table, notation) from error
    return changed(table, match=match, log=(*table.log, LogEntry(seat, notation)))
