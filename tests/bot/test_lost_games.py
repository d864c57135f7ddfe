"""A game that binds its people, and whose channel is deleted: it isn't void, and goes on elsewhere."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.features.seasons.store import Seasons
from bot.playground.discord.permissions import Permission
from bot.store.values import Note
from bot.tables import absence, privacy
from bot.tables.refusal import Refusal
from bot.tables.results import results_of
from bot.testing.people import Channel
from tests.bot.days import HOUR, Days
from tests.bot.server import Server, answered, labels, list_id, made, private, text
from tests.bot.test_fair_play import ADA, BO, begun, long, refused
from tests.bot.test_season import PEOPLE, fixtures, go_by, look, move, opened, table_of
from tests.bot.test_season import begun as season_begun

GONE = Note("gone", "")


async def lose_channel(server: Server) -> int:
    """Delete the channel of a rated game, and let the bot learn it; return the table."""
    await server.let_turns_pass()
    table = await server.table()
    server.remove_channel()
    await server.facet.after_change.run(
        (await server.facet.tables.change(table.id, lambda it: it, touching=False)).after
    )
    elsewhere = server.add_channel("elsewhere")
    await server.command("ada", "my tables", elsewhere)
    return table.id


def test_a_game_that_binds_nobody_is_closed() -> None:
    """A rated game in which nobody has moved, or an unrated one; any other sleeps, however often that's noticed."""
    fresh = begun(BO, ADA)
    unmoved = begun(ADA, BO, rated=False)
    assert privacy.without_channel(unmoved).stage == "called-off"
    lost = privacy.without_channel(long(fresh))
    assert (lost.stage, lost.asleep, lost.note, lost.lost) == ("playing", True, GONE, True)
    assert refused(lambda: privacy.without_channel(lost)) == "refused-already-asleep"
    again = absence.wake(lost, ADA, "Ada", 77)
    assert (again.channel_id, again.asleep, again.lost) == (77, False, False)
    with pytest.raises(Refusal):
        absence.wake(absence.fall_asleep(long(fresh)), ADA, "Ada", 77)


def test_a_deleted_channel_saves_nobody_from_losing_to_a_computer() -> None:
    """Whoever doesn't go on within the time that a lost game is kept has resigned; between people it's void."""
    alone = privacy.gone(privacy.without_channel(long(begun(ADA, computers=1))))
    assert next((it.ending, it.place, it.rated) for it in results_of(alone)) == (
        "resigned",
        2,
        True,
    )
    assert privacy.gone(privacy.without_channel(long(begun(ADA, BO)))).stage == "called-off"
    assert privacy.gone(long(begun(ADA, computers=1))).stage == "called-off"


async def test_a_rated_game_goes_on_in_another_channel(game: Server) -> None:
    """Its players find it in their list, go on where all of them can see it, and it's rated as ever."""
    table_id = await lose_channel(game)
    lost = await game.facet.tables.get(table_id)
    assert lost.lost
    elsewhere = game.add_channel("again")
    told = private(await game.command("bo", "my tables", elsewhere))
    assert "its channel no longer exists, so it’s asleep" in told
    assert "closed without a result" not in told
    assert "no sleeping game" in private(await game.command("eve", "table wake", elsewhere))
    assert "The game goes on" in private(await game.command("bo", "table wake", elsewhere))
    table = await game.facet.tables.get(table_id)
    assert (table.channel_id, table.asleep, table.number) == (elsewhere.id, False, lost.number)
    board = await game.newest(elsewhere)
    assert board.mentioned == [table.person_asked]
    assert "has woken the game up" in text(board)
    game.facet.tables.forget()
    again = await game.table(elsewhere)
    assert again.id == table_id
    user_id = again.person_asked
    assert user_id is not None
    quick = str(again.rules.quick(again.position.seen_by(again.asked or 0)))
    await game.facet.tables.change(table_id, made(user_id, quick, Random(1)))
    asked = answered(await game.command("ada", "table resign", elsewhere))
    await game.press("ada", "Yes, resign", asked)
    over = await game.facet.tables.get(table_id)
    assert over.stage == "finished"
    assert all(it.rated for it in results_of(over))


async def test_nobody_goes_on_where_another_cannot_come(game: Server) -> None:
    """Whoever would run out of time in a hidden channel isn't taken there; whoever left the server is."""
    table_id = await lose_channel(game)
    hidden = game.add_channel("hidden", int(Permission.VIEW_CHANNEL))
    game.promote("ada", Permission.ADMINISTRATOR)
    roles, bot_id = game.guild.members, game.discord.world.bot_id
    roles[bot_id] = (*roles[bot_id], *roles[str(game.person("ada").id)])
    said = private(await game.command("ada", "table wake", hidden))
    assert "can’t see this channel" in said
    assert (await game.facet.tables.get(table_id)).lost
    del game.guild.members[str(game.person("bo").id)]
    assert "The game goes on" in private(await game.command("ada", "table wake", hidden))


async def test_a_lost_game_can_be_resigned(game: Server) -> None:
    """From the list of one's tables, though its channel is gone."""
    table_id = await lose_channel(game)
    elsewhere = game.add_channel("again")
    panel = answered(await game.command("ada", "my tables", elsewhere))
    asked = await game.person("ada").select(panel, [str(table_id)], custom_id=list_id(panel))
    assert "Yes, give it up" in labels(answered(asked))
    done = await game.press("ada", "Yes, give it up", answered(asked))
    assert "You’ve resigned." in private(done)
    over = await game.facet.tables.get(table_id)
    assert [it.rated for it in results_of(over)] == [True, True]


@pytest.mark.alone
async def test_a_deleted_thread_voids_no_game_of_a_season(server: Server, days: Days) -> None:
    """The season opens another one, in which the game goes on."""
    season = await season_begun(server, days, PEOPLE[:3])
    game = (await fixtures(server, season))[0]
    table = await move(server, game, 2)
    server.remove_channel(Channel(table.channel_id))
    await move(server, game, 1)
    await server.settle()
    await look(server)
    await go_by(server, days, HOUR)
    again = await table_of(server, game)
    assert again.channel_id != table.channel_id
    assert (again.stage, again.asleep) == ("playing", False)
    assert again.number > table.number
    board = await server.newest(Channel(again.channel_id))
    assert board.mentioned == [again.person_asked]


@pytest.mark.alone
async def test_a_deleted_thread_avoids_no_game_of_a_season(server: Server, days: Days) -> None:
    """One that is deleted while the cards are cut is replaced by another."""
    await opened(server, PEOPLE[:3])
    await go_by(server, days, 6 * 24 * HOUR + HOUR)
    for name in PEOPLE[:3]:
        await server.press(name, "I’m ready")
    await go_by(server, days, 24 * HOUR)
    season = (await server.facet.tables.store.of(Seasons).of_server(server.id))[0]
    game = (await fixtures(server, season))[0]
    table = await table_of(server, game)
    server.remove_channel(Channel(table.channel_id))
    gone = partial(privacy.without_channel)
    assert (await server.facet.tables.change(table.id, gone)).after.stage == "called-off"
    await look(server)
    again = (await fixtures(server, season))[0]
    assert again.stage == "open"
    assert again.table_id != table.id
    assert (await table_of(server, again)).stage == "lobby"
