"""A season, the people in it, and the games that they are to play."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from bot.store.values import Pace

SeasonKind = Literal["season", "evening"]
SeasonStage = Literal["joining", "running", "over", "called-off"]
FixtureStage = Literal["planned", "open", "decided", "void"]
LAST: Final = 99
"""The place of somebody who hasn't played a game themselves: below all others, and worth nothing."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server, or an evening; the messages about it are in one channel.

    Attributes:
        number: How many seasons of this series there are, with this one.
        most: The most games at once for each person; in an evening, how many rounds there are.
        due: When the bot looks at it next.
        previous_id: The season that it follows.
        stale: Whether the standing message is out of date.
        message_id: The message that stays current; None before it's posted.
        check_id: The message of the ready check.
        winners_id: The message about the winners.
    """

    id: int
    guild_id: int
    channel_id: int
    kind: SeasonKind
    number: int
    game: str
    seats: int
    pace: Pace
    weeks: int
    most: int
    rated: bool
    language: str
    stage: SeasonStage
    starts: datetime
    ends: datetime
    due: datetime | None = None
    previous_id: int | None = None
    stale: bool = True
    message_id: int | None = None
    check_id: int | None = None
    winners_id: int | None = None

    @property
    def active(self) -> bool:
        """Whether people can join it, or are playing."""
        return self.stage in ("joining", "running")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in a season, known by a number of their own.

    Attributes:
        entry: Their number, which stays when the person is forgotten.
        user_id: The person; None if they were forgotten.
        division: Their division from 0, the highest; None before the draw, and while a latecomer waits.
        points: Their rating when they were given a division.
        left: When they left; None while they play.
        void: Whether they left before half of their games, so that none of these count.
        instead_of: The entrant whose place a latecomer has taken.
        place: Their place at the end of the season.
        away_seconds: For how many seconds their clocks have rested, or will, because they are away.
        away_until: How long their clocks rest now; None if they were never away in this season.
    """

    season_id: int
    entry: int
    user_id: int | None
    name: str
    joined: datetime
    ready: bool = False
    division: int | None = None
    points: int = 0
    left: datetime | None = None
    void: bool = False
    instead_of: int | None = None
    place: int | None = None
    away_seconds: int = 0
    away_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game that is to be played.

    Attributes:
        round: The round of an evening, from 1; 0 in a season.
        entries: Who plays, by seat.
        absent: Who would have played, but has left: they come last.
        places: The places of those in `entries`, once it's decided; `LAST` for whoever hasn't stayed in it.
        table_id: The table that was, or is to be, opened for it.
    """

    season_id: int
    number: int
    division: int
    round: int
    stage: FixtureStage
    entries: tuple[int, ...]
    absent: tuple[int, ...] = ()
    places: tuple[int, ...] | None = None
    table_id: int | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody whose game it is, with those who have left."""
        return *self.entries, *self.absent
