"""Tables to save, and a look at what is saved."""

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.features.catalogue import FEATURES
from bot.features.daily.store import Daily, DailyTry
from bot.host.settings import is_server
from bot.store import Store
from bot.store.columns import CellValue, all_columns
from bot.store.postgres import whole as server
from bot.store.sqlite import whole as file
from bot.tables import changes, lobby, starting
from bot.tables.table import Table

ADA, BO, CY = (812_000_000_000_000_000 + number for number in (1, 2, 3))
"""Three people, with ids that nothing else has, so that they can be looked for."""
IDS = itertools.count(1)
LOBBY = Table(0, 1, 2, "splendor", ADA, {"target": 15}, "en", seating="joined")


def begun(ada: str = "Ada") -> Table:
    """Return a table at which Ada, by whatever name, is to move first against Bo."""
    table = lobby.join(lobby.join(LOBBY, ADA, ada), BO, "Bo")
    return starting.start(table, ADA, Random(1))


def played(table: Table, gems: str = "wbg") -> Table:
    """Return a table at which Ada has taken gems."""
    return changes.play(table, ADA, 0, f"take:{gems}", Random(1))


async def put(store: Store, table: Table) -> Table:
    """Save a new table under an id of its own."""
    number = next(IDS)
    table = replace(table, id=number)
    await store.create(table)
    return table


async def put_apart(store: Store, table: Table) -> Table:
    """Save a new table in a channel of its own."""
    number = next(IDS)
    table = replace(table, id=number, channel_id=1000 + number)
    await store.create(table)
    return table


async def save_try(store: Store, begun: DailyTry) -> None:
    """Save a try at a day's deal at a table that is there already."""
    await store.engine.write_all(*await store.of(Daily).begins(begun))


async def read(store: Store, table_id: int) -> Table:
    """Return a table as it is saved."""
    kept = await store.load(table_id)
    assert kept is not None
    return Table.of(kept)


async def every_row(address: Path | str) -> dict[str, list[list[CellValue]]]:
    """Return every row of every table of a database."""
    reading = server.reading(str(address)) if is_server(address) else file.reading(Path(address))
    async with reading as database:
        return {
            table.name: [row async for rows in database.rows(table) for row in rows]
            for table in all_columns(FEATURES)
        }
