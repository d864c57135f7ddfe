"""Final standings, and who won and why."""

from __future__ import annotations

from render.scene import Scene
from render.words import Words
from rules import best_first, winners
from rules.splendor.position import Position


def standings(scene: Scene[Position], words: Words) -> list[str]:
    """Return a line a seat with its place, the best first; those who left stand last."""
    places = scene.places
    lines = []
    for seat in best_first(places):
        mine, place, name = scene.view.seats[seat], places[seat], scene.names[seat]
        if place is None:
            lines.append(words("splendor-standing-gone", name=name, prestige=mine.prestige))
        else:
            lines.append(
                words(
                    "splendor-standing",
                    place=place,
                    name=name,
                    prestige=mine.prestige,
                    cards=len(mine.cards),
                    nobles=len(mine.nobles),
                )
            )
    return lines


def reckoning(scene: Scene[Position], words: Words) -> str:
    """Say who won and why, and by how much after how many rounds, if those are known."""
    view = scene.view
    first = winners(scene.places)
    if not first:
        return words("splendor-reckoning-none")
    name, best = scene.names[first[0]], view.seats[first[0]]
    if len(scene.resigned) == len(view.seats) - 1:
        return words("splendor-reckoning-alone", name=name)
    cards = len(best.cards)
    if len(first) > 1:
        names = words.listed(scene.names[seat] for seat in first)
        return words("splendor-reckoning-shared", names=names, prestige=best.prestige, cards=cards)
    stayed = [seat for seat in range(len(view.seats)) if seat not in scene.resigned]
    level = [scene.names[seat] for seat in stayed if view.seats[seat].prestige == best.prestige]
    if len(level) > 1:
        return words(
            "splendor-reckoning-tiebreak",
            names=words.listed(level),
            name=name,
            prestige=best.prestige,
            cards=cards,
        )
    won = words("splendor-reckoning-won", name=name, prestige=best.prestige)
    others = [view.seats[seat].prestige for seat in stayed if seat != first[0]]
    if not scene.rounds:
        return won
    lead = words("splendor-reckoning-lead", rounds=scene.rounds, lead=best.prestige - max(others))
    return f"{won}\n{lead}"
