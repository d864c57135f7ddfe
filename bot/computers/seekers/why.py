"""The reasons for a move of 12 Seekers: at most two true statements, the most important first.

They say what the move leads to in the line that was searched, and how that differs from the line of
another move. Each has a catalogue key. Colours and gems are letters, a seeker is its id, `seat` is the
other player. Points are those that a seat would have if the game ended there, with the best
declarations. No statement depends on colour cards that the view hides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.course import BestTurn, Course
from bot.computers.seekers.declaring import total_after
from bot.computers.seekers.evaluating import EXACT_TURNS
from bot.computers.seekers.state import SEEKER_LETTERS, SearchState
from rules.contract import question_of
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from rules.seekers.rounds import BY_POWER

MAX_REASONS: Final = 2
"""The most reasons for a move."""
OTHERS_SHARE: Final = 0.5
"""How much of what the other move brings too is taken off a reason's weight."""
SAME_SHARE: Final = 0.02
"""The share of a reason's weight that is left if it holds for the other move, too."""
LATER_SHARE: Final = 0.7
"""The share of the points of a later turn that count: the other player moves before it."""
MIN_NEXT: Final = 3
"""The fewest points of the next turn that are worth a reason."""
START_WEIGHT: Final = 1.0
"""What starting the next round is worth, in points."""
WIN_WEIGHT: Final = 3.0
"""What a reason that decides the game is worth, in points."""
LIKELY_END_WEIGHT: Final = 0.9
"""What the likely end is worth, in points, if it's a win only in this line and far off: it explains
nothing. Near the end, where it's exact, it decides."""
WIN_ANYWAY_WEIGHT: Final = 0.5
"""What an exact end that wins is worth, in points, if the other move wins, too."""
MIN_SECOND_WEIGHT: Final = 0.4
"""A second reason needs this weight."""
MIN_STANDING_TURNS: Final = 2
"""After how many turns, at least, two lines are compared by what both players have then."""
STANDING_WEIGHT: Final = 0.15
"""What each point of a better standing a few turns later is worth: it's said if little else is."""
STANDINGS: Final = frozenset({"stands", "stands-likely"})
"""The reasons that compare the standing a few turns later, which are said wherever there's room."""
ENDS: Final = frozenset({"final", "ends", "ends-instead"})
"""The reasons that say how the game ends."""
SENTENCES: Final[Mapping[str, str]] = {
    "final": "That ends the game {mine} to {theirs} against seat {seat}.",
    "ends": "Good play by both ends the game {mine} to {theirs} against seat {seat}.",
    "ends-instead": "Good play by both ends the game {mine} to {theirs} against seat {seat}; "
    "otherwise {less} to {more}.",
    "stands": "After {turns} turn(s) of good play by both, it stands {mine} to {theirs} against seat {seat}; "
    "otherwise {less} to {more}.",
    "stands-likely": "After {turns} turn(s) of good play by both, it stands about {mine} to {theirs} against seat {seat}, "
    "on average over the colour cards that they may have; otherwise {less} to {more}.",
    "leads": "After {turns} turn(s) of good play by both, it stands {mine} to {theirs} against seat {seat}.",
    "leads-likely": "After {turns} turn(s) of good play by both, it stands about {mine} to {theirs} against "
    "seat {seat}, on average over the colour cards that they may have.",
    "alike": "After {turns} turn(s) of good play by both, it stands {mine} to {theirs} against seat {seat} "
    "either way.",
    "alike-likely": "After {turns} turn(s) of good play by both, it stands about {mine} to {theirs} against "
    "seat {seat} either way, on average over the colour cards that they may have.",
    "tie": "If points end level, the lower sum of powers wins: {mine} to seat {seat}'s {theirs}.",
    "points": "Points go from {before} to {after}.",
    "points-instead": "Points go from {before} to {after}; otherwise to {instead}.",
    "run": "The run of {colour} grows from {had} to {length}: {before} points become {after}.",
    "new-run": "A run of {length} {colour}: {before} points become {after}.",
    "runs": "{count} runs are new or grow: {before} points become {after}.",
    "valid": "The valid pile gets {count} more.",
    "gold": "It brings {count} gold.",
    "prize": "{seeker} wins {points} points at once.",
    "steals": "Seat {seat}'s points go from {before} to {after}.",
    "keeps": "Otherwise seat {seat}'s next turn would take away {points} points.",
    "denies": "It takes {gems} before seat {seat} can: their best turn brings {after}, not {before}.",
    "denies-seeker": "Seat {seat} can't take seeker {seeker} any more: "
    "their best turn brings {after}, not {before}.",
    "leaves": "Seat {seat}'s best turn brings {after}, not {before}.",
    "starts": "That starts the next round, too.",
    "again": "Two turns in a row: then seeker {seeker} brings {points} points.",
    "next": "In the next turn, seeker {seeker} can bring {points} points.",
    "declares": "That makes {points} points.",
}
"""The English sentence of each key."""
WeighedReasons = Iterator[tuple[float, Reason]]


