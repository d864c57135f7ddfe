"""The levels of computers: the rungs of a game's ladder, each in any style that the game has."""

from dataclasses import dataclass
from typing import Final

MINE: Final = "mine"
"""In the place of a level's text: the level that is an even match for the person who chooses it."""


@dataclass(frozen=True, slots=True)
class Level:
    """A rung's name, and a style: "" for none. Its text, such as `easy` or `7-sniper`, is stored."""

    name: str
    style: str = ""

    def __str__(self) -> str:
        """Return the text of the level."""
        return f"{self.name}-{self.style}" if self.style else self.name
