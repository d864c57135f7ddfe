"""Lets a worker leave what it works on, because somebody waits for something else.

The signal stays blocked, and pending, while a worker starts or does what nothing interrupts.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_SIGNAL: Final = signal.SIGURG
"""The signal that interrupts: a process that doesn't block it ignores it."""


class Interrupted(BaseException):
    """A piece of work was left and can be done later; an `except Exception` in it doesn't catch this."""


def block_interruption() -> None:
    """Block the signal in this thread, and in the processes that it starts from now on."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {_SIGNAL})


def interrupt(process_id: int) -> None:
    """Let a process leave what it works on, or will next, if that is interruptible."""
    with suppress(ProcessLookupError):
        os.kill(process_id, _SIGNAL)


@contextmanager
def interruptible() -> Iterator[None]:
    """Raise Interrupted within if the process is interrupted, or was before; for the main thread."""
    signal.signal(_SIGNAL, _leave)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {_SIGNAL})
    try:
        yield
    finally:
        block_interruption()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put an interruption off: a module whose import was left in the middle is broken for good."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {_SIGNAL})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave(_number: int, _frame: object) -> None:
    block_interruption()
    raise Interrupted
