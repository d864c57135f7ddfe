"""What the trainer says: the judgement of an answer, what a person misses, and how to get turning points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.computers.contract import Reason
from bot.features.hints.screen import named, percent, reason_lines
from bot.features.puzzles.asked import Asking, shown
from bot.features.puzzles.puzzle import ASKED
from bot.features.trainer.misses import LEAST, Misses
from bot.features.trainer.store import BOXES, OwnPoint
from bot.messages.arguments import Argument
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen
from render import LOOKS, Words
from render.misses import ThemeShare, draw
from render.sheet import Heading


@dataclass(frozen=True, slots=True)
class ThemeOf(Argument):
    """A theme of a game's positions."""

    game: str
    theme: str


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a point as it was before.

    `box` is the point's box now, None if the answer didn't count. `reasons` speak for the better move; they
    are None if they couldn't be worked out.
    """

    own: OwnPoint
    notation: str
    right: bool
    box: int | None
    reasons: Sequence[Reason] | None


def answer(asking: Asking, answered: Answered) -> Screen:
    """Return the judgement of an answer: the better move, why, and the point's box."""
    words, point = asking.texts, answered.own.point
    better, chosen, played = (
        named(asking, asking.view, asking.offers(it))
        for it in (point.better, answered.notation, point.played)
    )
    key = "as-good" if answered.right else "wrong"
    if answered.notation == point.better:
        key = "right"
    elif answered.notation == point.played:
        key = "same"
    lines = [
        words(f"trainer-{key}", better=better, chosen=chosen),
        words("puzzle-marked"),
        words("trainer-played", played=played, chance=percent(point.chance)),
        words(
            "review-better-second-look" if point.second_look else "review-better",
            better=better,
            hoped=percent(point.better_chance),
        ),
        *_why(asking, answered.reasons),
        _box(words, answered),
    ]
    marked = replace(asking.scene, best=asking.offers(point.better))
    rows = [_ways(asking.words, Press(asking.named.table, asking.named.number, "trainer"))]
    return shown(asking, "\n".join(lines), rows, asking.picture(marked), asked=False)


def _why(asking: Asking, reasons: Sequence[Reason] | None) -> list[str]:
    """Return why the better move is better, a line for each reason."""
    words = asking.texts
    if reasons is None:
        return [words("refused-reasons")]
    return [f"- {line}" for line in reason_lines(asking, reasons) or [words("why-nothing")]]


def nothing(words: Words, games: Sequence[str]) -> Screen:
    """Return how to get turning points of these games, which can be reviewed, and puzzles until then."""
    text = words("trainer-no-game")
    if games:
        listed = words.listed(words(f"{game}-name") for game in games)
        text = words("trainer-nothing", games=listed)
    return Screen(text=text, rows=[[*(_puzzle(words, it) for it in games), *_ways(words)]])


def missed(words: Words, misses: Misses, *, has_points: bool) -> Screen:
    """Return what a person misses, or how many answers are missing to say so.

    `has_points` is whether the trainer can ask them turning points of their own.
    """
    rows = [[*_more(words, misses, has_points=has_points), *_other_games(words, misses)]]
    game = words(f"{misses.game}-name")
    title = words("misses-title", game=game)
    if misses.count < LEAST:
        missing = LEAST - misses.count
        few = words("misses-few", game=game, count=misses.count, least=LEAST, missing=missing)
        return Screen(text=f"{title}\n{few}", rows=rows)
    lines = [words("misses-rests", positions=misses.count), *_verdict(words, misses)]
    return Screen(caption=title, picture=_picture(words, misses), text="\n".join(lines), rows=rows)


def _more(words: Words, misses: Misses, *, has_points: bool) -> Iterator[PressButton]:
    """Yield buttons for an exercise on the weakest theme, for a point, and for a puzzle while more answers are wanted."""
    if exercise := _exercise(words, misses):
        yield exercise
    if has_points:
        yield PressButton(Press(NO_TABLE, None, "trainer"), words("button-trainer"))
    if misses.count < LEAST or not has_points:
        yield _puzzle(words, misses.game)


def _puzzle(words: Words, game: str) -> PressButton:
    """Return a button for a puzzle of a game."""
    press = Press(NO_TABLE, None, "puzzle", game)
    return PressButton(press, words("button-trainer-puzzle", game=words(f"{game}-name")))


def _other_games(words: Words, misses: Misses) -> Iterator[PressButton]:
    """Yield a button for what the person misses in each other game."""
    for game in ASKED:
        if game != misses.game:
            press = Press(NO_TABLE, None, "trainer-misses", game)
            yield PressButton(press, words("button-misses-in", game=words(f"{game}-name")))


def _exercise(words: Words, misses: Misses) -> PressButton | None:
    """Return a button for an exercise on the weakest theme, if there is one: a point of theirs, or a puzzle."""
    if not misses.weakest or not (misses.own or misses.exercise):
        return None
    press = Press(NO_TABLE, misses.exercise, "puzzle")
    if misses.own:
        press = Press(NO_TABLE, None, "trainer", str(ThemeOf(misses.game, misses.weakest)))
    return PressButton(
        press, words("button-exercise", theme=_called(words, misses, misses.weakest))
    )


def _called(words: Words, misses: Misses, theme: str) -> str:
    return words(f"{misses.game}-theme-{theme}")


def _verdict(words: Words, misses: Misses) -> Iterator[str]:
    """Yield which theme they miss, or that none stands out, and what to do."""
    if not misses.weakest:
        yield words("misses-none")
        yield words("misses-more")
        return
    weak, others = misses.tallies[misses.weakest], misses.others
    yield words(
        "misses-weakest",
        theme=_called(words, misses, misses.weakest),
        found=weak.found,
        of=weak.answers,
        rest=others.found,
        remaining=others.answers,
    )
    yield words("misses-exercise" if _exercise(words, misses) else "misses-more")


def _picture(words: Words, misses: Misses) -> PictureFile:
    themes = tuple(
        ThemeShare(
            _called(words, misses, theme),
            tally.found,
            tally.answers,
            *tally.interval,
            weakest=theme == misses.weakest,
        )
        for theme, tally in misses.tallies.items()
    )
    game = words(f"{misses.game}-name")
    line = words("misses-line", game=game, positions=misses.count)
    decor = LOOKS[misses.game].decor
    heading = Heading(words("button-misses"), line, decor, words.language)
    shares = words.joined(
        (words("misses-alt-theme", theme=it.name, found=it.found, of=it.answers) for it in themes),
        "comma",
    )
    alt = words("misses-alt", game=game, themes=shares)
    return PictureFile(draw(heading, themes, words("misses-legend")), alt)


def _box(words: Words, answered: Answered) -> str:
    if answered.box is None:
        return words("trainer-uncounted")
    key = "trainer-box-up" if answered.right else "trainer-box-first"
    return words(key, box=answered.box + 1, boxes=BOXES)


def _ways(words: Words, more: Press | None = None) -> list[PressButton]:
    """Return buttons for another point, if there may be one, and for what the person misses."""
    ways = [PressButton(more, words("button-trainer"))] if more else []
    press = Press(NO_TABLE, None, "trainer-misses")
    return [*ways, PressButton(press, words("button-misses"))]
