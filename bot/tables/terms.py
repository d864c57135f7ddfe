"""The terms of a table, which every game has; the value of each is a word."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, get_args

from bot.computers.levels import adviser_of
from bot.store.values import Late, Pace
from bot.tables.sealed import SEALED, fresh_seal
from bot.tables.table import Table
from rules import OneOf

DRAWN: Final = "random"
"""The word for a random value."""
TERMS: Final[Mapping[str, OneOf]] = {
    "seats": OneOf(DRAWN, (DRAWN, "joined")),
    "rated": OneOf("yes", ("yes", "no")),
    "hints": OneOf("allowed", ("allowed", "forbidden")),
    "pace": OneOf("none", get_args(Pace)),
    "late": OneOf("ask", get_args(Late)),
    "joiners": OneOf("all", ("all", "punctual")),
    "deal": OneOf("open", ("open", SEALED)),
}
"""The terms by name, each with its default and all its words."""
NEW_DEALS_ONLY: Final = ("rated", "deal")
"""The terms that a continued game doesn't have: it is unrated, and its cards are on the table."""
PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "live": {"rated": "yes", "hints": "allowed", "pace": "2m", "late": "computer"},
    "quick": {"rated": "yes", "hints": "allowed", "pace": "10m", "late": "computer"},
    "days": {"rated": "yes", "hints": "allowed", "pace": "1d", "late": "ask"},
    "learn": {"rated": "no", "hints": "allowed", "pace": "none", "late": "ask"},
}
"""Several terms under one name."""


def terms_of(game: str) -> Mapping[str, OneOf]:
    """Return the terms that a game's tables have: no hints where nobody can give them."""
    return {key: it for key, it in TERMS.items() if key != "hints" or adviser_of(game)}


def term(table: Table, key: str) -> str:
    """Return the value of a term."""
    words = {
        "seats": table.seating,
        "rated": TERMS["rated"].words[0 if table.rated else 1],
        "hints": TERMS["hints"].words[0 if table.hints else 1],
        "pace": table.pace,
        "late": table.late,
        "joiners": TERMS["joiners"].words[1 if table.on_time else 0],
        "deal": SEALED if table.sealed else "open",
    }
    return words[key]


def agreed(table: Table, words: Mapping[str, str]) -> Table:
    """Return a table with these terms (name to word); the others stay.

    A sealed table stays sealed: its commitment may be published already.
    """
    chosen = {key: words.get(key, term(table, key)) for key in TERMS}
    return replace(
        table,
        seating=chosen["seats"],  # type: ignore[arg-type]  # as TERMS says
        rated=chosen["rated"] == TERMS["rated"].words[0],
        hints=chosen["hints"] == TERMS["hints"].words[0],
        pace=chosen["pace"],  # type: ignore[arg-type]
        late=chosen["late"],  # type: ignore[arg-type]
        on_time=chosen["joiners"] == TERMS["joiners"].words[1],
        sealed=table.sealed or (fresh_seal() if chosen["deal"] == SEALED else None),
    )
