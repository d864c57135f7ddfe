"""How 12 Seekers asks: one private panel leads through a turn of many small answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.panels.panels import PANEL, Ask, Rows, Topic
from bot.panels.plain import PlainPanels, answers
from bot.panels.seekers import seek
from bot.screens.screen import Screen
from render import Words
from render.seekers.explaining import explain_order, explain_seeker, explain_sheet, sheet_choice
from render.seekers.previews import placements, quota, received
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS


class SeekersPanels(PlainPanels):
    """See `bot.panels.panels.Panels`."""

    def rows(self, ask: Ask) -> Rows:
        """Return the button that opens the panel, for whichever question is open."""
        begins = ask.decision.about in ("valid", "seek")
        label = ask.words("seekers-button-turn" if begins else "button-choose")
        return [[ask.button(PANEL, "", label)]]

    def panel(self, ask: Ask, said: str) -> Screen:
        """Return the open question; for a seeker first whom, then from where."""
        view, words = ask.view, ask.texts
        lines = [ask.look.ask(view, ask.table.names, ask.reader, words)]
        if ask.decision.about == "seek":
            text, rows = seek.asked(ask, said)
            lines += [line for line in (quota(view, ask.decision.seat, words), *text) if line]
        else:
            lying = _lying(ask)
            lines += [words("seekers-would-lie", way=way, row=row) for way, row in lying.items()]
            moves = [move for move in ask.decision.moves if not lying or move.what in lying]
            rows = answers(ask, moves, page=said)
        if self._begun(ask):
            rows = [*rows, [ask.button("back", "", ask.words("button-back"))]]
        return Screen(text="\n".join(lines), rows=rows)

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401 - positions of this game
        """Return whether the turn, or a patron's declaring, is still the same one."""
        begins = after.decision.about in ("valid", "seek") and before.decision.about != "valid"
        return not begins and before.stage == after.stage

    def topics(self, words: Words, ask: Ask | None = None) -> Sequence[Topic]:
        """Return the sheet in force and the seekers on the field; an example, words, all sheets."""
        topics: list[Topic] = []
        seekers: Iterable[str] = SEEKERS_BY_ID
        if ask:
            sheet = (
                f"{explain_sheet(ask.view.sheet, words)}\n{explain_order(ask.view.order, words)}"
            )
            topics.append(Topic("sheet", words("seekers-topic-sheet"), sheet))
            seekers = dict.fromkeys(ask.view.field)
        field = "\n".join(explain_seeker(name, words) for name in seekers)
        field = field or words("seekers-no-seekers-left")
        return (
            *topics,
            Topic("seekers", words("seekers-topic-seekers"), field),
            Topic("example", words("button-topic-example"), words("seekers-example")),
            Topic("words", words("button-topic-words"), words("seekers-glossary")),
            *(
                Topic(
                    f"sheet-{sheet}",
                    sheet_choice(sheet, words),
                    explain_sheet(sheet, words),
                    listed=True,
                )
                for sheet in SHEETS
            ),
        )

    def _begun(self, ask: Ask) -> bool:
        """Return whether the one asked has answered in this turn, and can go back."""
        match = ask.table.match
        if match is None or not match.moves:
            return False
        before = match.positions[-2]
        asked = before.decision is not None and before.decision.seat == ask.reader
        return asked and self.midway(before, match.position)


PANELS: Final = SeekersPanels()


def _lying(ask: Ask) -> Mapping[str, str]:
    """Return each row that can come of laying gems out, under one way that leads to it.

    A single gem reversed lies as it lay. Where another question is open, there are none.
    """
    match ask.decision.about:
        case "place":
            rows = placements(ask.view)
        case "receive":
            rows = received(ask.view, ask.decision.seat)
        case _:
            return {}
    ways = {row: way for way, row in reversed(list(rows.items()))}
    return {way: row for way, row in rows.items() if ways[row] == way}
