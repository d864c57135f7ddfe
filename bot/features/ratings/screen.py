"""A leaderboard with lines that fit a phone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from discord import ui

from bot.features.ratings.leaderboard import Leader, LeaderboardPage
from bot.features.ratings.ledger import Pool
from bot.features.ratings.levels import Levels
from bot.features.ratings.points import points
from bot.features.ratings.rating import PROVISIONAL_GAMES, level_points
from bot.messages.arguments import Argument, Where
from bot.messages.names import bold, told_apart
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list
from bot.screens.levels import level_name
from render import Words
from rules import GAMES

Period = Literal["all", "month", "week"]

LEADERS_PER_PAGE: Final = 10
"""The number of lines on a page."""
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class LeaderboardOf(Argument):
    """Which leaderboard, which page (from 0), and the value chosen from its list."""

    game: str = ""
    period: Period = "all"
    where: Where | Literal[""] = ""
    pool: Pool = "people"
    page: int = 0
    chosen: str = ""


def last_page(page: LeaderboardPage) -> int:
    """Return the number of a leaderboard's last page, from 0."""
    return max(0, (page.length - 1) // LEADERS_PER_PAGE)


def screen(
    asked: LeaderboardOf, page: LeaderboardPage, words: Words, levels: Levels, *, here: bool
) -> Screen:
    """Return a page of a leaderboard.

    Args:
        levels: the standings of the computers' levels.
        here: whether the reader is in a server.
    """
    text = "\n".join(_lines(asked, page, words, levels))
    rows: list[list[ui.Item[Any]]] = [_list("game", tuple(GAMES), asked, words)]
    if len(GAMES) == 1:
        rows.clear()
    rows.append(_list("period", get_args(Period), asked, words))
    last = last_page(page)
    buttons = []
    if last:
        buttons += [
            _turn(
                "button-page-back",
                replace(asked, page=max(0, asked.page - 1)),
                words,
                asked.page > 0,
            ),
            _turn(
                "button-page-next", replace(asked, page=asked.page + 1), words, asked.page < last
            ),
        ]
    if here:
        there: Where = "everywhere" if asked.where == "server" else "server"
        buttons.append(_turn(f"button-{there}", replace(asked, where=there, page=0), words))
    other: Pool = "computers" if asked.pool == "people" else "people"
    buttons.append(_turn(f"button-{other}", replace(asked, pool=other, page=0), words))
    return Screen(text=text, rows=[*rows, buttons])


def _turn(key: str, to: LeaderboardOf, words: Words, enabled: bool = True) -> PressButton:  # noqa: FBT001, FBT002 - beside its page
    # Custom ids must be unique, and two buttons may lead to the same page: the key tells them apart.
    press = Press(NO_TABLE, 0, key.replace("button-", "leaders-"), str(to))
    return PressButton(press, words(key), disabled=not enabled)


def _list(
    key: str, values: Sequence[str], asked: LeaderboardOf, words: Words
) -> list[ui.Item[Any]]:
    """Return the list to choose another game or period."""
    lines = []
    for value in values:
        label = words(f"{value}-name") if key == "game" else words(f"leaders-{key}-{value}")
        lines.append(line_of_list(label, value, chosen=getattr(asked, key) == value))
    press = Press(NO_TABLE, 0, f"leaders-{key}", str(asked))
    return [PressSelect(press, "", lines)]


def _lines(
    asked: LeaderboardOf, page: LeaderboardPage, words: Words, levels: Levels
) -> Iterator[str]:
    key = f"leaders-title-{asked.where}-{asked.pool}"
    yield words(key, game=words(f"{asked.game}-name"), period=words(f"leaders-{asked.period}"))
    if not page.leaders:
        yield words("leaders-none", pool=asked.pool)
    own = page.own
    apart = own is not None and own not in page.leaders
    named = [*page.leaders, own] if own is not None and apart else page.leaders
    people = ((it.user_id, it.name or words("name-forgotten")) for it in named)
    for leader, name in zip(named, told_apart(tuple(people)), strict=True):
        yield "…\n" * (leader is own and apart) + _line(leader, name, words)
    if own is None:
        yield words("leaders-no-own", pool=asked.pool)
    if asked.pool == "computers" and asked.period == "all":
        known = (
            words(
                "leaders-level",
                level=level_name(asked.game, level, words),
                points=level_points(standing),
            )
            for level, standing in levels.items()
        )
        yield words("leaders-levels", levels=words.joined(known, "dot"))
    note = "leaders-note" if asked.period == "all" else "leaders-note-wins"
    yield words(note, games=PROVISIONAL_GAMES)


def _line(leader: Leader, name: str, words: Words) -> str:
    place = MEDALS.get(leader.place) or f"{leader.place}."
    if leader.points is None:
        score = words("leaders-wins", wins=leader.wins, games=leader.games)
    else:
        score = words(
            "leaders-points", points=points(leader.points, leader.games, words), games=leader.games
        )
    return f"{place} {bold(name)} · {score}"
