"""What can go wrong with the database."""

from __future__ import annotations


class ChannelTaken(Exception):
    """The channel already has an open table."""


class TableChanged(Exception):
    """The table is no longer at the revision this change was made for."""


class NotSaved(Exception):
    """The database could not be used in time, or at all; nothing was changed.

    Where a server was lost in the middle of a commit, that is `unknown`: the table is then among
    the unfinished ones, once the server is back.
    """

    def __init__(self, reason: str = "", *, unknown: bool = False) -> None:
        self.unknown = unknown
        super().__init__(reason)


class DatabaseUnusable(Exception):
    """The database cannot be opened, read and written; trying again does not help."""


class DatabaseBusy(DatabaseUnusable):
    """Another process holds the file; a little later it may be free."""


class DatabaseAway(DatabaseUnusable):
    """The server is out of reach; a little later it may be there."""


class DatabaseTooNew(DatabaseUnusable):
    """The database was written by a newer version of the bot."""
