"""12 Seekers' notation from what people type: gems, ends and piles by letter or by word."""

import re
from collections.abc import Mapping
from typing import Final

from bot.panels.spelling import read, vocabulary
from render import Words
from render.seekers.phrases import KEYS
from rules.seekers.areas import ENDS
from rules.seekers.gems import KINDS

_ENDS: Final[Mapping[str, str]] = {f"seekers-typed-{end}": end for end in ENDS}
_WAYS: Final[Mapping[str, str]] = {**_ENDS, "seekers-typed-reversed": "reversed"}
_GEMS: Final[Mapping[str, str]] = {
    **{
        f"seekers-gem-{KEYS.get(kind, kind)}{more}": kind
        for kind in KINDS
        for more in ("", "-typed")
    },
    "seekers-typed-valid": "+",
    "seekers-typed-invalid": "-",
}
_SEEKER: Final = re.compile(r"(\d[a-d]?):?(left|right|\d+)")


def spelled(verb: str, answers: list[str], words: Words) -> str:
    """Return the notation of a verb with typed arguments."""
    if not answers:
        return verb
    if verb == "seek":
        answer = read(answers[0], vocabulary(_ENDS, words))
        seeker = _SEEKER.fullmatch(answer)
        return f"{verb}:{seeker[1]}:{seeker[2]}" if seeker else f"{verb}:{answer}"
    if verb in ("place", "receive"):
        return f"{verb}:{_way(read(answers[0], vocabulary(_WAYS, words)))}"
    return f"{verb}:{_gem(read(answers[0], vocabulary(_GEMS, words)))}"


def _way(way: str) -> str:
    """Return an end, then whether it is reversed, typed in any order."""
    end = next((end for end in ENDS if end in way), "")
    rest = way.replace(end, "", 1).strip("-")
    if end and rest in ("", "reversed"):
        return f"{end}-{rest}" if rest else end
    return way


def _gem(gem: str) -> str:
    """Return a gem, then its pile, typed in any order."""
    return gem[1:] + gem[0] if gem[:1] in ("+", "-") and len(gem) > 1 else gem
