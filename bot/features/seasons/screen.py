"""A season in its channel: the message that stays current, the ready check, and the winners."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.features.seasons.crosstable import (
    NO_FACES,
    Faces,
    crosstable,
    division_lines,
    face_of,
    move,
    name_of,
    points,
    results,
)
from bot.features.seasons.progress import Progress
from bot.features.seasons.standings import Line
from bot.features.seasons.store import ids_of
from bot.features.seasons.values import Season
from bot.i18n.lexicon import game_name
from bot.messages.names import escaped, isolated
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import (
    MAX_CONTENT_LENGTH,
    MAX_PANEL_BYTES,
    MAX_PANEL_LENGTH,
    PictureFile,
    Screen,
)
from render import LOOKS, Words, invitation
from render.crosstable import SIGNS, draw
from render.look import ALT_LIMIT
from render.sheet import PLAIN, Heading

SEASON_FILE: Final = "season.png"
MOST_FACES: Final = 24
"""How many people's pictures are fetched for the message that stays current."""
NAMED_EACH: Final = 3
"""How many people of each division the text names, unless there is room for all."""
MAX_NAMES_LENGTH: Final = 1200
"""The longest list of the people who have joined; what is said after it has to fit too."""


def standing(
    progress: Progress, words: Words, faces: Faces = NO_FACES, reader: int | None = None
) -> Screen:
    """Return the message that stays current: who has joined, or the standings.

    For a `reader`, a person's id, it has only the buttons that lead them somewhere.
    """
    season = progress.season
    lines = [title(season, words), *_about(progress, words)]
    if season.stage == "called-off":
        return Screen(caption=cut(lines))
    if season.stage == "joining":
        lines += _joined(progress, words)
        senseless = "" if reader is None else "join" if progress.takes_part(reader) else "leave"
        rows = [_buttons(season, words, *(it for it in ("join", "leave") if it != senseless))]
        return Screen(caption=cut(lines), picture=_invitation(progress, words, faces), rows=rows)
    full = [*lines, *_divisions(progress, words, None)]
    if len("\n".join(full)) > MAX_CONTENT_LENGTH:
        full = [*lines, *_divisions(progress, words, NAMED_EACH)]
    rows = [_buttons(season, words, *_offered(progress, reader)), _choice(progress, words)]
    return Screen(caption=cut(full), picture=picture(progress, words, faces), rows=rows)


def division(progress: Progress, number: int, words: Words) -> Screen:
    """Return the crosstable of a division in words, and the choice of another one."""
    lines = [
        title(progress.season, words),
        words("season-own-division", number=number + 1, kind=progress.season.kind),
    ]
    lines += division_lines(progress, number, words)
    return Screen(text=cut(lines, MAX_PANEL_LENGTH), rows=[_choice(progress, words)])


def ready_check(progress: Progress, words: Words) -> Screen:
    """Return the message that asks everybody who has joined whether they are ready, and names those who are."""
    season = progress.season
    asked = [it.user_id for it in progress.entrants if it.user_id is not None and not it.ready]
    call = words("season-check", people=" ".join(f"<@{it}>" for it in asked))
    text = words("season-check-text", starts=format_dt(season.starts, "R"))
    rows: list[list[ui.Item[Any]]] = [_buttons(season, words, "ready")]
    lines = [title(season, words), text, _ready(progress, words)]
    return Screen(call=call.strip(), caption=cut(lines), rows=rows, mentions=asked)


def check_over(season: Season, words: Words) -> Screen:
    """Return what stays of the ready check once it is over."""
    asked = words("season-check", people="").strip()
    text = words.joined((asked, words("season-check-over")), "space")
    return Screen(caption="\n".join((title(season, words), text)))


