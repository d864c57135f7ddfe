"""Computers are players: they think off every lock, answer by the same road, and can be late."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.computers.engine_client import ADVICE, MIN_ANSWER_CPU_S, MOVE, NO_SHARE, EngineClient
from bot.computers.levels import every_level, fallback
from bot.computers.questions import MoveQuestion
from bot.tables import changes
from bot.tables.refusal import Refusal
from rules import DEALER, GAMES, Position
from rules.seekers import SEEKERS
from tests.bot.server import Server, labels, text
from tests.bot.test_whole_game import play
from tests.playground.waiting import until


async def begin(
    server: Server, computers: int = 1, game: str = "splendor", **options: object
) -> None:
    """Seat Ada, who moves first, and computers."""
    await server.command("ada", f"{game} new", seats="joined", **options)
    for _ in range(computers):
        await server.add_computer("ada")
    await server.press("ada", "Start")


def a_view(seed: int = 1, game: str = "splendor") -> Position[Any]:
    """Return a fresh game as its first seat sees it."""
    rules = GAMES[game]
    options = {key: bounds.default for key, bounds in rules.options.items()}
    return rules.start(2, options, rules.deal(2, options, Random(seed))).seen_by(0)


def notations(view: Position[Any]) -> list[str]:
    """Return what may be answered."""
    assert view.decision is not None
    return [str(move) for move in view.decision.moves]


async def test_a_whole_game_against_computers(server: Server) -> None:
    """One person plays two computers to the end, and each board tells what all three did."""
    await begin(server, computers=2, target=10)
    think = GAMES["splendor"].computers["sensible"]
    for _ in range(200):
        table = await server.table()
        if table.stage != "playing":
            break
        assert table.asked is not None
        assert table.names[table.asked] == "ada"
        if table.number > 6:
            told = text(await server.newest())
            assert "**ada**" in told
            assert "**Nora**" in told
            assert "**Felix**" in told
        await play(server, "ada", str(think(table.position.seen_by(table.asked))))
    assert (await server.table()).stage == "finished"
    assert labels(await server.newest()) == ["Rematch", "Replay", "Review", "Find a game"]


async def test_computers_in_a_row_show_one_board(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel sees one board for each person's turn, however many computers answer between."""
    monkeypatch.setattr("bot.posting.after_change.THINKING_NOTICE_S", 60.0)  # on a busy machine too
    await begin(server, computers=3)
    boards = list(server.seen())
    await server.command("ada", "splendor take", gems="wbk")
    after = list(server.seen())
    assert len(after) == len(boards) + 1
    assert len((await server.table()).log) >= 4


async def test_a_change_leaves_the_table_at_the_computers_question(server: Server) -> None:
    """A person's answer is saved before any computer thinks: the table rests at its question."""
    await begin(server)
    table, user = await server.table(), server.person("ada").id
    after = changes.play(table, user, None, "take:wbk", Random(1))
    assert after.computer_asked
    assert [entry.seat for entry in after.log if entry.seat != DEALER] == [0]


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL], ids=["late", "killed"])
async def test_the_quick_player_steps_in(how: signal.Signals) -> None:
    """A worker that is late or was killed gives way to the quick player, and another is started."""
    thinking = EngineClient(timeout_s=30.0)
    await thinking.answer("splendor", "normal", a_view())
    worker = thinking.worker_pid
    assert worker is not None
    os.kill(worker, how)
    thinking._timeout_s = 0.3 if how == signal.SIGSTOP else 30.0
    assert await thinking.answer("splendor", "normal", a_view()) in notations(a_view())
    thinking._timeout_s = 30.0
    await thinking.answer("splendor", "normal", a_view())
    assert thinking.worker_pid not in (None, worker)
    await thinking.close()


async def test_nonsense_gives_way_to_the_quick_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that answers with what is no pickle is ended, and a simpler computer answers."""
    worker = tmp_path / "worker"
    worker.write_text("#!/bin/sh\nprintf '\\000\\000\\000\\003abc'\ncat > /dev/null\n")
    worker.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(worker))
    thinking = EngineClient()
    assert await thinking.answer("splendor", "strong", a_view()) in notations(a_view())
    assert thinking.worker_pid is None
    await thinking.close()


@pytest.mark.alone
async def test_every_question_ends_with_the_bot(server: Server) -> None:
    """The question before an undo and the one after it wait for the same worker; closing ends both."""
    await begin(server)
    await server.command("ada", "splendor take", gems="wbk")
    table, user = await server.table(), server.person("ada").id
    after_change = server.facet.after_change
    worker = after_change.engine.worker_pid
    assert worker is not None
    os.kill(worker, signal.SIGSTOP)
    for notation in ("take:wbg", "take:wgr"):
        move = partial(changes.play, user_id=user, number=None, notation=notation, rng=Random(1))
        asked = await server.facet.tables.change(table.id, move)
        for _ in range(2):
            await after_change.run(asked.after)
        await server.facet.tables.change(table.id, lambda now: changes.undo(now, user))
    tasks = list(after_change._engine_tasks.values())
    assert len(tasks) == 2
    await after_change.close()
    assert all(task.done() for task in tasks)
    assert not after_change._engine_tasks


@pytest.mark.alone
async def test_a_question_is_asked_again_after_a_restart(server: Server) -> None:
    """A table that rested at a computer's question when the bot was killed goes on at the start."""
    await begin(server)
    table, user = await server.table(), server.person("ada").id
    await server.facet.tables.change(
        table.id, lambda table: changes.play(table, user, None, "take:wbk", Random(1))
    )
    assert await server.facet.tables.store.claim_unfinished() == [table.id]
    await server.restart()
    after = await server.table()
    assert after.asked == 0
    assert any(entry.seat == 1 for entry in after.log)
    assert "**Nora**" in text(await server.newest())


