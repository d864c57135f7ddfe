"""A review: chances, accuracy and turning points."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from PIL import Image

from bot.computers.review import Review, TurningPoint
from bot.features.hints.screen import named, percent, reason_lines
from bot.features.replay.replay import Replay
from bot.features.replay.screen import ReplayStop
from bot.messages.press import PressButton
from bot.messages.screen import PictureFile, Screen
from bot.panels import Viewpoint
from render import Words, fonts
from render.look import ALT_LIMIT
from render.review import Course, draw
from rules import Seat

NO_AVATARS: Final[Mapping[Seat, Image.Image]] = MappingProxyType({})

MAX_CHANCES_LISTED: Final = 14
"""The most chances per seat that the alt text lists, including the first and the last."""


def overview(
    viewpoint: Viewpoint,
    replay: Replay,
    review: Review,
    avatars: Mapping[Seat, Image.Image] = NO_AVATARS,
) -> Screen:
    """Return the first page: the chart, each seat's accuracy, and a line for each turning point."""
    words, points = viewpoint.texts, review.turning_points
    game = words(f"{viewpoint.play.game}-name")
    lines = [words("review-points" if points else "review-no-points")]
    lines += [_line(viewpoint, replay, one, number) for number, one in enumerate(points, start=1)]
    lines.append(words("review-note"))
    seats = _accuracies(viewpoint.bold_names, review, words)
    accuracies = words("review-accuracies", seats=seats)
    return Screen(
        caption="\n".join([words("review-title", game=game, turns=replay.last), accuracies]),
        picture=PictureFile(
            draw(_course(viewpoint, replay, review, avatars), viewpoint.look.decor),
            _alt(viewpoint, replay, review),
        ),
        text="\n".join(lines),
        rows=_rows(viewpoint, replay, review, 0),
    )


def point(viewpoint: Viewpoint, replay: Replay, review: Review, number: int) -> Screen:
    """Return the page of a turning point (from 1): its board, the better move, and why."""
    words, one = viewpoint.texts, review.turning_points[number - 1]
    scene, facts = replay.asked_at(one.number), _facts(viewpoint, replay, one)
    title = words(
        "review-point-title",
        game=words(f"{viewpoint.play.game}-name"),
        number=number,
        points=len(review.turning_points),
        turn=replay.turn_of(one.number),
        turns=replay.last,
    )
    lines = [
        words("review-played", **facts),
        words("review-better-second-look" if one.second_look else "review-better", **facts),
        *(f"- {line}" for line in reason_lines(viewpoint, one.reasons) or [words("why-nothing")]),
    ]
    return Screen(
        caption=title,
        picture=viewpoint.picture(scene),
        text="\n".join(lines),
        rows=_rows(viewpoint, replay, review, number),
    )


def not_made(viewpoint: Viewpoint, why: str, *, again: bool = True) -> Screen:
    """Return why there is no review, with a button for the replay, and one to try `again`."""
    words = viewpoint.words
    buttons = [viewpoint.button("review", "", words("button-review"))] if again else []
    return Screen(
        text=why, rows=[[*buttons, viewpoint.button("replay", "0", words("button-replay"))]]
    )


def turns(replay: Replay, review: Review) -> list[int]:
    """Return the turns of the turning points."""
    return [replay.turn_of(one.number) for one in review.turning_points]


def _rows(viewpoint: Viewpoint, replay: Replay, review: Review, page: int) -> list[list[Any]]:
    """Return buttons for the other pages, and for the replay at the turn shown."""
    words, turned = viewpoint.words, turns(replay, review)
    points: list[PressButton] = [
        viewpoint.button(
            "review",
            str(number),
            words("button-review-point", number=number, turn=turn),
            disabled=number == page,
        )
        for number, turn in enumerate(turned, start=1)
    ]
    turn = turned[page - 1] if page else 0
    ways = [
        viewpoint.button("replay", str(ReplayStop(turn, "review")), words("button-review-replay"))
    ]
    if page:
        ways.insert(0, viewpoint.button("review", "", words("button-review-overview")))
    return [points, ways] if points else [ways]