def title(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words(
        "season-title", game=game_name(words, season.game), kind=season.kind, number=season.number
    )


def picture(progress: Progress, words: Words, faces: Faces = NO_FACES) -> PictureFile:
    """Return the crosstables with their alt text: all results where there is room for them."""
    season, numbers = progress.season, range(len(progress.divisions))
    tables = [crosstable(progress, it, words, faces) for it in numbers]
    head = heading(season, line(progress, words), words)
    first = words("season-alt", title=words.joined((head.title, head.line), "comma"))
    lines = [first, *_with_results(progress, words)]
    for most in (None, NAMED_EACH):
        if len("\n".join(lines)) > ALT_LIMIT:
            lines = [first, *_divisions(progress, words, most, isolated)]
    alt = "\n".join(lines).replace("**", "")
    legend = [(sign, words("season-sign", sign=sign)) for sign in SIGNS]
    return PictureFile(draw(head, tables, legend), alt[:ALT_LIMIT], SEASON_FILE)


def _invitation(progress: Progress, words: Words, faces: Faces) -> PictureFile:
    """Return the picture of a season that people can join, with its alt text."""
    season = progress.season
    people = [it.entry for it in progress.entrants if it.entry not in progress.left]
    named = [(name_of(progress, it, words), face_of(progress, it, faces)) for it in people]
    head, terms = heading(season, game_name(words, season.game), words), [*_terms(season, words)]
    shown = [isolated(it) for it, _ in named] or ["–"]
    names = cut(shown, ALT_LIMIT // 2, lambda some: words.joined(some, "comma"))
    joined = words("season-joined", count=len(named), names=names).replace("**", "")
    what = words.joined((head.title, head.line, *terms), "comma")
    file = invitation.draw(head, terms, named, words("season-people", count=len(named)))
    return PictureFile(file, f"{what}\n{joined}"[:ALT_LIMIT], SEASON_FILE)


def shown_people(progress: Progress) -> list[int]:
    """Return the ids of the people whose pictures the message that stays current shows."""
    people = [it for it in progress.entrants if it.entry not in progress.left]
    return ids_of(sorted(people, key=lambda it: (it.division or 0, it.entry)))[:MOST_FACES]


def heading(season: Season, line: str, words: Words) -> Heading:
    """Return what the pictures of a season begin with: its name, a line, and what its game looks like.

    A game that this version no longer knows has the plain frame.
    """
    name = words("season-name", kind=season.kind, number=season.number)
    decor = LOOKS[season.game].decor if season.game in LOOKS else PLAIN
    return Heading(name, line, decor, words.language)


def line(progress: Progress, words: Words) -> str:
    """Return the game of a season and how many people play it, or the round of an evening."""
    season, parts = progress.season, [game_name(words, progress.season.game)]
    if season.kind == "evening" and progress.round:
        parts.append(words("season-round", round=progress.round, rounds=season.most))
    else:
        parts.append(words(f"season-seats-{season.seats}"))
    return words.joined(parts, "dot")


def cut(
    parts: Sequence[str],
    most: int = MAX_CONTENT_LENGTH,
    join: Callable[[Sequence[str]], str] = "\n".join,
) -> str:
    """Return as many lines as a message holds, or other parts that are joined in another way."""
    while len(text := join(parts)) > most or len(text.encode()) > MAX_PANEL_BYTES:
        parts = [*parts[:-2], "…"]
    return text


def _about(progress: Progress, words: Words) -> Iterator[str]:
    season = progress.season
    yield words.joined(_terms(season, words), "dot")
    counting = [it for it in progress.fixtures if progress.counts(it)]
    if season.kind == "evening" and season.active:
        starts, ends = format_dt(season.starts, "R"), format_dt(season.ends, "R")
        times = {"stage": season.stage, "starts": starts, "ends": ends}
        yield words("season-evening-stage", round=progress.round, rounds=season.most, **times)
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


def _terms(season: Season, words: Words) -> Iterator[str]:
    """Yield how a season is played."""
    yield words(f"season-seats-{season.seats}")
    yield words(f"pace-{season.pace}")
    yield words("season-rounds" if season.kind == "evening" else "season-most", count=season.most)
    yield words(f"find-rated-{'yes' if season.rated else 'no'}")


def _ready(progress: Progress, words: Words) -> str:
    """Return the line on who has said that they are ready, and how many are asked."""
    people = [it for it in progress.entrants if it.entry not in progress.left]
    ready = [escaped(name_of(progress, it.entry, words)) for it in people if it.ready]
    names = cut(ready or ["–"], MAX_NAMES_LENGTH, lambda some: words.joined(some, "comma"))
    return words("season-ready", count=len(ready), people=len(people), names=names)


def _joined(progress: Progress, words: Words) -> Iterator[str]:
    people = [it for it in progress.entrants if it.entry not in progress.left]
    all_names = [escaped(name_of(progress, it.entry, words)) for it in people] or ["–"]
    names = cut(all_names, MAX_NAMES_LENGTH, lambda some: words.joined(some, "comma"))
    yield words("season-joined", count=len(people), names=names)
    if progress.season.check_id is not None:
        yield _ready(progress, words)
    yield words("season-how", kind=progress.season.kind)


def _divisions(
    progress: Progress, words: Words, most: int | None, shown: Callable[[str], str] = escaped
) -> Iterator[str]:
    for number in range(len(progress.divisions)):
        lines = progress.lines(number)[:most]
        named = (short(progress, number, it, words, shown) for it in lines)
        people = words.joined(named, "dot")
        if progress.season.kind == "evening":
            yield people
        else:
            yield words("season-division-line", number=number + 1, people=people)
    if progress.season.stage == "running" and progress.waiting:
        kind = progress.season.kind
        yield words("season-waiting", count=len(progress.waiting), kind=kind)


def _with_results(progress: Progress, words: Words) -> Iterator[str]:
    """Yield a line for each person, with their games and without markup, under their division's."""
    for number in range(len(progress.divisions)):
        yield words("season-division", number=number + 1, kind=progress.season.kind)
        for line in progress.lines(number):
            line_text = short(progress, number, line, words, isolated)
            text = results(progress, line.entry, words, isolated)
            yield words.joined(filter(None, (line_text, text)), "dot")


def short(
    progress: Progress, number: int, line: Line, words: Words, shown: Callable[[str], str]
) -> str:
    """Return the place, the name and the points of somebody in a division."""
    return words(
        "season-short",
        place=line.place if progress.has_results(number) else 0,
        name=shown(name_of(progress, line.entry, words)),
        score=points(line.points),
        move=move(progress, number, line) or "none",
    )


def _choice(progress: Progress, words: Words) -> list[ui.Item[Any]]:
    """Return the list of divisions, of which one can be read in words."""
    listed = [
        discord.SelectOption(
            label=words("season-division", number=it + 1, kind=progress.season.kind), value=str(it)
        )
        for it in range(len(progress.divisions))
    ]
    press = Press(NO_TABLE, progress.season.id, "season-words")
    return [PressSelect(press, words("season-in-words"), listed)]


def _offered(progress: Progress, reader: int | None) -> tuple[str, ...]:
    """Return the buttons of a season that has begun: for everybody, one that suits those in it and those who aren't."""
    if progress.season.stage != "running":
        return ("mine",)
    if reader is None:
        return "mine-or-join", "leave"
    return ("mine", "leave") if progress.takes_part(reader) else ("join",)


def join_button(season: Season, words: Words) -> ui.Item[Any]:
    """Return the button with which somebody joins a season."""
    return _buttons(season, words, "join")[0]


def _buttons(season: Season, words: Words, *names: str) -> list[ui.Item[Any]]:
    styles = {"join": discord.ButtonStyle.success, "ready": discord.ButtonStyle.success}
    return [
        PressButton(
            Press(NO_TABLE, season.id, f"season-{name.partition('-')[0]}"),
            words(f"button-season-{name}", stage=season.stage),
            styles.get(name, discord.ButtonStyle.secondary),
        )
        for name in names
    ]
