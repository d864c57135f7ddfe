"""The panel for reserving a card, or the hidden top card of a deck: buttons that lie as the board does."""

from bot.messages.press import PressButton
from bot.messages.screen import Screen
from bot.panels.splendor.buy import card_label
from bot.panels.splendor.reasons import why_not
from bot.panels.viewpoint import ControlRows, Viewpoint
from render.splendor.phrases import facts
from render.splendor.phrases import level as level_name
from rules.splendor.cards import COLOURS, GOLD, LEVELS
from rules.splendor.moves import Reserve, ReserveUnseen


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return what can be reserved, and what was chosen with its button."""
    words, view = viewpoint.words, viewpoint.view
    moves = [move for move in viewpoint.decision.moves if isinstance(move, Reserve | ReserveUnseen)]
    if not moves:
        why = why_not(viewpoint, "reserve:deck1")
        return Screen(text=why or words("splendor-panel-reserve-none"))
    rows: ControlRows = []
    for level in reversed(LEVELS):
        there = [move for move in moves if _level(move) == level]
        there.sort(key=lambda move: isinstance(move, Reserve))  # the deck is on the left
        if there:
            rows.append([_button(viewpoint, move, state) for move in there])
    chosen = viewpoint.offers(f"reserve:{state}")
    if chosen is None:
        held = len(view.seats[viewpoint.reader].hand)
        lines = [words("splendor-panel-reserve-text", held=held)]
    else:
        if isinstance(chosen, Reserve):
            about = facts(chosen.card, viewpoint.texts)
            lines = [words("splendor-panel-reserve-chosen", card=state, facts=about)]
        else:
            deck = viewpoint.look.label(chosen, view, words)
            lines = [words("splendor-panel-reserve-deck", deck=deck)]
        key = (
            "splendor-panel-reserve-gold" if view.supply[GOLD] else "splendor-panel-reserve-no-gold"
        )
        lines.append(words(key))
        rows.append([viewpoint.confirm(str(chosen))])
    return Screen(text="\n".join(lines), rows=rows)


def _level(move: Reserve | ReserveUnseen) -> int:
    return move.card.level if isinstance(move, Reserve) else move.level


def _button(viewpoint: Viewpoint, move: Reserve | ReserveUnseen, state: str) -> PressButton:
    """Return the button of a card or a deck."""
    if isinstance(move, Reserve):
        label, emoji = card_label(viewpoint, move.card), viewpoint.emoji(COLOURS[move.card.bonus])
    else:
        level = level_name(move.level, viewpoint.words)
        label, emoji = viewpoint.words("splendor-button-deck", level=level), None
    chosen = str(move) == f"reserve:{state}"
    button = viewpoint.option("reserve:", str(move), label, chosen=chosen)
    button.item.emoji = emoji
    return button
