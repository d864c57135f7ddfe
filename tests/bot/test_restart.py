"""What a restart must not lose: nothing, at any moment."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.messages.press import Press, PressButton
from bot.messages.screen import PostedMessage, Screen
from bot.posting.boards import Boards, Delivery
from bot.store import NotSaved
from bot.store.sqlite.store import SqliteStore
from bot.store.values import StaleMessage
from bot.tables import changes
from bot.tables.table import Table
from bot.tables.tables import MOVES_KEPT
from tests.bot.server import Scripted, Server, answered, labels, made, private, text

RECORD = Path(__file__).parent / "records" / "three-players.json"
NAMES = ("ada", "bo", "cy")


async def until(server: Server, about: str) -> Table:
    """Replay the recorded game, saving its moves, until a question of this kind is open."""
    record = json.loads(RECORD.read_text())
    server.facet.tables.rng = Scripted(record)
    await server.start_game("bo", "cy", target=21)
    for move in [move for move in record["moves"] if not move.startswith("deal:")]:
        table = await server.table()
        decision = table.position.decision
        assert decision is not None
        if decision.about == about:
            await server.command(NAMES[decision.seat], "table show")
            return table
        person = table.players[decision.seat].user_id
        assert person is not None
        await server.facet.tables.change(table.id, made(person, move, server.facet.tables.rng))
    raise AssertionError(f"the record has no {about}")


@pytest.mark.parametrize(("about", "label"), [("noble", "n7"), ("return", "Blue")])
async def test_a_turn_goes_on_after_a_restart(server: Server, about: str, label: str) -> None:
    """The board asks again for what somebody was choosing in private."""
    table = await until(server, about)
    rng = server.facet.tables.rng
    await server.restart()
    server.facet.tables.rng = rng
    name = NAMES[table.asked or 0]
    asked = answered(await server.press(name, "Choose", await server.newest()))
    await server.press(name, label, asked)
    assert (await server.table()).log[table.number].move.startswith(f"{about}:")


async def test_what_was_saved_but_not_shown_is_shown_at_the_next_start(game: Server) -> None:
    """A move that was saved when the bot was killed is posted, once, by the next start."""
    board = await game.newest()
    table = await game.table()
    user = game.person("ada").id
    await game.facet.tables.change(
        table.id, lambda t: changes.play(t, user, None, "take:wbg", Random(1))
    )
    await game.restart()
    shown = await game.newest()
    assert shown.id != board.id
    assert "takes white, blue, green" in text(shown)
    assert f"<@{game.person('bo').id}>" in text(shown)
    await game.restart()
    assert (await game.newest()).id == shown.id


async def test_a_board_that_was_posted_and_not_noted_is_not_posted_again(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord had it when the bot was killed, and the database hadn't: the next start finds it."""

    async def unsaved(*_: object) -> None:
        raise NotSaved

    with monkeypatch.context() as away:
        away.setattr(SqliteStore, "mark_shown", unsaved)
        away.setattr("bot.posting.boards.DATABASE_RETRY_S", 600.0)
        await game.command("ada", "splendor take", gems="wbg")
    boards = [it.id for it in game.seen()]
    await game.restart()
    assert [it.id for it in game.seen()] == boards
    assert (await game.table()).shown.message_id == boards[0]


