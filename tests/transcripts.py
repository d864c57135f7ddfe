"""`python -m tests.transcripts`: play whole games by commands and text, and write down what was read."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.playground.process.by_text import play_by_text
from tests.playground.process.staging import staged

FOLDER = Path(__file__).parents[1] / "docs" / "by-text"
GAMES = {"splendor": {"target": "10"}, "seekers": {"sheet": "8", "mode": "advanced"}}
ABOUT = """# A whole game of {name}, by commands and text alone

Nobody opens a picture or presses a button here: what stands below is all that was typed and read.
Written by `python -m tests.transcripts`.
"""
NAMES = {"splendor": "Splendor", "seekers": "12 Seekers"}


async def write(game: str, options: dict[str, str], folder: Path) -> None:
    """Play a game and write it down."""
    async with staged(folder) as house:
        reading = await play_by_text(house, game, seats="joined", **options)
    text = "\n".join([ABOUT.format(name=NAMES[game]), *reading.lines])
    (FOLDER / f"{game}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, options in GAMES.items():
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(write(game, options, Path(folder)))
