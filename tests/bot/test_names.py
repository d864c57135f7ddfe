"""What people are called turns nothing round but itself, and is never markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n.lexicon import words_in
from bot.messages.names import escaped, isolated, with_readable_names
from bot.panels import Viewpoint
from bot.screens.public import screen_of
from bot.tables.replay import Replay
from bot.tables.table import Table
from rules import GAMES
from tests.bot.managing import choose
from tests.bot.server import Server, alt, components, labels, text
from tests.bot.test_screens import tables

OVERRIDE = "\u202e\u200fevil\u2066"
HEBREW = "\u05e9\u05dc\u05d5\u05dd\u202c 7"
OWN_MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]")


@pytest.mark.parametrize("name", ["Ada", "みか", "小美", "Łukasz", "👩‍👩‍👧‍👦", "a_b*c", ""])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    """Nothing is added to a name that is written from left to right."""
    assert isolated(name) == name


def test_a_name_keeps_its_direction_to_itself() -> None:
    """Marks of direction go; letters from right to left stand between two marks that end with them."""
    assert isolated(OVERRIDE) == "evil"
    assert isolated(HEBREW) == "\u2068שלום 7\u2069"
    assert isolated(isolated(HEBREW)) == isolated(HEBREW)
    assert escaped("*שלום*\n<@1>") == "\u2068\\*שלום\\* \\<@\u200b1\\>\u2069"
    assert escaped("\u202e") == "-"


def turned(table: Table) -> Table:
    """Return a table at which people have names that turn lines round."""
    names = (OVERRIDE, HEBREW)
    people = zip(table.players, names, strict=True)
    note = table.note and replace(table.note, who=names[0])
    return replace(table, players=tuple(replace(it, name=name) for it, name in people), note=note)


def read_of(table: Table) -> Iterator[str]:
    """Yield what everybody reads of a table: its message, its alt text, and its replay's."""
    screen = screen_of(table)
    yield screen.caption
    if screen.picture is not None:
        yield screen.picture.alt
    if table.match is not None:
        public = with_readable_names(table, words_in("en"))
        seen = Replay(public.play)
        yield from seen.scene(seen.last).names
        yield from Viewpoint(public.play, 0, words_in("en"), {}).names


@pytest.mark.parametrize("game", list(GAMES))
def test_no_line_is_turned_round_by_a_name(game: str) -> None:
    """Whatever state a table is in: no mark of a name's own is left, and what is begun ends in its line."""
    begun = [table for table in tables(game, 2, 1) if len(table.players) == 2]
    isolates = 0
    for table in (*begun[:3], *begun[-2:]):
        for line in "\n".join(read_of(turned(table))).splitlines():
            assert not OWN_MARKS.search(line)
            assert line.count("\u2068") == line.count("\u2069")
            isolates += line.count("\u2068")
    assert isolates > 4


async def test_lists_and_threads_name_people_the_same_way(server: Server) -> None:
    """So do the line of a list, and the name of a table's thread."""
    await choose(server, "max", stand="thread")
    for name in (HEBREW, OVERRIDE):
        server.person(name)
    await server.command(HEBREW, "splendor new")
    thread = server.thread()
    assert "\u2068שלום 7\u2069" in server.discord.world.channel(str(thread.id)).name
    await server.press(OVERRIDE, "Join", await server.newest(thread))
    await server.press(HEBREW, "Remove", await server.newest(thread))
    asked = next(server.seen(HEBREW, thread))
    (line,) = [option for part in components(asked) for option in part.get("options", ())]
    assert line["label"] == "evil"
    assert not OWN_MARKS.search("".join((text(asked), alt(asked) or "", *labels(asked))))