async def test_two_changes_leave_one_board_with_buttons(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest, although the one before is still being posted when the second change comes."""
    posting, going_on, post = asyncio.Event(), asyncio.Event(), Boards._post

    async def slowly(self: Boards, table: Table, screen: Screen, how: Delivery) -> int:
        if not posting.is_set():
            posting.set()
            await going_on.wait()
        return await post(self, table, screen, how)

    monkeypatch.setattr(Boards, "_post", slowly)
    tables, shown = game.facet.tables, []
    for name, gems in (("ada", "take:wbg"), ("bo", "take:wbr")):
        move = made(game.person(name).id, gems, Random(1))
        changed = await tables.change((await game.table()).id, move)
        shown.append(asyncio.create_task(game.facet.after_change.run(changed.after)))
        await posting.wait()
    await asyncio.wait(shown[1:], timeout=0.5)
    going_on.set()
    await asyncio.gather(*shown)
    with_buttons = [it.id for it in game.seen() if "Take" in labels(it)]
    assert with_buttons == [(await game.newest()).id]


async def test_a_copy_that_could_not_be_stripped_is_tried_again(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as Discord answers again, not only at the next start."""
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", (600.0,))
    board, cleanup = await game.newest(), game.facet.poster.boards.cleanup
    await game.command("ada", "splendor take", gems="wbg")
    game.fail("PATCH", f"/channels/{game.channel.id}/messages/{board.id}", 503)
    await cleanup.strip_copy(await game.table(), PostedMessage(int(board.id)))
    store = game.facet.tables.store
    assert [it.message_id for it in await store.claim_stale_messages()] == [int(board.id)]
    game.discord._context.copy().run(game.facet.dispatch, "resumed")
    await game.settle()
    assert await store.claim_stale_messages() == []


async def test_a_board_whose_text_was_forgotten_loses_its_buttons(game: Server) -> None:
    """It keeps its picture: Discord refuses an edit that leaves a message empty."""
    board = await game.newest()
    stale = StaleMessage(int(board.id), game.id, int(game.channel.id), "", picture=False)
    await game.facet.tables.store.save_stale_message(stale)
    await game.facet.poster.boards.cleanup.strip_stale()
    stripped = await game.newest()
    assert (labels(stripped), len(stripped.attachments)) == ([], 1)


async def test_an_old_lobby_still_works_after_a_restart(server: Server) -> None:
    """People can still join and start a lobby after a restart."""
    await server.command("ada", "splendor new")
    await server.restart()
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    assert (await server.table()).stage == "playing"


async def test_a_table_left_alone_is_loaded_when_it_is_needed(game: Server) -> None:
    """A click on a table that is no longer in memory works like any other."""
    board = await game.newest()
    game.facet.tables._tables.clear()
    game.facet.tables._open.clear()
    panel = await game.press("ada", "Take", board)
    assert "Which gems" in private(panel)


@pytest.mark.alone
async def test_commands_are_registered_only_when_they_changed(server: Server) -> None:
    """A start registers what is not registered as it is here, and the next one does not."""

    def puts() -> int:
        return sum(
            entry.method == "PUT" and "commands" in entry.path for entry in server.discord.requests
        )

    await server.restart()
    assert puts() == 0
    await server.facet.tables.store.notes.save("commands", "others")
    for _ in range(2):
        await server.restart()
        assert puts() == 1


@pytest.mark.alone
async def test_the_cache_of_tables_is_bounded(server: Server) -> None:
    """However many tables there are, only so many bytes of them stay in memory."""
    tables = server.facet.tables
    await server.command("ada", "splendor new")
    table = await server.table()
    tables._cache_bytes = 3 * table.weight
    for channel in range(10):
        await tables.open(replace(table, id=0, channel_id=1000 + channel))
    assert len(tables._tables) == 3
    assert (await tables.get(table.id)).id == table.id


async def test_a_long_game_is_kept_short_in_memory_and_exported_whole(server: Server) -> None:
    """Of a long game the last moves stay in memory; the record has them all."""
    table = await until(server, "noble")
    assert table.match is not None
    assert len(table.match.moves) == MOVES_KEPT < len(table.log)
    result = await server.command("ada", "table export")
    assert result.response is not None
    record = json.loads(await result.response.attachments[0].read())
    assert len(record["moves"]) == len(table.log)


def test_every_button_says_its_table_and_position() -> None:
    """What a button does stands in its id, so nothing about it is kept in memory."""
    press = Press(12, 34, "play", "buy:2b3=wwg**")
    button = PressButton(press, "Buy")
    match = PressButton.__discord_ui_compiled_template__.fullmatch(button.custom_id)
    assert match is not None
    assert Press.read(match["text"]) == press
