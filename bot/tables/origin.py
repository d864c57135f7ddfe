"""How a table came about, and what follows from that."""

from enum import Enum
from typing import Literal

from bot.store.values import TableRecord

CountsAs = Literal["rated", "season", "daily"]


class Origin(Enum):
    """How a table came about; of two that a damaged row may claim, the first one here holds."""

    FIXTURE = "a game of a season"
    FOUND = "found for people from the queue"
    DAILY = "the deal of a day"
    CHALLENGE = "a challenge"
    LESSON = "a tutorial"
    CONTINUATION = "a game that goes on from a position of another"
    REMATCH = "a rematch"
    BY_HAND = "opened by a person"

    @classmethod
    def of(cls, table: TableRecord) -> "Origin":
        """Return how a table came about."""
        claims = {
            cls.FIXTURE: bool(table.season_id),
            cls.FOUND: table.kept_until is not None,
            cls.DAILY: table.sealed is not None and bool(table.sealed.day),
            cls.CHALLENGE: table.sealed is not None and bool(table.sealed.challenge),
            cls.LESSON: bool(table.lesson),
            cls.CONTINUATION: table.begins is not None,
            cls.REMATCH: table.rematch,
            cls.BY_HAND: True,
        }
        return next(origin for origin, claimed in claims.items() if claimed)

    @property
    def by_bot(self) -> bool:
        """Whether the bot opened it for certain people: it has a seat for each of them, and no other."""
        return self in (Origin.FIXTURE, Origin.FOUND)

    @property
    def refusal(self) -> str:
        """The key of the text that says why its lobby can't be changed; empty if it can."""
        return {Origin.FIXTURE: "refused-fixture", Origin.FOUND: "refused-found"}.get(self, "")

    @property
    def starts_itself(self) -> Literal["accepted", "cut", "on-time"]:
        """What starts it without a person: that all have accepted, that all have cut, or only the time set."""
        if self in (Origin.FOUND, Origin.REMATCH):
            return "accepted"
        return "cut" if self is Origin.FIXTURE else "on-time"

    @property
    def binds(self) -> bool:
        """Whether it binds its people before they move: they can't leave it, nor start it, nor call it off."""
        return self is Origin.FIXTURE

    @property
    def may_be_rated(self) -> bool:
        """Whether it is rated if its people agree to that."""
        return self not in (Origin.CHALLENGE, Origin.LESSON, Origin.CONTINUATION)

    @property
    def has_results(self) -> bool:
        """Whether it says something of its people: not where others played the beginning, nor where they know the deal."""
        return self not in (Origin.CHALLENGE, Origin.CONTINUATION)

    @property
    def counts_as(self) -> CountsAs:
        """For what its result counts, as texts say it; "rated" only if it is."""
        if self is Origin.FIXTURE:
            return "season"
        return "daily" if self is Origin.DAILY else "rated"
