"""What can go wrong with the database."""

from __future__ import annotations


class ChannelTaken(Exception):
    """The channel already has an open table."""


class TableChanged(Exception):
    """The table is no longer at the revision this change was made for."""


class NotSaved(Exception):
    """The database could not be written in time, or at all; nothing was changed."""


class DatabaseUnusable(Exception):
    """The file cannot be opened as a database that can be read and written."""


class DatabaseBusy(DatabaseUnusable):
    """Another process holds the file; a little later it may be free."""


class DatabaseTooNew(DatabaseUnusable):
    """The file was written by a newer version of the bot."""
