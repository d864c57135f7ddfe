"""A stranger's day: a game as `facet new-game` writes it, as a wheel, in the environment of a bot."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import cycle

import pytest

from bot.new_game.command import write
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import ROOT, MakeBot
from tests.playground.people import Json, words
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House, Player, enabled


@pytest.fixture(scope="module")
def make_bot(tmp_path_factory: pytest.TempPathFactory) -> MakeBot:
    """Build the game's wheel with its Makefile, install that, and run Facet with it."""
    author, host = tmp_path_factory.mktemp("author") / "pig", tmp_path_factory.mktemp("host")
    write("pig", author)
    subprocess.run(["make", "-C", author, "wheel"], check=True, capture_output=True)  # noqa: S607 - as an author types it
    (wheel,) = author.glob("dist/*.whl")
    pip = (sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", host)
    subprocess.run([*pip, wheel], check=True, capture_output=True)
    python = {"PYTHONPATH": f"{ROOT}:{host}"}
    return lambda folder, given, changed: LoggedBot(folder / LOG, {**given, **python}, changed)


async def test_three_people_play_it_whole(house: House) -> None:
    """Three people press what they see until the heap is empty, and the bot starts again in the middle."""
    people = (house.robin, house.sam, house.mika)
    await people[0].command("pig new", seats="joined", heap=24)
    for player in people[1:]:
        await press(player, ":join:")
    await press(people[0], ":start:")
    heap, number, restarted = 24, -1, False
    for player in cycle(people):
        number, count = await take(player, number)
        heap -= count
        if not heap:
            break
        if heap < 12 and not restarted:
            restarted = True
            await house.kill()
            await house.again()
    finish = await people[0].sees(lambda it: any(":rematch:" in id_ for id_ in enabled(it)))
    assert "took the last stone." in words(finish)
    assert words(finish).count(" stones\n") >= len(people)


async def press(player: Player, part: str) -> None:
    """Press the newest control of a kind."""
    message = await player.sees(lambda it: any(part in id_ for id_ in enabled(it)))
    await player.press(next(id_ for id_ in enabled(message) if part in id_))


async def take(player: Player, after: int) -> tuple[int, int]:
    """Take as many stones as the board offers behind a state of the table; return its number, and how many."""

    def offers(message: Json) -> list[tuple[int, int, str]]:
        found = (re.fullmatch(r"facet:b:\d+:(\d+):play:take:(\d+)", it) for it in enabled(message))
        every = [(int(it[1]), int(it[2]), it[0]) for it in found if it]
        return [it for it in every if it[0] > after]

    number, count, custom_id = max(offers(await player.sees(lambda it: bool(offers(it)))))
    await player.press(custom_id)
    return number, count
