"""Whole games of 12 Seekers through Discord, a turn led through by one private panel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.screens.public import screen_of
from bot.store.values import Player
from bot.tables import changes
from bot.testing.people import Seen
from rules import DEALER, verb_of
from tests.bot.server import Server, answered, components, labels, private, text
from tests.tools import pictures

RECENT = 10
"""Among how many messages a person looks for a control: each turn makes one or two."""


def control(message: Any, move: str) -> tuple[str, bool] | None:
    """Return the custom id of what plays a move, and whether it is a list."""
    for part in components(message):
        custom_id = str(part.get("custom_id", ""))
        if part["type"] == 2 and custom_id.endswith(f":play:{move}"):
            return custom_id, False
        options = part.get("options", []) if ":play:" in custom_id else []
        if any(option["value"] == move for option in options):
            return custom_id, True
    return None


async def answer(server: Server, name: str, move: str) -> Any:
    """Let a person answer in the panel, opening it and turning its pages as needed."""
    person = server.person(name)
    table = await server.table()
    for _ in range(6):
        seen = list(islice(server.seen(name), RECENT))
        for message in seen:
            found = control(message, move)
            if found and f":{table.id}:{table.number}:" in found[0]:
                custom_id, listed = found
                if listed:
                    return await person.select(message, [move], custom_id=custom_id)
                return await person.click(message, custom_id=custom_id)
        panel = next((m for m in seen if m.ephemeral and is_panel(m, table.number)), None)
        if panel is None:
            await server.press(name, await opener(server))
        elif way := way_to(panel, move):
            await person.click(panel, custom_id=way)
        else:
            await server.press(name, next_page(panel))
    raise AssertionError(f"no control plays {move}")


async def opener(server: Server) -> str:
    """Return the label of the board's button that opens the panel."""
    return labels(await server.newest())[0]


def is_panel(message: Any, number: int) -> bool:
    """Return whether a message is a panel for the position of this number."""
    return any(f":{number}:" in str(part.get("custom_id", "")) for part in components(message))


def way_to(panel: Any, move: str) -> str | None:
    """Return the custom id of the button that chooses a seeker and its end, or the one that takes any pair."""
    seeker, _, where = move.removeprefix("seek:").partition(":")
    wanted = (f":panel:{seeker}:{where}" if where else f":panel:{seeker}", f":panel:{seeker}")
    ids = [str(part.get("custom_id", "")) for part in components(panel)]
    return next((it for it in ids if move.startswith("seek:") and it.endswith(wanted)), None)


def next_page(panel: Any) -> str:
    """Return the label of the page after the one shown."""
    pages = [p for p in components(panel) if p["type"] == 2 and p["label"].startswith("Page")]
    shown = next(n for n, page in enumerate(pages) if page.get("disabled"))
    return str(pages[(shown + 1) % len(pages)]["label"])


async def begin(server: Server, **options: object) -> None:
    """Seat Ada and Bo, Ada to begin, always at the same deal: gold in a group is not laid."""
    server.facet.tables.rng = Random(7)
    await server.command("ada", "seekers new", seats="joined", **options)
    await server.press("bo", "Join")
    await server.press("ada", "Start")


GAMES = [
    {"sheet": "1", "mode": "basic"},
    {"sheet": "13", "mode": "chaos", "declare": "hand"},
    {"sheet": "15", "mode": "advanced", "declare": "hand", "order": "3"},
    {"sheet": "7", "mode": "advanced", "order": "2"},
    {"sheet": "18", "mode": "chaos", "order": "4"},
    {"sheet": "19", "mode": "chaos"},
    {"sheet": "20", "mode": "advanced"},
]


async def test_a_single_gem_is_laid_in_two_ways(server: Server) -> None:
    """Reversed it lies as it lay: the panel offers each row that can come once."""
    await begin(server, sheet="7", mode="basic")
    await answer(server, "ada", "seek:2:left")
    await answer(server, "bo", "seek:2:left")
    table = await server.table()
    assert table.position.as_json()["round"] == 2
    await answer(server, "ada", "seek:1:left")
    panel = next(server.seen("ada"))
    assert not any("reversed" in label for label in labels(panel))
    assert text(panel).count("**") == 4


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"sheet {o['sheet']}, {o['mode']}")
async def test_a_whole_game(server: Server, options: dict[str, str]) -> None:
    """Two people play every question of a game in their panels, to the reckoning."""
    await begin(server, **options)
    rng, names = Random(3), ("ada", "bo")
    for _ in range(150):
        table = await server.table()
        if table.stage != "playing":
            break
        decision = table.position.decision
        assert decision is not None
        assert decision.seat != DEALER
        # A panel names one way alone to lay the same row.
        moves = {table.position.after(move): move for move in reversed(decision.moves)}
        await answer(server, names[decision.seat], str(rng.choice(list(moves.values()))))
    assert (await server.table()).stage == "finished"
    final = await server.newest()
    assert labels(final) == ["Rematch", "Replay", "Review", "Find a game"]
    assert "wins" in text(final)
    boards = [it for it in server.seen() if "12 Seekers" in text(it) or "- **" in text(it)]
    assert 12 <= len(boards) <= 46
    assert [bool(message.attachments) for message in boards[:3]] == [True, False, False]


