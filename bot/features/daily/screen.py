"""The deal of the day: how a person's try went, the boards, and a picture to share."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord import ui

from bot.features.daily.store import DailyTry
from bot.features.ratings.screen import MEDALS
from bot.messages.arguments import Argument, Where
from bot.messages.names import bold, isolated, told_apart
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen
from render import Words
from render.chart import History
from render.daily import DailyResult, draw


@dataclass(frozen=True, slots=True)
class DailyBoardOf(Argument):
    """Which board of the deals of the day: the game, the day, and where."""

    game: str
    day: str
    where: Where | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class DailyState:
    """How a person's counted try at a game stands: the try, its link while it goes on, and their streak.

    A try is `spent` if they have deleted it with their data.
    """

    first: DailyTry | None
    link: str
    streak: int
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Seals:
    """What is public of the secrets: commitments of two days, and the secret of one that is over."""

    day: str
    commitments: Mapping[str, str]
    over: str
    secret: str


def overview(states: Mapping[str, DailyState], seals: Seals, words: Words) -> Screen:
    """Return the person's day: a line and buttons for each game, then what is public of the secrets."""
    rows: list[Sequence[ui.Item[Any]] | str] = []
    for game, state in states.items():
        rows.append(f"**{words(f'{game}-name')}** · {_state(state, words)}")
        rows.append(_buttons(game, state, seals, words))
    seal_lines = [
        words("daily-commitment", day=day, digest=it) for day, it in seals.commitments.items()
    ]
    if seals.secret:
        seal_lines.append(words("daily-secret", day=seals.over, secret=seals.secret))
    rows.append("\n".join(seal_lines))
    return Screen(text=words("daily-title", day=seals.day), rows=rows)


def _state(state: DailyState, words: Words) -> str:
    first = state.first
    if first is None:
        state_line = words("daily-spent" if state.spent else "daily-open")
    elif state.link:
        state_line = words("daily-goes-on", link=state.link)
    else:
        state_line = result(first, words) if first.finished else words("daily-given-up")
    parts = [state_line, words("daily-streak", days=state.streak)] if state.streak else [state_line]
    return words.joined(parts, "dot")


def result(first: DailyTry, words: Words) -> str:
    """Return how a try ended, in words."""
    key = "daily-won" if first.won else "daily-lost"
    return words(key, margin=abs(first.margin or 0), turns=first.turns or 0)


def _buttons(game: str, state: DailyState, seals: Seals, words: Words) -> list[PressButton]:
    first = state.first
    counts = first is None and not state.spent
    key = "daily-play" if counts else "daily-again"
    style = discord.ButtonStyle.primary if counts else discord.ButtonStyle.secondary
    buttons = [PressButton(Press(NO_TABLE, 0, "daily-play", game), words(f"button-{key}"), style)]
    if first is not None and first.finished:
        press = Press(NO_TABLE, 0, "daily-share", f"{game}:{first.day}")
        buttons.append(PressButton(press, words("button-daily-share")))
    board = DailyBoardOf(game, seals.day)
    buttons.append(PressButton(_press("daily-board", board), words("button-daily-board")))
    past = Press(NO_TABLE, 0, "daily-best", game)
    buttons.append(PressButton(past, words("button-daily-best", day=seals.over)))
    return buttons


def board(
    asked: DailyBoardOf, ranked: Sequence[DailyTry], people: int, words: Words, *, here: bool
) -> Screen:
    """Return the best tries of a day, in a server or everywhere; `people` is how many have finished one."""
    title = words(
        "daily-board-title",
        game=words(f"{asked.game}-name"),
        day=asked.day,
        where=words(f"button-{asked.where}"),
    )
    lines = [title, *_lines(ranked, words), words("daily-people", people=people)]
    buttons = []
    if here:
        other: Where = "everywhere" if asked.where == "server" else "server"
        to = DailyBoardOf(asked.game, asked.day, other)
        buttons.append(PressButton(_press("daily-board", to), words(f"button-{other}")))
    back = PressButton(Press(NO_TABLE, 0, "daily"), words("button-daily"))
    return Screen(text="\n".join(lines), rows=[[*buttons, back]])


def _lines(ranked: Sequence[DailyTry], words: Words) -> Iterator[str]:
    if not ranked:
        yield words("daily-nobody")
    results = [(it.won, it.margin, it.turns) for it in ranked]
    names = told_apart(tuple((it.user_id, it.name) for it in ranked))
    for it, name, theirs in zip(ranked, names, results, strict=True):
        place = results.index(theirs) + 1  # equal tries share it
        yield f"{MEDALS.get(place, f'{place}.')} {bold(name)} · {result(it, words)}"


def shared(first: DailyTry, streak: int, history: History, words: Words) -> Screen:
    """Return the message that shares a try; nothing in it gives the deal away."""
    game = words(f"{first.game}-name")
    caption = words(
        "daily-shared", name=bold(first.name), game=game, day=first.day, result=result(first, words)
    )
    drawn = DailyResult(
        game,
        first.day,
        isolated(first.name),
        first.won,
        first.margin or 0,
        first.turns or 0,
        streak,
        history,
        words.language,
    )
    alt = words(
        "daily-alt",
        name=isolated(first.name),
        game=game,
        day=first.day,
        result=result(first, words),
        streak=streak,
    )
    button = PressButton(Press(NO_TABLE, 0, "daily"), words("button-daily"))
    return Screen(caption=caption, picture=PictureFile(draw(drawn), alt), rows=[[button]])


def _press(action: str, board: DailyBoardOf) -> Press:
    return Press(NO_TABLE, 0, action, str(board))
