"""All that Splendor shows of itself, gathered for the bot."""

from __future__ import annotations

from typing import Final

from render.look import Facts, Hand, Look, Names
from render.reasons import line
from render.splendor import alt, asking, board, cover, decor, faces, hand, reckoning, telling
from render.splendor.gems import ICONS
from render.splendor.guide import GUIDE
from render.splendor.phrases import gem, level
from render.words import Words
from rules.splendor.cards import LETTERS
from rules.splendor.moves import Buy

RULES: Final = (
    *("aim", "turn", "take", "pair", "reserve", "buy", "pass"),
    *("bonus", "limit", "nobles", "end", "letters"),
)
"""The paragraphs of the rules in short, in the order they are read."""


def _reason(key: str, facts: Facts, names: Names, words: Words) -> str:
    def named(letter: str) -> str:
        return gem(LETTERS.index(letter), words)

    # What a purchase brings is said within many reasons.
    if "brings" in facts:
        facts = {**facts, "what": line("splendor-why-brings", facts, names, words, named)}
    if "level" in facts:
        facts = {**facts, "level": level(int(facts["level"]), words)}
    return line(f"splendor-why-{key}", facts, names, words, named)


LOOK: Final = Look(
    painted=board.painted,
    alt=alt.board,
    summary=telling.summary,
    brief=telling.brief,
    ask=asking.ask,
    label=lambda move, _, words: asking.label(move, words),
    caption=lambda move, _, words: telling.caption(move, words),
    piece=lambda move, _: asking.piece(move),
    standings=reckoning.standings,
    reckoning=reckoning.reckoning,
    reason=_reason,
    rules=lambda words: "\n".join(words(f"splendor-rules-{part}") for part in RULES),
    hand=Hand(hand.picture, alt.hand, [f"splendor-hand-{part}" for part in hand.PARTS]),
    guide=GUIDE,
    cover=cover.picture,
    decor=decor.DECOR,
    face=faces.face,
    feat=lambda move: asking.piece(move) if isinstance(move, Buy) else None,
    icons=ICONS,
    lessons=("take", "buy", "reserve", "", ""),
)
