"""Good moves with their reasons: for whom, what they tell, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.computers.engine_client import EngineClient
from bot.computers.levels import every_level
from bot.computers.questions import AdvisedMove
from bot.features.hints import screen as hints
from bot.i18n.lexicon import computer_names, words_in
from bot.panels import Viewpoint
from bot.store.values import Player
from bot.tables import lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.testing.people import Seen
from rules.splendor.moves import PASS
from tests.bot.server import Server, answered, labels, private, text
from tests.rules.splendor import table as tables

LOBBY = Table(0, 1, 2, "splendor", 100, {"target": 10}, "en", seating="joined")


@pytest.fixture
async def game(server: Server) -> Server:
    """Seat Ada and Bo at an unrated table, Ada to move first."""
    await server.start_game("bo", rated="no")
    return server


async def test_a_hint_names_the_best_moves(game: Server) -> None:
    """The person asked is shown three moves, alone, each with its chance and a button for it."""
    told = answered(await game.command("ada", "table hint"))
    assert told.ephemeral
    assert text(told).count("· `/splendor ") == 3
    assert len(labels(told)) == 3
    assert (await game.table()).number == 0
    await game.press("ada", labels(told)[0], told)
    assert (await game.table()).asked == 1


async def test_a_hint_takes_the_place_of_the_panel_before_it(game: Server) -> None:
    """Asked for in the menu it is shown there; asked for again, the one before goes."""
    menu = answered(await game.press("ada", "More"))
    seen = len(list(game.seen("ada")))
    pressed = answered(await game.press("ada", "Hint", menu))
    assert "/splendor" not in text(pressed)  # whoever presses needs no command
    assert len(list(game.seen("ada"))) == seen
    await game.command("ada", "table hint")
    private_ones = [message for message in game.seen("ada") if message.ephemeral]
    assert [text(message).count("· `/splendor ") for message in private_ones] == [3]


async def test_hints_are_for_whoever_is_asked(game: Server) -> None:
    """Others are told whose turn it is, and onlookers that they don't play."""
    assert "ada’s turn" in private(await game.command("bo", "table hint"))
    assert "not playing" in private(await game.command("eve", "table hint"))


async def test_a_table_may_forbid_hints(server: Server) -> None:
    """The lobby says that there are none, More does not offer them, and the command says so."""
    await server.command("ada", "splendor new", seats="joined", hints="forbidden")
    assert "no hints" in text(await server.newest())
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    assert "Hint" not in labels(answered(await server.press("ada", "More")))
    assert "without hints" in private(await server.command("ada", "table hint"))
    await server.restart()
    assert not (await server.table()).hints


async def test_between_people_who_play_for_ratings_there_are_no_hints(server: Server) -> None:
    """The lobby says so as soon as two sit there, More offers none, and the command says why."""
    await server.command("ada", "splendor new", seats="joined")
    assert "if you use a hint, you gain no points" in text(await server.newest())
    await server.press("bo", "Join")
    assert "rated, so no hints" in text(await server.newest())
    await server.press("ada", "Start")
    assert "Hint" not in labels(answered(await server.press("ada", "More")))
    assert "counts for ratings" in private(await server.command("ada", "table hint"))
    assert not any(player.hinted for player in (await server.table()).players)


async def test_one_question_of_a_person_at_a_time(game: Server) -> None:
    """A person waiting for advice is told so, and the computers get no second question."""
    services, ada = game.facet.services, game.person("ada").id
    services.asking.add((ada, 0))
    assert "still working on" in private(await game.command("ada", "table hint"))
    assert not any(player.hinted for player in (await game.table()).players)
    services.asking.discard((ada, 0))
    await game.command("ada", "table hint")
    assert services.asking == set()


async def test_whoever_used_a_hint_is_marked_in_the_result(game: Server) -> None:
    """The mark is kept, shows nothing anew, and stands in the result of that seat alone."""
    boards = len(list(game.seen()))
    await game.command("ada", "table hint")
    assert len(list(game.seen())) == boards
    await game.restart()
    assert [player.hinted for player in (await game.table()).players] == [True, False]
    await game.resign("ada")
    assert "Used hints: **ada**" in text(await game.newest())
    table = await game.table()
    results = await game.facet.tables.store.results.of(table.id)
    assert [result.hinted for result in results] == [True, False]
    assert tuple(results) == results_of(table)


async def test_why_tells_of_the_last_computers_move(server: Server) -> None:
    """Anybody may ask what spoke for it, and is answered alone."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada", "easy")
    await server.press("ada", "Start")
    assert "Why that move?" not in labels(answered(await server.press("ada", "More")))
    assert "No computer has moved" in private(await server.command("ada", "table why"))
    await server.command("ada", "splendor take", gems="wbk")
    assert "**Nora**: **" in private(
        await server.press("ada", "Why that move?", await more(server))
    )
    assert "**Nora**: **" in private(await server.command("eve", "table why"))


async def test_reasons_that_are_not_found_are_not_made_up(server: Server) -> None:
    """Where the worker fails, the person is asked to try again, instead of being told of no reason."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada", "easy")
    await server.press("ada", "Start")
    await server.command("ada", "splendor take", gems="wbk")
    thinking = server.facet.services.engine
    usual, thinking._timeout_s = thinking._timeout_s, 0.0
    try:
        assert "couldn’t work out the reasons" in private(await server.command("ada", "table why"))
    finally:
        thinking._timeout_s = usual


