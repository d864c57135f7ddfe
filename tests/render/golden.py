"""The golden pictures: `python -m tests.render.golden` draws them anew.

They are kept at a twelfth of their size, which still shows where a digit has changed, and hardly
shows that another build of FreeType draws letters a little differently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO
from math import sin
from pathlib import Path
from typing import Any

from PIL import Image

from bot.testing.checks import hand_of
from render import LOOKS, Scene, crosstable, daily, invitation, profile, review, winners
from render.cover import Cover, Guest
from render.crosstable import Crosstable, Row
from render.review import Course
from render.winners import Winner
from rules import GAMES
from rules.bluff.moves import Bid
from rules.bluff.position import Position as Dice
from rules.bluff.position import Showdown
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.position import Position
from tests.render.scenes import NAMES, played
from tests.render.seekers import tables
from tests.render.test_daily import WON
from tests.render.test_profile import KNOWN
from tests.render.test_seasons import HEADING, TERMS

FOLDER = Path(__file__).parent / "golden"
LOOK = LOOKS["splendor"]
SCALE = 12


def table(seats: int) -> Position:
    """Return a table put together by hand, which no change of a computer player moves."""
    hands = (("3b1", "2w2"), ("1k3",), (), ("2r4", "3g2", "1b8"))
    mine = tuple(
        Holdings(
            tokens=(seat, 2, 0, 1, 3 - seat, 1),
            bonuses=(seat, 1, 3, 0, 2),
            prestige=(12, 7, 3, 15)[seat],
            cards=tuple(CARDS.values())[seat * 7 : seat * 7 + 6 + seat],
            hand=tuple(
                Reserved(CARDS[name], secret=index == 1) for index, name in enumerate(hands[seat])
            ),
            nobles=(NOBLES["n10"],) if seat == 0 else (),
        )
        for seat in range(seats)
    )
    names = (
        ("1w3", "1b1", "1g8", "1r5"),
        ("2k1", "2g5", "2w6", "2b4"),
        ("3r3", "3k2", "3w1", "3b4"),
    )
    rows = tuple(tuple(CARDS[name] for name in row) for row in names)
    start = played(seats, 1)[0]
    return start.but(
        supply=(2, 0, 4, 1, 3, 2),
        rows=((*rows[0][:3], None), *rows[1:]),
        decks=(0, 17, 12),
        nobles=tuple(NOBLES[f"n{number}"] for number in range(1, seats + 1)),
        seats=mine,
        turn=seats - 1,
    )


def reduced(picture: bytes) -> Image.Image:
    """Return a picture as it is kept: of every square of pixels the mean."""
    return Image.open(BytesIO(picture)).convert("RGB").reduce(SCALE)


def board(seats: int, /, **changes: object) -> bytes:
    """Return the picture of the table put together by hand, changed so."""
    view = table(seats).but(**changes)
    before = view.but(supply=(2, 1, 4, 1, 3, 2), rows=(view.rows[0], view.rows[2], view.rows[1]))
    return LOOK.picture(
        Scene(view.seen_by(None), NAMES[:seats], before.seen_by(None), round=9 * seats)
    )


def _hand() -> bytes:
    return hand_of(LOOK).picture(Scene(table(4).seen_by(3), NAMES, reader=3))


def _seekers(sheet: int, number: int, **changes: object) -> bytes:
    view = tables.table(sheet, number, **changes)
    before = tables.table(sheet, max(1, number - 1), dungeon="g" + view.dungeon)
    return LOOKS["seekers"].picture(tables.scene(view, before=before.seen_by(None)))


def course(seats: int, turns: int) -> Course:
    """Return how a game went that nobody played: chances that rise and fall, and turning points."""
    chances = []
    for turn in range(turns):
        weights = [1.2 + sin(turn * 0.11 * (seat + 1) + 2 * seat) for seat in range(seats)]
        chances.append(tuple(weight / sum(weights) for weight in weights))
    won = tuple(float(seat == seats - 1) for seat in range(seats))
    points = tuple((turns * part // 10, part % seats) for part in (3, 6, 10) if turns >= 10)
    accuracy = (87.4, 64.0, None, 100.0, 55.0, 71.2)[:seats]
    return Course((*NAMES, *NAMES)[:seats], (*chances, won), accuracy, points)


def _cover(game: str) -> bytes:
    draw, free = LOOKS[game].cover, GAMES[game].seats[-1] - 2
    assert draw is not None
    options = tuple((key, option.default) for key, option in GAMES[game].options.items())
    guests = (Guest(NAMES[2], "host"), Guest(NAMES[1], waited=True), *[None] * free)
    return draw(Cover(game, guests, options, pace="12h", rated=False))


def _resigned() -> bytes:
    start = played(2, 1)[0]
    return LOOK.picture(Scene(start, NAMES[:2], resigned=frozenset({1})))


def cups(seats: int, **changes: object) -> Dice:
    """Return a table of Bluff put together by hand, after a bid of each seat but the last."""
    dice = ("12236", "2345", "11266", "3", "", "4456")[-seats:]
    left = tuple(map(len, dice))
    bids = ((0, Bid(2, 3)), (1, Bid(3, 2)), (2, Bid(3, 6)), (3, Bid(10, 4)))[: seats - 1]
    last = Showdown(Bid(3, 5), 1, 0, tuple(it and f"5{it}"[:5] for it in dice), 4, 0)
    made = Dice(5, left, dice, wild=seats > 2, turn=seats - 1, bids=bids, last=last)
    return made.but(**changes)


def _bluff(view: Dice, reader: int | None = None, **more: Any) -> bytes:
    look, names = LOOKS["bluff"], (*NAMES, "Maximiliane", "Robin")[: len(view.left)]
    before = view.but(bids=view.bids[:-1]).seen_by(reader)
    scene = Scene(view.seen_by(reader), names, before, reader, **more)
    return look.picture(scene) if reader is None else hand_of(look).picture(scene)


SEEKERS = replace(HEADING, line="12 Seekers", decor=LOOKS["seekers"].decor)
ROWS = tuple(Row(place, NAMES[place], ("won", "lost", "playing", "self"), "2½") for place in (1, 2))
PODIUM = tuple(Winner(place, NAMES[place - 1], "3 points") for place in (1, 2, 3))
GOLDEN: Mapping[str, Callable[[], bytes]] = {
    "two": lambda: board(2),
    "three": lambda: board(3),
    "four-final": lambda: board(4, turn=0),
    "four-over": lambda: board(4, about="over"),
    "two-resigned": _resigned,
    "cover-splendor": lambda: _cover("splendor"),
    "cover-seekers": lambda: _cover("seekers"),
    "cover-bluff": lambda: _cover("bluff"),
    "bluff-two": lambda: _bluff(cups(2)),
    "bluff-four": lambda: _bluff(cups(4, bids=())),
    "bluff-six": lambda: _bluff(cups(6), computers={2: "easy"}, language="ja"),
    "bluff-six-over": lambda: _bluff(
        cups(6, left=(0, 0, 2, 0, 0, 0), out=(4, 3, 1, 5, 0), bids=()), resigned=frozenset({5})
    ),
    "bluff-hand": lambda: _bluff(cups(6), 2),
    "hand": _hand,
    "seekers-count-early": lambda: _seekers(1, 1),
    "seekers-row": lambda: _seekers(8, 4, group="rg$"),
    "seekers-piles-late": lambda: _seekers(20, 6, valid="p", dungeon=tables.LINE[:13]),
    "seekers-cards-over": lambda: _seekers(14, 6, stage="over", todo=(), dungeon="ry*b", field=()),
    "review-two": lambda: review.draw(course(2, 12)),
    "review-four": lambda: review.draw(course(4, 97)),
    "daily": lambda: daily.draw(WON, LOOK.decor),
    "profile": lambda: profile.draw(KNOWN, LOOK.decor),
    "invitation": lambda: invitation.draw(HEADING, TERMS, ((NAMES[0], None),)),
    "crosstable": lambda: crosstable.draw(
        SEEKERS, [Crosstable("Division 1", ROWS, opponents=True)]
    ),
    "podium": lambda: winners.draw(SEEKERS, PODIUM, (("Division 2", NAMES[3]),)),
    "seekers-hand": lambda: hand_of(LOOKS["seekers"]).picture(tables.scene(tables.table(16, 4), 0)),
}


def main() -> None:
    """Draw every golden picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in GOLDEN.items():
        reduced(draw()).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