def reasons(
    view: Position,
    move: Move,
    line: Sequence[SearchState] = (),
    instead: Sequence[SearchState] = (),
) -> tuple[Reason, ...]:
    """Return the reasons for a legal move; () if there is nothing to say.

    Args:
        line: The states after this turn and each following one; by default only this turn is known.
        instead: The line of the move that this one is compared with.
    """
    decision = question_of(view)
    if view.stage == "declare":
        return _declaring(view, move)
    course = Course.of(view, decision.seat, move, tuple(line))
    other = Course.of(view, decision.seat, move, tuple(instead)) if instead else None
    same = [] if other is None else [*_all(other, None, None)]
    chosen = _chosen(_all(course, other, move), same)
    # What the other move brings, too, doesn't say why this one is better.
    shared = all(one in [reason for _, reason in same] for one in chosen)
    if shared and not any(one.key in ENDS for one in chosen):
        chosen += _outlook(course, other)
    return chosen[:MAX_REASONS]


def in_english(reason: Reason) -> str:
    """Return a reason in English."""
    return SENTENCES[reason.key].format(**reason.args)


def _declaring(view: Position, move: Move) -> tuple[Reason, ...]:
    decision = view.decision
    if decision is None or view.seats[decision.seat].hidden:
        return ()
    return (Reason("declares", {"points": total_after(view, decision.seat, move)}),)


