"""All that Bluff shows of itself, gathered for the bot."""

from __future__ import annotations

from typing import Final

from render.bluff import alt, asking, board, cover, decor, hand, reckoning, telling
from render.bluff.dice import ICONS
from render.bluff.guide import GUIDE
from render.look import Hand, Look
from render.reasons import line
from rules.bluff.moves import Challenge

RULES: Final = ("aim", "roll", "bid", "challenge", "ones", "commands")
"""The paragraphs of the rules in short, in the order they are read."""

LOOK: Final = Look(
    painted=board.painted,
    alt=alt.board,
    summary=telling.summary,
    brief=telling.brief,
    ask=asking.ask,
    label=lambda move, _, words: asking.label(move, words),
    piece=lambda move, _: asking.piece(move),
    standings=reckoning.standings,
    reckoning=reckoning.reckoning,
    reason=lambda key, facts, names, words: line(
        f"bluff-why-{key}", facts, names, words, lambda die: die
    ),
    rules=lambda words: "\n".join(words(f"bluff-rules-{part}") for part in RULES),
    hand=Hand(hand.picture, alt.hand),
    icons=ICONS,
    guide=GUIDE,
    cover=cover.picture,
    decor=decor.DECOR,
    feat=lambda move: "challenge" if isinstance(move, Challenge) else None,
    lessons=("", "", "", ""),
)
