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

    def said(key: str) -> str:
        return line(f"seekers-why-{key}", shown, names, words, lambda letter: gem(letter, words))

    if "taken" in facts:
        shown["taken"] = phrases.counted(str(facts["taken"]), words)
    if "stolen" in facts:
        stolen = gem(str(facts["stolen"]), words)
        shown["taken"] = words("seekers-why-stolen", taken=shown["taken"], gem=stolen)
    if "other" in facts:
        shown["other"] = phrases.answer(str(facts["other"]), words)
    if "gem" in facts:
        shown["other"] = gem(str(facts["gem"]), words)
    shown |= _ends(facts, words)
    if "ending" in facts:
        shown["ending"] = said(str(facts["ending"]))
    if "told" in facts:
        shown["told"] = said("told")
    return said(key)


def _ends(facts: Facts, words: Words) -> dict[str, str]:
    """Name by how much moves win or lose, and a hand of colour cards, or either of two."""
    margins = {name: facts[name] for name in ("by", "but") if facts.get(name, "none") != "none"}
    shown = {name: words("seekers-why-margin", by=by) for name, by in margins.items()}
    if "hands" in facts:
        one, *others = (phrases.listed(hand, words) for hand in str(facts["hands"]).split())
        shown["hands"] = words("seekers-why-or", one=one, two=others[0]) if others else one
    return shown


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
