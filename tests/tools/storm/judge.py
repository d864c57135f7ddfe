"""What must be true after every step, and at rest; it knows nothing of the bot's code."""

from __future__ import annotations

from tests.tools.storm.staging import Finding, Storm


class Judge:
    """Looks at the rows, the messages and the answers of a storm, and raises Finding."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm

    def look(self) -> None:
        """Look after a step, whatever is under way."""
        self._one_open_table_a_channel()

    def rest(self) -> None:
        """Look when the weather has been calm for a while, and nothing is under way."""
        self.look()

    def _one_open_table_a_channel(self) -> None:
        query = (
            "SELECT channel_id, count(*) FROM tables"
            " WHERE stage IN ('lobby', 'playing') GROUP BY channel_id HAVING count(*) > 1"
        )
        for channel_id, count in self._storm.rows(query):
            raise Finding(f"channel {channel_id} has {count} open tables")
