"""The shortest way through the panels to a move: found in the panels themselves, then pressed for real."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import discord

from bot.i18n.lexicon import words_in
from bot.messages.press import THEN, Press
from bot.messages.screen import Screen
from bot.panels import Viewpoint, panels_of
from bot.panels.viewpoint import PANEL, PLAY
from bot.tables.table import Table
from bot.testing.people import Seen
from rules import verb_of
from rules.turns import asks_for_turn, begins_turn
from tests.bot.server import Server, answered, components, text

LIST_PRESSES = 2
"""A list is opened, then something is chosen from it."""


@dataclass(frozen=True)
class Control:
    """A button, or a line of a list with its `value`, that can be pressed."""

    custom_id: str
    value: str = ""

    @property
    def press(self) -> Press:
        """What it sends."""
        press = Press.read(f"{self.custom_id.partition(':')[2][2:]}{self.value}")
        assert press is not None
        return press

    @property
    def presses(self) -> int:
        """How many presses it takes."""
        return LIST_PRESSES if self.custom_id.startswith("facet:s:") else 1


@dataclass
class Turn:
    """A turn as somebody made it: its kind, and what it took."""

    kind: str
    presses: int = 0
    words: int = 0
    answers: int = 0
    panels: int = 0
    """How often a panel was opened below a board."""


@dataclass
class Shortest:
    """A game that these people play in a channel, each move by the shortest way."""

    server: Server
    people: Sequence[str]
    turns: list[Turn] = field(default_factory=list)
    _panel: Seen | None = None
    """The private panel in which a turn continues."""

    async def play(self) -> None:
        """Let people play to the end as their game's quick player would."""
        for _ in count():
            table = await self.server.table()
            if table.asked is None:
                return
            moves = rest_of_turn(table)
            if not self.turns or begins_turn(table.rules, moves[0]):
                self.turns.append(Turn(""))
            await self._make(table, moves)

    async def _make(self, table: Table, moves: Sequence[str]) -> None:
        """Make the first of these moves, or more at once, by the shortest way from the panel that is open, or else from the board."""
        turn, person = self.turns[-1], self.server.person(self.people[table.asked or 0])
        message = self._panel or await self.server.newest()
        turn.panels += self._panel is None
        read = set(text(message).splitlines()) if self._panel else set[str]()
        for control in way_to(table, controls(message), moves):
            values = [control.value] if control.value else []
            result = await person.select(message, values, custom_id=control.custom_id)
            turn.presses += control.presses
            if control.press.action == PANEL:
                message = answered(result)
                lines = [line for line in text(message).splitlines() if line not in read]
                turn.words += sum(len(line.split()) for line in lines)
                read.update(lines)
        after = await self.server.table()
        made = [it for it in after.log[table.number :] if it.seat == table.asked]
        assert made, f"{moves[0]} was not played"
        turn.answers += len(made)
        turn.kind = " ".join([*turn.kind.split(), *(verb_of(it.move) for it in made)])
        newest = next(self.server.seen(self.people[table.asked or 0]))
        stays = newest.ephemeral and after.asked == table.asked
        self._panel = newest if stays else None


def rest_of_turn(table: Table) -> list[str]:
    """Return the quick player's answers until somebody else is asked; it exchanges only what brings something."""
    moves: list[str] = []
    position = table.position.seen_by(table.asked)
    while position.decision is not None and position.decision.seat == table.asked:
        if moves and asks_for_turn(table.rules, position):
            break
        move = table.rules.quick(position)
        scores = {str(it): position.after(it).scores() for it in position.decision.moves}
        moves.append("stop" if scores.get("stop") == scores[str(move)] else str(move))
        position = position.after(
            next(it for it in position.decision.moves if str(it) == moves[-1])
        )
    return moves


def way_to(table: Table, there: Iterable[Control], moves: Sequence[str]) -> list[Control]:
    """Return the controls that lead from those that are there to all of these moves, or to as many as one press plays, with the fewest presses."""
    viewpoint = Viewpoint(table.play, table.asked, words_in("en"))
    begun = [THEN.join(moves[:number]) for number in range(1, len(moves) + 1)]
    ways = deque([[control] for control in there])
    reached: set[str] = set()
    best: dict[str, list[Control]] = {}
    while ways:
        way = ways.popleft()
        press = way[-1].press
        if press.action == PLAY and press.argument in begun:
            best.setdefault(press.argument, way)
        elif press.action == PANEL and (press.argument not in reached):
            reached.add(press.argument)
            screen = panels_of(table.game).panel(viewpoint, press.argument)
            ways.extend([*way, control] for control in _offered(screen))
            ways = deque(sorted(ways, key=_presses))
    assert best, f"nothing leads to {moves[0]}"
    return best[max(best, key=len)]


def _presses(way: Iterable[Control]) -> int:
    return sum(control.presses for control in way)


def controls(message: Seen) -> list[Control]:
    """Return what can be pressed on a message."""
    return [control for part in components(message) for control in _of(part)]


def _offered(screen: Screen) -> list[Control]:
    rows = (row for row in screen.rows if not isinstance(row, str))
    parts: Iterator[Any] = (
        it.item if isinstance(it, discord.ui.DynamicItem) else it for row in rows for it in row
    )
    return [control for part in parts for control in _of(part.to_component_dict())]


def _of(part: Any) -> list[Control]:
    custom_id = str(part.get("custom_id", ""))
    if not custom_id or part.get("disabled"):
        return []
    if custom_id.startswith("facet:s:"):
        return [Control(custom_id, option["value"]) for option in part["options"]]
    return [Control(custom_id)] if custom_id.startswith("facet:b:") else []


def summary(turns: Sequence[Turn]) -> str:
    """Return the mean numbers of presses and of words for each kind of turn, and for all."""
    kinds = Counter(turn.kind for turn in turns)
    lines = []
    for kind in (*sorted(kinds), ""):
        these = [turn for turn in turns if kind in ("", turn.kind)]
        presses, words = mean(these), sum(turn.words for turn in these) / len(these)
        lines.append(
            f"{kind or 'all':<24} {len(these):>4} turns {presses:5.2f} presses {words:6.1f} words"
        )
    return "\n".join(lines)


def mean(turns: Sequence[Turn]) -> float:
    """Return the mean number of presses of these turns."""
    return sum(turn.presses for turn in turns) / len(turns)
