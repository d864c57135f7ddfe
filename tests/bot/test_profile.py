"""Profiles and leaderboards: what they tell, to whom, and what they keep from others."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.features.profile.profile import career, games_of
from bot.features.ratings import screen as leaderboard
from bot.features.ratings.leaderboard import Leader, LeaderboardPage
from bot.features.ratings.ledger import Ledger
from bot.features.ratings.levels import measured_levels
from bot.features.ratings.points import change
from bot.features.ratings.rating import START_POINTS, TITLES, RatingJob, title_of
from bot.features.ratings.screen import LeaderboardOf
from bot.i18n.lexicon import words_in
from bot.store.values import ServerSettings
from bot.tables.results import results_of
from tests.bot.server import Server, alt, answered, components, labels, private, text
from tests.bot.test_rating import played
from tests.bot.test_replay import said

IDS = count(1)


async def finish(server: Server, *names: str, seed: int = 1, computer: str | None = None) -> None:
    """Save a game of these people that was played out, as if they had played it in this channel."""
    store, people = server.facet.tables.store, [server.person(name).id for name in names]
    table = played(seed, *people, computer=computer)
    seats = [*names, "Nora"] if computer else names
    players = [replace(it, name=name) for it, name in zip(table.players, seats, strict=True)]
    over = replace(
        table,
        id=next(IDS),
        guild_id=server.id,
        channel_id=server.channel.id,
        players=tuple(players),
        revision=1,
        ended=store.now(),
    )
    before = replace(over, stage="playing", revision=0, log=())
    await store.create(before)
    await store.save(before, over, results_of(over))
    await RatingJob(store).settle()


async def test_a_profile_tells_what_somebody_has_played(server: Server) -> None:
    """Points, games by place, records: in words and in a picture, for whoever asks, alone."""
    for seed in range(3):
        await finish(server, "ada", "bo", seed=seed)
    shown = answered(await server.command("bo", "profile", person=server.person("ada")))
    told = text(shown)
    assert "**ada** · Splendor" in told
    assert "points here" in told
    assert "3 games" in told
    assert "Highest score" in told
    assert shown.ephemeral
    assert "Hide my profile" not in labels(shown)
    assert any(part["type"] == 12 for part in components(shown))


async def test_a_first_game_is_told_from_where_everybody_starts(server: Server) -> None:
    """Chart, description and words say how that game changed the points that one begins with."""
    await finish(server, "ada", "bo")
    for name in ("ada", "bo"):
        (standing,) = [
            it
            for it in await server.facet.tables.store.of(Ledger).standings([server.person(name).id])
            if it.guild_id == server.id
        ]
        shown = answered(await server.command(name, "profile"))
        most = max(START_POINTS, standing.points)
        told = f"Points from {START_POINTS} to {standing.points} over one game, at most {most}."
        assert told in str(alt(shown))
        change = f"{standing.points - START_POINTS:+}".replace("-", "−")
        assert f"last rated game: {change}" in text(shown)


async def test_the_text_of_a_profiles_picture_has_all_that_it_shows(server: Server) -> None:
    """Points and place, the course of the points, last games, places, records: as in the message."""
    await finish(server, "ada", "bo")
    shown = answered(await server.command("ada", "profile"))
    told, described = text(shown).replace("**", ""), str(alt(shown))
    facts = ("points here", "(place ", "One game, ", "Highest score ", "no win yet")
    for fact in (it for it in facts if it in told):
        assert fact in described
    assert "Points from 500 to " in described
    assert "Places in the last games" in described


async def test_somebody_without_a_game_has_no_profile_yet(server: Server) -> None:
    """They are told how to begin, and see the stones of a game; of another a sentence says it."""
    own = answered(await server.command("ada", "profile"))
    assert "/splendor new" in text(own)
    gallery = next(part for part in components(own) if part["type"] == 12)
    assert "the game’s stones" in gallery["items"][0]["description"]
    other = await server.command("ada", "profile", person=server.person("bo"))
    assert private(other) == "**bo** hasn’t yet finished a game that counts here."


async def test_a_resignation_before_any_move_counts_for_nobody(game: Server) -> None:
    """It changes no points, and is in neither profile: no defeat, and no win."""
    await game.resign("ada")
    assert "Unrated: **ada** and **bo** played fewer than 3 turns." in text(await game.newest())
    for name in ("ada", "bo"):
        assert "/splendor new" in private(await game.command(name, "profile"))
    ids = [game.person(name).id for name in ("ada", "bo")]
    assert await game.facet.tables.store.of(Ledger).standings(ids) == []


async def test_a_person_may_hide_their_profile(server: Server) -> None:
    """Others are told so, and find them on no leaderboard; they may show it again."""
    await finish(server, "ada", "bo")
    own = answered(await server.command("ada", "profile"))
    hidden = answered(await server.press("ada", "Hide my profile", own))
    assert "Only you see this" in text(hidden)
    refused = private(await server.command("bo", "profile", person=server.person("ada")))
    assert refused == "ada’s profile is hidden."
    ada = "**ada**"
    assert ada not in private(await server.command("bo", "leaderboard"))
    assert ada in private(await server.command("ada", "leaderboard"))
    await server.restart()
    again = answered(await server.command("ada", "profile"))
    shown = await server.press("ada", "Show my profile to others", again)
    assert "Only you see this" not in text(answered(shown))
    assert ada in private(await server.command("bo", "leaderboard"))


async def test_points_are_explained(server: Server) -> None:
    """The finish says how they changed and what a question mark means; the profile, how they work."""
    await finish(server, "ada", "bo", "cy")
    await server.start_game("bo")
    await server.let_turns_pass()
    await server.resign("bo")
    told = text(await server.newest())
    ada, bo = [
        next(it for it in found if (it.pool, it.guild_id) == ("people", server.id))
        for name in ("ada", "bo")
        if (found := await server.facet.tables.store.of(Ledger).standings([server.person(name).id]))
    ]
    assert f"now {ada.points:,}? (" in told
    assert f"now {bo.points:,}? (" in told
    assert "A question mark means fewer than 10 rated games" in told
    profile = private(await server.command("ada", "profile"))
    assert "Everybody starts at 500 points" in profile
    assert "Title: **Newcomer** · last rated game: +" in profile
    await server.command("ada", "profile")
    await server.press("ada", "Hide my profile")
    await server.command("bo", "table show")
    assert "**bo**" in text(await server.newest()).partition("Points:")[2]
    assert "**ada**" not in text(await server.newest()).partition("Points:")[2]


def test_titles_rise_with_points() -> None:
    """Each begins at its bound; the lowest has none, and new players have it."""
    assert [title_of(bound) for bound in TITLES.values()] == list(TITLES)
    assert title_of(START_POINTS) == title_of(-900) == "newcomer"
    assert change(None, 488) == "−12"
    assert change(1_000, 2_043) == "+1,043"


async def test_a_profile_can_be_shown_to_everybody(server: Server) -> None:
    """It is posted without controls or a ping, in the server's language."""
    await finish(server, "ada", "bo")
    await server.facet.tables.store.servers.save(ServerSettings(server.id, language="ja"))
    own = answered(await server.command("ada", "profile"))
    await server.press("ada", "Show everybody", own)
    whose = f"0:0:share-profile:{server.person('ada').id}:ada:splendor"
    posted = await server.newest()
    assert "**ada** · 宝石の煌き" in text(posted)
    assert labels(posted) == []
    assert "Only its owner" in private(await said(server, posted, whose))


