"""People's names, and other texts that they type: cleaned where they come in, escaped where they are shown.

Whatever Discord tells of a person's name, an option or a form's field is `cleaned` before anything is
stored or shown. A message has no markup, link, ping or change of text direction of theirs.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final
from unicodedata import bidirectional, category

import discord

from bot.tables.table import Table
from render import Words, fonts
from render.fonts import ELLIPSIS
from rules import Seat

MAX_NAME_LENGTH: Final = 32
"""Discord's limit for a name."""
MAX_COPIED: Final = 1_500
"""The most characters of a text that somebody gets back to copy; no form takes as many."""
MAX_MARKS: Final = 6
"""Marks and joiners that a letter may carry; a word of Burmese has five on one."""
_JOINERS: Final = "\u200c\u200d"
"""Format characters that shape what they stand between, such as a family of emojis."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that show nothing."""
_NOTHING: Final = re.compile(
    "[\u2065\ufdd0-\ufdef\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
"""Reserved code points that programs show as nothing, or as a box."""

_MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""Characters that Discord may read as markup, or as the start of a mention, timestamp or link."""
_START: Final = re.compile(r"^(\d*)(?=[#.+-][#-]* )")
"""Where a name, at the start of a line, would be a heading, small print or a list."""
_LINK: Final = re.compile(
    r"(?<=:)(?=//)|(?<=discord)(?=\.gg/)|(?<=discord\.com)(?=/)|(?<=discordapp\.com)(?=/)",
    re.IGNORECASE,
)
"""Where a link of any scheme is broken up, and an invitation, which is a link without one."""
_ZERO_WIDTH_SPACE: Final = "\u200b"
"""Breaks up links and pings without being visible."""

MIN_DIGITS: Final = 4
"""How many of the last digits of an id tell people of one name apart, at least."""
_DIGITS: Final = re.compile(r"(?:\s*[#♯]\d+)+$")
_SHAPES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХӀаеѕіјорсухһԁӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονI|10",
    "ABESlJKMHOPCTYXlaesijopcyxhdlABEZHlKMNOPTYXovlllO",
)
"""Letters and digits that look like a Latin one."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"


def cleaned(text: str) -> str:
    """Return a text as one line, without what is invisible, unpaired, or turns the text around it.

    Every database can store it. A letter keeps a few marks; marks without a letter are dropped.
    """
    letters: list[str] = []
    marks = 0
    for letter in _NOTHING.sub("", text):
        kind = category(letter)
        if kind[0] == "M" or letter in _JOINERS:
            marks += 1
            if letters and letters[-1] != " " and marks <= MAX_MARKS:
                letters.append(letter)
        elif letter.isspace() or letter in _BLANK:
            letters.append(" ")
        elif kind[0] != "C" or kind == "Cn":  # a newer Unicode may have assigned it
            letters.append(letter)
            marks = 0
    return " ".join("".join(letters).split()).rstrip(_JOINERS)


def name_of(user: discord.User | discord.Member | Any) -> str:  # noqa: ANN401 - or of a resolved id
    """Return what a person is called where they are.

    A name that pictures can't write is followed by the person's user name.
    """
    shown, own = (cleaned(name)[:MAX_NAME_LENGTH] for name in (user.display_name, user.name))
    if fonts.legible(shown):
        return shown
    if fonts.legible(own):
        return f"{shown} {own}".strip()
    return shown or own or str(user.id)


def isolated(name: str) -> str:
    """Return a name that doesn't change the direction of the text around it.

    It is cleaned, for names that an earlier version stored; a right-to-left name is wrapped in isolates.
    """
    plain = cleaned(name)
    if any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in plain):
        return f"{_FIRST_STRONG_ISOLATE}{plain}{_POP_ISOLATE}"
    return plain


def short_name(name: str, most: int) -> str:
    """Return a name cut to about `most` characters; a number that tells people apart is kept."""
    plain = cleaned(name)
    if len(plain) <= most:
        return name
    number = fonts.NUMBER.search(plain)
    end = ELLIPSIS + (number[0] if number else "")
    return isolated(plain[: most - len(end)].rstrip() + end)


def within(text: str, most: int) -> str:
    """Return a text with names in it, cut to at most `most` characters; no name's direction is left open."""
    if len(text) <= most:
        return text
    cut = text[: most - 2]
    still_open = cut.count(_FIRST_STRONG_ISOLATE) > cut.count(_POP_ISOLATE)
    return cut + ELLIPSIS + _POP_ISOLATE * still_open


