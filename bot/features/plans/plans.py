"""Plans: who may make one, what it can have, and what follows from it at a table.

A plan is secret. Nothing here shows it to anybody: it only becomes its owner's next move.
"""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.features.plans.store import Choice, Plan, PlannedMove
from bot.i18n.lexicon import words_in
from bot.tables.origin import Origin
from bot.tables.play import Play
from bot.tables.refusal import Refusal
from bot.tables.steps import playing
from bot.tables.table import Table
from rules import Match, Position, Seat
from rules.turns import asks_for_turn, begins_turn

MAX_CHOICES: Final = 3
"""How many next turns a plan can have, in order of preference."""
MAX_THEN: Final = 3
"""How many answers to later questions of the turn a plan can have."""

Follows = Literal["wait", "answer", "done", "drop"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What follows from a plan now: it waits, answers with a `move`, is done, or is dropped.

    `begins` says whether the move begins the turn. `why` has the reasons for dropping it.
    """

    follows: Follows
    move: str = ""
    begins: bool = False
    why: tuple[str, ...] = ()


_WAIT: Final = Verdict("wait")
_DONE: Final = Verdict("done")


def planner(table: Table, user_id: int) -> Seat:
    """Return the seat of a person who may plan their next turn; raise Refusal."""
    seat = playing(table, user_id)
    if table.origin is Origin.LESSON or table.people < 2:
        raise Refusal("refused-plan-alone")
    if table.asked == seat:
        raise Refusal("refused-plan-now", link=table.link())
    if not table.players[seat].answers:
        raise Refusal("refused-plan-computer")
    if table.position.seen_by(seat).next_turn_of(seat) is None:
        never = f"{table.game}-no-plans"
        raise Refusal(never if never in words_in("en") else "refused-plan-none")
    return seat


def turn_planned(table: Table, seat: Seat) -> int:
    """Return the number of a seat's next turn."""
    return table.play.turns[seat] + 1


def ahead(table: Table, seat: Seat, led: tuple[str, ...] = ()) -> Play:
    """Return the game as if a seat's next turn had begun with these moves; raise Refusal."""
    position = table.position.seen_by(seat).next_turn_of(seat)
    for notation in led:
        move = _offered(position, notation)
        if position is None or move is None:
            raise Refusal("refused-control-unknown")
        position = position.after(move)
    if position is None:
        raise Refusal("refused-plan-none")
    return replace(table.play, match=Match((position,)))


def choice_of(play: Play, led: tuple[str, ...], notation: str) -> Choice | None:
    """Return a choice with all that its moves rely on; None if they aren't possible or no turn."""
    position, steps = play.position, list[PlannedMove]()
    for each in (*led, notation):
        move = _offered(position, each)
        if move is None:
            return None
        steps.append(PlannedMove(each, position.relied_on(move)))
        if each is not notation:
            position = position.after(move)
    return tuple(steps) if begins_turn(play.rules, notation) else None


def judged(table: Table, plan: Plan) -> Verdict:
    """Return what follows from a plan at a table as it is now."""
    seat = table.seat_of(plan.user_id)
    if seat is None:  # they gave their seat away
        return _DONE
    begun = table.play.turns[seat] >= plan.turn
    if plan.dropped or table.person_asked != plan.user_id or table.asleep:
        return _DONE if begun and plan.begun_at is not None else _WAIT
    made = [] if plan.begun_at is None else _made_since(table, seat, plan.begun_at)
    if made:
        return _going_on(table, plan, made)
    if not asks_for_turn(table.rules, table.position):
        return (
            _DONE if begun else _WAIT
        )  # they began the turn themselves; or another's turn asks them
    if plan.turn != turn_planned(table, seat):
        return Verdict("drop", why=("passed" if begun else "undone",))
    return _begun(table.position.seen_by(seat), plan)


def _begun(view: Position[Any], plan: Plan) -> Verdict:
    """Return the first choice that is possible as planned, or why none is."""
    obstacles = [_obstacle(view, choice) for choice in plan.choices]
    for choice, obstacle in zip(plan.choices, obstacles, strict=True):
        if not obstacle:
            return Verdict("answer", choice[0].move, begins=True)
    return Verdict("drop", why=tuple(obstacles)) if obstacles else _DONE


def _going_on(table: Table, plan: Plan, made: list[str]) -> Verdict:
    """Return the next move of a turn that the bot began by this plan, unless its owner intervened."""
    asked = table.asked
    view = table.position.seen_by(asked)
    for choice in plan.choices:
        planned = [step.move for step in choice]
        rest = choice[len(made) :]
        if rest and planned[: len(made)] == made and not _obstacle(view, rest):
            return Verdict("answer", rest[0].move)
        if made[: len(planned)] == planned and not asks_for_turn(table.rules, table.position):
            left = list(plan.then)
            for move in made[len(planned) :]:
                if move not in left:
                    return _DONE
                left.remove(move)
            then = next((move for move in left if _offered(view, move) is not None), None)
            return _DONE if then is None else Verdict("answer", then)
    return _DONE


def _made_since(table: Table, seat: Seat, number: int) -> list[str]:
    """Return what a seat has done since a position, with what it took back."""
    return [entry.move for entry in table.log[number:] if entry.seat == seat]


def _obstacle(view: Position[Any], choice: Choice) -> str:
    """Return why a choice isn't possible as planned: gone or changed; empty if it is."""
    for number, step in enumerate(choice, start=1):
        move = _offered(view, step.move)
        if move is None:
            return "gone"
        if view.relied_on(move) != step.relied:
            return "changed"
        if number < len(choice):
            view = view.after(move)
    return ""


def _offered(position: Position[Any] | None, notation: str) -> Any | None:  # noqa: ANN401 - of any game
    decision = position and position.decision
    moves = decision.moves if decision else ()
    return next((move for move in moves if str(move) == notation), None)
