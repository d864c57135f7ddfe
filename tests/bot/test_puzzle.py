"""Puzzles: the one of the day and the others, what an answer is worth, and what nobody is told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest

from bot.computers.engine_client import EngineClient
from bot.computers.puzzle import Puzzle, in_turn, shipped, with_id
from bot.features.puzzles import finder as puzzle_finder
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.host.settings import Bounds
from bot.messages.press import NO_TABLE, Press
from bot.store.values import LogEntry, StartPosition
from bot.tables import lobby
from bot.tables.table import Table
from tests.bot.server import Server, alt, answered, components, labels, private, text

NUMBERS = count(10**15)
NOON = datetime(2030, 1, 31, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def noon(server: Server) -> Iterator[None]:
    """Let it be noon for the bot, on a day on which nobody has answered anything yet."""
    store = server.facet.tables.store
    usual = store.clock
    store.clock = lambda: NOON
    yield
    server.facet.tables.store.clock = usual


def puzzle_of(message: Any) -> Puzzle:
    """Return the puzzle that the controls of a message name."""
    said = next(part["custom_id"] for part in components(message) if "custom_id" in part)
    press = Press.read(said.split(":", 2)[2])
    assert press is not None
    assert press.number is not None
    puzzle = with_id(press.number)
    assert puzzle is not None
    return puzzle


async def asked(server: Server, name: str, **options: str) -> tuple[Any, Puzzle]:
    """Let a person ask for a puzzle, and return the message with what it asks."""
    message = answered(await server.command(name, "puzzle", **options))
    assert message.ephemeral
    return message, puzzle_of(message)


async def send(server: Server, name: str, message: Any, press: Press | str) -> Any:
    """Let a person send a press from a message where nothing else stands, and return the result."""
    return await server.person(name).forge(message, f"facet:b:{press}")


async def answer(server: Server, name: str, message: Any, puzzle: Puzzle, *, right: bool) -> str:
    """Let a person give the best answer, or another one; return what they are told."""
    decision = puzzle.view().decision
    assert decision is not None
    others = [str(move) for move in decision.moves if str(move) != puzzle.answer]
    notation = puzzle.answer if right else others[0]
    press = Press(NO_TABLE, puzzle.id, "puzzle-play", notation)
    return private(await send(server, name, message, press))


async def test_the_puzzle_of_the_day_is_everybodys(server: Server) -> None:
    """Two people are asked the same one, alone, as the seat sees it whose turn it is."""
    message, puzzle = await asked(server, "ada")
    _, other = await asked(server, "bo")
    assert puzzle == other
    assert puzzle.id == in_turn(NOON.date())[0][0]
    assert text(message).startswith("-# Puzzle of the day · ")
    alt = next(part for part in components(message) if part["type"] == 12)["items"][0]
    assert "ada’s" in alt["description"]


async def test_nobody_is_taken_for_a_seat(server: Server) -> None:
    """Whoever is called like another seat of a puzzle is told apart from it."""
    person = server.person("ada", "Seat 2")
    message, _ = await asked(server, "ada", game="splendor")
    assert f"Seat 2 #{str(person.id)[-4:]}" in (alt(message) or "")


async def test_a_puzzle_is_answered_by_the_usual_panels(server: Server) -> None:
    """The board stays above them; whatever is pressed leads on, up to the button that answers."""
    message, puzzle = await asked(server, "ada", game="splendor")
    while not (card := card_to_reserve(puzzle)):
        await answer(server, "ada", message, puzzle, right=True)
        message, puzzle = await asked(server, "ada", game="splendor")
    alt = next(part for part in components(message) if part["type"] == 12)["items"][0]
    message = answered(await server.press("ada", "Take", message))
    message = answered(await server.press("ada", labels(message)[4], message))
    assert "Confirm" in labels(message)
    above = next(part for part in components(message) if part["type"] == 12)["items"][0]
    assert above["description"] == alt["description"]
    for tab in ("My cards", "Buy", "Reserve"):
        message = answered(await server.press("ada", tab, message))
    told = answered(await server.press("ada", card, message))
    assert "Confirm" in labels(told)
    told = answered(await server.press("ada", "Confirm", told))
    assert "The computer gives it a" in text(told)
    assert labels(told) == ["Next: Splendor", "Next: 12 Seekers"]


def card_to_reserve(puzzle: Puzzle) -> str:
    """Return the id of a card that can be reserved in a puzzle; "" if the hand is full."""
    decision = puzzle.view().decision
    assert decision is not None
    moves = (str(move) for move in decision.moves)
    return next((move[8:] for move in moves if move.startswith("reserve:")), "")


async def test_a_seeker_is_sent_in_two_steps(server: Server) -> None:
    """Every seeker and end stands there at once; the one that is pressed is answered, or previewed first."""
    message, puzzle = await asked(server, "ada", game="seekers")
    assert "Sheet" in text(message)
    way = puzzle.answer.removeprefix("seek:")
    ids = [str(part.get("custom_id", "")) for part in components(message)]
    preview = next((it for it in ids if it.endswith(f":puzzle-panel:{way}")), None)
    if preview is not None:
        response = (await server.person("ada").click(message, custom_id=preview)).response
        assert response is not None
        message = response
    assert "The computer gives it a" in await answer(server, "ada", message, puzzle, right=True)


async def test_the_best_answer_begins_a_streak(server: Server) -> None:
    """It is told with its chance and its reasons; each one more in a row counts, and a miss ends it."""
    for length in (1, 2):
        message, puzzle = await asked(server, "ada")
        told = await answer(server, "ada", message, puzzle, right=True)
        assert "### Yes: " in told
        assert f"at most {round(100 * puzzle.next_chance)}%" in told or puzzle.next_chance < 0.01
        streak = "Your streak: **one puzzle**." if length == 1 else "**2 puzzles** in a row."
        assert streak in told
    message, puzzle = await asked(server, "ada")
    told = await answer(server, "ada", message, puzzle, right=False)
    assert "### Not this time" in told
    assert "Your streak ends at 2 puzzles." in told
    message, puzzle = await asked(server, "ada")
    assert "Your streak" not in await answer(server, "ada", message, puzzle, right=False)


async def test_the_first_answer_counts(server: Server) -> None:
    """A second one is judged as kindly, but changes neither the streak nor the share."""
    message, puzzle = await asked(server, "ada")
    again, _ = await asked(server, "ada")
    await answer(server, "ada", message, puzzle, right=False)
    told = await answer(server, "ada", again, puzzle, right=True)
    assert "### Yes" in told
    assert "Only your first answer" in told
    puzzles = server.facet.tables.store.of(Puzzles)
    assert (await puzzles.answers(server.person("ada").id))[0].found is False
    assert await puzzles.share(puzzle.id) >= (1, 0)


async def test_an_answered_puzzle_is_not_asked_again(server: Server) -> None:
    """After that of the day come those of the days before; the day after there is a new one."""
    order = in_turn(NOON.date())
    for expected, _ in order[:3]:
        message, puzzle = await asked(server, "ada")
        assert puzzle.id == expected
        await answer(server, "ada", message, puzzle, right=True)
    server.facet.tables.store.clock = lambda: NOON + timedelta(days=1)
    message, puzzle = await asked(server, "ada")
    assert "of the day" in text(message)
    assert puzzle.id not in [puzzle_id for puzzle_id, _ in order[:3]]


async def test_the_next_one_is_a_press_away(server: Server) -> None:
    """It takes the place of the one before, and is of the game that the button says."""
    for game, label in (("splendor", "Next: Splendor"), ("seekers", "Next: 12 Seekers")):
        message, puzzle = await asked(server, "ada", game=game)
        await answer(server, "ada", message, puzzle, right=True)
        after = answered(await server.press("ada", label))
        assert after.id == message.id
        assert puzzle_of(after).game == game
        assert puzzle_of(after) != puzzle


async def test_how_many_found_it_is_told_from_five_answers_on(server: Server) -> None:
    """Of fewer it would tell what somebody answered."""
    message, puzzle = await asked(server, "ada")
    puzzles = server.facet.tables.store.of(Puzzles)
    count, found = await puzzles.share(puzzle.id)
    for number in range(3):
        stranger = PuzzleAnswer(puzzle.id, number == 0, NOON)
        await puzzles.answer(1000 + number, stranger)
    told = await answer(server, "ada", message, puzzle, right=True)
    assert ("people who tried it" in told) == (count + 4 >= 5)
    await puzzles.answer(1003, PuzzleAnswer(puzzle.id, found=False, at=NOON))
    again, _ = await asked(server, "bo")
    told = await answer(server, "bo", again, puzzle, right=False)
    share = round(100 * (found + 2) / (count + 6))
    assert f"{share}% of the {count + 6} people who tried it found the best answer." in told


async def test_a_puzzle_goes_on_after_a_restart(server: Server) -> None:
    """Its controls name it, so nothing else needs to be known."""
    message, puzzle = await asked(server, "ada", game="splendor")
    await server.restart()
    taken = answered(await server.press("ada", "Take", message))
    await server.restart()
    assert "### Yes" in await answer(server, "ada", taken, puzzle, right=True)
    answers = await server.facet.tables.store.of(Puzzles).answers(server.person("ada").id)
    assert [it.puzzle_id for it in answers] == [puzzle.id]


@pytest.mark.parametrize(
    ("press", "told"),
    [
        ("0:-:puzzle-panel:buy:", "older version"),
        ("0:5:puzzle-panel:buy:", "don’t have that puzzle"),
        (f"0:{2**63 - 1}:puzzle-hand:", "don’t have that puzzle"),
        (f"0:{2**63}:puzzle-play:buy:1b1", "older version"),
        ("0:-:puzzle:poker", "older version"),
        ("0:{id}:puzzle-play:", ""),
        ("0:{id}:puzzle-play:seek:1:left", ""),
        ("0:{id}:puzzle-play:take:wwwwwwwww", ""),
        ("0:{id}:puzzle-play:buy:9z9=wwwww", ""),
        ("0:{id}:puzzle-panel:seek:1:left", ""),
        ("0:{id}:puzzle-panel:@@@", ""),
        ("0:{id}:puzzle-panel:take:ééé+w", ""),
        ("0:{id}:puzzle-undo:", ""),
    ],
)
async def test_what_was_made_up_is_answered_kindly(server: Server, press: str, told: str) -> None:
    """A puzzle there is not, a move of another game: one sentence each, and no answer is kept."""
    message, puzzle = await asked(server, "ada", game="splendor")
    metrics = server.facet.metrics.errors
    result = await send(server, "ada", message, press.format(id=puzzle.id))
    assert told in private(result)
    assert private(result)
    assert server.facet.metrics.errors == metrics
    assert await server.facet.tables.store.of(Puzzles).answers(server.person("ada").id) == []


async def test_all_are_answered(server: Server) -> None:
    """A person who has had them all is told so."""
    ada, puzzles = server.person("ada").id, server.facet.tables.store.of(Puzzles)
    for puzzle_id, _ in in_turn(NOON.date()):
        await puzzles.answer(ada, PuzzleAnswer(puzzle_id, found=True, at=NOON))
    for options in ({}, {"game": "seekers"}):
        told = private(await server.command("ada", "puzzle", **options))
        assert "answered every puzzle" in told


async def test_answers_are_told_and_forgotten(server: Server) -> None:
    """The file has each with its time; once somebody is forgotten there is none."""
    message, puzzle = await asked(server, "ada")
    await answer(server, "ada", message, puzzle, right=True)
    file = answered(await server.command("ada", "my data"))
    found = json.loads(await file.attachments[0].read())
    assert found["puzzles"] == [{"puzzle": str(puzzle.id), "found": True, "at": NOON.isoformat()}]
    assert found["puzzles_from_your_tables"] == []
    question = answered(await server.command("ada", "my forget"))
    await server.press("ada", "Delete my data", question)
    assert await server.facet.tables.store.of(Puzzles).answers(server.person("ada").id) == []
    assert "Nothing is stored" in private(await server.command("ada", "my data"))


async def found_here(server: Server) -> Puzzle:
    """Keep a puzzle as if it was found in a game played here."""
    every = [puzzle for puzzle in shipped() if puzzle.game == "splendor"]
    known = every[0]
    moves = known.moves
    assert moves
    other = Puzzle(**{**known.as_json(), "options": {"target": 16}, "moves": moves})
    puzzles = server.facet.tables.store.of(Puzzles)
    await puzzles.save(other.id, other.game, 1, json.dumps(other.as_json()))
    return other


@pytest.mark.alone
async def test_those_found_here_come_after_that_of_the_day(server: Server) -> None:
    """They are answered as the others are, and come again for nobody."""
    message, puzzle = await asked(server, "ada")
    await answer(server, "ada", message, puzzle, right=True)
    other = await found_here(server)
    message = answered(await server.command("ada", "puzzle", game="splendor"))
    assert f":{other.id}:puzzle-panel" in json.dumps(components(message))
    assert "of the day" not in text(message)
    assert "### Yes" in await answer(server, "ada", message, other, right=True)
    message, again = await asked(server, "ada", game="splendor")
    assert again.id in [puzzle_id for puzzle_id, _ in in_turn(NOON.date())]


def shortest() -> Puzzle:
    """Return the puzzle of 12 Seekers that is surest, of those that come after enough turns."""
    late = [
        puzzle
        for puzzle in shipped()
        if puzzle.game == "seekers"
        and sum(move.startswith("seek:") for move in puzzle.moves) >= puzzle_finder.MIN_POSITIONS
    ]
    return max(late, key=lambda puzzle: (puzzle.chance - puzzle.next_chance, -len(puzzle.moves)))


async def over(server: Server, puzzle: Puzzle) -> Table:
    """Save a game of Ada and Bo that went as a puzzle's did, and was over after its answer."""
    store, number = server.facet.tables.store, next(NUMBERS)
    options: Any = dict(puzzle.options)
    opened = Table(number, 1, number, puzzle.game, 100, options, "en", seating="joined")
    before = lobby.join(lobby.join(opened, 100, "Ada Secret"), 101, "Bo Secret")
    await store.create(before)
    played = puzzle.match().play(puzzle.answer)
    asked_then = (position.decision for position in played.positions)
    log = [
        LogEntry(decision.seat, str(move))
        for decision, move in zip(asked_then, played.moves, strict=False)
        if decision
    ]
    after = replace(
        before,
        match=played,
        revision=before.revision + 1,
        stage="finished",
        setup=puzzle.setup,
        log=tuple(log),
    )
    await store.save(before, after)
    return after


