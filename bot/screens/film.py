"""A whole game as a moving picture, as the channel sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.i18n.lexicon import words_in
from bot.messages.names import names
from bot.messages.screen import PictureFile, Screen
from bot.tables.replay import Replay
from bot.tables.table import Table
from render import LOOKS
from render.look import ALT_LIMIT

FILE: Final = "replay.gif"


def screen(table: Table, replay: Replay, file: bytes) -> Screen:
    """Return a game that is over with its moving picture; nothing can be pressed there.

    A control would make it look like a board of the table's, and boards lose theirs.
    """
    words, look = words_in(table.language), LOOKS[table.game]
    game, turns = words(f"{table.game}-name"), replay.last
    scene = replay.scene(replay.last)
    lines = [words("film-title", game=game, turns=turns, names=words.listed(names(table)))]
    if table.stage == "finished":
        lines.append("### " + look.reckoning(replace(scene, names=names(table)), words))
    alt = words("film-alt", game=game, turns=turns, end=look.alt(scene, words))
    return Screen(caption="\n".join(lines), picture=PictureFile(file, alt[:ALT_LIMIT], FILE))
