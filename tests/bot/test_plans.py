"""Planning one's next turn on Discord: choosing, playing, dropping, and what nobody else learns of it."""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.plans.planned_turns import PlannedTurns
from bot.features.plans.store import Plan, PlannedMove, Plans
from bot.i18n.lexicon import words_in
from bot.tables.tables import Changed
from bot.testing.catalogues import LANGUAGES
from bot.testing.people import Seen
from rules import Match
from tests.bot.planning import ADD, MORE, PLAN, moves, open_plan, plan_to_take, planned, save
from tests.bot.server import Server, answered, button_id, labels, made, private, text
from tests.rules.splendor.table import seat
from tests.rules.splendor.table import table as laid_out


async def test_a_turn_is_planned_with_buttons_and_played(game: Server) -> None:
    """While waiting one chooses as in one's turn; as soon as it comes, that is played, once."""
    shown = await plan_to_take(game, "bo", "⚪🔵🟩")
    assert shown.ephemeral
    assert "1. Take · White, blue, green" in text(shown)
    (plan,) = await planned(game)
    assert plan.choices == ((PlannedMove("take:wbg", ""),),)
    await game.command("ada", "splendor take", gems="wbg")
    assert await moves(game) == ["take:wbg", "take:wbg"]
    assert (await game.table()).asked == 0
    assert await planned(game) == []
    assert text(await game.newest()).startswith(f"It’s <@{game.person('ada').id}>’s turn.")
    await game.command("ada", "splendor take", gems="rk")
    assert len(await moves(game)) == 2  # not possible with four of a kind left: nothing changed


def panel(server: Server, name: str, message_id: int) -> Seen:
    """Return somebody's private panel as it is now."""
    return next(it for it in server.seen(name) if it.id == message_id)


async def test_the_panel_says_that_the_plan_was_played(game: Server) -> None:
    """It names what was played, has no button to withdraw it, and leads to the next plan."""
    shown = await plan_to_take(game, "bo", "⚪🔵🟩")
    await game.command("ada", "splendor take", gems="wbg")
    now = panel(game, "bo", shown.id)
    assert "I’ve played your plan." in text(now)
    assert "You take white, blue and green." in text(now)
    assert labels(now) == [PLAN]
    again = await plan_to_take(game, "bo", "⚪🔻⚫")
    await game.command("ada", "splendor take", gems="rkg")
    assert "You take" in text(panel(game, "bo", again.id))


async def test_the_panel_says_why_the_plan_was_dropped(game: Server) -> None:
    """What was planned is gone: the panel doesn't go on about the next turn, but says why."""
    await save(game, "bo", "take:ww")
    shown = await open_plan(game, "bo")
    await game.command("ada", "splendor take", gems="wbg")
    now = panel(game, "bo", shown.id)
    assert "Your plan wasn’t played" in text(now)
    assert "Withdraw my plan" not in labels(now)


async def test_the_panel_says_that_there_is_no_plan_once_the_game_is_over(game: Server) -> None:
    """There is no next turn any more, and nothing to withdraw."""
    shown = await plan_to_take(game, "bo", "⚪🔵🟩")
    await game.resign("ada")
    now = panel(game, "bo", shown.id)
    assert "You have no plan now" in text(now)
    assert labels(now) == []


async def test_a_press_on_an_old_panel_is_answered_with_what_is_the_case(game: Server) -> None:
    """Nobody withdraws a plan that was played, or adds to it: the press says that there is none."""
    shown = await plan_to_take(game, "bo", "⚪🔵🟩")
    withdraw = button_id(shown, "Withdraw my plan") or ""
    await game.command("ada", "splendor take", gems="wbg")
    for custom_id in (withdraw, withdraw.replace("plan-withdraw", "plan-then")):
        told = answered(await game.person("bo").forge(shown, custom_id))
        assert "You have no plan now" in text(told)
    assert await planned(game) == []
    await plan_to_take(game, "bo", "⚪🔻⚫")
    assert len(await planned(game)) == 1
    kept = answered(await game.press("bo", "Withdraw my plan"))
    assert "Your plan is withdrawn." in text(kept)


async def test_a_reserved_card_is_planned_from_the_hand(game: Server) -> None:
    """The panel's tabs are those of a turn, the hand among them; what they show is planned, not played."""
    position = laid_out(seat(), seat("wwww", hand="1r8"))
    await game.facet.tables.change(
        (await game.table()).id, lambda it: replace(it, match=Match((position,)))
    )
    await open_plan(game, "bo")
    shown = answered(await game.press("bo", "My cards"))
    assert "Buy 1r8 +1 · 4w" in labels(shown)
    await game.press("bo", "Buy 1r8")
    shown = answered(await game.press("bo", ADD))
    assert "1. Buy" in text(shown)
    assert "Back to my plan" in labels(answered(await game.press("bo", MORE)))
    assert "1. Buy" in text(answered(await game.press("bo", "Back to my plan")))
    assert (await planned(game))[0].choices == ((PlannedMove("buy:1r8", "wwww"),),)
    assert await moves(game) == []


