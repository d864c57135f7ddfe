"""When winning a season gives a badge, and where it's shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from bot.features.seasons.badges import earned
from bot.features.seasons.store import Seasons
from bot.tables import changes
from bot.testing.people import Person
from tests.bot.days import Days
from tests.bot.server import Server, private
from tests.bot.test_season import begun, fixtures, look, move


@pytest.mark.parametrize(
    ("played", "badge"),
    [
        ([], 0),
        ([[1, 2], [1, 3], [2, 3]], 0),  # three people
        ([[1, 2], [1, 3], [1, 4]], 1),
        ([[1], [1], [1]], 0),  # nobody but the winner has played
        ([[1, 2], [1, 2], [1, 2], [3, 4]], 0),  # always the same two
        ([[1, 2], [1, 3], [2, 3], [2, 4], [3, 4]], 0),  # two games
        ([[2, 3], [2, 4], [3, 4]], 0),  # others have played, the winner never has
        ([[1, 2, 3], [1, 3, 4], [1, 2, 4]], 1),
    ],
)
def test_a_badge_needs_games_of_several_people(played: Sequence[Sequence[int]], badge: int) -> None:
    """Three games that the winner has played themselves, against three people, of whom there are four in all."""
    assert earned(1, played) == badge


@pytest.mark.alone
async def test_a_badge_is_seen_in_its_server(server: Server, days: Days) -> None:
    """Whoever wins a season of four who play has one there, and nowhere else."""
    season = await begun(server, days)
    games = await fixtures(server, season)
    best, store = games[0].entries[0], server.facet.tables.store
    for game in games:
        table = await move(server, game, 6)
        loser = next(seat for seat, it in enumerate(game.entries) if it != best)
        resigned = partial(changes.given_up, seat=loser)
        await server.facet.after_change.run(
            (await server.facet.tables.change(table.id, resigned)).after
        )
    await look(server)
    winner = next(it for it in await store.of(Seasons).entrants(season.id) if it.entry == best)
    assert winner.place == 1
    assert "champion of 1 season" in private(await server.command(winner.name, "profile"))
    other = Server(server.discord, server.discord.add_guild("Another", []), server.path)
    user_id = server.person(winner.name).id
    other.guild.members[str(user_id)] = ()
    other.people[winner.name] = Person(other.discord, other.guild, user_id)
    theirs = private(await other.command(winner.name, "profile"))
    assert winner.name in theirs
    assert "champion" not in theirs
