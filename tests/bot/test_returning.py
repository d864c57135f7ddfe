"""A turn of Splendor that goes on with another question: in private, until one board shows the whole of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.testing.people import Seen
from rules import Match
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position
from tests.bot.days import HOUR, Days
from tests.bot.server import Server, answered, labels, private, text
from tests.rules.splendor.table import seat
from tests.rules.splendor.table import table as laid_out

NINE = "wwwbbbggg"


async def taken(server: Server, tokens: str = NINE, **terms: str) -> tuple[Seen, Seen]:
    """Let Ada take three more than she may hold; return the board as it stands, and what she is asked."""
    await _at(server, seat(tokens), **terms)
    board = await server.newest()
    await server.press("ada", "Take", board)
    await server.press("ada", "⚪🔵🔻")
    return board, answered(await server.press("ada", "Confirm"))


async def test_the_channel_sees_one_board_of_a_turn_with_a_return(server: Server) -> None:
    """What is to be returned is asked in private: the board comes, and calls Bo, when the turn is over."""
    board, asked = await taken(server)
    assert asked.ephemeral
    assert "You take white, blue and red.\nYou hold 12 tokens: return 2." in text(asked)
    once = answered(await server.press("ada", "White", asked))
    assert "return 1" in text(once)
    assert (await server.newest()).id == board.id
    await server.press("ada", "Green", once)
    shown = await server.newest()
    assert shown.id != board.id
    assert shown.mentioned == [server.person("bo").id]
    assert "takes white, blue, red. Returned: white, green." in text(shown)


@pytest.mark.parametrize("label", ["Take", "Reserve", "Buy"])
async def test_a_dismissed_question_is_opened_again(server: Server, label: str) -> None:
    """Whatever is pressed on the board, which is that of the beginning of the turn; others read whose turn it is."""
    board, asked = await taken(server)
    again = answered(await server.press("ada", label, board))
    assert text(again) == text(asked)
    assert labels(again) == labels(asked)
    assert "It’s ada’s turn." in private(await server.press("bo", label, board))


async def test_a_take_is_taken_back_before_anybody_sees_it(server: Server) -> None:
    """Back leads from the return to the turn; a card drawn meanwhile would stand in its way."""
    board, asked = await taken(server)
    assert labels(asked)[-1] == "Back"
    back = answered(await server.press("ada", "Back", asked))
    assert "Take" in labels(back)
    assert (await server.newest()).id == board.id
    assert "out of date" in private(await server.press("ada", "Take", board))


async def test_a_card_drawn_unseen_is_shown_to_its_owner_alone(server: Server) -> None:
    """The gold that comes with it is one too many: there is no way back, and nothing in the channel names the card."""
    await _at(server, seat(NINE + "r"))
    board = await server.newest()
    await server.command("ada", "splendor reserve", card="deck1")
    asked = next(server.seen("ada"))
    position = (await server.table()).position
    assert isinstance(position, Position)
    card = position.seats[0].hand[0].card.id
    assert card in text(asked)
    assert "Back" not in labels(asked)
    assert (await server.newest()).id == board.id
    await server.press("ada", "Red", asked)
    assert not any(card in str(it.content) for it in server.seen())


async def test_whoever_leaves_in_the_middle_of_a_turn_is_reminded(
    server: Server, days: Days
) -> None:
    """The clock of the turn runs on, once."""
    board, _ = await taken(server, pace="1d")
    clock = (await server.table()).clock
    assert clock is not None
    await days.go_by(13 * HOUR)
    assert f"<@{server.person('ada').id}>: it’s your turn" in text(next(server.seen()))
    await server.press("ada", "Take", board)
    await server.press("ada", "White")
    now = (await server.table()).clock
    assert now is not None
    assert (now.seat, now.turn, now.starts_at) == (clock.seat, clock.turn, clock.starts_at)


async def _at(server: Server, first: Holdings, **terms: str) -> None:
    """Let Ada, who holds this and is to move, and Bo sit at a table."""
    await server.start_game("bo", **terms)
    change = partial(replace, match=Match((laid_out(first, seat(), supply="wwwbbbrrr*"),)))
    await server.facet.tables.change((await server.table()).id, change)
    await server.command("ada", "table show")
