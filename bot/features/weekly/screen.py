"""The message about a week in a server; it pings nobody."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.features.hints.screen import percent
from bot.features.weekly.store import HardPuzzle
from bot.features.weekly.week import Comeback, Week
from bot.messages.names import bold
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from render import Words

MAX_NAMED = 5
"""How many people are named with their games."""


@dataclass(frozen=True, slots=True)
class ToldWeek:
    """A week of a number, the biggest comeback with its link, and the hardest puzzle with its game."""

    number: int
    week: Week
    comeback: Comeback | None = None
    link: str = ""
    puzzle: HardPuzzle | None = None
    puzzle_game: str = ""


def marker(number: int) -> str:
    """Return the custom id by which the message about a week is found."""
    return f":{number}:leaderboard:"


def screen(post: ToldWeek, words: Words) -> Screen:
    """Return the message, with buttons for the leaderboard and the puzzle."""
    board = Press(NO_TABLE, post.number, "leaderboard")
    buttons: list[ui.Item[Any]] = [PressButton(board, words("button-leaders"))]
    if post.puzzle is not None:
        puzzle = Press(NO_TABLE, post.puzzle.puzzle_id, "puzzle")
        buttons.append(PressButton(puzzle, words("button-week-puzzle")))
    return Screen(caption="\n".join(_lines(post, words)), rows=[buttons])


def _lines(post: ToldWeek, words: Words) -> Iterator[str]:
    week = post.week
    yield words("week-title")
    played = [
        words("week-game", game=words(f"{game}-name"), games=count)
        for game, count in week.games.items()
    ]
    yield words("week-played", games=words.joined(played, "comma"), people=week.people)
    named = [
        words("week-person", name=bold(name), games=count) for name, count in week.names[:MAX_NAMED]
    ]
    if named:
        yield words("week-people", people=words.joined(named, "comma"))
    for game, (name, score) in week.highest.items():
        told_game = words(f"{game}-name")
        yield words("week-highest", game=told_game, name=bold(name), score=score)
    if week.streak is not None:
        name, count = week.streak
        yield words("week-streak", name=bold(name), count=count)
    if post.comeback is not None:
        yield words(
            "week-comeback",
            game=words(f"{post.comeback.game}-name"),
            name=bold(post.comeback.name),
            chance=percent(post.comeback.chance),
            link=post.link,
        )
    if post.puzzle is not None:
        yield words(
            "week-puzzle",
            game=words(f"{post.puzzle_game}-name"),
            answers=post.puzzle.answers,
            found=post.puzzle.found,
        )
