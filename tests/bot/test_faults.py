"""What used to jam a table, strike a stranger's, or tell what is not so."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.catalogue import FEATURES
from bot.i18n.lexicon import computer_names
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import escaped
from bot.store import NotSaved
from bot.tables import changes, lobby, starting
from bot.tables.play import UNDO
from bot.tables.refusal import Refusal
from bot.tables.steps import changed
from bot.tables.table import Table
from render import LOOKS
from tests.bot.server import Server, answered, labels, private, text
from tests.playground.waiting import PATIENCE
from tests.stores import Opener

LOBBY = Table(0, 1, 2, "splendor", 100, {"target": 15}, "en", seating="joined")


def held(server: Server) -> sqlite3.Connection:
    """Hold the bot's file as another process might; close the connection to let it go."""
    connection = sqlite3.connect(server.path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


# A table that nothing can jam


def test_computers_find_a_name_whatever_people_are_called() -> None:
    """However people and computers are called, the next computer gets a name of its own."""
    names = computer_names("en")
    table = lobby.join(LOBBY, 100, names[0])
    table = lobby.join(table, 101, names[1].lower())
    table = lobby.add_computer(table, 100, names)
    table = lobby.add_computer(table, 100, names)
    assert len({name.casefold() for name in table.names}) == 4
    crowd = replace(LOBBY, players=table.players[:1] + tuple(table.players[2:3]) * 20)
    assert lobby._free_name(crowd, names) not in crowd.names


async def test_a_board_that_fails_to_be_drawn_is_drawn_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unforeseen error while a table is shown costs a moment, not the board."""
    poster = server.facet.poster
    levels, failed = poster._levels, []

    def failing(game: str) -> Sequence[str]:
        failed.append(game)
        if len(failed) == 1:
            raise RuntimeError
        return levels(game)

    monkeypatch.setattr(poster, "_levels", failing)
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (0.0,))
    await server.command("ada", "splendor new")
    lobby = await server.told("a new table")
    assert "Join" in labels(lobby)
    assert len(failed) == 2


async def test_a_board_waits_for_the_end_of_an_outage(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long Discord fails: once the bot is connected again, the board is posted."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", ())
    for _ in range(20):
        game.fail("POST", f"/channels/{game.channel.id}/messages", 503)
    table = (await game.facet.tables.change((await game.table()).id, changed)).after
    await game.facet.after_change.run(table)
    await game.settle()
    assert (await game.table()).unposted
    game.discord.failing.clear()
    await game.facet.after_change.catch_up()
    await game.settle()
    assert not (await game.table()).unposted


async def interrupted(game: Server, failures: int) -> Table:
    """Return a changed table whose board Discord refuses so often, because it is down."""
    for _ in range(failures):
        game.fail("POST", f"/channels/{game.channel.id}/messages", 503)
    table = (await game.facet.tables.change((await game.table()).id, changed)).after
    await game.facet.after_change.run(table)
    await game.settle()
    assert (await game.table()).unposted
    return table


@pytest.mark.parametrize("event", ["connect", "resumed"])
async def test_a_connection_that_comes_back_wakes_what_waits_for_a_retry(
    game: Server, monkeypatch: pytest.MonkeyPatch, event: str
) -> None:
    """A board comes up at once, not at the end of its delay; one that fails again waits for the next one."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (600.0,))
    await interrupted(game, 2)
    boards = len(list(game.seen()))
    for posted in (0, 1, 1):
        game.discord._context.copy().run(game.facet.dispatch, event)
        await game.settle()
        assert len(list(game.seen())) == boards + posted
    assert not (await game.table()).unposted
    assert not game.facet.poster.retries._waiting


async def test_catching_up_does_not_skip_what_waits_for_a_retry(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever leads to it, each board that isn't shown is tried, and posted once."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (600.0,))
    await interrupted(game, 1)
    boards = len(list(game.seen()))
    await game.facet.after_change.catch_up()
    await game.settle()
    assert not (await game.table()).unposted
    assert len(list(game.seen())) == boards + 1


async def test_what_waits_for_the_database_is_done_once_it_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it is away: each try comes after the same short delay, and none is the last."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (600.0,))
    tried: list[None] = []
    done = asyncio.Event()

    async def show() -> None:
        tried.append(None)
        if len(tried) < 20:
            raise NotSaved
        done.set()

    await server.facet.after_change._guarded("showing", show, 1)
    async with asyncio.timeout(PATIENCE):
        await done.wait()


async def test_a_question_that_is_out_of_date_is_asked_again(server: Server) -> None:
    """Whoever agreed to call a game off doesn't resign it, though that is what ending it means now."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    asked = answered(await server.command("ada", "table end"))
    assert "Yes, call it off" in labels(asked)
    await server.command("ada", "splendor take", gems="wbg")
    again = answered(await server.press("ada", "Yes, call it off", asked))
    assert "Yes, call it off" not in labels(again)
    table = await server.table()
    assert (table.stage, table.players[0].resigned) == ("playing", False)


async def test_what_is_put_off_while_the_database_is_away(server: Server) -> None:
    """It is put off once more, and not forgotten."""
    tried: list[None] = []
    done = asyncio.Event()

    async def show() -> None:
        tried.append(None)
        if len(tried) == 1:
            raise NotSaved
        done.set()

    server.facet.poster.retries.after(0, show)
    async with asyncio.timeout(PATIENCE):
        await done.wait()


async def test_a_board_that_cannot_be_drawn_is_told_with_its_number(
    game: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is saved; who made it reads so, once, with the number that the log has."""

    def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (0.0, 0.0))
    with monkeypatch.context() as drawing:
        drawing.setattr(type(LOOKS["splendor"]), "picture", broken)
        await game.command("ada", "splendor take", gems="wbk")
    told = [text(it) for it in game.seen("ada") if "Your change was saved" in text(it)]
    assert len(told) == 1
    number = told[0].split("runs the bot: ")[1][:6]
    assert f"error {number}: table" in caplog.text
    assert game.facet.metrics.last_errors[-1].number == number
    assert (await game.table()).number == 1


@pytest.mark.parametrize("command", [True, False])
async def test_what_fails_before_anything_is_done_is_told(
    game: Server, monkeypatch: pytest.MonkeyPatch, *, command: bool
) -> None:
    """An unforeseen error of the database is told as one, by a command and a press alike."""

    async def failing(_: int) -> bool:
        raise RuntimeError

    monkeypatch.setattr(game.facet.tables.store, "claim", failing)
    told = await (game.command("ada", "table show") if command else game.press("ada", "More"))
    assert "Something went wrong" in private(told)


async def test_whatever_a_change_raises_the_lock_is_free_again(game: Server) -> None:
    """A change that raises StopIteration fails like any other, and the next one goes through."""
    table = await game.table()

    def broken(_: Table) -> Table:
        raise StopIteration

    with pytest.raises(RuntimeError):
        await game.facet.tables.change(table.id, broken)
    await game.command("ada", "splendor take", gems="wbk")
    assert (await game.table()).number == table.number + 1


# A table that cannot be replayed


async def spoil(server: Server, change: str) -> Table:
    """Change what is stored of the table behind the bot's back, and start the bot again."""
    table = await server.table()
    with sqlite3.connect(server.path) as connection:
        connection.execute(change, {"id": table.id})
    connection.close()
    await server.restart()
    return await server.table()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE moves SET move = 'take:wbz' WHERE table_id = :id AND number = 0",
        "UPDATE tables SET version = 99 WHERE id = :id",
        "UPDATE tables SET game = 'chess' WHERE id = :id",
        "UPDATE tables SET setup = '{}' WHERE id = :id",
        "UPDATE moves SET move = 'undo' WHERE table_id = :id AND number = 0",
    ],
    ids=["row", "version", "game", "setup", "undo"],
)
async def test_a_table_that_cannot_be_replayed(game: Server, change: str) -> None:
    """It is shown as what it is, can be ended and then exported raw; a new table can open."""
    await game.command("ada", "splendor take", gems="wbk")
    before = await game.table()
    table = await spoil(game, change)
    assert table.damage
    for command in ("table hand", "table history", "table undo", "table resign", "splendor pass"):
        assert "can’t go on" in private(await game.command("ada", command))
    assert "already a table" in private(await game.command("bo", "splendor new"))
    assert "secrets" in private(await game.command("ada", "table export"))
    await game.command("ada", "table show")
    shown = await game.newest()
    assert "can’t go on" in text(shown)
    await game.press("ada", "Call off", shown)
    await game.press("ada", "Yes, call it off")
    result = await game.command("ada", "table export")
    assert result.response is not None
    record = json.loads(await result.response.attachments[0].read())
    assert len(record["moves"]) == len(before.log)
    await game.command("ada", "splendor new")
    assert (await game.table()).stage == "lobby"