async def test_a_profile_that_may_not_be_posted_is_said_to_be_blocked(server: Server) -> None:
    """Whoever shares it isn't left without an answer."""
    await finish(server, "ada", "bo")
    own = answered(await server.command("ada", "profile"))
    server.guild.blocked.append("ada")
    assert "AutoMod blocked" in private(await server.press("ada", "Show everybody", own))


@pytest.mark.alone
async def test_a_leaderboard_has_the_reader_on_it(server: Server) -> None:
    """Lines by points, the reader's own below where it is on another page, and the ways to others."""
    for seed in range(2):
        await finish(server, "ada", "bo", seed=seed)
    shown = answered(await server.command("bo", "leaderboard", game="splendor"))
    told = text(shown)
    assert "this server" in told
    assert told.count("?** · 2 games") == 2
    everywhere = answered(await server.press("bo", "Everywhere", shown))
    assert "everywhere" in text(everywhere)
    computers = answered(await server.press("bo", "Against computers", everywhere))
    assert "Nobody has finished a rated game against computers yet." in text(computers)
    assert "Computers: " in text(computers)
    assert "not on it yet" in text(computers)
    week = await server.command("bo", "leaderboard", game="splendor", period="week")
    assert "last 7 days" in private(week)
    assert "** of 2 won" in private(week)
    assert "A win counts for more" in private(week)


