"""The picture of a deal of the day: how it went, and nothing of the cards."""

from __future__ import annotations

from dataclasses import replace

from render.daily import DAILY_HEIGHT, DAILY_WIDTH, DailyResult, draw
from tests.render.checks import STRANGE, opened

WON = DailyResult(
    "Splendor",
    "2026-11-25",
    "Ada",
    won=True,
    margin=4,
    turns=17,
    streak=12,
    history=tuple((turn // 2, turn // 3) for turn in range(30)),
)


def test_everything_shows() -> None:
    """Each fact makes another picture of one size; the same ones make the same."""
    others = (
        replace(WON, title="12 Seekers"),
        replace(WON, day="2026-11-26"),
        replace(WON, name="Bo"),
        replace(WON, won=False),
        replace(WON, margin=-4),
        replace(WON, turns=18),
        replace(WON, streak=1),
        replace(WON, history=((0, 0),)),
    )
    drawn = [draw(result) for result in (WON, *others)]
    assert len(set(drawn)) == len(drawn)
    assert {opened(file).size for file in drawn} == {(DAILY_WIDTH, DAILY_HEIGHT)}
    assert draw(WON) == draw(WON)


def test_any_name_can_be_drawn() -> None:
    """Long and strange names fit beside the day."""
    for name in (*STRANGE, "W" * 80):
        assert opened(draw(replace(WON, name=name))).size == (DAILY_WIDTH, DAILY_HEIGHT)
