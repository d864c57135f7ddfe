"""How many presses a turn takes, and how many words are read, by the shortest way through the real panels."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from rules import Match
from rules.splendor.holdings import Holdings
from tests.bot.server import Server, answered, labels, list_id, text
from tests.bot.shortest import Shortest, mean, summary
from tests.rules.splendor.table import seat
from tests.rules.splendor.table import table as laid_out

AIMS: Final = {
    "splendor": {"buy": 2.2, "take": 3.0, "reserve": 3.0, "": 2.8},
    "seekers": {
        **dict.fromkeys(
            ("seek", "seek place", "seek valid", "seek place stop", "seek swap for"), 3.0
        ),
        "valid": 1.0,
        "": 3.4,
    },
}
"""The most presses on average for each kind of turn, by the kinds of its answers; "" for all."""
SHORTEST: Final = 3
"""The presses of a turn of one answer: a panel, the answer, and Confirm."""
TABS: Final = ("Take", "Reserve", "Buy", "My cards")
SHEETS: Final = (1, 7, 14, 18, 20)
"""Sheets of 12 Seekers that count, form a row, hide colours, let neighbours be exchanged, and form piles."""
SEEKERS: Final = [{"sheet": it, "mode": mode} for it in SHEETS for mode in ("basic", "advanced")]


@pytest.mark.parametrize(
    ("game", "options"), [("splendor", {}), *(("seekers", it) for it in SEEKERS)]
)
async def test_a_turn_takes_few_presses(server: Server, game: str, options: dict[str, Any]) -> None:
    """Whole games by the shortest ways: on average every kind of turn takes as few presses as we aim for, and none more than its answers and a panel."""
    server.facet.tables.rng = Random(5)
    await server.start_game("bo", game=game, **options)
    played = Shortest(server, ("ada", "bo"))
    await played.play()
    sys.stdout.write(f"\n{game} {options or ''}\n{summary(played.turns)}\n")
    for kind, most in AIMS[game].items():
        these = [turn for turn in played.turns if kind in ("", turn.kind)]
        assert not these or mean(these) <= most, kind
    if game == "seekers":
        assert all(it.presses <= max(SHORTEST, it.answers + it.panels) for it in played.turns)


async def test_a_hint_is_played_with_two_presses(server: Server) -> None:
    """Where hints are allowed the board has a button for them, and each move that they name has one."""
    await server.start_game("bo", rated="no")
    board = await server.newest()
    assert labels(board) == ["Take", "Reserve", "Buy", "My cards", "Hint", "More"]
    hint = answered(await server.press("ada", "Hint", board))
    await server.press("ada", labels(hint)[0], hint)
    assert (await server.table()).number > 0


async def test_a_hint_that_costs_points_says_so(server: Server) -> None:
    """Alone with a computer in a rated game nobody asks for a hint unawares."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    assert "Hint (you gain no points)" in labels(await server.newest())


async def test_a_board_without_hints_offers_none(server: Server) -> None:
    """A game that counts between people has no such button."""
    await server.start_game("bo")
    assert "Hint" not in labels(await server.newest())


async def test_the_cards_within_reach_have_buttons_under_the_board(server: Server) -> None:
    """A press shows the price, and Confirm buys: what was drawn unseen is only offered in private."""
    await _at(server, seat("wwwwwwww", hand="1r8"), seat(hand="?1r8"))
    board = await server.newest()
    assert labels(board) == ["Buy 1r8 +1", *TABS, "More"]
    shown = answered(await server.press("ada", "Buy 1r8", board))
    assert "costs 4 white\nYou keep: 4 white" in text(shown)
    await server.press("ada", "Confirm", shown)
    assert (await server.table()).play.moves[0].move == "buy:1r8"


