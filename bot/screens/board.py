"""A game in play, or just over, as the channel sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.utils import format_dt

from bot.i18n.lexicon import words_in
from bot.messages.names import bold, names
from bot.messages.posted_message import CAPTION_PREFIX
from bot.messages.press import Press, PressButton
from bot.messages.screen import MAX_BUTTONS_PER_ROW, MAX_CONTENT_LENGTH, PictureFile, Screen
from bot.panels import Viewpoint, panels_of
from bot.panels.viewpoint import PANEL
from bot.screens import absence
from bot.screens.fair_play import fairness
from bot.tables.recap import events, since_last_turn
from bot.tables.review import why_not_reviewed
from bot.tables.table import Table
from bot.tables.tutorial import learned
from render import Scene, Words
from rules import DEALER

TEXT_LIMIT = 3000
"""The longest story in private; a panel may have 4,000 characters in all."""


def playing(table: Table, viewpoint: Viewpoint, pinged: Collection[int]) -> Screen:
    """Return whose turn it is, what happened, the board, and the controls."""
    words, asked = viewpoint.texts, table.asked
    thinking = table.computer_asked
    rows = [] if thinking else [list(row) for row in panels_of(table.game).rows(viewpoint)]
    always = _always(table, viewpoint)
    if rows and len(rows[-1]) + len(always) <= MAX_BUTTONS_PER_ROW:
        rows[-1] += always
    else:
        rows.append(list(always))
    first = rows[0][0]
    if isinstance(first, PressButton) and first.press and first.press.action == PANEL:
        first.item.style = discord.ButtonStyle.primary  # highlights the panel, but never a move
    told = names(table, asked, pinged)
    question = (
        words("board-thinking", name=told[asked or 0])
        if thinking
        else viewpoint.look.ask(viewpoint.view, told, None, words)
    )
    question, beside = absence.around(table, viewpoint, question, pinged)
    rows += beside
    lesson = ""
    if table.lesson and not thinking:
        lesson = _lesson(table, viewpoint)
        leave = viewpoint.button("leave-tutorial", "", words("button-leave-tutorial"))
        ways = [viewpoint.button("hint", "", words("button-hint")), leave]
        if table.lesson <= len(viewpoint.look.lessons):
            ways.insert(1, viewpoint.button("next-lesson", "", words("button-next-lesson")))
        rows.append([*ways])
    return Screen(
        call=question,
        caption=_story(table, viewpoint, _noted(table, viewpoint), len(question) + len(lesson)),
        text=lesson,
        picture=_picture(viewpoint),
        rows=rows,
        mentions=[*pinged],
    )


def _always(table: Table, viewpoint: Viewpoint) -> list[PressButton]:
    """Return the buttons that every board has."""
    words = viewpoint.words
    buttons = [viewpoint.button("more", "", words("button-more"))]
    if viewpoint.look.hand:
        buttons.insert(0, viewpoint.button("hand", "", words(f"{table.game}-button-hand")))
    if table.computer_asked and not table.reachable:
        # The computer's move may come too late for this interaction to post it.
        buttons.append(viewpoint.button("show", "", words("button-show")))
    return buttons


def finished(table: Table, viewpoint: Viewpoint) -> Screen:
    """Return the last turn, the standings, the final board and the button for a rematch."""
    words, play = viewpoint.texts, viewpoint.play
    told = replace(viewpoint.scene, names=viewpoint.bold_names)
    last = replace(
        viewpoint.scene,
        history=play.scores(),
        finished=table.ended.date() if table.ended else None,
        number=table.id,
    )
    press = Press(table.id, table.number, "rematch")
    rematch = PressButton(press, words("button-rematch"), discord.ButtonStyle.success)
    return Screen(
        caption=_story(
            table,
            viewpoint,
            [
                "### " + viewpoint.look.reckoning(told, words),
                *viewpoint.look.standings(told, words),
                *fairness(table, words),
            ],
        ),
        picture=_picture(viewpoint, last),
        rows=[[rematch, *lasting(table)]],
    )


def lasting(table: Table) -> list[PressButton]:
    """Return the controls that stay on a board when a newer one is posted."""
    if table.stage != "finished":
        return []
    actions = ["replay"] if why_not_reviewed(table) else ["replay", "review"]
    words = words_in(table.language)
    return [
        PressButton(Press(table.id, table.number, action), words(f"button-{action}"))
        for action in actions
    ]


def asleep(table: Table, words: Words) -> Screen:
    """Return the message that a game was put to sleep."""
    people, note = words.listed(bold(name) for name in table.names), table.note
    since = format_dt(table.touched or table.opened, "D")
    game = words(f"{table.game}-name")
    if note is not None and note.what == "put-to-sleep":
        told = words("table-put-to-sleep", game=game, name=bold(note.who), names=people)
        return Screen(caption=told)
    return Screen(caption=words("table-asleep", game=game, since=since, names=people))


def called_off(table: Table, words: Words) -> Screen:
    """Return the message that a game was called off, and by whom."""
    game = words(f"{table.game}-name")
    if table.note is None or table.note.what == "gone":
        return Screen(caption=words("table-called-off", game=game))
    return Screen(caption=words("table-called-off-by", game=game, name=bold(table.note.who)))


def history(viewpoint: Viewpoint, since: int) -> list[str]:
    """Return what happened since a move, one line per turn, as the reader may see it."""
    told = events(viewpoint.play.played, viewpoint.reader, since)
    return viewpoint.look.summary(told, viewpoint.bold_names, viewpoint.reader, viewpoint.texts)


def shortened(lines: Sequence[str], limit: int = TEXT_LIMIT) -> str:
    """Return the last lines that fit, below an ellipsis if lines were dropped."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > limit:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _lesson(table: Table, viewpoint: Viewpoint) -> str:
    """Return the text of a tutorial's lesson."""
    words, lessons = viewpoint.words, viewpoint.look.lessons
    if table.lesson > len(lessons):
        return words("lesson-over", new=words(f"{table.game}-help-new"))
    told = [
        words("lesson-title", lesson=table.lesson, lessons=len(lessons)),
        words(f"{table.game}-lesson-{table.lesson}"),
    ]
    if not learned(table):
        deed = words(f"{table.game}-button-{lessons[table.lesson - 1]}")
        told.append(words("lesson-deed", deed=deed))
    return "\n".join(told)


