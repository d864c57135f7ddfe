"""The levels of computers: ten rungs of a ladder, each in any style that the game has."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

RUNGS: Final = range(1, 11)
"""From the easiest to beat to the strongest."""
NAMED_RUNGS: Final[Mapping[str, int]] = {"easy": 2, "normal": 5, "strong": 10}
"""The rungs that have a name."""
MINE: Final = "mine"
"""In the place of a level's text: the level that is an even match for the person who chooses it."""
_NAMES: Final = {rung: name for name, rung in NAMED_RUNGS.items()}


@dataclass(frozen=True, slots=True, order=True)
class Level:
    """A rung from 1 to 10, and a style: "" for none. Its text, such as `easy` or `7-sniper`, is stored."""

    rung: int
    style: str = ""

    def __str__(self) -> str:
        """Return the text of the level."""
        rung = _NAMES.get(self.rung, str(self.rung))
        return f"{rung}-{self.style}" if self.style else rung

    @classmethod
    def of(cls, text: str) -> Self:
        """Read the text of a level; raise ValueError if it isn't one."""
        rung, _, style = text.partition("-")
        number = NAMED_RUNGS.get(rung) or int(rung)
        if number not in RUNGS or str(cls(number, style)) != text:
            raise ValueError(f"{text!r} is not a level")
        return cls(number, style)