@pytest.mark.alone
async def test_a_table_that_cannot_be_replayed_harms_no_other(game: Server) -> None:
    """At a start with a broken table another one is shown and played."""
    other = game.add_channel("other")
    await game.command("ada", "splendor new", other, seats="joined")
    there = await game.table(other)
    table = await game.table()
    with sqlite3.connect(game.path) as connection:
        connection.execute("UPDATE tables SET shown = NULL")
        connection.execute("UPDATE tables SET version = 99 WHERE id = ?", (table.id,))
    connection.close()
    await game.restart()
    assert "can’t go on" in text(await game.newest())
    await game.command("bo", "table join", other)
    assert len((await game.table(other)).players) == len(there.players) + 1


# Other tables, and ids that come again


async def test_a_control_of_another_channel_does_nothing(game: Server) -> None:
    """A press names a table of another channel: it is refused, and that table stays as it is."""
    other = game.add_channel("other")
    await game.command("ada", "splendor new", other, seats="joined")
    before = await game.table()
    lobby = await game.newest(other)
    custom_id = f"facet:b:{before.id}:{before.number}:play:take:wbk"
    answer = await game.person("ada").forge(lobby, custom_id)
    assert "another channel" in private(answer)
    assert await game.table() == before


@pytest.mark.alone
async def test_ids_do_not_come_again(server: Server) -> None:
    """A fresh file gives its tables other ids than the file before it gave."""
    await server.command("ada", "splendor new")
    first = await server.table()
    await server.press("ada", "Close table")
    with sqlite3.connect(server.path) as connection:
        connection.executescript("DELETE FROM seats; DELETE FROM tables;")
    connection.close()
    await server.restart()
    await server.command("ada", "splendor new")
    assert (await server.table()).id > first.id


