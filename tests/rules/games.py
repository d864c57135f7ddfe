"""What the tests know of each game beside the contract.

It stands in the game's own folder of tests, `tests/rules/<game>/known.py`, as `KNOWN`.
"""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

from rules import GAMES, Game, Number
from tests.rules.known import Known


def options(game: Game[Any], rng: Random) -> dict[str, int | str]:
    """Return random options."""
    return {
        key: rng.randint(option.lowest, option.highest)
        if isinstance(option, Number)
        else rng.choice(option.words)
        for key, option in game.options.items()
    }


KNOWN: Mapping[str, Known] = {key: import_module(f"tests.rules.{key}.known").KNOWN for key in GAMES}
