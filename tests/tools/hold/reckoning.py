"""What came of it where people played through mishaps: nothing is lost, nothing is doubled."""

from __future__ import annotations

import re
from collections import Counter

from tests.tools.hold.pace import Pace, quantile
from tests.tools.hold.rooms import Venue, plain


def reckon(part: str, house: Venue, pace: Pace, log: str, doubled: int = 0) -> dict[str, int]:
    """Print what people were told and how long they waited, and see that all is well.

    That many boards may have come twice. Raises Lost; returns what `nothing_lost` does.
    """
    counted = nothing_lost(house, pace)
    waited = [each for room in house.rooms for each in room.waited]
    doubles = house.doubles()
    print(
        f"{part}: {counted['tables']} games, {counted['saved']} answers saved, "
        f"{counted['acknowledged']} acknowledged, none lost, none twice\n"
        f"{part}: told: {dict(house.told())}\n"
        f"{part}: posted twice: {len(doubles)} of {len(house.posts)} boards; acknowledged after "
        f"{quantile(waited, 0.5) * 1000:.0f} ms (p50), {quantile(waited, 0.99) * 1000:.0f} ms (p99)",
        flush=True,
    )
    pace.holds(len(doubles) <= doubled, f"posted twice: {doubles[:5]}")
    calm_log(log, pace)
    return counted


def calm_log(log: str, pace: Pace) -> None:
    """Raise Lost if a bot has logged an error or a traceback."""
    found = re.findall(r"^Traceback.*|.* ERROR .*", log, re.MULTILINE)
    pace.holds(not found, f"the log is not calm: {found[:3]} {log[-1500:]}")


def nothing_lost(hall: Venue, pace: Pace) -> dict[str, int]:
    """See that every acknowledged move is saved, none twice, and that every log can be replayed.

    Raises Lost; returns how many moves were saved and acknowledged.
    """
    saved = hall.book.all_moves()
    acknowledged = 0
    for room in hall.rooms:
        for table_id, sent in room.sent.items():
            made = {n: plain(move) for n, seat, move in saved.get(table_id, []) if seat >= 0}
            where = f"table {table_id} ({room.game})"
            for number, move in sent.acknowledged.items():
                lost = f"{where}: {number} {move} is lost: {made.get(number)} {[*room.trail]}"
                pace.holds(made.get(number) == move, f"{lost} {sent}")
            typed = Counter(
                move for number, move in made.items() if move not in sent.pressed.get(number, ())
            )
            pace.holds(typed <= sent.typed, f"{where}: saved, but never sent: {typed - sent.typed}")
            every = Counter(made.values())
            gone = sent.typed_and_acknowledged - every
            pace.holds(not gone, f"{where}: typed, acknowledged, and lost: {gone} {[*room.trail]}")
            acknowledged += len(sent.acknowledged) + sent.typed_and_acknowledged.total()
    return {
        "saved": sum(seat >= 0 for rows in saved.values() for _, seat, _ in rows),
        "acknowledged": acknowledged,
        "tables": len(saved),
    }
