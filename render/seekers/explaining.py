"""Sheets, orders and seekers explained, for help and for panels."""

from __future__ import annotations

from collections.abc import Iterator

from render.words import Words
from rules.seekers.seekers import SEEKERS_BY_ID, Seeker
from rules.seekers.sheets import SHEETS


def sheet_name(sheet: int, words: Words) -> str:
    """Return the short name of a sheet."""
    return words(f"seekers-sheet-{sheet}-name")


def sheet_choice(sheet: int, words: Words) -> str:
    """Return a sheet as an option of a menu: number, name and kind."""
    kind = SHEETS[sheet].kind
    return words("seekers-sheet-choice", sheet=sheet, name=sheet_name(sheet, words), kind=kind)


def explain_sheet(sheet: int, words: Words) -> str:
    """Explain a sheet: how to lay gems out, what they are worth, and an example."""
    return "\n".join(_sheet(sheet, words))


def sheet_title(sheet: int, words: Words) -> str:
    """Return the title of a sheet: number and name."""
    return words("seekers-sheet-title", sheet=sheet, name=sheet_name(sheet, words))


def how_gems_lie(sheet: int, words: Words) -> str:
    """Return in a short sentence how a sheet has gems laid out."""
    return words("seekers-lie", kind=SHEETS[sheet].kind)


def _sheet(sheet: int, words: Words) -> Iterator[str]:
    yield sheet_title(sheet, words)
    yield words(f"seekers-kind-{SHEETS[sheet].kind}")
    yield words(f"seekers-sheet-{sheet}")
    yield words("seekers-gold-and-points")
    yield words("seekers-sheet-example", example=words(f"seekers-sheet-{sheet}-example"))


def explain_order(order: int, words: Words) -> str:
    """Explain a turn-order rule: who starts each round."""
    return words(f"seekers-order-{order}")


def explain_seeker(name: str, words: Words) -> str:
    """Explain what a seeker does, by its id."""
    seeker = SEEKERS_BY_ID[name]
    title = words("seekers-seeker-title", id=name, power=seeker.power)
    return words.joined((title, facts(seeker, words)))


def facts(thing: Seeker | str, words: Words) -> str:
    """Explain a seeker (or the one with this id) in a short line."""
    seeker = SEEKERS_BY_ID[thing] if isinstance(thing, str) else thing
    if seeker.basic:
        return words("seekers-seeker-basic", power=seeker.power)
    return words(f"seekers-seeker-{seeker.id}")
