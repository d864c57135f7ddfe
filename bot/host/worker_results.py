"""What a worker answers: a result, or the error that it raised.

An error that a worker raises is a fault of its program: it would raise it again.
"""

import pickle
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any


class WorkerError(Exception):
    """A worker raised an error: its message says which and where, its note is the worker's traceback."""


def attempted(do: Callable[[], object]) -> bytes:
    """Return a pickle of what `do` returns, or of a WorkerError if it raises an error."""
    try:
        result = do()
    except Exception as error:  # noqa: BLE001 - raised again in the bot
        result = WorkerError(described(error))
        result.add_note(traceback.format_exc())
    return pickle.dumps(result, pickle.HIGHEST_PROTOCOL)


def result_of(answer: bytes) -> Any:  # noqa: ANN401 - as the worker was asked
    """Return what a worker answered; raise WorkerError if it failed, ValueError if it's nonsense."""
    try:
        result = pickle.loads(answer)  # noqa: S301 - the worker is the bot's own
    except Exception as error:
        raise ValueError(f"the worker's answer can't be read: {error!r}") from error
    if isinstance(result, WorkerError):
        raise result
    return result


def described(error: BaseException) -> str:
    """Return which error was raised, and where; its own message might name somebody."""
    if isinstance(error, WorkerError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [it for it in frames if "site-packages" not in it.filename]
    last = (ours or frames)[-1:]
    where = [f" in {Path(it.filename).stem}.{it.name}, line {it.lineno}" for it in last]
    return "".join([type(error).__name__, *where])
