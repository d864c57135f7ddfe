"""Splendor's panels: sets of gems or one by one, cards as buttons, a payment step by step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.messages.screen import MAX_BUTTONS_PER_ROW, Screen, rows_of
from bot.panels.plain import PlainPanels, Topic
from bot.panels.splendor import buy, reserve, take
from bot.panels.splendor.reasons import why_not
from bot.panels.splendor.spelling import spelled
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint
from render import Words
from rules.splendor.legal import DIFFERENT, TOKEN_LIMIT
from rules.splendor.moves import PASS, RETURN, Buy


class SplendorPanels(PlainPanels):
    """See `PlainPanels`."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return buttons for the actions of a turn, or the one that opens the question with which it goes on."""
        about, moves = viewpoint.decision.about, viewpoint.decision.moves
        if about != "turn":
            return [[viewpoint.button(PANEL, "", viewpoint.words("button-choose"))]]
        if moves != (PASS,):
            cards = buy.usual_buys(viewpoint)[:MAX_BUTTONS_PER_ROW]
            tabs = [viewpoint.button(PANEL, f"{tab}:", _name(viewpoint, tab)) for tab in TABS]
            short = [buy.buy_button(viewpoint, it, short=True) for it in cards]  # phones are narrow
            return [*rows_of(short), [*tabs]]
        buttons = [viewpoint.answer(move) for move in moves]
        if _hides_something(viewpoint):
            # What only the mover sees may be bought; whether it can be is for the panel to say.
            buttons.insert(0, viewpoint.button(PANEL, "buy:", _name(viewpoint, "buy")))
        return rows_of(buttons)

    def panel(self, viewpoint: Viewpoint, argument: str) -> Screen:
        """Return the panel for an action, with tabs for the others, or the question with which the turn goes on."""
        if viewpoint.decision.about != "turn":
            buttons = [viewpoint.answer(move) for move in viewpoint.decision.moves]
            rows = [*rows_of(buttons, 3), *self.way_back(viewpoint)]
            return Screen(text=viewpoint.question(viewpoint.texts), rows=rows)
        name, _, state = argument.partition(":")
        likeliest = "buy" if buy.usual_buys(viewpoint) else "take"
        tab = name if name in _PANELS else likeliest
        screen = _PANELS[tab](viewpoint, state)
        return replace(screen, rows=[_tabs(viewpoint, tab), *screen.rows])

    def whole_move(self, viewpoint: Viewpoint, argument: str) -> str | None:
        """Return a set of gems, a card to reserve, or one to buy that can be paid in one way only."""
        move = viewpoint.offers(argument)
        if isinstance(move, Buy) and len(buy.payments(viewpoint, move.card)) > 1:
            return None
        return None if move is None else argument

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401, ARG002 - see Panels
        """Return whether tokens are to be returned, or a noble is to be chosen."""
        return bool(after.decision.about != "turn")

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:  # noqa: ARG002 - see Panels
        """Return an example, and what the words of the game mean."""
        return (
            Topic("example", words("button-topic-example"), words("splendor-example")),
            Topic("words", words("button-topic-words"), words("splendor-glossary")),
        )

    def hand_rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return a button for each reserved card that can be bought now."""
        decision = viewpoint.view.decision
        if viewpoint.play.asked != viewpoint.reader or decision is None or decision.about != "turn":
            return []
        hand = viewpoint.view.seats[viewpoint.reader].reserved()
        mine = [move for move in buy.usual_buys(viewpoint) if move.card in hand]
        buttons = rows_of([buy.buy_button(viewpoint, move) for move in mine])
        return [_tabs(viewpoint, "hand"), *buttons]

    def later_answers(self, viewpoint: Viewpoint) -> Sequence[Any]:
        """Return the gems that can be returned, if a turn may bring more tokens than allowed."""
        view = viewpoint.view
        tokens = view.seats[viewpoint.reader].tokens
        if sum(tokens) + DIFFERENT <= TOKEN_LIMIT:
            return ()
        there = zip(RETURN, tokens, view.supply, strict=True)
        return [move for move, held, left in there if held or left]

    def why_gone(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a planned move is not possible any more."""
        return why_not(viewpoint, notation)

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a move is not legal now."""
        return why_not(viewpoint, notation)

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:
        """Return the notation of what was typed, whatever the order and case of its letters."""
        return spelled(verb, answers, words)


PANELS: Final = SplendorPanels()


def _tabs(viewpoint: Viewpoint, open_: str) -> list[ui.Item[Any]]:
    """Return the tabs that lead from the open one to the others."""
    tabs = {name: (PANEL, name) for name in TABS} | {"hand": ("hand", "")}
    return [viewpoint.button(*to, _name(viewpoint, it)) for it, to in tabs.items() if it != open_]


def _name(viewpoint: Viewpoint, tab: str) -> str:
    return viewpoint.words(f"splendor-button-{tab}")


def _hides_something(viewpoint: Viewpoint) -> bool:
    """Return whether the player to move has a reserved card that the reader can't see."""
    asked = viewpoint.play.asked
    hand = viewpoint.view.seats[asked].hand if asked is not None else ()
    return any(not held.card.known for held in hand)


TABS: Final = ("take", "reserve", "buy")
"""The actions of a turn; a player's own cards are the fourth tab."""
_PANELS: Final[Mapping[str, Callable[[Viewpoint, str], Screen]]] = {
    "take": take.panel,
    "reserve": reserve.panel,
    "buy": buy.panel,
}
