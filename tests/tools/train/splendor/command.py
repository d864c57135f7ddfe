"""`python -m tests.tools.train splendor …`: what there is to train, to write and to measure."""

from __future__ import annotations

import argparse
import gc
from pathlib import Path
from random import Random

import numpy as np

from bot.computers.splendor.net import Net, shipped
from tests.tools.train.splendor import calibration, packing, pupil
from tests.tools.train.splendor.learning import Learner, fresh, widened
from tests.tools.train.splendor.values import Plan, opened, trained


def main(words: list[str]) -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.train splendor", description=__doc__
    )
    commands = parser.add_subparsers(required=True)

    values = commands.add_parser("values", help="train the net of `strong` by self-play")
    values.add_argument("--seats", type=int, default=2)
    values.add_argument("--minutes", type=float, default=20)
    values.add_argument("--seed", type=int, default=1)
    values.add_argument("--fastest", type=float, default=2e-3, help="rate of learning at first")
    values.add_argument("--begin", type=Path, help="a net to go on from, of so many seats or fewer")
    values.add_argument("to", type=Path)
    values.set_defaults(do=_values)

    normal = commands.add_parser("normal", help="teach the small net of `normal`")
    normal.add_argument("--games", type=float, default=120, help="seconds of games")
    normal.add_argument("--learning", type=float, default=120, help="seconds of learning")
    normal.add_argument("--seed", type=int, default=1)
    normal.set_defaults(do=_normal)

    pack = commands.add_parser("pack", help="write a net of `strong` as the bot reads it")
    pack.add_argument("net", type=Path)
    pack.add_argument("--sure", type=float, default=1.0, help="how sure it is to be of its chances")
    pack.set_defaults(do=_pack)

    calibrate = commands.add_parser("calibration", help="put chances beside what came of games")
    calibrate.add_argument("--seats", type=int, default=2)
    calibrate.add_argument("--games", type=int, default=400)
    calibrate.add_argument("--simulations", type=int, default=60)
    calibrate.add_argument("--seed", type=int, default=99)
    calibrate.set_defaults(do=_calibration)

    asked = parser.parse_args(words)
    asked.do(asked)


def _values(asked: argparse.Namespace) -> None:
    rng = np.random.default_rng(asked.seed)
    net = Net(*opened(asked.begin)) if asked.begin else fresh(asked.seats, rng)
    while net.seats < asked.seats:
        net = widened(net)
    plan = Plan(asked.seats, asked.minutes, asked.seed, fastest=asked.fastest)
    trained(plan, Learner(net), asked.to)


def _normal(asked: argparse.Namespace) -> None:
    teachers: dict[int, Net] = {seats: shipped(seats) for seats in (2, 3, 4)}
    lessons = pupil.gathered(teachers, asked.games, Random(asked.seed))
    print(f"{len(lessons.liked)} questions", flush=True)
    packing.pack_normal(pupil.learnt(lessons, asked.learning, asked.seed))


def _pack(asked: argparse.Namespace) -> None:
    packing.pack_strong(opened(asked.net), asked.sure)


def _calibration(asked: argparse.Namespace) -> None:
    gc.disable()
    net = shipped(asked.seats)
    for line in calibration.report(net, asked.games, asked.simulations, asked.seed):
        print(line, flush=True)
