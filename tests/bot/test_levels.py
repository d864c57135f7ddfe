"""The levels of computers, as people choose them and read of them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.features.ratings import screen as leaderboard
from bot.features.ratings.leaderboard import LeaderboardPage
from bot.features.ratings.ledger import Ledger, PointsChange
from bot.features.ratings.levels import even_match, level_standings, measured_levels, rating_against
from bot.features.ratings.points import even_level
from bot.features.ratings.rating import level_points
from bot.features.ratings.screen import LeaderboardOf
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.screens.levels import level_name
from bot.screens.public import screen_of
from bot.store.values import Player
from bot.testing.people import Seen
from tests.bot.server import Server, alt, answered, components, private, text
from tests.bot.test_profile import finish
from tests.bot.test_rating import played

STYLES = ("collector", "sniper", "courtier", "climber")


def lists_of(message: Seen) -> list[dict[str, Any]]:
    """Return the lists of a message."""
    return [it for it in components(message) if it["type"] == 3]


async def test_my_level_follows_the_person(server: Server) -> None:
    """New people get an easy computer; later it is the level they are an even match for."""
    for seed in range(3):
        await finish(server, "ada", computer="strong", seed=seed)
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    await server.add_computer("bo", "mine")
    assert "**Nora** · computer, level 2" in text(await server.newest())
    ledger = server.facet.tables.store.of(Ledger)
    rating = rating_against("splendor", await ledger.standings([server.person("ada").id]))
    assert rating is not None
    await server.add_computer("ada", "mine")
    added = (await server.table()).players[-1]
    assert added.computer == even_match(rating, measured_levels("splendor")) != "2"
    told = private(await server.command("ada", "profile"))
    levels = await level_standings("splendor", ledger)
    assert f"even match: **{even_level(rating, levels, words_in('en'))}**" in told


async def test_a_computer_sits_down_in_a_style(server: Server) -> None:
    """The lobby's list leads to the styles, then to all levels: the style is chosen before it sits."""
    await server.command("ada", "splendor new")
    asked = answered(await server.add_computer("ada", "style"))
    (styles,) = lists_of(asked)
    assert [it["label"] for it in styles["options"]] == [*STYLES]
    ada = server.person("ada")
    chosen = answered(await ada.select(asked, ["sniper"], custom_id=styles["custom_id"]))
    styles, levels = lists_of(chosen)
    assert [it["value"] for it in styles["options"] if it.get("default")] == ["sniper"]
    assert len(levels["options"]) == 15  # My level, and fourteen
    await ada.select(chosen, ["7-sniper"], custom_id=levels["custom_id"])
    assert "**Viktor** · computer, level 7, sniper" in text(await server.newest())
    assert "Viktor (sniper)" in str(alt(await server.newest()))
    assert "not at this table" in private(await server.add_computer("bo", "style"))


async def test_my_level_is_one_that_can_play_here(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the machine lacks the others, it is the nearest of those that it has."""
    engine = server.facet.after_change.engine
    monkeypatch.setattr(engine, "levels", lambda _: ("1", "2", "easy"))
    for seed in range(3):
        await finish(server, "ada", computer="strong", seed=seed)
    await server.command("ada", "splendor new")
    await server.command("ada", "table computer", level="mine")
    assert (await server.table()).players[-1].computer == "easy"
    refused = await server.command("ada", "table computer", level="7", style="sniper")
    assert private(refused).startswith("“level 7” computers can’t play here")


async def test_every_level_and_style_can_be_named(server: Server) -> None:
    """The command offers all of them; a style has its own name, and a game without it or a level says so."""
    await server.command("ada", "splendor new")
    await server.command("ada", "table computer", level="7", style="sniper")
    await server.command("ada", "table computer", style="sniper")
    told = text(await server.newest())
    assert "**Viktor** · computer, level 7, sniper" in told
    assert "**Vera** · computer, level 5 (normal), sniper" in told
    assert [it.computer for it in (await server.table()).players[1:]] == [
        "7-sniper",
        "normal-sniper",
    ]
    await server.press("ada", "Close table")
    await server.command("ada", "seekers new")
    told = private(await server.command("ada", "table computer", level="14"))
    assert told.startswith("Computers play this game at levels 1 to 8.")
    assert "don’t have this style" in private(
        await server.command("ada", "table computer", style="sniper")
    )


async def test_the_finish_names_an_even_match(server: Server) -> None:
    """After a game with computers alone, beside the points."""
    await server.command("ada", "splendor new")
    await server.add_computer("ada", "easy")
    await server.press("ada", "Start")
    await server.let_turns_pass()
    await server.resign("ada")
    told = text(await server.newest())
    assert "Points against computers: **ada**" in told
    assert re.search(r"Computers that are an even match: about level \d+.* for \*\*ada\*\*", told)


def test_a_style_shows_its_face_at_the_finish() -> None:
    """Beside people's avatars; a computer without a style has no picture."""
    table = played(1, 100, computer="easy")
    styled = replace(
        table, players=(*table.players[:-1], Player("Tenzin", computer="easy-climber"))
    )
    pictures = []
    for shown in (table, styled):
        picture = screen_of(shown).picture
        assert picture is not None
        pictures.append(picture.file)
    assert pictures[0] != pictures[1]


def test_levels_have_words_in_every_language() -> None:
    """A stored level that no longer exists, or a style of another game, is told without it."""
    levels = measured_levels("splendor")
    for language in LANGUAGES:
        words = words_in(language)
        names = [level_name("splendor", level, words) for level in levels]
        assert len(set(names)) == len(names) == 14
        change = PointsChange(1, "computers", 500, levels["4"].mu, 1.5, None, 10)
        assert even_level(change, levels, words) == words("level-numbered", number=4)
    words = words_in("en")
    assert level_name("splendor", "sensible", words) == "level 5 (normal)"
    assert level_name("seekers", "normal-odd", words) == "level 4 (normal)"
    assert even_level(change, levels, words) == "level 4"
    assert even_level(replace(change, games=2), levels, words) == "about level 4"
    top = replace(change, mu=60.0)
    assert even_level(top, levels, words) == "level 14 (strong)"


def test_a_leaderboard_shows_how_levels_stand_now() -> None:
    """Their points are those that games with people have led to."""
    levels = dict(measured_levels("splendor"))
    levels["easy"] = replace(levels["easy"], mu=levels["easy"].mu + 1, games=9)
    asked = LeaderboardOf("splendor", "all", "everywhere", "computers")
    told = leaderboard.screen(
        asked, LeaderboardPage([], 0, None), words_in("en"), levels, here=True
    )
    assert f"level 3 (easy): {level_points(levels['easy']):,} · level 4: " in told.text


async def test_a_computer_says_its_level_wherever_it_is_named(server: Server) -> None:
    """The list that adds it, what answers that, the lobby and the board tell one level out of all."""
    await server.command("ada", "splendor new", seats="joined")
    lobby = await server.newest()
    offered = next(part for part in components(lobby) if part["type"] == 3)["options"]
    assert [option["label"] for option in offered][5:7] == [
        "Computer, level 5 (normal)",
        "Computer, level 6",
    ]
    told = private(await server.command("ada", "table computer", level="7"))
    assert told == "**Nora** joined: a computer, level 7."
    assert "**Nora** · computer, level 7" in text(await server.newest())
    await server.press("ada", "Start")
    assert "2 Nora (computer, level 7/14)" in str(alt(await server.newest()))
