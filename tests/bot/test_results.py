"""How games ended is kept, a row a seat, and follows from the log alone."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from PIL import Image

from bot.features.replay.replay import Replay
from bot.playground.discord import world
from bot.playground.discord.avatars import avatar
from bot.playground.discord.errors import Refusal
from bot.posting.avatars import Avatars
from bot.screens.public import screen_of
from bot.store.values import Result
from bot.tables import changes, lobby, starting
from bot.tables.play import UNDO
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.testing.test_screens import tables as played
from rules import GAMES
from tests.bot.server import Server
from tests.playground.waiting import PATIENCE

LOBBY = Table(0, 1, 2, "splendor", 100, {"target": 10}, "en", seating="joined")


async def saved(server: Server) -> list[Result]:
    """Return the results of the channel's table."""
    return await server.facet.tables.store.results.of((await server.table()).id)


@pytest.mark.parametrize("game", list(GAMES))
def test_results_of_a_game_played_out(game: str) -> None:
    """Each seat has its place, its score and the number of its turns; undone turns do not count."""
    *_, table = played(game, GAMES[game].seats[0], seed=4)
    results = results_of(table)
    assert [result.seat for result in results] == list(range(len(table.players)))
    assert [result.place for result in results] == list(table.places())
    assert [result.score for result in results] == list(table.position.scores())
    assert {result.ending for result in results} == {"played-out"}
    verbs = table.rules.turn_verbs
    turns = Counter(entry.seat for entry in table.log if entry.move.split(":")[0] in verbs)
    assert [result.turns for result in results] == [turns[result.seat] for result in results]
    assert all(turns[result.seat] for result in results)


@pytest.mark.parametrize("game", list(GAMES))
def test_scores_are_told_of_the_whole_game(game: str) -> None:
    """However few moves stay in memory, the finish has the scores after every turn."""
    *_, table = played(game, GAMES[game].seats[0], seed=4)
    assert table.match is not None
    short = replace(table, match=table.match.last(3))
    told = short.play.scores()
    assert told == table.play.scores()
    assert told[0] == table.match.positions[0].scores()
    assert told[-1] == table.position.scores()
    assert len(told) > sum(result.turns or 0 for result in results_of(table)) // 2


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", list(GAMES))
def test_the_finish_draws_every_turn(game: str, seed: int) -> None:
    """The finish and the replay draw the scores at the beginning and after each turn, whatever the order of play."""
    seats = GAMES[game].seats
    *_, table = played(game, seats[seed % len(seats)], seed)
    told, seen = table.play.scores(), Replay(table.play)
    assert told == seen.scene(seen.last).history
    assert len(told) == 1 + sum(result.turns for result in results_of(table))


@pytest.mark.parametrize("game", list(GAMES))
def test_rounds_are_counted(game: str) -> None:
    """A game begins in its first round; every round lasts until all have had a turn."""
    tables = [table for table in played(game, GAMES[game].seats[0], seed=4) if table.match]
    rounds = [table.play.round for table in tables]
    assert rounds[0] == 1
    assert all(after - before in {0, 1} for before, after in pairwise(rounds))
    last = tables[-1]
    assert rounds[-1] == max(result.turns or 0 for result in results_of(last))


def test_a_turn_that_was_taken_back_is_no_turn() -> None:
    """What was undone does not count."""
    table = lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo")
    table = starting.start(table, 100, Random(1))
    table = changes.undo(changes.play(table, 100, None, "take:wbk", Random(1)), 100)
    table = changes.play(table, 100, None, "take:wbg", Random(1))
    assert [entry.move for entry in table.log] == ["take:wbk", UNDO, "take:wbg"]
    over = changes.resign(table, 100)
    assert [result.turns for result in results_of(over)] == [1, 0]


async def test_results_are_written_with_the_change_that_ends_a_game(game: Server) -> None:
    """Who resigns ends a game for two: there is a result at once, the other one first."""
    await game.command("ada", "splendor take", gems="wbk")
    assert await saved(game) == []
    await game.resign("bo")
    ada, bo = await saved(game)
    assert (ada.place, bo.place) == (1, 2)
    assert (ada.turns, bo.turns) == (1, 0)
    assert ada.ending == bo.ending == "resigned"
    assert ada.user_id == game.person("ada").id
    assert ada.level is None


