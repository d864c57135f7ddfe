"""A board that Discord posted although its answer got lost: in the end, one of them has controls."""

from collections.abc import Callable
from datetime import timedelta
from fnmatch import fnmatch
from random import Random

import aiohttp
import pytest

from bot.playground.discord.errors import Refusal
from bot.playground.discord.rest.exchange import Answer, Request
from tests.bot.days import Days
from tests.bot.server import Server, answered, labels, made, private, text

Lose = Callable[[str, Exception], list[str]]


@pytest.fixture
def lose(game: Server, monkeypatch: pytest.MonkeyPatch) -> Lose:
    """Let the next POST to such a path be carried out, and fail; it is listed once it was sent."""

    def begin(path: str, error: Exception) -> list[str]:
        rest, lost = game.discord._rest, list[str]()
        answer = rest.answer

        def losing(request: Request) -> Answer:
            given = answer(request)
            if not lost and request.method == "POST" and fnmatch(request.path, path):
                lost.append(request.path)
                raise error
            return given

        monkeypatch.setattr(rest, "answer", losing)
        return lost

    return begin


async def with_controls(game: Server) -> list[int]:
    """Return the boards with controls, once nothing is left to do."""
    await game.settle()
    return [it.id for it in game.seen() if "Take" in labels(it)]


async def take(game: Server) -> None:
    """Let Ada take gems in her panel: the board follows her answer."""
    for label in ("Take", "⚪🔵🟩", "Confirm"):
        await game.press("ada", label)


async def test_a_newer_board_strips_the_one_whose_answer_was_lost(game: Server, lose: Lose) -> None:
    """The next move comes before the lost post is tried again."""
    lost = lose("/channels/*/messages", aiohttp.ServerDisconnectedError())
    tables = game.facet.tables
    for name, move in (("ada", "take:wbg"), ("bo", "take:wbr")):
        change = made(game.person(name).id, move, Random(1))
        changed = await tables.change((await game.table()).id, change)
        await game.facet.after_change.run(changed.after)
    assert lost
    assert await with_controls(game) == [(await game.newest()).id]


async def test_a_board_that_the_library_posts_twice_has_controls_once(
    game: Server, lose: Lose
) -> None:
    """An answer with an error is tried again without a word, and a webhook can't tell the two apart."""
    before = len(list(game.seen()))
    lost = lose("/webhooks/*", Refusal(502, 0, "Bad gateway"))
    await take(game)
    assert lost
    assert len(list(game.seen())) == before + 2
    assert await with_controls(game) == [(await game.newest()).id]


async def test_a_lobby_that_answers_is_not_posted_twice(game: Server, lose: Lose) -> None:
    """The library sends the answer again that got lost, and is told that there is one."""
    await game.resign("bo")
    before = len(list(game.seen()))
    lost = lose("/interactions/*/callback", Refusal(502, 0, "Bad gateway"))
    await game.command("ada", "splendor new")
    await game.settle()
    assert lost
    assert len(list(game.seen())) == before + 1
    assert (await game.table()).shown.message_id == (await game.newest()).id


async def test_what_was_acknowledged_goes_on_though_that_got_lost(game: Server, lose: Lose) -> None:
    """What takes long is acknowledged first, and its person waits for what comes of it."""
    question = answered(await game.command("ada", "my forget"))
    lost = lose("/interactions/*/callback", Refusal(502, 0, "Bad gateway"))
    pressed = await game.press("ada", "Delete my data", question)
    assert lost
    assert "your name aren’t stored any more" in private(pressed)
    assert (await game.table()).stage == "finished"


async def test_a_search_for_copies_that_fails_is_tried_again(game: Server, lose: Lose) -> None:
    """Discord can't be read when the first one is made."""
    lose("/webhooks/*", Refusal(502, 0, "Bad gateway"))
    game.fail("GET", "/channels/*/messages", 429)
    await take(game)
    assert await with_controls(game) == [(await game.newest()).id]
    assert game.discord.failing == []


async def test_a_search_that_was_given_up_is_made_when_discord_is_back(
    game: Server, lose: Lose, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An outage outlasts all tries."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", ())
    lose("/webhooks/*", Refusal(502, 0, "Bad gateway"))
    game.fail("GET", "/channels/*/messages", 429)
    await take(game)
    assert len(await with_controls(game)) == 2
    await game.facet.after_change.catch_up()
    assert await with_controls(game) == [(await game.newest()).id]


async def test_a_board_that_could_not_be_stripped_is_tried_again_later(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot stays connected all the time, and gives up after its last try."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", ())
    game.fail("PATCH", "/channels/*/messages/*", 429)
    await game.command("ada", "splendor take", gems="wbg")
    assert len(await with_controls(game)) == 2
    await game.facet.after_change.take_over(mine=True)
    assert await with_controls(game) == [(await game.newest()).id]


async def test_a_board_that_a_process_could_not_record_any_more_loses_its_controls(
    game: Server,
) -> None:
    """The process has died, and others went on: whoever posts the next board looks for it."""
    tables, table = game.facet.tables, await game.table()
    await game.command("ada", "splendor take", gems="wbg")
    recorded = table.shown.revision, table.shown.message_id, table.id
    await tables.store.engine.write(
        "UPDATE tables SET shown = $1, message_id = $2 WHERE id = $3", *recorded
    )
    tables.forget()
    await game.command("bo", "splendor take", gems="wbr")
    assert await with_controls(game) == [(await game.newest()).id]


async def test_a_lobby_whose_process_died_once_it_had_posted_it_is_found(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process that shares the database changes it before anybody takes over what that one has left undone."""
    await server.command("ada", "splendor new")
    lobby, store = await server.newest(), server.facet.tables.store
    monkeypatch.setattr(store, "shared", True)
    await store.engine.write("UPDATE tables SET shown = NULL, message_id = NULL")
    server.facet.tables.forget()
    await days.leap(timedelta(minutes=1))
    await server.command("bo", "table join")
    await server.settle()
    assert [it.id for it in server.seen() if "Join" in labels(it)] == [lobby.id]
    assert "**bo**" in text(await server.newest())
