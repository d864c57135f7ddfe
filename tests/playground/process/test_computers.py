"""Computers of a whole process: a slow one is told of, and holds nobody up."""

import os
import signal

from tests.playground.people import Json, custom_ids
from tests.playground.process.house import House, said, worker
from tests.playground.waiting import until


async def opened(house: House) -> None:
    """Let Robin begin against a computer that has answered once, so that its worker runs."""
    await house.robin.command("splendor new", seats="joined", target="10")
    lobby = await house.table()
    await house.robin.press(f"facet:s:{lobby.id}:{lobby.revision}:computer:", ["normal"])
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    await house.robin.board(await house.table())
    boards = len(house.posted())
    await house.robin.command("splendor take", gems="wbk")
    await until(lambda: len(house.posted()) > boards and playable(newest(house)))
    await house.shown()


def newest(house: House) -> Json:
    """Return the message posted last, with its controls."""
    return {"components": house.posted()[-1].components}


def playable(message: Json) -> bool:
    """Return whether a message is a board that asks for a turn."""
    return any(":panel:take:" in custom_id for custom_id in custom_ids(message))


async def test_a_slow_computer_is_named_on_a_board(house: House) -> None:
    """Where a computer takes long, a board says who is thinking, and the next one what it did."""
    await opened(house)
    os.kill(worker(house), signal.SIGSTOP)
    await house.robin.command("splendor take", gems="grk")
    board = await house.robin.sees_text("is thinking")
    assert {custom_id.split(":")[4] for custom_id in custom_ids(board)} == {"hand", "more"}
    os.kill(worker(house), signal.SIGCONT)
    await until(lambda: playable(newest(house)))
    assert house.posted()[-1].id != board["id"]
    await until(lambda: not custom_ids({"components": house.posted()[-2].components}))


async def test_a_person_takes_back_while_a_computer_thinks(house: House) -> None:
    """An undo in the meantime counts, and the answer to the question that has passed is dropped."""
    await opened(house)
    os.kill(worker(house), signal.SIGSTOP)
    before = await house.table()
    await house.robin.command("splendor take", gems="grk")
    await house.robin.command("table undo")
    os.kill(worker(house), signal.SIGCONT)
    board = await house.robin.board(await house.table())
    assert playable(board)
    await house.robin.command("splendor take", gems="wbg")
    await until(lambda: playable(newest(house)))
    moves = [entry.move for entry in (await house.table()).log[before.number :]]
    assert moves[:3] == ["take:grk", "undo", "take:wbg"]
    assert "is thinking" not in said(house.posted()[-1])