async def test_a_plan_has_three_choices_in_order(game: Server) -> None:
    """The first that is possible is played; a fourth one finds no place."""
    await plan_to_take(game, "bo", "⚪⚪")
    await plan_to_take(game, "bo", "🔻🔻")
    shown = await plan_to_take(game, "bo", "⚫⚫")
    assert MORE not in labels(shown)
    for number, gem in ((1, "white"), (2, "red"), (3, "black")):
        assert f"{number}. Take · 2 {gem}" in text(shown)
    user = game.person("bo")
    table = await game.table()
    forged = await user.forge(shown, f"facet:b:{table.id}:{table.number}:plan-play:take:wbg")
    assert "at most 3 choices" in private(forged)
    await game.command("ada", "splendor take", gems="wrg")
    assert await moves(game) == ["take:wgr", "take:kk"]


async def test_a_dropped_plan_is_explained_once(game: Server) -> None:
    """The board asks as ever; whoever opens their panel reads why nothing was played, the first time."""
    await plan_to_take(game, "bo", "⚪⚪")
    await plan_to_take(game, "bo", "🔵🔵")
    await game.command("ada", "splendor take", gems="wbg")
    board = await game.newest()
    assert text(board).startswith(f"It’s <@{game.person('bo').id}>’s turn.")
    assert await moves(game) == ["take:wbg"]
    told = private(await game.press("bo", "Take", board))
    assert told.startswith("Your plan wasn’t played:\n1. `/splendor take gems:ww`: ")
    assert "at least 4" in told
    assert "2. `/splendor take gems:bb`: " in told
    assert "wasn’t played" not in private(await game.press("bo", "Take", board))
    assert await planned(game) == []


async def test_a_changed_price_is_explained(game: Server) -> None:
    """So is a turn that passed without the plan; by command, the answer says it."""
    card = (await game.table()).position.faceup()[0].id  # type: ignore[attr-defined]
    await save(game, "bo", f"reserve:{card}")
    await game.command("ada", "splendor take", gems="wbg")
    assert await moves(game) == ["take:wbg"]
    hand = answered(await game.command("bo", "table hand"))
    assert "costs or brings something else now" in text(hand)
    await save(game, "bo", "take:wbg", turn=7)
    await game.command("ada", "table language", language="ja")  # any change of the table
    assert "you took back your last move" in private(await game.command("bo", "table hand"))


async def test_who_types_reads_why_below_their_move(game: Server) -> None:
    """They open no panel, so their next move is answered with the reason, once, and the board tells the move."""
    await save(game, "bo", "take:ww")
    await game.command("ada", "splendor take", gems="wbg")
    told = private(await game.command("bo", "splendor take", gems="wbg"))
    assert told.startswith("Your plan wasn’t played:\n1. `/splendor take gems:ww`: ")
    assert "at least 4" in told
    assert "You take" not in told
    assert await planned(game) == []


async def test_surplus_tokens_are_returned_as_planned(game: Server) -> None:
    """The plan has them in order, and they are returned one by one, as a person does it."""
    position = laid_out(seat(), seat("bbbggggkk"), supply="wwwwbbbbggggrrrrkkkk*****")
    await game.facet.tables.change(
        (await game.table()).id, lambda it: replace(it, match=Match((position,)))
    )
    shown = await plan_to_take(game, "bo", "⚪🔻⚫")
    assert "you’ll be asked which" in text(shown)
    shown = answered(
        await game.press("bo", "White (w)" if "White (w)" in labels(shown) else "White")
    )
    shown = answered(await game.press("bo", "Black"))
    assert "in this order: White, Black" in text(shown)
    before = (await game.newest()).id
    await game.command("ada", "splendor take", gems="wbg")
    assert await moves(game) == ["take:wbg", "take:wrk", "return:w", "return:k"]
    boards = [text(it) for it in game.seen() if it.id > before]
    assert len(boards) == 2  # that it's Bo's turn, and the whole of it
    assert "Returned: white, black." in boards[0]
    assert (await game.table()).asked == 0
    assert await planned(game) == []


async def test_one_press_withdraws_a_plan(game: Server) -> None:
    """Then the person is asked like anybody else."""
    await plan_to_take(game, "bo", "⚪🔵🟩")
    assert "withdrawn" in private(await game.press("bo", "Withdraw my plan"))
    assert await planned(game) == []
    await game.command("ada", "splendor take", gems="wbg")
    assert await moves(game) == ["take:wbg"]
    assert "plan" not in private(await game.press("bo", "Take"))


async def test_a_planned_move_is_taken_back_like_any_other(game: Server) -> None:
    """It isn't played again; and whoever takes a move back has no plan for the turn after."""
    await plan_to_take(game, "bo", "⚪🔵🟩")
    await game.command("ada", "splendor take", gems="wbg")
    await plan_to_take(game, "bo", "🔻🔻")
    assert "took back" in text(answered(await game.command("bo", "table undo")))
    assert await moves(game) == ["take:wbg"]
    assert (await game.table()).asked == 1
    assert "took back your last move" in private(await game.press("bo", "Take"))


