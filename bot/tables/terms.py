"""What is agreed on at every table, whatever the game: each term is one of some words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, get_args

from bot.store.values import Late, Pace
from bot.tables.table import Table
from rules import OneOf

DRAWN: Final = "random"
"""The word that leaves something to chance."""
TERMS: Final[Mapping[str, OneOf]] = MappingProxyType(
    {
        "seats": OneOf(DRAWN, (DRAWN, "joined")),
        "rated": OneOf("yes", ("yes", "no")),
        "hints": OneOf("allowed", ("allowed", "forbidden")),
        "pace": OneOf("none", get_args(Pace)),
        "late": OneOf("ask", get_args(Late)),
    }
)
"""The terms by their names, each with the usual word and all words."""


def term(table: Table, key: str) -> str:
    """Return the word that was agreed on."""
    said = {
        "seats": table.seating,
        "rated": TERMS["rated"].words[0 if table.rated else 1],
        "hints": TERMS["hints"].words[0 if table.hints else 1],
        "pace": table.pace,
        "late": table.late,
    }
    return said[key]


def agreed(table: Table, words: Mapping[str, str]) -> Table:
    """Return a table with these terms, by their names; the others stay."""
    said = {key: words.get(key, term(table, key)) for key in TERMS}
    return replace(
        table,
        seating=said["seats"],  # type: ignore[arg-type]  # as TERMS says
        rated=said["rated"] == TERMS["rated"].words[0],
        hints=said["hints"] == TERMS["hints"].words[0],
        pace=said["pace"],  # type: ignore[arg-type]
        late=said["late"],  # type: ignore[arg-type]
    )