# Boards that stand twice


async def test_showing_again_after_a_restart_keeps_the_buttons(game: Server) -> None:
    """`/table show` posts a board of its own, with buttons, however often it is asked for."""
    for _ in range(2):
        await game.restart()
        await game.command("ada", "table show")
        boards = [m for m in game.seen() if labels(m)]
        assert [message.id for message in boards] == [(await game.newest()).id]


# What people type, and what they are called


@pytest.mark.parametrize(
    "said",
    [
        f"{2**63}:0:hand:",
        f"{2**70}:0:hand:",
        "1:0:no-such-action:",
        "0:0:topic:chess:words",
        "0:0:rules:chess",
        "0:0:tutorial:chess",
        "nonsense",
        "",
    ],
)
async def test_forged_ids_are_unknown_controls(game: Server, said: str) -> None:
    """An id that no control of the bot bears is told to be unknown, without an error number."""
    board = await game.newest()
    answer = private(await game.person("ada").forge(board, f"facet:b:{said}"))
    assert "whoever runs the bot" not in answer
    assert "older version" in answer or "know this table any more" in answer


async def test_a_removal_that_names_no_seat(server: Server) -> None:
    """`removed:x` is an unknown control; a seat that is not there is nobody to remove."""
    await server.command("ada", "splendor new")
    await server.add_computer("ada")
    table = await server.table()
    await server.press("ada", "Settings")
    message = answered(await server.press("ada", "Remove"))
    for value, told in (("x", "older version"), ("9", "nobody to remove")):
        custom_id = f"facet:s:{table.id}:{table.revision}:removed:"
        answer = await server.person("ada").forge(message, custom_id, value)
        assert told in private(answer)


@pytest.mark.parametrize(
    "name",
    [
        "[click](https://example.org)",
        "<@1>",
        "<#1>",
        "</table end:1>",
        "<t:0:R>",
        "@everyone",
        "https://example.org",
        "**bold** _it_ ~~no~~ ||spoiler|| `code` \\",
    ],
)
def test_a_name_is_text_and_nothing_else(name: str) -> None:
    """Nothing in a name is a link, a mention, a timestamp or markup where it is told."""
    told = escaped(name)
    bare = re.sub(r"\\[^a-zA-Z0-9\s]", "", told)
    assert not set(bare) & set("*_~|`<>[]\\")
    assert "://" not in told
    assert "@everyone" not in told
    assert re.sub(r"\\([^a-zA-Z0-9\s])", r"\1", told).replace("\u200b", "") == name


async def test_names_are_escaped_in_private_answers_too(server: Server) -> None:
    """Who is told whose turn it is reads the name as it is, not as markup."""
    await server.command("[ada](x)", "splendor new", seats="joined")
    await server.press("bo", "Join")
    await server.press("[ada](x)", "Start")
    assert r"\[ada\](x)’s turn" in private(await server.press("bo", "Take"))


# Time and place


