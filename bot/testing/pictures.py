"""`python -m bot.testing.pictures GAME FOLDER`: pictures of a game to look at, at full size and as on a phone."""

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from PIL import Image

import bot.games  # noqa: F401 - before everything that lists the games
from bot.testing.test_look import NAMES, played
from render import LOOKS, Scene
from rules import GAMES

PHONE = 400
"""How wide a phone shows a board, in pixels."""


def main(game: str, folder: Path) -> None:
    """Draw the board in the middle and at the end with the fewest and the most seats, and a hand."""
    folder.mkdir(parents=True, exist_ok=True)
    look, seats = LOOKS[game], GAMES[game].seats
    for count in (seats[0], seats[-1]):
        positions, names = played(game, count).positions, NAMES[:count]
        middle, last = positions[len(positions) // 2], positions[-1].seen_by(None)
        _save(folder / f"{count}-middle", look.picture(Scene(middle.seen_by(None), names)))
        ended = Scene(last, names, finished=datetime.now(UTC).date(), number=123456)
        _save(folder / f"{count}-end", look.picture(ended))
        if look.hand:
            _save(
                folder / f"{count}-hand",
                look.hand.picture(Scene(middle.seen_by(0), names, reader=0)),
            )


def _save(path: Path, picture: bytes) -> None:
    path.with_suffix(".png").write_bytes(picture)
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.thumbnail((PHONE, PHONE), Image.Resampling.LANCZOS)
    image.save(f"{path}-phone.png")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
