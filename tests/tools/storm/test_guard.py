"""A storm has no clock, no chance and no thread but its own."""

import datetime as dt
import random
import threading
import time
from collections.abc import Iterator
from random import Random
from secrets import token_hex
from uuid import uuid4

import pytest

from tests.tools.storm.guard import BEGINS, guarded


@pytest.fixture
def elapsed() -> Iterator[list[float]]:
    """Guard the test; the last number is how many seconds have gone by."""
    seconds = [0.0]
    with guarded(lambda: seconds[-1], Random(5), {}):
        yield seconds


@pytest.mark.usefixtures("elapsed")
def test_a_thread_fails() -> None:
    """Nothing can start one."""
    with pytest.raises(AssertionError, match="a thread"):
        threading.Thread(target=print).start()


@pytest.mark.usefixtures("elapsed")
def test_a_sleep_of_the_whole_process_fails() -> None:
    """Only the loop sleeps."""
    with pytest.raises(AssertionError, match="a sleep"):
        time.sleep(0)


def test_clocks_show_the_time_of_the_storm(elapsed: list[float]) -> None:
    """All of them, and dates."""
    elapsed.append(90.0)
    assert time.time() == BEGINS + 90
    assert time.monotonic() == time.perf_counter() == 90
    assert dt.datetime.now(dt.UTC) == dt.datetime(2027, 1, 1, 12, 1, 30, tzinfo=dt.UTC)


def chances() -> list[object]:
    """Return what chance says, wherever it is asked."""
    return [
        random.random(),
        Random().random(),
        random.SystemRandom().random(),
        token_hex(4),
        uuid4(),
    ]


def test_chance_is_the_storms() -> None:
    """The same seed has the same chances, another one others."""
    drawn = []
    for seed in (1, 1, 2):
        with guarded(lambda: 0.0, Random(seed), {}):
            drawn.append(chances())
    assert drawn[0] == drawn[1]
    assert all(one != other for one, other in zip(drawn[0], drawn[2], strict=True))


def test_nothing_of_it_is_left() -> None:
    """Afterwards clocks, threads and chance are as they were."""
    before = time.time, time.sleep, dt.datetime, threading.Thread.start, Random.seed
    with guarded(lambda: 0.0, Random(1), {}):
        assert time.time is not before[0]
    assert (time.time, time.sleep, dt.datetime, threading.Thread.start, Random.seed) == before
