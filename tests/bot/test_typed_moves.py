"""Moves typed and pressed: no private line repeats what the board says."""

from __future__ import annotations

from itertools import takewhile

import pytest

from bot.testing.people import Seen
from rules.splendor.position import Position
from tests.bot.server import Server, answered, labels, text


async def typed(server: Server, command: str, **options: object) -> list[Seen]:
    """Let Ada type a command; return what she sees that she didn't before."""
    last = next(server.seen("ada")).id
    await server.command("ada", command, **options)
    await server.settle()
    return list(takewhile(lambda message: message.id != last, server.seen("ada")))


async def test_the_board_answers_a_typed_move(game: Server) -> None:
    """Whoever types sees one message more, as everybody does."""
    shown = answered(await game.command("ada", "splendor take", gems="wbg"))
    assert not shown.ephemeral
    assert "**ada** takes" in text(shown)
    assert shown.id == (await game.newest()).id


async def test_what_is_taken_back_by_command_is_said_once(game: Server) -> None:
    """The board says who took a move back."""
    await game.command("ada", "splendor take", gems="wbg")
    shown = await typed(game, "table undo")
    assert ["took back" in text(message) for message in shown] == [True]


async def test_a_computer_s_move_follows_a_typed_one_without_a_private_line(server: Server) -> None:
    """Its board comes when it has moved; until then nothing is left of the answer."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    assert [message.ephemeral for message in await typed(server, "table start")] == [False]
    shown = await typed(server, "splendor take", gems="wbg")
    assert not any(message.ephemeral for message in shown)
    assert "**Nora**" in text(shown[0])


async def test_a_board_that_takes_long_follows_a_silent_answer(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord doesn't wait: the command is acknowledged, and the board comes after it."""
    monkeypatch.setattr("bot.messages.reply.ANSWER_WITHIN_S", -1.0)
    shown = await typed(game, "splendor take", gems="wbg")
    assert [message.ephemeral for message in shown] == [False]
    assert shown[0].id == (await game.newest()).id


async def test_a_turn_by_buttons_leaves_no_line_above_the_board(game: Server) -> None:
    """The panel says what was taken until the board does; then it only leads to the plan."""
    for label in ("Take", "⚪🔵🟩", "Confirm"):
        await game.press("ada", label)
    (panel,) = [it for it in game.seen("ada") if it.ephemeral]
    assert text(panel) == ""
    assert labels(panel) == ["Plan my next turn"]
    await game.press("ada", "Undo", answered(await game.press("ada", "More")))
    assert not any("took back your" in text(it) for it in game.seen("ada"))


async def test_a_panel_with_nothing_left_to_offer_goes(server: Server) -> None:
    """Alone with a computer there is no plan."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    for label in ("Take", "⚪🔵🟩", "Confirm"):
        await server.press("ada", label)
    await server.settle()
    assert not any("You take" in text(it) for it in server.seen("ada"))


async def test_what_only_its_owner_may_know_stays(game: Server) -> None:
    """The board doesn't say which card was drawn."""
    for label in ("Reserve", "Deck I", "Confirm"):
        await game.press("ada", label)
    position = (await game.table()).position
    assert isinstance(position, Position)
    card = position.seats[0].hand[0].card.id
    assert card in text(next(it for it in game.seen("ada") if it.ephemeral))
