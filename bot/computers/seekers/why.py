"""The reasons for a move of 12 Seekers: at most two true statements, the most important first.

The first says both sides: how the move and the one that it's compared with leave the players, or what can
come later. The second says how, or what the other move is better by for now. Except for those that say what
both moves have in common, none also holds for the other one. Each has a catalogue key. Colours and gems are
letters, a seeker is its id, `other` is the notation of the other move, `seat` is the other player. Points are
those that a seat would have if the game ended there, with the best declarations. No statement depends on
colour cards that the view hides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.arguments import Args, arguments, cost, laid
from bot.computers.seekers.course import Course
from bot.computers.seekers.declaring import total_after
from bot.computers.seekers.prospects import alike, alone, prospects, same_end
from bot.computers.seekers.reading import outcomes_after
from bot.computers.seekers.state import SearchState
from rules.contract import question_of
from rules.seekers.moves import Discard, For, Give, GiveTaken, Move, PutBack, Return, Steal, Swap
from rules.seekers.position import Position

MAX_REASONS: Final = 2
"""The most reasons for a move."""
MIN_SECOND_WEIGHT: Final = 0.4
"""A second argument needs this weight."""
MIN_WEIGHT: Final = 0.1
"""A first argument needs this weight: a trifle isn't why somebody moves."""


def reasons(
    view: Position,
    move: Move,
    line: Sequence[SearchState] = (),
    instead: Sequence[SearchState] = (),
    other: str = "",
) -> tuple[Reason, ...]:
    """Return the reasons for a legal move; () if there is nothing of weight to say.

    Args:
        line: The states after this turn and each following one; by default only this turn is known.
        instead: The line of the move that this one is compared with.
        other: The notation of that move.
    """
    if view.stage == "declare":
        return _declaring(view, move)
    gem = _gem(view, other)
    # The colour says more than the place, unless it's that of the move as well.
    named = {"gem": gem} if gem and gem != _gem(view, str(move)) else {}
    told = _told(view, move, line, instead, other)
    return tuple(
        replace(it, args={**it.args, **named}) if "other" in it.args else it for it in told
    )


def _gem(view: Position, notation: str) -> str:
    """Return the colour of a gem that a notation names by its place; "" for other moves."""
    numbered = [it for it in question_of(view).moves if str(it) == notation]
    match numbered if notation[-1:].isdecimal() else []:
        case [PutBack(place) | GiveTaken(place)]:
            return view.taken[place - 1]
        case [For(place)]:
            return view.dungeon[place - 1]
        case [Give(name) | Return(name) | Swap(name) | Discard(name)]:
            return view.seats[view.mover].area.references()[name]
        case [Steal(name)]:
            return view.seats[1 - view.mover].area.references()[name]
    return ""


def _told(
    view: Position,
    move: Move,
    line: Sequence[SearchState],
    instead: Sequence[SearchState],
    other: str,
) -> tuple[Reason, ...]:
    decision = question_of(view)
    course = Course.of(view, decision.seat, move, line)
    if not instead:
        return tuple(_alone(course))[:MAX_REASONS]
    against = Course.of(view, decision.seat, move, instead, other)
    weighed = [*arguments(course, against), *prospects(course, against)]
    weighed = sorted(weighed, key=lambda one: -one.weight)
    if not weighed or weighed[0].weight < MIN_WEIGHT:
        faint = [one.reasons[-1] for one in weighed[:1] if one.kind == "expected"]
        return (*faint, alike(course, against))
    first, *rest = weighed
    if first.kind != "end" and (end := same_end(course, against)):
        # Points that don't change who wins, nor by how much, are said last, with their cause if it's known.
        return end, first.reasons[-1]
    said = [*first.reasons[:1]]
    if first.kind == "end":
        said += (it for one in rest for it in one.reasons if it.key in ("again", "twice"))
    elif first.kind != "plan":
        said += filter(None, [cost(course, against)])
    said += first.reasons[1:]
    for one in rest:
        aside = first.kind == "end" and one.reasons[0].key == "ready"
        if one.kind != first.kind and one.weight >= MIN_SECOND_WEIGHT and not aside:
            how = one.reasons[1:] if first.kind == "end" else ()
            said += (it for it in how or one.reasons if not it.args.items() <= said[0].args.items())
    return tuple(said[:MAX_REASONS])


def _alone(course: Course) -> Iterator[Reason]:
    """Yield what a move leads to that is compared with no other one: its points, if no other brings more now."""
    if course.knows(course.seat):
        before, after = (course.points(state, course.seat) for state in course.states[:2])
        every = (
            course.points(end, course.seat)
            for move in question_of(course.view).moves
            for end in outcomes_after(course.view, move, course.table)
        )
        if after != before and after == max(every):
            yield Reason("points", {"before": before, "after": after})
            start = replace(course, ends=course.states[:1])
            if after > before and (made := laid(course, start)):
                yield Reason(*made[1:])
        elif (replies := course.nexts(course.rival)) and course.followers() == {course.rival}:
            args: Args = {
                "seat": course.rival,
                "mine": replies[0].mine,
                "theirs": replies[0].theirs,
            }
            yield Reason("reply", args)
    yield from alone(course)


def _declaring(view: Position, move: Move) -> tuple[Reason, ...]:
    decision = question_of(view)
    if view.seats[decision.seat].hidden:
        return ()
    points = total_after(view, decision.seat, move)
    totals = (total_after(view, decision.seat, it) for it in decision.moves)
    less = max((it for it in totals if it < points), default=points)
    args: Args = {"points": points}
    if less < points:
        return (Reason("declares-instead", args | {"less": less}),)
    return (Reason("declares", args),)
