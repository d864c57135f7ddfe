"""Choosing a seeker: whom, and then from which end, with what it would bring."""

from __future__ import annotations

from itertools import islice

import discord

from bot.messages.press import PressButton
from bot.messages.screen import rows_of
from bot.panels.viewpoint import LINES, PANEL, PLAY, Rows, Viewpoint, line_of_list
from render.seekers.explaining import explain_seeker, facts
from render.seekers.previews import reach
from rules.seekers.moves import Seek
from rules.seekers.seekers import SEEKERS_BY_ID

PAGE = "@"
"""What stands between a seeker and the page of the pairs it can take."""


def asked(viewpoint: Viewpoint, said: str) -> tuple[list[str], Rows]:
    """Return the list of seekers, and, once one is chosen, from where it can take."""
    words = viewpoint.words
    moves = [move for move in viewpoint.decision.moves if isinstance(move, Seek)]
    offered = list(dict.fromkeys(move.seeker for move in moves))
    chosen, _, page = said.partition(PAGE)
    options = [
        line_of_list(
            words("seekers-list-seeker", id=name, power=SEEKERS_BY_ID[name].power),
            name,
            facts(name, words),
        )
        for name in offered
    ]
    for line in options:
        line.default = line.value == chosen
    rows: Rows = [[viewpoint.select(PANEL, "", words("seekers-choose-seeker"), options)]]
    if chosen not in offered:
        return [], rows
    ways = [move for move in moves if move.seeker == chosen]
    text = [explain_seeker(chosen, words)]
    if len(ways) <= 2:
        text += reach(viewpoint.view, chosen, viewpoint.texts).values()
        buttons = [_way(viewpoint, move) for move in ways]
        return text, [*rows, list(buttons)]
    first = int(page) if page.isdecimal() else 0
    pairs = [viewpoint.choice(move, str(move)) for move in islice(ways, first, first + LINES)]
    rows.append([viewpoint.select(PLAY, "", words("seekers-choose-pair"), pairs)])
    pages = [
        viewpoint.button(
            PANEL,
            f"{chosen}{PAGE}{start}",
            words("button-page", page=number),
            disabled=start == first,
        )
        for number, start in enumerate(range(0, len(ways), LINES), start=1)
    ]
    return text, rows + (rows_of(pages) if len(pages) > 1 else [])


def _way(viewpoint: Viewpoint, move: Seek) -> PressButton:
    label = viewpoint.look.label(move, viewpoint.view, viewpoint.words)
    return viewpoint.button(PLAY, str(move), label, discord.ButtonStyle.success)