def escaped(name: str) -> str:
    """Return a name for a message, without anything that Discord would interpret."""
    apart = _LINK.sub(_ZERO_WIDTH_SPACE, isolated(name)).replace("@", f"@{_ZERO_WIDTH_SPACE}")
    return _START.sub(r"\1\\", _MARKUP.sub(r"\\\1", apart)) or "-"


def to_copy(text: str) -> str:
    """Return what somebody typed as a block to copy, in which Discord interprets nothing; cut to what fits below an answer."""
    inside = within(text, MAX_COPIED).replace("``", f"`{_ZERO_WIDTH_SPACE}`")
    return f"```\n{inside}\n```"


def bold(name: str) -> str:
    """Return a name in bold, escaped."""
    return f"**{escaped(name)}**"


def person(user_id: int | None, name: str, pinged: Collection[int | None]) -> str:
    """Return a mention if the person is pinged, else their name in bold, escaped."""
    return f"<@{user_id}>" if user_id in pinged else bold(name)


def names(table: Table, asked: Seat | None = None, pinged: Collection[int] = ()) -> tuple[str, ...]:
    """Return each seat's name for a message; the player to move is a mention if pinged."""
    return tuple(
        person(player.user_id, player.name, pinged if seat == asked and player.answers else ())
        for seat, player in enumerate(table.players)
    )


@lru_cache(maxsize=64)
def told_apart(people: tuple[tuple[int | None, str], ...]) -> tuple[str, ...]:
    """Return the names of people (id or None, and name) so that no two look alike.

    Names look alike if they differ in case only, in what pictures leave out, or in letters of one shape.
    Those who share one get the last digits of their ids, which stay the same wherever they are
    named; a computer among them keeps its name. Several without an id are counted.
    """
    names = [name for _, name in people]
    for places in _alike(names):
        ids = {user_id for place in places if (user_id := people[place][0]) is not None}
        without = [place for place in places if people[place][0] is None]
        digits = next(most for most in range(MIN_DIGITS, 20) if _differ(ids, most))
        for place in places if len(ids) + len(without) > 1 else ():
            user_id = people[place][0]
            if user_id is not None:
                names[place] += f" #{str(user_id)[-digits:]}"
            elif len(without) > 1:
                names[place] += f" #{place + 1}"
    return tuple(map(isolated, names))


def _alike(names: Sequence[str]) -> Collection[list[int]]:
    """Return the places of names in groups: a name looks like one of its group, or is alone in it."""
    leaders = list(range(len(names)))
    known: dict[tuple[str, str], int] = {}

    def leader(place: int) -> int:
        while leaders[place] != place:
            place = leaders[place]
        return place

    for place, name in enumerate(names):
        seen = _DIGITS.sub("", fonts.drawn(name) or name)
        for look in (("case", seen.casefold()), ("shape", seen.translate(_SHAPES))):
            leaders[leader(place)] = leader(known.setdefault(look, place))
    groups: dict[int, list[int]] = {}
    for place in range(len(names)):
        groups.setdefault(leader(place), []).append(place)
    return groups.values()


def _differ(ids: Collection[int], digits: int) -> bool:
    return len({str(user_id)[-digits:] for user_id in ids}) == len(ids)


def with_readable_names(table: Table, words: Words) -> Table:
    """Return a table with names to display, each different: isolated, and "somebody" for a forgotten person.

    One that pictures can't write, and that no user name follows, is followed by its seat.
    """
    somebody, seats = words("name-forgotten"), len(table.players)
    people: list[tuple[int | None, str]] = []
    for number, it in enumerate(table.players, start=1):
        name = cleaned(it.name) or (somebody if it.forgotten else "")
        if not fonts.legible(name) and not fonts.legible(name.rpartition(" ")[2]):
            name = f"{name} {words('seat-number', seat=number)}".strip()
        people.append((it.user_id, name))
    note, offer = table.note, table.offer
    if offer is not None:
        people.append((offer.user_id, offer.name))
    by = None if note is None else note.user_id
    if note is not None and by is not None:
        seat = table.seat_of(by)
        people.append((by, note.who) if seat is None else people[seat])
    names = told_apart(tuple(people))
    players = tuple(
        replace(it, name=name) for it, name in zip(table.players, names[:seats], strict=True)
    )
    note = note and replace(note, who=(note.who or somebody) if by is None else names[-1])
    offer = offer and replace(offer, name=names[seats])
    same = (players, note, offer) == (table.players, table.note, table.offer)
    return table if same else replace(table, players=players, note=note, offer=offer)
