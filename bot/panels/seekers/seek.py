"""Choosing a seeker: whom, and then from which end, with what it would bring."""

import discord

from bot.messages.press import PressButton
from bot.panels.plain import paged
from bot.panels.viewpoint import PANEL, PLAY, ControlRows, Viewpoint, line_of_list
from render.seekers.explaining import explain_seeker, facts
from render.seekers.previews import reach
from rules.seekers.moves import Seek
from rules.seekers.seekers import SEEKERS_BY_ID

PAGE_MARK = "@"
"""In the argument of the panel between a seeker and the number of a page's first way."""


def asked(viewpoint: Viewpoint, argument: str) -> tuple[list[str], ControlRows]:
    """Return the list of seekers, and the ends from which the chosen one can take."""
    words = viewpoint.words
    moves = [move for move in viewpoint.decision.moves if isinstance(move, Seek)]
    offered = list(dict.fromkeys(move.seeker for move in moves))
    chosen, _, page = argument.partition(PAGE_MARK)
    options: list[discord.SelectOption] = []
    for name in offered:
        label = words("seekers-list-seeker", id=name, power=SEEKERS_BY_ID[name].power)
        options.append(line_of_list(label, name, facts(name, words), chosen=name == chosen))
    rows: ControlRows = [[viewpoint.select(PANEL, "", words("seekers-choose-seeker"), options)]]
    if chosen not in offered:
        return [], rows
    ways = [move for move in moves if move.seeker == chosen]
    text = [explain_seeker(chosen, words)]
    if len(ways) <= 2:
        text += reach(viewpoint.view, chosen, viewpoint.texts).values()
        buttons = [_way(viewpoint, move) for move in ways]
        return text, [*rows, list(buttons)]
    prompt = words("seekers-choose-pair")
    return text, rows + paged(viewpoint, ways, (f"{chosen}{PAGE_MARK}", page), prompt)


def _way(viewpoint: Viewpoint, move: Seek) -> PressButton:
    label = viewpoint.look.label(move, viewpoint.view, viewpoint.words)
    return viewpoint.button(PLAY, str(move), label, discord.ButtonStyle.success)
