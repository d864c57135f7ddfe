"""How the game looks to a person: the board in words, sentences and labels, and `LOOK`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from facet_mygame import board
from facet_mygame.rules import Move, Position, Take
from render.look import Look
from render.scene import Event, Scene
from render.words import Words
from rules import Seat, best_first, winners

NAME: Final = 40
"""How much of a name the alternative text has room for."""


def alt(scene: Scene[Position], words: Words) -> str:
    """Return the board in words, for people who can't see it."""
    return words.joined(_alt(scene, words))


def _alt(scene: Scene[Position], words: Words) -> Iterator[str]:
    names = [scene.called(seat, words)[:NAME] for seat in range(len(scene.names))]
    if board.has_ended(scene):
        yield reckoning(scene, words)
        yield from scene.marked(words)
    else:
        yield words("mygame-alt-heap", heap=scene.view.heap)
        yield ask(scene.view, names, None, words)
    for seat, score in enumerate(scene.view.scores()):
        yield words("mygame-alt-seat", number=seat + 1, name=names[seat], stones=score)


def summary(
    events: Sequence[Event[Position]], names: Sequence[str], reader: Seat | None, words: Words
) -> list[str]:
    """Return what happened, a line for each turn."""
    return [
        _told("mygame-tell-take", event.seat, names, reader, words, stones=event.move.count)
        for event in events
        if isinstance(event.move, Take)
    ]


def ask(view: Position, names: Sequence[str], reader: Seat | None, words: Words) -> str:
    """Return the open question, as put to the player to move or told to others."""
    if not view.heap:
        return words("mygame-ask-over")
    if not view.die:
        return words("mygame-ask-roll")
    return _told("mygame-ask-take", view.turn, names, reader, words, die=view.die)


def _told(
    key: str,
    seat: Seat,
    names: Sequence[str],
    reader: Seat | None,
    words: Words,
    **variables: int,
) -> str:
    """Return a sentence about a seat; its reader is called "you"."""
    if seat == reader:
        return words(f"{key}-you", **variables)
    return words(key, name=names[seat], **variables)


def label(move: Move, _: Position, words: Words) -> str:
    """Return a move as the label of a button."""
    if isinstance(move, Take):
        return words("mygame-label-take", stones=move.count)
    return words("mygame-label-roll", die=move.die)


def standings(scene: Scene[Position], words: Words) -> list[str]:
    """Return a line for each seat, the best first."""
    return [_standing(scene, seat, words) for seat in best_first(scene.places)]


def _standing(scene: Scene[Position], seat: Seat, words: Words) -> str:
    name, place = scene.names[seat], scene.places[seat]
    if place is None:
        return words("mygame-standing-gone", name=name)
    return words("mygame-standing", place=place, name=name, stones=scene.view.scores()[seat])


def reckoning(scene: Scene[Position], words: Words) -> str:
    """Return who won and why."""
    first = winners(scene.places)
    if not first:
        return words("mygame-reckoning-none")
    names = words.listed(scene.called(seat, words)[:NAME] for seat in first)
    if scene.view.heap:
        return words("mygame-reckoning-alone", names=names)
    last = scene.called(scene.view.turn, words)[:NAME]
    return words(
        "mygame-reckoning-won",
        names=names,
        count=len(first),
        stones=max(scene.view.scores()),
        last=last,
    )


RULES: Final = ("aim", "turn", "end", "commands")
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
    reason=lambda key, _facts, _names, words: words(f"mygame-why-{key}"),
    rules=lambda words: "\n".join(words(f"mygame-rules-{part}") for part in RULES),
)
