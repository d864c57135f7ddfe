"""A game looked at turn by turn, in private: a position, what led to it, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.messages.arguments import ReplayStop
from bot.messages.press import PressButton, PressSelect
from bot.messages.screen import PictureFile, Screen
from bot.panels import Viewpoint
from bot.panels.viewpoint import MAX_LABEL_LENGTH, MAX_OPTIONS, ControlRows, line_of_list
from bot.screens.board import shortened
from bot.screens.hints import named
from bot.tables.imported import RECORD_DAYS
from bot.tables.replay import Replay

STOPS_PER_PAGE: Final = MAX_OPTIONS - 2
"""How many stops are listed where there are more than a list can hold: a line before them and one
after lead to their neighbours."""


def screen(
    viewpoint: Viewpoint,
    replay: Replay,
    stop: int,
    points: Sequence[int] = (),
    *,
    review: bool = False,
) -> Screen:
    """Return a stop of a game, as the viewpoint's reader may see it.

    Args:
        points: turns worth a look, five at most: each has a button.
        review: whether there is a way to the reader's review.
    """
    scene, words = replay.scene(stop), viewpoint.words
    return Screen(
        caption=shortened([_title(viewpoint, replay, stop), *_story(viewpoint, replay, stop)]),
        picture=PictureFile(viewpoint.look.picture(scene), viewpoint.look.alt(scene, words)),
        rows=[
            _steps(viewpoint, replay, stop),
            [_turns(viewpoint, replay, stop)],
            *_points(viewpoint, points),
            *_ways(viewpoint, replay, stop, review=review),
        ],
    )


def _title(viewpoint: Viewpoint, replay: Replay, stop: int) -> str:
    words = viewpoint.words
    game = words(f"{viewpoint.play.game}-name")
    if not stop:
        return words("replay-beginning", game=game, turns=replay.last)
    return words("replay-turn", game=game, turn=stop, turns=replay.last)


def _story(viewpoint: Viewpoint, replay: Replay, stop: int) -> Iterator[str]:
    """Yield what happened in the turn before a stop, and at the end how it came out."""
    words, play, look = viewpoint.texts, viewpoint.play, viewpoint.look
    told = viewpoint.bold_names
    if not stop:
        yield words("replay-seats", names=words.listed(told))
    yield from look.summary(replay.events(stop), told, viewpoint.reader, words)
    if stop == replay.last and play.stage == "finished":
        end = replace(replay.scene(stop), names=told)
        yield "### " + look.reckoning(end, words)
        yield from look.standings(end, words)
    if replay.imported and not stop:
        yield words("replay-imported", days=RECORD_DAYS)
    if stop == replay.last and play.stage == "called-off" and not replay.imported:
        yield words("table-called-off", game=words(f"{play.game}-name"))
    if not replay.open:
        yield words("replay-goes-on")


def _steps(viewpoint: Viewpoint, replay: Replay, stop: int) -> list[ui.Item[Any]]:
    """Return the buttons that lead one way or the other, each as wide as it is long."""
    words, last = viewpoint.words, replay.last
    ways = [
        ("first", 0, stop == 0),
        ("back", max(0, stop - 1), stop == 0),
        ("next", min(last, stop + 1), stop == last),
        ("last", last, stop == last),
    ]
    buttons: list[ui.Item[Any]] = [
        _go(viewpoint, ReplayStop(to, way), words(f"button-replay-{way}"), disabled=disabled)
        for way, to, disabled in ways
    ]
    own = replay.next_own(stop)
    if own is not None:
        buttons.append(_go(viewpoint, ReplayStop(own, "own"), words("button-replay-own")))
    return buttons


def _turns(viewpoint: Viewpoint, replay: Replay, stop: int) -> PressSelect:
    """Return the list of stops around this one, with the way to those before and after them."""
    words, every = viewpoint.words, range(replay.last + 1)
    listed = every
    if len(every) > MAX_OPTIONS:
        first = stop // STOPS_PER_PAGE * STOPS_PER_PAGE
        listed = every[first : first + STOPS_PER_PAGE]
    lines = [
        line_of_list(_line(viewpoint, replay, each), str(each), chosen=each == stop)
        for each in listed
    ]
    if listed.start > 0:
        before = every[max(0, listed.start - STOPS_PER_PAGE) : listed.start]
        lines.insert(0, _page(viewpoint, before, before.stop - 1))
    if listed.stop <= replay.last:
        after = every[listed.stop : listed.stop + STOPS_PER_PAGE]
        lines.append(_page(viewpoint, after, after.start))
    # A client lets nobody choose again what was chosen last, as long as the list is the same one.
    press = viewpoint.press("replay", str(ReplayStop(stop, "list")))
    return PressSelect(press, words("replay-choose"), lines)


def _line(viewpoint: Viewpoint, replay: Replay, stop: int) -> str:
    """Return a turn as a line of the list: whose it was, and how it began."""
    words = viewpoint.words
    if not stop:
        return words("replay-line-beginning")
    view, move = replay.first_of(stop)
    name = viewpoint.play.names[replay.seats[stop - 1]]
    short = name if len(name) <= MAX_LABEL_LENGTH // 2 else name[: MAX_LABEL_LENGTH // 2 - 1] + "…"
    return words("replay-line", turn=stop, name=short, move=named(viewpoint, view, move))


def _page(viewpoint: Viewpoint, stops: range, to: int) -> discord.SelectOption:
    label = viewpoint.words("replay-page", first=stops.start, last=stops.stop - 1)
    return line_of_list(label, str(to))


def _points(viewpoint: Viewpoint, points: Sequence[int]) -> list[Sequence[ui.Item[Any]] | str]:
    """Return the turns worth a look, and what they are."""
    words = viewpoint.words
    buttons = [
        _go(viewpoint, ReplayStop(turn, "point"), words("button-replay-point", turn=turn))
        for turn in points
    ]
    return [words("replay-points"), buttons] if buttons else []


def _ways(viewpoint: Viewpoint, replay: Replay, stop: int, *, review: bool) -> ControlRows:
    """Return what can be made of a game that goes on no more."""
    if not replay.open:
        return []
    words = viewpoint.words
    buttons = [viewpoint.button("film", str(stop), words("button-film"))]
    if replay.position(stop).decision is not None:
        buttons.append(viewpoint.button("play-on", str(stop), words("button-play-on")))
    if review:
        buttons.append(viewpoint.button("review", "", words("button-review")))
    return [list(buttons)]


def _go(
    viewpoint: Viewpoint, stop: ReplayStop, label: str, *, disabled: bool = False
) -> PressButton:
    return viewpoint.button("replay", str(stop), label, disabled=disabled)