async def test_most_turns_are_three_presses(server: Server) -> None:
    """Open, a seeker with its end, and Confirm; where gems are laid in a row, that takes the place of Confirm."""
    await begin(server, sheet="1", mode="basic")
    await server.press("ada", "Take my turn")
    panel = next(server.seen("ada"))
    ways = [f"{power} {end}" for end in ("left", "right") for power in "12345"]
    assert [" ".join(label.split()[:2]) for label in labels(panel)] == ways
    assert labels(panel)[0] == "1 left +1"  # what it changes of Ada's points
    assert "+ and − say how your points change." in text(panel)
    await server.press("ada", "3 right")
    assert labels(next(server.seen("ada"))) == ["Confirm", "Back"]
    await server.press("ada", "Confirm")
    assert (await server.table()).asked == 1


async def test_back_leads_from_a_way_to_all_of_them(server: Server) -> None:
    """Nothing is played before Confirm: who has chosen a way can choose another."""
    await begin(server, sheet="1", mode="basic")
    await server.press("ada", "Take my turn")
    await server.press("ada", "3 right")
    await server.press("ada", "Back")
    assert any(it.startswith("3 right") for it in labels(next(server.seen("ada"))))
    assert not (await server.table()).log


async def test_a_list_of_an_earlier_version_leads_to_every_way(server: Server) -> None:
    """A seeker chosen in a panel that was shown before an update opens the panel as it is now."""
    await begin(server, sheet="1", mode="basic")
    await server.press("ada", "Take my turn")
    panel, table = next(server.seen("ada")), await server.table()
    await server.person("ada").forge(panel, f"facet:s:{table.id}:{table.number}:panel:", "3")
    assert any(it.startswith("3 right") for it in labels(next(server.seen("ada"))))


@pytest.mark.parametrize("mode", ["advanced", "chaos"])
@pytest.mark.parametrize("sheet", ["1", "7", "20"])
async def test_every_way_to_send_a_seeker_has_a_button(
    server: Server, sheet: str, mode: str
) -> None:
    """Twelve different seekers and both ends fit one panel, whatever is on the field."""
    await begin(server, sheet=sheet, mode=mode)
    if sheet == "20":
        await answer(server, "ada", "valid:r")
    else:
        await server.press("ada", "Take my turn")
    decision = (await server.table()).position.decision
    assert decision is not None
    ways = {(move.seeker, move.end) for move in decision.moves}
    shown = [label for label in labels(next(server.seen("ada"))) if label != "Back"]
    assert len(shown) == len(ways)


async def test_a_valid_colour_is_named_under_the_board(server: Server) -> None:
    """The turn goes on in private: the board opens it again, and Back takes the colour back."""
    await begin(server, sheet="20", mode="basic")
    colours = ["Valid: red", "Valid: yellow", "Valid: green", "Valid: blue", "Valid: purple"]
    board = await server.newest()
    assert labels(board) == [*colours, "Take my turn", "My gems", "More"]
    panel = answered(await server.press("ada", "Valid: blue", board))
    assert panel.ephemeral
    assert "You name blue as the valid colour." in text(panel)
    again = answered(await server.press("ada", "Take my turn", board))
    assert labels(again) == labels(panel)
    back = answered(await server.press("ada", "Back", again))
    assert labels(back) == colours


async def midway(server: Server) -> Seen:
    """Play until Ada is in the middle of a turn; return the board as it stands."""
    await begin(server, sheet="7", mode="basic")
    await answer(server, "ada", "seek:3:left")
    await answer(server, "bo", "seek:3:right")
    board = await server.newest()
    await answer(server, "ada", "seek:2:left")
    return board


async def test_the_rest_of_a_turn_is_one_press(server: Server) -> None:
    """Where gems are laid and then exchanged, buttons give both answers; those with the most points come first."""
    await begin(server, sheet="18", mode="basic")
    await answer(server, "ada", "seek:4:right")
    await answer(server, "bo", "seek:4:left")
    panel = answered(await answer(server, "ada", "seek:2:right"))
    assert "**All at once:**" in text(panel)
    best = labels(panel)[0]
    before = (await server.table()).position.scores()[0]
    await server.press("ada", best, panel)
    table = await server.table()
    moves = [entry.move for entry in table.log[-2:]]
    assert [verb_of(move) for move in moves] == ["place", "exchange"]
    assert table.position.scores()[0] - before == int(best.partition(" ")[0])
    assert table.asked == 1


async def test_all_that_a_press_names_is_played_or_nothing(server: Server) -> None:
    """What isn't legal at the end leaves the table as it was; what is typed is one move."""
    board, table = await midway(server), await server.table()
    forged = f"facet:b:{table.id}:{table.number}:play:place:left;place:right"
    told = private(await server.person("ada").forge(board, forged))
    assert "It’s bo’s turn" in told
    await server.command("ada", "seekers place", end="left;seek:1:left")
    assert await server.table() == table


