"""The message with the GIF of a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.computers.review import Review
from bot.features.replay.replay import Replay
from bot.i18n.lexicon import words_in
from bot.messages.names import bold
from bot.messages.screen import PictureFile, Screen
from render import LOOKS, Words
from render.film import Shot
from render.look import ALT_LIMIT
from render.strip import Caption

FILM_FILE: Final = "replay.gif"
FEAT: Final = 0.3
"""The weight of a turn such as a purchase that scores nothing; one that scores weighs 1."""


def shots(replay: Replay, words: Words, review: Review | None = None) -> tuple[Shot, ...]:
    """Return the frames of a game, each with what happened in the turn before it.

    A review of the game adds the chances of winning.
    """
    play, history = replay.play, replay.scores()
    fits = review is not None and len(review.chances) == replay.last + 1
    shots_taken = []
    for stop in range(replay.last + 1):
        scene = replace(replay.scene(stop), language=words.language)
        if not stop:
            caption = Caption(words.joined(play.names, "dot"))
        elif stop == replay.last and play.stage == "finished":
            winners = [
                name for name, place in zip(play.names, scene.places, strict=True) if place == 1
            ]
            names = words.listed(winners) if winners else ""
            caption = Caption(words("film-won", names=names, count=len(winners)))
        else:
            caption = _caption(replay, stop, words, history)
        chances = review.chances[stop] if review is not None and fits else ()
        weight = _weight(replay, stop, history) if stop else 1.0  # who plays is read
        shots_taken.append(Shot(scene, caption, weight, chances))
    return tuple(shots_taken)


def _caption(replay: Replay, turn: int, words: Words, history: Sequence[Sequence[int]]) -> Caption:
    """Return who did what in a turn, and what that gained."""
    look, seat = LOOKS[replay.play.game], replay.seats[turn - 1]
    view, move = replay.first_of(turn)
    text = (look.caption or look.label)(move, view, words)
    gained = history[turn][seat] - history[turn - 1][seat]
    return Caption(text, seat, replay.play.names[seat], gained)


def _weight(replay: Replay, turn: int, history: Sequence[Sequence[int]]) -> float:
    """Return how long a turn is worth looking at, from 0 to 1."""
    if any(now > was for was, now in zip(history[turn - 1], history[turn], strict=True)):
        return 1.0
    return FEAT if LOOKS[replay.play.game].feat(replay.first_of(turn)[1]) else 0.0


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