async def test_a_card_drawn_unseen_has_no_button_under_the_board(server: Server) -> None:
    """The channel doesn't learn that it can be bought; Buy shows its owner the price at once."""
    await _at(server, seat("wwwwwwww", hand="?1r8"), seat())
    assert labels(await server.newest()) == [*TABS, "More"]
    shown = answered(await server.press("ada", "Buy"))
    assert "costs 4 white" in text(shown)
    assert "You pay" not in text(shown)  # the same once more
    assert labels(shown) == ["Take", "Reserve", "My cards", "Confirm"]


async def test_a_choice_of_cards_can_be_changed(server: Server) -> None:
    """The cards stay above the price, the chosen one marked, with what gold would pay."""
    await _at(server, seat("wwwwrrrr*", hand="1r8"), seat())
    shown = answered(await server.press("ada", "Buy"))
    assert labels(shown)[3:] == ["Buy 1r8 +1 · 4w", "Buy 1w1 · 2r 1 gold", "Buy 1g1 · 3r"]
    shown = answered(await server.press("ada", "Buy 1r8", shown))
    shown = answered(await server.press("ada", "Pay gold for white", shown))
    assert "You pay: **3 white and 1 gold**" in text(shown)
    assert "✓ Buy 1r8 +1 · 3w 1 gold" in labels(shown)
    shown = answered(await server.press("ada", "Pay gems first", shown))
    assert "✓ Buy 1r8 +1 · 4w" in labels(shown)


async def test_every_set_of_gems_has_a_button(server: Server) -> None:
    """Those of three colours that bring cards nearest come first, then two of one; another press changes the choice."""
    await _at(server, seat("wwww", hand="1r8"), seat(), supply="bbbbggggrrrrkkk")
    shown = answered(await server.press("ada", "Take"))
    assert labels(shown)[3:] == ["🔵🔻⚫", "🟩🔻⚫", "🔵🟩⚫", "🔵🟩🔻", "🔻🔻", "🔵🔵", "🟩🟩"]
    one = answered(await server.press("ada", "🔵🔻⚫", shown))
    assert "**blue, red and black**. You’ll hold 7 of 10 tokens." in text(one)
    other = answered(await server.press("ada", "🔻🔻", one))
    assert "**2 red**. You’ll hold 6 of 10 tokens." in text(other)
    await server.press("ada", "Confirm", other)
    assert (await server.table()).play.moves[0].move == "take:rr"


@pytest.mark.parametrize(("tab", "label"), [("Take", "🔵🔻⚫"), ("Reserve", "2b1")])
async def test_a_choice_is_marked_and_taken_back(server: Server, tab: str, label: str) -> None:
    """The chosen button has a tick, and pressed again it chooses nothing."""
    await _at(server, seat("wwww", hand="1r8"), seat(), supply="bbbbggggrrrrkkk")
    shown = answered(await server.press("ada", tab))
    chosen = answered(await server.press("ada", label, shown))
    (marked,) = [it for it in labels(chosen) if it.startswith(f"✓ {label}")]
    assert "Confirm" in labels(chosen)
    again = answered(await server.press("ada", marked, chosen))
    assert labels(again) == labels(shown)


async def test_a_gem_of_an_earlier_panel_completes_its_set(server: Server) -> None:
    """Panels had a button for each gem, which named those chosen before."""
    await server.start_game("bo")
    shown = answered(await server.press("ada", "Take"))
    at = f"facet:b:{(await server.table()).id}:0:panel:take"
    ada = server.person("ada")
    begun = answered(await ada.forge(shown, f"{at}:k+w"))
    assert labels(begun) == labels(shown)
    complete = answered(await ada.forge(begun, f"{at}:wk+b"))
    assert "**white, blue and black**" in text(complete)
    assert "Confirm" in labels(complete)


async def test_nothing_to_take_is_said(server: Server) -> None:
    """An empty supply leaves no set."""
    await _at(server, seat(), seat(), supply="**")
    assert "no gem left" in text(answered(await server.press("ada", "Take")))


