"""Replays every open table, to check whether its game can be continued."""

from dataclasses import dataclass

from bot.host.threads import in_thread
from bot.store import NotSaved, Store
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class TableCheck:
    """How many tables are open, and a line for each that can't be read, or can't be played on."""

    count: int
    unreadable: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()

    @property
    def playable(self) -> int:
        """How many tables can be played on."""
        return self.count - len(self.unreadable) - len(self.damaged)

    def __str__(self) -> str:
        """Say how many are open, and whether they can be played on."""
        if not self.count:
            return "no table is open"
        if self.playable == self.count:
            return f"open tables: {self.count}, all of them can be played on"
        return f"open tables: {self.count}, but only {self.playable} of them can be played on"


async def check_tables(store: Store) -> TableCheck:
    """Replay every open table, one after another in a thread; raise NotSaved."""
    unreadable, damaged = [], []
    ids = await store.lookup.open_tables()
    for table_id in ids:
        try:
            record = await store.load(table_id)
            table = await in_thread(Table.of, record) if record else None
        except NotSaved:
            raise
        except Exception as error:  # noqa: BLE001 - report any fault, and check the other tables too
            unreadable.append(f"table {table_id} cannot be read: {type(error).__name__}: {error}")
            continue
        if table is not None and table.unreadable:
            cells = ", ".join(f"{column}: {value!r}" for column, value in table.unreadable.items())
            unreadable.append(f"table {table_id} cannot be read: {cells:.200}")
        elif table is not None and table.damage:
            server = f" of server {table.guild_id}" if table.guild_id else ""
            where = f"in channel {table.channel_id}{server}"
            damaged.append(f"table {table_id} {where} cannot be played on: {table.damage}")
    return TableCheck(len(ids), tuple(unreadable), tuple(damaged))
