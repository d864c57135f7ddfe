"""What can be done beside playing: looking back, undo, resigning, calling off, the language."""

from __future__ import annotations

import json

import discord

from bot.press import Press, PressButton
from bot.screens import board
from bot.screens.screen import Screen
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.story import since_last_round
from bot.tables.table import Table
from bot.visit import Visit
from rules import DEALER
from rules.record import Record, record_json


async def menu(visit: Visit, table: Table) -> None:
    """Show the private menu behind More."""
    words = visit.words
    seat = table.seat_of(visit.user_id)
    buttons = [_button(visit, table, "history"), _button(visit, table, "rules")]
    if seat is not None and table.stage == "playing" and not table.players[seat].resigned:
        buttons.append(_button(visit, table, "undo"))
        buttons.append(_button(visit, table, "resign"))
    if table.stage == "playing" and (visit.user_id == table.host_id or visit.moderates):
        buttons.append(_button(visit, table, "end"))
    await visit.show(Screen(text=words("more-text", link=table.link()), rows=[list(buttons)]))


async def history(visit: Visit, table: Table) -> None:
    """Show the last round, as this person may know it."""
    if table.match is None:
        raise Refusal("refused-not-started", link=table.link())
    lines = board.history(visit.ask(table), since_last_round(table))
    title = visit.words("history-title")
    await visit.tell(
        board.shortened([f"### {title}", *lines] if lines else [visit.words("history-none")])
    )


async def undo(visit: Visit, table_id: int) -> None:
    """Take back the last answers while nothing was revealed since."""
    before = await visit.facet.room.get(table_id)
    await visit.facet.room.change(table_id, lambda table: changes.undo(table, visit.user_id))
    await visit.acknowledge(before, visit.words("undo-done"))
    await visit.facet.display.show(table_id, visit.interaction)


async def ask_to_resign(visit: Visit, table: Table) -> None:
    """Ask once more before giving up."""
    visit.seated(table)
    await _sure(visit, table, "resigned", "resign-sure")


async def resign(visit: Visit, table_id: int) -> None:
    """Give up: a computer plays on, or the game ends."""
    room = visit.facet.room
    before = await room.get(table_id)
    await room.change(table_id, lambda table: changes.resign(table, visit.user_id, room.rng))
    await visit.acknowledge(before, visit.words("resign-done"))
    await visit.facet.display.show(table_id, visit.interaction)


async def ask_to_end(visit: Visit, table: Table) -> None:
    """Ask once more before the game is called off."""
    changes.call_off(table, visit.user_id, moderator=visit.moderates)
    await _sure(visit, table, "ended", "end-sure")


async def end(visit: Visit, table_id: int, answer: str = "end-done") -> None:
    """Call the game off, and answer with this text."""
    before = await visit.facet.room.get(table_id)
    moderator = visit.moderates
    await visit.facet.room.change(
        table_id, lambda table: changes.call_off(table, visit.user_id, moderator=moderator)
    )
    await visit.acknowledge(before, visit.words(answer))
    await visit.facet.display.show(table_id, visit.interaction)


async def show(visit: Visit, table: Table) -> None:
    """Post the table anew, where its message was lost or is far up."""
    await visit.say("show-done")
    await visit.facet.display.show(table.id, visit.interaction, anew=True)


async def speak(visit: Visit, table: Table, language: str) -> None:
    """Let the table speak another language, from its next message on."""
    moderator = visit.moderates
    await visit.facet.room.change(
        table.id, lambda here: changes.speak(here, visit.user_id, language, moderator=moderator)
    )
    await visit.say("language-done", language=visit.words(f"language-{language}"))
    await visit.facet.display.show(table.id, visit.interaction)


async def export(visit: Visit, table: Table) -> None:
    """Send the record, as this person may see it; whole once the game is over."""
    table = await visit.facet.room.whole(table.id)
    if table.match is None or table.setup is None:
        raise Refusal("refused-not-started", link=table.link())
    reader = table.seat_of(visit.user_id) if table.stage == "playing" else DEALER
    kept = Record(table.rules, len(table.players), table.options, dict(table.setup))
    record = record_json(kept, table.match, reader)
    content = json.dumps(record, ensure_ascii=False, indent=1).encode()
    await visit.show(Screen(text=visit.words("export-done"), attachment=("record.json", content)))


async def _sure(visit: Visit, table: Table, action: str, question: str) -> None:
    yes = PressButton(
        Press(table.id, table.number, action),
        visit.words(f"button-{action}"),
        discord.ButtonStyle.danger,
    )
    await visit.show(Screen(text=visit.words(question), rows=[[yes]]))


def _button(visit: Visit, table: Table, action: str) -> PressButton:
    return PressButton(Press(table.id, table.number, action), visit.words(f"button-{action}"))
