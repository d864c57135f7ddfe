"""A secret colour card leaves no trace in anything shown to others."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.testing.checks import hand_of, opened
from render import LOOKS, Event, Scene, Words
from rules.seekers.position import Position
from tests.render.scenes import told
from tests.render.seekers.tables import NAMES, game, scene

LOOK = LOOKS["seekers"]
HAND = hand_of(LOOK)
WORDS = Words("en")


def with_other_cards(position: Position) -> Position:
    """Return a position in which the second seat holds other colour cards."""
    one, other = position.seats
    left = [colour for colour in "rygbp" if colour not in one.cards + other.cards]
    cards = "".join(sorted(left[0] + other.cards[1:], key="rygbp".index))
    return position.but(seats=(one, other.but(cards=cards)))


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
@pytest.mark.parametrize("declare", ["auto", "hand"])
def test_a_hidden_card_shows_nowhere(sheet: int, declare: str) -> None:
    """Another card in a hidden place changes no picture, no alternative text and no words."""
    positions, moves = game(sheet, "advanced", declare)
    for (position, following), move in zip(list(pairwise(positions))[::3], moves[::3], strict=True):
        if "over" in (position.stage, following.stage):
            continue
        for reader in (None, 0):
            seen = []
            for table, after in (
                (position, following),
                (with_other_cards(position), with_other_cards(following)),
            ):
                shown = scene(table, reader)
                event = Event(
                    shown.view,
                    position.move_seen_by(move, reader),
                    after.seen_by(reader),
                    position.mover,
                )
                seen.append(
                    (
                        opened(LOOK.picture(shown)),
                        LOOK.alt(shown, WORDS),
                        LOOK.ask(shown.view, NAMES, reader, WORDS),
                        LOOK.standings(shown, WORDS),
                        told(LOOK, event, NAMES, reader, WORDS),
                        [LOOK.label(each, shown.view, WORDS) for each in _moves(shown.view)],
                        opened(HAND.picture(shown)) if reader == 0 else None,
                        HAND.alt(shown, WORDS) if reader == 0 else "",
                    )
                )
            assert seen[0] == seen[1]


def _moves(view: Position) -> tuple[object, ...]:
    return view.decision.moves if view.decision else ()


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
def test_an_owner_sees_the_own_cards(sheet: int) -> None:
    """The owner's own picture and texts do tell the cards."""
    position = game(sheet, "basic")[0][6]
    one, two = (scene(table, 1) for table in (position, with_other_cards(position)))
    assert HAND.picture(one) != HAND.picture(two)
    assert HAND.alt(one, WORDS) != HAND.alt(two, WORDS)


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
def test_cards_are_revealed_at_the_end(sheet: int) -> None:
    """Once the game is over, everybody sees all colour cards."""
    last = game(sheet, "basic")[0][-1]
    shown = Scene(last.seen_by(None), NAMES)
    assert "colour card" in "".join(LOOK.standings(shown, WORDS))
    assert "secret" not in LOOK.alt(shown, WORDS)
