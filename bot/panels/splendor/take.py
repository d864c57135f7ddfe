"""The panel for taking gems: the sets that help most, or one gem after the other.

Its state is the letters chosen so far; a press on a gem says "chosen+gem", so a choice that
is not allowed can be answered with the reason while the choice stays as it was.
"""

from math import fsum
from operator import add
from typing import Final

import discord

from bot.messages.press import PressButton
from bot.messages.screen import Screen, rows_of
from bot.panels.splendor.reasons import why_not_take
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint
from render.splendor.phrases import gem_label, gems_listed
from rules.splendor.cards import COLOURS, counted, letters
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Take
from rules.splendor.position import Position
from rules.splendor.price import missing

MAX_SETS: Final = 6
"""How many sets have a button: the set that a strong player takes is among the first six in nine of ten turns."""
SETS_PER_ROW: Final = 3


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return the panel for the gems chosen, after one more was pressed."""
    taken, _, pressed = state.partition("+")
    chosen = letters(counted(taken))
    attempt = letters(counted(chosen + pressed))
    reason = None if containing(viewpoint, attempt) else why_not_take(viewpoint, attempt)
    if reason is None:
        chosen = attempt
    notation = f"take:{chosen}"
    ready = viewpoint.offers(notation) is not None
    clear = viewpoint.words("splendor-button-clear")
    return Screen(
        text="\n".join(line for line in (_chosen(viewpoint, chosen, ready=ready), reason) if line),
        rows=[
            *([] if ready else _sets(viewpoint, chosen)),
            [_gem(viewpoint, colour, chosen) for colour in range(len(COLOURS))],
            [
                viewpoint.confirm(notation if ready else None),
                viewpoint.button(PANEL, "take:", clear, disabled=not chosen),
            ],
        ],
    )


def containing(viewpoint: Viewpoint, chosen: str) -> list[Take]:
    """Return the sets that may be taken and have all of these gems."""
    wanted = counted(chosen)
    takes = [move for move in viewpoint.decision.moves if isinstance(move, Take)]
    return [
        move
        for move in takes
        if all(have >= want for have, want in zip(move.gems, wanted, strict=True))
    ]


def _sets(viewpoint: Viewpoint, chosen: str) -> ControlRows:
    """Return the buttons of sets with the gems chosen so far, those that help most first."""
    view, words = viewpoint.view, viewpoint.words
    helping = sorted(containing(viewpoint, chosen), key=lambda move: -_help(view, move))
    return rows_of(
        [
            viewpoint.button(PANEL, str(move), viewpoint.look.label(move, view, words))
            for move in helping[:MAX_SETS]
        ],
        SETS_PER_ROW,
    )


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


def _gem(viewpoint: Viewpoint, colour: int, chosen: str) -> PressButton:
    letter, left = COLOURS[colour], viewpoint.view.supply[colour]
    taken = chosen.count(letter)
    label = viewpoint.words(
        "splendor-panel-take-gem", gem=gem_label(colour, viewpoint.words), left=left, taken=taken
    )
    style = discord.ButtonStyle.primary if taken else discord.ButtonStyle.secondary
    button = viewpoint.button(PANEL, f"take:{chosen}+{letter}", label, style, disabled=not left)
    button.item.emoji = viewpoint.emoji(letter)
    return button


def _chosen(viewpoint: Viewpoint, chosen: str, *, ready: bool) -> str:
    held = sum(viewpoint.view.seats[viewpoint.reader].tokens)
    if not chosen:
        return viewpoint.words("splendor-panel-take-none", held=held)
    gems = gems_listed(counted(chosen), viewpoint.texts)
    after = held + len(chosen)
    if not ready:
        return viewpoint.words("splendor-panel-take-more", gems=gems, count=len(chosen))
    return viewpoint.words(
        "splendor-panel-take-ready", gems=gems, held=after, surplus=max(0, after - TOKEN_LIMIT)
    )
