"""A season in its channel: the message that stays current, the ready check, and the winners."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.messages.names import bold, escaped, isolated
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import MAX_CONTENT_LENGTH, PictureFile, Screen
from bot.seasons.divisions import movers
from bot.seasons.progress import Progress
from bot.seasons.standings import Line, scores
from bot.store.season_values import Fixture, Season
from render import Words
from render.crosstable import Cell, Crosstable, Move, Row, draw
from render.look import ALT_LIMIT

SEASON_FILE: Final = "season.png"
NAMED_EACH: Final = 3
"""How many people of each division the text names, unless there is room for all."""
MAX_ROWS: Final = 24
"""How many people of a division the picture shows."""
PLACES_SHOWN: Final = 4
"""The places at a table that a cell can show."""


def standing(progress: Progress, words: Words) -> Screen:
    """Return the message that stays current: who has joined, or who stands where."""
    season = progress.season
    lines = [title(season, words), *_about(progress, words)]
    if season.stage == "joining":
        lines += _joined(progress, words)
        return Screen(caption=_cut(lines), rows=[_buttons(season, words, "join", "leave")])
    if season.stage == "called-off":
        return Screen(caption=_cut(lines))
    full = [*lines, *_divisions(progress, words, None), words("season-signs")]
    if len("\n".join(full)) > MAX_CONTENT_LENGTH:
        full = [*lines, *_divisions(progress, words, NAMED_EACH), words("season-signs")]
    names = ("mine", "join", "leave") if season.stage == "running" else ("mine",)
    rows: list[list[ui.Item[Any]]] = [_buttons(season, words, *names)]
    return Screen(caption=_cut(full), picture=picture(progress, words), rows=rows)


def ready_check(progress: Progress, words: Words) -> Screen:
    """Return the message that asks everybody who has joined whether they are ready."""
    season = progress.season
    asked = [it.user_id for it in progress.entrants if it.user_id is not None and not it.ready]
    call = words("season-check", people=" ".join(f"<@{it}>" for it in asked))
    text = words("season-check-text", starts=format_dt(season.starts, "R"))
    rows: list[list[ui.Item[Any]]] = [_buttons(season, words, "ready")]
    lines = "\n".join((title(season, words), text))
    return Screen(call=call, caption=lines, rows=rows, mentions=asked)


def title(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words(
        "season-title", game=words(f"{season.game}-name"), kind=season.kind, number=season.number
    )


def picture(progress: Progress, words: Words) -> PictureFile:
    """Return the crosstables with their alt text."""
    tables = [_crosstable(progress, it, words) for it in range(len(progress.divisions))]
    alt = " ".join((words("season-alt"), *_divisions(progress, words, NAMED_EACH)))
    return PictureFile(draw(tables), alt.replace("**", "")[:ALT_LIMIT], SEASON_FILE)


def division_lines(progress: Progress, number: int, words: Words) -> Iterator[str]:
    """Yield a line for each person in a division."""
    for line in progress.lines(number):
        yield words(
            "season-line",
            place=line.place,
            name=bold(name_of(progress, line.entry, words)),
            score=points(line.points),
            games=line.played,
            move=move(progress, number, line) or "none",
        )


def name_of(progress: Progress, entry: int, words: Words) -> str:
    """Return the name of an entrant, not escaped."""
    name = progress.by_entry[entry].name
    return isolated(name) if name else words("name-forgotten")


def points(worth: Fraction) -> str:
    """Return points as text: halves as fractions, thirds with two decimals."""
    whole, rest = divmod(worth, 1)
    if rest in (0, Fraction(1, 2)):
        half = "½" if rest else ""
        return f"{whole or ('' if half else 0)}{half}"
    return f"{float(worth):.2f}"


def move(progress: Progress, number: int, line: Line) -> Move:
    """Return what somebody's place means: first of all, up, in danger, or gone."""
    if line.entry in progress.left:
        return "gone"
    sizes = [len(it) for it in progress.divisions]
    at = progress.ranked(number).index(line.entry)
    if number > 0 and at < movers(min(sizes[number - 1 : number + 1])):
        return "up" if line.played else ""
    if number == 0 and line.place == 1 and progress.season.stage == "over":
        return "champion"
    if number + 1 < len(sizes) and at >= sizes[number] - movers(min(sizes[number : number + 2])):
        return "down"
    return ""