async def test_going_back_within_a_turn(server: Server) -> None:
    """Back takes the last answer of one's own turn back; the board is not posted meanwhile."""
    board = await midway(server)
    assert (await server.newest()).id == board.id
    await server.press("ada", "Back")
    decision = (await server.table()).position.decision
    assert decision is not None
    assert decision.about == "seek"
    await answer(server, "ada", "seek:2:right")
    await answer(server, "ada", "place:right")
    assert (await server.newest()).id != board.id


async def test_a_turn_in_private_is_not_taken_for_a_lost_board(server: Server) -> None:
    """A look at what was left undone posts nothing of it; what ends the turn is shown."""
    board = await midway(server)
    table = await server.table()
    assert table.shown.revision != table.revision
    await server.facet.after_change.take_over(mine=True)
    await server.settle()
    assert (await server.newest()).id == board.id
    await answer(server, "ada", "place:right")
    table = await server.table()
    assert table.shown.revision == table.revision
    assert (await server.newest()).id != board.id


async def test_a_turn_in_private_holds_back_nothing_that_follows(server: Server) -> None:
    """What another process has done since, and didn't live to show, is shown."""
    await midway(server)
    tables, table = server.facet.tables, await server.table()
    ada = server.person("ada").id
    end = partial(changes.play, user_id=ada, number=None, notation="place:right", rng=tables.rng)
    table = (await tables.change(table.id, end)).after
    await server.facet.after_change.take_over(mine=True)
    await server.settle()
    assert (await server.table()).shown.revision == table.revision


async def test_a_panel_that_was_dismissed_is_opened_again(server: Server) -> None:
    """The board's button opens the question that is open now, in the middle of a turn too."""
    await midway(server)
    panel = await server.press("ada", await opener(server))
    assert "place:" in str(components(answered(panel)))


async def test_a_turn_in_progress_survives_a_restart(server: Server) -> None:
    """After a restart the board is shown as it is, and the turn goes on."""
    await midway(server)
    await server.restart()
    await answer(server, "ada", "place:right")
    table = await server.table()
    assert table.asked == 1


async def test_secret_colour_cards_reach_their_owner_alone(server: Server) -> None:
    """Each sees their own cards in their hand; nothing anybody else sees names them."""
    await begin(server, sheet="14", mode="basic")
    assert private(await server.press("ada", "My gems")) is not None
    record = await server.command("bo", "table export")
    assert record.response is not None
    assert b'"??"' in await record.response.attachments[0].read()


async def test_the_sheet_and_the_seekers_are_explained(server: Server) -> None:
    """Behind the rules stand the sheet in force and every seeker on the field."""
    await begin(server, sheet="8", mode="advanced")
    await server.press("bo", "More")
    await server.press("bo", "Rules")
    assert len(private(await server.press("bo", "The sheet"))) > 80
    assert len(private(await server.press("bo", "The seekers"))) > 200


async def test_a_person_plays_the_computer(server: Server) -> None:
    """The computer takes its whole turn at once, and the board tells of it."""
    await server.command("ada", "seekers new", seats="joined", sheet="2")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    await answer(server, "ada", "seek:5:left")
    table = await server.table()
    assert table.asked == 0
    assert "**Nora**" in text(await server.newest())


async def test_a_command_that_is_not_possible_names_what_is(server: Server) -> None:
    """A wrong answer by command is met with why, and with what can be typed instead."""
    await begin(server, sheet="7", mode="basic")
    told = private(await server.command("ada", "seekers place", end="left"))
    assert "your turn: send a seeker" in told
    assert "`/seekers seek seeker:1:left`" in told
    for said, why in (
        ("9:left", "no seeker “9”"),
        ("1b:left", "isn’t on the field"),
        ("4", "Say where seeker 4"),
        ("4:7", "can’t take gems from there"),
    ):
        told = private(await server.command("ada", "seekers seek", seeker=said))
        assert why in told
        assert "`/seekers seek seeker:" in told


@pytest.mark.parametrize("begins", [0, 1])
def test_the_sheet_is_explained_whoever_begins(begins: int) -> None:
    """Until a person has moved, the board says what the sheet pays; after that it no longer does."""
    table = pictures.table(pictures.Board("seekers", 2, 2, 1, {"sheet": 20, "mode": "basic"}))
    players = list(table.players)
    players[0 if begins else 1] = Player("Nora", computer="normal")
    told = screen_of(replace(table, players=tuple(players))).caption
    assert ("Sheet 20 · Named colours" in told) == bool(begins)


@pytest.mark.parametrize(
    ("command", "options", "named"),
    [("stop", {}, "stop"), ("receive", {"end": "left"}, "receive"), ("seek", {"seeker": "x"}, "x")],
)
async def test_an_answer_out_of_place_is_named(
    server: Server, command: str, options: dict[str, str], named: str
) -> None:
    """A command that doesn't fit the question is named, and what it was given only if it fits."""
    await server.command("ada", "seekers new", seats="joined", sheet="7")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    told = private(await server.command("ada", f"seekers {command}", **options))
    assert f"“{named}” doesn’t work here" in told or f"no seeker “{named}”" in told