async def test_a_seat_that_resigned_is_played_on(server: Server) -> None:
    """Where somebody resigns on their turn, a computer answers for them at once."""
    await server.start_game("bo", "cy")
    await server.resign("ada")
    table = await server.table()
    assert table.asked == 1
    assert any(entry.seat == 0 for entry in table.log)


async def test_the_worker_ends_when_it_is_idle() -> None:
    """Without questions the worker goes, for its memory; the next question starts another."""
    thinking = EngineClient(idle_s=0.01)
    await thinking.answer("splendor", "normal", a_view())
    await until(lambda: thinking.worker_pid is None)
    await thinking.answer("splendor", "normal", a_view())
    assert thinking.worker_pid is not None
    await thinking.close()


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
async def test_undo_is_no_oracle(server: Server, sheet: int) -> None:
    """What a computer with secret cards answered cannot be taken back: it tells of its cards."""
    await begin(server, game="seekers", sheet=str(sheet))
    table, user = await server.table(), server.person("ada").id
    rng = Random(sheet)
    asked = table.position.decision
    assert asked is not None
    while asked.seat == 0:
        table = changes.play(table, user, None, str(asked.moves[0]), rng)
        asked = table.position.decision
        assert asked is not None
    move = SEEKERS.quick(table.position.seen_by(1))
    answered = changes.answer(table, table.number, str(move), rng)
    while answered.computer_asked:
        move = SEEKERS.quick(answered.position.seen_by(1))
        answered = changes.answer(answered, answered.number, str(move), rng)
    changes.undo(table, user)  # before the computer answered, nothing was told
    with pytest.raises(Refusal) as refused:
        changes.undo(answered, user)
    assert refused.value.key == "refused-nothing-to-undo"


async def test_without_secrets_an_answer_is_taken_back_with_the_computers(server: Server) -> None:
    """Where the computer holds nothing secret and the game doesn't count, undo takes its answers back too."""
    await begin(server, rated="no")
    await server.command("ada", "splendor take", gems="wbk")
    answered = await server.table()
    if any(entry.seat == DEALER for entry in answered.log):
        pytest.skip("the computer bought or reserved a card, so that another was turned up")
    await server.command("ada", "table undo")
    assert "took back" in (await server.newest()).content
    assert (await server.table()).position == answered.match.positions[0]  # type: ignore[union-attr]


def test_the_bots_own_process_never_loads_numpy() -> None:
    """Everything the bot imports, and the levels up to the one that replaces others, go without.

    Nor does it load aiohttp's server, which only the health pages use.
    """
    code = """
import sys
from random import Random
import bot.__main__, bot.playground
from bot.computers.levels import computer, every_level, fallback
from rules import GAMES, dealt_on, Match
for key, game in GAMES.items():
    first = game.start(2, {o: b.default for o, b in game.options.items()},
                       game.deal(2, {o: b.default for o, b in game.options.items()}, Random(1)))
    position = dealt_on(Match((first,)), Random(1)).position
    levels = every_level(key)
    for level in levels[: levels.index(fallback(key)) + 1]:
        computer(key, level)(position.seen_by(position.decision.seat), 0.0, Random(1))
assert "numpy" not in sys.modules, "numpy was loaded"
assert "aiohttp.web" not in sys.modules, "aiohttp's server was loaded"
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.fixture
def no_numpy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a machine on which numpy can't be imported."""
    broken = tmp_path / "numpy"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('numpy is not for this machine')")
    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{root}")


@pytest.mark.usefixtures("no_numpy")
async def test_without_numpy_the_others_play(caplog: pytest.LogCaptureFixture) -> None:
    """What needs numpy is not offered, the log says why, and a simpler computer plays on for it."""
    thinking = EngineClient()
    assert thinking.levels("splendor") == every_level("splendor")
    await thinking.find_levels()
    assert thinking.levels("splendor") == every_level("splendor")[:8]
    assert thinking.levels("seekers") == every_level("seekers")
    said = [record.getMessage() for record in caplog.records]
    assert sum("numpy is not for this machine" in line for line in said) == 1
    for seed in ("", "that of a day"):
        asked = thinking.answer("splendor", "strong", a_view(), seed=seed)
        assert await asked in notations(a_view())
    advised = await thinking.advice("splendor", a_view(), 3)
    assert advised[0].notation in notations(a_view())
    await thinking.close()


