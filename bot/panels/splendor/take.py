"""The panel for taking gems one by one.

Its state is the letters chosen so far; a press on a gem says "chosen+gem", so a choice that
is not allowed can be answered with the reason while the choice stays as it was.
"""

import discord

from bot.messages.press import PressButton
from bot.messages.screen import Screen
from bot.panels.splendor.reasons import why_not_take
from bot.panels.viewpoint import PANEL, Viewpoint
from render.splendor.phrases import gem_label, gems_listed
from rules.splendor.cards import COLOURS, counted, letters
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Take


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return the panel for the gems chosen, after one more was pressed."""
    taken, _, pressed = state.partition("+")
    chosen = letters(counted(taken))
    attempt = letters(counted(chosen + pressed))
    reason = None if possible(viewpoint, attempt) else why_not_take(viewpoint, attempt)
    if reason is None:
        chosen = attempt
    notation = f"take:{chosen}"
    ready = viewpoint.offers(notation) is not None
    clear = viewpoint.words("splendor-button-clear")
    return Screen(
        text="\n".join(line for line in (_chosen(viewpoint, chosen, ready=ready), reason) if line),
        rows=[
            [_gem(viewpoint, colour, chosen) for colour in range(len(COLOURS))],
            [
                viewpoint.confirm(notation if ready else None),
                viewpoint.button(PANEL, "take:", clear, disabled=not chosen),
            ],
        ],
    )


def possible(viewpoint: Viewpoint, chosen: str) -> bool:
    """Return whether these gems, or more with them, may be taken."""
    wanted = counted(chosen)
    return any(
        all(have >= want for have, want in zip(move.gems, wanted, strict=True))
        for move in viewpoint.decision.moves
        if isinstance(move, Take)
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
