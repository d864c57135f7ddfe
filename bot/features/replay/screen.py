"""A stop of a replay, in private: the position, the turn before it, and the controls."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.features.hints.screen import named
from bot.features.replay.replay import Replay
from bot.features.replay.review import why_not_reviewed
from bot.features.replay.store import RECORD_DAYS
from bot.messages.arguments import Argument
from bot.messages.names import short_name
from bot.messages.press import Press, PressButton, PressSelect
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.panels.viewpoint import MAX_LABEL_LENGTH, MAX_OPTIONS, ControlRows, line_of_list
from bot.screens.board import shortened
from bot.tables.table import Table
from render import Words

STOPS_PER_PAGE: Final = MAX_OPTIONS - 2
"""How many stops a list shows if there are too many for one: it needs two lines for the neighbouring
pages."""


@dataclass(frozen=True, slots=True)
class ReplayStop(Argument):
    """The stop that a replay shows, the way there, and the stop chosen from its list."""

    stop: int | None = None
    way: str = ""
    chosen: int | None = None


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
        points: the turning points, at most five, which have buttons.
        review: whether to show the button for the reader's review.
    """
    scene = replay.scene(stop)
    if points and scene.history:  # the finish marks the last of them on its chart
        scene = replace(scene, decisive=(points[-1], replay.seats[points[-1] - 1]))
    return Screen(
        caption=shortened([_title(viewpoint, replay, stop), *_story(viewpoint, replay, stop)]),
        picture=viewpoint.picture(scene),
        rows=[
            _steps(viewpoint, replay, stop),
            [_turns(viewpoint, replay, stop)],
            *_points(viewpoint, replay, points),
            *_ways(viewpoint, replay, stop, review=review),
        ],
    )


def lasting_buttons(table: Table, words: Words) -> list[PressButton]:
    """Return the buttons of a finished game that show it again, and its review if it can have one."""
    actions = ["replay"] if why_not_reviewed(table) else ["replay", "review"]
    return [
        PressButton(Press(table.id, table.number, action), words(f"button-{action}"))
        for action in actions
    ]


def _title(viewpoint: Viewpoint, replay: Replay, stop: int) -> str:
    words = viewpoint.words
    game = words(f"{viewpoint.play.game}-name")
    if not stop:
        return words("replay-beginning", game=game, turns=replay.last)
    return words("replay-turn", game=game, turn=stop, turns=replay.last)


def _story(viewpoint: Viewpoint, replay: Replay, stop: int) -> Iterator[str]:
    """Yield what happened in the turn before a stop, and the result at the end."""
    words, play, look = viewpoint.texts, viewpoint.play, viewpoint.look
    bold_names = viewpoint.bold_names
    if not stop:
        yield words("replay-seats", names=words.listed(bold_names))
    yield from look.summary(replay.events(stop), bold_names, viewpoint.reader, words)
    if stop == replay.last and play.stage == "finished":
        end = replace(replay.scene(stop), names=bold_names)
        yield "### " + look.reckoning(end, words)
        yield from look.standings(end, words)
    if replay.imported and not stop:
        yield words("replay-imported", days=RECORD_DAYS)
    if stop == replay.last and play.stage == "called-off" and not replay.imported:
        yield words("table-called-off", game=words(f"{play.game}-name"))
    if not replay.open:
        yield words("replay-as-seen" if play.over else "replay-goes-on")


def _steps(viewpoint: Viewpoint, replay: Replay, stop: int) -> list[ui.Item[Any]]:
    """Return the buttons to the first, previous, next and last stop, and to the reader's next turn."""
    words, last = viewpoint.words, replay.last
    ways = [
        ("first", 0, stop == 0),
        ("back", max(0, stop - 1), stop == 0),
        ("next", min(last, stop + 1), stop == last),
        ("last", last, stop == last),
    ]
    buttons: list[ui.Item[Any]] = [
        _go(
            viewpoint, replay, ReplayStop(to, way), words(f"button-replay-{way}"), disabled=disabled
        )
        for way, to, disabled in ways
    ]
    if replay.reader in replay.seats:
        own = replay.next_own(stop)
        to = ReplayStop(stop if own is None else own, "own")
        buttons.append(_go(viewpoint, replay, to, words("button-replay-own"), disabled=own is None))
    return buttons


def _turns(viewpoint: Viewpoint, replay: Replay, stop: int) -> PressSelect:
    """Return the list of stops around this one, with lines for the pages before and after."""
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
    # While a list has the same id, a client can't make the same choice again: the id has the stop.
    press = viewpoint.press(_action(replay), str(ReplayStop(stop, "list")))
    return PressSelect(press, words("replay-choose"), lines)


def _line(viewpoint: Viewpoint, replay: Replay, stop: int) -> str:
    """Return the line of a turn: its player and its first move."""
    words = viewpoint.words
    if not stop:
        return words("replay-line-beginning")
    view, move = replay.first_of(stop)
    name = short_name(viewpoint.play.names[replay.seats[stop - 1]], MAX_LABEL_LENGTH // 2)
    return words("replay-line", turn=stop, name=name, move=named(viewpoint, view, move))


def _page(viewpoint: Viewpoint, stops: range, to: int) -> discord.SelectOption:
    label = viewpoint.words("replay-page", first=stops.start, last=stops.stop - 1)
    return line_of_list(label, str(to))


def _points(
    viewpoint: Viewpoint, replay: Replay, points: Sequence[int]
) -> list[Sequence[ui.Item[Any]] | str]:
    """Return the buttons for the turning points."""
    words = viewpoint.words
    buttons = [
        _go(viewpoint, replay, ReplayStop(turn, "point"), words("button-replay-point", turn=turn))
        for turn in points
    ]
    return [words("replay-points"), buttons] if buttons else []


def _ways(viewpoint: Viewpoint, replay: Replay, stop: int, *, review: bool) -> ControlRows:
    """Return the buttons that a finished game has: GIF, continue, review, and what its reader saw."""
    if not replay.play.over:
        return []
    words = viewpoint.words
    buttons = [viewpoint.button("film", str(stop), words("button-film"))]
    if replay.position(replay.before_own(stop)).decision is not None:
        buttons.append(viewpoint.button("play-on", str(stop), words("button-play-on")))
    if review:
        buttons.append(viewpoint.button("review", "", words("button-review")))
    if replay.hid:
        other = "replay" if replay.as_seen else "replay-seen"
        label = words("button-replay-open" if replay.as_seen else "button-replay-seen")
        buttons.append(viewpoint.button(other, str(ReplayStop(stop, "eyes")), label))
    return [list(buttons)]


def _action(replay: Replay) -> str:
    """Return the action that shows another stop of a replay with the same eyes."""
    return "replay-seen" if replay.as_seen else "replay"


def _go(
    viewpoint: Viewpoint, replay: Replay, stop: ReplayStop, label: str, *, disabled: bool = False
) -> PressButton:
    return viewpoint.button(_action(replay), str(stop), label, disabled=disabled)
