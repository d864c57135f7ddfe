"""The deal of the day: how a person's try went, the boards, and a picture to share."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Literal

import discord
from discord import ui
from PIL import Image

from bot.features.daily.store import DailyTry
from bot.features.ratings.screen import MEDALS
from bot.i18n.lexicon import dated
from bot.messages.arguments import Argument, Where
from bot.messages.names import bold, isolated, told_apart
from bot.messages.press import NO_TABLE, Press, PressButton, PressChannels, PressSelect
from bot.messages.screen import PictureFile, Screen
from bot.panels.viewpoint import MAX_OPTION_LENGTH, MAX_OPTIONS
from bot.tables.origin import Origin
from bot.tables.table import Table
from render import LOOKS, Words, fonts
from render.daily import DailyResult, Deed, draw
from render.look import ALT_LIMIT

DIGITS: Final = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")
"""The emoji of a turn by the points it scores; the last one is for more, too."""
FLAME: Final = "🔥"
"""The emoji of a streak."""
LOSS: Final = "🔻"
"""The emoji of a turn that loses points."""
IDLE: Final = "▪️"
"""The emoji of a turn that has no sign."""
PER_ROW: Final = 10
MOST_SIGNS: Final = 80
"""How many turns a message has signs for."""


@dataclass(frozen=True, slots=True)
class DailyBoardOf(Argument):
    """Which board of the deals of the day: the game, the day, and where."""

    game: str
    day: str
    where: Where | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class ShareTo(Argument):
    """Which try to share, and the channel to post it in; 0 as long as none was chosen."""

    game: str
    day: str
    guild_id: int = 0
    channel_id: int = 0


@dataclass(frozen=True, slots=True)
class SharedIn:
    """A channel in which somebody can share a try, with its name and its server's."""

    guild_id: int
    channel_id: int
    channel: str
    server: str


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

    commitments: Mapping[str, str]
    over: str
    secret: str


def overview(
    day: str, states: Mapping[str, DailyState], best: Mapping[str, str], words: Words
) -> Screen:
    """Return the person's day: a line and buttons for each game; `best` has the day of each best game to look at."""
    rows: list[Sequence[ui.Item[Any]] | str] = []
    for game, state in states.items():
        rows.append(f"**{words(f'{game}-name')}** · {_state(state, words)}")
        rows.append(_buttons(game, state, day, best.get(game, ""), words))
    rows.append([PressButton(Press(NO_TABLE, 0, "daily-verify"), words("button-verify"))])
    return Screen(text=words("daily-title", day=dated(words, day)), rows=rows)


def verify(seals: Seals, words: Words) -> Screen:
    """Return what is public of the secrets."""
    lines = [words("daily-verify")]
    lines += [
        words("daily-commitment", day=dated(words, day), digest=it)
        for day, it in seals.commitments.items()
    ]
    if seals.secret:
        over = dated(words, seals.over)
        lines.append(words("daily-secret", day=over, secret=seals.secret))
    return Screen(text="\n".join(lines), rows=[[_back(words)]])


def _back(words: Words) -> PressButton:
    return PressButton(Press(NO_TABLE, 0, "daily"), words("button-daily"))


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


def _buttons(game: str, state: DailyState, day: str, over: str, words: Words) -> list[PressButton]:
    first = state.first
    counts = first is None and not state.spent
    key = "daily-play" if counts else "daily-again"
    style = discord.ButtonStyle.primary if counts else discord.ButtonStyle.secondary
    buttons = [PressButton(Press(NO_TABLE, 0, "daily-play", game), words(f"button-{key}"), style)]
    if first is not None and first.finished:
        press = Press(NO_TABLE, 0, "daily-share", f"{game}:{first.day}")
        buttons.append(PressButton(press, words("button-daily-share")))
    board = _press("daily-board", DailyBoardOf(game, day))
    buttons.append(PressButton(board, words("button-daily-board")))
    if over:
        past = Press(NO_TABLE, 0, "daily-best", game)
        buttons.append(PressButton(past, words("button-daily-best", day=dated(words, over))))
    return buttons


def where_to_share(
    tried: DailyTry,
    channels: Sequence[SharedIn],
    words: Words,
    *,
    here: bool,
    in_server: bool,
) -> Screen:
    """Return the question where to post what somebody shares.

    Args:
        channels: The channels to choose from outside a server.
        here: Whether it can be posted where they ask.
        in_server: Whether they can choose from all channels of this server.
    """
    rows: list[list[ui.Item[Any]]] = []
    to, buttons = f"{tried.game}:{tried.day}", list[ui.Item[Any]]()
    if here:
        style = discord.ButtonStyle.primary
        label = words("button-daily-here")
        buttons.append(PressButton(Press(NO_TABLE, 0, "daily-here", to), label, style))
    if in_server:
        press = Press(NO_TABLE, 0, "daily-there", f"{to}:0:")
        kinds = [discord.ChannelType.text]
        rows.append([PressChannels(press, words("daily-channel"), kinds, most=1)])
    elif channels:
        press = Press(NO_TABLE, 0, "daily-there", f"{to}:")
        lines = [
            discord.SelectOption(
                label=f"#{it.channel}"[:MAX_OPTION_LENGTH],
                description=it.server[:MAX_OPTION_LENGTH],
                value=f"{it.guild_id}:{it.channel_id}",
            )
            for it in channels[:MAX_OPTIONS]
        ]
        rows.append([PressSelect(press, words("daily-channel"), lines)])
    text = "daily-where" if rows or here else "daily-nowhere"
    return Screen(text=words(text), rows=[*rows, [*buttons, _back(words)]])


