"""`python -m tests.pictures`: draw the boards in docs/pictures/ again, from games of computers."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.display import screen_of
from bot.tables import changes
from bot.tables.table import Table
from rules import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Robin", "さくら", "小美", "Maximiliane")
BOARDS = {"two": (2, 27, 3), "three": (3, 52, 7), "four": (4, 61, 5), "finished": (3, 999, 4)}
"""For each picture how many play, after how many answers it is drawn, and what it is dealt from."""


def table(people: int, answers: int, seed: int) -> Table:
    """Return a game of Splendor played sensibly so far, with a card reserved unseen now and then."""
    rng = Random(seed)
    game = GAMES["splendor"]
    table = Table(1, 1, 1, game.key, 100, {"target": 15}, "en", seating="joined")
    for person in range(people):
        table = changes.join(table, 100 + person, NAMES[person])
    table = changes.start(table, 100, rng)
    for answer in range(answers):
        if table.asked is None:
            break
        view = table.position.seen_by(table.asked)
        move = str(game.computers["sensible"](view))
        offered = [str(move) for move in view.decision.moves] if view.decision else []
        if answer % 9 == 4 and "reserve:deck2" in offered:
            move = "reserve:deck2"
        table = changes.play(table, 100 + table.asked, None, move, rng)
    return table


def main() -> None:
    """Draw every board."""
    FOLDER.mkdir(exist_ok=True)
    for name, played in BOARDS.items():
        picture = screen_of(table(*played)).picture
        if picture is not None:
            (FOLDER / f"{name}.png").write_bytes(picture.png)


if __name__ == "__main__":
    main()
