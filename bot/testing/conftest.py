"""Says what isn't true of a game, before how it was found out."""

from collections.abc import Generator
from inspect import getdoc

import pytest

from bot.testing.known import Known
from rules import GAMES


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Begin a failed assertion with the sentence that the test proves, unless it says one itself; end other errors with it."""
    try:
        return (yield)
    except Exception as error:
        said, promise = str(error), (getdoc(pyfuncitem.function) or "").partition("\n")[0]
        sentence = f"{about(pyfuncitem)}this isn't so: {promise}"
        if not isinstance(error, AssertionError):
            error.add_note(sentence)
        elif not said.startswith(tuple(f"{key}: " for key in GAMES)):
            error.args = (f"{sentence}\n{said}",)
        raise


def about(item: pytest.Function) -> str:
    """Return the game that a test is about, as the beginning of a sentence."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    known = given.get("known")
    game = known.game.key if isinstance(known, Known) else given.get("game")
    return f"{game}: " if game else ""
