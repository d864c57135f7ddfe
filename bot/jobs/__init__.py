"""Scheduled work: due events, the heartbeat, the daily clean-up.

It may import posting, messages, tables and the store.
It never answers a person.
"""

from typing import Protocol


class Job(Protocol):
    """What goes on beside the answers, from the start until the bot closes."""

    def start(self) -> None:
        """Start it."""

    async def close(self) -> None:
        """End it, and wait until it has ended."""