async def more(server: Server) -> Seen:
    """Open the menu behind More."""
    return answered(await server.press("ada", "More"))


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_computers_bear_peoples_names(language: str) -> None:
    """In each language there are enough different names, and a computer gets one not yet taken."""
    names = computer_names(language)
    assert len(set(names)) == len(names) >= 6
    table = lobby.join(LOBBY, 100, names[0])
    assert lobby.add_computer(table, 100, names).players[1].name == names[1]


def test_a_level_is_kept_with_its_seat() -> None:
    """A computer is seated at the level asked for, or at the usual one; no other is known."""
    table, names = lobby.join(LOBBY, 100, "Ada"), computer_names("en")
    assert lobby.add_computer(table, 100, names, "strong").players[1].computer == "strong"
    assert lobby.add_computer(table, 100, names).players[1].computer == "normal"
    with pytest.raises(Refusal) as refused:
        lobby.add_computer(table, 100, names, "divine")
    assert refused.value.key == "refused-no-such-level"


async def test_a_level_that_is_gone_is_told_and_played_as_the_usual_one(server: Server) -> None:
    """A seat that remembers a level of an older version shows, and plays, as a normal one."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    table = await server.table()

    def older(table: Table) -> Table:
        old = Player("Nora", computer="grand")
        return replace(table, players=(table.players[0], old), revision=table.revision + 1)

    changed = await server.facet.tables.change(table.id, older)
    await server.facet.after_change.run(changed.after)
    assert "**Nora** · computer, level 5 (normal)" in text(await server.newest())
    await server.press("ada", "Start")
    await server.command("ada", "splendor take", gems="wbk")
    assert "**Nora**" in text(await server.newest())


async def test_a_level_that_cannot_play_here_is_not_offered(server: Server) -> None:
    """Where a library is missing, the lobby offers the others, and the command says what is so."""
    thinking = server.facet.after_change.engine
    usual, thinking._unavailable = thinking._unavailable, {"splendor": {"strong": "no numpy"}}
    try:
        await server.command("ada", "splendor new")
        (offered,) = [
            part
            for row in (await server.newest()).components
            for part in row.get("components", [])
            if part["type"] == 3
        ]
        values = [option["value"] for option in offered["options"]]
        assert values[:10] == ["mine", *every_level("splendor")[:-1]][:10]
        told = private(await server.command("ada", "table computer", level="strong"))
        assert "“level 14 (strong)” computers can’t play here" in told
    finally:
        thinking._unavailable = usual


async def test_advice_without_a_worker_is_a_simpler_computers() -> None:
    """Where the worker is late, a simpler computer says what it would do, without a chance."""
    thinking = EngineClient(timeout_s=0.0)
    table = lobby.join(LOBBY, 100, "Ada")
    table = starting.start(lobby.join(table, 101, "Bo"), 100, Random(1))
    view = table.position.seen_by(0)
    (advised,) = await thinking.advice("splendor", view, 3)
    await thinking.close()
    screen = hints.best_moves(Viewpoint(table.play, 0, words_in("en")), [advised])
    assert advised.chance is None
    assert "%" not in screen.text


def test_the_first_move_is_as_good_as_no_other() -> None:
    """A tutorial may leave the best move out: only those after the first are called about as good."""
    table = lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo")
    play = starting.start(table, 100, Random(1)).play
    best = [AdvisedMove(f"take:{gems}", 0.5, equal=True) for gems in ("wbg", "bgr")]
    screen = hints.best_moves(Viewpoint(play, 0, words_in("en")), best)
    assert ["about as good" in line for line in screen.text.splitlines()] == [False, False, True]


def test_a_forced_move_is_called_so() -> None:
    """What was the only move is said to be that, and not to look better than others."""
    table = lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo")
    viewpoint = Viewpoint(starting.start(table, 100, Random(1)).play, 0, words_in("en"))
    passing = tables.table(
        tables.seat("wwwwbbbbgg", hand="1w1 1k1 1b1"), tables.seat("ggrrrrkkkk"), rows=("-",) * 3
    )
    assert "the only possible move" in hints.speaks_for(viewpoint, passing, PASS, ())


def test_what_is_not_certain_is_never_called_so() -> None:
    """Chances are told in whole per cent; 0 and 100 are kept for what is decided."""
    told = [hints.percent(chance) for chance in (0.0, 0.001, 0.384, 0.999, 1.0)]
    assert told == [0, 1, 38, 99, 100]
    assert AdvisedMove("pass").chance is None