def _chosen(weighed: WeighedReasons, others: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """Return the weightiest reasons; those that hold for the other move, too, count less."""
    same = [reason for _, reason in others]
    adjusted = [
        (weight * (SAME_SHARE if reason in same else 1.0), reason) for weight, reason in weighed
    ]
    adjusted.sort(key=lambda one: -one[0])
    chosen: list[Reason] = []
    for weight, reason in adjusted:
        weighs = not chosen or weight >= MIN_SECOND_WEIGHT or reason.key in STANDINGS
        # The end of the game and a standing before it tell the same.
        if weighs and not any({reason.key, one.key} <= STANDINGS | ENDS for one in chosen):
            chosen.append(reason)
    return tuple(chosen[:MAX_REASONS])


def _all(course: Course, other: Course | None, move: Move | None) -> WeighedReasons:
    seat, rival = course.seat, course.rival
    yield from _things(course, other)
    if course.knows(seat):
        yield from _own(course, other)
        yield from _next(course, other)
    if course.knows(rival):
        yield from _rivals(course, other, move)
    if course.knows(seat, rival):
        yield from _end(course, other)
    if course.knows(seat):
        yield from _standing(course, other)
    yield from _start(course)


def _more(course: Course, other: Course | None, brings: Callable[[Course], int]) -> float:
    """Return the weight of what a move brings, given what the other one brings."""
    return brings(course) - (OTHERS_SHARE * brings(other) if other else 0.0)


def _things(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the reasons that don't depend on colour cards."""
    if (gold := course.gold()) > 0:
        yield _more(course, other, Course.gold), Reason("gold", {"count": gold})
    if (prize := course.prize()) > 0:
        args: dict[str, int | str] = {"seeker": course.seeker(1), "points": prize}
        yield _more(course, other, Course.prize), Reason("prize", args)
    if (valid := course.valid()) > 0:
        yield _more(course, other, Course.valid), Reason("valid", {"count": valid})


def _own(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what this turn brings the seat by its sheet."""
    weight = _more(course, other, _laid)
    before, after = (course.points(at, course.seat) for at in (0, 1))
    points: dict[str, int | str] = {"before": before, "after": after}
    runs = course.runs() if after > before else []
    if len(runs) > 1:
        yield weight, Reason("runs", points | {"count": len(runs)})
    elif runs:
        colour, had, length = runs[0]
        args = points | {"colour": colour, "length": length}
        yield weight, Reason("run", args | {"had": had}) if had > 1 else Reason("new-run", args)
    elif other and (instead := other.points(1, course.seat)) < after:
        yield weight, Reason("points-instead", points | {"instead": instead})
    elif after > before and course.valid() <= 0:
        yield weight, Reason("points", points)


def _laid(course: Course) -> int:
    """Return what this turn brings the seat, without what other reasons name."""
    return course.gain(1, course.seat) - course.gold() - course.prize()


def _next(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what the seat's next turn in the line brings, if that is more than in the other one."""
    at = course.next_turn()
    points = _later(course)
    if at is None or points < MIN_NEXT or (other and points <= _later(other)):
        return
    weight = _more(course, other, _later)
    args: dict[str, int | str] = {"seeker": course.seeker(at), "points": points}
    if at == 2 and course.view.mover == course.seat:
        yield weight, Reason("again", args)
    else:
        yield LATER_SHARE * weight, Reason("next", args)


def _later(course: Course) -> int:
    """Return what the seat's next turn in the line brings."""
    at = course.next_turn()
    return 0 if at is None else course.gain(at, course.seat)


def _rivals(course: Course, other: Course | None, move: Move | None) -> WeighedReasons:
    """Yield what is left for the other player, or taken from them."""
    rival = course.rival
    before, after = (course.points(at, rival) for at in (0, 1))
    args: dict[str, int | str] = {"seat": rival, "before": before, "after": after}
    if after < before:
        yield _more(course, other, _stolen), Reason("steals", args)
    if other and course.knows(course.seat) and not _cost(course) and (cost := _cost(other)):
        yield cost, Reason("keeps", {"seat": rival, "points": cost})
    best = course.rivals_best_turn(course.after)
    if best is None:
        return
    wanted = other.rivals_best_turn(other.after) if other else _wanted_now(course, move)
    if wanted and wanted.points > best.points:
        turns = args | {"before": wanted.points, "after": best.points}
        yield wanted.points - best.points, _denied(course, move, wanted, turns)


def _stolen(course: Course) -> int:
    """Return how many points this turn takes from the other player."""
    return max(0, -course.gain(1, course.rival))


def _cost(course: Course) -> int:
    """Return how many points the other player's reply takes from the seat."""
    if len(course.states) <= 2 or course.after[4] != course.rival:
        return 0
    return max(0, -course.gain(2, course.seat))


def _wanted_now(course: Course, move: Move | None) -> BestTurn | None:
    """Return what would be the other player's best turn if they moved instead."""
    state = course.states[0]
    if not isinstance(move, Seek) or (course.table.advanced and state[5]):
        return None  # their limits of basic and advanced seekers would be the next round's
    return course.rivals_best_turn((*state[:4], course.rival, *state[5:]))


def _denied(
    course: Course, move: Move | None, wanted: BestTurn, args: dict[str, int | str]
) -> Reason:
    """Return why the turn that the other player wants isn't possible any more."""
    if not isinstance(move, Seek):
        return Reason("leaves", args)
    before, after, gems = course.states[0][0], course.after[0], wanted.gems
    if move.end == "right":
        before, after, gems = before[::-1], after[::-1], gems[::-1]
    gems = gems[: len(before) - len(after)]
    if wanted.end == move.end and before.startswith(gems) and before.endswith(after):
        return Reason("denies", {"gems": gems} | args)
    if wanted.seeker == move.seeker and SEEKER_LETTERS[move.seeker] not in course.after[1]:
        return Reason("denies-seeker", {"seeker": move.seeker} | args)
    return Reason("leaves", args)


def _end(course: Course, other: Course | None) -> WeighedReasons:
    """Yield how the game ends, if the line goes that far."""
    if not course.ended:
        return
    mine, theirs = _points(course)
    args: dict[str, int | str] = {"seat": course.rival, "mine": mine, "theirs": theirs}
    wins = _won(course) and not (other and other.ended and _won(other))
    near = len(course.after[1]) <= EXACT_TURNS
    likely = (WIN_WEIGHT if near else LIKELY_END_WEIGHT) * wins
    if near and _won(course):
        likely = max(likely, WIN_ANYWAY_WEIGHT)
    if mine == theirs and _won(course):
        powers = [course.states[-1][2 + seat][3] for seat in (course.seat, course.rival)]
        yield WIN_WEIGHT * wins, Reason("tie", args | {"mine": powers[0], "theirs": powers[1]})
    elif not course.after[1]:
        yield WIN_WEIGHT * wins, Reason("final", args)
    elif other and other.ended and (result := _points(other)) != (mine, theirs):
        less, more = result
        yield likely, Reason("ends-instead", args | {"less": less, "more": more})
    else:
        yield likely, Reason("ends", args)


def _standing(course: Course, other: Course | None) -> WeighedReasons:
    """Yield both players' points after as many turns of both lines, if they are better in this one.

    If the view doesn't show the other player's colour cards, theirs are expected points.
    """
    if other is None:
        return
    turns = _best_compared(course, other, MIN_STANDING_TURNS)
    better = _lead(course, turns) - _lead(other, turns) if turns else 0
    if better > 0:
        yield STANDING_WEIGHT * better, _stands(course, other, turns)


def _outlook(course: Course, other: Course | None) -> tuple[Reason, ...]:
    """Return what a few turns lead to, compared with the other line unless that seems to lead to more."""
    if not course.knows(course.seat):
        return ()
    turns = _best_compared(course, other, 1) if other else 0
    if other and turns and _lead(course, turns) >= _lead(other, turns):
        return (_stands(course, other, turns),)
    return (_stands(course, None, len(course.states) - 1),)


def _stands(course: Course, other: Course | None, turns: int) -> Reason:
    """Return how both players stand after so many turns of a line, and of the other one."""
    mine, theirs = _points(course, turns)
    args = {"seat": course.rival, "turns": turns, "mine": mine, "theirs": theirs}
    key = "leads"
    if other and (result := _points(other, turns)) == (mine, theirs):
        key = "alike"
    elif other:
        key, (less, more) = "stands", result
        args |= {"less": less, "more": more}
    return Reason(key if course.knows(course.rival) else f"{key}-likely", args)


def _best_compared(course: Course, other: Course, least: int) -> int:
    """Return after how many turns, `least` at least, a line is best compared; 0 if both are shorter."""
    turns = range(least, min(len(course.states), len(other.states)))
    return max(turns, key=lambda it: (_lead(course, it) - _lead(other, it), it), default=0)


def _lead(course: Course, turns: int) -> int:
    """Return the seat's lead after so many turns of a line."""
    mine, theirs = _points(course, turns)
    return mine - theirs


def _points(course: Course, turns: int = -1) -> tuple[int, int]:
    """Return both players' points after so many turns of a line; by default at its end."""
    return course.points(turns, course.seat), course.points(turns, course.rival)


def _won(course: Course) -> bool:
    """Return whether a line that ends the game wins it."""
    mine, theirs = (course.states[-1][2 + seat] for seat in (course.seat, course.rival))
    points, others = _points(course)
    return points > others or (points == others and bool(mine[3] < theirs[3]))


def _start(course: Course) -> WeighedReasons:
    if course.view.order in BY_POWER and course.starter() == course.seat:
        yield START_WEIGHT, Reason("starts", {})
