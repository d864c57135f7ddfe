"""The panel in which a card, or the unseen top of a deck, is chosen to be reserved."""

from __future__ import annotations

from bot.panels.panels import PANEL, Ask, Rows
from bot.panels.splendor.reasons import why_not
from bot.screens.screen import Screen
from render.splendor.phrases import facts
from rules.splendor.cards import GOLD
from rules.splendor.moves import Reserve, ReserveUnseen


def panel(ask: Ask, state: str) -> Screen:
    """Return the list of what can be reserved, and what was chosen with its button."""
    moves = [move for move in ask.decision.moves if isinstance(move, Reserve | ReserveUnseen)]
    if not moves:
        return Screen(
            text=why_not(ask, "reserve:deck1") or ask.words("splendor-panel-reserve-none")
        )
    options = [ask.choice(move, str(move).removeprefix("reserve:")) for move in moves]
    rows: Rows = [
        [ask.select(PANEL, "reserve:", ask.words("splendor-panel-reserve-choose"), options)]
    ]
    chosen = ask.offers(f"reserve:{state}")
    lines = [ask.words("splendor-panel-reserve-text", held=len(ask.view.seats[ask.reader].hand))]
    if chosen is not None:
        what = (
            facts(chosen.card, ask.texts)
            if isinstance(chosen, Reserve)
            else ask.look.label(chosen, ask.view, ask.words)
        )
        lines.append(ask.words("splendor-panel-reserve-chosen", card=state, facts=what))
        gold = ask.view.supply[GOLD]
        lines.append(
            ask.words("splendor-panel-reserve-gold" if gold else "splendor-panel-reserve-no-gold")
        )
        rows.append([ask.confirm(str(chosen))])
    return Screen(text="\n".join(lines), rows=rows)
