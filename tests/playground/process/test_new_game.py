"""A stranger's day: a game that an author made of what `facet new-game` writes, as a wheel, in the environment of a bot."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import count

import pytest

from tests.packages import write_pig
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import ROOT, MakeBot
from tests.playground.people import Json, words
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House, Player, enabled

RESTART = 12
"""The number of answers after which the bot ends, and starts again."""


@pytest.fixture(scope="module")
def make_bot(tmp_path_factory: pytest.TempPathFactory) -> MakeBot:
    """Build the game's wheel with its Makefile, install that, and run Facet with it."""
    author, host = tmp_path_factory.mktemp("author") / "pig", tmp_path_factory.mktemp("host")
    write_pig(author)
    subprocess.run(["make", "-C", author, "wheel"], check=True, capture_output=True)  # noqa: S607 - as an author types it
    (wheel,) = author.glob("dist/*.whl")
    pip = (sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", host)
    subprocess.run([*pip, wheel], check=True, capture_output=True)
    python = {"PYTHONPATH": f"{ROOT}:{host}"}
    return lambda folder, given, changed: LoggedBot(folder / LOG, {**given, **python}, changed)


async def test_three_people_play_it_whole(house: House) -> None:
    """Three people press what they see until one has the goal, and the bot starts again in the middle."""
    people = (house.robin, house.sam, house.mika)
    await house.robin.command("pig new", seats="joined", goal=30)
    for player in people[1:]:
        await press(player, ":join:")
    await press(house.robin, ":start:")
    number = -1
    for answers in count():
        board = await next_board(house.robin, number)
        if has_ended(board):
            break
        if answers == RESTART:
            await house.kill()
            await house.again()
        number, _, button = min(offered(board, number))  # hold before roll
        asked = words(board).partition(" ")[0]
        (player,) = (it for it in people if asked in called(house, it))
        await player.press(button)
    assert answers > RESTART
    assert "wins with" in words(board)
    assert all(f"{place}. " in words(board) for place in (1, 2))


async def next_board(player: Player, after: int) -> Json:
    """Wait for the board behind a state of the table, or for the finish."""
    return await player.sees(lambda it: bool(offered(it, after)) or has_ended(it))


def called(house: House, player: Player) -> tuple[str, str]:
    """Return what a board calls somebody who is asked, with and without a ping."""
    person = house.stand_in.person(player.name)
    return f"<@{person.id}>", f"**{person.display}**"


async def press(player: Player, part: str) -> None:
    """Press the newest control of a kind."""
    message = await player.sees(lambda it: any(part in id_ for id_ in enabled(it)))
    await player.press(next(id_ for id_ in enabled(message) if part in id_))


def offered(board: Json, after: int) -> list[tuple[int, str, str]]:
    """Return the buttons of a board behind a state of the table: its number, the answer, and the id."""
    found = (re.fullmatch(r"facet:b:\d+:(\d+):play:(\w+)", it) for it in enabled(board))
    return [(int(it[1]), it[2], it[0]) for it in found if it and int(it[1]) > after]


def has_ended(board: Json) -> bool:
    """Return whether a message is the finish."""
    return any(":rematch:" in it for it in enabled(board))
