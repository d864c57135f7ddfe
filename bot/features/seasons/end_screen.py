"""How a season has ended: the message about its winners, and the list of past seasons."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.features.seasons.crosstable import move, name_of, points
from bot.features.seasons.progress import Progress
from bot.features.seasons.screen import cut, title
from bot.features.seasons.values import Season
from bot.messages.names import bold, escaped
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen
from render import Words
from render.look import ALT_LIMIT
from render.winners import Winner, draw

WINNERS_FILE: Final = "winners.png"
ON_PODIUM: Final = 3
"""How many people of the highest division are on the podium."""


def winners(progress: Progress, words: Words) -> Screen:
    """Return the message about the winners of a season, which pings nobody."""
    lines = list(_lines(progress, words))
    press = Press(NO_TABLE, progress.season.id, "season-show")
    rows: list[list[ui.Item[Any]]] = [[PressButton(press, words("button-season-show"))]]
    return Screen(caption=cut(lines), picture=_picture(progress, words), rows=rows)


def past(seasons: Sequence[tuple[Season, Sequence[str]]], words: Words) -> Screen:
    """Return the list of a server's past seasons, each with the winners' names."""
    lines = [
        words(
            "season-past-line",
            title=title(season, words).removeprefix("### "),
            ended=format_dt(season.ends, "d"),
            winners=words.listed(map(bold, names)) if names else "–",
        )
        for season, names in seasons
    ]
    return Screen(text=cut([words("season-past-title"), *(lines or [words("season-past-none")])]))


def _lines(progress: Progress, words: Words) -> Iterator[str]:
    yield title(progress.season, words)
    for number in range(len(progress.divisions)):
        first = [it for it in progress.lines(number) if it.place == 1]
        if first:
            names = words.listed(bold(name_of(progress, it.entry, words)) for it in first)
            worth = points(first[0].points)
            yield words("season-won", number=number + 1, names=names, score=worth)
    moves = [
        (move(progress, number, line), line.entry)
        for number in range(len(progress.divisions))
        for line in progress.lines(number)
    ]
    for way in ("up", "down"):
        moved = [escaped(name_of(progress, entry, words)) for to, entry in moves if to == way]
        if moved:
            yield words(f"season-moved-{way}", names=words.joined(moved, "comma"))
    yield words("season-next", kind=progress.season.kind)


def _picture(progress: Progress, words: Words) -> PictureFile | None:
    """Return the podium with its alt text; None if nobody of the highest division has stayed."""
    podium = [
        Winner(it.place, name_of(progress, it.entry, words), points(it.points))
        for it in progress.lines(0)[:ON_PODIUM]
    ]
    if not podium:
        return None
    others = [
        (words("season-division", number=number + 1), name_of(progress, line.entry, words))
        for number in range(1, len(progress.divisions))
        for line in progress.lines(number)[:1]
    ]
    named = words.joined((f"{it.place}. {it.name}" for it in podium), "comma")
    alt = words("season-winners-alt", names=named)
    return PictureFile(draw(podium, others, words.language), alt[:ALT_LIMIT], WINNERS_FILE)
