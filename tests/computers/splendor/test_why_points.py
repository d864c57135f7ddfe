"""Reasons name the point of a good move, in positions kept as data."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.computers.contract import Reason
from bot.computers.splendor.topics import TOPICS
from bot.computers.splendor.why import compared, reasons
from bot.features.hints.screen import reason_line
from bot.i18n.lexicon import LANGUAGES, words_in
from render import LOOKS
from rules import GAMES, Record
from rules.splendor.moves import Move
from rules.splendor.position import Position
from tests.computers.splendor.facts import moves_of
from tests.computers.splendor.truth import check

NAMED_AT_LEAST: Final = 25
SAYING: Final[Mapping[str, str]] = {
    "get": "sooner keeps keeps-over gold-only",
    "deny": "denies denies-near denies-wanted known-nearer",
    "noble": "noble noble-near noble-alone sooner keeps then-noble",
    "noble-deny": "denies otherwise-noble",
    "gems": "last-gems gold-only",
    "race": "wins target sooner keeps then-target denies otherwise-target",
    "score": "prestige",
}
"""The keys of reasons by which each kind of point can be named."""


@cache
def points() -> list[tuple[dict[str, Any], tuple[Reason, ...]]]:
    """Return the positions, and the reasons for the best move of each.

    A position is a game up to there, the point of its best move, and the lines searched.
    `names` has the kinds of point that are accepted, with the card, noble or colour that matters.
    """
    lines = Path(__file__).with_name("points.jsonl").read_text("utf-8").splitlines()
    return [(point, explained(point)) for point in map(json.loads, lines)]


def asked(point: Mapping[str, Any]) -> tuple[Position, Move]:
    """Return what the seat to move sees, and its best move."""
    record = Record(
        GAMES["splendor"], point["seats"], {"target": 15}, point["setup"], tuple(point["moves"])
    )
    *_, match = record.replay()
    position = match.position
    assert isinstance(position, Position)
    view = position.seen_by(position.turn)
    return view, moves_of(view)[point["line"][0]]


def explained(point: Mapping[str, Any]) -> tuple[Reason, ...]:
    """Return the reasons for the best move of a position."""
    return reasons(*asked(point), tuple(point["line"]), tuple(point["instead"]))


def names(given: tuple[Reason, ...], accepted: str) -> bool:
    """Return whether one of the reasons names an accepted point."""
    kind, _, thing = accepted.partition(":")
    return any(
        reason.key in SAYING[kind].split() and (not thing or thing in reason.args.values())
        for reason in given
    )


def test_most_explanations_name_the_point() -> None:
    """At least 25 of 30 explanations say what a good player would say."""
    every = points()
    named = [any(names(given, point) for point in one["names"]) for one, given in every]
    missed = [one["point"] for (one, _), found in zip(every, named, strict=True) if not found]
    assert len(every) == 30
    assert sum(named) >= NAMED_AT_LEAST, missed


def test_all_that_can_be_said_of_searched_lines_is_true() -> None:
    """Each statement is checked by the rules; the lines are those that the search found."""
    told: set[str] = set()
    for point, _ in points():
        view, move = asked(point)
        lines = tuple(point["line"]), tuple(point["instead"])
        for topic in TOPICS:
            for _, reason in topic(compared(view, move, *lines)):
                check(view, view.turn, move, reason, lines)
                told.add(reason.key)
    assert "otherwise-noble" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_read_well(language: str) -> None:
    """Each reason is one short line with every fact of it filled in."""
    words, names = words_in(language), ("Ann", "Bo", "Cy", "Di")
    for _, given in points():
        for reason in given:
            line = reason_line(LOOKS["splendor"], reason, names, words)
            assert 0 < len(line) < 150
            assert not set(line) & set("{}$\n?")