def _about(progress: Progress, words: Words) -> Iterator[str]:
    season = progress.season
    yield words.joined(
        (
            words(f"season-seats-{season.seats}"),
            words(f"pace-{season.pace}"),
            words(
                "season-rounds" if season.kind == "evening" else "season-most", count=season.most
            ),
            words(f"find-rated-{'yes' if season.rated else 'no'}"),
        ),
        "dot",
    )
    counting = [it for it in progress.fixtures if progress.counts(it)]
    if season.kind == "evening" and season.stage in ("joining", "running"):
        starts, ends = format_dt(season.starts, "R"), format_dt(season.ends, "R")
        told = {"stage": season.stage, "starts": starts, "ends": ends}
        yield words("season-evening-stage", round=progress.round, rounds=season.most, **told)
        return
    done = sum(it.stage == "decided" for it in counting)
    yield words(
        "season-stage",
        stage=season.stage,
        starts=format_dt(season.starts, "F"),
        ends=format_dt(season.ends, "F"),
        done=done,
        games=len(counting),
    )


def _joined(progress: Progress, words: Words) -> Iterator[str]:
    people = [it for it in progress.entrants if it.entry not in progress.left]
    names = words.joined((escaped(it.name) for it in people), "comma") if people else "–"
    yield words("season-joined", count=len(people), names=names)
    yield words("season-how", kind=progress.season.kind)


def _divisions(progress: Progress, words: Words, most: int | None) -> Iterator[str]:
    for number in range(len(progress.divisions)):
        named = [
            words(
                "season-short",
                place=line.place,
                name=escaped(name_of(progress, line.entry, words)),
                score=points(line.points),
                move=move(progress, number, line) or "none",
            )
            for line in progress.lines(number)[:most]
        ]
        told = words.joined(named, "dot")
        yield words("season-division-line", number=number + 1, people=told)
    if progress.season.stage == "running" and progress.waiting:
        yield words("season-waiting", count=len(progress.waiting))


def _cut(lines: Sequence[str]) -> str:
    """Return as many of the lines as a message holds."""
    told = "\n".join(lines)
    while len(told) > MAX_CONTENT_LENGTH:
        lines = [*lines[:-2], "…"]
        told = "\n".join(lines)
    return told


def _buttons(season: Season, words: Words, *names: str) -> list[ui.Item[Any]]:
    styles = {"join": discord.ButtonStyle.success, "ready": discord.ButtonStyle.success}
    return [
        PressButton(
            Press(NO_TABLE, season.id, f"season-{name}"),
            words(f"button-season-{name}", stage=season.stage),
            styles.get(name, discord.ButtonStyle.secondary),
        )
        for name in names
    ]


def _crosstable(progress: Progress, number: int, words: Words) -> Crosstable:
    lines = progress.lines(number)
    order = [it.entry for it in lines]
    fixtures = [it for it in progress.fixtures if it.division == number]
    opponents = progress.season.seats == 2 and progress.season.kind == "season"
    rows = tuple(
        Row(
            line.place,
            name_of(progress, line.entry, words),
            tuple(
                _against(progress, fixtures, line.entry, order)
                if opponents
                else _in_turn(progress, fixtures, line.entry)
            ),
            points(line.points),
            move(progress, number, line),
        )
        for line in lines[:MAX_ROWS]
    )
    return Crosstable(words("season-division", number=number + 1), rows, opponents)


def _against(
    progress: Progress, fixtures: Sequence[Fixture], entry: int, order: Sequence[int]
) -> Iterator[Cell]:
    """Yield the cell against each person in a division."""
    met = {
        other: it
        for it in fixtures
        for other in (*it.entries, *it.absent)
        if entry in (*it.entries, *it.absent)
    }
    for other in order:
        yield "self" if other == entry else _cell(progress, met.get(other), entry)


def _in_turn(progress: Progress, fixtures: Sequence[Fixture], entry: int) -> Iterator[Cell]:
    """Yield the cell of each of somebody's tables."""
    for it in fixtures:
        if entry in (*it.entries, *it.absent):
            yield _cell(progress, it, entry)


def _cell(progress: Progress, fixture: Fixture | None, entry: int) -> Cell:
    if fixture is None or fixture.stage == "void":
        return "void"
    if progress.is_bye(fixture):
        return "won"
    outcome = progress.outcome(fixture)
    if fixture.stage != "decided":
        return "playing" if fixture.stage == "open" else ""
    if outcome is None or entry not in outcome:
        return "void"
    if progress.season.seats > 2:
        place = 1 + sum(other < outcome[entry] for other in outcome.values())
        places: tuple[Cell, ...] = ("1", "2", "3", "4")
        return places[min(place, PLACES_SHOWN) - 1]
    worth = scores(outcome)[entry]
    return "won" if worth == 1 else "lost" if worth == 0 else "shared"
