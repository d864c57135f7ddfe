"""Covers: who sits at an open table and what is played there, the same every time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.testing.checks import opened
from render import LOOKS
from render.cover import PORTRAIT, SIZE, Cover, Guest
from rules import GAMES, MOST_SEATS, OneOf

LARGEST = 40_000
COVERED = [game for game, look in LOOKS.items() if look.cover]
STYLES = ("collector", "sniper", "courtier", "climber")
LONG = "Wolfeschlegelsteinhausenbergerdorff"


def cover_of(game: str, *guests: Guest, **changes: object) -> Cover:
    """Return the cover of a table with these guests; all other seats are free."""
    free = GAMES[game].seats[-1] - len(guests)
    options = tuple((key, option.default) for key, option in GAMES[game].options.items())
    return replace(Cover(game, (*guests, *[None] * free), options), **changes)  # type: ignore[arg-type]


def drawn(game: str, cover: Cover) -> bytes:
    """Draw a cover."""
    draw = LOOKS[game].cover
    assert draw is not None
    return draw(cover)


@pytest.mark.parametrize("game", COVERED)
def test_whatever_differs_shows(game: str) -> None:
    """Each guest, free seat and setting makes another picture, drawn once, of at most 40 kB."""
    host = Guest(LONG, "host")
    covers = [
        cover_of(game, host),
        cover_of(game, host, Guest("小林さくら")),
        cover_of(game, host, Guest("小林さくら", waited=True)),
        cover_of(game, host, Guest("小林さくら", "computer")),
        cover_of(game, host, pace="12h"),
        cover_of(game, host, rated=False),
        cover_of(game, host, hints=False),
        cover_of(game, host, title="宝石の煌き"),
        cover_of(game, Guest(LONG)),
        cover_of(game, Guest(LONG, "host", picture=b"\x80\x40\xc0\xff" * PORTRAIT * PORTRAIT)),
        cover_of(game, host, captions=(("pace", "per turn"),)),
    ]
    pictures = [drawn(game, cover) for cover in covers]
    assert all(
        drawn(game, cover) is picture for cover, picture in zip(covers, pictures, strict=True)
    )
    assert len(set(pictures)) == len(covers)
    assert all(opened(picture).size == SIZE and len(picture) <= LARGEST for picture in pictures)


def test_each_style_has_a_face() -> None:
    """A computer that plays in a style is shown by its own face, at a full table too."""
    for seats in (1, MOST_SEATS):
        pictures = {
            style: drawn(
                "splendor", cover_of("splendor", *[Guest("Q", "computer", style=style)] * seats)
            )
            for style in ("", *STYLES)
        }
        assert len(set(pictures.values())) == 5
        assert all(len(picture) <= LARGEST for picture in pictures.values())


@pytest.mark.parametrize("game", COVERED)
def test_every_option_of_the_rules_has_a_sign(game: str) -> None:
    """Every sheet, order, kind of seekers and goal can be drawn, and stays within its row."""
    for key, option in GAMES[game].options.items():
        every = (
            option.words if isinstance(option, OneOf) else range(option.lowest, option.highest + 1)
        )
        for value in every:
            options = tuple({**cover_of(game).chosen, key: value}.items())
            assert len(drawn(game, cover_of(game, options=options))) <= LARGEST


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=60))
def test_no_text_breaks_a_cover(name: str) -> None:
    """Any text at all may be a name."""
    assert opened(drawn("splendor", cover_of("splendor", Guest(name, "host")))).size == SIZE


def test_a_long_caption_takes_two_lines() -> None:
    """What a rule sheet is called stands there whole, also beside captions as long as they get."""
    others = ("one starts", "basic", "no time limit", "rated", "no hints")
    captions = tuple(zip(("order", "mode", "pace", "rated", "hints"), others, strict=True))
    names = ("Two colours pay, the third costs", "Two colours pay, the third gains")
    covers = [
        drawn("seekers", cover_of("seekers", captions=(("sheet", name), *captions)))
        for name in names
    ]
    assert covers[0] != covers[1]