@pytest.mark.parametrize(
    "argument", ["999", "a:b", "chess:all:server:people:0", "splendor:::people:x", "::x"]
)
async def test_a_leaderboard_that_nobody_offered_is_refused(server: Server, argument: str) -> None:
    """What a changed client makes up is answered with a sentence."""
    await server.command("eve", "splendor new")
    told = await said(server, await server.newest(), f"0:0:leaderboard:{argument}")
    assert "older version" in private(told)


async def test_games_against_computers_stand_apart(server: Server) -> None:
    """A person who has played only computers is on that leaderboard, and their profile says so."""
    await finish(server, "ada", computer="normal")
    assert "against computers" in private(await server.command("ada", "profile"))
    assert "Nobody has finished" in private(await server.command("ada", "leaderboard"))


def test_pages_follow_each_other() -> None:
    """The last page leads back, the first one on; nobody's line is told twice."""
    lines = [Leader(1 + n, 100 + n, 900 - n, 12, 3, f"N{n}") for n in range(10)]
    asked = LeaderboardOf("splendor", "all", "server", "people", 1)
    own = Leader(31, 7, 400, 3, 0, "*Me*")
    shown = leaderboard.screen(
        asked, LeaderboardPage(lines, 31, own), words_in("en"), {}, here=True
    )
    assert "31. **\\*Me\\*** · **400?** · 3 games" in shown.text
    assert shown.text.count("** · **") == 11
    again = leaderboard.screen(
        asked, LeaderboardPage(lines, 20, lines[0]), words_in("en"), {}, here=True
    )
    assert again.text.count("** · **") == 10
    rows: Any = again.rows
    ids = [item.custom_id for row in rows for item in row if not isinstance(item, str)]
    assert len(ids) == len(set(ids))
    assert all(len(it) <= 100 for it in ids)


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
@pytest.mark.parametrize("period", ["all", "month", "week"])
@pytest.mark.parametrize("pool", ["people", "computers"])
def test_a_leaderboard_is_told_in_every_language(language: str, period: str, pool: str) -> None:
    """Every line of every kind can be told, within what a message may hold."""
    asked = LeaderboardOf("seekers", period, "everywhere", pool)  # type: ignore[arg-type]
    points = 2100 if period == "all" else None
    lines = [Leader(1 + n, 10**18 + n, points, n, n) for n in range(10)]
    page = LeaderboardPage(lines, 400, Leader(399, 7, points, 1, 0))
    told = leaderboard.screen(
        asked, page, words_in(language), measured_levels("splendor"), here=True
    ).text
    assert len(told) < 2000


async def test_what_is_counted_follows_from_results(server: Server) -> None:
    """Games by place, form, streak and highest score are those of the results themselves."""
    for seed in range(5):
        await finish(server, "ada", "bo", seed=seed)
    user_id = server.person("ada").id
    past = await server.facet.tables.store.results.past(user_id, 99)
    found = career(past, "splendor")
    assert found is not None
    results = [it.result for it in past]
    assert games_of(past) == ["splendor"]
    assert found.games == sum(found.places.values()) == 5
    assert found.won == sum(it.place == 1 for it in results)
    assert found.form == tuple((it.place, 2) for it in reversed(results))
    assert found.highest == max(it.score for it in results)
    assert 0 <= found.streak <= found.won
    assert set(found.colours) <= set("wbgrk")
    assert career(past, "seekers") is None


async def test_the_finish_of_a_game_is_settled_at_once(game: Server) -> None:
    """The player who resigns is behind: both have a standing as soon as the finish is up."""
    await game.let_turns_pass()
    await game.resign("ada")
    ledger = game.facet.tables.store.of(Ledger)
    people = [game.person(name).id for name in ("ada", "bo")]
    told = {it.user_id: it.points for it in await ledger.standings(people)}
    assert told[people[0]] < told[people[1]]
    assert await ledger.unsettled() is None


@pytest.mark.alone
async def test_a_page_that_is_gone_leads_to_the_last_one(server: Server) -> None:
    """Whoever turns to a page of a leaderboard that has become shorter isn't told that it's empty."""
    await finish(server, "ada", "bo")
    await server.command("eve", "splendor new")
    shown = await said(
        server, await server.newest(), "0:0:leaderboard:splendor:all:server:people:3"
    )
    assert "Nobody has finished" not in private(shown)
    assert private(shown).count("?** · one game") == 2
