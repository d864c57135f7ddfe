"""The open question in words, and its answers as button labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.look import LABEL_LIMIT
from render.seekers.phrases import gem, gem_label, lined, places, reference
from render.words import Words
from rules import Seat
from rules.seekers.areas import Area, in_row
from rules.seekers.moves import (
    DeclareMinus,
    DeclareNumber,
    DeclarePlus,
    DeclareRainbow,
    Discard,
    Exchange,
    For,
    Give,
    GiveTaken,
    Move,
    Place,
    PutBack,
    Receive,
    Return,
    Seek,
    Steal,
    Stop,
    Swap,
    TurnUp,
    Valid,
)
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.state import ROUNDS

QUESTIONS: Final = {"steal alike": "steal"}
"""Steps worded like another one."""


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Word the open question, addressed to the reader if it is theirs to answer."""
    if view.decision is None:
        return words("seekers-ask-over")
    step, about = view.todo[0].name, view.decision.about
    if step == "place" and len(in_row(view.group, "left")) == 1:
        step = "place one"  # reversing makes no difference to a single gem
    if about == "turn":
        return words("seekers-ask-turn")
    seat = view.decision.seat
    key = f"seekers-ask-{QUESTIONS.get(step, step).replace(' ', '-')}"
    if about == "seek" and view.valid:
        key += "-valid"
    elif about == "seek" and view.round == ROUNDS:
        key += "-last"
    name, other = names[seat], names[1 - seat]
    if reader == seat:
        key, name = f"{key}-you", ""
    count = sum(ahead.name == view.todo[0].name for ahead in view.todo)
    one, several = _gem_in_question(view, words), _gems_in_question(view, words)
    return words(
        key,
        name=name,
        other=other,
        round=view.round,
        count=count,
        end=view.end,
        gem=one,
        gems=several,
    )


def _gem_in_question(view: Position, words: Words) -> str:
    letter = view.gift or view.valid or ""
    if view.chosen:
        letter = view.seats[view.mover].area.references()[view.chosen]
    return gem(letter, words) if letter else ""


def _gems_in_question(view: Position, words: Words) -> str:
    if view.todo[0].name in {"putback", "give taken"}:
        return words.joined(places(view.still_there(), words), "comma")
    return lined(in_row(view.group, "left"), words)


def label(move: Move, view: Position, words: Words) -> str:
    """Return the button label of a move, in at most 80 characters."""
    text = _label(move, view, words)
    return text if len(text) <= LABEL_LIMIT else str(move)


def _label(move: Move, view: Position, words: Words) -> str:  # noqa: C901, PLR0911, PLR0912 - one case per kind of move
    match move:
        case Seek():
            return sending(move, view, words)
        case TurnUp(colour):
            return gem_label(colour, words)
        case Valid(colour):
            return words("seekers-label-valid", gem=gem(colour, words))
        case Place(way):
            gems = lined(in_row(view.group, way), words)
            return words("seekers-label-place", way=way, gems=gems)
        case Receive(end):
            return words("seekers-label-receive", end=end)
        case PutBack(place) | GiveTaken(place) | For(place):
            letter = piece(move, view) or ""
            return words("seekers-gem-at", place=str(place), gem=gem(letter, words))
        case Steal(name):
            return reference(name, view.seats[1 - view.mover].area, words)
        case Give(name) | Return(name) | Swap(name) | Discard(name):
            return reference(name, _own(view), words)
        case Exchange(first):
            pair = lined(_own(view).everything[first - 1 : first + 1], words)
            return words("seekers-label-exchange", first=first, last=first + 1, gems=pair)
        case Stop():
            return words("seekers-label-stop")
        case DeclareNumber(number):
            return words("seekers-label-number", number=number)
        case DeclareRainbow(colour):
            return words("seekers-label-rainbow", gem=gem(colour, words))
        case DeclarePlus(colour):
            return words("seekers-label-plus", gem=gem(colour, words))
        case DeclareMinus(colour):
            return words("seekers-label-minus", gem=gem(colour, words))


def piece(move: Move, view: Position) -> str | None:
    """Return the letter of the gem a move concerns; None unless it is exactly one."""
    match move:
        case (
            TurnUp(letter)
            | Valid(letter)
            | DeclareRainbow(letter)
            | DeclarePlus(letter)
            | DeclareMinus(letter)
        ):
            return letter
        case PutBack(place) | GiveTaken(place):
            return view.taken[place - 1]
        case Give(name) | Return(name) | Swap(name) | Discard(name):
            return _own(view).references()[name]
        case Steal(name):
            return view.seats[1 - view.mover].area.references()[name]
        case For(place):
            return view.dungeon[place - 1]
        case _:
            return None


def _own(view: Position) -> Area:
    return view.seats[view.mover].area


def sending(move: Seek, view: Position, words: Words) -> str:
    """Return a seeker, where it goes, the gems it would take, and points it would win at once."""
    points = view.would_win(move)
    key = "seekers-label-seek-points" if points else "seekers-label-seek"
    gems = lined(view.would_take(move), words)
    where, first = target(move), move.place
    return words(
        key, id=move.seeker, where=where, first=first, last=first + 1, gems=gems, points=points
    )


def target(move: Seek) -> str:
    """Return the target of a seeker: "left", "right", "ends" or "pair"."""
    return move.end or SEEKERS_BY_ID[move.seeker].where
