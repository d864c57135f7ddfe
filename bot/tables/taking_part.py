"""How people have taken part in a game: the one rule for results, ratings, standings and profiles."""

from typing import Final, Literal

from bot.store.values import Player

Part = Literal["played", "stood-in", "left"]
"""Somebody played themselves, let a computer stand in for them, or resigned."""

FEW_TURNS: Final = 2
"""How many turns a computer can play for somebody who has played the game themselves all the same."""
FEW_SHARE: Final = 10
"""In a long game a computer can play one turn in this many."""


def part_of(player: Player, turns: int) -> Part:
    """Return how a player has taken part so far, of whose turns `turns` have begun.

    A computer that plays on to the end for somebody who was late has stood in for them once it has played
    more than a few turns, however many they played before.
    """
    if player.resigned:
        return "left"
    if not player.of_person or player.deputy == "end":
        return "played"
    instead = turns - player.turns
    back = player.deputy != "seat"
    few = instead <= FEW_TURNS or (back and FEW_SHARE * instead <= turns)
    return "played" if few and 2 * instead <= turns else "stood-in"
