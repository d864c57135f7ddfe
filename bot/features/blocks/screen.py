"""The people whom a person has blocked, as they alone see them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.blocks.store import Blocked
from bot.messages.arguments import Choice
from bot.messages.names import escaped, told_apart
from bot.messages.press import NO_TABLE, Press, PressPeople, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import MAX_OPTIONS, ControlRows, line_of_list
from render import Words


def screen(blocked: Sequence[Blocked], words: Words, news: Sequence[str] = ()) -> Screen:
    """Return the list, with what was just done, and the controls to block and to unblock."""
    known = tuple((it.user_id, it.name or words("name-forgotten")) for it in blocked)
    names = told_apart(known)
    blocked = [replace(it, name=name) for it, name in zip(blocked, names, strict=True)]
    title = words("blocks-title", count=len(blocked)) if blocked else words("blocks-none")
    lines = [title]
    if 0 < len(blocked) <= MAX_OPTIONS:  # more might be too long; the lists have all
        lines.append(words.listed(escaped(it.name) for it in blocked))
    lines += [words("blocks-text"), *news]
    number = len(blocked)  # with the same id, a client would show the last choice
    rows: ControlRows = [[PressPeople(Press(NO_TABLE, number, "block"), words("blocks-choose"), 1)]]
    for start in range(0, number, MAX_OPTIONS):
        some = blocked[start : start + MAX_OPTIONS]
        rows.append([_unblock(number, start, some, words)])
    return Screen(text="\n".join(lines), rows=rows)


def _unblock(number: int, start: int, some: Sequence[Blocked], words: Words) -> PressSelect:
    lines = [line_of_list(it.name or "-", str(it.user_id)) for it in some]
    press = Press(NO_TABLE, number, "unblock", str(Choice(str(start))))
    return PressSelect(press, words("blocks-lift"), lines)
