"""The picture of a deal of the day: how it went, and nothing of the cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.testing.checks import LARGEST, STRANGE, opened
from render import LOOKS
from render.daily import DAILY_HEIGHT, DAILY_WIDTH, DailyResult, Deed, draw
from render.sheet import PLAIN

DECOR = LOOKS["splendor"].decor
WON = DailyResult(
    "Deal of the day",
    "Splendor · 25 November 2026",
    "Ada",
    won=True,
    result="won by 4 points in 17 turns",
    scores=(15, 11),
    streak=12,
    row="12 days in a row",
    deeds=(Deed("take", 0), Deed("buy", 0), Deed("reserve", 0), Deed("buy", 3)),
)
SIZE = (DAILY_WIDTH, DAILY_HEIGHT)


def test_everything_shows() -> None:
    """Each fact makes another picture of one size; the same ones make the same."""
    others = (
        replace(WON, title="Deal"),
        replace(WON, line="12 Seekers"),
        replace(WON, name="Bo"),
        replace(WON, won=False),
        replace(WON, result="won by 5 points in 17 turns"),
        replace(WON, scores=(15, 10)),
        replace(WON, streak=0),
        replace(WON, row="1 day in a row"),
        replace(WON, deeds=WON.deeds[1:]),
        replace(WON, deeds=(*WON.deeds[1:], Deed("take", 0))),
        replace(WON, deeds=(*WON.deeds[:3], Deed("buy", 4))),
    )
    drawn = [draw(result, DECOR) for result in (WON, *others)]
    assert len(set(drawn)) == len(drawn)
    assert {opened(file).size for file in drawn} == {SIZE}
    assert draw(WON, DECOR) == draw(WON, DECOR)


@pytest.mark.parametrize("name", [*STRANGE, "W" * 80])
def test_any_name_can_be_drawn(name: str) -> None:
    """Long and strange names leave the scores and the turns where they are."""
    usual, drawn = (opened(draw(replace(WON, name=it), DECOR)) for it in ("", name))
    for box in ((640, 180, 850, 320), (20, 350, 860, 540)):
        assert drawn.crop(box).tobytes() == usual.crop(box).tobytes()


@pytest.mark.parametrize("game", LOOKS)
@pytest.mark.parametrize("turns", [0, 1, 6, 40, 99, 2000])
def test_a_game_of_any_length_has_its_tiles(game: str, turns: int) -> None:
    """Whatever the game, and however long, its share is one small file."""
    verbs = [*LOOKS[game].decor.deeds, "unknown"]
    deeds = tuple(Deed(verbs[it % len(verbs)], it % 7 - 2) for it in range(turns))
    for decor in (LOOKS[game].decor, PLAIN):
        drawn = draw(replace(WON, deeds=deeds), decor)
        assert opened(drawn).size == SIZE
        assert len(drawn) < LARGEST
