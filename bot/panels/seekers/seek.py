"""Choosing a seeker and the end it takes from, in one press; then what that would bring."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.messages.press import PressButton
from bot.messages.screen import MAX_BUTTONS_PER_ROW, Rows, rows_of
from bot.panels.plain import paged
from bot.panels.viewpoint import PANEL, PLAY, Viewpoint
from render.fonts import signed
from render.seekers.asking import sending, target
from render.seekers.explaining import explain_seeker
from render.seekers.previews import reach
from rules.seekers.areas import ENDS
from rules.seekers.moves import Move, Seek
from rules.seekers.seekers import SEEKERS_BY_ID

PAGE_MARK: Final = "@"
"""In the argument of the panel between a seeker and the number of a page's first way."""


def asked(viewpoint: Viewpoint, argument: str) -> tuple[list[str], Rows]:
    """Return the ways to send a seeker, or what the chosen one would bring.

    `argument` is a way, such as `4:left`, or a seeker that takes any two neighbours; otherwise nothing is chosen.
    """
    moves = [move for move in viewpoint.decision.moves if isinstance(move, Seek)]
    chosen, _, page = argument.partition(PAGE_MARK)
    way = next((move for move in moves if str(move) == f"seek:{chosen}"), None)
    if way is not None:
        return _preview(viewpoint, way)
    pairs = [move for move in moves if move.seeker == chosen and move.place]
    if pairs:
        prompt = viewpoint.words("seekers-choose-pair")
        text = [explain_seeker(chosen, viewpoint.words)]
        best = sorted(pairs, key=lambda it: points_after(viewpoint, it), reverse=True)
        buttons = rows_of([viewpoint.answer(it) for it in best[:MAX_BUTTONS_PER_ROW]])
        listed = paged(viewpoint, pairs, (f"{chosen}{PAGE_MARK}", page), prompt)
        return text, [*buttons, *listed, [_back(viewpoint)]]
    return [], _ways(viewpoint, moves)


def worth(viewpoint: Viewpoint, move: Move) -> str:
    """Return the reader's points before and after a move."""
    before, after = viewpoint.view.score(viewpoint.reader), points_after(viewpoint, move)
    return viewpoint.words("seekers-would-score", before=before, after=after)


def points_after(viewpoint: Viewpoint, move: Move) -> int:
    """Return the reader's points after a move."""
    points: int = viewpoint.view.after(move).score(viewpoint.reader)
    return points


def _ways(viewpoint: Viewpoint, moves: Sequence[Seek]) -> Rows:
    """Return a button for each seeker and end, below the gems within reach of that end."""
    rows: list[Sequence[ui.Item[Any]] | str] = []
    texts = reach(viewpoint.view, viewpoint.texts)
    for end in ENDS:
        ways = [_way(viewpoint, move) for move in moves if move.end == end]
        rows += [texts[end], *rows_of(ways)] if ways else []
    others = {move.seeker: move for move in moves if not move.end}
    return [*rows, *rows_of([_way(viewpoint, move) for move in others.values()])]


def _way(viewpoint: Viewpoint, move: Seek) -> PressButton:
    """Return the button of a way, with what it changes of the reader's points: if the turn goes on, and can be taken back, it plays at once."""
    points = 0
    if not move.place:
        points = points_after(viewpoint, move) - viewpoint.view.score(viewpoint.reader)
    label = viewpoint.words(
        "seekers-button-way",
        id=move.seeker,
        where=target(move),
        points=points,
        change=signed(points),
    )
    if move.place:
        return viewpoint.button(PANEL, move.seeker, label)
    if _goes_on(viewpoint, move):
        return viewpoint.button(PLAY, str(move), label)
    return viewpoint.button(PANEL, str(move).removeprefix("seek:"), label)


def _goes_on(viewpoint: Viewpoint, move: Seek) -> bool:
    """Return whether a move leads to another question of the same turn."""
    view, after = viewpoint.view, viewpoint.view.after(move)
    same = after.decision is not None and after.decision.seat == viewpoint.decision.seat
    return same and bool(after.moment == view.moment)


def _preview(viewpoint: Viewpoint, move: Seek) -> tuple[list[str], Rows]:
    """Return what a way would bring, and the button that plays it."""
    words = viewpoint.words
    sent = sending(move, viewpoint.view, viewpoint.texts)
    lines = [words.joined([sent, worth(viewpoint, move)], "dot")]
    if not SEEKERS_BY_ID[move.seeker].basic:
        lines.append(explain_seeker(move.seeker, words))
    return lines, [[viewpoint.confirm(str(move)), _back(viewpoint)]]


def _back(viewpoint: Viewpoint) -> PressButton:
    """Return the button that leads back to all ways."""
    return viewpoint.button(PANEL, "", viewpoint.words("button-back"))