@pytest.mark.alone
async def test_a_game_that_is_over_gives_a_puzzle(server: Server) -> None:
    """It is kept once, with the moves up to it and no name, no person's id, no table and no server."""
    known, puzzles = shortest(), server.facet.tables.store.of(Puzzles)
    table = await over(server, known)
    search = server.facet.parts.of(puzzle_finder.PuzzleFinder)
    puzzle = await search.find(table.id)
    assert puzzle is not None
    assert puzzle.moves == known.moves[: len(puzzle.moves)]
    assert await puzzles.count("seekers", 1, table.host_id) == (1, 1)
    content = await puzzles.get(puzzle.id)
    assert content is not None
    assert Puzzle.of_json(json.loads(content)) == puzzle
    for secret in ("Secret", str(table.id), str(table.channel_id)):
        assert secret not in content
    assert await search.find(table.id) is not None
    assert await puzzles.count("seekers", 1, table.host_id) == (1, 1)


@pytest.mark.alone
async def test_what_gives_no_puzzle(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game given up at once, one that is gone, and any once there are enough, or enough of one host."""
    search = server.facet.parts.of(puzzle_finder.PuzzleFinder)
    early = min(shipped(), key=lambda puzzle: len(puzzle.moves))
    assert await search.find((await over(server, early)).id) is None
    assert await search.find(5) is None
    table = await over(server, shortest())
    for name in ("MAX_PUZZLES_PER_HOST", "MAX_PUZZLES"):
        with monkeypatch.context() as patch:
            patch.setattr(puzzle_finder, name, 0)
            assert await search.find(table.id) is None


@pytest.mark.alone
async def test_the_answers_stay_of_several_kinds(server: Server) -> None:
    """A verb that many puzzles have as their answer isn't wanted again; nor is a position near the start."""
    asked: list[tuple[Any, list[str]]] = []

    class Thinking(EngineClient):
        async def clear_answer(self, game: str, view: Any, unwanted: Sequence[str] = ()) -> None:
            assert game == "splendor"
            asked.append((view, sorted(unwanted)))

    every = [it for it in shipped() if it.game == "splendor" and it.seats == 2]
    table = await over(server, max(every, key=lambda puzzle: len(puzzle.moves)))
    store = server.facet.tables.store
    search = puzzle_finder.PuzzleFinder(store, Thinking())
    for number in range(4):
        assert await search.find(table.id) is None
        assert {tuple(unwanted) for _, unwanted in asked[-puzzle_finder.POSITIONS_TRIED :]} == {
            ("reserve",) if number > 1 else ()
        }
        content = json.dumps({"answer": "reserve:3r1"})
        await store.of(Puzzles).save(next(NUMBERS), "splendor", 1, content)
    assert len(asked) == 4 * puzzle_finder.POSITIONS_TRIED
    assert table.match
    early = table.match.positions[: len(table.match.positions) // 5]
    assert not any(view in (it.seen_by(0), it.seen_by(1)) for view, _ in asked for it in early)


@pytest.mark.alone
@pytest.mark.parametrize("wanted", [True, False])
async def test_the_host_can_switch_it_off(game: Server, *, wanted: bool) -> None:
    """A game that ends is looked at where the host wants that, and nowhere else."""
    await game.restart(Bounds(puzzles=wanted))
    table = await game.table()
    await game.resign("ada")
    assert (table.id in game.facet.parts.of(puzzle_finder.PuzzleFinder)._known) is wanted


async def test_which_games_are_looked_at(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were played to an end, each once; when many wait, those that end are let go."""
    looked: list[int] = []

    class Search(puzzle_finder.PuzzleFinder):
        async def find(self, table_id: int) -> None:
            looked.append(table_id)

    monkeypatch.setattr(puzzle_finder, "GAMES_REMEMBERED", puzzle_finder.MAX_WAITING)
    search = Search(server.facet.tables.store, server.facet.services.engine)
    table = Table(1, 1, 2, "splendor", 100, {"target": 15}, "en", stage="finished")
    for kept in (
        table,
        table,
        replace(table, id=2, stage="called-off"),
        replace(table, id=3, lesson=1),
        replace(table, id=4, damage="broken"),
        replace(table, id=5, stage="playing"),
        replace(table, id=6, begins=StartPosition(2, {}, ())),
    ):
        await search.stage_changed(kept)
    for number in range(10, 10 + 2 * puzzle_finder.MAX_WAITING):
        await search.stage_changed(replace(table, id=number))
    await server.settle()
    assert looked == [1, *range(10, 9 + puzzle_finder.MAX_WAITING)]
    await search.stage_changed(
        replace(table, id=50)
    )  # it is one too many to remember, so the first is forgotten
    await search.stage_changed(replace(table, id=1))
    await server.settle()
    assert looked[-2:] == [50, 1]
    await search.close()
