"""The lines and buttons of a board for clocks, absences, and offers of seats."""

from collections.abc import Collection, Iterator
from typing import Any, get_args

from discord import ui
from discord.utils import format_dt

from bot.messages.names import bold, person
from bot.messages.screen import rows_of
from bot.panels import Viewpoint
from bot.panels.viewpoint import ControlRows
from bot.store.values import ChosenDeputy, Clock, Offer
from bot.tables import clocks
from bot.tables.table import Table
from render import Words
from rules import has_secrets


def around(
    table: Table, viewpoint: Viewpoint, question: str, pinged: Collection[int]
) -> tuple[str, ControlRows]:
    """Return a question with the lines around it, and rows with their controls."""
    words = viewpoint.words
    lines, buttons = [question], []
    if table.clock is not None:
        lines += _time(viewpoint, table.clock, table.pace)
        lines += _banks(table, viewpoint)
        if table.clock.late:
            buttons += _late(table, viewpoint)
    if table.offer is not None:
        lines.insert(0, _offered(viewpoint, table.offer, pinged))
        taker = str(table.offer.user_id)
        buttons.append(viewpoint.button("agree", taker, words("button-agree")))
        buttons.append(viewpoint.button("decline", "", words("button-decline")))
    if table.still_to_agree:
        ends = words.listed(bold(it.name) for it in table.players if it.wants_to_end)
        asked = words.listed(person(it.user_id, it.name, pinged) for it in table.still_to_agree)
        lines.insert(0, words("board-ends", names=ends, asked=asked))
        buttons.append(viewpoint.button("ended", "", words("button-agree-to-end")))
    seats = list(enumerate(table.players))
    deputized = [viewpoint.bold_names[seat] for seat, it in seats if it.deputized]
    if table.finishing:
        lines.append(words("refused-finishing"))
    elif deputized:
        lines.append(words("board-deputies", names=words.listed(deputized)))
    if any(it.deputy for it in table.players) and not table.finishing:
        buttons.append(viewpoint.button("back-again", "", words("button-back-again")))
    return "\n".join(lines), rows_of(buttons)


def _time(viewpoint: Viewpoint, clock: Clock, pace: str) -> Iterator[str]:
    """Yield the deadline of the person to move, and until when they are away.

    Discord shows times in each reader's time zone.
    """
    words, name = viewpoint.words, viewpoint.bold_names[clock.seat]
    if clock.late:
        return
    if clock.away:
        until = format_dt(clock.starts_at, "f")
        yield words("board-away", name=name, until=until, pace=pace)
    if clock.deadline is not None:
        yield words("board-until", until=format_dt(clock.deadline, "R"))


def _banks(table: Table, viewpoint: Viewpoint) -> Iterator[str]:
    """Yield the line with what each person has in their bank, as the turn began."""
    words = viewpoint.words
    banks = [
        words("board-bank", name=viewpoint.bold_names[seat], time=duration(seconds, words))
        for seat, seconds in clocks.banks(table).items()
    ]
    if banks:
        yield words("board-banks", banks=words.joined(banks, "dot"))


def duration(seconds: int, words: Words) -> str:
    """Return a duration in its two largest units, down to minutes."""
    minutes = max(1, round(seconds / 60))
    days, hours = divmod(minutes // 60, 24)
    units = (("d", days), ("h", hours), ("m", minutes % 60))
    parts = [words("cover-pace", count=count, unit=unit) for unit, count in units if count]
    if len(parts) == 1:
        return parts[0]
    return words("board-duration", first=parts[0], second=parts[1])


def _late(table: Table, viewpoint: Viewpoint) -> list[ui.Item[Any]]:
    """Return the buttons for what the others may do about a late player."""
    words = viewpoint.words
    ways: list[ui.Item[Any]] = [
        viewpoint.button("deputy", how, words(f"button-deputy-{how}"))
        for how in get_args(ChosenDeputy)
    ]
    seat = table.asked
    if seat is not None and not table.counts and not has_secrets(table.position, seat):
        ways.append(viewpoint.button("sit-in", "", words("button-sit-in")))
    return ways


def _offered(viewpoint: Viewpoint, offer: Offer, pinged: Collection[int]) -> str:
    """Return the line on the offer of a seat, or on the request for one."""
    key = "board-asked-for" if offer.asked_for else "board-offered"
    seat = viewpoint.bold_names[offer.seat]
    return viewpoint.words(key, name=person(offer.user_id, offer.name, pinged), seat=seat)
