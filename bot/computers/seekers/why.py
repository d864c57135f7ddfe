"""The reasons for a move of 12 Seekers: at most two true statements, the most important first.

They say what the move brings and by which gems, what it leaves to the other player, and what the line
that was searched leads to. Except for one that says that two moves are alike, none also holds for the
move that this one is compared with. Each has a catalogue key. Colours and gems are letters, a seeker is
its id, `seat` is the other player. Points are those that a seat would have if the game ended there, with
the best declarations. No statement depends on colour cards that the view hides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.arguments import arguments
from bot.computers.seekers.course import Course
from bot.computers.seekers.declaring import total_after
from bot.computers.seekers.prospects import alike, prospects
from bot.computers.seekers.state import SearchState
from rules.contract import question_of
from rules.seekers.moves import Move
from rules.seekers.position import Position

MAX_REASONS: Final = 2
"""The most reasons for a move."""
MIN_SECOND_WEIGHT: Final = 0.4
"""A second reason needs this weight."""
PROSPECTS: Final = frozenset(
    {"final", "final-instead", "ends", "ends-instead", "ends-tied", "tie", "expects-instead"}
)
"""The reasons that say what a line leads to: two of them would tell the same."""
NEXT: Final = frozenset({"again", "again-instead", "next", "ready", "open"})
"""The reasons that say what the next turn can bring."""
TEMPO: Final = frozenset({"again", "starts"})
"""The reasons that say that two turns follow each other."""
MIN_WEIGHT: Final = 0.1
"""Compared with another move, a first reason needs this weight: a trifle isn't why somebody moves."""
SENTENCES: Final[Mapping[str, str]] = {
    "final": "That ends the game {mine} to {theirs} against seat {seat}.",
    "final-instead": "That ends the game {mine} to {theirs} against seat {seat}; otherwise {less} to {more}.",
    "ends": "Good play by both ends the game {mine} to {theirs} against seat {seat}.",
    "ends-instead": "Good play by both ends the game {mine} to {theirs} against seat {seat}; otherwise {less} to {more}.",
    "ends-tied": "With good play it ends {mine} to {theirs} against seat {seat}; otherwise level at {less}, "
    "and the lower sum of powers wins for seat {seat}.",
    "tie": "With good play it ends level at {mine}, and the lower sum of powers wins: {power} to "
    "seat {seat}'s {powers}; otherwise it ends {less} to {more}.",
    "expects": "The computer expects {mine} to {theirs} against seat {seat} after round {round}.",
    "expects-instead": "The computer expects {mine} to {theirs} against seat {seat} after round {round}, "
    "and {less} to {more} after the other move.",
    "expects-own": "The computer expects {mine} points after round {round}.",
    "expects-own-instead": "The computer expects {mine} points after round {round}, and {less} after the other move.",
    "alike": "Another move does as well.",
    "alike-expects": "Another move does as well: after either, the computer expects {mine} to {theirs} "
    "against seat {seat} after round {round}.",
    "points": "Points go from {before} to {after}.",
    "points-instead": "Points go from {before} to {after}; otherwise to {instead} at most.",
    "points-kept": "Points stay at {after}; otherwise {instead} at most.",
    "run": "The run of {colour} grows from {had} to {length}: {before} points become {after}.",
    "run-instead": "The run of {colour} grows from {had} to {length}: {before} points become {after}; otherwise {instead} at most.",
    "new-run": "A run of {length} {colour}: {before} points become {after}.",
    "new-run-instead": "A run of {length} {colour}: {before} points become {after}; otherwise {instead} at most.",
    "runs": "{count} runs are new or grow: {before} points become {after}.",
    "runs-instead": "{count} runs are new or grow: {before} points become {after}; otherwise {instead} at most.",
    "single": "A single {colour}: {before} points become {after}.",
    "single-instead": "A single {colour}: {before} points become {after}; otherwise {instead} at most.",
    "count": "From {fewer} to {count} {colour}: {before} points become {after}.",
    "count-instead": "From {fewer} to {count} {colour}: {before} points become {after}; otherwise {instead} at most.",
    "valid": "The valid pile gets {count} more.",
    "gold": "It brings {count} gold.",
    "rainbow": "It brings the rainbow.",
    "prize": "{seeker} wins {points} points at once.",
    "theirs": "Seat {seat}'s points go from {before} to {after}.",
    "theirs-instead": "Seat {seat}'s points go from {before} to {after}; otherwise to {instead} at least.",
    "theirs-kept": "Seat {seat}'s points stay at {after}; otherwise {instead} at least.",
    "open": "{colour} stays at an end of the row, and {count} more are in the dungeon.",
    "keeps": "Otherwise seat {seat}'s next turn could take away {before} points or more; now {after} at most.",
    "denies": "Otherwise seat {seat} could take {taken} with seeker {seeker} for {before} points; "
    "their best turn now brings {after}.",
    "most": "Seat {seat}'s best turn then brings {points} points.",
    "leaves": "Seat {seat}'s best turn brings {after}, not {before} or more.",
    "collected": "It takes {count} {colour}, of which seat {seat} has {owned}.",
    "starts": "That starts the next round, too.",
    "again": "Two turns in a row: then seeker {seeker} takes {taken} for {points} points.",
    "again-instead": "Two turns in a row: then seeker {seeker} takes {taken} for {points} points; "
    "otherwise that turn brings {instead} at most.",
    "next": "Leaves {taken} for seeker {seeker} in the next turn: {points} points.",
    "ready": "{count} more {colour} would then bring {points} points; otherwise as many of a colour {instead} at most.",
    "declares": "That makes {points} points.",
    "declares-instead": "That makes {points} points; otherwise {instead} at most.",
}
"""The English sentence of each key."""


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
    decision = question_of(view)
    if view.stage == "declare":
        return _declaring(view, move)
    course = Course.of(view, decision.seat, move, line)
    against = Course.of(view, decision.seat, move, instead, other) if instead else None
    weighed = [*arguments(course, against), *prospects(course, against)]
    if against is None:
        return _chosen(weighed)
    if telling := _chosen([one for one in weighed if one[0] >= MIN_WEIGHT]):
        return telling
    # What the other move brings more of isn't why somebody makes this one.
    less = against.most(course.seat) > course.points(1, course.seat)
    brought = [] if less else [one for one in arguments(course, None) if one[0] >= MIN_WEIGHT]
    return (*_chosen(brought)[:1], alike(course, against))