async def test_undos_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat takes back so many answers in a game and no more, so that its log stays short."""
    monkeypatch.setattr(changes, "MAX_UNDOS", 3)
    table = lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo")
    table = starting.start(table, 100, Random(1))
    for _ in range(3):
        table = changes.undo(changes.play(table, 100, None, "take:wbk", Random(1)), 100)
    with pytest.raises(Refusal) as refused:
        changes.undo(changes.play(table, 100, None, "take:wbk", Random(1)), 100)
    assert refused.value.key == "refused-too-many-undos"
    assert sum(entry.move == UNDO for entry in table.log) == 3


async def test_the_last_table_of_a_channel_is_found_by_an_index(
    opened: Opener, tmp_path: Any
) -> None:
    """However many tables there are, none is looked at that is not of the channel."""
    path = tmp_path / "facet.db"
    store = await opened(path, FEATURES)
    await store.close()
    with sqlite3.connect(path) as connection:
        for condition in (
            "channel_id = 1 AND stage IN ('lobby', 'playing')",
            "channel_id = 1 ORDER BY id DESC LIMIT 1",
        ):
            query = f"SELECT * FROM tables WHERE {condition}"  # noqa: S608 - our own
            plan = connection.execute(f"EXPLAIN QUERY PLAN {query}")
            told = " ".join(row[3] for row in plan)
            assert "USING INDEX" in told
            assert "SCAN" not in told
            assert "TEMP B-TREE" not in told
    connection.close()


async def test_a_request_that_hangs_is_given_up() -> None:
    """A request to Discord that is never answered ends as trouble that may pass."""
    with pytest.raises(DeliveryError) as caught:
        await call_discord(asyncio.Event().wait(), seconds=0.01)
    assert caught.value.is_temporary


# An answer that Discord refuses


@pytest.mark.parametrize("code", [50013, 10003, 10008])
@pytest.mark.parametrize("gems", ["wwwww", ""])
async def test_a_command_whose_answer_is_refused_is_answered_so(
    game: Server, code: int, gems: str
) -> None:
    """Whether it shows something, or has been refused by the bot."""
    game.fail("POST", "/interactions/*/callback", 404, code)
    options = {"gems": gems} if gems else {}
    result = await game.command("ada", "splendor take" if gems else "my tables", **options)
    refused = (
        "I may not post there" if code == 50013 else f"Discord refused my message (error {code})"
    )
    assert refused in private(result)
    assert not (await game.table()).log


@pytest.mark.parametrize("code", [50013, 10003, 10008])
async def test_a_board_that_may_not_be_the_answer_is_posted_all_the_same(
    game: Server, code: int
) -> None:
    """A typed move is seen by everybody, though Discord refuses the answer; nothing private is left."""
    game.fail("POST", "/interactions/*/callback", 404, code)
    result = await game.command("ada", "splendor take", gems="wbg")
    assert result.response is None
    assert "**ada** takes white, blue, green." in text(await game.newest())


@pytest.mark.parametrize("code", [10062, 50013])
async def test_a_pressed_move_whose_answer_is_refused_is_no_error(
    game: Server, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """The board follows, and nothing that would have been added to the answer."""
    for label in ("Take", "⚪🔵🟩"):
        await game.press("ada", label)
    game.fail("POST", "/interactions/*/callback", 404, code)
    await game.press("ada", "Confirm")
    assert [it for it in caplog.records if it.levelname == "ERROR"] == []
    assert "**ada** takes white, blue, green." in text(await game.newest())


async def test_a_press_on_a_board_that_is_gone_has_the_next_board_as_its_answer(
    game: Server,
) -> None:
    """Nothing is said of it: somebody has deleted the message in the same moment."""
    await game.resign("bo")
    game.fail("POST", "/interactions/*/callback", 404, 10008)
    pressed = await game.press("ada", "Rematch")
    assert pressed.response is None or not pressed.response.ephemeral
    assert (await game.table()).stage == "lobby"


async def test_suggestions_that_come_too_late_are_no_error(
    game: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Or after those of the process that takes over; there is nothing that somebody could do about it."""
    game.fail("POST", "/interactions/*/callback", 400, 40060)
    with pytest.raises(asyncio.InvalidStateError):  # there is no outcome
        await game.person("ada").autocomplete(game.channel, "splendor take", "gems", "")
    assert [it for it in caplog.records if it.levelname in ("WARNING", "ERROR")] == []
    assert game.discord.failing == []


async def test_what_follows_a_change_is_dropped_with_its_table(
    game: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that was deleted before its board could be posted is no error, and nothing tries it again."""
    table, tables = await game.table(), game.facet.tables
    ended = await tables.change(table.id, changes.close)
    await tables.store.expiry.delete_tables([table.id])
    tables.forget()
    await game.facet.after_change.run(ended.after)
    assert [it for it in caplog.records if it.levelno >= logging.ERROR] == []
