"""The private panel of the queue: what a person is waiting for, and what else they could choose."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import discord
from discord.utils import format_dt

from bot.features.matchmaking.store import QueueEntry, RatedWish
from bot.messages.arguments import Argument
from bot.messages.names import escaped
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, line_of_list
from bot.store.values import Pace
from bot.tables.origin import Origin
from bot.tables.table import Table
from render import Words
from rules import GAMES, MOST_SEATS

Outcome = Literal["begun", "again", "closed"]
"""What became of a table that was found: it has begun, or it came to nothing, and one is still waiting or not."""
DISTANCES: Final = (0, 100, 200, 400)
"""How far apart in points opponents may be, to choose from; 0 for any distance."""
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "game": list(GAMES),
    "pace": get_args(Pace),
    "seats": ["any", *map(str, range(2, MOST_SEATS + 1))],
    "apart": [str(points) for points in DISTANCES],
    "rated": get_args(RatedWish),
}
"""The values of each key of a wish."""


@dataclass(frozen=True, slots=True)
class Wish(Argument):
    """The game that a person looks for, and a value chosen for one of its keys."""

    game: str = ""
    pace: Pace | Literal[""] = ""
    seats: str = "any"
    apart: int = 0
    rated: RatedWish = "either"
    key: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class EntryOf(Argument):
    """A person's place in the queue."""

    game: str
    pace: Pace


@dataclass(frozen=True, slots=True)
class AlertOf(Argument):
    """The game and the server of which a person wants to hear no more."""

    game: str
    guild_id: int


@dataclass(frozen=True, slots=True)
class Wait:
    """A person's entry, how many others are waiting for the same, and the link to the table found for it."""

    entry: QueueEntry
    others: int = 0
    link: str = ""


def panel(
    words: Words,
    wish: Wish,
    waits: Sequence[Wait],
    alert: Press | None = None,
    *,
    silent: bool = False,
) -> Screen:
    """Return what a person is waiting for, the wish that they are putting together, and the controls.

    Args:
        alert: What a button presses so that they hear of others who look for that game, or no more.
        silent: Whether they have turned reminders off, so that they hear nothing.
    """
    waiting = [it.entry for it in waits if it.entry.table_id is None]
    title = words("find-title-waiting" if waiting else "find-title")
    lines = [title, *wait_lines(words, waits), words("find-intro")]
    rows: ControlRows = [
        [_list(words, wish, key, values)] for key, values in _choices(wish).items()
    ]
    joined = Press(NO_TABLE, 0, "find-join", str(wish))
    style = discord.ButtonStyle.secondary if waiting else discord.ButtonStyle.success
    rows.append([PressButton(joined, words("button-find-join"), style)])
    if alert is not None:
        rows[-1].append(PressButton(alert, words(f"button-{alert.action}")))
        if alert.action == "find-no-alert":
            game = words(f"{wish.game}-name")
            lines.append(words("find-alerted", game=game, silent="yes" if silent else "no"))
    if waiting:
        entry = next((it for it in waiting if it.game == wish.game), waiting[0])
        alone = Press(NO_TABLE, 0, "find-meanwhile", str(EntryOf(entry.game, entry.pace)))
        if entry.meanwhile_id is None:
            rows[-1].append(PressButton(alone, words("button-find-meanwhile")))
        stops = [line_of_list(_short(words, it), str(EntryOf(it.game, it.pace))) for it in waiting]
        stop = Press(NO_TABLE, len(waiting), "find-stop")
        rows.append([PressSelect(stop, words("find-stop"), stops)])
    return Screen(text="\n".join(lines), rows=rows)


def alert_message(words: Words, entry: QueueEntry, server: str) -> Screen:
    """Return the message that somebody in a server looks for opponents, with the button that ends such messages."""
    text = words("find-alert", server=escaped(server), what=_short(words, entry))
    stop = Press(NO_TABLE, 0, "find-no-alert", str(AlertOf(entry.game, entry.guild_id)))
    return Screen(text=text, rows=[[PressButton(stop, words("button-find-no-alert"))]])


def came_to(entry: QueueEntry, link: str, outcome: Outcome, words: Words) -> str:
    """Return what has become of the table that was found for an entry."""
    return words(f"find-{outcome}", game=words(f"{entry.game}-name"), link=link)


def settled(words: Words, entry: QueueEntry, news: str, waits: Sequence[Wait]) -> Screen:
    """Return the panel of somebody who waited: the news, what else they wait for, and the way to look again."""
    lines = [words("find-title"), *filter(None, [news]), *wait_lines(words, waits)]
    return Screen(text="\n".join(lines), rows=[[find_button(entry, words)]])


def find_button(like: Table | QueueEntry, words: Words) -> PressButton:
    """Return the button that looks for opponents for a game like this one."""
    press = Press(NO_TABLE, 0, "find", str(Wish(like.game, like.pace)))
    return PressButton(press, words("button-find"))


def buttons(table: Table, words: Words) -> list[PressButton]:
    """Return the button under a finish in a server, which alone has opponents to find; not in a season."""
    found = table.over and table.place == "server" and table.origin is not Origin.FIXTURE
    return [find_button(table, words)] if found else []


def wait_lines(words: Words, waits: Iterable[Wait]) -> list[str]:
    """Return a line for each place that a person has in the queue."""
    return [f"- {_line(words, it)}" for it in waits]


def _line(words: Words, wait: Wait) -> str:
    entry = wait.entry
    if entry.table_id is not None:
        game = words(f"{entry.game}-name")
        return words("find-ready", game=game, link=wait.link) if wait.link else words("find-opens")
    return words(
        "find-entry",
        what=_short(words, entry),
        since=format_dt(entry.since, "R"),
        until=format_dt(entry.expires, "R"),
        others=wait.others,
    )


def _short(words: Words, entry: QueueEntry) -> str:
    """Return what somebody waits for, in a few words."""
    parts = [
        words(f"{entry.game}-name"),
        words(f"find-seats-{entry.most if entry.most == entry.fewest else 'any'}"),
        words(f"pace-{entry.pace}"),
        *([words(f"find-apart-{entry.apart}")] if entry.apart else []),
        *([words(f"find-rated-{entry.rated}")] if entry.rated != "either" else []),
    ]
    return words.joined(parts, "dot")


def _choices(wish: Wish) -> dict[str, Sequence[str]]:
    """Return the values that can be chosen for each key of a wish, with seats that its game has."""
    seats = GAMES[wish.game].seats
    sizes = [it for it in CHOICES["seats"] if it == "any" or int(it) in seats]
    known = {**CHOICES, "seats": sizes}
    return {key: values for key, values in known.items() if key != "seats" or len(seats) > 1}


def wish_key(key: str, value: str) -> str:
    """Return the catalogue key of a value that can be chosen for a key of a wish."""
    if key == "game":
        return f"{value}-name"
    return f"pace-{value}" if key == "pace" else f"find-{key}-{value}"


def _list(words: Words, wish: Wish, key: str, values: Sequence[str]) -> PressSelect:
    now = str(getattr(wish, key))
    lines = [line_of_list(words(wish_key(key, it)), it, chosen=it == now) for it in values]
    press = Press(NO_TABLE, 0, "find-choose", str(replace(wish, key=key)))
    return PressSelect(press, "", lines)
