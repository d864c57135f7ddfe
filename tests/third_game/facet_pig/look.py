"""How the game looks to a person: the board in words, sentences and labels, and `LOOK`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from facet_pig import board
from facet_pig.rules import PIG, Fall, Hold, Move, Position, Roll
from render.look import Look
from render.scene import Event, Scene
from render.words import Words
from rules import Seat, best_first, winners

NAME: Final = 40
"""How much of a name the alternative text has room for."""
ROLLS: Final = 12
"""How many rolls of a turn it names, the last ones."""


def alt(scene: Scene[Position], words: Words) -> str:
    """Return the board in words, for people who can't see it."""
    return words.joined(_alt(scene, words))


def _alt(scene: Scene[Position], words: Words) -> Iterator[str]:
    view, names = scene.view, [scene.called(seat, words)[:NAME] for seat in range(len(scene.names))]
    if board.has_ended(scene):
        yield reckoning(scene, words)
        yield from scene.marked(words)
    else:
        yield words("pig-alt-goal", goal=view.goal)
        if view.rolls:
            key = "pig-alt-rolled" if view.gathered else "pig-alt-lost"
            yield words(key, rolls=words.listed(map(_faces, view.rolls[-ROLLS:])))
        yield ask(view, names, None, words)
    for seat, points in enumerate(view.banked):
        yield words("pig-alt-seat", number=seat + 1, name=names[seat], points=points)


def _faces(fall: Fall) -> str:
    return " ".join(fall.faces)


def summary(
    events: Sequence[Event[Position]], names: Sequence[str], reader: Seat | None, words: Words
) -> list[str]:
    """Return what happened, a line for each turn: how it ended, or how far it has come."""
    told = [event for event in events if not isinstance(event.move, Roll)]
    return [
        _happened(event, names, reader, words)
        for event, then in zip_longest(told, told[1:])
        if then is None or not event.after.gathered
    ]


def _happened(
    event: Event[Position], names: Sequence[str], reader: Seat | None, words: Words
) -> str:
    before, move, seat = event.before, event.move, event.before.turn
    rolls = ", ".join(map(_faces, event.after.rolls))
    if isinstance(move, Hold):
        points = event.after.banked[seat]
        facts = {"rolls": rolls, "gathered": before.gathered, "points": points}
        return _told("pig-tell-hold", seat, names, reader, words, **facts)
    if move.points:
        facts = {"rolls": rolls, "gathered": event.after.gathered}
        return _told("pig-tell-roll", seat, names, reader, words, **facts)
    if move.faces == PIG * 2:
        return _told("pig-tell-pigs", seat, names, reader, words, rolls=rolls)
    return _told("pig-tell-pig", seat, names, reader, words, rolls=rolls, lost=before.gathered)


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Return the open question, as put to the player to move or told to others."""
    if view.over:
        return words("pig-ask-over")
    if view.rolling:
        return words("pig-ask-fall")
    if not view.gathered:
        return _told("pig-ask-first", view.turn, names, reader, words)
    return _told("pig-ask-turn", view.turn, names, reader, words, gathered=view.gathered)


def _told(
    key: str,
    seat: Seat,
    names: Sequence[str],
    reader: Seat | None,
    words: Words,
    **variables: int | str,
) -> str:
    """Return a sentence about a seat; its reader is called "you"."""
    if seat == reader:
        return words(f"{key}-you", **variables)
    return words(key, name=names[seat], **variables)


def label(move: Move, view: Position, words: Words) -> str:
    """Return a move as the label of a button."""
    if isinstance(move, Roll):
        return words("pig-label-again" if view.gathered else "pig-label-roll")
    if isinstance(move, Hold):
        return words("pig-label-hold", gathered=view.gathered)
    return words("pig-label-fall", faces=_faces(move))


def standings(scene: Scene[Position], words: Words) -> list[str]:
    """Return a line for each seat, the best first."""
    return [_standing(scene, seat, words) for seat in best_first(scene.places)]


def _standing(scene: Scene[Position], seat: Seat, words: Words) -> str:
    name, place = scene.names[seat], scene.places[seat]
    if place is None:
        return words("pig-standing-gone", name=name)
    return words("pig-standing", place=place, name=name, points=scene.view.banked[seat])


def reckoning(scene: Scene[Position], words: Words) -> str:
    """Return who won and why."""
    first = winners(scene.places)
    if not first:
        return words("pig-reckoning-none")
    names = words.listed(scene.called(seat, words)[:NAME] for seat in first)
    if not scene.view.over:
        return words("pig-reckoning-alone", names=names)
    if scene.view.turn in scene.resigned:
        return words("pig-reckoning-ahead", names=names)
    return words("pig-reckoning-won", names=names, points=max(scene.view.banked))


RULES: Final = ("aim", "turn", "pig", "two", "commands")
"""The paragraphs of the rules in short."""

LOOK: Final = Look(
    painted=board.painted,
    alt=alt,
    summary=summary,
    ask=ask,
    label=label,
    piece=lambda _move, _view: None,
    standings=standings,
    reckoning=reckoning,
    reason=lambda key, _facts, _names, words: words(f"pig-why-{key}"),
    rules=lambda words: "\n".join(words(f"pig-rules-{part}") for part in RULES),
)