def again(table: Table, words: Words) -> list[PressButton]:
    """Return the button that leads from a day's game that has ended to the person's day."""
    if table.origin is not Origin.DAILY:
        return []
    press, style = Press(NO_TABLE, 0, "daily"), discord.ButtonStyle.success
    return [PressButton(press, words("button-daily"), style)]


def board(
    asked: DailyBoardOf, ranked: Sequence[DailyTry], people: int, words: Words, *, here: bool
) -> Screen:
    """Return the best tries of a day, in a server or everywhere; `people` is how many have finished one."""
    title = words(
        "daily-board-title",
        game=words(f"{asked.game}-name"),
        day=dated(words, asked.day),
        where=words(f"button-{asked.where}"),
    )
    lines = [title, *_lines(ranked, people, words)]
    lines += [words("daily-people", people=people)] if people else []
    buttons = []
    if here:
        other: Where = "everywhere" if asked.where == "server" else "server"
        to = DailyBoardOf(asked.game, asked.day, other)
        buttons.append(PressButton(_press("daily-board", to), words(f"button-{other}")))
    return Screen(text="\n".join(lines), rows=[[*buttons, _back(words)]])


def _lines(ranked: Sequence[DailyTry], people: int, words: Words) -> Iterator[str]:
    if not ranked:
        yield words("daily-nobody", people=people)
    results = [(it.won, it.margin, it.turns) for it in ranked]
    names = told_apart(tuple((it.user_id, it.name) for it in ranked))
    for it, name, theirs in zip(ranked, names, results, strict=True):
        place = results.index(theirs) + 1  # equal tries share it
        yield f"{MEDALS.get(place, f'{place}.')} {bold(name)} · {result(it, words)}"


@dataclass(frozen=True, slots=True)
class Shared:
    """What a person shares of their try: no card, gem or name of one.

    Attributes:
        scores: Their score and the computer's.
        turns: The verb of each of their turns, and by how much it changed their score.
        streak: On how many days in a row they have played.
        avatar: Their picture; None to do without.
    """

    tried: DailyTry
    scores: tuple[int, int]
    turns: tuple[tuple[str, int], ...]
    streak: int
    avatar: Image.Image | None


def shared(it: Shared, words: Words) -> Screen:
    """Return the message that shares a try; nothing in it gives the deal away."""
    tried, game = it.tried, words(f"{it.tried.game}-name")
    day, outcome = dated(words, tried.day), result(tried, words)
    row = words("daily-streak", days=it.streak)
    caption = words("daily-shared", name=bold(tried.name), game=game, day=day, result=outcome)
    decor = LOOKS[tried.game].decor
    keys = {verb: f"{tried.game}-sign-{verb}" for verb, _ in it.turns}
    signs = {verb: words(key) for verb, key in sorted(keys.items()) if key in words}
    drawn = DailyResult(
        title=words("button-daily"),
        line=words.joined((game, day), "dot"),
        name=tried.name,
        won=tried.won,
        result=outcome,
        scores=it.scores,
        streak=it.streak,
        row=row,
        deeds=tuple(Deed(verb, points) for verb, points in it.turns),
        avatar=it.avatar,
        language=words.language,
        legend=(words("daily-sign-points"), signs),
    )
    mine, theirs = it.scores
    alt = words(
        "daily-alt",
        name=isolated(tried.name),
        game=game,
        day=day,
        result=outcome,
        mine=mine,
        theirs=theirs,
        streak=it.streak,
        deeds=words.joined(_deeds(tried.game, it.turns, words), "comma"),
    )
    return Screen(
        caption="\n".join((f"{caption} · {FLAME} {row}", *_rows(tried.game, it.turns))),
        picture=PictureFile(draw(drawn, decor), _cut(alt)),
        rows=[[_back(words)]],
    )


def _cut(text: str) -> str:
    return text if len(text) <= ALT_LIMIT else f"{text[: ALT_LIMIT - 1]}…"


def _rows(game: str, turns: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Yield rows of emojis, one for each turn: what it scored, or else what was done."""
    deeds = LOOKS[game].decor.deeds
    signs = [
        DIGITS[min(points, len(DIGITS)) - 1]
        if points > 0
        else LOSS
        if points < 0
        else deeds[verb].plain
        if verb in deeds
        else IDLE
        for verb, points in turns
    ]
    for start in range(0, min(len(signs), MOST_SIGNS), PER_ROW):
        yield "".join(signs[start : start + PER_ROW])


def _deeds(game: str, turns: Sequence[tuple[str, int]], words: Words) -> Iterator[str]:
    """Yield what was done, turn by turn; like ones that follow each other are counted together."""
    for (verb, points), same in groupby(turns):
        count, key = len(list(same)), f"{game}-deed-{verb}"
        deed = words(key if key in words else "daily-deed", count=count)
        yield (
            words("daily-deed-points", deed=deed, points=fonts.number(points, "+"))
            if points
            else deed
        )


def _press(action: str, board: DailyBoardOf) -> Press:
    return Press(NO_TABLE, 0, action, str(board))
