"""The panel for taking gems: every set that may be taken, those that help most first.

Its state is the letters of the set that is chosen; empty, or letters of no such set, chooses none.
"""

from collections.abc import Sequence
from math import fsum
from operator import add
from typing import Final

from bot.messages.press import PressButton
from bot.messages.screen import Screen, rows_of
from bot.panels.viewpoint import Viewpoint
from render.splendor.gems import ICONS
from render.splendor.phrases import gems_listed
from rules.splendor.cards import letters
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Take
from rules.splendor.position import Position
from rules.splendor.price import missing

SETS_PER_ROW: Final = 3
"""As many as there is room for beside each other on a phone."""


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return a button for each set, and what was chosen with its button."""
    view, words = viewpoint.view, viewpoint.words
    tokens = view.seats[viewpoint.reader].tokens
    held = sum(tokens)
    takes = [move for move in viewpoint.decision.moves if isinstance(move, Take)]
    if not takes:
        return Screen(text=words("splendor-panel-take-empty"))
    chosen = _chosen(takes, state)
    # Those of different colours, then two of one; of these, what helps most.
    takes.sort(key=lambda move: (max(move.gems), -_help(view, move)))
    rows = rows_of([_button(viewpoint, move, chosen) for move in takes], SETS_PER_ROW)
    if chosen is None:
        gems = gems_listed(tokens, viewpoint.texts) if held else ""
        return Screen(text=words("splendor-panel-take-text", gems=gems, held=held), rows=rows)
    after = held + sum(chosen.gems)
    text = words(
        "splendor-panel-take-chosen",
        gems=gems_listed(chosen.gems, viewpoint.texts),
        held=after,
        surplus=max(0, after - TOKEN_LIMIT),
    )
    return Screen(text=text, rows=[*rows, [viewpoint.confirm(str(chosen))]])


def _chosen(takes: Sequence[Take], state: str) -> Take | None:
    """Return the set with these letters in any order; a panel of an earlier version writes "w+b"."""
    wanted = sorted(state.replace("+", ""))
    return next((move for move in takes if sorted(letters(move.gems)) == wanted), None)


def _help(view: Position, move: Take) -> float:
    """Return how much a set helps whoever is to move: more, the nearer it brings cards, and the more prestige they have."""
    mine = view.seats[view.turn]
    white, blue, green, red, black, gold = map(add, mine.tokens, move.gems)
    then = mine.but(tokens=(white, blue, green, red, black, gold))
    lacking = [(card, missing(card, then)) for card in view.in_sight(view.turn)]
    # Rounded once: not every Python's `sum` adds alike, and the order is to be the same on all.
    return fsum(
        (1 + card.prestige) / (1 + it.short) for card, it in lacking if sum(it.due) <= TOKEN_LIMIT
    )


def _button(viewpoint: Viewpoint, move: Take, chosen: Take | None) -> PressButton:
    """Return the button of a set, with a sign for each gem."""
    signs = "".join(ICONS[letter].plain for letter in letters(move.gems))
    return viewpoint.option("take:", str(move), signs, chosen=move is chosen)
