"""Joins a third game, which is kept in tests alone, as if its folders stood beside the others'."""

from pathlib import Path

import render
import rules
import tests.rules

THIRD = Path(__file__).parent / "third_game"
rules.__path__.append(str(THIRD / "rules"))
render.__path__.append(str(THIRD / "render"))
tests.rules.__path__.append(str(THIRD / "tests" / "rules"))

from rules.bluff import BLUFF  # noqa: E402 - it is found from here on

rules.catalogue._CATALOGUE[BLUFF.key] = BLUFF
