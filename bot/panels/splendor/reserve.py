"""The panel for reserving a card, or the hidden top card of a deck."""

import discord

from bot.messages.screen import Screen
from bot.panels.splendor.buy import card_line
from bot.panels.splendor.reasons import why_not
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint, line_of_list
from render.splendor.phrases import facts, gems_listed
from rules.splendor.cards import GOLD
from rules.splendor.moves import Reserve, ReserveUnseen


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return the list of what can be reserved, and what was chosen with its button."""
    words, view = viewpoint.words, viewpoint.view
    moves = [move for move in viewpoint.decision.moves if isinstance(move, Reserve | ReserveUnseen)]
    if not moves:
        why = why_not(viewpoint, "reserve:deck1")
        return Screen(text=why or words("splendor-panel-reserve-none"))
    options = [_line(viewpoint, move, state) for move in moves]
    prompt = words("splendor-panel-reserve-choose")
    rows: ControlRows = [[viewpoint.select(PANEL, "reserve:", prompt, options)]]
    chosen = viewpoint.offers(f"reserve:{state}")
    lines = [words("splendor-panel-reserve-text", held=len(view.seats[viewpoint.reader].hand))]
    if chosen is not None:
        known = isinstance(chosen, Reserve)
        what = facts(chosen.card, viewpoint.texts) if known else _label(viewpoint, chosen)
        lines.append(words("splendor-panel-reserve-chosen", card=state, facts=what))
        key = (
            "splendor-panel-reserve-gold" if view.supply[GOLD] else "splendor-panel-reserve-no-gold"
        )
        lines.append(words(key))
        rows.append([viewpoint.confirm(str(chosen))])
    return Screen(text="\n".join(lines), rows=rows)


def _line(viewpoint: Viewpoint, move: Reserve | ReserveUnseen, state: str) -> discord.SelectOption:
    value = str(move).removeprefix("reserve:")
    if isinstance(move, ReserveUnseen):
        return line_of_list(_label(viewpoint, move), value, chosen=value == state)
    words = viewpoint.words
    costs = words("splendor-panel-costs", gems=gems_listed(move.card.cost, words))
    return card_line(viewpoint, move.card, costs, chosen=value == state)


def _label(viewpoint: Viewpoint, move: ReserveUnseen) -> str:
    return viewpoint.look.label(move, viewpoint.view, viewpoint.words)
