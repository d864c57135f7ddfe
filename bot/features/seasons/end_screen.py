"""How a season has ended: the message about its winners, and the list of past seasons."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.features.seasons.crosstable import NO_FACES, Faces, face_of, move, name_of, points
from bot.features.seasons.progress import Progress
from bot.features.seasons.screen import cut, heading, title
from bot.features.seasons.store import ids_of
from bot.features.seasons.values import Season
from bot.i18n.lexicon import game_name
from bot.messages.names import bold, escaped, isolated
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen
from render import Words
from render.look import ALT_LIMIT
from render.winners import Winner, draw

WINNERS_FILE: Final = "winners.png"
ON_PODIUM: Final = 3
"""How many people of the highest division are on the podium."""


def people_of_podium(progress: Progress) -> list[int]:
    """Return the ids of the people on the podium."""
    return ids_of(progress.by_entry[it.entry] for it in progress.lines(0)[:ON_PODIUM])


def winners(progress: Progress, words: Words, faces: Faces = NO_FACES) -> Screen:
    """Return the message about the winners of a season, which pings nobody."""
    lines = list(_lines(progress, words))
    press = Press(NO_TABLE, progress.season.id, "season-show")
    rows: list[list[ui.Item[Any]]] = [[PressButton(press, words("button-season-show"))]]
    return Screen(caption=cut(lines), picture=_picture(progress, words, faces), rows=rows)


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
            kind = progress.season.kind
            yield words("season-won", number=number + 1, names=names, score=worth, kind=kind)
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


def _picture(progress: Progress, words: Words, faces: Faces) -> PictureFile | None:
    """Return the podium with its alt text; None if nobody of the highest division has stayed."""
    season, podium = progress.season, list[Winner]()
    for it in progress.lines(0)[:ON_PODIUM]:
        called = name_of(progress, it.entry, words)
        score = points(it.points)
        worth = words("season-score", score=score, count=1 if it.points == 1 else 2)
        podium.append(Winner(it.place, called, worth, face_of(progress, it.entry, faces)))
    if not podium:
        return None
    others = [
        (
            words("season-division", number=number + 1, kind=season.kind),
            name_of(progress, line.entry, words),
        )
        for number in range(1, len(progress.divisions))
        for line in progress.lines(number)[:1]
    ]
    head = heading(season, game_name(words, season.game), words)
    first = (f"{it.place}. {isolated(it.name)} ({it.points})" for it in podium)
    rest = (f"{division}: {isolated(called)}" for division, called in others)
    named = words.joined((*first, *rest), "comma")
    what = words.joined((head.title, head.line), "comma")
    alt = words("season-winners-alt", title=what, names=named)
    return PictureFile(draw(head, podium, others), alt[:ALT_LIMIT], WINNERS_FILE)
