"""What speaks for a move, in words: for every reason there can be, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from bot.computers.contract import Reason
from bot.computers.levels import adviser_of, computer
from bot.features.hints import screen as hints
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.panels import Viewpoint
from bot.tables import lobby, starting
from bot.tables.table import Table
from rules import GAMES, Match, dealt_on

GAMES_WITH_ADVICE = [game for game in GAMES if adviser_of(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_WITH_ADVICE)
def test_every_reason_has_its_words(game: str, language: str) -> None:
    """Each key that an adviser may give has a text, as far as the code names it whole."""
    sources = Path(f"bot/computers/{game}").glob("*.py")
    named = re.compile(r'\bReason\(\s*"([a-z-]+)"')
    keys = {key for source in sources for key in named.findall(source.read_text("utf-8"))}
    assert len(keys) > 10
    words = words_in(language)
    assert {key for key in keys if f"{game}-why-{key}" not in words} == set()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES_WITH_ADVICE)
def test_reasons_read_well(game: str, seed: int) -> None:
    """In whole games every reason becomes one line, with every fact of it filled in."""
    rules, rng, adviser = GAMES[game], Random(seed), adviser_of(game)
    assert adviser is not None
    options = {key: bounds.default for key, bounds in rules.options.items()}
    opened = Table(0, 1, 2, game, 100, options, "en", seating="joined")
    table = starting.start(lobby.join(lobby.join(opened, 100, "Ada"), 101, "Bo"), 100, rng)
    match = table.match
    assert match is not None
    told = 0
    while (decision := match.position.decision) is not None:
        view = match.position.seen_by(decision.seat)
        best = computer(game)(view, 0.0, rng)
        for move in {best, *rng.sample(decision.moves, min(3, len(decision.moves)))}:
            reasons = adviser.reasons(view, move)
            assert len(reasons) <= 3
            told += len(reasons)
            for language in LANGUAGES:
                read(Viewpoint(table.play, decision.seat, words_in(language)), reasons)
        match = dealt_on(Match((match.play(str(best)).position,)), rng)
    assert told > 20


def read(viewpoint: Viewpoint, reasons: tuple[Reason, ...]) -> None:
    """Check that each reason is one line without anything unresolved."""
    for reason, line in zip(reasons, hints.reason_lines(viewpoint, reasons), strict=True):
        assert line
        assert len(line) < 200
        assert not set(line) & set("{}$\n")
        assert "???" not in line
        for value in reason.args.values():
            assert not isinstance(value, float)