def _whole(review: Review) -> tuple[int | None, ...]:
    """Return each seat's accuracy as a whole number, which is 100 only if no move lost anything."""
    return tuple(None if it is None else percent(it / 100) for it in review.accuracy)


def _accuracies(names: Iterable[str], review: Review, words: Words) -> str:
    """Return each seat's accuracy in words."""
    seats = []
    for name, accuracy in zip(names, _whole(review), strict=True):
        if accuracy is None:
            seats.append(words("review-nothing-at-stake", name=name))
        else:
            seats.append(words("review-accuracy", name=name, accuracy=accuracy))
    return words.joined(seats, "dot")


def _line(viewpoint: Viewpoint, replay: Replay, one: TurningPoint, number: int) -> str:
    return viewpoint.texts(
        "review-point",
        number=number,
        turn=replay.turn_of(one.number),
        **_facts(viewpoint, replay, one),
    )


def _facts(viewpoint: Viewpoint, replay: Replay, one: TurningPoint) -> dict[str, str | int]:
    """Return the variables of a turning point's texts: the player, their move, and the better one."""
    view = replay.asked_at(one.number).view
    moves = {str(move): move for move in view.decision.moves} if view.decision else {}
    return {
        "name": viewpoint.bold_names[one.seat],
        "played": named(viewpoint, view, moves[one.played]),
        "better": named(viewpoint, view, moves[one.better]),
        "chance": percent(one.chance),
        "hoped": percent(one.better_chance),
    }


def _course(
    viewpoint: Viewpoint, replay: Replay, review: Review, avatars: Mapping[Seat, Image.Image]
) -> Course:
    words = viewpoint.words
    return Course(
        viewpoint.play.names,
        review.chances,
        _whole(review),
        tuple((replay.turn_of(one.number), one.seat) for one in review.turning_points),
        words.language,
        title=words("button-review"),
        line=words(
            "review-sheet-line", game=words(f"{viewpoint.play.game}-name"), turns=replay.last
        ),
        feats=replay.feats,
        avatars=avatars,
        legend=(
            words("review-legend-chance"),
            words("review-legend-accuracy"),
            words("review-legend-turns"),
            words("review-legend-points"),
            words("review-legend-gain"),
        ),
    )


def _alt(viewpoint: Viewpoint, replay: Replay, review: Review) -> str:
    """Describe the chart: chances at some turns, turning points, and accuracies."""
    words = viewpoint.words
    every = step(replay.last)
    listed = [*range(0, replay.last, every), replay.last]
    game = words(f"{viewpoint.play.game}-name")
    lines = [words("review-alt", game=game, step=every, turns=replay.last)]
    for seat, name in enumerate(viewpoint.play.names):
        chances = (str(percent(review.chances[stop][seat])) for stop in listed)
        lines.append(words("review-alt-seat", name=name, chances=words.joined(chances, "comma")))
    turned = words.joined(map(str, turns(replay, review)), "comma")
    if turned:
        lines.append(words("review-alt-points", turns=turned))
    seats = _accuracies(viewpoint.play.names, review, words)
    lines.append(words("review-alt-accuracies", seats=seats))
    for seat, name in enumerate(viewpoint.play.names):
        gains = [it for it in replay.feats if it.seat == seat and it.gained]
        if gains:
            listed_gains = (
                words("review-alt-gain", turn=it.turn, points=fonts.signed(it.gained))
                for it in gains
            )
            lines.append(
                words("review-alt-gains", name=name, gains=words.joined(listed_gains, "comma"))
            )
    return words.joined(lines, "sentences")[:ALT_LIMIT]


def step(last: int) -> int:
    """Return the number of turns between two listed chances, a round number."""
    steps: Iterator[int] = (
        many * power
        for power in (1, 10, 100)
        for many in (1, 2, 5)
        if last / (many * power) <= MAX_CHANCES_LISTED - 2
    )
    return next(steps, last)
