"""The message with the GIF of a game."""

from dataclasses import replace
from typing import Final

from bot.i18n.lexicon import words_in
from bot.messages.names import bold
from bot.messages.screen import PictureFile, Screen
from bot.tables.replay import Replay
from render import LOOKS
from render.look import ALT_LIMIT

FILM_FILE: Final = "replay.gif"


def screen(replay: Replay, language: str, file: bytes) -> Screen:
    """Return the message, which has no controls.

    With controls it would look like a board of the table, and be stripped.
    """
    play, words = replay.play, words_in(language)
    look, names = LOOKS[play.game], tuple(map(bold, play.names))
    game, turns = words(f"{play.game}-name"), replay.last
    scene = replay.scene(replay.last)
    lines = [words("film-title", game=game, turns=turns, names=words.listed(names))]
    if play.stage == "finished":
        lines.append("### " + look.reckoning(replace(scene, names=names), words))
    alt = words("film-alt", game=game, turns=turns, end=look.alt(scene, words))
    return Screen(caption="\n".join(lines), picture=PictureFile(file, alt[:ALT_LIMIT], FILM_FILE))