async def test_a_finish_bears_the_day_on_which_the_game_ended(game: Server) -> None:
    """The last board tells the same day and table at once and when it is read from the file."""
    await game.resign("bo")
    table = await game.table()
    assert table.ended is not None
    mark = f"{table.ended.date()}, table #{table.id % 1_000_000:06}"
    assert table.ended == (await game.facet.tables.whole(table.id)).ended
    for shown in (table, await game.facet.tables.whole(table.id)):
        picture = screen_of(shown).picture
        assert picture is not None
        assert mark in picture.alt


async def test_a_game_called_off_has_no_places(game: Server) -> None:
    """A game that was called off is kept without places; a lobby that was closed is not kept."""
    await game.command("ada", "table end")
    await game.press("ada", "Yes, call it off")
    assert [result.place for result in await saved(game)] == [None, None]
    await game.command("ada", "splendor new")
    await game.press("ada", "Close table")
    assert await saved(game) == []


async def test_computers_are_kept_by_their_level(server: Server) -> None:
    """A computer's seat has a level and no person."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    await server.command("ada", "table end")
    await server.press("ada", "Yes, call it off")
    ada, computer = await saved(server)
    assert (ada.level, computer.level) == (None, "normal")
    assert computer.user_id is None


async def test_a_finish_shows_avatars(server: Server) -> None:
    """They are fetched from Discord once an hour; a finish is posted without those it doesn't give."""
    people, poster = server.discord.world.people, server.facet.poster
    ada, bo = server.person("ada").id, server.person("bo").id
    people[str(ada)] = replace(people[str(ada)], avatar="0000aa")
    poster.facts.avatars = Avatars(server.facet, PATIENCE)
    await server.start_game("bo")
    await server.resign("bo")
    board = (await server.newest()).attachments[0]
    assert shows(Image.open(io.BytesIO(await board.read())).convert("RGB"), "0000aa")
    server.discord.requests.clear()
    assert set(await poster.facts.avatars.of([ada, bo])) == {ada}
    assert not server.discord.requests
    await server.command("ada", "my forget")
    await server.press("ada", "Delete my data")
    server.discord.requests.clear()
    assert set(await poster.facts.avatars.of([ada])) == {ada}
    assert server.discord.requests  # it was no longer kept
    hourly = Avatars(server.facet, PATIENCE, kept_s=0.0)
    for hashed in ("0000aa", "7777aa"):
        people[str(ada)] = replace(people[str(ada)], avatar=hashed)
        assert shows((await hourly.of([ada]))[ada].convert("RGB"), hashed)
    server.discord.failing.append(("GET", "/users/*", Refusal(404, 10013, "Unknown User")))
    gone = Avatars(server.facet, PATIENCE)
    for _ in range(2):
        assert await gone.of([ada]) == {}  # whoever is gone isn't asked for again
        server.discord.failing.clear()


async def test_a_lobby_shows_avatars(server: Server) -> None:
    """Whoever sits there is shown by their own picture, on every later cover too."""
    ada, poster = server.person("ada").id, server.facet.poster
    people = server.discord.world.people
    people[str(ada)] = replace(people[str(ada)], avatar="0000aa")
    poster.facts.avatars = Avatars(server.facet, PATIENCE)
    await server.command("ada", "splendor new")
    for joined in ("bo", "cy"):
        cover = (await server.newest()).attachments[0]
        assert shows(Image.open(io.BytesIO(await cover.read())).convert("RGB"), "0000aa")
        await server.press(joined, "Join")


def shows(picture: Image.Image, hashed: str) -> bool:
    """Return whether a picture has many pixels like the colour behind an avatar."""
    whose = avatar(world.Person("1", "ada", "ada", avatar=hashed))
    colour = np.asarray(Image.open(io.BytesIO(whose)).getpixel((2, 2)))
    near = np.abs(np.asarray(picture).astype(int) - colour).max(axis=2) < 24
    return bool(near.sum() > 300)
