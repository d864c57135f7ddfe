"""What the tests know of each game beside the contract."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rules import Game
from rules.contract import Json, Number
from rules.seekers import SEEKERS
from rules.splendor import SPLENDOR
from rules.splendor.moves import Buy

Pieces = Mapping[str, int]


@dataclass(frozen=True)
class Known:
    """A game, how to count its pieces, and how to hide other secrets in a set-up.

    `pieces` counts everything that is never made nor lost, from a position as JSON and the
    table's options.
    `other_secrets` returns a set-up that differs in its secrets alone, if it has any.
    `brings_out` returns what everybody sees of a hidden thing when a move turns it up, beside
    the move itself.
    """

    game: Game[Any]
    pieces: Callable[[Json, Mapping[str, object]], Pieces]
    other_secrets: Callable[[Json, Random], Json] = lambda setup, _: setup
    brings_out: Callable[[Any, Any], object] = lambda _position, _move: None


def options(game: Game[Any], rng: Random) -> dict[str, int | str]:
    """Return random options."""
    return {
        key: rng.randint(option.lowest, option.highest)
        if isinstance(option, Number)
        else rng.choice(option.words)
        for key, option in game.options.items()
    }


def splendor_pieces(position: Json, _: Mapping[str, object]) -> Pieces:
    """Count tokens by colour, cards by level, and nobles."""
    pieces: Counter[str] = Counter(position["supply"])
    pieces["nobles"] = len(position["nobles"])
    for level, row in position["rows"].items():
        pieces[level] = position["decks"][level] + sum(card is not None for card in row)
    for seat in position["seats"]:
        pieces.update(seat["tokens"])
        pieces.update(card[0] for card in (*seat["cards"], *seat["hand"]))
        pieces["nobles"] += len(seat["nobles"])
    return pieces


def place_in_hand(position: Any, move: Any) -> int | None:
    """Return which of the mover's reserved cards is bought: one that lay face down is seen to go."""
    if not isinstance(move, Buy):
        return None
    hand = [held.card for held in position.seats[position.turn].hand]
    return hand.index(move.card) if move.card in hand else None


def seekers_pieces(position: Json, options: Mapping[str, object]) -> Pieces:
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


def other_colour_cards(setup: Json, rng: Random) -> Json:
    """Give one seat other colour cards, of those that the other seat does not hold."""
    cards = list(setup["colour_cards"])
    owner = rng.randrange(2)
    free = [colour for colour in "rygbp" if colour not in cards[1 - owner]]
    cards[owner] = "".join(sorted(rng.sample(free, len(cards[owner])), key="rygbp".index))
    return {**setup, "colour_cards": cards}


KNOWN: Mapping[str, Known] = {
    known.game.key: known
    for known in (
        Known(SPLENDOR, splendor_pieces, brings_out=place_in_hand),
        Known(SEEKERS, seekers_pieces, other_colour_cards),
    )
}