def _story(table: Table, viewpoint: Viewpoint, last: Iterable[str], beside: int = 0) -> str:
    """Return the title, what happened since the seat's last turn (as much as fits), and `last`."""
    title, last = f"{CAPTION_PREFIX}{_named(table, viewpoint)}", list(last)
    told = history(viewpoint, since_last_turn(viewpoint.play, table.asked))
    if all(entry.seat == DEALER or entry.seat in table.play.computers for entry in table.log):
        told = [*panels_of(table.game).opening(viewpoint), *told]
    room = MAX_CONTENT_LENGTH - beside - sum(len(line) + 1 for line in (title, *last)) - 3
    return "\n".join([title, shortened(told, room), *last] if told else [title, *last])


def _named(table: Table, viewpoint: Viewpoint) -> str:
    """Return the game's name, and whether it continues another game."""
    game = viewpoint.words(f"{table.game}-name")
    if table.begins is None:
        return game
    return viewpoint.words("board-played-on", game=game, turn=table.turns_brought)


def _noted(table: Table, viewpoint: Viewpoint) -> Iterator[str]:
    """Yield what a person did last, if it wasn't a move."""
    note = table.note
    if note is not None:
        yield viewpoint.words(f"note-{note.what}", name=bold(note.who))


def _picture(viewpoint: Viewpoint, scene: Scene[Any] | None = None) -> PictureFile:
    """Return the picture of a scene, by default the current one."""
    scene = scene or viewpoint.scene
    return PictureFile(viewpoint.look.picture(scene), viewpoint.look.alt(scene, viewpoint.words))
