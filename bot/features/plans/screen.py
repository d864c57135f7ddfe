"""A person's plan for their next turn, in private: what it has, how to add to it, and why it was dropped."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.features.hints.screen import named
from bot.features.plans.plans import MAX_CHOICES, MAX_THEN, ahead, planner
from bot.features.plans.store import Choice, Plan
from bot.messages.emojis import Emojis
from bot.messages.names import with_readable_names
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen, rows_of
from bot.panels import Viewpoint, panels_of
from bot.panels.viewpoint import PANEL, PLAY, ControlRows
from bot.screens.board import history, shortened
from bot.tables.clocks import question_of
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from render import Words

LED: Final = "/"
"""Separates the moves with which a planned turn begins from what is chosen next, in a custom id."""


News = Callable[[Viewpoint], str]
"""What has become of a plan, as its owner may see the game."""


@dataclass(frozen=True)
class Planning(Viewpoint):
    """A person's next turn as if it began now, after the moves `led`; its controls make a plan of it."""

    led: tuple[str, ...] = ()

    def press(self, action: str, argument: str) -> Press:
        """Return the press of a control that plans instead of playing."""
        chosen = LED.join((*self.led, argument))
        return Press(self.play.id, self.play.number, f"plan-{action}", chosen)

    def confirm(self, notation: str | None) -> PressButton:
        """Return the button that adds a turn to the plan, disabled if it is None."""
        label, style = self.words("button-plan-add"), discord.ButtonStyle.success
        return self.button(PLAY, notation or "-", label, style, disabled=notation is None)


def adding(planning: Planning, plan: Plan, argument: str) -> Screen:
    """Return the game's own panel for one more choice, or for the one that is to be the last."""
    opened, words = panels_of(planning.play.game).panel(planning, argument), planning.words
    number = len(plan.choices) + 1
    key = "plan-adding" if number <= MAX_CHOICES else "plan-ordering"
    title = words(key, number=number, most=MAX_CHOICES)
    rows = [*opened.rows, *_way_back(planning, plan)]
    return replace(opened, text=f"{title}\n{opened.text}", rows=rows)


def hand(planning: Planning, plan: Plan) -> Screen:
    """Return the person's hand, with controls for the turns it would allow."""
    panels = panels_of(planning.play.game)
    rows = [*panels.hand_rows(planning), *_way_back(planning, plan)]
    return Screen(picture=planning.hand(), text=panels.reminder(planning), rows=rows)


def overview(table: Table, planning: Planning, plan: Plan) -> Screen:
    """Return what a plan has, in order, and what can be changed."""
    words = planning.texts
    lines = [words("plan-title"), *_numbered(table, planning, plan), words("plan-how")]
    more = "more" if len(plan.choices) < MAX_CHOICES else "order"
    buttons = [
        _control(planning, PANEL, "", f"button-plan-{more}"),
        _control(planning, "withdraw", "", "button-plan-withdraw"),
    ]
    return Screen(text="\n".join(lines), rows=[[*buttons], *_later(planning, plan)])


def why_dropped(table: Table, viewpoint: Viewpoint, plan: Plan) -> str:
    """Return why a plan was not played; in the turn that it was for, in the game's own words."""
    words = viewpoint.texts
    if plan.dropped[0] in ("passed", "undone"):
        return words(f"plan-{plan.dropped[0]}")
    now = question_of(table) == (viewpoint.reader, plan.turn)
    lines = [words("plan-dropped")]
    for number, (choice, why) in enumerate(zip(plan.choices, plan.dropped, strict=False), start=1):
        move = choice[-1].move
        reason = words(f"plan-{why}")
        if now and why == "gone" and viewpoint.offers(move) is None:
            reason = panels_of(table.game).why_gone(viewpoint, move) or reason
        lines.append(
            words("plan-choice-why", number=number, move=_typed(viewpoint, choice), why=reason)
        )
    return "\n".join(lines)


def played(table: Table, viewpoint: Viewpoint, since: int) -> str:
    """Return what the bot has played of a plan since a position."""
    now = len(table.match.moves) if table.match else 0
    lines = history(viewpoint, max(0, now - (len(table.log) - since)))
    return f"{viewpoint.words('plan-played')}\n{shortened(lines)}"


def came_to(
    table: Table, user_id: int, news: News, words: Words, emojis: Mapping[str, Emojis]
) -> Screen:
    """Return what has become of a person's plan, and the way to the next one."""
    play = with_readable_names(table, words).play
    viewpoint = Viewpoint(play, table.seat_of(user_id), words, emojis)
    return Screen(text=news(viewpoint), rows=way_to_plan(table, user_id, words))


def way_to_plan(table: Table, user_id: int, words: Words) -> ControlRows:
    """Return the button that opens a person's plan, if they may make one now."""
    try:
        planner(table, user_id)
    except Refusal:
        return []
    press = Press(table.id, table.number, "ahead")
    return [[PressButton(press, words("button-plan"))]]


def _numbered(table: Table, planning: Planning, plan: Plan) -> Iterator[str]:
    """Yield a line for each choice, which says whether it is possible at the moment."""
    for number, choice in enumerate(plan.choices, start=1):
        label = _named(table, planning, choice)
        key = "plan-choice" if label else "plan-choice-gone"
        yield planning.texts(key, number=number, move=label or _typed(planning, choice))


def _named(table: Table, planning: Planning, choice: Choice) -> str:
    """Return the moves of a choice in words; empty if they aren't possible at the moment."""
    labels, led = list[str](), tuple[str, ...]()
    for step in choice:
        try:
            there = replace(planning, play=ahead(table, planning.reader or 0, led))
        except Refusal:
            return ""
        move = there.offers(step.move)
        if move is None:
            return ""
        labels.append(named(there, there.view, move))
        led = (*led, step.move)
    return " → ".join(labels)


def _typed(viewpoint: Viewpoint, choice: Choice) -> str:
    """Return the commands of a choice."""
    return viewpoint.words.joined([f"`{viewpoint.typed(step.move)}`" for step in choice], "comma")


def _later(planning: Planning, plan: Plan) -> list[list[ui.Item[Any]] | str]:
    """Return what is answered to later questions of the turn, and buttons to choose that."""
    game, words, view = planning.play.game, planning.words, planning.view
    offered = panels_of(game).later_answers(planning)
    if not offered and not plan.then:
        return []
    labels = {str(move): planning.look.label(move, view, words) for move in offered}
    chosen = [labels.get(move, move) for move in plan.then]
    text = words(f"{game}-plan-later", count=len(chosen), answers=words.joined(chosen, "comma"))
    buttons = []
    for move in offered if len(plan.then) < MAX_THEN else ():
        buttons.append(planning.button("then", str(move), labels[str(move)]))
        buttons[-1].item.emoji = planning.emoji(planning.look.piece(move, view))
    if plan.then:
        buttons.append(_control(planning, "then", "", "button-plan-clear"))
    return [text, *rows_of(buttons)]


def _way_back(planning: Planning, plan: Plan) -> ControlRows:
    """Return the button that leads back to the plan, if it has anything yet."""
    if not plan.choices:
        return []
    press = Press(planning.play.id, planning.play.number, "ahead")
    return [[PressButton(press, planning.words("button-plan-back"))]]


def _control(planning: Planning, action: str, argument: str, label: str) -> PressButton:
    return planning.button(action, argument, planning.words(label))