async def test_whoever_wants_to_plays_without_confirm(server: Server) -> None:
    """Then a button that names the whole move plays it: a card with its price, a set, a card to reserve."""
    await _at(server, seat("wwwwwwww", hand="1r8"), seat())
    shown = answered(await server.command("ada", "my confirm"))
    await server.choose("ada", "at-once")
    await server.press("ada", "Buy 1r8", await server.newest())
    assert [entry.move for entry in (await server.table()).play.moves] == ["buy:1r8"]
    await server.press("bo", "Take")
    await server.press("bo", labels(next(server.seen("bo")))[3])
    assert (await server.table()).asked == 1  # Bo is still asked to confirm
    await server.press("bo", "Confirm")
    await server.press("ada", "Reserve")
    await server.press("ada", "2b1")
    assert (await server.table()).play.moves[-2].move == "reserve:2b1"
    shown = answered(await server.command("ada", "my confirm"))
    assert list_id(shown)
    await server.choose("ada", "ask")
    await server.press("bo", "Reserve")
    await server.press("bo", "2g1")
    await server.press("bo", "Confirm")
    before = (await server.table()).number
    await server.press("ada", "Take")
    await server.press("ada", labels(next(server.seen("ada")))[3])
    assert (await server.table()).number == before


async def test_a_card_to_reserve_is_named_once_chosen(game: Server) -> None:
    """The panel asks which card, then names the chosen one, a deck by its level and not by what is typed."""
    asked = answered(await game.press("ada", "Reserve"))
    assert text(asked) == "You hold 0 of 3 reserved cards. Which card do you want to reserve?"
    deck = answered(await game.press("ada", "Deck I"))
    assert text(deck) == "Chosen: **Top card of deck I, unseen**\nYou get a gold with it."


async def test_a_seeker_is_sent_without_confirm(server: Server) -> None:
    """The button of a seeker and an end names the whole move, too."""
    await server.start_game("bo", game="seekers")
    await server.command("ada", "my confirm")
    await server.choose("ada", "at-once")
    shown = answered(await server.press("ada", "Take my turn", await server.newest()))
    await server.press("ada", "3 left", shown)
    assert [entry.move for entry in (await server.table()).play.moves] == ["seek:3:left"]


async def test_a_payment_is_chosen_even_without_confirm(server: Server) -> None:
    """A card that gold may pay for as well shows its price first: the button doesn't say how it is paid."""
    await _at(server, seat("wwww*", hand="1r8"), seat())
    await server.command("ada", "my confirm")
    await server.choose("ada", "at-once")
    shown = answered(await server.press("ada", "Buy 1r8", await server.newest()))
    assert "Pay gold for white" in labels(shown)
    assert (await server.table()).number == 0
    shown = answered(await server.press("ada", "Pay gold for white", shown))
    await server.press("ada", "Confirm", shown)
    assert (await server.table()).play.moves[0].move == "buy:1r8=www*"


async def _at(server: Server, *seats: Holdings, supply: str | None = None) -> None:
    """Let Ada and Bo sit at a table with these things, Ada to move."""
    await server.start_game("bo")
    change = partial(replace, match=Match((laid_out(*seats, supply=supply),)))
    await server.facet.tables.change((await server.table()).id, change)
    await server.command("ada", "table show")


async def test_whoever_waits_can_plan_at_once(server: Server) -> None:
    """A press on a tab out of turn says whose turn it is, and offers the plan, which opens on what can be done."""
    await server.start_game("bo")
    told = answered(await server.press("bo", "Take"))
    assert "It’s ada’s turn." in text(told)
    assert labels(told) == ["Plan my next turn"]
    plan = answered(await server.press("bo", "Plan my next turn", told))
    assert "You can’t buy a card yet" not in text(plan)
    chosen = answered(await server.press("bo", "⚪🔵🟩", plan))
    assert "Add to my plan" in labels(chosen)
