"""Bluff's panels: the likeliest answers as buttons, and all bids in a list."""

from typing import Any, Final

from bot.messages.screen import Screen, rows_of
from bot.panels.plain import PlainPanels, answers
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint
from render.bluff import phrases
from rules.bluff.moves import CHALLENGE, FACES, Bid, Move

FACES_PER_ROW: Final = 3


class BluffPanels(PlainPanels):
    """See `PlainPanels`."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the lowest bid of each face, a challenge, and the button that opens all bids."""
        bids = [_button(viewpoint, it) for it in lowest_bids(viewpoint)]
        doubt = [_button(viewpoint, CHALLENGE)] if viewpoint.offers(str(CHALLENGE)) else []
        more = viewpoint.button(PANEL, "", viewpoint.words("bluff-button-any"))
        return [*rows_of(bids, FACES_PER_ROW), [*doubt, more] if bids else doubt]

    def panel(self, viewpoint: Viewpoint, argument: str) -> Screen:
        """Return what was chosen, to be confirmed, or all bids; `argument` is an answer or a page of them."""
        question, words = viewpoint.question(viewpoint.texts), viewpoint.words
        move = viewpoint.offers(argument)
        if move is None:
            bids = [it for it in viewpoint.decision.moves if it != CHALLENGE]
            return Screen(text=question, rows=answers(viewpoint, bids, page=argument))
        bid = phrases.bid(move if isinstance(move, Bid) else viewpoint.view.bid, viewpoint.texts)
        key = "bid" if isinstance(move, Bid) else "challenge"
        chosen = viewpoint.texts(f"bluff-panel-{key}", bid=bid)
        more = viewpoint.button(PANEL, "", words("bluff-button-any"))
        return Screen(text=f"{question}\n{chosen}", rows=[[viewpoint.confirm(argument), more]])

    def whole_move(self, viewpoint: Viewpoint, argument: str) -> str | None:
        """Return a bid or a challenge."""
        return argument if viewpoint.offers(argument) else None


PANELS: Final = BluffPanels()


def lowest_bids(viewpoint: Viewpoint) -> list[Bid]:
    """Return the lowest bid of each face; the first of a round, from as many as by chance."""
    view = viewpoint.view
    least = 1 if view.bid else max(1, sum(view.left) // len(FACES))
    found: dict[int, Bid] = {}
    for move in viewpoint.decision.moves:
        if isinstance(move, Bid) and move.count >= least:
            found.setdefault(move.face, move)
    return sorted(found.values())


def _button(viewpoint: Viewpoint, move: Move) -> Any:  # noqa: ANN401 - see `Viewpoint.button`
    button = viewpoint.button(
        PANEL, str(move), viewpoint.look.label(move, viewpoint.view, viewpoint.words)
    )
    button.item.emoji = viewpoint.emoji(viewpoint.look.piece(move, viewpoint.view))
    return button