async def test_ten_tables_at_once_are_all_answered() -> None:
    """Ten questions in the same instant wait in line, and each gets an answer of its own."""
    thinking, views = EngineClient(), [a_view(seed) for seed in range(10)]
    answers = await asyncio.gather(*(thinking.answer("splendor", "strong", view) for view in views))
    assert all(answer in notations(view) for answer, view in zip(answers, views, strict=True))
    assert thinking._waiting == 0
    await thinking.close()


async def test_while_others_wait_an_answer_takes_less() -> None:
    """The second that an answer may cost is shared among those that wait, down to a tenth."""
    thinking = EngineClient()
    asked = MoveQuestion("splendor", "strong", a_view(), 1.0)
    seconds, waiting = [], list[asyncio.Task[tuple[int, ...]]]()
    async with asyncio.TaskGroup() as group, thinking._queue.turn(MOVE, NO_SHARE):
        for number in (0, 3, 49):
            while len(waiting) < number:
                waiting.append(group.create_task(taken(thinking, MOVE)))
            group.create_task(taken(thinking, ADVICE))  # which no computer waits for
            await asyncio.sleep(0)
            question = thinking._adjusted(asked)
            assert isinstance(question, MoveQuestion)
            seconds.append(question.seconds)
    assert seconds == [1.0, 0.25, MIN_ANSWER_CPU_S]


async def taken(thinking: EngineClient, rank: int, *share: int) -> tuple[int, ...]:
    """Take a turn at the worker, and give it back."""
    async with thinking._queue.turn(rank, share):
        return rank, *share


async def test_moves_come_before_advice_and_each_server_has_its_turn() -> None:
    """However much one server's tables ask, another's question is the next but one of its kind."""
    thinking = EngineClient()
    order: list[tuple[int, ...]] = []

    async def ask(rank: int, *share: int) -> None:
        order.append(await taken(thinking, rank, *share))

    async with asyncio.TaskGroup() as group, thinking._queue.turn(MOVE, (7, 1)):
        for asked in (
            (ADVICE, 7, 1),
            (ADVICE, 7, 1),
            (ADVICE, 7, 1),
            (ADVICE, 7, 2),
            (ADVICE, 8, 3),
        ):
            group.create_task(ask(*asked))
        for asked in ((MOVE, 7, 1), (MOVE, 7, 2), (MOVE, 8, 3)):
            group.create_task(ask(*asked))
        await asyncio.sleep(0)
    assert order[:3] == [(MOVE, 8, 3), (MOVE, 7, 2), (MOVE, 7, 1)]
    assert order[3:] == [
        (ADVICE, 8, 3),
        (ADVICE, 7, 2),
        *[(ADVICE, 7, 1)] * 3,
    ]


async def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    """A turn that is waited for no more goes to the next, before it came up and as it does."""
    thinking = EngineClient()
    async with thinking._queue.turn(MOVE, NO_SHARE):
        early = asyncio.create_task(taken(thinking, MOVE, 1))
        late = asyncio.create_task(taken(thinking, MOVE, 2))
        last = asyncio.create_task(taken(thinking, MOVE, 3))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
    late.cancel()
    assert await last == (MOVE, 3)
    assert late.cancelled()


async def test_a_game_that_ends_while_a_computer_thinks(server: Server) -> None:
    """Given up in the meantime, a table takes no answer any more, and the channel is free."""
    await begin(server)
    table, user = await server.table(), server.person("ada").id
    played = await server.facet.tables.change(
        table.id, lambda table: changes.play(table, user, None, "take:wbk", Random(1))
    )
    await server.facet.tables.change(table.id, lambda table: changes.resign(table, user))
    await server.facet.after_change.run(played.after)
    await server.settle()
    assert (await server.table()).stage == "finished"
    assert (await server.table()).number == played.after.number
    await server.command("ada", "splendor new")
    assert (await server.table()).stage == "lobby"


@pytest.mark.parametrize(
    ("game", "files"),
    [("splendor", "strong*.bin"), ("seekers", "weights.json"), ("seekers", "slopes.json")],
)
async def test_damaged_weights_are_told_and_not_used(
    game: str,
    files: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A level whose weights are not what they were is not offered, is logged, and a simpler one plays for it."""
    root = Path(__file__).parents[2]
    for package in ("bot", "rules"):
        shutil.copytree(root / package, tmp_path / package)
    shutil.copy(root / "pyproject.toml", tmp_path)  # it names the games
    for weights in (tmp_path / "bot" / "computers" / game).glob(files):
        content = weights.read_bytes()
        # One digit is another, near the end.
        weights.write_bytes(content[:-9] + bytes([content[-9] ^ 1]) + content[-8:])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    thinking = EngineClient()
    await thinking.find_levels()
    levels = every_level(game)
    sound = levels[: levels.index(fallback(game)) + 1]
    assert thinking.levels(game)[: len(sound)] == sound
    assert "strong" not in thinking.levels(game)
    assert any("is damaged" in record.getMessage() for record in caplog.records)
    view = a_view(game=game)
    assert await thinking.answer(game, "strong", view) in notations(view)
    await thinking.close()
