"""What the general tests must be told of 12 Seekers."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rules.contract import Chance, Json

elsewhere: Final = {
    "seekers-lesson-1": "Confirm is in the panel that Take my turn opens",
    "seekers-lesson-2": "Rules is under More",
}


def pieces(position: Json, options: Mapping[str, object]) -> Mapping[str, int]:
    """Count seekers by power, and gems by kind; colours only where none are discarded."""
    gems = position["dungeon"] + position["pending"]
    seekers = list(position["field"])
    for seat in position["seats"]:
        area = dict(seat["area"])
        gems += "$" * area.pop("gold", 0) + "".join(area.values())
        seekers += seat["seekers"]
    if options["sheet"] in (11, 12, 13):
        gems = "".join(gem for gem in gems if gem in "*$")
    return Counter([*gems, *(name[0] for name in seekers)])


def other_secrets(setup: Json, rng: Chance) -> Json:
    """Give one seat other colour cards, of those that the other seat does not hold."""
    cards = list(setup["colour_cards"])
    owner = rng.randrange(2)
    free = [colour for colour in "rygbp" if colour not in cards[1 - owner]]
    cards[owner] = "".join(sorted(rng.sample(free, len(cards[owner])), key="rygbp".index))
    return {**setup, "colour_cards": cards}
