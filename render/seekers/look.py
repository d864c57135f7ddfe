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
SCORES: Final = {
    "score": ("mine", "theirs", "power", "powers"),
    "scores": ("less", "more", "sum", "sums"),
}
"""How a game ends, and how it ends otherwise: the points and the sums of powers of the mover and the other one."""


def _reason(key: str, facts: Facts, names: Names, words: Words) -> str:
    shown = dict(facts)

    def said(key: str) -> str:
        return line(f"seekers-why-{key}", shown, names, words, lambda letter: gem(letter, words))

    if "taken" in facts:
        shown["taken"] = phrases.counted(str(facts["taken"]), words)
    if "stolen" in facts:
        stolen = gem(str(facts["stolen"]), words)
        shown["taken"] = words("seekers-why-stolen", taken=shown["taken"], gem=stolen)
    if "other" in facts:
        shown["other"] = phrases.answer(str(facts["other"]), words)
    if "me" in facts:
        shown["name"] = names[int(facts["me"])]
    for score, of in SCORES.items():
        if "power" in facts and of[0] in facts:
            mine, theirs, power, powers = (facts[name] for name in of)
            tie = "yes" if mine == theirs else "no"
            sums = {"power": power, "powers": powers, "tie": tie}
            shown[score] = words("seekers-why-score", mine=mine, theirs=theirs, **sums)
    if "told" in facts:
        shown["told"] = said("told")
    return said(key)


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
    hand=Hand(hand.picture, alt.hand, ("seekers-hand-score", "seekers-hand-cards")),
    guide=GUIDE,
    cover=cover.picture,
    decor=decor.DECOR,
    feat=lambda move: move.seeker if isinstance(move, Seek) else None,
    icons=ICONS,
    lessons=("", "", "", "", ""),
)
