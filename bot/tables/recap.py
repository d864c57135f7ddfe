"""The part of a game that a reader hasn't seen: since their last turn, or since the last board."""

from itertools import islice, pairwise
from typing import Any

from bot.tables.play import Play
from render import LOOKS, Event, Feat
from rules import DEALER, GAMES, AnyMatch, Position, Seat
from rules.turns import begins_turn, movers, turn_bounds


def events(
    match: AnyMatch, reader: Seat | None, first: int, end: int | None = None
) -> list[Event[Any]]:
    """Return the moves from number `first` on, up to `end` if given, as a reader may see them."""
    seats, positions = movers(match), match.positions
    return [
        Event(
            before=positions[number].seen_by(reader),
            move=positions[number].move_seen_by(match.moves[number], reader),
            after=positions[number + 1].seen_by(reader),
            seat=seats[number],
        )
        for number in range(first, len(seats) if end is None else end)
    ]


def feats(game: str, match: AnyMatch, reader: Seat | None) -> tuple[Feat, ...]:
    """Return the turns of note in a game, such as purchases, as a reader may see them."""
    look, rules, seats, positions = LOOKS[game], GAMES[game], movers(match), match.positions
    bounds, noted = turn_bounds(rules, match), list[Feat]()
    for turn, (first, end) in enumerate(pairwise(bounds), start=1):
        number = next(it for it in range(first, end) if begins_turn(rules, match.moves[it]))
        sign = look.feat(positions[number].move_seen_by(match.moves[number], reader))
        if sign is not None:
            seat = seats[number]
            before, after = (positions[at].seen_by(reader).scores()[seat] for at in (first, end))
            noted.append(Feat(turn, seat, sign, after - before))
    return tuple(noted)


def since_last_turn(play: Play, seat: Seat | None) -> int:
    """Return the number of the first move after a seat's last turn; the last turn for None."""
    seats = movers(play.played)
    if seat is None:
        return _streak_start(seats, len(seats))
    now = len(seats)
    while now and seats[now - 1] == seat:  # a turn not yet finished belongs to the story
        now -= 1
    while now and seats[now - 1] != seat:
        now -= 1
    return now


def since_last_round(play: Play) -> int:
    """Return the number of the first move of the last round of turns."""
    seats = movers(play.played)
    start = len(seats)
    for _ in play.names:
        start = _streak_start(seats, start)
    return start


def since_last_board(play: Play) -> int:
    """Return the number of the position the channel saw before the last person's answers."""
    seats = movers(play.played)
    start = len(seats)
    while start and seats[start - 1] in play.computers:
        start -= 1
    return _streak_start(seats, start)


def last_by_computer(play: Play) -> tuple[Position[Any], Any] | None:
    """Return the position and the move with which a computer last began its turn, if in memory.

    It isn't one that others made in the game that this one continues.
    """
    match = play.match
    if match is None:
        return None
    made = reversed(list(zip(match.positions, match.moves, strict=False)))
    for position, move in islice(made, len(play.moves) - play.moves_before):
        seat = position.decision.seat if position.decision else DEALER
        if seat in play.computers and begins_turn(play.rules, move):
            return position, move
    return None


def _streak_start(seats: list[Seat], end: int) -> int:
    start = end
    while start and seats[start - 1] == seats[end - 1]:
        start -= 1
    return start
