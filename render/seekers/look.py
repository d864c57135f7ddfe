"""All that 12 Seekers shows of itself, gathered for the bot."""

from __future__ import annotations

from typing import Final

from render.look import Facts, Hand, Look, Names
from render.reasons import line
from render.seekers import alt, asking, board, cover, decor, hand, phrases, reckoning, telling
from render.seekers.gems import ICONS
from render.seekers.guide import GUIDE
from render.seekers.phrases import gem
from render.words import Words
from rules.seekers.moves import Seek

RULES: Final = (
    *("aim", "turn", "basic", "advanced", "must"),
    *("lay", "kinds", "order", "end", "letters"),
)
"""The paragraphs of the rules in short, in the order they are read."""


def _reason(key: str, facts: Facts, names: Names, words: Words) -> str:
    shown = dict(facts)
    if "taken" in facts:
        shown["taken"] = phrases.counted(str(facts["taken"]), words)
    if "other" in facts:
        shown["other"] = phrases.answer(str(facts["other"]), words)
    if "me" in facts:
        shown["name"] = names[int(facts["me"])]
    return line(f"seekers-why-{key}", shown, names, words, lambda letter: gem(letter, words))


LOOK: Final = Look(
    painted=board.painted,
    alt=alt.board,
    summary=telling.summary,
    ask=asking.ask,
    label=asking.label,
    caption=lambda move, _, words: telling.caption(move, words),
    piece=asking.piece,
    standings=reckoning.standings,
    reckoning=reckoning.sentence,
    reason=_reason,
    rules=lambda words: "\n".join(words(f"seekers-rules-{part}") for part in RULES),
    hand=Hand(hand.picture, alt.hand),
    guide=GUIDE,
    cover=cover.picture,
    decor=decor.DECOR,
    feat=lambda move: move.seeker if isinstance(move, Seek) else None,
    icons=ICONS,
    lessons=("", "", "", "", ""),
)