def in_english(reason: Reason) -> str:
    """Return a reason in English."""
    return SENTENCES[reason.key].format(**reason.args)


def _declaring(view: Position, move: Move) -> tuple[Reason, ...]:
    decision = question_of(view)
    if view.seats[decision.seat].hidden:
        return ()
    points = total_after(view, decision.seat, move)
    totals = (total_after(view, decision.seat, it) for it in decision.moves)
    instead = max((it for it in totals if it < points), default=points)
    args: dict[str, int | str] = {"points": points}
    if instead < points:
        return (Reason("declares-instead", args | {"instead": instead}),)
    return (Reason("declares", args),)


def _chosen(weighed: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """Return the weightiest reasons, without those that tell the same."""
    chosen: list[Reason] = []
    for weight, reason in sorted(weighed, key=lambda one: -one[0]):
        weighs = not chosen or weight >= MIN_SECOND_WEIGHT
        if weighs and not any(_tell_the_same(reason, one) for one in chosen):
            chosen.append(reason)
    return tuple(chosen[:MAX_REASONS])


def _tell_the_same(reason: Reason, other: Reason) -> bool:
    """Return whether two reasons both say what a line leads to, or name the same gems."""
    if any({reason.key, other.key} <= same for same in (PROSPECTS, NEXT, TEMPO)):
        return True
    gems = _gems(reason)
    return gems is not None and gems == _gems(other)


def _gems(reason: Reason) -> tuple[object, object] | None:
    """Return the colour and number of the gems that a reason names; None if it names none."""
    args = reason.args
    return (args["colour"], args.get("length", args.get("count"))) if "colour" in args else None
