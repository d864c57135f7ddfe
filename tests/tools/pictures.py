"""`python -m tests.tools.pictures`: draw the boards in docs/pictures/ again, from games of computers."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.i18n.lexicon import words_in
from bot.panels import Viewpoint
from bot.screens.public import screen_of
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from render import LOOKS
from rules import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
ENDED = datetime(2026, 3, 14, 20, tzinfo=UTC)
NUMBER = 418_274
NAMES = ("Robin", "さくら", "小美", "Maximiliane", "Noor", "たろう")


class Board(NamedTuple):
    """A picture: which game, how many play, after how many answers, and what it is dealt from."""

    game: str
    people: int
    answers: int
    seed: int
    options: dict[str, int | str]


BOARDS = {
    "two": Board("splendor", 2, 27, 3, {"target": 15}),
    "three": Board("splendor", 3, 52, 7, {"target": 15}),
    "four": Board("splendor", 4, 61, 5, {"target": 15}),
    "finished": Board("splendor", 3, 999, 4, {"target": 15}),
    "seekers-count": Board("seekers", 2, 8, 1, {"sheet": 1, "mode": "advanced", "order": 2}),
    "seekers-row": Board("seekers", 2, 13, 2, {"sheet": 8, "mode": "advanced", "order": 3}),
    "seekers-piles": Board("seekers", 2, 13, 3, {"sheet": 19, "mode": "chaos", "order": 1}),
    "seekers-finished": Board("seekers", 2, 999, 4, {"sheet": 16, "mode": "chaos", "order": 4}),
    "bluff-two": Board("bluff", 2, 5, 3, {}),
    "bluff-four": Board("bluff", 4, 29, 5, {"ones": "wild"}),
    "bluff-six": Board("bluff", 6, 40, 2, {"ones": "wild"}),
    "bluff-finished": Board("bluff", 6, 999, 3, {"dice": 3}),
}


COVERS = {
    "cover-splendor": Board("splendor", 2, 0, 1, {"target": 15}),
    "cover-seekers": Board("seekers", 1, 0, 1, {"sheet": 7, "mode": "advanced", "order": 2}),
    "cover-bluff": Board("bluff", 4, 0, 1, {"ones": "wild"}),
}
HANDS = {"hand": "two", "seekers-hand": "seekers-row", "bluff-hand": "bluff-six"}
"""What the player who is asked sees alone, by the board it belongs to."""


def gathered(board: Board) -> Table:
    """Return the lobby of a game."""
    game = GAMES[board.game]
    defaults = {key: option.default for key, option in game.options.items()}
    options = {**defaults, **board.options}
    table = Table(NUMBER, 1, 1, game.key, 100, options, "en", seating="joined")
    for person in range(board.people):
        table = lobby.join(table, 100 + person, NAMES[person])
    return table


def table(board: Board) -> Table:
    """Return a game played sensibly so far, with a card reserved unseen now and then."""
    rng, game = Random(board.seed), GAMES[board.game]
    table = starting.start(gathered(board), 100, rng)
    for answer in range(board.answers):
        if table.asked is None:
            break
        view = table.position.seen_by(table.asked)
        move = str(game.computers["sensible"](view))
        offered = [str(move) for move in view.decision.moves] if view.decision else []
        if answer % 9 == 4 and "reserve:deck2" in offered:
            move = "reserve:deck2"
        table = changes.play(table, 100 + table.asked, None, move, rng)
    return table if table.open else replace(table, ended=ENDED)


def main() -> None:
    """Draw every board, what a player alone sees of two of them, and the guides."""
    FOLDER.mkdir(exist_ok=True)
    shown = {name: table(board) for name, board in BOARDS.items()}
    shown |= {name: gathered(board) for name, board in COVERS.items()}
    for name, at in shown.items():
        picture = screen_of(at).picture
        if picture is not None:
            (FOLDER / f"{name}.png").write_bytes(picture.file)
    for name, of in HANDS.items():
        at = table(BOARDS[of])
        hand = Viewpoint(at.play, at.asked, words_in("en")).hand()
        (FOLDER / f"{name}.png").write_bytes(hand.file)
    for game, look in LOOKS.items():
        if look.guide is not None:
            for part in range(len(look.guide.parts)):
                number = f"-{part + 1}" if part else ""
                (FOLDER / f"guide-{game}{number}.png").write_bytes(look.guide.picture(part))


if __name__ == "__main__":
    main()
