"""The panel in which gems are chosen one by one.

Its state is the letters chosen so far; a press on a gem says "chosen+gem", so a choice that
is not allowed can be answered with the reason while the choice stays as it was.
"""

from __future__ import annotations

import discord

from bot.panels.panels import PANEL, Ask
from bot.panels.splendor.reasons import why_not_take
from bot.press import PressButton
from bot.screens.screen import Screen
from render.splendor.phrases import gem_label, gems_listed
from rules.splendor.cards import COLOURS, counted, letters
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Take


def panel(ask: Ask, state: str) -> Screen:
    """Return the panel for the gems chosen, after one more was pressed."""
    chosen, _, pressed = state.partition("+")
    attempt = letters(counted(chosen + pressed))
    reason = None if possible(ask, attempt) else why_not_take(ask, attempt)
    if reason is None:
        chosen = attempt
    notation = f"take:{chosen}"
    ready = ask.offers(notation) is not None
    return Screen(
        text="\n".join(line for line in (_chosen(ask, chosen, ready=ready), reason) if line),
        rows=[
            [_gem(ask, colour, chosen) for colour in range(len(COLOURS))],
            [
                ask.confirm(notation if ready else None),
                ask.button(PANEL, "take:", ask.words("splendor-button-clear"), disabled=not chosen),
            ],
        ],
    )


def possible(ask: Ask, chosen: str) -> bool:
    """Return whether these gems, or more with them, may be taken."""
    wanted = counted(chosen)
    return any(
        all(have >= want for have, want in zip(move.gems, wanted, strict=True))
        for move in ask.decision.moves
        if isinstance(move, Take)
    )


def _gem(ask: Ask, colour: int, chosen: str) -> PressButton:
    letter, left = COLOURS[colour], ask.view.supply[colour]
    taken = chosen.count(letter)
    label = ask.words(
        "splendor-panel-take-gem", gem=gem_label(colour, ask.words), left=left, taken=taken
    )
    style = discord.ButtonStyle.primary if taken else discord.ButtonStyle.secondary
    button = ask.button(PANEL, f"take:{chosen}+{letter}", label, style, disabled=not left)
    button.item.emoji = ask.emoji(letter)
    return button


def _chosen(ask: Ask, chosen: str, *, ready: bool) -> str:
    held = sum(ask.view.seats[ask.reader].tokens)
    if not chosen:
        return ask.words("splendor-panel-take-none", held=held)
    gems = gems_listed(counted(chosen), ask.texts)
    after = held + len(chosen)
    if not ready:
        return ask.words("splendor-panel-take-more", gems=gems, count=len(chosen))
    return ask.words(
        "splendor-panel-take-ready", gems=gems, held=after, surplus=max(0, after - TOKEN_LIMIT)
    )
