"""Panels for any game: every legal answer as a button or in a list."""

from __future__ import annotations

from bot.panels.panels import OPTIONS, PANEL, PLAY, Ask, Rows, option
from bot.screens.screen import Screen, rows_of

FEW = 5


class PlainPanels:
    """Few answers stand as buttons under the board, many in a private list."""

    def rows(self, ask: Ask) -> Rows:
        """Return a button an answer, or one that opens the list."""
        moves = ask.decision.moves
        if len(moves) > FEW:
            return [[ask.button(PANEL, "list:0", ask.words("button-choose"))]]
        label, view = ask.look.label, ask.view
        return [[ask.button(PLAY, str(move), label(move, view, ask.words)) for move in moves]]

    def panel(self, ask: Ask, said: str) -> Screen:
        """Return the answers from a number on, a list's length of them."""
        first = int(said.rpartition(":")[2] or 0)
        moves, view = ask.decision.moves, ask.view
        options = [
            option(ask.look.label(move, view, ask.words), str(move))
            for move in moves[first : first + OPTIONS]
        ]
        rows: Rows = [[ask.select(PLAY, "", ask.words("panel-choose"), options)]]
        pages = [
            ask.button(PANEL, f"list:{start}", str(start // OPTIONS + 1), disabled=start == first)
            for start in range(0, len(moves), OPTIONS)
        ]
        if len(pages) > 1:
            rows += rows_of(pages)
        return Screen(text=ask.look.ask(view, ask.table.names, ask.reader, ask.words), rows=rows)

    def hand_rows(self, ask: Ask) -> Rows:  # noqa: ARG002 - see Panels
        """Return none."""
        return []

    def why_not(self, ask: Ask, notation: str) -> str | None:  # noqa: ARG002 - see Panels
        """Return nothing: the list holds all that is legal."""
        return None

    def spelled(self, verb: str, answers: list[str]) -> str:
        """Return the notation of a verb with what a person typed behind it."""
        return f"{verb}:{'='.join(answers)}" if answers else verb
