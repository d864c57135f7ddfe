"""A restore point before a server is migrated, and the way back if the new version doesn't come up."""

import asyncio
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.host.place import typed
from bot.store.backups import BackupFolder
from bot.store.errors import DatabaseBusy, DatabaseUnusable
from bot.store.postgres.driver import GONE, Address, Connection, ServerError, unusable
from bot.store.postgres.dumping import back_up, check_not_running, restore

log = logging.getLogger(__name__)

_REVISIONS: Final = "SELECT count(*) AS tables, coalesce(sum(revision), 0) AS changes FROM tables"


@dataclass(frozen=True, slots=True)
class ServerUpdate:
    """A migration that a start of the bot has made, and its restore point, if there is one."""

    address: Address
    point: Path | None
    begun_at: int
    """The number of the last migration before it."""
    revisions: tuple[int, int]
    """How many tables there were before the restore point, and how many changes of them."""

    def settle(self) -> None:
        """Keep the migrated database: the new version is up."""

    def put_back(self) -> None:
        """Put the database back as it was before the migration, unless others have used it since.

        Raises DatabaseUnusable.
        """
        dsn = self.address.dsn
        if self.point is None or not asyncio.run(self._is_untouched()):
            log.warning(
                "the update did not come up, and the server stays as it is, because there is no restore point"
                " or another process has used it: %s puts a backup in its place",
                typed("store restore"),
            )
            return
        restore(dsn, self.point, self.point.with_name(f"{self.point.name}.part"))
        self.point.unlink(missing_ok=True)
        log.warning(
            "the update did not come up, so the database is put back as it was, at migration %d:"
            " start the earlier version again",
            self.begun_at,
        )

    async def _is_untouched(self) -> bool:
        try:
            await check_not_running(self.address.dsn, self.address.name)
        except DatabaseBusy:
            return False
        connection = await self.address.connect_first()
        try:
            return await revisions(connection) == self.revisions
        except (*GONE, ServerError) as error:
            raise unusable(error) from error
        finally:
            connection.terminate()


async def revisions(connection: Connection) -> tuple[int, int]:
    """Return what every change of a table changes: their number, and that of their changes."""
    rows = await connection.fetch(_REVISIONS)
    return int(rows[0]["tables"]), int(rows[0]["changes"])


def restore_point(address: str, folder: BackupFolder, number: int) -> Path | None:
    """Dump a database before a migration, or log why not: the migration is one transaction anyway."""
    try:
        with folder.alone():
            point = folder.name(f"before-{number}")
            back_up(address, point)
    except DatabaseBusy:
        return None  # another process of the bot is at it
    except (DatabaseUnusable, OSError) as error:
        log.warning("there is no restore point before migration %d: %s", number, error)
        return None
    return point
