"""The open question, and its answers as labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.look import LABEL_LIMIT
from render.seekers import stage
from render.seekers.phrases import gem, gem_label, lined, places, reference
from render.seekers.previews import prize, taken
from render.words import Words
from rules import Seat
from rules.seekers.areas import Area
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID

QUESTIONS: Final = {"steal alike": "steal"}
"""The steps that are told like another one."""


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Return the open question, as put to the one asked or told to another."""
    if view.decision is None:
        return words("seekers-ask-over")
    step, about = view.todo[0].name, view.decision.about
    if about == "turn":
        return words("seekers-ask-turn")
    seat = view.decision.seat
    key = f"seekers-ask-{QUESTIONS.get(step, step).replace(' ', '-')}"
    if about == "seek" and view.valid:
        key += "-valid"
    elif about == "seek" and view.round == stage.ROUNDS:
        key += "-last"
    name, other = names[seat], names[1 - seat]
    if reader == seat:
        key, name = f"{key}-you", ""
    return words(
        key,
        name=name,
        other=other,
        round=view.round,
        count=sum(ahead.name == step for ahead in view.todo),
        end=view.end,
        gem=_gem_in_question(view, words),
        gems=_gems_in_question(view, words),
    )


def _gem_in_question(view: Position, words: Words) -> str:
    letter = view.gift or view.valid or ""
    if view.chosen:
        letter = view.seats[view.mover].area.references()[view.chosen]
    return gem(letter, words) if letter else ""


def _gems_in_question(view: Position, words: Words) -> str:
    if view.todo[0].name in {"putback", "give taken"}:
        return words.joined(places(still_there(view), words), "comma")
    return lined(view.group, words)


def still_there(view: Position) -> list[tuple[int, str]]:
    """Return the gems taken and not put back, each with its place among those taken."""
    numbered = enumerate(view.taken, start=1)
    return [(place, letter) for place, letter in numbered if place not in view.gone]


def label(move: Move, view: Position, words: Words) -> str:
    """Return a move as the label of a button, in at most 80 characters."""
    text = _label(move, view, words)
    return text if len(text) <= LABEL_LIMIT else str(move)


def _label(move: Move, view: Position, words: Words) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a kind of move
    what = move.what
    match move.verb:
        case "seek":
            return _seek(what, view, words)
        case "turn" | "valid":
            return gem_label(what, words)
        case "place":
            group = view.group.replace("$", "")
            if what.endswith("-reversed"):
                group = group[::-1]
            return words("seekers-label-place", way=what, gems=lined(group, words))
        case "receive":
            return words("seekers-label-receive", end=what)
        case "putback":
            return _taken_at(what, view, words)
        case "give" if view.todo[0].name == "give taken":
            return _taken_at(what, view, words)
        case "steal":
            return reference(what, view.seats[1 - view.mover].area, words)
        case "give" | "return" | "swap" | "discard":
            return reference(what, _own(view), words)
        case "for":
            return words("seekers-gem-at", place=what, gem=gem(view.dungeon[int(what) - 1], words))
        case "exchange":
            first, gems = int(what), _own(view).everything
            pair = lined(gems[first - 1 : first + 1], words)
            return words("seekers-label-exchange", first=first, last=first + 1, gems=pair)
        case "stop":
            return words("seekers-label-stop")
        case "number":
            return words("seekers-label-number", number=int(what))
        case _:
            return words(f"seekers-label-{move.verb}", gem=gem(what, words))


def piece(move: Move, view: Position) -> str | None:
    """Return the letter of the one gem that a move is about, None where there is none."""
    what = move.what
    match move.verb:
        case "turn" | "valid" | "rainbow" | "plus" | "minus":
            return what
        case "putback" | "give" if view.todo[0].name in {"putback", "give taken"}:
            return view.taken[int(what) - 1]
        case "give" | "return" | "swap" | "discard":
            return _own(view).references()[what]
        case "steal":
            return view.seats[1 - view.mover].area.references()[what]
        case "for":
            return view.dungeon[int(what) - 1]
        case _:
            return None


def _own(view: Position) -> Area:
    return view.seats[view.mover].area


def _taken_at(what: str, view: Position, words: Words) -> str:
    letter = view.taken[int(what) - 1]
    return words("seekers-gem-at", place=what, gem=gem(letter, words))


def _seek(what: str, view: Position, words: Words) -> str:
    name, points = what.partition(":")[0], prize(view, what)
    key = "seekers-label-seek-points" if points else "seekers-label-seek"
    where, first = target(what)
    gems = lined(taken(view, what), words)
    return words(key, id=name, where=where, first=first, last=first + 1, gems=gems, points=points)


def target(what: str) -> tuple[str, int]:
    """Return where a seeker is sent, "left", "right", "ends" or "pair", and a pair's place."""
    name, _, where = what.partition(":")
    kind = SEEKERS_BY_ID[name].where
    return (where, 0) if kind == "end" else (kind, int(where or 0))
