"""What every game shows of itself: pictures, alternative texts and words.

`render/<game>/__init__.py` names a game's look `LOOK`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PIL import Image

from render.canvas import Canvas
from render.cover import Cover
from render.guide import Guide
from render.icons import Icon
from render.scene import Event, Scene
from render.sheet import PLAIN, Decor
from render.words import Words
from rules import Seat

ALT_LIMIT: Final = 1024
"""How many characters an alternative text may have."""
LABEL_LIMIT: Final = 80
"""How many characters the label of a button or a choice may have."""
RULES_LIMIT: Final = 1800
"""How many characters the rules in short may have."""

Names = Sequence[str]
Picture = Callable[[Scene[Any]], bytes]
Alt = Callable[[Scene[Any], Words], str]
Facts = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Hand:
    """What a reader alone may see of a game, such as cards in the hand.

    `picture(scene)` returns it as a PNG, `alt(scene, words)` what that shows, in at most ALT_LIMIT
    characters. Both raise ValueError without a reader. `headings` are the keys of the texts that
    head the picture's parts.
    """

    picture: Picture
    alt: Alt
    headings: Sequence[str] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """How a game looks to a person. Every view given is already masked for its reader.

    Names are put into texts as they come; into pictures, as far as the fonts reach. All of
    it may be called from any thread.

    Attributes:
        painted: `(scene)`: the board, and the mood of its palette.
        alt: `(scene, words)`: the board in at most ALT_LIMIT characters.
        summary: `(events, names, reader, words)`: what happened, a line a turn.
        brief: `(events, names, words)`: the same above a board, in fewer words; None where it is the same.
        ask: `(view, names, reader, words)`: the open question, as put to the seat asked or told to
            another.
        label: `(move, view, words)`: a move as the label of a button, in at most LABEL_LIMIT
            characters.
        caption: `(move, view, words)`: what a turn's own move does, in at most eight words, without who
            does it; the label if left out.
        piece: `(move, view)`: the key, in `icons`, of the piece a move is about; None without one.
        standings: `(scene, words)`: a line a seat with its place, the best first.
        reckoning: `(scene, words)`: who won and why.
        reason: `(key, facts, names, words)`: what speaks for a move as a line (texts
            `<game>-why-<key>`).
        rules: `(words)`: the rules in short, in at most RULES_LIMIT characters.
        hand: what a reader alone may see; None where all lies open.
        guide: how to read a board; None where nothing needs to be explained.
        cover: the cover of an open table as a PNG; None without one.
        decor: what its sheets look like, such as a profile: ground, banner and signs.
        face: `(style)`: the face of a computer that plays in a style, RGBA; None in a game without styles.
        feat: `(move)`: the key, in the decor's `signs`, of a move that makes its turn one of note, on
            which a film dwells even if it doesn't score; None for any other move.
        icons: icons of pieces that messages name, by a key of the game's own, such as a letter.
        lessons: the tutorial's lessons (texts `<game>-lesson-1` and on), none without a tutorial.
            Each is the verb by which a learner does what it teaches; empty where any turn will do.
    """

    painted: Callable[[Scene[Any]], tuple[Canvas, str]]
    alt: Alt
    summary: Callable[[Sequence[Event[Any]], Names, Seat | None, Words], list[str]]
    ask: Callable[[Any, Names, Seat | None, Words], str]
    label: Callable[[Any, Any, Words], str]
    piece: Callable[[Any, Any], str | None]
    standings: Callable[[Scene[Any], Words], list[str]]
    reckoning: Callable[[Scene[Any], Words], str]
    reason: Callable[[str, Facts, Names, Words], str]
    rules: Callable[[Words], str]
    caption: Callable[[Any, Any, Words], str] | None = None
    brief: Callable[[Sequence[Event[Any]], Names, Words], list[str]] | None = None
    hand: Hand | None = None
    guide: Guide | None = None
    cover: Callable[[Cover], bytes] | None = None
    decor: Decor = PLAIN
    face: Callable[[str], Image.Image] | None = None
    feat: Callable[[Any], str | None] = lambda _: None
    icons: Mapping[str, Icon] = field(default_factory=dict)
    lessons: Sequence[str] = ()

    def picture(self, scene: Scene[Any]) -> bytes:
        """Draw the board as a PNG."""
        canvas, mood = self.painted(scene)
        return canvas.png(mood)

    def still(self, scene: Scene[Any]) -> Image.Image:
        """Draw the board as a frame of a GIF: in mode P, its palette with it."""
        canvas, mood = self.painted(scene)
        return canvas.still(mood)