async def test_a_plan_that_comes_too_late_is_played_at_once(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever adds a choice in the moment in which their turn begins has planned it."""
    await open_plan(game, "bo")
    await game.press("bo", "⚪🔵🟩")
    plans, user = game.facet.tables.store.of(Plans), game.person("ada").id
    usual = plans.save

    async def later(plan: Plan) -> None:
        changed = await game.facet.tables.change(plan.table_id, made(user, "take:wbg", Random(1)))
        await game.facet.after_change.run(changed.after)
        await usual(plan)

    monkeypatch.setattr(plans, "save", later)
    await game.press("bo", ADD)
    assert await moves(game) == ["take:wbg", "take:wbg"]


async def test_a_turn_that_came_first_keeps_the_choice(game: Server) -> None:
    """Whoever is late with a plan has chosen the turn itself, which Confirm plays."""
    await open_plan(game, "bo")
    await game.press("bo", "⚪🔵🟩")
    await game.command("ada", "splendor take", gems="wbg")
    shown = answered(await game.press("bo", ADD))
    assert text(shown).startswith("Chosen: ")
    assert await moves(game) == ["take:wbg"]
    await game.press("bo", "Confirm")
    assert await moves(game) == ["take:wbg", "take:wbg"]
    assert await planned(game) == []


async def test_an_old_panel_shows_the_choices_again(game: Server) -> None:
    """If somebody has moved since, what it costs may have changed: nothing is planned unseen."""
    await game.press("bo", "More")
    await open_plan(game, "bo")
    await game.press("bo", "⚪🔵🟩")
    panel = game.with_button("bo", ADD)
    old = button_id(panel, ADD)
    assert old is not None
    await game.command("ada", "splendor take", gems="wbg")
    assert "Your plan" not in private(await game.person("bo").forge(panel, old))
    await game.command("bo", "splendor take", gems="wbg")
    again = private(await game.person("bo").forge(panel, old))
    assert again.startswith("Somebody has moved in the meantime")
    assert await planned(game) == []


async def test_computers_and_lone_players_have_no_plans(server: Server) -> None:
    """Alone against computers nobody waits; a game that depends on the last answer has no plans."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    assert PLAN not in labels(answered(await server.command("ada", "table hand")))
    await server.resign("ada")
    await server.start_game("bo", game="bluff")
    assert PLAN not in labels(answered(await server.command("bo", "table hand")))


@pytest.mark.parametrize("step", ["will_answer", "answer"])
async def test_a_restart_neither_skips_nor_repeats_a_plan(
    game: Server, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Killed before the turn is begun, or with its board posted, the bot plays it at the next start."""
    await plan_to_take(game, "bo", "⚪🔵🟩")

    async def killed(*_: Any) -> Changed | None:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(PlannedTurns, step, killed)
        logging.disable(logging.CRITICAL)
        await game.command("ada", "splendor take", gems="wbg")
        logging.disable(logging.NOTSET)
        assert await moves(game) == ["take:wbg"]
        await game.restart()
    await game.restart()
    assert await moves(game) == ["take:wbg", "take:wbg"]
    assert await planned(game) == []
    boards = [text(message) for message in game.seen() if "bo** takes" in text(message)]
    assert len(boards) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_plans_are_told_in_every_language(server: Server, language: str) -> None:
    """The plan, its panel and why it was dropped are in the language of whoever made it."""
    server.speak(language)
    words = words_in(language)
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", words("button-join"))
    await server.press("ada", words("button-start"))
    hand = answered(await server.command("bo", "table hand"))
    panel = answered(await server.press("bo", words("button-plan"), hand))
    assert words("plan-adding", number=1, most=3) in text(panel)
    await save(server, "bo", "take:ww")
    hand = answered(await server.command("bo", "table hand"))
    shown = text(answered(await server.press("bo", words("button-plan"), hand)))
    assert shown.startswith(words("plan-title"))
    assert shown.endswith(words("plan-how"))
    await server.command("ada", "splendor take", gems="wbg")
    told = private(await server.press("bo", words("splendor-button-take")))
    assert told.startswith(words("plan-dropped"))


async def test_a_token_that_is_gone_is_not_planned(server: Server) -> None:
    """Somebody took the last one while the panel was open: it's shown again as it is now."""
    await server.start_game("bo", "cy")
    for name, move in (
        *(("ada", "take:bgk"), ("bo", "take:wgr"), ("cy", "take:bgk"), ("ada", "take:brk")),
        *(("bo", "take:wgk"), ("cy", "take:wbr"), ("ada", "take:wgr"), ("bo", "take:wrk")),
    ):
        await take(server, name, move)
    plan = await plan_to_take(server, "bo", "🔵")
    await take(server, "cy", "take:b")
    shown = answered(await server.press("bo", "Blue", plan))
    assert "older version" not in text(shown)
    assert "Blue" not in labels(shown)


async def take(server: Server, name: str, move: str) -> None:
    """Let a person move, without a board."""
    by_name = made(server.person(name).id, move, server.facet.tables.rng)
    await server.facet.tables.change((await server.table()).id, by_name)
