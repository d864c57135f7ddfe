"""A person's memo: its button, its form, and what they alone read of it."""

from typing import Any, Final
from zlib import crc32

import discord
from discord import ui

from bot.messages.names import escaped, within
from bot.messages.press import Press, PressButton, PressForm
from bot.messages.screen import Screen
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.steps import playing
from bot.tables.table import Table
from render import Words

MAX_MEMO: Final = 1_000
"""The most characters of a memo."""
MAX_SHOWN: Final = 1_200
"""The most characters of a memo with its markup escaped, which can double it; its form has the whole."""


def may_note(table: Table, user_id: int) -> bool:
    """Return whether a person is playing a game on which to note something."""
    try:
        playing(table, user_id)
    except Refusal:
        return False
    return table.origin is not Origin.LESSON


def button(table: Table, words: Words) -> PressButton:
    """Return the button that opens the form of a memo."""
    return PressButton(Press(table.id, table.number, "ask-memo"), words("button-ask-memo"))


def beside(table: Table, user_id: int, words: Words) -> list[PressButton]:
    """Return the button for a player."""
    return [button(table, words)] if may_note(table, user_id) else []


def version(text: str) -> int:
    """Return a number by which a form knows whether a memo is still what it was opened with."""
    return crc32(text.encode())


def form(table: Table, text: str, words: Words) -> PressForm:
    """Return the form of a memo, filled in with what it says."""
    field = ui.TextInput[Any](
        custom_id="memo",
        style=discord.TextStyle.paragraph,
        default=text or None,
        max_length=MAX_MEMO,
        required=False,
    )
    press, title = Press(table.id, version(text), "memo"), words("button-ask-memo")
    return PressForm(press, title, {words("memo-label"): field}, words("memo-about"))


def saved(table: Table, text: str, replaced: str, words: Words) -> Screen:
    """Return what a memo says now, and what it `replaced` that its form didn't show."""
    lines = [words("memo-saved"), quoted(text)] if text else [words("memo-deleted")]
    lines += [words("memo-replaced"), quoted(replaced)] if replaced else []
    return Screen(text="\n".join(lines), rows=[[button(table, words)]])


def above_panel(text: str, words: Words) -> str:
    """Return a memo above the panel of its author's turn."""
    return f"{words('memo-shown')}\n{quoted(text)}"


def quoted(text: str) -> str:
    """Return a memo as a quotation in which nothing is markup, a link or a mention."""
    lines = [f"> {escaped(line) if line else ''}" for line in text.split("\n")]
    return within("\n".join(lines), MAX_SHOWN)
