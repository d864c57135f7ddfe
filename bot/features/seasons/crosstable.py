"""The crosstable of a division: the rows of its picture, and the same in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.features.seasons.divisions import movers
from bot.features.seasons.progress import Progress
from bot.features.seasons.standings import Line, scores
from bot.features.seasons.values import LAST, Fixture
from bot.messages.names import bold, escaped, told_apart
from render import Words
from render.crosstable import PLACES, Cell, Crosstable, Move, Row

Faces = Mapping[int, Image.Image]
"""People's pictures, RGBA, by id."""
NO_FACES: Final[Faces] = MappingProxyType({})
MAX_ROWS: Final = 24
"""How many people of a division the picture shows."""
TOLD: Final[tuple[str, ...]] = ("places", "won", "shared", "lost", "bye", "playing", "", "void")
"""The cells in the order in which words have them."""


def division_lines(
    progress: Progress, number: int, words: Words, own: int | None = None
) -> Iterator[str]:
    """Yield two lines for each person that the picture shows: how they stand, and their games.

    Those of `own`, an entry, come first if the picture has no room for them.
    """
    lines = progress.lines(number)
    for line in (*(it for it in lines[MAX_ROWS:] if it.entry == own), *lines[:MAX_ROWS]):
        yield words(
            "season-line",
            place=line.place if progress.has_results(number) else 0,
            name=bold(name_of(progress, line.entry, words)),
            score=points(line.points),
            games=line.played,
            move=move(progress, number, line) or "none",
        )
        if cells := results(progress, line.entry, words):
            yield f"-# {cells}"


def results(
    progress: Progress, entry: int, words: Words, shown: Callable[[str], str] = escaped
) -> str:
    """Return an entrant's games in words, as the picture's cells have them.

    For two seats that's whom they have beaten, and so on; for more, their places in turn, and how
    many games are being played or haven't begun. `shown` makes a name fit to be shown.
    """
    larger, cells = progress.season.seats > 2, dict[str, list[str]]()
    for it in progress.fixtures:
        if entry in it.people:
            cell = _cell(progress, it, entry)
            free = progress.is_bye(it) or progress.sat_out(it)
            under = "bye" if free else "places" if cell in PLACES else cell
            others = (
                shown(name_of(progress, other, words)) for other in it.people if other != entry
            )
            cells.setdefault(under, []).extend([cell] if larger else others)
    parts = []
    for kind in (it for it in TOLD if it in cells):
        known = cells[kind]
        counted = larger and kind != "places"
        names = str(len(known)) if counted else words.joined(known, "comma")
        parts.append(words("season-results", cell=kind or "planned", names=names))
    return words.joined(parts, "semicolon")


def name_of(progress: Progress, entry: int, words: Words) -> str:
    """Return the name of an entrant, not escaped."""
    names = _names(progress.people, words("name-forgotten"))
    return names[progress.entrants.index(progress.by_entry[entry])]


@lru_cache(maxsize=8)
def _names(people: tuple[tuple[int | None, str], ...], somebody: str) -> tuple[str, ...]:
    return told_apart(tuple((user_id, name or somebody) for user_id, name in people))


def face_of(progress: Progress, entry: int, faces: Faces) -> Image.Image | None:
    """Return the picture of an entrant; None to do without."""
    user_id = progress.by_entry[entry].user_id
    return None if user_id is None else faces.get(user_id)


def points(worth: Fraction) -> str:
    """Return points as text: halves as fractions, others with two decimals."""
    whole, rest = divmod(worth, 1)
    if rest in (0, Fraction(1, 2)):
        half = "½" if rest else ""
        return f"{whole or ('' if half else 0)}{half}"
    return f"{float(worth):.2f}"


def move(progress: Progress, number: int, line: Line) -> Move:
    """Return what somebody's place means: champion, moving up, in danger, or gone."""
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


def crosstable(
    progress: Progress, number: int, words: Words, faces: Faces = NO_FACES
) -> Crosstable:
    """Return the rows of a division's picture."""
    lines = progress.lines(number)
    order = [it.entry for it in lines]
    fixtures = [it for it in progress.fixtures if it.division == number]
    opponents = progress.season.seats == 2 and progress.season.kind == "season"
    rows = tuple(
        Row(
            line.place if progress.has_results(number) else None,
            name_of(progress, line.entry, words),
            tuple(
                _against(progress, fixtures, line.entry, order)
                if opponents
                else _in_turn(progress, fixtures, line.entry)
            ),
            points(line.points),
            move(progress, number, line),
            face_of(progress, line.entry, faces),
        )
        for line in lines[:MAX_ROWS]
    )
    kind = progress.season.kind
    heading = "" if kind == "evening" else words("season-division", number=number + 1, kind=kind)
    columns = "" if opponents else "round" if kind == "evening" else "game"
    labels = columns and words("season-column", column=columns), words("season-points")
    return Crosstable(heading, rows, opponents, labels, words("season-before"))


def _against(
    progress: Progress, fixtures: Sequence[Fixture], entry: int, order: Sequence[int]
) -> Iterator[Cell]:
    """Yield the cell against each person in a division."""
    met = {other: it for it in fixtures if entry in it.people for other in it.people}
    for other in order:
        yield "self" if other == entry else _cell(progress, met.get(other), entry)


def _in_turn(progress: Progress, fixtures: Sequence[Fixture], entry: int) -> Iterator[Cell]:
    """Yield the cell of each of somebody's tables."""
    for it in fixtures:
        if entry in it.people:
            yield _cell(progress, it, entry)


def _cell(progress: Progress, fixture: Fixture | None, entry: int) -> Cell:
    if fixture is None or fixture.stage == "void":
        return "void"
    if progress.is_bye(fixture):
        return "won" if fixture in progress.free else "void"
    outcome = progress.outcome(fixture)
    if fixture.stage != "decided":
        return "playing" if fixture.number in progress.playing else ""
    if outcome is None or entry not in outcome or min(outcome.values()) == LAST:
        return "void"
    if progress.season.seats > 2:
        return PLACES[sum(other < outcome[entry] for other in outcome.values())]
    worth = scores(outcome)[entry]
    return "won" if worth == 1 else "lost" if worth == 0 else "shared"
