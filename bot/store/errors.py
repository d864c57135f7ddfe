"""The errors of the database."""


class ChannelTaken(Exception):
    """The channel already has an open table."""


class IdTaken(Exception):
    """A table of this id is there already: another process has opened it."""


class TableChanged(Exception):
    """The table is no longer at the revision this change was made for."""


class NotSaved(Exception):
    """The database couldn't be used in time, or at all; nothing was changed.

    If the connection to a server broke during a commit, or the disk failed at it, that is `unknown`;
    the table is then among the unfinished ones.
    """

    def __init__(self, reason: str = "", *, unknown: bool = False) -> None:
        self.unknown = unknown
        super().__init__(reason)


class DatabaseUnusable(Exception):
    """The database can't be opened, read and written; trying again doesn't help."""


class DatabaseBusy(DatabaseUnusable):
    """Another process has locked the file; trying again later may help."""


class BackupUnderWay(DatabaseBusy):
    """Another process is making a backup."""

    def __init__(self) -> None:
        super().__init__("another process is making a backup")


class DatabaseAway(DatabaseUnusable):
    """The server can't be reached; trying again later may help."""


class DatabaseTooNew(DatabaseUnusable):
    """The database was written by a newer version of the bot."""


def reason_of(error: Exception) -> str:
    """Return what is wrong, as hosts read it: of the system's errors without their number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
