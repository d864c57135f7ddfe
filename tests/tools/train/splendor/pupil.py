"""Teaches the small net of `normal` which answers the strong net prefers at one ply."""

from __future__ import annotations

import time
from random import Random

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor.net import Net
from bot.computers.splendor.pupil import (
    PUPIL_CARD_FACTS,
    PUPIL_CARD_UNITS,
    PUPIL_SHAPES,
    considered,
)
from bot.computers.splendor.reading import column, guessed, spelled
from bot.computers.splendor.tree import seated_chances
from rules import DEALER, dealt
from rules.splendor import SPLENDOR
from rules.splendor.moves import Buy
from rules.splendor.position import Position
from tests.tools.train.splendor.learning import Adam

SHARPNESS = 0.02
MOST = 15
"""Cards that a seat could buy."""


class Lessons:
    """Questions: the facts about each answer, and how much the teacher likes it."""

    def __init__(self) -> None:
        self.cards: list[np.ndarray] = []
        self.seats: list[np.ndarray] = []
        self.liked: list[np.ndarray] = []


def taught(teacher: Net, view: Position, rng: Random) -> dict[str, float]:
    """Return what the teacher thinks of each answer (usual payments) at one ply."""
    table = column(guessed(view, rng))[:, None]
    moves = np.flatnonzero(boards.legal(table)[:, 0])
    after = boards.played(np.repeat(table, moves.size, axis=1), moves)
    own = seated_chances(teacher, after)[view.turn]
    return {
        spelled(table[:, 0], int(move)): float(worth)
        for move, worth in zip(moves, own, strict=True)
    }


def gathered(teachers: dict[int, Net], seconds: float, rng: Random) -> Lessons:
    """Return lessons from games among teachers that sometimes blunder."""
    lessons = Lessons()
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        seats = rng.choice((2, 2, *teachers))
        position = dealt(SPLENDOR, seats, {}, rng).begin().position
        assert isinstance(position, Position)
        blunders = rng.choice((0.0, 0.1, 0.3))
        while decision := position.decision:
            if decision.seat == DEALER:
                position = position.after(rng.choice(decision.moves))
                continue
            view = position.seen_by(decision.seat)
            assert view.decision is not None
            worths = taught(teachers[seats], view, rng)
            offered = [move for move in view.decision.moves if str(move) in worths]
            best = max(offered, key=lambda move: worths[str(move)])
            _learn(lessons, view, worths)
            if rng.random() < blunders:
                best = rng.choice(offered)
            position = position.after(best)
    return lessons


def _learn(lessons: Lessons, view: Position, worths: dict[str, float]) -> None:
    moves, facts = considered(view)
    usable = [
        (told, worths[str(move)])
        for move, told in zip(moves, facts, strict=True)
        if not isinstance(told, float)
        and str(move) in worths
        and not (isinstance(move, Buy) and not move.usual)
    ]
    if len(usable) > 1:
        liked = np.array([worth for _, worth in usable])
        powers = np.exp((liked - liked.max()) / SHARPNESS)
        cards = np.zeros((len(usable), MOST, PUPIL_CARD_FACTS), np.float16)
        for place, ((told, _), _) in enumerate(usable):
            cards[place, : len(told)] = told
        lessons.cards.append(cards)
        lessons.seats.append(np.array([told for (_, told), _ in usable], np.float32))
        lessons.liked.append((powers / powers.sum()).astype(np.float32))


def learnt(lessons: Lessons, seconds: float, seed: int) -> list[np.ndarray]:
    """Return the arrays of a small net after so many seconds of learning."""
    rng = np.random.default_rng(seed)
    arrays = [
        (rng.standard_normal(shape) * np.sqrt(2 / shape[1])).astype(np.float32)
        for shape in PUPIL_SHAPES
    ]
    arrays[2][:] = 0
    adam = Adam(arrays)
    began = time.process_time()
    losses: list[float] = []
    held = len(lessons.liked) // 20
    while (spent := (time.process_time() - began) / seconds) < 1:
        some = rng.integers(held, len(lessons.liked), size=128)
        loss, slopes = _slopes(arrays, lessons, some)
        losses.append(loss)
        adam.step(slopes, 3e-3 * (1 - spent) + 1e-5)
        if adam.steps % 500 == 0:
            apart = _slopes(arrays, lessons, np.arange(held))[0]
            print(
                f"{adam.steps} steps  loss {np.mean(losses[-500:]):.4f}  of games kept apart {apart:.4f}",
                flush=True,
            )
    return arrays


def _slopes(
    arrays: list[np.ndarray], lessons: Lessons, some: np.ndarray
) -> tuple[float, list[np.ndarray]]:
    weights, layer, added, last = arrays
    cards = np.concatenate([lessons.cards[place] for place in some]).astype(np.float32)
    cards = cards.transpose(2, 1, 0).reshape(PUPIL_CARD_FACTS, -1)
    seats = np.concatenate([lessons.seats[place] for place in some]).T
    liked = np.concatenate([lessons.liked[place] for place in some])
    sizes = np.array([lessons.liked[place].size for place in some])
    starts = np.cumsum(sizes) - sizes
    which = np.repeat(np.arange(some.size), sizes)
    said = np.maximum(weights @ cards, 0).reshape(PUPIL_CARD_UNITS, MOST, -1)
    most = said.max(axis=1)
    joined = np.concatenate((said.sum(axis=1), most, seats))
    units = np.maximum(layer @ joined + added, 0)
    values = (last @ units)[0]
    values = values - np.maximum.reduceat(values, starts)[which]
    powers = np.exp(values)
    sums = np.add.reduceat(powers, starts)
    loss = -float((liked * (values - np.log(sums)[which])).sum()) / some.size
    slope = ((powers / sums[which]) - liked)[None] / np.float32(some.size)
    d_units = (last.T @ slope) * (units > 0)
    d_joined = layer.T @ d_units
    d_said = np.where(
        said == most[:, None], d_joined[PUPIL_CARD_UNITS : 2 * PUPIL_CARD_UNITS, None], 0
    )
    d_said = (d_said + d_joined[:PUPIL_CARD_UNITS, None]) * (said > 0)
    return loss, [
        d_said.reshape(PUPIL_CARD_UNITS, -1) @ cards.T,
        d_units @ joined.T,
        d_units.sum(axis=1, keepdims=True),
        slope @ units.T,
    ]
