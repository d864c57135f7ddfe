"""Two channels of different servers play one game: the codes that invite a channel, and who votes for which side.

Each channel has a table of its own with the same moves. Nobody can look into both seats: a person votes
at the table of the two at which they have pressed something first.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import GOING, insert, named, upsert
from bot.tables.table import Table

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What codes consist of: no two of them look alike, and each has five bits."""
CODE_LENGTH: Final = 12
_SIDE: Final = "side"
"""What digests of people are for who vote at one of two tables."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The code with which another channel joins a lobby, and how both vote."""

    table_id: int
    code: str
    seconds: int
    enough: int


@dataclass(frozen=True, slots=True)
class Side:
    """At which of the two tables of a game a person votes; `who` is a keyed digest of their id."""

    game_id: int
    who: str
    table_id: int


INVITATIONS: Final = columns("vote_invitations", Invitation, of_table=True)
SIDES: Final = columns("vote_sides", Side, keys=2, of_table=True)
_INVITATION: Final = columns_of(Invitation)
_SAVE: Final = upsert("vote_invitations", _INVITATION)
_GET: Final = f"SELECT {named(_INVITATION)} FROM vote_invitations WHERE code = $1"
_GIVE_BACK: Final = f"{insert('vote_invitations', _INVITATION)} ON CONFLICT DO NOTHING"
_TAKE: Final = "DELETE FROM vote_invitations WHERE code = $1 RETURNING table_id"
_JOIN: Final = """INSERT INTO vote_sides (game_id, who, table_id) VALUES ($1, $2, $3)
    ON CONFLICT (game_id, who) DO NOTHING"""
_AT: Final = "SELECT table_id FROM vote_sides WHERE game_id = $1 AND who = $2"
_OF: Final = "SELECT table_id FROM vote_sides WHERE who = $1 ORDER BY table_id"
_PAIRED: Final = f"""SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE s.elsewhere <> 0 AND t.{GOING} ORDER BY t.id"""
_OVER: Final = "WHERE table_id NOT IN (SELECT id FROM tables t WHERE t.{0})"


class Sides(Repository):
    """Keeps invitations, and who votes for which side."""

    async def invite(self, invitation: Invitation) -> None:
        """Save an invitation in place of the lobby's last one."""
        await self._engine.write(_SAVE, *cells_of(invitation))

    async def invited(self, code: str) -> Invitation | None:
        """Return the invitation with a code, if nobody has used it."""
        row = await self._engine.first(_GET, code)
        return value_of(Invitation, row) if row else None

    async def take(self, code: str) -> bool:
        """Use up a code; False if somebody else has."""
        return bool(await self._engine.write(_TAKE, code))

    async def give_back(self, invitation: Invitation) -> None:
        """Make a code that was taken valid again, unless the lobby has a new one."""
        await self._engine.write(_GIVE_BACK, *cells_of(invitation))

    async def join(self, table: Table, user_id: int) -> bool:
        """Let a person vote at this table of two; False if they do at the other one already."""
        who = await self._store.digests.of(_SIDE, user_id)
        game_id = min(table.id, table.elsewhere or table.id)
        await self._engine.write(_JOIN, game_id, who, table.id)
        return await self._engine.value(_AT, game_id, who) == table.id

    async def of(self, user_id: int) -> list[int]:
        """Return the tables of two at which a person votes."""
        return await self._engine.ids(_OF, await self._store.digests.of(_SIDE, user_id))

    async def paired(self) -> list[int]:
        """Return the tables in play whose game is played in another channel, too."""
        return await self._engine.ids(_PAIRED)

    async def tidy(self) -> None:
        """Delete the invitations to tables that have begun, and the sides of games that are over."""
        lobbies = f"{GOING} AND stage = 'lobby'"
        await self._engine.write(f"DELETE FROM vote_invitations {_OVER.format(lobbies)}")
        await self._engine.write(f"DELETE FROM vote_sides {_OVER.format(GOING)}")


def new_code() -> str:
    """Return a code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """Return a code as it is stored, however it was typed."""
    return "".join(it for it in typed.upper() if it in LETTERS)


async def tidy(store: Store) -> None:
    """Delete what no game needs any more; raise NotSaved."""
    await store.of(Sides).tidy()
