"""Moving pictures are drawn in a process of their own, and whatever becomes of it, people are told."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import ExitStack
from math import nan

import pytest

from bot.features.replay import film
from bot.features.replay.film import MAX_POSTED, MAX_QUEUED, FilmQueue, NoFilm
from render.film import Shot
from tests.bot.server import Server, labels, private, text
from tests.bot.test_replay import over
from tests.bot.test_review import keep
from tests.playground.waiting import until
from tests.render.test_film import shots


async def nobody(_: int) -> None:
    """Hear how far it is, and tell nobody."""


def a_game() -> list[Shot]:
    """Return the shots of a game."""
    return shots("splendor", 3)


async def test_a_process_that_dies_is_told_of(caplog: pytest.LogCaptureFixture) -> None:
    """The person who asked is told that it couldn't be drawn, and the next picture is drawn."""
    films = FilmQueue()
    drawing = asyncio.create_task(films.film("splendor", a_game(), nobody))
    await until(lambda: films.worker_pid)
    os.kill(films.worker_pid or 0, signal.SIGKILL)
    with pytest.raises(NoFilm):
        await drawing
    assert "could not be drawn" in caplog.text
    assert films.worker_pid is None
    assert (await films.film("splendor", a_game(), nobody)).startswith(b"GIF89a")


async def test_a_process_that_takes_too_long_is_ended() -> None:
    """Nobody waits longer than the bot's patience."""
    films = FilmQueue(patience=0.0)
    with pytest.raises(NoFilm):
        await films.film("splendor", a_game(), nobody)
    assert films.worker_pid is None


async def test_drawing_does_not_wait_for_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """While Discord is slow the GIF is drawn, and so is the next one; the progress comes before either."""
    monkeypatch.setattr(film, "PROGRESS_EVERY_S", 0.0)
    films, answers, told = FilmQueue(), asyncio.Event(), list[int]()

    async def slowly(number: int) -> None:
        told.append(number)
        await answers.wait()

    drawing = asyncio.create_task(films.film("splendor", a_game(), slowly))
    await until(lambda: told)
    assert (await films.film("splendor", a_game(), nobody)).startswith(b"GIF89a")
    assert len(told) == 1
    assert not drawing.done()
    answers.set()
    assert (await drawing).startswith(b"GIF89a")
    await films.close()


async def test_one_is_drawn_at_a_time() -> None:
    """Who comes later waits; a bot that closes ends what is drawn."""
    films = FilmQueue()
    drawing = [asyncio.create_task(films.film("splendor", a_game(), nobody)) for _ in range(2)]
    await until(lambda: films.worker_pid)
    first = films.worker_pid
    await asyncio.wait(drawing, return_when=asyncio.FIRST_COMPLETED)
    await until(lambda: films.worker_pid not in (None, first))
    await films.close()
    told = await asyncio.gather(*drawing, return_exceptions=True)
    assert [type(it) for it in told if isinstance(it, Exception)] == [NoFilm]
    with pytest.raises(NoFilm):
        await films.film("splendor", a_game(), nobody)


async def test_where_pictures_stand_is_forgotten_in_time() -> None:
    """The one remembered longest goes first, and none is named once it may be far up."""
    films = FilmQueue()
    for table in range(MAX_POSTED + 1):
        films.remember(table, f"link {table}")
    assert films.posted(0, within=60) is None
    assert films.posted(1, within=60) == "link 1"
    assert films.posted(1, within=-1) is None


async def test_so_many_wait_and_no_more(game: Server) -> None:
    """People who ask while many are queued are told to try again."""
    await over(game)
    films = game.facet.parts.of(FilmQueue)
    with ExitStack() as held:
        for table in range(MAX_QUEUED):
            held.enter_context(films.making(table, table))
        assert "Many GIFs" in private(await game.command("eve", "table replay"))
    assert not films.crowded


async def test_a_full_queue_does_not_hide_that_it_is_being_drawn(game: Server) -> None:
    """Whoever asks for a picture that somebody waits for reads so, however many others do."""
    await over(game)
    films = game.facet.parts.of(FilmQueue)
    drawing = asyncio.create_task(game.command("eve", "table replay"))
    await until(lambda: films._in_hand)
    with ExitStack() as held:
        for table in range(MAX_QUEUED):
            held.enter_context(films.making(table, table))
        told = private(await game.command("bo", "table replay"))
    assert told.startswith("That GIF is already being drawn")
    await drawing


async def test_nobody_has_two_drawn_at_once(game: Server) -> None:
    """A person waiting for one has to wait until it is there, and others aren't held up."""
    await over(game)
    films = game.facet.parts.of(FilmQueue)
    with films.making("another", game.person("eve").id):
        assert "still working on your last request" in private(
            await game.command("eve", "table replay")
        )
    with films.making("another", game.person("bo").id):
        await game.command("eve", "table replay")
    assert [message for message in game.seen() if "all 4 turns" in text(message)]


async def test_somebody_whose_picture_fails_goes_on_looking(game: Server) -> None:
    """They are told in a sentence above the replay, and nothing is posted."""
    await over(game)
    await game.press("eve", "Replay")
    films, game.facet.parts.of(FilmQueue)._patience = game.facet.parts.of(FilmQueue), 0.0
    try:
        await game.press("eve", "Post as a GIF")
        shown = await game.told("couldn’t draw the GIF", "eve")
    finally:
        films._patience = 60.0
    assert "Next" in labels(shown)
    assert not [message for message in game.seen() if "all 4 turns" in text(message)]


@pytest.mark.parametrize("chances", [(1.0, 0.0), (0.0, 1.0)])
async def test_a_reviewed_game_that_somebody_won_has_a_picture(
    game: Server, chances: tuple[float, float]
) -> None:
    """At its last turn one of them has every chance, and the other none."""
    await over(game)
    await keep(game, chances=(*[(0.5, 0.5)] * 4, chances))
    await game.press("eve", "Replay")
    await game.press("eve", "Post as a GIF")
    assert [message for message in game.seen() if "all 4 turns" in text(message)]


async def test_a_fault_of_the_drawing_is_told_with_its_number(
    game: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asked reads that trying again won't help, and the log has the number and the place."""
    await over(game)
    await keep(game, chances=((nan, nan),) * 5)
    await game.press("eve", "Replay")
    await game.press("eve", "Post as a GIF")
    shown = await game.told("trying again won’t help", "eve")
    assert "Next" in labels(shown)
    number = text(shown).split("runs the bot: ")[1][:6]
    assert f"error {number}: a GIF in channel" in caplog.text
    assert "cannot convert float NaN" in caplog.text
    assert "ValueError in strip." in game.facet.metrics.last_errors[-1].where


async def test_a_picture_that_cannot_be_posted_is_told_of(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replay says so and stays as it was, instead of still being drawn."""

    async def drawn(*_: object) -> bytes:
        return b"GIF89a;"

    await over(game)
    await game.press("eve", "Replay")
    monkeypatch.setattr(game.facet.parts.of(FilmQueue), "film", drawn)
    game.fail("POST", "/webhooks/*", 403, 50013)
    await game.press("eve", "Post as a GIF")
    shown = await game.told("can’t post that here", "eve")
    assert "Next" in labels(shown)
