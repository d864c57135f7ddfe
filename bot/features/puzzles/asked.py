"""A position of a game that is asked in private, in the usual panels, as the seat to move sees it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.actions.request import Request
from bot.computers.puzzle import seat_asked
from bot.messages.names import told_apart
from bot.messages.press import Press, PressButton
from bot.messages.screen import PictureFile, Screen
from bot.panels import Viewpoint, panels_of
from bot.tables.play import Play, entries
from bot.tables.refusal import Refusal
from rules import AnyMatch, Match


@dataclass(frozen=True, kw_only=True)
class Asking(Viewpoint):
    """A position that is asked.

    Attributes:
        named: What its controls name; they press the actions that begin with its action's name.
        title: The line above its picture.
    """

    named: Press
    title: str

    def press(self, action: str, argument: str) -> Press:
        """Return the press of a control of this position."""
        return replace(self.named, action=f"{self.named.action}-{action}", argument=argument)


def called(request: Request, seats: int) -> tuple[str, Sequence[str]]:
    """Return what the person is called, and each seat if it's another's, which nobody takes for them."""
    others = [request.words("replay-seat", seat=seat) for seat in range(1, seats + 1)]
    you, *others = told_apart(((request.user_id, request.name), *((None, it) for it in others)))
    return you, others


def at_last(play: Play, match: AnyMatch, you: str, others: Sequence[str]) -> Play:
    """Return a game with only the last position of a match, as the seat to move sees it.

    That seat is named `you`, the others as in `others`. Raises ValueError if no seat is to move.
    """
    reader = seat_asked(match.position)
    seen = match.seen_by(reader)
    names = (you if seat == reader else other for seat, other in enumerate(others))
    return replace(play, names=tuple(names), log=entries(seen), match=Match((seen.position,)))


def must_offer(asking: Asking, notation: str) -> None:
    """Raise Refusal, saying why if that is known, unless a move is legal in a position."""
    if asking.offers(notation) is None:
        why = panels_of(asking.play.game).why_not(asking, notation)
        raise Refusal("because", why=why) if why else Refusal("refused-control-unknown")


def question(asking: Asking) -> Screen:
    """Return the first screen of a position; if it has only one panel, that is open."""
    panels = panels_of(asking.play.game)
    rows = [list(row) for row in panels.rows(asking)]
    first = rows[0][0]
    if len(rows) == len(rows[0]) == 1 and isinstance(first, PressButton) and first.press:
        return panel(asking, first.press.argument)
    for item in rows[-1]:
        if isinstance(item, PressButton):
            item.item.style = discord.ButtonStyle.primary
    return shown(asking, asking.question(asking.texts), rows)


def panel(asking: Asking, argument: str) -> Screen:
    """Return a position with the panel that a press with this argument opens or changes."""
    opened = panels_of(asking.play.game).panel(asking, argument)
    return shown(asking, opened.text, opened.rows)


def hand(asking: Asking) -> Screen:
    """Return a position with the hand of the seat to move instead of the board."""
    panels = panels_of(asking.play.game)
    rows = panels.hand_rows(asking)
    return shown(asking, panels.reminder(asking), rows, asking.hand())


def shown(
    asking: Asking,
    text: str,
    rows: Sequence[Any],
    picture: PictureFile | None = None,
    *,
    asked: bool = True,
) -> Screen:
    """Return a position with a text and controls below its picture, or what is shown instead of it."""
    caption = [asking.title, *panels_of(asking.play.game).opening(asking)]
    if asked:
        caption.insert(1, asking.words(f"{asking.named.action}-question"))
    return Screen(
        caption="\n".join(caption),
        picture=picture or asking.picture(),
        text=text,
        rows=rows,
    )
